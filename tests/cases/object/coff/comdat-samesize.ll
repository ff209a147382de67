; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$v = comdat samesize
@v = weak_odr global i32 1, comdat
