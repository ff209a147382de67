; Local globals stay even if nothing refers to them.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@a = internal global i32 1
@b = private global i32 1
define internal void @f() { ret void }
@c = internal constant i32 1
@d = linkonce_odr global i32 1
