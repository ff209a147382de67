; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: can not be undefined in a subtraction expression
@a = external global i32
@b = external global i32
@c = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))
