; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

define weak void @f() { ret void }
define weak_odr void @g() { call void @f() ret void }
define linkonce void @h() { ret void }
define void @u() { call void @h() ret void }
