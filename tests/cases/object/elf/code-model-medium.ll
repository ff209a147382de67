; The medium code model: large data in large sections.
; LLC: x86_64-unknown-linux-gnu
; OPTIONS: --code-model=medium
@a = global i32 0
@b = internal global i32 0
@c = private global i32 0
@d = global [100 x i8] zeroinitializer, align 1
@e = internal global { i8, i32 } zeroinitializer
@f = global ptr null
@g = global float 0.0
@h = global float -0.0
@i = global <4 x float> zeroinitializer
@j = weak global i32 0
@k = linkonce_odr global i32 0
@l = internal unnamed_addr global i32 0
@m = global [2 x i32] [i32 0, i32 0]
@n = global i32 undef
@o = global { i32, [2 x i8] } { i32 0, [2 x i8] c"\00\00" }
@u = global ptr @c
@ro = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@rel = constant ptr @a
@sec = global i32 1, section ".data"
@str = private unnamed_addr constant [3 x i8] c"hi\00"
@ustr = global ptr @str
@t = thread_local global i32 1
define ptr @get.b() { ret ptr @b }
define ptr @get.e() { ret ptr @e }
