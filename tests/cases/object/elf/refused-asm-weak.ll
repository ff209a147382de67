; A symbol that the module defines for good cannot become weak.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: f changed its binding
module asm ".weak f"
@f = global i32 1
