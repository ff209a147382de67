; Constant expressions that fold to numbers.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 add (i32 5, i32 6)
@b = global i64 sub (i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 7) to i64), i64 1)
@c = global i64 ptrtoint (ptr getelementptr ({ i8, i64, i16 }, ptr null, i64 0, i32 2) to i64)
@d = global i32 trunc (i64 81985529216486895 to i32)
@e = global i64 xor (i64 255, i64 15)
@f = global ptr inttoptr (i32 -1 to ptr)
@g = global double bitcast (i64 4607182418800017408 to double)
@h = global <2 x i32> bitcast (i64 4294967298 to <2 x i32>)
@i = global i64 bitcast (<2 x i32> <i32 1, i32 2> to i64)
@k = global [2 x i64] [i64 undef, i64 poison]
@l = global { i32, i64 } undef
@m = global { i8, i64 } { i8 1, i64 undef }
