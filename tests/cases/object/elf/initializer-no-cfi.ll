; References that bypass jump tables.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
declare void @f()
define void @g() { ret void }
@a = global [2 x ptr] [ptr no_cfi @f, ptr no_cfi @g]
