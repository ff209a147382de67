; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = common global i32 0
@w = weak global i32 0
@lo = linkonce_odr global i32 0
define i32 @t() {
 %1 = load i32, ptr @a
 %2 = load i32, ptr @w
 %3 = load i32, ptr @lo
 ret i32 %1 }
