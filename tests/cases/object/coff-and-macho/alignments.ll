; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@a = global i8 1, align 64
@b = global i8 1, align 1
@c = global [100 x i8] zeroinitializer
@d = global [3 x i64] zeroinitializer, align 4
@e = constant [100 x i8] c"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
@f = global i128 4
@g = global <8 x float> zeroinitializer
@h = internal global [3 x i8] c"abc"
@i = internal global [33 x i16] zeroinitializer
@j = global [16 x i8] c"0123456789abcdef"
@t = global [2 x ptr] [ptr @h, ptr @i]
define void @fn() align 64 { ret void }
define void @fn1() align 1 { ret void }
define void @fn2() minsize optsize { ret void }
