; Operations in an environment round as the mode set before them says, and stay among the calls that set modes.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
; STDOUT: 3fd5555555555555 bfd5555555555555 4340000000000000 4340000000000002 3eaaaaab 0
; STDOUT: 3fd5555555555556 bfd5555555555555 4340000000000001 4340000000000002 3eaaaaab 0
; STDOUT: 3fd5555555555555 bfd5555555555556 4340000000000000 4340000000000001 3eaaaaaa 0
; STDOUT: 3fd5555555555555 bfd5555555555555 4340000000000000 4340000000000001 3eaaaaaa 0

declare i32 @printf(ptr, ...)
declare void @llvm.set.rounding(i32)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare <2 x double> @llvm.experimental.constrained.fdiv.v2f64(<2 x double>, <2 x double>, metadata, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i64(i64, metadata, metadata)
declare double @llvm.experimental.constrained.uitofp.f64.i64(i64, metadata, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)

@format = constant [35 x i8] c"%016llx %016llx %llx %llx %x %llx\0A\00"

define void @show(i32 %mode, double %one, double %three, i64 %odd, i64 %odd.up, i64 %none) strictfp {
  call void @llvm.set.rounding(i32 %mode) strictfp
  %third = call double @llvm.experimental.constrained.fdiv.f64(double %one, double %three, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %minus = fneg double %one
  %pair = insertelement <2 x double> <double 1.0, double 1.0>, double %minus, i32 1
  %threes = insertelement <2 x double> <double 3.0, double 3.0>, double %three, i32 1
  %thirds = call <2 x double> @llvm.experimental.constrained.fdiv.v2f64(<2 x double> %pair, <2 x double> %threes, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %minus.third = extractelement <2 x double> %thirds, i32 1
  %a = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %odd, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %b = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %odd.up, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %c = call float @llvm.experimental.constrained.fptrunc.f32.f64(double 0x3FD5555555555555, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %zero = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %none, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  %p0 = bitcast double %third to i64
  %p1 = bitcast double %minus.third to i64
  %p2 = bitcast double %a to i64
  %p3 = bitcast double %b to i64
  %p4 = bitcast float %c to i32
  %p5 = bitcast double %zero to i64
  %p6 = call i32 (ptr, ...) @printf(ptr @format, i64 %p0, i64 %p1, i64 %p2, i64 %p3, i32 %p4, i64 %p5) strictfp
  ret void
}

define i32 @main() strictfp {
  call void @show(i32 1, double 1.0, double 3.0, i64 9007199254740993, i64 9007199254740995, i64 0)
  call void @show(i32 2, double 1.0, double 3.0, i64 9007199254740993, i64 9007199254740995, i64 0)
  call void @show(i32 3, double 1.0, double 3.0, i64 9007199254740993, i64 9007199254740995, i64 0)
  call void @show(i32 0, double 1.0, double 3.0, i64 9007199254740993, i64 9007199254740995, i64 0)
  ret i32 0
}
