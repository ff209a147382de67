; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@d = global i32 1
@h = hidden global i32 2
@pr = protected global i32 3
@hw = weak hidden global i32 4
@hlo = linkonce_odr hidden global i32 5
@dh = external hidden global i32
@hc = hidden constant i32 3
define hidden void @fh() { ret void }
define protected void @fp() { ret void }
define weak hidden void @fhw() { ret void }
define linkonce_odr hidden void @fhlo() { ret void }
@t = global [3 x ptr] [ptr @dh, ptr @hlo, ptr @fhlo]
