; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = extern_weak global i32
@b = global ptr @a
declare extern_weak void @f()
@c = global [2 x ptr] [ptr @f, ptr @f]
