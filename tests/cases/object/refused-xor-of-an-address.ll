; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 4:1: unsupported expression in static initializer: xor
@a = global i32 1
@b = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 5)
