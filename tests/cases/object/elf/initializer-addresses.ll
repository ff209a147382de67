; Addresses in initializers.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@x = global [4 x i32] zeroinitializer
@e = external global i32
declare void @f()
@a = global ptr @x
@b = global ptr getelementptr (i32, ptr @x, i64 2)
@c = global ptr getelementptr (i8, ptr @e, i64 -16)
@d = global i64 ptrtoint (ptr @x to i64)
@g = global i64 add (i64 ptrtoint (ptr @e to i64), i64 100)
@h = global { i8, ptr, i8 } { i8 1, ptr @f, i8 2 }
@i = global <{ i8, ptr, i8 }> <{ i8 1, ptr @f, i8 2 }>
@j = global <2 x ptr> <ptr @x, ptr @e>
@k = global ptr inttoptr (i64 4096 to ptr)
@l = global ptr inttoptr (i64 add (i64 ptrtoint (ptr @x to i64), i64 1) to ptr)
@m = global [2 x { ptr, i32 }] [{ ptr, i32 } { ptr @x, i32 1 }, { ptr, i32 } { ptr null, i32 2 }]
@n = global ptr getelementptr ([4 x i32], ptr @x, i64 1, i64 1)
@o = global i64 sub (i64 ptrtoint (ptr @x to i64), i64 5)
