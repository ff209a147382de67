; Operations that are computed by those on integers are refused in another environment than the default one, and
; intrinsics that other passes have to replace.
; ERROR: 9:8: cannot compile the intrinsic llvm.experimental.constrained.fadd on this type with a rounding mode of the environment
; ERROR: 10:8: cannot compile the intrinsic llvm.experimental.constrained.fcmp on this type with heeded exceptions
; ERROR: 12:8: cannot compile the intrinsic llvm.coro.size: coroutines have to be lowered before code generation
; ERROR: 13:3: cannot compile the intrinsic llvm.instrprof.increment: it has to be lowered before code generation

define i64 @f(bfloat %x, bfloat %y) strictfp {
  %a = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %x, bfloat %y, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  %b = call i1 @llvm.experimental.constrained.fcmp.bf16(bfloat %a, bfloat %y, metadata !"olt", metadata !"fpexcept.strict") strictfp
  %c = zext i1 %b to i64
  %d = call i64 @llvm.coro.size.i64()
  call void @llvm.instrprof.increment(ptr null, i64 0, i32 1, i32 0)
  %e = add i64 %c, %d
  ret i64 %e
}

declare bfloat @llvm.experimental.constrained.fadd.bf16(bfloat, bfloat, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.bf16(bfloat, bfloat, metadata, metadata)
declare i64 @llvm.coro.size.i64()
declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
