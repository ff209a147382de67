; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@c = common global i32 0
@c16 = common global [16 x i8] zeroinitializer, align 16
@big = common global [100 x i64] zeroinitializer, align 8
@t = global [3 x ptr] [ptr @c, ptr @c16, ptr @big]
