; The module keeps its stack guard where no code can be made for it.
; ERROR: 3:13: cannot compile a stack guard in this register
define void @f() sspreq {
  ret void
}

!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"stack-protector-guard", !"tls"}
!1 = !{i32 1, !"stack-protector-guard-reg", !"es"}
