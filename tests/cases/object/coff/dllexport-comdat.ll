; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$f = comdat any
define linkonce_odr dllexport void @f() comdat { ret void }
$v = comdat any
@v = linkonce_odr dllexport global i32 3, comdat
