; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

module asm ".globl asm_sym"
module asm "asm_sym: .long 1"
@a = global i32 1
