; Alignment of functions.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define void @a() { ret void }
define void @b() align 1 { ret void }
define void @c() align 64 { ret void }
define void @d() minsize optsize { ret void }
define void @e() optsize { ret void }
