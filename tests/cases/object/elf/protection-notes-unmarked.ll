; Landing pads have no marks for indirect jumps, which the unwinder takes to them: no such protection is claimed.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; NO-SECTION: .note.gnu.property
define i32 @f(i32 %x) personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @g(i32 %x) to label %done unwind label %pad
done:
  ret i32 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
declare i32 @g(i32)
declare i32 @__gxx_personality_v0(...)
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
