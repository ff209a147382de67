; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$a = comdat any
@b = internal constant [2 x ptr] [ptr null, ptr @x], comdat($a)
@a = unnamed_addr alias ptr, getelementptr ([2 x ptr], ptr @b, i32 0, i32 1)
@x = external global i32
