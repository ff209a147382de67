; Masked intrinsics of AVX-512 are selects, and the result of a call without instructions is its operand.
; EMIT: define <4 x i32> @blend(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, i8 %m) {
; EMIT: %1 = add <4 x i32> %a, %b
; EMIT: %2 = bitcast i8 %m to <8 x i1>
; EMIT: %extract = shufflevector <8 x i1> %2, <8 x i1> %2, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; EMIT: %3 = select <4 x i1> %extract, <4 x i32> %1, <4 x i32> %c
; EMIT: ret <4 x i32> %3
; EMIT: define i8 @compare(<2 x i64> %a, <2 x i64> %b, i8 %m) {
; EMIT: %1 = icmp ule <2 x i64> %a, %b
; EMIT: %4 = shufflevector <2 x i1> %3, <2 x i1> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 2, i32 3, i32 2, i32 3>
; EMIT: %5 = bitcast <8 x i1> %4 to i8
; EMIT: ret i8 %5
; EMIT: define <8 x float> @zero(<8 x float> %a) {
; EMIT: ret <8 x float> zeroinitializer
; EMIT: define void @load(ptr %p, ptr %q, <4 x double> %v, i8 %m) {
; EMIT: %2 = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 32 %p, <4 x i1> %extract, <4 x double> %v)
; EMIT: store <4 x double> %2, ptr %q, align 32, !nontemporal !0

declare <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64>, <2 x i64>, i32, i8)
declare <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float>, <8 x float>, i8)
declare <4 x double> @llvm.x86.avx512.mask.load.pd.256(ptr, <4 x double>, i8)
declare void @llvm.x86.avx.movnt.pd.256(ptr, <4 x double>)

define <4 x i32> @blend(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, i8 %m) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, i8 %m)
  ret <4 x i32> %r
}

define i8 @compare(<2 x i64> %a, <2 x i64> %b, i8 %m) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a, <2 x i64> %b, i32 2, i8 %m)
  ret i8 %r
}

define <8 x float> @zero(<8 x float> %a) {
  %r = call <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float> %a, <8 x float> %a, i8 136)
  ret <8 x float> %r
}

define void @load(ptr %p, ptr %q, <4 x double> %v, i8 %m) {
  %r = call <4 x double> @llvm.x86.avx512.mask.load.pd.256(ptr %p, <4 x double> %v, i8 %m)
  call void @llvm.x86.avx.movnt.pd.256(ptr %q, <4 x double> %r)
  ret void
}
