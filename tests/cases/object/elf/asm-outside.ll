; Instructions beside names for what the module defines.
; LLC: x86_64-unknown-linux-gnu
module asm ".symver old_f, f@V1"
module asm ".weak late"
module asm ".set also, late"
module asm ".globl also"
module asm "g: ret"
@late = weak global i32 1
define void @old_f() {
  ret void
}
