; Alignments and sections of AArch64.
; OPTIONS: --target=aarch64-unknown-linux-gnu
; SYMBOL: bit global .data
; SYMBOL: string global .rodata.str1.4
; SYMBOL: thread global .tdata
; SECTION: .rodata.str1.4
; SECTION: .tdata
; SECTION: .note.GNU-stack
@bit = global i1 true
@string = unnamed_addr constant [4 x i8] c"abc\00"
@thread = thread_local global i32 1
