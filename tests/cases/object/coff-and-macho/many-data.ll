; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = internal global [3 x i8] c"abc"
@b = internal global i64 4
@c = internal constant [5 x i8] c"hello"
@d = internal constant i64 5
@e = internal global [7 x i8] zeroinitializer
@f = internal global i64 0
@t = global [6 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e, ptr @f]
