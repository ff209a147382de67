; Constants that hold addresses.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 1
@h = hidden global i32 1
@i = internal global i32 1
@l = dso_local global i32 1
@c0 = constant ptr @a
@c1 = constant ptr @h
@c2 = constant ptr @i
@c3 = constant ptr @l
@c4 = internal constant { i32, ptr } { i32 1, ptr @a }
@c5 = unnamed_addr constant { i32, ptr } { i32 1, ptr @a }
@u = global [2 x ptr] [ptr @c4, ptr @c5]
