; ERROR: f changed its binding
module asm ".weak f"
module asm ".globl f"
module asm ".data"
module asm "f: .byte 0"
