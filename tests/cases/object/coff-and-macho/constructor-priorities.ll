; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define void @a() { ret void }
@llvm.global_ctors = appending global [6 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @a, ptr null }, { i32, ptr, ptr } { i32 200, ptr @a, ptr null }, { i32, ptr, ptr } { i32 201, ptr @a, ptr null },{ i32, ptr, ptr } { i32 400, ptr @a, ptr null },{ i32, ptr, ptr } { i32 401, ptr @a, ptr null }, { i32, ptr, ptr } { i32 65534, ptr @a, ptr null }]
