; Control blocks and templates have sections of their own.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; OPTIONS: -emulated-tls -data-sections -relocation-model=static
@init = thread_local global i32 7
@zero = thread_local global i64 0
@str = internal thread_local constant [3 x i8] c"abc"
@private = private thread_local global [2 x i32] [i32 1, i32 2]
@aligned = thread_local global i8 3, align 64
@external = external thread_local global i32
@weak = weak hidden thread_local global i32 5
@pointer = thread_local global ptr @plain
@plain = global i32 1
$group = comdat any
@group = linkonce_odr thread_local global i32 9, comdat
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @get() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @init)
  %v = load i32, ptr %p
  %q = call ptr @llvm.threadlocal.address.p0(ptr @external)
  %w = load i32, ptr %q
  %s = add i32 %v, %w
  ret i32 %s
}
