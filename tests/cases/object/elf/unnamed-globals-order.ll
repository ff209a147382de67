; Unnamed globals.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@0 = private constant [3 x i8] c"ab\00"
@1 = private unnamed_addr constant [3 x i8] c"cd\00"
@x = global [2 x ptr] [ptr @1, ptr @0]
