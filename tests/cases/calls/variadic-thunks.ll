; Thunks that pass all their arguments on, named and unnamed, in registers and on the stack, through a pointer; and ten
; million jumps between two functions through pointers.
; STDOUT: 1 2 3 4 5 6 7 8 9.5 10
; STDOUT: a 1 2 3 4 5 6 7 8 9
; STDOUT: 10000000
@first = private constant [32 x i8] c"%d %d %d %d %d %d %d %d %.1f %d\00"
@target = global ptr @printf
@target8 = global ptr @eight
@number = private constant [5 x i8] c"%ld\0A\00"
@newline = private constant [2 x i8] c"\0A\00"
@list = private constant [30 x i8] c"%s %d %d %d %d %d %d %d %d %d\00"
@a = private constant [2 x i8] c"a\00"
@step = global ptr @even

declare i32 @printf(ptr, ...)
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define i32 @thunk(ptr %format, ...) noinline {
  %callee = load ptr, ptr @target
  %r = musttail call i32 (ptr, ...) %callee(ptr %format, ...)
  ret i32 %r
}

; Named arguments on the stack, an odd number of words.
define i32 @eight(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %format, ...) noinline {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start(ptr %list)
  %r = call i32 @vprintf(ptr %format, ptr %list)
  call void @llvm.va_end(ptr %list)
  ret i32 %r
}

define i32 @thunk8(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %format, ...) noinline {
  %callee = load ptr, ptr @target8
  %r = musttail call i32 (i64, i64, i64, i64, i64, i64, ptr, ...) %callee(i64 %b, i64 %a, i64 %c, i64 %d, i64 %e, i64 %f, ptr %format, ...)
  ret i32 %r
}

define i64 @even(i64 %n, i64 %count) noinline {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %finished, label %go
finished:
  ret i64 %count
go:
  %next = load ptr, ptr @step
  store ptr @odd, ptr @step
  %m = sub i64 %n, 1
  %more = add i64 %count, 1
  %r = musttail call i64 %next(i64 %m, i64 %more)
  ret i64 %r
}

define i64 @odd(i64 %n, i64 %count) noinline {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %finished, label %go
finished:
  ret i64 %count
go:
  %next = load ptr, ptr @step
  store ptr @even, ptr @step
  %m = sub i64 %n, 1
  %more = add i64 %count, 1
  %r = musttail call i64 %next(i64 %m, i64 %more)
  ret i64 %r
}

define i32 @main() {
  call i32 (ptr, ...) @thunk(ptr @first, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, double 9.5, i32 10)
  call i32 (ptr, ...) @printf(ptr @newline)
  call i32 (i64, i64, i64, i64, i64, i64, ptr, ...) @thunk8(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, ptr @list, ptr @a, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9)
  call i32 (ptr, ...) @printf(ptr @newline)
  %n = call i64 @even(i64 10000000, i64 0)
  call i32 (ptr, ...) @printf(ptr @number, i64 %n)
  ret i32 0
}
