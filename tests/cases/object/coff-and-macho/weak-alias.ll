; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@x = global i32 1
@a = weak alias i32, ptr @x
define void @f() { ret void }
@b = weak alias void (), ptr @f
@d = weak_odr alias void (), ptr @f
