; Sections that LLVM knows by name hold zeros without saying so.
; OPTIONS: --target=arm64-apple-macosx11
; ERROR: 4:1: a variable that is not zero cannot be in a section without contents
@x = global i32 1, section "__DATA,__bss"
