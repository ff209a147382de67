; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@y = external global i32
@ge = private unnamed_addr constant ptr @y
@d = global i32 trunc (i64 sub (i64 ptrtoint (ptr @ge to i64), i64 ptrtoint (ptr @d to i64)) to i32)
