; Attachments that say nothing to the linker.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1, !type !0
@b = constant { ptr } { ptr @a }, !type !1, !vcall_visibility !2
!0 = !{i64 0, !"x"}
!1 = !{i64 16, !"y"}
!2 = !{i64 1}
