; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = private unnamed_addr constant [4 x i8] c"abc\00"
@b = private constant [4 x i8] c"abc\00"
@c = internal unnamed_addr constant [4 x i8] c"abc\00"
@d = unnamed_addr constant [4 x i8] c"abc\00"
@e = private unnamed_addr constant [3 x i16] [i16 1, i16 2, i16 0]
@f = internal unnamed_addr constant [3 x i16] [i16 1, i16 2, i16 0]
@g = private unnamed_addr constant [3 x i32] [i32 1, i32 2, i32 0]
@h = private unnamed_addr constant [1 x i8] c"\00"
@i = private unnamed_addr constant [4 x i8] c"abc\00", align 8
@j = linkonce_odr unnamed_addr constant [4 x i8] c"abc\00"
@k = private unnamed_addr global [4 x i8] c"abc\00"
@t = global [10 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e, ptr @f, ptr @g, ptr @h, ptr @i, ptr @k]
