; An emulated thread-local variable that need not exist: its control block is weak, and so is its own name.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu
; OPTIONS: -emulated-tls
; SYMBOL: __emutls_v.missing weak undefined
; SYMBOL: missing weak undefined
target triple = "x86_64-unknown-linux-gnu"
@missing = extern_weak thread_local global i32
@elsewhere = external hidden thread_local global i32
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @first() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @missing)
  ret ptr %p
}
define ptr @second() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @elsewhere)
  ret ptr %p
}
