; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

$"?x@@3HA" = comdat any
@"?x@@3HA" = linkonce_odr dso_local global i32 0, comdat, align 4
$"??_C@_03FIKCJHKP@abc?$AA@" = comdat any
@"??_C@_03FIKCJHKP@abc?$AA@" = linkonce_odr dso_local unnamed_addr constant [4 x i8] c"abc\00", comdat, align 1
@p = global ptr @"??_C@_03FIKCJHKP@abc?$AA@"
