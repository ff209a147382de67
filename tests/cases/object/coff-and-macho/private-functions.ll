; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define private void @p() { ret void }
define private fastcc i32 @q() noinline { ret i32 1 }
@t = global [2 x ptr] [ptr @p, ptr @q]
