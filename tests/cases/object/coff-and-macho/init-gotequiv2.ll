; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@y = external global i32
@ge = private unnamed_addr constant ptr @y
@d = global { i32, i32 } { i32 1, i32 trunc (i64 sub (i64 ptrtoint (ptr @ge to i64), i64 ptrtoint (ptr getelementptr ({i32, i32}, ptr @d, i32 0, i32 1) to i64)) to i32) }
