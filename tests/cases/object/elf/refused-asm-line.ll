; An error in module assembly is reported with its line there.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: unexpected text in expression
module asm ".data"
module asm ".long 1"
module asm ".long 2 3"
