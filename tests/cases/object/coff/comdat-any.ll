; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$f = comdat any
$v = comdat any
$c = comdat any
$b = comdat any
define linkonce_odr void @f() comdat { ret void }
@v = linkonce_odr global i32 1, comdat
@c = linkonce_odr constant i32 1, comdat
@b = linkonce_odr global i32 0, comdat
define void @g() {
 call void @f()
 %l = load i32, ptr @v
 %m = load i32, ptr @c
 %n = load i32, ptr @b
 ret void }
