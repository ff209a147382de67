; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define void @a() { ret void }
define void @b() { ret void }
define internal void @c() { ret void }
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @a, ptr null }, { i32, ptr, ptr } { i32 100, ptr @b, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @c, ptr null }]
