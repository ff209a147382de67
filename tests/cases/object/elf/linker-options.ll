; Options for the linker.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1
!llvm.linker.options = !{!0, !1}
!0 = !{!"option", !"value"}
!1 = !{!"lib", !"m"}
