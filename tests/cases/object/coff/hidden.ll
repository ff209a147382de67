; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

define hidden void @f() { ret void }
@h = hidden global i32 1
@h2 = hidden constant i32 1
