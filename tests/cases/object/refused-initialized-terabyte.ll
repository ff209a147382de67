; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 3:1: bytes of initialized data are more
@a = global { i32, [1099511627776 x i8] } { i32 1, [1099511627776 x i8] zeroinitializer }
