; Compiler names and command lines.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1
!llvm.ident = !{!0, !1}
!llvm.commandline = !{!2}
!0 = !{!"rllc tests"}
!1 = !{!"second"}
!2 = !{!"cc -c x.c"}
