; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc arm64-apple-macosx11

@y = external global i32
@self32 = global i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @self32 to i64)) to i32)
