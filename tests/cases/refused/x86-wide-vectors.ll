; What needs registers of more than 128 bits is refused by name.
; ERROR: 6:8: cannot compile the intrinsic llvm.x86.avx.hadd.ps.256, which needs ymm or zmm registers

define void @f(ptr %p) {
  %a = load <8 x float>, ptr %p
  %b = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %a, <8 x float> %a)
  store <8 x float> %b, ptr %p
  ret void
}

declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>)
