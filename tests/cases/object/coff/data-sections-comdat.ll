; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
; OPTIONS: -data-sections -function-sections

$c = comdat any
@c = linkonce_odr global i32 1, comdat
$d = comdat largest
@d = global i32 1, comdat
@e = internal global i32 3, comdat($c)
@p = private unnamed_addr constant [4 x i8] c"abc\00"
define linkonce_odr void @f() comdat { ret void }
$f = comdat any
define internal void @g() comdat($f) { ret void }
@t = global [3 x ptr] [ptr @e, ptr @p, ptr @g]
define void @"\01odd$name"() { ret void }
