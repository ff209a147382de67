; LLC: aarch64-pc-windows-msvc

@x = thread_local global i32 5
@y = internal thread_local global i32 6

define ptr @address() nounwind {
  %p = call ptr @llvm.threadlocal.address(ptr @x)
  ret ptr %p
}

define i32 @value() nounwind {
  %p = call ptr @llvm.threadlocal.address(ptr @y)
  %v = load volatile i32, ptr %p
  ret i32 %v
}

define i32 @variadic(i32 %n, double %d, ...) nounwind {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  %a = load ptr, ptr %list
  %v = load i32, ptr %a
  ret i32 %v
}

declare void @llvm.va_start.p0(ptr)
declare ptr @llvm.threadlocal.address(ptr)
declare void @callee(ptr, ...)

define void @call() nounwind {
  call void (ptr, ...) @callee(ptr null, i64 1, [2 x double] [double 2.0, double 3.0], i32 4, double 5.0, i128 7)
  ret void
}
