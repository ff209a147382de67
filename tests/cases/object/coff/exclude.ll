; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = global i32 1, section ".foo", !exclude !0
!0 = !{}
