; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@g = global i32 1
define internal void @d1() { ret void }
define internal void @d2() { ret void }
@llvm.global_dtors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @d1, ptr @g }, { i32, ptr, ptr } { i32 65535, ptr @d2, ptr null }, { i32, ptr, ptr } { i32 200, ptr @d2, ptr null }]
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @d1, ptr null }]
