; Hot and unlikely code and data.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define void @hot() !section_prefix !0 { ret void }
define void @cold() !section_prefix !1 { ret void }
define void @unk() !section_prefix !2 { ret void }
@d = global i32 1, !section_prefix !0
@z = global i32 0, !section_prefix !1
@r = constant i32 1, !section_prefix !0
@s = private unnamed_addr constant [3 x i8] c"hi\00", !section_prefix !0
@m = private unnamed_addr constant i64 77, !section_prefix !1
@u = global [2 x ptr] [ptr @s, ptr @m]
!0 = !{!"section_prefix", !"hot"}
!1 = !{!"section_prefix", !"unlikely"}
!2 = !{!"section_prefix", !"unknown"}
