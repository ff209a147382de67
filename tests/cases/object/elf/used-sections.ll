; Retained globals of one explicit section have sections of their own.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = internal global i32 1, section "mysec"
@b = internal global i32 2, section "mysec"
@c = internal global i32 3, section "mysec"
@d = internal constant i32 4, section "mysec2"
@e = internal global i32 4, section "mysec3"
@llvm.used = appending global [2 x ptr] [ptr @a, ptr @c], section "llvm.metadata"
