; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

!llvm.dependent-libraries = !{!0, !1}
!0 = !{!"foo"}
!1 = !{!"bar baz"}
