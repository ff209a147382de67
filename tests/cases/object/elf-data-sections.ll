; A section for each variable, but not for what the linker merges.
; OPTIONS: --target=x86_64-unknown-linux-gnu -fdata-sections
; SYMBOL: data global .data.data
; SYMBOL: zero global .bss.zero
; SYMBOL: constant global .rodata.constant
; SYMBOL: string global .rodata.str1.1
; SYMBOL: mine global own
; SYMBOL: relro global .data.rel.ro.relro
; SECTION: .data.data
; SECTION: .bss.zero
; SECTION: .rodata.constant
; SECTION: .rodata.str1.1
; SECTION: own
; SECTION: .data.rel.ro.relro
; SECTION: .note.GNU-stack
@data = global i32 1
@zero = global i32 0
@constant = constant i32 1
@string = unnamed_addr constant [4 x i8] c"abc\00"
@mine = global i32 1, section "own"
@relro = constant ptr @data
