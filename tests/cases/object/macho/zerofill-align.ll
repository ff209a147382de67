; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = internal global [100 x i8] zeroinitializer, align 256
@b = global [100 x i8] zeroinitializer, align 64
@c = global i8 0
@t = global ptr @a
