; Loadable partitions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@a = global i32 1, partition "part1"
@b = hidden global i32 1, partition "part1"
define void @f() partition "part2" { ret void }
define internal void @g() partition "part2" { ret void }
@al = alias i32, ptr @a, partition "part3"
