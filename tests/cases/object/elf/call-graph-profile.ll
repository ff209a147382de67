; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; SECTION: .llvm.call-graph-profile
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
declare i32 @g(i32)
define internal i32 @local() {
  ret i32 1
}
declare i32 @unused()
!llvm.module.flags = !{!0}
!0 = !{i32 5, !"CG Profile", !1}
!1 = !{!2, !3, !4, !5}
!2 = !{ptr @f, ptr @g, i64 10}
!3 = !{ptr @f, ptr @local, i64 20}
!4 = !{ptr @f, null, i64 20}
!5 = !{ptr @f, ptr @unused, i64 3}
