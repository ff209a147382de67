; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

!llvm.ident = !{!0}
!0 = !{!"my compiler 1.0"}
@a = global i32 1
