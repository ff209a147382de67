; Indirect calls would have to be checked.
; OPTIONS: --target=x86_64-pc-windows-msvc
; ERROR: 4:13: cannot compile checks of indirect calls (the module flag cfguard of 2)
define void @f(ptr %p) {
  call void %p()
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"cfguard", i32 2}
