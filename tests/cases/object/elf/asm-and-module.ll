; What module assembly with instructions says of the module's symbols, whose definitions come after it, and of its own
; that macros define.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu
module asm "nop"
module asm ".globl v"
module asm ".hidden p"
module asm ".type t, @function"
module asm ".size t, 16"
module asm ".set behind, t+4"
module asm ".globl behind"
module asm "same = t"
module asm ".globl same"
module asm "elsewhere = far + 8"
module asm ".ifdef nothing"
module asm ".weak far"
module asm ".endif"
module asm ".macro entry name"
module asm ".globl \\name"
module asm "\\name:"
module asm ".endm"
module asm ".data"
module asm "entry own"
module asm ".quad elsewhere"
module asm ".weak own"
module asm ".type own, @object"
module asm ".size own, 8"
@v = weak global i32 1
@p = protected global i32 2
@t = global i32 3
@far = external global i64
@own = external global i64
@user = global ptr @own
