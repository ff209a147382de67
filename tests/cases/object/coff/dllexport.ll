; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu

define dllexport void @f() { ret void }
define dllexport x86_stdcallcc void @s(i32) { ret void }
define weak_odr dllexport void @w() { ret void }
define linkonce_odr dllexport void @lo() { ret void }
@v = dllexport global i32 1
@c = dllexport constant i32 1
@cm = common dllexport global i32 0
@wv = weak_odr dllexport global i32 5
@wc = weak_odr dllexport unnamed_addr constant i32 5
@a = dllexport alias void (), ptr @f
@va = dllexport alias i32, ptr @v
@wa = weak_odr dllexport alias void (), ptr @f
define dllexport void @"has space"() { ret void }
define dllexport void @"?mangled@@YAXXZ"() { ret void }
define dllexport void @"dotted.name"() { ret void }
define dllexport void @"a,b"() { ret void }
define dllexport void @"\01raw"() { ret void }
