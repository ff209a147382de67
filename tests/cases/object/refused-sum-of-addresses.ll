; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 4:1: expected relocatable expression
@a = global i32 1
@b = global i64 add (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))
