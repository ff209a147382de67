; Strings that the linker may merge.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@s1 = private unnamed_addr constant [3 x i8] c"hi\00"
@s1a = private unnamed_addr constant [3 x i8] c"hi\00", align 1
@s1b = private unnamed_addr constant [20 x i8] c"0123456789012345678\00", align 16
@s1c = private unnamed_addr constant [3 x i8] c"ab\00", align 4
@s2 = private unnamed_addr constant [3 x i16] [i16 104, i16 105, i16 0]
@s4 = private unnamed_addr constant [3 x i32] [i32 104, i32 105, i32 0]
@s8 = private unnamed_addr constant [3 x i64] [i64 104, i64 105, i64 0]
@emb = private unnamed_addr constant [4 x i8] c"a\00b\00"
@non = private unnamed_addr constant [3 x i8] c"abc"
@n1 = private constant [3 x i8] c"xy\00"
@empty = private unnamed_addr constant [1 x i8] zeroinitializer
@named = unnamed_addr constant [4 x i8] c"nam\00"
@lus = local_unnamed_addr constant [4 x i8] c"lus\00"
@u = global [13 x ptr] [ptr @s1, ptr @s1a, ptr @s1b, ptr @s1c, ptr @s2, ptr @s4, ptr @s8, ptr @emb, ptr @non, ptr @n1, ptr @empty, ptr @named, ptr @lus]
