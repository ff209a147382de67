; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

define available_externally dllimport void @f() { ret void }
@v = available_externally dllimport global i32 4
define i32 @u() {
 call void @f()
 %a = load i32, ptr @v
 ret i32 %a }
