; Operations in another environment than the default one are refused, and intrinsics that other passes have to
; replace.
; ERROR: 9:8: cannot compile the intrinsic llvm.experimental.constrained.fadd with round.dynamic
; ERROR: 10:8: cannot compile the intrinsic llvm.experimental.constrained.fcmp with fpexcept.strict
; ERROR: 12:8: cannot compile the intrinsic llvm.coro.size: coroutines have to be lowered before code generation
; ERROR: 13:3: cannot compile the intrinsic llvm.instrprof.increment: it has to be lowered before code generation

define i64 @f(double %x, double %y) strictfp {
  %a = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %b = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %y, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %c = zext i1 %b to i64
  %d = call i64 @llvm.coro.size.i64()
  call void @llvm.instrprof.increment(ptr null, i64 0, i32 1, i32 0)
  %e = add i64 %c, %d
  ret i64 %e
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i64 @llvm.coro.size.i64()
declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
