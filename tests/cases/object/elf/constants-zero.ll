; Constants that are zero.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = constant i32 0
@b = internal constant i32 0
@c = constant [100 x i32] zeroinitializer
@d = constant ptr null
@u = global ptr @b
