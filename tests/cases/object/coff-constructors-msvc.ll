; Constructors of the Microsoft runtime.
; OPTIONS: --target=x86_64-pc-windows-msvc
; SYMBOL: @feat.00 local absolute
; SYMBOL: early global undefined
; SYMBOL: late global undefined
; SECTION: .CRT$XCA00101
; SECTION: .CRT$XCC
; SECTION: .CRT$XCU
; SECTION: .CRT$XTX
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }, { i32, ptr, ptr } { i32 200, ptr @early, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
declare void @early()
declare void @late()
