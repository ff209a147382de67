; Data before functions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@v = global i32 1
define void @a() prefix i32 123 { ret void }
define void @b() prefix [2 x i64] [i64 1, i64 2] { ret void }
define void @c() prefix ptr @v { ret void }
define internal void @d() prefix <{ i32, i8 }> <{ i32 1, i8 2 }> { ret void }
@u = global ptr @d
