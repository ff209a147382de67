; On RISC-V, small data in sections of single variables.
; LLC: riscv64-unknown-linux-gnu
; OPTIONS: -target-abi=lp64d -data-sections
; SYMBOL: zero global .sbss.zero
; SYMBOL: word global .sdata.word
target triple = "riscv64-unknown-linux-gnu"
@zero = global i32 0
@word = global i64 5
@large = global [9 x i8] c"123456789"
@empty = global [0 x i8] zeroinitializer
@constant = constant i32 7
@table = constant ptr @word
@own = internal global i32 3
@shared = common global i32 0
@weak = weak global i32 3
@thread = thread_local global i32 3
@string = private unnamed_addr constant [3 x i8] c"ab\00"
@use = global [2 x ptr] [ptr @string, ptr @own]
@hot = global i32 4, !section_prefix !0
@placed = global i32 4, section "elsewhere"
!0 = !{!"section_prefix", !"hot"}
!llvm.module.flags = !{!1}
!1 = !{i32 8, !"SmallDataLimit", i32 8}
