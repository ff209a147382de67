; Relative references to constants that only hold an address use the GOT.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@e = external global i32
@p = private unnamed_addr constant ptr @e
@t = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @p to i64), i64 ptrtoint (ptr @t to i64)) to i32)
@u = constant [2 x i32] [i32 1, i32 trunc (i64 sub (i64 ptrtoint (ptr @p to i64), i64 ptrtoint (ptr getelementptr ([2 x i32], ptr @u, i32 0, i32 1) to i64)) to i32)]
