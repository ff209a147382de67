; Gigabytes of zeros that no file holds.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global [8589934592 x i8] zeroinitializer
@b = internal global [8589934592 x i8] zeroinitializer, align 4096
@u = global ptr @b
