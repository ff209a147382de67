; Each thread has its own copy of a variable.
; STDOUT: 7 8 17
; PLATFORMS: host aarch64
@counter = thread_local global i32 7
@zero = internal thread_local(initialexec) global [4 x i32] zeroinitializer
@result = global i32 0
@format = private constant [10 x i8] c"%d %d %d\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)

define ptr @thread(ptr %argument) {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %v = load i32, ptr %p
  %n = add i32 %v, 10
  store i32 %n, ptr %p
  %q = call ptr @llvm.threadlocal.address.p0(ptr @zero)
  %e = getelementptr [4 x i32], ptr %q, i64 0, i64 3
  %z = load i32, ptr %e
  %s = add i32 %n, %z
  store i32 %s, ptr @result
  ret ptr null
}

define i32 @main() {
  %id = alloca i64
  %p = call ptr @llvm.threadlocal.address.p0(ptr @counter)
  %before = load i32, ptr %p
  store i32 8, ptr %p
  %q = call ptr @llvm.threadlocal.address.p0(ptr @zero)
  %e = getelementptr [4 x i32], ptr %q, i64 0, i64 3
  store i32 1000, ptr %e
  %c = call i32 @pthread_create(ptr %id, ptr null, ptr @thread, ptr null)
  %t = load i64, ptr %id
  %j = call i32 @pthread_join(i64 %t, ptr null)
  %after = load i32, ptr %p
  %other = load i32, ptr @result
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %before, i32 %after, i32 %other)
  ret i32 0
}
