; musttail calls of the Microsoft convention with all argument registers, floats, stack arguments, results in vector
; registers, through pointers, and with what a variadic function does not name.
; PLATFORMS: host windows-gnu
; STDOUT: 654321
; STDOUT: 12.5 0.5
; STDOUT: 14
; STDOUT: 123456789
; STDOUT: 5
@words = private constant [6 x i8] c"%lld\0A\00"
@floats = private constant [11 x i8] c"%.1f %.1f\0A\00"
@six.pointer = global ptr @six
@sum.pointer = global ptr @sum

declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)

define win64cc i64 @six(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) noinline {
  %1 = mul i64 %a, 100000
  %2 = mul i64 %b, 10000
  %3 = mul i64 %c, 1000
  %4 = mul i64 %d, 100
  %5 = mul i64 %e, 10
  %6 = add i64 %1, %2
  %7 = add i64 %6, %3
  %8 = add i64 %7, %4
  %9 = add i64 %8, %5
  %10 = add i64 %9, %f
  ret i64 %10
}

; Arguments change places, on the stack as well.
define win64cc i64 @reversed(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) noinline {
  %p = load volatile ptr, ptr @six.pointer
  %r = musttail call win64cc i64 %p(i64 %f, i64 %e, i64 %d, i64 %c, i64 %b, i64 %a)
  ret i64 %r
}

define win64cc { double, double } @pair(double %a, i64 %n, double %b) noinline {
  %1 = sitofp i64 %n to double
  %2 = fadd double %a, %1
  %3 = insertvalue { double, double } poison, double %2, 0
  %4 = insertvalue { double, double } %3, double %b, 1
  ret { double, double } %4
}

define win64cc { double, double } @swapped(double %a, i64 %n, double %b) noinline {
  %big = icmp sgt i64 %n, 100
  br i1 %big, label %early, label %on
early:
  ret { double, double } zeroinitializer
on:
  %m = mul i64 %n, 2
  %r = musttail call win64cc { double, double } @pair(double %b, i64 %m, double %a)
  ret { double, double } %r
}

; A loop of jumps: the stack does not grow.
define win64cc i64 @count(i64 %n, i64 %sum, i64 %a, i64 %b) noinline {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %on
end:
  ret i64 %sum
on:
  %next = sub i64 %n, 1
  %more = add i64 %sum, %a
  %r = musttail call win64cc i64 @count(i64 %next, i64 %more, i64 %b, i64 %a)
  ret i64 %r
}

define win64cc i64 @sum(i64 %base, ...) noinline {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %p = load ptr, ptr %list
  %a = load i64, ptr %p
  %p4 = getelementptr i8, ptr %p, i64 32
  %b = load i64, ptr %p4
  %1 = add i64 %a, %b
  %2 = add i64 %1, %base
  ret i64 %2
}

define win64cc i64 @forward(i64 %base, ...) noinline {
  %p = load volatile ptr, ptr @sum.pointer
  %more = add i64 %base, 1
  %r = musttail call win64cc i64 (i64, ...) %p(i64 %more, ...)
  ret i64 %r
}

define i32 @main() {
  %a = call win64cc i64 @reversed(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6)
  call i32 (ptr, ...) @printf(ptr @words, i64 %a)
  %b = call win64cc { double, double } @swapped(double 0.5, i64 5, double 2.5)
  %b0 = extractvalue { double, double } %b, 0
  %b1 = extractvalue { double, double } %b, 1
  call i32 (ptr, ...) @printf(ptr @floats, double %b0, double %b1)
  %c = call win64cc i64 (i64, ...) @forward(i64 3, i64 4, i64 100, i64 100, i64 100, i64 6)
  call i32 (ptr, ...) @printf(ptr @words, i64 %c)
  %d = call win64cc i64 @count(i64 1000000, i64 122456789, i64 1, i64 1)
  call i32 (ptr, ...) @printf(ptr @words, i64 %d)
  %e = call win64cc { double, double } @swapped(double 0.5, i64 500, double 2.5)
  %e0 = extractvalue { double, double } %e, 0
  %e1 = fptosi double %e0 to i64
  %e2 = add i64 %e1, 5
  call i32 (ptr, ...) @printf(ptr @words, i64 %e2)
  ret i32 0
}
