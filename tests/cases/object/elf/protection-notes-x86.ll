; Protection that all code of the object has is claimed.
; LLC: x86_64-unknown-linux-gnu
; SECTION: .note.gnu.property
define i32 @f(i32 %x) {
  ret i32 %x
}
@x = global i32 1
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
!1 = !{i32 8, !"cf-protection-return", i32 1}
