; Lines are numbered as LLVM numbers them: an empty string is none, a blank within a string is one.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: unexpected text in expression: 3: .byte 2 3
module asm ".data"
module asm ""
module asm ".byte 1\0A\0A.byte 2 3\0A"
