; Compiler and file names from module assembly.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
module asm ".ident \22by hand\22"
module asm ".file \22other.c\22"
@v = global i32 1
!llvm.ident = !{!0}
!0 = !{!"rllc tests"}
