; Constants with and without addresses in one explicit section.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = constant i32 1, section "mixed"
@b = constant i32 0, section "mixed"
@p = constant ptr @a, section "mixed"
