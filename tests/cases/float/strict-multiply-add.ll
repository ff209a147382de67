; llvm.experimental.constrained.fmuladd where exceptions are heeded, on the types that functions compute on.
; RUN
; PLATFORMS: host
target triple = "x86_64-unknown-linux-gnu"
declare x86_fp80 @llvm.experimental.constrained.fmuladd.f80(x86_fp80, x86_fp80, x86_fp80, metadata, metadata)
declare fp128 @llvm.experimental.constrained.fmuladd.f128(fp128, fp128, fp128, metadata, metadata)
declare <2 x float> @llvm.experimental.constrained.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>, metadata, metadata)

define x86_fp80 @extended(x86_fp80 %a, x86_fp80 %b, x86_fp80 %c) noinline strictfp {
  %r = call x86_fp80 @llvm.experimental.constrained.fmuladd.f80(x86_fp80 %a, x86_fp80 %b, x86_fp80 %c, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret x86_fp80 %r
}
define fp128 @quad(fp128 %a, fp128 %b, fp128 %c) noinline strictfp {
  %r = call fp128 @llvm.experimental.constrained.fmuladd.f128(fp128 %a, fp128 %b, fp128 %c, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret fp128 %r
}
define <2 x float> @lanes(<2 x float> %a, <2 x float> %b, <2 x float> %c) noinline strictfp {
  %r = call <2 x float> @llvm.experimental.constrained.fmuladd.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c, metadata !"round.tonearest", metadata !"fpexcept.strict") strictfp
  ret <2 x float> %r
}
define i32 @main() {
  ; 3 × 4 + 5
  %e = call x86_fp80 @extended(x86_fp80 0xK4000C000000000000000, x86_fp80 0xK40018000000000000000, x86_fp80 0xK4001A000000000000000)
  %e.n = fptosi x86_fp80 %e to i32
  %e.ok = icmp eq i32 %e.n, 17
  %q = call fp128 @quad(fp128 0xL00000000000000004000800000000000, fp128 0xL00000000000000004001000000000000, fp128 0xL00000000000000004001400000000000)
  %q.n = fptosi fp128 %q to i32
  %q.ok = icmp eq i32 %q.n, 17
  %v = call <2 x float> @lanes(<2 x float> <float 3.0, float 2.0>, <2 x float> <float 4.0, float 8.0>, <2 x float> <float 5.0, float 1.0>)
  %v.1 = extractelement <2 x float> %v, i32 1
  %v.ok = fcmp oeq float %v.1, 17.0
  %1 = and i1 %e.ok, %q.ok
  %2 = and i1 %1, %v.ok
  %status = select i1 %2, i32 0, i32 1
  ret i32 %status
}
