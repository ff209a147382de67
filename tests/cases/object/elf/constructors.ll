; Constructors and destructors with priorities and associated data.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define void @c1() { ret void }
define void @c2() { ret void }
define internal void @c3() { ret void }
$k = comdat any
@k = linkonce_odr global i32 1, comdat
@s = internal global i32 1
@llvm.global_ctors = appending global [5 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @c1, ptr null }, { i32, ptr, ptr } { i32 101, ptr @c2, ptr null }, { i32, ptr, ptr } { i32 0, ptr @c3, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @c2, ptr @k }, { i32, ptr, ptr } { i32 65535, ptr @c2, ptr @s }]
@llvm.global_dtors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @c1, ptr null }, { i32, ptr, ptr } { i32 101, ptr @c2, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @c2, ptr @k }]
