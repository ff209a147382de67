; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 3:1: unknown special variable with appending linkage
@a = appending global [1 x i32] [i32 1]
