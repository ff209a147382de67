; What module assembly says of symbols that the module defines.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
module asm ".weak v"
module asm ".hidden f"
module asm ".globl i"
module asm ".weak missing"
module asm ".set second, v"
module asm ".globl second"
module asm ".type second, @object"
@v = weak global i32 1
@p = protected global i32 1
@i = internal global i32 2
@s = external global i32
define void @f() {
  ret void
}
