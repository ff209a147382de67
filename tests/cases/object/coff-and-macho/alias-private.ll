; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@x = private global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@a = alias i32, getelementptr ([4 x i32], ptr @x, i32 0, i32 2)
@b = alias i32, ptr @x
