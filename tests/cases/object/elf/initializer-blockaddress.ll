; The address of a variable next to an indirect branch.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define ptr @f(i32 %x) {
  indirectbr ptr @g, [label %a, label %b]
a:
  ret ptr @g
b:
  ret ptr null
}
@g = global i32 1
