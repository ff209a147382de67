; What tells of coverage is not loaded.
; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@names = private constant [2 x i8] c"ab", section ".lcovn", align 1
@map = private constant [2 x i8] c"ab", section ".lcovmap$M", align 8
@data = private constant i32 1, section ".lcovd"
@function = linkonce_odr hidden constant i32 1, section ".lcovfun$M", comdat
$function = comdat any
