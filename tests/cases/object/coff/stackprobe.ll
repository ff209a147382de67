; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

declare void @u(ptr)
define void @f() {
 %a = alloca [10000 x i8]
 call void @u(ptr %a)
 ret void }
