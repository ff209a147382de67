; Intrinsics without a table entry are refused by name, and so are immediates that an instruction does not know.
; ERROR: 6:8: cannot compile the intrinsic llvm.x86.xop.vpermil2ps
; ERROR: 8:8: cannot compile llvm.x86.avx512.sqrt.ps.512 with this immediate

define void @f(<4 x float> %a, <4 x i32> %i, <16 x float> %w, ptr %p) {
  %r = call <4 x float> @llvm.x86.xop.vpermil2ps(<4 x float> %a, <4 x float> %a, <4 x i32> %i, i8 0)
  store <4 x float> %r, ptr %p
  %s = call <16 x float> @llvm.x86.avx512.sqrt.ps.512(<16 x float> %w, i32 0)
  store <16 x float> %s, ptr %p
  ret void
}

declare <4 x float> @llvm.x86.xop.vpermil2ps(<4 x float>, <4 x float>, <4 x i32>, i8)
declare <16 x float> @llvm.x86.avx512.sqrt.ps.512(<16 x float>, i32)
