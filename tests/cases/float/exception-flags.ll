; Where flags count: each operation raises its own and no others, also if nobody wants its result.
; RUN
; PLATFORMS: host
; STDOUT: 20 00 04 01 00 01 00 00

declare i32 @printf(ptr, ...)
declare i32 @feclearexcept(i32)
declare i32 @fetestexcept(i32)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.nearbyint.f64(double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata)

@format = constant [41 x i8] c"%02x %02x %02x %02x %02x %02x %02x %02x\0A\00"

; The flags since the last call: 1 invalid, 4 division by zero, 32 inexact.
define i32 @flags() strictfp noinline {
  %flags = call i32 @fetestexcept(i32 61) strictfp
  call i32 @feclearexcept(i32 61) strictfp
  ret i32 %flags
}

define i32 @main() strictfp {
  %one = load volatile double, ptr @one
  %three = load volatile double, ptr @three
  %zero = load volatile double, ptr @zero
  %nan = load volatile double, ptr @nan
  call i32 @flags() strictfp
  call double @llvm.experimental.constrained.fdiv.f64(double %one, double %three, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %f0 = call i32 @flags() strictfp
  %early = call double @llvm.experimental.constrained.fdiv.f64(double %one, double %three, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call i32 @flags() strictfp
  store volatile double %early, ptr @sink
  call double @llvm.experimental.constrained.nearbyint.f64(double %early, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %f1 = call i32 @flags() strictfp
  call double @llvm.experimental.constrained.fdiv.f64(double %one, double %zero, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  %f2 = call i32 @flags() strictfp
  call i1 @llvm.experimental.constrained.fcmps.f64(double %nan, double %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %f3 = call i32 @flags() strictfp
  call i1 @llvm.experimental.constrained.fcmp.f64(double %nan, double %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %f4 = call i32 @flags() strictfp
  call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %nan, metadata !"fpexcept.strict") strictfp
  %f5 = call i32 @flags() strictfp
  %less = call i1 @llvm.experimental.constrained.fcmps.f64(double %nan, double %one, metadata !"olt", metadata !"fpexcept.strict") strictfp
  call i32 @flags() strictfp
  br i1 %less, label %yes, label %no

yes:
  ret i32 1

no:
  %f6 = call i32 @flags() strictfp
  call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %three, metadata !"fpexcept.strict") strictfp
  %f7 = call i32 @flags() strictfp
  call i32 (ptr, ...) @printf(ptr @format, i32 %f0, i32 %f1, i32 %f2, i32 %f3, i32 %f4, i32 %f5, i32 %f6, i32 %f7) strictfp
  ret i32 0
}

@one = global double 1.0
@three = global double 3.0
@zero = global double 0.0
@nan = global double 0x7FF8000000000000
@sink = global double 0.0
