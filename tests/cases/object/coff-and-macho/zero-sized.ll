; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = global {} zeroinitializer
@b = global [0 x i32] zeroinitializer
@c = internal global {} zeroinitializer
@d = constant [0 x i8] zeroinitializer
@e = global i32 1
@f = private unnamed_addr constant [0 x i8] zeroinitializer
@t = global [2 x ptr] [ptr @c, ptr @f]
