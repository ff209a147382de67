; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$v = comdat any
@v = global i32 0, comdat
$f = comdat any
define void @f() comdat { ret void }
$long_name_of_a_comdat = comdat any
@long_name_of_a_comdat = constant i32 4, comdat
