; Arguments beyond the registers, extended small integers, results in two registers, an indirect call.
; STDOUT: 136 2.5 -7 200
; PLATFORMS: host aarch64 windows-gnu
@format = private constant [16 x i8] c"%ld %.1f %d %d\0A\00"
@callee = global ptr @many

declare i32 @printf(ptr, ...)

define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i8 signext %g, i8 zeroext %h, double %x0, double %x1, double %x2, double %x3, double %x4, double %x5, double %x6, double %x7, double %x8, float %x9, i128 %i) {
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  %4 = add i64 %3, %e
  %5 = add i64 %4, %f
  %6 = sext i8 %g to i64
  %7 = add i64 %5, %6
  %8 = zext i8 %h to i64
  %9 = add i64 %7, %8
  %10 = fadd double %x0, %x8
  %11 = fpext float %x9 to double
  %12 = fadd double %10, %11
  %13 = fptosi double %12 to i64
  %14 = add i64 %9, %13
  %15 = lshr i128 %i, 64
  %16 = trunc i128 %15 to i64
  %17 = add i64 %14, %16
  ret i64 %17
}

define { i32, double } @pair(i32 %x) {
  %1 = insertvalue { i32, double } poison, i32 %x, 0
  %2 = insertvalue { i32, double } %1, double 2.5, 1
  ret { i32, double } %2
}

define zeroext i8 @small() {
  ret i8 200
}

define i32 @main() {
  %f = load ptr, ptr @callee
  %i = shl i128 5, 64
  %a = call i64 %f(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i8 signext -100, i8 zeroext 200, double 1.5, double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, double 0.0, double 3.5, float 5.0, i128 %i)
  %b = call { i32, double } @pair(i32 -7)
  %b0 = extractvalue { i32, double } %b, 0
  %b1 = extractvalue { i32, double } %b, 1
  %c = call zeroext i8 @small()
  %c32 = zext i8 %c to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %a, double %b1, i32 %b0, i32 %c32)
  ret i32 0
}
