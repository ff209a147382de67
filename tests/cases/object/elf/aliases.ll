; Aliases of functions and variables, with offsets.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@v = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@i = internal global i32 5
@p = private global i32 6
@a = alias i32, ptr @v
@b = alias i32, getelementptr (i8, ptr @v, i64 8)
@c = weak alias i32, ptr @v
@d = internal alias i32, ptr @v
@e = private alias i32, ptr @v
@f = hidden alias i32, ptr @i
@g = alias i32, ptr @p
@h = alias i32, ptr @b
@j = protected alias i64, ptr @v
@k = weak_odr alias i32, ptr @v
@l = linkonce_odr alias i32, ptr @v
define void @fn() { ret void }
@fa = alias void (), ptr @fn
@fw = weak alias void (), ptr @fn
@fi = internal alias void (), ptr @fn
@fd = dso_local alias void (), ptr @fn
@t = thread_local global i32 1
@ta = thread_local alias i32, ptr @t
@u = global [4 x ptr] [ptr @a, ptr @d, ptr @e, ptr @fi]
