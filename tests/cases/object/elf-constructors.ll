; Constructors go by priority, with the data they belong to.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: key weak .bss.key
; SYMBOL: early global undefined
; SYMBOL: late global undefined
; SECTION: .group
; SECTION: .bss.key
; SECTION: .init_array.101
; SECTION: .init_array
; SECTION: .fini_array
; SECTION: .note.GNU-stack
$key = comdat any
@key = linkonce_odr global i32 0, comdat
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @late, ptr @key }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
declare void @early()
declare void @late()
