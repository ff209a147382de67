; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 4:1: unsupported expression in static initializer
@a = global i32 1
@b = global i128 ptrtoint (ptr @a to i128)
