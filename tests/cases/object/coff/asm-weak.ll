; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

module asm ".weak wsym"
module asm ".data"
module asm ".quad wsym"
module asm ".weak wdef"
module asm "wdef: .long 4"
@a = global i32 1
