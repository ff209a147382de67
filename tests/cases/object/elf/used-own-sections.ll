; What the linker and what only the compiler must keep, each in a section of its own.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; OPTIONS: -function-sections -data-sections
@a = internal global i32 1
@b = internal global i32 2, section "mysec"
@c = internal global i32 3
@d = global i32 4
@e = internal constant i32 5
@z = internal global i32 0
define internal void @f() { ret void }
define internal void @g() { ret void }
define internal void @h() section "hsec" { ret void }
@llvm.used = appending global [7 x ptr] [ptr @a, ptr @b, ptr @f, ptr @d, ptr @e, ptr @z, ptr @h], section "llvm.metadata"
@llvm.compiler.used = appending global [2 x ptr] [ptr @c, ptr @g], section "llvm.metadata"
