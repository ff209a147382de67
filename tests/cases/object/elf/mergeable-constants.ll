; Constants that the linker may merge.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@c1 = private unnamed_addr constant i8 1
@c2 = private unnamed_addr constant i16 1
@c4 = private unnamed_addr constant i32 1
@c8 = private unnamed_addr constant i64 1
@c16 = private unnamed_addr constant i128 1
@c32 = private unnamed_addr constant [4 x i64] [i64 1, i64 2, i64 3, i64 4]
@f4 = unnamed_addr constant float 1.0
@f8 = unnamed_addr constant double 1.0, align 8
@f8a = unnamed_addr constant double 1.0, align 16
@f8u = unnamed_addr constant double 1.0, align 2
@s8 = internal unnamed_addr constant { i32, i32 } { i32 1, i32 2 }
@s12 = internal unnamed_addr constant { i32, i32, i32 } { i32 1, i32 2, i32 3 }
@v16 = internal unnamed_addr constant <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@lu = local_unnamed_addr constant i32 77
@z4 = unnamed_addr constant i32 0
@z16 = private unnamed_addr constant [4 x i32] zeroinitializer
@u = global [16 x ptr] [ptr @c1, ptr @c2, ptr @c4, ptr @c8, ptr @c16, ptr @c32, ptr @f4, ptr @f8, ptr @f8a, ptr @f8u, ptr @s8, ptr @s12, ptr @v16, ptr @lu, ptr @z4, ptr @z16]
