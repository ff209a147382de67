; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

define i32 @f(i32 %x) { ret i32 %x }
