; Data in module assembly.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
module asm ".section .rodata.mine,\22a\22,@progbits"
module asm ".globl table"
module asm ".type table, @object"
module asm "table: .long 1, 2, after - table"
module asm "  .quad f, g+8, table"
module asm "  .long f - ."
module asm "after:"
module asm ".size table, .-table"
module asm ".data"
module asm ".balign 16"
module asm "counter: .quad 0"
module asm ".hidden counter; .globl counter"
module asm ".bss"
module asm "room: .skip 100"
module asm ".globl room; .size room, 100; .type room,@object"
module asm ".weak weakdef"
module asm ".set alias, table+4"
module asm ".globl alias"
module asm ".comm shared,8,8"
@g = global i32 1
@table = external constant i32
define i32 @f() {
  %v = load i32, ptr @table
  ret i32 %v
}
