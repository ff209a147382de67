; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define internal void @f() { ret void }
@fa = alias void (), ptr @f
@fw = linkonce_odr alias void (), ptr @f
