; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = private unnamed_addr constant [4 x i8] c"abc\00", align 16
@b = private unnamed_addr constant [4 x i8] c"abc\00", align 32
@c = private unnamed_addr constant i32 1, align 16
@d = private unnamed_addr constant i64 1, align 4
@e = private unnamed_addr constant [40 x i8] c"abcdefghijabcdefghijabcdefghijabcdefghi\00"
@f = internal constant [40 x i8] c"abcdefghijabcdefghijabcdefghijabcdefghi\00"
@g = constant [40 x i8] c"abcdefghijabcdefghijabcdefghijabcdefghi\00"
@t = global [7 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e, ptr @f, ptr @g]
