; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$v = comdat largest
@v = weak_odr global i32 1, comdat
$b = comdat largest
@b = global [4 x i32] zeroinitializer, comdat
