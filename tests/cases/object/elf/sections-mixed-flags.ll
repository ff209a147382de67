; Several kinds of data in one explicit section.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1, section "mixed"
@b = global i32 0, section "mixed"
@c = global [4 x i8] c"abc\00", section "mixed"
