; Definitions that this image cannot replace.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@a = dso_local global i32 1
@b = dso_local constant i32 1
@c = external dso_local global i32
define dso_local ptr @f() { ret ptr @a }
define dso_local ptr @g() { ret ptr @c }
@t = global [3 x ptr] [ptr @a, ptr @f, ptr @c]
@td = dso_local constant [3 x ptr] [ptr @a, ptr @f, ptr @c]
