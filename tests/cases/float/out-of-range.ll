; Conversions of what does not fit: poison by LangRef, on x86-64 what its conversion instructions give, as from llc
; (programs with such faults know it); the saturating ones give the nearest bound, and 0 for NaN.
; STDOUT: -2147483648 -9223372036854775808 ffffffffffffffff ffffffff
; STDOUT: -2147483648 -9223372036854775808 8000000000000000 0
; STDOUT: -2147483648 3000000000 b2d05e00 b2d05e00
; STDOUT: -1 -1 0
; STDOUT: 2147483647 9223372036854775807 ffffffffffffffff
; STDOUT: 0 0 0
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i32 @printf(ptr, ...)
@plain = constant [17 x i8] c"%d %ld %lx %x\0A\00\00\00"
@saturated = constant [13 x i8] c"%d %ld %lx\0A\00\00"

define void @plain_conversions(double %x) noinline {
  %a = fptosi double %x to i32
  %b = fptosi double %x to i64
  %c = fptoui double %x to i64
  %d = fptoui double %x to i32
  call i32 (ptr, ...) @printf(ptr @plain, i32 %a, i64 %b, i64 %c, i32 %d)
  ret void
}

define void @saturating_conversions(double %x) noinline {
  %y = fptrunc double %x to float
  %a = call i32 @llvm.fptosi.sat.i32.f64(double %x)
  %b = call i64 @llvm.fptosi.sat.i64.f32(float %y)
  %c = call i64 @llvm.fptoui.sat.i64.f64(double %x)
  call i32 (ptr, ...) @printf(ptr @saturated, i32 %a, i64 %b, i64 %c)
  ret void
}

@minus = global double -1.500000e+00
define i32 @main() {
  ; NaN as signed numbers, -1.5 as unsigned ones: -1 modulo 2^64, and modulo 2^32.
  call void @nan_and_minus()
  ; 2^100
  call void @plain_conversions(double 0x4630000000000000)
  call void @plain_conversions(double 3.000000e+09)
  %m = load double, ptr @minus
  call void @saturating_conversions(double %m)
  call void @saturating_conversions(double 0x4630000000000000)
  call void @saturating_conversions(double 0x7FF8000000000000)
  ret i32 0
}

define void @nan_and_minus() {
  %m = load double, ptr @minus
  %n = fadd double %m, 0x7FF8000000000000
  %b = fptosi double %n to i32
  %b2 = fptosi double %n to i64
  %c = fptoui double %m to i64
  %d = fptoui double %m to i32
  call i32 (ptr, ...) @printf(ptr @plain, i32 %b, i64 %b2, i64 %c, i32 %d)
  ret void
}
