; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

module asm ".section .foo,\22dr\22,discard,foosym"
module asm ".globl foosym"
module asm "foosym: .long 4"
@a = global i32 1
