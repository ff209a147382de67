; AArch64 says it in build attributes too.
; LLC: aarch64-unknown-linux-gnu
define i32 @f(i32 %x) "branch-target-enforcement" "guarded-control-stack" {
  ret i32 %x
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"branch-target-enforcement", i32 1}
!1 = !{i32 8, !"guarded-control-stack", i32 1}
