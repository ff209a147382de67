; Bitcode for link-time optimization inside an object.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1
@llvm.embedded.object = private constant [4 x i8] c"abcd", section ".llvm.lto", align 1, !exclude !0
@llvm.compiler.used = appending global [1 x ptr] [ptr @llvm.embedded.object], section "llvm.metadata"
!llvm.embedded.objects = !{!1}
!0 = !{}
!1 = !{ptr @llvm.embedded.object, !".llvm.lto"}
