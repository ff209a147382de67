; Variables without a size.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global {} zeroinitializer
@b = global [0 x i32] zeroinitializer
@c = internal global [0 x i32] zeroinitializer
@d = constant [0 x i8] zeroinitializer
@e = common global {} zeroinitializer
@f = global i32 1
@g = internal constant {} zeroinitializer
@h = private unnamed_addr constant [0 x i8] zeroinitializer
@t = thread_local global {} zeroinitializer
@sec = global [0 x i32] zeroinitializer, section "zz"
@u = global [3 x ptr] [ptr @c, ptr @g, ptr @h]
