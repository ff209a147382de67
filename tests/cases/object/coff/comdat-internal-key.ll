; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$k = comdat any
@k = internal global i32 1, comdat
@o = internal global i32 2, comdat($k)
@t = global [2 x ptr] [ptr @k, ptr @o]
