; Intrinsics of SSE that LLVM has given up compute what the processor's instructions do.
; STDOUT: padds: 32767 -32768 3
; STDOUT: psubus: 0 90
; STDOUT: pmaxu: 200
; STDOUT: pcmpgt: -1 0
; STDOUT: pmuludq: -2
; STDOUT: psll.dq: 0 1
; STDOUT: psrl.dq: 2 0
; STDOUT: pshuf.d: 13 12 11 10
; STDOUT: pblendw: 1 102 3 104
; STDOUT: pabs: 5 7
; STDOUT: pmovsx: -1 1
; STDOUT: cvtdq2pd: -3.0 4.0
; STDOUT: sqrt.ss: 3.0 25.0
; STDOUT: storeu: 21 22
; STDOUT: add.ss: 5.0 9.0

@s.padds = private constant [17 x i8] c"padds: %d %d %d\0A\00"
@s.psubus = private constant [15 x i8] c"psubus: %d %d\0A\00"
@s.pmaxu = private constant [11 x i8] c"pmaxu: %d\0A\00"
@s.pcmpgt = private constant [15 x i8] c"pcmpgt: %d %d\0A\00"
@s.pmuludq = private constant [14 x i8] c"pmuludq: %ld\0A\00"
@s.psll = private constant [18 x i8] c"psll.dq: %ld %ld\0A\00"
@s.psrl = private constant [18 x i8] c"psrl.dq: %ld %ld\0A\00"
@s.pshuf = private constant [22 x i8] c"pshuf.d: %d %d %d %d\0A\00"
@s.pblend = private constant [22 x i8] c"pblendw: %d %d %d %d\0A\00"
@s.pabs = private constant [13 x i8] c"pabs: %d %d\0A\00"
@s.pmovsx = private constant [15 x i8] c"pmovsx: %d %d\0A\00"
@s.cvt = private constant [21 x i8] c"cvtdq2pd: %.1f %.1f\0A\00"
@s.sqrt = private constant [20 x i8] c"sqrt.ss: %.1f %.1f\0A\00"
@s.storeu = private constant [15 x i8] c"storeu: %d %d\0A\00"
@s.add = private constant [19 x i8] c"add.ss: %.1f %.1f\0A\00"
@room = global [20 x i8] zeroinitializer, align 16

declare i32 @printf(ptr, ...)
declare <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8>, <16 x i8>)
declare <4 x i32> @llvm.x86.sse2.pcmpgt.d(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32>, <4 x i32>)
declare <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64>, i32)
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>, i8)
declare <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16>, <8 x i16>, i8)
declare <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32>)
declare <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8>)
declare <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32>)
declare <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float>)
declare void @llvm.x86.sse2.storeu.dq(ptr, <16 x i8>)
declare <4 x float> @llvm.x86.sse.add.ss(<4 x float>, <4 x float>)

; The operands come through memory, so that nothing is known of them.
define <4 x i32> @d(i32 %a, i32 %b, i32 %c, i32 %d) noinline {
  %v0 = insertelement <4 x i32> poison, i32 %a, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %c, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %d, i32 3
  ret <4 x i32> %v3
}

define i32 @main() {
  ; 0x7fff + 1, 0x8000 - 1, 1 + 2 in the three lowest words
  %w1 = call <4 x i32> @d(i32 -2147450881, i32 1, i32 0, i32 0)
  %w2 = call <4 x i32> @d(i32 -65535, i32 2, i32 0, i32 0)
  %x1 = bitcast <4 x i32> %w1 to <8 x i16>
  %x2 = bitcast <4 x i32> %w2 to <8 x i16>
  %sum = call <8 x i16> @llvm.x86.sse2.padds.w(<8 x i16> %x1, <8 x i16> %x2)
  %sum0 = extractelement <8 x i16> %sum, i32 0
  %sum1 = extractelement <8 x i16> %sum, i32 1
  %sum2 = extractelement <8 x i16> %sum, i32 2
  %sum0e = sext i16 %sum0 to i32
  %sum1e = sext i16 %sum1 to i32
  %sum2e = sext i16 %sum2 to i32
  call i32 (ptr, ...) @printf(ptr @s.padds, i32 %sum0e, i32 %sum1e, i32 %sum2e)

  ; 10 - 20 and 100 - 10 in the lowest bytes
  %b1w = call <4 x i32> @d(i32 25610, i32 0, i32 0, i32 0)
  %b2w = call <4 x i32> @d(i32 2580, i32 0, i32 0, i32 0)
  %b1 = bitcast <4 x i32> %b1w to <16 x i8>
  %b2 = bitcast <4 x i32> %b2w to <16 x i8>
  %dif = call <16 x i8> @llvm.x86.sse2.psubus.b(<16 x i8> %b1, <16 x i8> %b2)
  %dif0 = extractelement <16 x i8> %dif, i32 0
  %dif1 = extractelement <16 x i8> %dif, i32 1
  %dif0e = zext i8 %dif0 to i32
  %dif1e = zext i8 %dif1 to i32
  call i32 (ptr, ...) @printf(ptr @s.psubus, i32 %dif0e, i32 %dif1e)

  %b3w = call <4 x i32> @d(i32 200, i32 0, i32 0, i32 0)
  %b3 = bitcast <4 x i32> %b3w to <16 x i8>
  %max = call <16 x i8> @llvm.x86.sse2.pmaxu.b(<16 x i8> %b1, <16 x i8> %b3)
  %max0 = extractelement <16 x i8> %max, i32 0
  %max0e = zext i8 %max0 to i32
  call i32 (ptr, ...) @printf(ptr @s.pmaxu, i32 %max0e)

  %d1 = call <4 x i32> @d(i32 3, i32 -3, i32 0, i32 0)
  %d2 = call <4 x i32> @d(i32 2, i32 2, i32 0, i32 0)
  %gt = call <4 x i32> @llvm.x86.sse2.pcmpgt.d(<4 x i32> %d1, <4 x i32> %d2)
  %gt0 = extractelement <4 x i32> %gt, i32 0
  %gt1 = extractelement <4 x i32> %gt, i32 1
  call i32 (ptr, ...) @printf(ptr @s.pcmpgt, i32 %gt0, i32 %gt1)

  ; 0xffffffff * 2 = 0x1fffffffe, of which the printed value takes 2^33
  %m1 = call <4 x i32> @d(i32 -1, i32 7, i32 0, i32 0)
  %mul = call <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32> %m1, <4 x i32> %d2)
  %mul0 = extractelement <2 x i64> %mul, i32 0
  %mul0s = sub i64 %mul0, 8589934592
  call i32 (ptr, ...) @printf(ptr @s.pmuludq, i64 %mul0s)

  ; 1 in the low half, by 64 bits to the left; 2 in the high half, by 8 bytes to the right
  %one = call <4 x i32> @d(i32 1, i32 0, i32 0, i32 0)
  %oneq = bitcast <4 x i32> %one to <2 x i64>
  %left = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %oneq, i32 64)
  %left0 = extractelement <2 x i64> %left, i32 0
  %left1 = extractelement <2 x i64> %left, i32 1
  call i32 (ptr, ...) @printf(ptr @s.psll, i64 %left0, i64 %left1)
  %two = call <4 x i32> @d(i32 0, i32 0, i32 2, i32 0)
  %twoq = bitcast <4 x i32> %two to <2 x i64>
  %right = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %twoq, i32 8)
  %right0 = extractelement <2 x i64> %right, i32 0
  %right1 = extractelement <2 x i64> %right, i32 1
  call i32 (ptr, ...) @printf(ptr @s.psrl, i64 %right0, i64 %right1)

  ; 0b00011011 reverses
  %s1 = call <4 x i32> @d(i32 10, i32 11, i32 12, i32 13)
  %shuf = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %s1, i8 27)
  %shuf0 = extractelement <4 x i32> %shuf, i32 0
  %shuf1 = extractelement <4 x i32> %shuf, i32 1
  %shuf2 = extractelement <4 x i32> %shuf, i32 2
  %shuf3 = extractelement <4 x i32> %shuf, i32 3
  call i32 (ptr, ...) @printf(ptr @s.pshuf, i32 %shuf0, i32 %shuf1, i32 %shuf2, i32 %shuf3)

  ; 0b1010 takes the words 1 and 3 of the second
  %p1w = call <4 x i32> @d(i32 131073, i32 262147, i32 0, i32 0)
  %p2w = call <4 x i32> @d(i32 6684773, i32 6815847, i32 0, i32 0)
  %p1 = bitcast <4 x i32> %p1w to <8 x i16>
  %p2 = bitcast <4 x i32> %p2w to <8 x i16>
  %blend = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %p1, <8 x i16> %p2, i8 10)
  %blend0 = extractelement <8 x i16> %blend, i32 0
  %blend1 = extractelement <8 x i16> %blend, i32 1
  %blend2 = extractelement <8 x i16> %blend, i32 2
  %blend3 = extractelement <8 x i16> %blend, i32 3
  %blend0e = zext i16 %blend0 to i32
  %blend1e = zext i16 %blend1 to i32
  %blend2e = zext i16 %blend2 to i32
  %blend3e = zext i16 %blend3 to i32
  call i32 (ptr, ...) @printf(ptr @s.pblend, i32 %blend0e, i32 %blend1e, i32 %blend2e, i32 %blend3e)

  %a1 = call <4 x i32> @d(i32 -5, i32 7, i32 0, i32 0)
  %abs = call <4 x i32> @llvm.x86.ssse3.pabs.d.128(<4 x i32> %a1)
  %abs0 = extractelement <4 x i32> %abs, i32 0
  %abs1 = extractelement <4 x i32> %abs, i32 1
  call i32 (ptr, ...) @printf(ptr @s.pabs, i32 %abs0, i32 %abs1)

  ; the bytes 255 and 1
  %e1w = call <4 x i32> @d(i32 511, i32 0, i32 0, i32 0)
  %e1 = bitcast <4 x i32> %e1w to <16 x i8>
  %wide = call <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8> %e1)
  %wide0 = extractelement <4 x i32> %wide, i32 0
  %wide1 = extractelement <4 x i32> %wide, i32 1
  call i32 (ptr, ...) @printf(ptr @s.pmovsx, i32 %wide0, i32 %wide1)

  %c1 = call <4 x i32> @d(i32 -3, i32 4, i32 0, i32 0)
  %cvt = call <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32> %c1)
  %cvt0 = extractelement <2 x double> %cvt, i32 0
  %cvt1 = extractelement <2 x double> %cvt, i32 1
  call i32 (ptr, ...) @printf(ptr @s.cvt, double %cvt0, double %cvt1)

  ; 9.0 and 25.0: only the first lane changes
  %f1w = call <4 x i32> @d(i32 1091567616, i32 1103626240, i32 0, i32 0)
  %f1v = bitcast <4 x i32> %f1w to <4 x float>
  %root = call <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float> %f1v)
  %root0 = extractelement <4 x float> %root, i32 0
  %root1 = extractelement <4 x float> %root, i32 1
  %root0e = fpext float %root0 to double
  %root1e = fpext float %root1 to double
  call i32 (ptr, ...) @printf(ptr @s.sqrt, double %root0e, double %root1e)

  ; to an odd address
  %st = call <4 x i32> @d(i32 5653, i32 0, i32 0, i32 0)
  %stb = bitcast <4 x i32> %st to <16 x i8>
  %odd = getelementptr i8, ptr @room, i64 3
  call void @llvm.x86.sse2.storeu.dq(ptr %odd, <16 x i8> %stb)
  %odd1 = getelementptr i8, ptr @room, i64 4
  %byte0 = load i8, ptr %odd
  %byte1 = load i8, ptr %odd1
  %byte0e = zext i8 %byte0 to i32
  %byte1e = zext i8 %byte1 to i32
  call i32 (ptr, ...) @printf(ptr @s.storeu, i32 %byte0e, i32 %byte1e)

  ; 2.0 + 3.0, and 9.0 of the first operand
  %g1w = call <4 x i32> @d(i32 1073741824, i32 1091567616, i32 0, i32 0)
  %g2w = call <4 x i32> @d(i32 1077936128, i32 1103626240, i32 0, i32 0)
  %g1 = bitcast <4 x i32> %g1w to <4 x float>
  %g2 = bitcast <4 x i32> %g2w to <4 x float>
  %add = call <4 x float> @llvm.x86.sse.add.ss(<4 x float> %g1, <4 x float> %g2)
  %add0 = extractelement <4 x float> %add, i32 0
  %add1 = extractelement <4 x float> %add, i32 1
  %add0e = fpext float %add0 to double
  %add1e = fpext float %add1 to double
  call i32 (ptr, ...) @printf(ptr @s.add, double %add0e, double %add1e)
  ret i32 0
}
