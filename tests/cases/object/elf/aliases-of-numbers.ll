; Aliases of numbers are symbols without a section.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; SYMBOL: five global absolute
; SYMBOL: weak_six weak absolute
; SYMBOL: local_seven local absolute
@five = alias i8, ptr inttoptr (i64 5 to ptr)
@weak_six = weak hidden alias i32, ptr inttoptr (i64 6 to ptr)
@local_seven = internal alias i64, ptr inttoptr (i64 7 to ptr)
@code = alias i32 (i32), ptr inttoptr (i64 4096 to ptr)
@past = alias i8, getelementptr (i8, ptr @five, i64 3)
@used = global [2 x ptr] [ptr @five, ptr @local_seven]
