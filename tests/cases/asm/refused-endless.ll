; Text that repeats itself beyond what is reasonable is refused at once.
; ERROR: macros nest too deeply: again
module asm ""
module asm ".macro again"
module asm "again"
module asm "again"
module asm ".endm"
module asm "again"
