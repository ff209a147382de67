; Sums of products took their factors as vectors of i32 before LLVM 22.
; EMIT: %1 = bitcast <4 x i32> %b to <16 x i8>
; EMIT: %2 = bitcast <4 x i32> %c to <16 x i8>
; EMIT: %sum = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <16 x i8> %1, <16 x i8> %2)
; EMIT: call <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32> %a, <8 x i16> %3, <8 x i16> %4)
; EMIT: declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <16 x i8>, <16 x i8>)

declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)

define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %sum = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  %masked = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, i8 3)
  %both = add <4 x i32> %sum, %masked
  ret <4 x i32> %both
}
