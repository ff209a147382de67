; Thread-local variables in each model, read and written.
; PLATFORMS: host aarch64 riscv64
; STDOUT: 31
@general = thread_local global i32 1
@zero = thread_local global i32 0
@local = internal thread_local global i32 2
@initial = thread_local(initialexec) global i32 4
@exec = internal thread_local(localexec) global i32 8
@hidden = hidden thread_local(localdynamic) global i32 16
@format = private unnamed_addr constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @main() {
  %general.at = call ptr @llvm.threadlocal.address.p0(ptr @general)
  %general.value = load i32, ptr %general.at
  %zero.at = call ptr @llvm.threadlocal.address.p0(ptr @zero)
  store i32 %general.value, ptr %zero.at
  %local.at = call ptr @llvm.threadlocal.address.p0(ptr @local)
  %local.value = load i32, ptr %local.at
  %initial.at = call ptr @llvm.threadlocal.address.p0(ptr @initial)
  %initial.value = load i32, ptr %initial.at
  %exec.value = load i32, ptr @exec
  %hidden.value = load i32, ptr @hidden
  %zero.value = load i32, ptr @zero
  %a = add i32 %zero.value, %local.value
  %b = add i32 %a, %initial.value
  %c = add i32 %b, %exec.value
  %d = add i32 %c, %hidden.value
  %n = call i32 (ptr, ...) @printf(ptr @format, i32 %d)
  ret i32 0
}
