; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@v = linkonce_odr global i32 0
@w = internal global i32 0
define internal void @a() { store i32 1, ptr @v ret void }
define internal void @b() { store i32 1, ptr @w ret void }
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr @v }, { i32, ptr, ptr } { i32 65535, ptr @b, ptr @w }]
