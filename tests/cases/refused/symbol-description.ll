; A symbol's description that the object model does not have is refused, not lost.
; ERROR: cannot use the assembled code: the description 0x10 of the symbol _x in module assembly
target triple = "x86_64-apple-macosx11"
module asm ".globl _x"
module asm "_x: nop"
module asm ".desc _x, 16"
