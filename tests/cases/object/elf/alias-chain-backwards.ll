; Aliases of aliases that come later.
; LLC: x86_64-unknown-linux-gnu
@a = alias i32, getelementptr (i8, ptr @b, i64 4)
@b = alias i32, getelementptr (i8, ptr @c, i64 4)
@c = alias i32, ptr @d
@d = alias i32, getelementptr (i8, ptr @v, i64 4)
@e = alias i32, getelementptr (i8, ptr @b, i64 -4)
@v = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
