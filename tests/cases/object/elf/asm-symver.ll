; Versions of symbols, as glibc writes them.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
module asm ".symver old_f, f@V1"
module asm ".symver new_f, f@@V2"
module asm ".symver other, other@V3"
module asm ".symver removed, r@@@V4"
module asm ".symver data, data@V1"
@data = global i32 1
declare void @other()
define void @old_f() {
  ret void
}
define void @new_f() {
  call void @other()
  ret void
}
define void @removed() {
  ret void
}
