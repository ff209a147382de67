; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$f = comdat any
define linkonce_odr void @f() section ".mytext" comdat { ret void }
$v = comdat any
@v = linkonce_odr global i32 1, section ".mydata", comdat
$r = comdat any
@r = linkonce_odr constant i32 1, section ".myro", comdat
@t = global [3 x ptr] [ptr @f, ptr @v, ptr @r]
