; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

module asm ".text"
module asm ".globl ff"
module asm ".def ff"
module asm ".scl 2"
module asm ".type 32"
module asm ".endef"
module asm "ff:"
module asm "ret"
declare void @ff()
define void @g() { call void @ff() ret void }
