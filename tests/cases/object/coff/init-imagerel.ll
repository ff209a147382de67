; LLC: x86_64-pc-windows-msvc aarch64-pc-windows-msvc

@__ImageBase = external global i8
@y = external global i32
@a = global i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)
@z = global i32 4
@b = global i32 trunc (i64 sub (i64 ptrtoint (ptr @z to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)
@c = global i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @y, i64 4) to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32)
