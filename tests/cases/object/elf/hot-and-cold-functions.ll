; Functions that run often or hardly ever have sections of their own, by their attributes and by the profile.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; LEVELS: 2
; SYMBOL: cold global .text.unlikely.
; SYMBOL: hot global .text.hot.
; SYMBOL: never global .text.unlikely.
; SYMBOL: rare global .text.unlikely.
; SYMBOL: often global .text.hot.
; SYMBOL: sometimes global .text
target triple = "x86_64-unknown-linux-gnu"
define void @cold() cold { ret void }
define void @hot() hot { ret void }
define void @placed() cold section "own" { ret void }
define void @sometimes() !prof !1 { ret void }
define void @never() !prof !2 { ret void }
define void @rare() !prof !4 { ret void }
define void @often() !prof !3 { ret void }
; The profile knows better than `cold`, `hot` knows better than the profile.
define void @cold.often() cold !prof !3 { ret void }
define void @hot.never() hot !prof !2 { ret void }
define void @unoptimized() cold optnone noinline { ret void }
define void @kept() !section_prefix !30 { ret void }
define void @overruled() cold !section_prefix !30 { ret void }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"ProfileSummary", !10}
!1 = !{!"function_entry_count", i64 500}
!2 = !{!"function_entry_count", i64 0}
!3 = !{!"function_entry_count", i64 1000}
!4 = !{!"function_entry_count", i64 1}
!10 = !{!11, !12, !13, !14, !15, !16, !17, !18}
!11 = !{!"ProfileFormat", !"InstrProf"}
!12 = !{!"TotalCount", i64 10000}
!13 = !{!"MaxCount", i64 1000}
!14 = !{!"MaxInternalCount", i64 1}
!15 = !{!"MaxFunctionCount", i64 1000}
!16 = !{!"NumCounts", i64 3}
!17 = !{!"NumFunctions", i64 3}
!18 = !{!"DetailedSummary", !19}
!19 = !{!20, !21, !22}
!20 = !{i32 10000, i64 1000, i32 1}
!21 = !{i32 990000, i64 1000, i32 1}
!22 = !{i32 999999, i64 1, i32 2}
!30 = !{!"function_section_prefix", !"hot"}
