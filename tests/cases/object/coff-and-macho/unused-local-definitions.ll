; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@p = private global i32 1
@i = internal global i32 2
@lo = linkonce global i32 4
@loo = linkonce_odr global i32 6
define internal void @fi() { ret void }
define linkonce_odr void @flo() { ret void }
define linkonce void @flo2() { ret void }
