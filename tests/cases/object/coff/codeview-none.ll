; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 2}
@a = global i32 1
