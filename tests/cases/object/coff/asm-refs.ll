; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

module asm ".data"
module asm ".globl tab"
module asm ".balign 8"
module asm "tab: .quad f"
module asm " .quad tab"
module asm " .quad a+4"
module asm " .long f-."
module asm " .rva f"
module asm ".section .foo,\22dr\22"
module asm ".long 7"
module asm "loc: .quad loc"
module asm ".comm cm, 16, 4"
@a = global i64 1
@tab = external global i64
define ptr @f() { ret ptr @tab }
