; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$f = comdat any
@v = linkonce_odr global i32 1, comdat($f)
@w = internal global i32 1, comdat($f)
@x = internal constant i32 1, comdat($f)
@y = internal global i32 0, comdat($f)
@z = private unnamed_addr constant [4 x i8] c"abc\00", comdat($f)
define linkonce_odr void @f() comdat {
 %l = load i32, ptr @v
 %m = load i32, ptr @w
 %n = load i32, ptr @x
 %o = load i32, ptr @y
 %p = load i32, ptr @z
 ret void }
define internal void @g() comdat($f) { ret void }
@t = global [2 x ptr] [ptr @g, ptr @f]
