; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

declare void @f()
@x = external global i32
@llvm.used = appending global [2 x ptr] [ptr @f, ptr @x], section "llvm.metadata"
