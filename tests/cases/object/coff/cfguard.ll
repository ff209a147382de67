; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"cfguard", i32 1}
declare void @g()
@t = global ptr @f
define void @f() { ret void }
