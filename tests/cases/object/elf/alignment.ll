; Preferred and explicit alignment of variables.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i8 1
@b = global i16 1
@c = global i32 1
@d = global i64 1
@e = global i128 1
@f = global float 1.0
@g = global double 1.0
@h = global fp128 zeroinitializer
@i = global <2 x i32> zeroinitializer
@j = global <4 x i32> zeroinitializer
@k = global <8 x i32> zeroinitializer
@l = global [3 x i8] c"abc"
@m = global [16 x i8] c"0123456789abcdef"
@n = global [17 x i8] c"0123456789abcdef0"
@o = global [32 x i8] zeroinitializer
@p = global [128 x i8] zeroinitializer
@q = global { i8, i64 } { i8 1, i64 2 }
@r = global <{ i8, i64 }> <{ i8 1, i64 2 }>
@s = global i32 1, align 1
@t = global i32 1, align 256
@u = global [16 x i32] zeroinitializer
@v = global [15 x i32] zeroinitializer
@w = constant [64 x i32] zeroinitializer
@x = internal global [33 x i8] zeroinitializer
@y = global i8 1, align 1
@z = external global i32, align 64
