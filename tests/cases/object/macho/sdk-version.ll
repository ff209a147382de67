; The version of the SDK that the module was compiled with.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-apple-macosx10.12 arm64-apple-ios14 x86_64-apple-tvos9.0.0
; ASSEMBLY: arm64-apple-macosx11 x86_64-apple-macosx10.12
define void @f() { ret void }
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"SDK Version", [3 x i32] [i32 14, i32 2, i32 1]}
