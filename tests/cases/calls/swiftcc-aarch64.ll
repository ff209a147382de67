; Swift's convention places arguments and results as C does on AArch64: up to eight numbers come back in registers, more
; in memory.
; PLATFORMS: aarch64
; STDOUT: 21 2.5 23 4.5
; STDOUT: 8 7 6 5 4 3 -9 65526 11 1000
target triple = "aarch64-unknown-linux-gnu"
%four = type { i64, double, i64, float }
%ten = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64 }
@mixed = private constant [15 x i8] c"%ld %g %ld %g\0A\00"
@numbers = private constant [41 x i8] c"%ld %ld %ld %ld %ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define swiftcc %four @four(i64 %a, double %b, i64 %c, float %d) noinline {
  %1 = insertvalue %four undef, i64 %a, 0
  %2 = insertvalue %four %1, double %b, 1
  %3 = insertvalue %four %2, i64 %c, 2
  %4 = insertvalue %four %3, float %d, 3
  ret %four %4
}

; The last four arguments lie on the stack.
define swiftcc %ten @ten(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i8 %i, i16 %j, i64 %k, ptr %l) noinline {
  %ii = sext i8 %i to i64
  %jj = zext i16 %j to i64
  %ll = load i64, ptr %l
  %1 = insertvalue %ten undef, i64 %h, 0
  %2 = insertvalue %ten %1, i64 %g, 1
  %3 = insertvalue %ten %2, i64 %f, 2
  %4 = insertvalue %ten %3, i64 %e, 3
  %5 = insertvalue %ten %4, i64 %d, 4
  %6 = insertvalue %ten %5, i64 %c, 5
  %7 = insertvalue %ten %6, i64 %ii, 6
  %8 = insertvalue %ten %7, i64 %jj, 7
  %9 = insertvalue %ten %8, i64 %k, 8
  %10 = insertvalue %ten %9, i64 %ll, 9
  ret %ten %10
}

define i32 @main() {
  %q = call swiftcc %four @four(i64 21, double 2.5, i64 23, float 4.5)
  %q0 = extractvalue %four %q, 0
  %q1 = extractvalue %four %q, 1
  %q2 = extractvalue %four %q, 2
  %q3 = extractvalue %four %q, 3
  %q4 = fpext float %q3 to double
  call i32 (ptr, ...) @printf(ptr @mixed, i64 %q0, double %q1, i64 %q2, double %q4)
  %m = alloca i64
  store i64 1000, ptr %m
  %r = call swiftcc %ten @ten(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i8 -9, i16 -10, i64 11, ptr %m)
  %r0 = extractvalue %ten %r, 0
  %r1 = extractvalue %ten %r, 1
  %r2 = extractvalue %ten %r, 2
  %r3 = extractvalue %ten %r, 3
  %r4 = extractvalue %ten %r, 4
  %r5 = extractvalue %ten %r, 5
  %r6 = extractvalue %ten %r, 6
  %r7 = extractvalue %ten %r, 7
  %r8 = extractvalue %ten %r, 8
  %r9 = extractvalue %ten %r, 9
  call i32 (ptr, ...) @printf(ptr @numbers, i64 %r0, i64 %r1, i64 %r2, i64 %r3, i64 %r4, i64 %r5, i64 %r6, i64 %r7, i64 %r8, i64 %r9)
  ret i32 0
}
