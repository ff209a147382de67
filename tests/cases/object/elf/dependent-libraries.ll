; Libraries that the linker is to search.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1
!llvm.dependent-libraries = !{!0, !1}
!0 = !{!"foo"}
!1 = !{!"bar"}
