; Calls and addresses of functions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
declare void @ext()
declare hidden void @hid()
declare extern_weak void @weak()
define void @def() { ret void }
define dso_local void @loc() { ret void }
define internal void @int() { ret void }
define void @calls() {
  call void @ext()
  call void @hid()
  call void @def()
  call void @loc()
  call void @int()
  ret void
}
define ptr @a1() { ret ptr @ext }
define ptr @a2() { ret ptr @hid }
define ptr @a3() { ret ptr @def }
define ptr @a4() { ret ptr @loc }
define ptr @a5() { ret ptr @int }
define ptr @a6() { ret ptr @weak }
