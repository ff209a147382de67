; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@f = external global i32
@vt = private unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @vt to i64)) to i32), i32 0]
define hidden void @g() { ret void }
@t = global ptr @vt
