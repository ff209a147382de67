; LLC: arm64-apple-macosx11
; ASSEMBLY: arm64-apple-macosx11

@x = global i32 1
@y = global i32 2
@d8 = global i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @x to i64))
@d4 = global i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @x to i64)) to i32)
@p = private unnamed_addr constant [4 x i8] c"abc\00"
@dp = global i64 sub (i64 ptrtoint (ptr @p to i64), i64 ptrtoint (ptr @x to i64))
@q = external global i32
@dq = global i64 sub (i64 ptrtoint (ptr @q to i64), i64 ptrtoint (ptr @x to i64))
@dadd = global i64 add (i64 sub (i64 ptrtoint (ptr @q to i64), i64 ptrtoint (ptr @x to i64)), i64 16)
