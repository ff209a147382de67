; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define weak hidden void @f() { ret void }
define available_externally void @g() { ret void }
@llvm.used = appending global [1 x ptr] [ptr @f], section "llvm.metadata"
