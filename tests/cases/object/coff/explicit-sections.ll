; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = global i32 1, section ".mydata"
@b = constant i32 1, section ".myro"
@c = global i32 0, section ".mybss"
@d = internal global i32 1, section ".CRT$XCU"
@e = internal constant ptr @f, section ".CRT$XCA"
@g = global i32 4, section ".rdata"
@h = constant i32 4, section ".data"
@i = constant i32 4, section "a_very_long_section_name_indeed"
@j = constant i32 4, section ".drectve"
@k = constant i32 4, section ".debug_x"
@l = constant i32 4, section ".tls$"
@n = global i32 0, section ".data"
@o = global i32 7, section ".xx$a"
@q = global i32 7, section ".llvmbc"
@r = global i32 0, section ".bss"
define void @f() section ".mytext" { ret void }
define void @f2() section ".text$abc" { ret void }
