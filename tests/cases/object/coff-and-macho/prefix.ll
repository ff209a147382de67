; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define void @f() prefix i32 1234 { ret void }
define void @g() prologue i8 144 { ret void }
define void @h() prefix ptr @x { ret void }
@x = global i32 0
