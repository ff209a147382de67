; Alignments and sections of s390x.
; OPTIONS: --target=s390x-unknown-linux-gnu
; SYMBOL: string global .rodata.str1.2
; SYMBOL: odd global .data
; SYMBOL: vector global .data
; SECTION: .rodata.str1.2
; SECTION: .note.GNU-stack
@string = unnamed_addr constant [4 x i8] c"abc\00"
@odd = global i24 1
@vector = global <3 x i1> <i1 1, i1 0, i1 0>
