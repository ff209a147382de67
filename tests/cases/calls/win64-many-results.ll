; Functions of the Microsoft convention with results in four vector registers, three integer registers or two float
; registers, called directly and through a pointer, with arguments on the stack and copies behind addresses.
; PLATFORMS: host windows-gnu
; STDOUT: 1 22 43 64
; STDOUT: 115 7 16
; STDOUT: 3.5 21.0
; STDOUT: 7 30
@ints = private constant [13 x i8] c"%d %d %d %d\0A\00"
@words = private constant [13 x i8] c"%d %d %d\0A\00\00\00\00"
@numbers = private constant [13 x i8] c"%.1f %.1f\0A\00\00\00"
@two.words = private constant [7 x i8] c"%d %d\0A\00"
@variadic.pointer = global ptr @variadic
@vectors.pointer = global ptr @vectors
@numbers.pointer = global ptr @two

declare i32 @printf(ptr, ...)

define win64cc { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } @vectors(<4 x i32> %v, i32 %a, i32 %b, i32 %c, i32 %d, <4 x i32> %w) noinline {
  %1 = insertelement <4 x i32> %v, i32 %a, i32 0
  %v2 = mul <4 x i32> %1, <i32 2, i32 2, i32 2, i32 2>
  %2 = insertelement <4 x i32> %v2, i32 %b, i32 0
  %3 = insertelement <4 x i32> %w, i32 %c, i32 1
  %4 = insertelement <4 x i32> %w, i32 %d, i32 2
  %5 = insertvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } poison, <4 x i32> %1, 0
  %6 = insertvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %5, <4 x i32> %2, 1
  %7 = insertvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %6, <4 x i32> %3, 2
  %8 = insertvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %7, <4 x i32> %4, 3
  ret { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %8
}

define win64cc { i64, i64, i64 } @three(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) noinline {
  %1 = add i64 %a, %f
  %2 = add i64 %b, %e
  %3 = mul i64 %c, %d
  %4 = insertvalue { i64, i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64, i64 } %4, i64 %2, 1
  %6 = insertvalue { i64, i64, i64 } %5, i64 %3, 2
  ret { i64, i64, i64 } %6
}

define win64cc { double, double } @two(double %a, double %b, double %c, double %d, double %e) noinline {
  %1 = fadd double %a, %b
  %2 = fmul double %d, %e
  %3 = fadd double %2, %c
  %4 = insertvalue { double, double } poison, double %1, 0
  %5 = insertvalue { double, double } %4, double %3, 1
  ret { double, double } %5
}

declare void @llvm.va_start.p0(ptr)

; The arguments behind the second: one is in a register, the others on the stack.
define win64cc { <4 x i32>, <4 x i32> } @variadic(<4 x i32> %v, i32 %a, i32 %b, ...) noinline {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %1 = load ptr, ptr %list
  %c = load i32, ptr %1
  %2 = getelementptr i8, ptr %1, i64 16
  %d = load i32, ptr %2
  %3 = insertelement <4 x i32> %v, i32 %c, i32 0
  %4 = insertelement <4 x i32> %v, i32 %d, i32 1
  %5 = insertvalue { <4 x i32>, <4 x i32> } poison, <4 x i32> %3, 0
  %6 = insertvalue { <4 x i32>, <4 x i32> } %5, <4 x i32> %4, 1
  ret { <4 x i32>, <4 x i32> } %6
}

define i32 @main() {
  %f = load volatile ptr, ptr @vectors.pointer
  %r = call win64cc { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %f(<4 x i32> <i32 0, i32 11, i32 12, i32 13>, i32 1, i32 2, i32 43, i32 64, <4 x i32> <i32 20, i32 21, i32 22, i32 23>)
  %a = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 0
  %b = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 1
  %c = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 2
  %d = extractvalue { <4 x i32>, <4 x i32>, <4 x i32>, <4 x i32> } %r, 3
  %a0 = extractelement <4 x i32> %a, i32 0
  %b1 = extractelement <4 x i32> %b, i32 1
  %c1 = extractelement <4 x i32> %c, i32 1
  %d2 = extractelement <4 x i32> %d, i32 2
  call i32 (ptr, ...) @printf(ptr @ints, i32 %a0, i32 %b1, i32 %c1, i32 %d2)
  %w = call win64cc { i64, i64, i64 } @three(i64 15, i64 2, i64 4, i64 4, i64 5, i64 100)
  %w0 = extractvalue { i64, i64, i64 } %w, 0
  %w1 = extractvalue { i64, i64, i64 } %w, 1
  %w2 = extractvalue { i64, i64, i64 } %w, 2
  %t0 = trunc i64 %w0 to i32
  %t1 = trunc i64 %w1 to i32
  %t2 = trunc i64 %w2 to i32
  call i32 (ptr, ...) @printf(ptr @words, i32 %t0, i32 %t1, i32 %t2)
  %g = load volatile ptr, ptr @numbers.pointer
  %n = call win64cc { double, double } %g(double 1.0, double 2.5, double 1.0, double 4.0, double 5.0)
  %n0 = extractvalue { double, double } %n, 0
  %n1 = extractvalue { double, double } %n, 1
  call i32 (ptr, ...) @printf(ptr @numbers, double %n0, double %n1)
  %h = load volatile ptr, ptr @variadic.pointer
  %u = call win64cc { <4 x i32>, <4 x i32> } (<4 x i32>, i32, i32, ...) %h(<4 x i32> zeroinitializer, i32 1, i32 2, i32 7, i32 20, i32 30)
  %u0 = extractvalue { <4 x i32>, <4 x i32> } %u, 0
  %u1 = extractvalue { <4 x i32>, <4 x i32> } %u, 1
  %u00 = extractelement <4 x i32> %u0, i32 0
  %u11 = extractelement <4 x i32> %u1, i32 1
  call i32 (ptr, ...) @printf(ptr @two.words, i32 %u00, i32 %u11)
  ret i32 0
}
