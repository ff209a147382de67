; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = external global i8
@t = global [3 x i64] [i64 ptrtoint (ptr @a to i64), i64 add (i64 ptrtoint (ptr @a to i64), i64 -8), i64 7]
