; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$v = comdat any
@v = linkonce_odr global i32 0, comdat
@w = internal global i32 0
define internal void @a() { store i32 1, ptr @v ret void }
define internal void @b() { store i32 1, ptr @w ret void }
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr @v }, { i32, ptr, ptr } { i32 65535, ptr @b, ptr @w }]
