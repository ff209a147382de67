; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = private unnamed_addr constant i32 1
@b = private unnamed_addr constant i64 1
@c = private unnamed_addr constant i128 1
@d = private unnamed_addr constant double 1.0
@e = private unnamed_addr constant float 1.0
@f = private unnamed_addr constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@g = private unnamed_addr constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 1, i32 2, i32 3, i32 4]
@h = internal unnamed_addr constant i64 2
@i = unnamed_addr constant i64 2
@j = private constant i64 5
@t = global [10 x ptr] [ptr @a, ptr @b, ptr @c, ptr @d, ptr @e, ptr @f, ptr @g, ptr @h, ptr @i, ptr @j]
