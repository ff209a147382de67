; LLC: x86_64-pc-windows-msvc aarch64-pc-windows-msvc

$"??_R0H@8" = comdat any
@"??_7type_info@@6B@" = external constant ptr
@"??_R0H@8" = linkonce_odr global { ptr, ptr, [3 x i8] } { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@__ImageBase = external dso_local constant i8
@"_CT" = linkonce_odr unnamed_addr constant { i32, i32 } { i32 0, i32 trunc (i64 sub nuw nsw (i64 ptrtoint (ptr @"??_R0H@8" to i64), i64 ptrtoint (ptr @__ImageBase to i64)) to i32) }, section ".xdata", comdat
$"_CT" = comdat any
