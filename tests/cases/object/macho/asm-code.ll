; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

module asm ".text"
module asm ".globl _ff"
module asm ".p2align 2"
module asm "_ff:"
module asm "ret"
declare void @ff()
define void @g() { call void @ff() ret void }
