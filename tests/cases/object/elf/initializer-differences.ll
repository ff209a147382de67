; Differences of addresses.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@base = internal global i32 1
@x = internal global [4 x i32] zeroinitializer
@e = external hidden global i32
@y = internal constant i32 4
@a = global i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @a to i64)) to i32)
@b = global i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @b to i64))
@c = global [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @e to i64), i64 ptrtoint (ptr @c to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @e to i64), i64 ptrtoint (ptr getelementptr ([2 x i32], ptr @c, i64 0, i64 1) to i64)) to i32)]
@d = global i32 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i8, ptr @x, i64 4) to i64), i64 ptrtoint (ptr @x to i64)) to i32)
@k = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @e to i64), i64 ptrtoint (ptr @k to i64)) to i32)
