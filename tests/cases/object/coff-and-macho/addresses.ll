; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@x = global i32 0
@y = external global i32
@a = global ptr getelementptr (i8, ptr @x, i64 4)
@b = global ptr getelementptr (i8, ptr @y, i64 -4)
@c = global i64 ptrtoint (ptr @y to i64)
@d = global i64 add (i64 ptrtoint (ptr @y to i64), i64 12)
@f = global ptr @fn
@h = global [2 x ptr] [ptr @h, ptr getelementptr (i8, ptr @h, i64 8)]
@i = global ptr inttoptr (i64 4096 to ptr)
declare void @fn()
