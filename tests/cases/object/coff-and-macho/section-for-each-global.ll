; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11
; ASSEMBLY: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11
; OPTIONS: -function-sections -data-sections

define void @f() { ret void }
define internal void @g() { ret void }
define private void @pg() { ret void }
define weak void @w() { ret void }
@a = global i32 1
@b = global i32 0
@c = constant i32 2
@d = internal global i32 3
@e = private unnamed_addr constant [4 x i8] c"abc\00"
@tl = thread_local global i32 1
@t = global [4 x ptr] [ptr @d, ptr @e, ptr @g, ptr @pg]
