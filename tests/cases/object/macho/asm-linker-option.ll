; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; Linker options and weak references of module assembly that an assembler reads.

module asm ".linker_option \22-framework\22, \22Cocoa\22"
module asm ".linker_option \22-lz\22"
module asm ".weak_reference _maybe"
module asm ".globl _code"
module asm ".p2align 2"
module asm "_code: nop"
module asm ".no_dead_strip _code"
declare void @code()
define void @g() { call void @code() ret void }
