; Zeros.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
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
