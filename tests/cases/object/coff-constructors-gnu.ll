; Constructors of MinGW.
; OPTIONS: --target=x86_64-w64-windows-gnu
; SYMBOL: @feat.00 local absolute
; SYMBOL: early global undefined
; SYMBOL: late global undefined
; SECTION: .ctors.65434
; SECTION: .ctors
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
declare void @early()
declare void @late()
