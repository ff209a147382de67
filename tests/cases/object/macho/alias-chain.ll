; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@x = internal global [2 x i64] [i64 1, i64 2]
@a = alias i64, getelementptr ([2 x i64], ptr @x, i64 0, i64 1)
@b = hidden alias i64, ptr @a
@t = global [2 x ptr] [ptr @a, ptr @b]
