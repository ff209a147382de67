; Each kind of global goes to its own section.
; OPTIONS: --target=x86_64-w64-windows-gnu
; SYMBOL: @feat.00 local absolute
; SYMBOL: constant global .rdata
; SYMBOL: data global .data
; SYMBOL: zero global .bss
; SYMBOL: pointer global .rdata
; SYMBOL: thread global .tls$
; SYMBOL: thread_zero global .tls$
; SYMBOL: string global .rdata
; SYMBOL: common global common
; SYMBOL: long global a_long_section_name
; SECTION: .rdata
; SECTION: .tls$
; SECTION: .drectve
; SECTION: a_long_section_name
@constant = constant i32 1
@data = global i32 1
@zero = global i32 0
@pointer = constant ptr @data
@thread = thread_local global i32 1
@thread_zero = thread_local global i32 0
@string = unnamed_addr constant [4 x i8] c"abc\00"
@common = common global [10 x i32] zeroinitializer
@long = global i32 1, section "a_long_section_name"
