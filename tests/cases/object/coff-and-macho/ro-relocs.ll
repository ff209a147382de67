; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = constant ptr @x
@b = internal constant [2 x ptr] [ptr @a, ptr @b]
@x = external global i32
@c = private unnamed_addr constant ptr @x
@d = constant ptr @f
define void @f() { ret void }
@t = global [2 x ptr] [ptr @b, ptr @c]
