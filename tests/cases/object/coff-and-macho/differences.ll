; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@x = global [4 x i32] zeroinitializer
@y = global i32 1
@d0 = global i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @x, i64 8) to i64), i64 ptrtoint (ptr @x to i64))
@self = global i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @self to i64))
@self32 = global i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @self32 to i64)) to i32)
@arr = global [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @arr to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr getelementptr ([2 x i32], ptr @arr, i32 0, i32 1) to i64)) to i32)]
