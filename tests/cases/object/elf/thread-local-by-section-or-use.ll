; What lies in a thread-local section or is accessed as thread-local is thread-local, whatever its declaration says.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@by_section = global [100 x i8] zeroinitializer, section ".tdata.q"
@data = global i32 4
@by_use = thread_local alias i32, ptr @data
@common = common thread_local global i32 0
@common_hidden = common hidden thread_local(initialexec) global i32 0
@there = available_externally hidden global i32 3
define i32 @get() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @by_use)
  %v = load volatile i32, ptr %p
  %w = load volatile i32, ptr @there
  %s = add i32 %v, %w
  ret i32 %s
}
declare ptr @llvm.threadlocal.address.p0(ptr)
