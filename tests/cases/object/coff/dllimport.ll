; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

declare dllimport void @f()
declare dllimport i32 @g(i32)
@v = external dllimport global i32
define i32 @u() {
 call void @f()
 %a = load i32, ptr @v
 %b = call i32 @g(i32 %a)
 ret i32 %b }
define ptr @addr() { ret ptr @f }
define ptr @addv() { ret ptr @v }
