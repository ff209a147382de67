; Numbers of symbols would be those of the assembler's table.
; OPTIONS: --target=x86_64-pc-windows-msvc
; ERROR: cannot assemble the number of a symbol
module asm ".section .gfids$y,\22dr\22"
module asm ".symidx f"
declare void @f()
