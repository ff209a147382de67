; Addresses in 4 bytes.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@x = global [4 x i32] zeroinitializer
@e = external global i32
@a = global i32 ptrtoint (ptr @x to i32)
@c = global i32 trunc (i64 ptrtoint (ptr @e to i64) to i32)
