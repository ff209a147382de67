; Constructors in order of priority.
; OPTIONS: --target=arm64-apple-macosx11.0.0
; SYMBOL: _early global undefined
; SYMBOL: _late global undefined
; SECTION: __mod_init_func
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }]
declare void @early()
declare void @late()
