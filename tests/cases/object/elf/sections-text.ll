; Explicit sections of functions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define void @a() section ".text" { ret void }
define void @b() section ".text.hot" { ret void }
define void @c() section "mytext" { ret void }
define void @d() section ".init" { ret void }
define void @e() section ".text.unlikely.e" { ret void }
@x = global i32 1, section "mytext2"
