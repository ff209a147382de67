; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = internal global i32 1
@b = global i32 2
@c = private global i32 3
@d = internal global i32 4
define internal void @f() { ret void }
define linkonce_odr void @g() { ret void }
define hidden void @h() { ret void }
@llvm.used = appending global [6 x ptr] [ptr @a, ptr @b, ptr @c, ptr @f, ptr @g, ptr @h], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @d], section "llvm.metadata"
