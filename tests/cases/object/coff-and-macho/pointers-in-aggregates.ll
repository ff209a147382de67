; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = global ptr inttoptr (i64 -1 to ptr)
@b = global <2 x ptr> <ptr @a, ptr null>
@c = constant { ptr, [0 x i8], i64 } { ptr @a, [0 x i8] zeroinitializer, i64 -1 }
@d = global [3 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @a }, { i8, ptr } zeroinitializer, { i8, ptr } { i8 3, ptr @d }]
