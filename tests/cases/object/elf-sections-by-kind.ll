; Each kind of global goes to its own section.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: text_free global .rodata
; SYMBOL: data global .data
; SYMBOL: zero global .bss
; SYMBOL: relro global .data.rel.ro
; SYMBOL: thread global .tdata
; SYMBOL: thread_zero global .tbss
; SYMBOL: string global .rodata.str1.1
; SYMBOL: wide_string global .rodata.str2.2
; SYMBOL: four global .rodata.cst4
; SYMBOL: eight global .rodata.cst8
; SYMBOL: sixteen global .rodata.cst16
; SYMBOL: common global common
; SECTION: .rodata
; SECTION: .data.rel.ro
; SECTION: .tdata
; SECTION: .tbss
; SECTION: .rodata.str1.1
; SECTION: .rodata.str2.2
; SECTION: .rodata.cst4
; SECTION: .rodata.cst8
; SECTION: .rodata.cst16
; SECTION: .note.GNU-stack
@text_free = constant i32 1
@data = global i32 1
@zero = global i32 0
@relro = constant ptr @data
@thread = thread_local global i32 1
@thread_zero = thread_local global i32 0
@string = unnamed_addr constant [4 x i8] c"abc\00"
@wide_string = unnamed_addr constant [3 x i16] [i16 1, i16 2, i16 0]
@four = unnamed_addr constant i32 7
@eight = unnamed_addr constant double 1.0
@sixteen = unnamed_addr constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@common = common global i32 0
