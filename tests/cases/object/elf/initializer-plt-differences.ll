; Relative references to functions or their PLT entries.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
declare void @ext()
declare dso_local void @loc()
define void @here() { ret void }
@t = constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @ext to i64), i64 ptrtoint (ptr @t to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @loc to i64), i64 ptrtoint (ptr @t to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @here to i64), i64 ptrtoint (ptr @t to i64)) to i32)]
