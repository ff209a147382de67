; Intrinsics of x86 up to SSE4.2, with AES, PCLMUL, BMI and MMX; the values are worked out from the descriptions
; of the instructions, those of AES are from FIPS 197, appendix B.
; The exit status is the number of the first result that is wrong, modulo 200.
; EXIT: 0

declare <1 x i64> @llvm.x86.mmx.padd.b(<1 x i64>, <1 x i64>)
declare <1 x i64> @llvm.x86.mmx.pinsr.w(<1 x i64>, i32, i32)
declare <1 x i64> @llvm.x86.mmx.pmull.w(<1 x i64>, <1 x i64>)
declare <1 x i64> @llvm.x86.mmx.pslli.d(<1 x i64>, i32)
declare <1 x i64> @llvm.x86.mmx.punpckhbw(<1 x i64>, <1 x i64>)
declare <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16>, <8 x i16>)
declare <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)
declare <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double>, <2 x double>)
declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64>, <2 x i64>)
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8>, <16 x i8>)
declare <4 x float> @llvm.x86.sse.cmp.ps(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.sse.max.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.min.ps(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.sse41.round.ps(<4 x float>, i32)
declare <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float>)
declare <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float>)
declare <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16>, i32)
declare <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16>, i32)
declare <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16>, i32)
declare <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16>, <8 x i16>)
declare i32 @llvm.x86.bmi.bextr.32(i32, i32)
declare i32 @llvm.x86.bmi.bzhi.32(i32, i32)
declare i32 @llvm.x86.bmi.pdep.32(i32, i32)
declare i32 @llvm.x86.bmi.pext.32(i32, i32)
declare i32 @llvm.x86.mmx.pextr.w(<1 x i64>, i32)
declare i32 @llvm.x86.mmx.pmovmskb(<1 x i64>)
declare i32 @llvm.x86.sse.comieq.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comige.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comigt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comile.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comilt.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.comineq.ss(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse.cvtss2si(<4 x float>)
declare i32 @llvm.x86.sse2.cvttsd2si(<2 x double>)
declare i32 @llvm.x86.sse2.ucomieq.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomige.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomigt.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomile.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomilt.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse2.ucomineq.sd(<2 x double>, <2 x double>)
declare i32 @llvm.x86.sse41.ptestc(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse41.ptestnzc(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse41.ptestz(<2 x i64>, <2 x i64>)
declare i32 @llvm.x86.sse42.crc32.32.16(i32, i16)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
declare i32 @llvm.x86.sse42.pcmpestri128(<16 x i8>, i32, <16 x i8>, i32, i8)
declare i32 @llvm.x86.sse42.pcmpistri128(<16 x i8>, <16 x i8>, i8)
declare i32 @llvm.x86.sse42.pcmpistric128(<16 x i8>, <16 x i8>, i8)
declare i64 @llvm.x86.bmi.bextr.64(i64, i64)
declare i64 @llvm.x86.bmi.bzhi.64(i64, i64)
declare i64 @llvm.x86.bmi.pdep.64(i64, i64)
declare i64 @llvm.x86.bmi.pext.64(i64, i64)
declare i64 @llvm.x86.sse2.cvttsd2si64(<2 x double>)
declare i64 @llvm.x86.sse42.crc32.64.64(i64, i64)

define i32 @main() {
entry:
  %p = alloca i128
  br label %t0

t0:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a0.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a0.1 = load volatile <16 x i8>, ptr %p
  %r0 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a0.0, <16 x i8> %a0.1)
  %b0 = bitcast <16 x i8> %r0 to i128
  %ok0 = icmp eq i128 %b0, 1306496881432237133581252427583062081
  br i1 %ok0, label %t1, label %bad

t1:
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a1.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 5233100606242806050955395731361295, ptr %p
  %a1.1 = load volatile <16 x i8>, ptr %p
  %r1 = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a1.0, <16 x i8> %a1.1)
  %b1 = bitcast <16 x i8> %r1 to i128
  %ok1 = icmp eq i128 %b1, 55819335905449489624423147043931926663
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a2.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a2.1 = load volatile <8 x i16>, ptr %p
  %r2 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %a2.0, <8 x i16> %a2.1)
  %b2 = bitcast <8 x i16> %r2 to i128
  %ok2 = icmp eq i128 %b2, 35377008470352223360572726477814832059
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a3.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a3.1 = load volatile <8 x i16>, ptr %p
  %r3 = call <8 x i16> @llvm.x86.ssse3.phadd.w.128(<8 x i16> %a3.0, <8 x i16> %a3.1)
  %b3 = bitcast <8 x i16> %r3 to i128
  %ok3 = icmp eq i128 %b3, 75544871637904549921223707423043223555
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a4.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a4.1 = load volatile <8 x i16>, ptr %p
  %r4 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %a4.0, <8 x i16> %a4.1)
  %b4 = bitcast <8 x i16> %r4 to i128
  %ok4 = icmp eq i128 %b4, 143242381076634820117299013497736495103
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a5.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a5.1 = load volatile <8 x i16>, ptr %p
  %r5 = call <8 x i16> @llvm.x86.ssse3.phsub.sw.128(<8 x i16> %a5.0, <8 x i16> %a5.1)
  %b5 = bitcast <8 x i16> %r5 to i128
  %ok5 = icmp eq i128 %b5, 55108442699920001274396262396820652033
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a6.0 = load volatile <4 x i32>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a6.1 = load volatile <4 x i32>, ptr %p
  %r6 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %a6.0, <4 x i32> %a6.1)
  %b6 = bitcast <4 x i32> %r6 to i128
  %ok6 = icmp eq i128 %b6, 218279054173556826394806617834055631803
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a7.0 = load volatile <4 x i32>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a7.1 = load volatile <4 x i32>, ptr %p
  %r7 = call <4 x i32> @llvm.x86.ssse3.psign.d.128(<4 x i32> %a7.0, <4 x i32> %a7.1)
  %b7 = bitcast <4 x i32> %r7 to i128
  %ok7 = icmp eq i128 %b7, 170138587470493871522432600511317213182
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a8.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a8.1 = load volatile <8 x i16>, ptr %p
  %r8 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a8.0, <8 x i16> %a8.1)
  %b8 = bitcast <8 x i16> %r8 to i128
  %ok8 = icmp eq i128 %b8, 301615286820048425452955375790359105450
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a9.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a9.1 = load volatile <8 x i16>, ptr %p
  %r9 = call <8 x i16> @llvm.x86.ssse3.pmul.hr.sw.128(<8 x i16> %a9.0, <8 x i16> %a9.1)
  %b9 = bitcast <8 x i16> %r9 to i128
  %ok9 = icmp eq i128 %b9, 159926336240043921760241061561773260800
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a10.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a10.1 = load volatile <8 x i16>, ptr %p
  %r10 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a10.0, <8 x i16> %a10.1)
  %b10 = bitcast <8 x i16> %r10 to i128
  %ok10 = icmp eq i128 %b10, 320951422979309235068533664075529709525
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a11.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a11.1 = load volatile <8 x i16>, ptr %p
  %r11 = call <8 x i16> @llvm.x86.sse2.pmulh.w(<8 x i16> %a11.0, <8 x i16> %a11.1)
  %b11 = bitcast <8 x i16> %r11 to i128
  %ok11 = icmp eq i128 %b11, 79965764268450623821801475942268272639
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a12.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a12.1 = load volatile <8 x i16>, ptr %p
  %r12 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a12.0, <8 x i16> %a12.1)
  %b12 = bitcast <8 x i16> %r12 to i128
  %ok12 = icmp eq i128 %b12, 102663433528250535431626329950220215322
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a13.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a13.1 = load volatile <8 x i16>, ptr %p
  %r13 = call <8 x i16> @llvm.x86.sse2.pmulhu.w(<8 x i16> %a13.0, <8 x i16> %a13.1)
  %b13 = bitcast <8 x i16> %r13 to i128
  %ok13 = icmp eq i128 %b13, 90181608179162165402500297970774179841
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a14.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a14.1 = load volatile <16 x i8>, ptr %p
  %r14 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a14.0, <16 x i8> %a14.1)
  %b14 = bitcast <16 x i8> %r14 to i128
  %ok14 = icmp eq i128 %b14, 204179923686935303136606983718305047870
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a15.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a15.1 = load volatile <16 x i8>, ptr %p
  %r15 = call <16 x i8> @llvm.x86.sse2.pavg.b(<16 x i8> %a15.0, <16 x i8> %a15.1)
  %b15 = bitcast <16 x i8> %r15 to i128
  %ok15 = icmp eq i128 %b15, 175918112097269708334504152062452137750
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a16.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a16.1 = load volatile <8 x i16>, ptr %p
  %r16 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a16.0, <8 x i16> %a16.1)
  %b16 = bitcast <4 x i32> %r16 to i128
  %ok16 = icmp eq i128 %b16, 319458405010322799191525103141585099945
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a17.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a17.1 = load volatile <8 x i16>, ptr %p
  %r17 = call <4 x i32> @llvm.x86.sse2.pmadd.wd(<8 x i16> %a17.0, <8 x i16> %a17.1)
  %b17 = bitcast <4 x i32> %r17 to i128
  %ok17 = icmp eq i128 %b17, 27554522737959213622790445908006779323
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a18.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a18.1 = load volatile <16 x i8>, ptr %p
  %r18 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a18.0, <16 x i8> %a18.1)
  %b18 = bitcast <2 x i64> %r18 to i128
  %ok18 = icmp eq i128 %b18, 16934111059665368384209
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a19.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a19.1 = load volatile <16 x i8>, ptr %p
  %r19 = call <2 x i64> @llvm.x86.sse2.psad.bw(<16 x i8> %a19.0, <16 x i8> %a19.1)
  %b19 = bitcast <2 x i64> %r19 to i128
  %ok19 = icmp eq i128 %b19, 17339939429286978520197
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a20.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a20.1 = load volatile <8 x i16>, ptr %p
  %r20 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a20.0, <8 x i16> %a20.1)
  %b20 = bitcast <16 x i8> %r20 to i128
  %ok20 = icmp eq i128 %b20, 170803211411677283235399576358530089087
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a21.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a21.1 = load volatile <8 x i16>, ptr %p
  %r21 = call <16 x i8> @llvm.x86.sse2.packsswb.128(<8 x i16> %a21.0, <8 x i16> %a21.1)
  %b21 = bitcast <16 x i8> %r21 to i128
  %ok21 = icmp eq i128 %b21, 170808403708537026988919358510587707650
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a22.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a22.1 = load volatile <8 x i16>, ptr %p
  %r22 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a22.0, <8 x i16> %a22.1)
  %b22 = bitcast <16 x i8> %r22 to i128
  %ok22 = icmp eq i128 %b22, 1324055902416098285057779841158349055
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a23.0 = load volatile <8 x i16>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a23.1 = load volatile <8 x i16>, ptr %p
  %r23 = call <16 x i8> @llvm.x86.sse2.packuswb.128(<8 x i16> %a23.0, <8 x i16> %a23.1)
  %b23 = bitcast <16 x i8> %r23 to i128
  %ok23 = icmp eq i128 %b23, 20203181441137477863572280180994
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a24.0 = load volatile <4 x i32>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a24.1 = load volatile <4 x i32>, ptr %p
  %r24 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a24.0, <4 x i32> %a24.1)
  %b24 = bitcast <8 x i16> %r24 to i128
  %ok24 = icmp eq i128 %b24, 18446462603027742720
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a25.0 = load volatile <4 x i32>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a25.1 = load volatile <4 x i32>, ptr %p
  %r25 = call <8 x i16> @llvm.x86.sse41.packusdw(<4 x i32> %a25.0, <4 x i32> %a25.1)
  %b25 = bitcast <8 x i16> %r25 to i128
  %ok25 = icmp eq i128 %b25, 281470681808895
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a26.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a26.1 = load volatile <16 x i8>, ptr %p
  %r26 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a26.0, <16 x i8> %a26.1)
  %b26 = bitcast <8 x i16> %r26 to i128
  %ok26 = icmp eq i128 %b26, 93821659287211736582476325202684540571
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i128 170143779529672754473653088591999467522, ptr %p
  %a27.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a27.1 = load volatile <16 x i8>, ptr %p
  %r27 = call <8 x i16> @llvm.x86.ssse3.pmadd.ub.sw.128(<16 x i8> %a27.0, <16 x i8> %a27.1)
  %b27 = bitcast <8 x i16> %r27 to i128
  %ok27 = icmp eq i128 %b27, 259869218094403599727894331512064639058
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a28.0 = load volatile <8 x i16>, ptr %p
  %r28 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a28.0, i32 0)
  %b28 = bitcast <8 x i16> %r28 to i128
  %ok28 = icmp eq i128 %b28, 122003312826609799601279071269261048901
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a29.0 = load volatile <8 x i16>, ptr %p
  %r29 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a29.0, i32 0)
  %b29 = bitcast <8 x i16> %r29 to i128
  %ok29 = icmp eq i128 %b29, 122003312826609799601279071269261048901
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a30.0 = load volatile <8 x i16>, ptr %p
  %r30 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a30.0, i32 0)
  %b30 = bitcast <8 x i16> %r30 to i128
  %ok30 = icmp eq i128 %b30, 122003312826609799601279071269261048901
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a31.0 = load volatile <8 x i16>, ptr %p
  %r31 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a31.0, i32 3)
  %b31 = bitcast <8 x i16> %r31 to i128
  %ok31 = icmp eq i128 %b31, 295425422296843659926949089059020005928
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a32.0 = load volatile <8 x i16>, ptr %p
  %r32 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a32.0, i32 3)
  %b32 = bitcast <8 x i16> %r32 to i128
  %ok32 = icmp eq i128 %b32, 15250414063711388112084472221412495240
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a33.0 = load volatile <8 x i16>, ptr %p
  %r33 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a33.0, i32 3)
  %b33 = bitcast <8 x i16> %r33 to i128
  %ok33 = icmp eq i128 %b33, 15254957392788306096333140894942105480
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a34.0 = load volatile <8 x i16>, ptr %p
  store volatile i32 15, ptr %p
  %a34.1 = load volatile i32, ptr %p
  %r34 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a34.0, i32 %a34.1)
  %b34 = bitcast <8 x i16> %r34 to i128
  %ok34 = icmp eq i128 %b34, 39614685720042116848847716352
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a35.0 = load volatile <8 x i16>, ptr %p
  store volatile i32 15, ptr %p
  %a35.1 = load volatile i32, ptr %p
  %r35 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a35.0, i32 %a35.1)
  %b35 = bitcast <8 x i16> %r35 to i128
  %ok35 = icmp eq i128 %b35, 79229371458530696300723240960
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a36.0 = load volatile <8 x i16>, ptr %p
  store volatile i32 15, ptr %p
  %a36.1 = load volatile i32, ptr %p
  %r36 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a36.0, i32 %a36.1)
  %b36 = bitcast <8 x i16> %r36 to i128
  %ok36 = icmp eq i128 %b36, 5192296858534809182067897596313600
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a37.0 = load volatile <8 x i16>, ptr %p
  %r37 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a37.0, i32 16)
  %b37 = bitcast <8 x i16> %r37 to i128
  %ok37 = icmp eq i128 %b37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a38.0 = load volatile <8 x i16>, ptr %p
  %r38 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a38.0, i32 16)
  %b38 = bitcast <8 x i16> %r38 to i128
  %ok38 = icmp eq i128 %b38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a39.0 = load volatile <8 x i16>, ptr %p
  %r39 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a39.0, i32 16)
  %b39 = bitcast <8 x i16> %r39 to i128
  %ok39 = icmp eq i128 %b39, 5192296858534809182067897596313600
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a40.0 = load volatile <8 x i16>, ptr %p
  %r40 = call <8 x i16> @llvm.x86.sse2.pslli.w(<8 x i16> %a40.0, i32 200)
  %b40 = bitcast <8 x i16> %r40 to i128
  %ok40 = icmp eq i128 %b40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a41.0 = load volatile <8 x i16>, ptr %p
  %r41 = call <8 x i16> @llvm.x86.sse2.psrli.w(<8 x i16> %a41.0, i32 200)
  %b41 = bitcast <8 x i16> %r41 to i128
  %ok41 = icmp eq i128 %b41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a42.0 = load volatile <8 x i16>, ptr %p
  %r42 = call <8 x i16> @llvm.x86.sse2.psrai.w(<8 x i16> %a42.0, i32 200)
  %b42 = bitcast <8 x i16> %r42 to i128
  %ok42 = icmp eq i128 %b42, 5192296858534809182067897596313600
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a43.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a43.1 = load volatile <16 x i8>, ptr %p
  store volatile i128 180363216669081746304004382923921423913, ptr %p
  %a43.2 = load volatile <16 x i8>, ptr %p
  %r43 = call <16 x i8> @llvm.x86.sse41.pblendvb(<16 x i8> %a43.0, <16 x i8> %a43.1, <16 x i8> %a43.2)
  %b43 = bitcast <16 x i8> %r43 to i128
  %ok43 = icmp eq i128 %b43, 286351353342538848632717446238791192133
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a44.0 = load volatile <8 x i16>, ptr %p
  %r44 = call <8 x i16> @llvm.x86.sse41.phminposuw(<8 x i16> %a44.0)
  %b44 = bitcast <8 x i16> %r44 to i128
  %ok44 = icmp eq i128 %b44, 213348
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i128 0, ptr %p
  %a45.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 5, ptr %p
  %a45.1 = load volatile <2 x i64>, ptr %p
  %r45 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %a45.0, <2 x i64> %a45.1)
  %ok45 = icmp eq i32 %r45, 1
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile i128 0, ptr %p
  %a46.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 5, ptr %p
  %a46.1 = load volatile <2 x i64>, ptr %p
  %r46 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %a46.0, <2 x i64> %a46.1)
  %ok46 = icmp eq i32 %r46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i128 0, ptr %p
  %a47.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 5, ptr %p
  %a47.1 = load volatile <2 x i64>, ptr %p
  %r47 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %a47.0, <2 x i64> %a47.1)
  %ok47 = icmp eq i32 %r47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a48.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a48.1 = load volatile <2 x i64>, ptr %p
  %r48 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %a48.0, <2 x i64> %a48.1)
  %ok48 = icmp eq i32 %r48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a49.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a49.1 = load volatile <2 x i64>, ptr %p
  %r49 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %a49.0, <2 x i64> %a49.1)
  %ok49 = icmp eq i32 %r49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a50.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a50.1 = load volatile <2 x i64>, ptr %p
  %r50 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %a50.0, <2 x i64> %a50.1)
  %ok50 = icmp eq i32 %r50, 1
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i128 340282366920938463463374607431768211455, ptr %p
  %a51.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 1, ptr %p
  %a51.1 = load volatile <2 x i64>, ptr %p
  %r51 = call i32 @llvm.x86.sse41.ptestz(<2 x i64> %a51.0, <2 x i64> %a51.1)
  %ok51 = icmp eq i32 %r51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i128 340282366920938463463374607431768211455, ptr %p
  %a52.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 1, ptr %p
  %a52.1 = load volatile <2 x i64>, ptr %p
  %r52 = call i32 @llvm.x86.sse41.ptestc(<2 x i64> %a52.0, <2 x i64> %a52.1)
  %ok52 = icmp eq i32 %r52, 1
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i128 340282366920938463463374607431768211455, ptr %p
  %a53.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 1, ptr %p
  %a53.1 = load volatile <2 x i64>, ptr %p
  %r53 = call i32 @llvm.x86.sse41.ptestnzc(<2 x i64> %a53.0, <2 x i64> %a53.1)
  %ok53 = icmp eq i32 %r53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile i32 305419896, ptr %p
  %a54.0 = load volatile i32, ptr %p
  store volatile i8 69, ptr %p
  %a54.1 = load volatile i8, ptr %p
  %r54 = call i32 @llvm.x86.sse42.crc32.32.8(i32 %a54.0, i8 %a54.1)
  %ok54 = icmp eq i32 %r54, 2413375796
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i32 305419896, ptr %p
  %a55.0 = load volatile i32, ptr %p
  store volatile i16 31813, ptr %p
  %a55.1 = load volatile i16, ptr %p
  %r55 = call i32 @llvm.x86.sse42.crc32.32.16(i32 %a55.0, i16 %a55.1)
  %ok55 = icmp eq i32 %r55, 3408763970
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i32 305419896, ptr %p
  %a56.0 = load volatile i32, ptr %p
  store volatile i32 2675342405, ptr %p
  %a56.1 = load volatile i32, ptr %p
  %r56 = call i32 @llvm.x86.sse42.crc32.32.32(i32 %a56.0, i32 %a56.1)
  %ok56 = icmp eq i32 %r56, 496257926
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i64 4294967295, ptr %p
  %a57.0 = load volatile i64, ptr %p
  store volatile i64 12736496262939004471, ptr %p
  %a57.1 = load volatile i64, ptr %p
  %r57 = call i64 @llvm.x86.sse42.crc32.64.64(i64 %a57.0, i64 %a57.1)
  %ok57 = icmp eq i64 %r57, 3900310450
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a58.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a58.1 = load volatile <2 x i64>, ptr %p
  %r58 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a58.0, <2 x i64> %a58.1, i8 0)
  %b58 = bitcast <2 x i64> %r58 to i128
  %ok58 = icmp eq i128 %b58, 59441886852091814026969671724033265451
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a59.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a59.1 = load volatile <2 x i64>, ptr %p
  %r59 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a59.0, <2 x i64> %a59.1, i8 1)
  %b59 = bitcast <2 x i64> %r59 to i128
  %ok59 = icmp eq i128 %b59, 46661351991783619668030197589620623231
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a60.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a60.1 = load volatile <2 x i64>, ptr %p
  %r60 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a60.0, <2 x i64> %a60.1, i8 16)
  %b60 = bitcast <2 x i64> %r60 to i128
  %ok60 = icmp eq i128 %b60, 70615307269275599075426473923898418882
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i128 122003312826609799601279071269261048901, ptr %p
  %a61.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 286351342250401058177601183925669056055, ptr %p
  %a61.1 = load volatile <2 x i64>, ptr %p
  %r61 = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a61.0, <2 x i64> %a61.1, i8 17)
  %b61 = bitcast <2 x i64> %r61 to i128
  %ok61 = icmp eq i128 %b61, 84030874000712516999673795536374857498
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile i128 11012717851007172835927160432705617177, ptr %p
  %a62.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 7261024853762033739867724199692794528, ptr %p
  %a62.1 = load volatile <2 x i64>, ptr %p
  %r62 = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %a62.0, <2 x i64> %a62.1)
  %b62 = bitcast <2 x i64> %r62 to i128
  %ok62 = icmp eq i128 %b62, 97451177555874773049939038549095455908
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i128 279484527988043501628084253216547684587, ptr %p
  %a63.0 = load volatile <2 x i64>, ptr %p
  store volatile i128 220716177302586602688648544939939534032, ptr %p
  %a63.1 = load volatile <2 x i64>, ptr %p
  %r63 = call <2 x i64> @llvm.x86.aesni.aesenclast(<2 x i64> %a63.0, <2 x i64> %a63.1)
  %b63 = bitcast <2 x i64> %r63 to i128
  %ok63 = icmp eq i128 %b63, 66520667017704834656412554058575127865
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i32 2675342405, ptr %p
  %a64.0 = load volatile i32, ptr %p
  store volatile i32 3415330359, ptr %p
  %a64.1 = load volatile i32, ptr %p
  %r64 = call i32 @llvm.x86.bmi.pdep.32(i32 %a64.0, i32 %a64.1)
  %ok64 = icmp eq i32 %r64, 2207319045
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i32 2675342405, ptr %p
  %a65.0 = load volatile i32, ptr %p
  store volatile i32 3415330359, ptr %p
  %a65.1 = load volatile i32, ptr %p
  %r65 = call i32 @llvm.x86.bmi.pext.32(i32 %a65.0, i32 %a65.1)
  %ok65 = icmp eq i32 %r65, 190917
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile i32 2675342405, ptr %p
  %a66.0 = load volatile i32, ptr %p
  store volatile i32 768, ptr %p
  %a66.1 = load volatile i32, ptr %p
  %r66 = call i32 @llvm.x86.bmi.bzhi.32(i32 %a66.0, i32 %a66.1)
  %ok66 = icmp eq i32 %r66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile i32 2675342405, ptr %p
  %a67.0 = load volatile i32, ptr %p
  store volatile i32 775, ptr %p
  %a67.1 = load volatile i32, ptr %p
  %r67 = call i32 @llvm.x86.bmi.bzhi.32(i32 %a67.0, i32 %a67.1)
  %ok67 = icmp eq i32 %r67, 69
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i32 2675342405, ptr %p
  %a68.0 = load volatile i32, ptr %p
  store volatile i32 799, ptr %p
  %a68.1 = load volatile i32, ptr %p
  %r68 = call i32 @llvm.x86.bmi.bzhi.32(i32 %a68.0, i32 %a68.1)
  %ok68 = icmp eq i32 %r68, 527858757
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i32 2675342405, ptr %p
  %a69.0 = load volatile i32, ptr %p
  store volatile i32 800, ptr %p
  %a69.1 = load volatile i32, ptr %p
  %r69 = call i32 @llvm.x86.bmi.bzhi.32(i32 %a69.0, i32 %a69.1)
  %ok69 = icmp eq i32 %r69, 2675342405
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i32 2675342405, ptr %p
  %a70.0 = load volatile i32, ptr %p
  store volatile i32 1023, ptr %p
  %a70.1 = load volatile i32, ptr %p
  %r70 = call i32 @llvm.x86.bmi.bzhi.32(i32 %a70.0, i32 %a70.1)
  %ok70 = icmp eq i32 %r70, 2675342405
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile i32 2675342405, ptr %p
  %a71.0 = load volatile i32, ptr %p
  store volatile i32 66816, ptr %p
  %a71.1 = load volatile i32, ptr %p
  %r71 = call i32 @llvm.x86.bmi.bextr.32(i32 %a71.0, i32 %a71.1)
  %ok71 = icmp eq i32 %r71, 5
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i32 2675342405, ptr %p
  %a72.0 = load volatile i32, ptr %p
  store volatile i32 67588, ptr %p
  %a72.1 = load volatile i32, ptr %p
  %r72 = call i32 @llvm.x86.bmi.bextr.32(i32 %a72.0, i32 %a72.1)
  %ok72 = icmp eq i32 %r72, 196
  br i1 %ok72, label %t73, label %bad

t73:
  store volatile i32 2675342405, ptr %p
  %a73.0 = load volatile i32, ptr %p
  store volatile i32 67869, ptr %p
  %a73.1 = load volatile i32, ptr %p
  %r73 = call i32 @llvm.x86.bmi.bextr.32(i32 %a73.0, i32 %a73.1)
  %ok73 = icmp eq i32 %r73, 4
  br i1 %ok73, label %t74, label %bad

t74:
  store volatile i32 2675342405, ptr %p
  %a74.0 = load volatile i32, ptr %p
  store volatile i32 66592, ptr %p
  %a74.1 = load volatile i32, ptr %p
  %r74 = call i32 @llvm.x86.bmi.bextr.32(i32 %a74.0, i32 %a74.1)
  %ok74 = icmp eq i32 %r74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  store volatile i32 2675342405, ptr %p
  %a75.0 = load volatile i32, ptr %p
  store volatile i32 130819, ptr %p
  %a75.1 = load volatile i32, ptr %p
  %r75 = call i32 @llvm.x86.bmi.bextr.32(i32 %a75.0, i32 %a75.1)
  %ok75 = icmp eq i32 %r75, 334417800
  br i1 %ok75, label %t76, label %bad

t76:
  store volatile i64 4712128852136459333, ptr %p
  %a76.0 = load volatile i64, ptr %p
  store volatile i64 12736496262939004471, ptr %p
  %a76.1 = load volatile i64, ptr %p
  %r76 = call i64 @llvm.x86.bmi.pdep.64(i64 %a76.0, i64 %a76.1)
  %ok76 = icmp eq i64 %r76, 1188984775240647685
  br i1 %ok76, label %t77, label %bad

t77:
  store volatile i64 4712128852136459333, ptr %p
  %a77.0 = load volatile i64, ptr %p
  store volatile i64 12736496262939004471, ptr %p
  %a77.1 = load volatile i64, ptr %p
  %r77 = call i64 @llvm.x86.bmi.pext.64(i64 %a77.0, i64 %a77.1)
  %ok77 = icmp eq i64 %r77, 1479731653
  br i1 %ok77, label %t78, label %bad

t78:
  store volatile i64 4712128852136459333, ptr %p
  %a78.0 = load volatile i64, ptr %p
  store volatile i64 768, ptr %p
  %a78.1 = load volatile i64, ptr %p
  %r78 = call i64 @llvm.x86.bmi.bzhi.64(i64 %a78.0, i64 %a78.1)
  %ok78 = icmp eq i64 %r78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  store volatile i64 4712128852136459333, ptr %p
  %a79.0 = load volatile i64, ptr %p
  store volatile i64 775, ptr %p
  %a79.1 = load volatile i64, ptr %p
  %r79 = call i64 @llvm.x86.bmi.bzhi.64(i64 %a79.0, i64 %a79.1)
  %ok79 = icmp eq i64 %r79, 69
  br i1 %ok79, label %t80, label %bad

t80:
  store volatile i64 4712128852136459333, ptr %p
  %a80.0 = load volatile i64, ptr %p
  store volatile i64 831, ptr %p
  %a80.1 = load volatile i64, ptr %p
  %r80 = call i64 @llvm.x86.bmi.bzhi.64(i64 %a80.0, i64 %a80.1)
  %ok80 = icmp eq i64 %r80, 4712128852136459333
  br i1 %ok80, label %t81, label %bad

t81:
  store volatile i64 4712128852136459333, ptr %p
  %a81.0 = load volatile i64, ptr %p
  store volatile i64 832, ptr %p
  %a81.1 = load volatile i64, ptr %p
  %r81 = call i64 @llvm.x86.bmi.bzhi.64(i64 %a81.0, i64 %a81.1)
  %ok81 = icmp eq i64 %r81, 4712128852136459333
  br i1 %ok81, label %t82, label %bad

t82:
  store volatile i64 4712128852136459333, ptr %p
  %a82.0 = load volatile i64, ptr %p
  store volatile i64 1023, ptr %p
  %a82.1 = load volatile i64, ptr %p
  %r82 = call i64 @llvm.x86.bmi.bzhi.64(i64 %a82.0, i64 %a82.1)
  %ok82 = icmp eq i64 %r82, 4712128852136459333
  br i1 %ok82, label %t83, label %bad

t83:
  store volatile i64 4712128852136459333, ptr %p
  %a83.0 = load volatile i64, ptr %p
  store volatile i64 66816, ptr %p
  %a83.1 = load volatile i64, ptr %p
  %r83 = call i64 @llvm.x86.bmi.bextr.64(i64 %a83.0, i64 %a83.1)
  %ok83 = icmp eq i64 %r83, 5
  br i1 %ok83, label %t84, label %bad

t84:
  store volatile i64 4712128852136459333, ptr %p
  %a84.0 = load volatile i64, ptr %p
  store volatile i64 67588, ptr %p
  %a84.1 = load volatile i64, ptr %p
  %r84 = call i64 @llvm.x86.bmi.bextr.64(i64 %a84.0, i64 %a84.1)
  %ok84 = icmp eq i64 %r84, 196
  br i1 %ok84, label %t85, label %bad

t85:
  store volatile i64 4712128852136459333, ptr %p
  %a85.0 = load volatile i64, ptr %p
  store volatile i64 67901, ptr %p
  %a85.1 = load volatile i64, ptr %p
  %r85 = call i64 @llvm.x86.bmi.bextr.64(i64 %a85.0, i64 %a85.1)
  %ok85 = icmp eq i64 %r85, 2
  br i1 %ok85, label %t86, label %bad

t86:
  store volatile i64 4712128852136459333, ptr %p
  %a86.0 = load volatile i64, ptr %p
  store volatile i64 66624, ptr %p
  %a86.1 = load volatile i64, ptr %p
  %r86 = call i64 @llvm.x86.bmi.bextr.64(i64 %a86.0, i64 %a86.1)
  %ok86 = icmp eq i64 %r86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  store volatile i64 4712128852136459333, ptr %p
  %a87.0 = load volatile i64, ptr %p
  store volatile i64 130819, ptr %p
  %a87.1 = load volatile i64, ptr %p
  %r87 = call i64 @llvm.x86.bmi.bextr.64(i64 %a87.0, i64 %a87.1)
  %ok87 = icmp eq i64 %r87, 589016106517057416
  br i1 %ok87, label %t88, label %bad

t88:
  store volatile i128 7523094288207667809, ptr %p
  %a88.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 8680820641783838840, ptr %p
  %a88.1 = load volatile <16 x i8>, ptr %p
  %r88 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a88.0, <16 x i8> %a88.1, i8 0)
  %ok88 = icmp eq i32 %r88, 2
  br i1 %ok88, label %t89, label %bad

t89:
  store volatile i128 7523094288207667809, ptr %p
  %a89.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 8680820641783838840, ptr %p
  %a89.1 = load volatile <16 x i8>, ptr %p
  %r89 = call i32 @llvm.x86.sse42.pcmpistri128(<16 x i8> %a89.0, <16 x i8> %a89.1, i8 64)
  %ok89 = icmp eq i32 %r89, 4
  br i1 %ok89, label %t90, label %bad

t90:
  store volatile i128 7523094288207667809, ptr %p
  %a90.0 = load volatile <16 x i8>, ptr %p
  store volatile i128 8680820641783838840, ptr %p
  %a90.1 = load volatile <16 x i8>, ptr %p
  %r90 = call i32 @llvm.x86.sse42.pcmpistric128(<16 x i8> %a90.0, <16 x i8> %a90.1, i8 0)
  %ok90 = icmp eq i32 %r90, 1
  br i1 %ok90, label %t91, label %bad

t91:
  store volatile i128 7523094288207667809, ptr %p
  %a91.0 = load volatile <16 x i8>, ptr %p
  store volatile i32 3, ptr %p
  %a91.1 = load volatile i32, ptr %p
  store volatile i128 8680820641783838840, ptr %p
  %a91.2 = load volatile <16 x i8>, ptr %p
  store volatile i32 8, ptr %p
  %a91.3 = load volatile i32, ptr %p
  %r91 = call i32 @llvm.x86.sse42.pcmpestri128(<16 x i8> %a91.0, i32 %a91.1, <16 x i8> %a91.2, i32 %a91.3, i8 0)
  %ok91 = icmp eq i32 %r91, 4
  br i1 %ok91, label %t92, label %bad

t92:
  store volatile i128 7523094288207667809, ptr %p
  %a92.0 = load volatile <16 x i8>, ptr %p
  store volatile i32 8, ptr %p
  %a92.1 = load volatile i32, ptr %p
  store volatile i128 8680820641783838840, ptr %p
  %a92.2 = load volatile <16 x i8>, ptr %p
  store volatile i32 8, ptr %p
  %a92.3 = load volatile i32, ptr %p
  %r92 = call <16 x i8> @llvm.x86.sse42.pcmpestrm128(<16 x i8> %a92.0, i32 %a92.1, <16 x i8> %a92.2, i32 %a92.3, i8 64)
  %b92 = bitcast <16 x i8> %r92 to i128
  %ok92 = icmp eq i128 %b92, 1095233372160
  br i1 %ok92, label %t93, label %bad

t93:
  store volatile i128 85735205748011485687928662073142149120, ptr %p
  %a93.0 = load volatile <4 x float>, ptr %p
  store volatile i128 86399819746097371755572949466782629888, ptr %p
  %a93.1 = load volatile <4 x float>, ptr %p
  %r93 = call <4 x float> @llvm.x86.sse3.hadd.ps(<4 x float> %a93.0, <4 x float> %a93.1)
  %b93 = bitcast <4 x float> %r93 to i128
  %ok93 = icmp eq i128 %b93, 86981356994349986515546542588880224256
  br i1 %ok93, label %t94, label %bad

t94:
  store volatile i128 85070591730234615870450834276742070272, ptr %p
  %a94.0 = load volatile <2 x double>, ptr %p
  store volatile i128 85195206854839451733545699287804936192, ptr %p
  %a94.1 = load volatile <2 x double>, ptr %p
  %r94 = call <2 x double> @llvm.x86.sse3.addsub.pd(<2 x double> %a94.0, <2 x double> %a94.1)
  %b94 = bitcast <2 x double> %r94 to i128
  %ok94 = icmp eq i128 %b94, 85236745229707730363796189395386630144
  br i1 %ok94, label %t95, label %bad

t95:
  store volatile i128 85735205728127073811500913027492872192, ptr %p
  %a95.0 = load volatile <4 x float>, ptr %p
  store volatile i128 169808876501137084025259249962626056192, ptr %p
  %a95.1 = load volatile <4 x float>, ptr %p
  %r95 = call <4 x float> @llvm.x86.sse.min.ps(<4 x float> %a95.0, <4 x float> %a95.1)
  %b95 = bitcast <4 x float> %r95 to i128
  %ok95 = icmp eq i128 %b95, 169808876501137084025259249962607181824
  br i1 %ok95, label %t96, label %bad

t96:
  store volatile i128 85735205748011485687928662073142149120, ptr %p
  %a96.0 = load volatile <4 x float>, ptr %p
  store volatile i128 86399819746097371755572949466782629888, ptr %p
  %a96.1 = load volatile <4 x float>, ptr %p
  %r96 = call <4 x float> @llvm.x86.sse.max.ss(<4 x float> %a96.0, <4 x float> %a96.1)
  %b96 = bitcast <4 x float> %r96 to i128
  %ok96 = icmp eq i128 %b96, 85735205748011485687928662073161023488
  br i1 %ok96, label %t97, label %bad

t97:
  store volatile i128 85735205748011485687928662073142149120, ptr %p
  %a97.0 = load volatile <4 x float>, ptr %p
  store volatile i128 86399819746097371755572949466782629888, ptr %p
  %a97.1 = load volatile <4 x float>, ptr %p
  %r97 = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a97.0, <4 x float> %a97.1, i8 117)
  %b97 = bitcast <4 x float> %r97 to i128
  %ok97 = icmp eq i128 %b97, 20455024867879525637137367040
  br i1 %ok97, label %t98, label %bad

t98:
  store volatile i128 254713314751396141025689629271405887488, ptr %p
  %a98.0 = load volatile <4 x float>, ptr %p
  %r98 = call <4 x float> @llvm.x86.sse41.round.ps(<4 x float> %a98.0, i32 1)
  %b98 = bitcast <4 x float> %r98 to i128
  %ok98 = icmp eq i128 %b98, 255211775249970226982930222254114471936
  br i1 %ok98, label %t99, label %bad

t99:
  store volatile i128 85735205748011485687928662073142149120, ptr %p
  %a99.0 = load volatile <4 x float>, ptr %p
  store volatile i128 86399819746097371755572949466782629888, ptr %p
  %a99.1 = load volatile <4 x float>, ptr %p
  %r99 = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a99.0, <4 x float> %a99.1, i8 145)
  %b99 = bitcast <4 x float> %r99 to i128
  %ok99 = icmp eq i128 %b99, 85735205748011485687991712466859982848
  br i1 %ok99, label %t100, label %bad

t100:
  store volatile i128 169808876481407414649094458635873943552, ptr %p
  %a100.0 = load volatile <4 x float>, ptr %p
  store volatile i128 85070591750041656499021422275829170176, ptr %p
  %a100.1 = load volatile <4 x float>, ptr %p
  %r100 = call <4 x float> @llvm.x86.sse.cmp.ps(<4 x float> %a100.0, <4 x float> %a100.1, i8 5)
  %b100 = bitcast <4 x float> %r100 to i128
  %ok100 = icmp eq i128 %b100, 340282366920938463463374607427473244160
  br i1 %ok100, label %t101, label %bad

t101:
  store volatile i128 105272852757923681866986807546735493120, ptr %p
  %a101.0 = load volatile <4 x float>, ptr %p
  %r101 = call <4 x i32> @llvm.x86.sse2.cvtps2dq(<4 x float> %a101.0)
  %b101 = bitcast <4 x i32> %r101 to i128
  %ok101 = icmp eq i128 %b101, 170141183539697394209058153170598887426
  br i1 %ok101, label %t102, label %bad

t102:
  store volatile i128 169808876520866753401332167858664243200, ptr %p
  %a102.0 = load volatile <4 x float>, ptr %p
  %r102 = call <4 x i32> @llvm.x86.sse2.cvttps2dq(<4 x float> %a102.0)
  %b102 = bitcast <4 x i32> %r102 to i128
  %ok102 = icmp eq i128 %b102, 170141183539697394227504897244308439041
  br i1 %ok102, label %t103, label %bad

t103:
  store volatile i128 14009883241494876160, ptr %p
  %a103.0 = load volatile <2 x double>, ptr %p
  %r103 = call i64 @llvm.x86.sse2.cvttsd2si64(<2 x double> %a103.0)
  %ok103 = icmp eq i64 %r103, 18446743073709551616
  br i1 %ok103, label %t104, label %bad

t104:
  store volatile i128 1075838976, ptr %p
  %a104.0 = load volatile <4 x float>, ptr %p
  %r104 = call i32 @llvm.x86.sse.cvtss2si(<4 x float> %a104.0)
  %ok104 = icmp eq i32 %r104, 2
  br i1 %ok104, label %t105, label %bad

t105:
  store volatile i128 4756540486875873280, ptr %p
  %a105.0 = load volatile <2 x double>, ptr %p
  %r105 = call i32 @llvm.x86.sse2.cvttsd2si(<2 x double> %a105.0)
  %ok105 = icmp eq i32 %r105, 2147483648
  br i1 %ok105, label %t106, label %bad

t106:
  store volatile i128 1065353216, ptr %p
  %a106.0 = load volatile <4 x float>, ptr %p
  store volatile i128 1073741824, ptr %p
  %a106.1 = load volatile <4 x float>, ptr %p
  %r106 = call i32 @llvm.x86.sse.comieq.ss(<4 x float> %a106.0, <4 x float> %a106.1)
  %ok106 = icmp eq i32 %r106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  store volatile i128 9221120237041090560, ptr %p
  %a107.0 = load volatile <2 x double>, ptr %p
  store volatile i128 4611686018427387904, ptr %p
  %a107.1 = load volatile <2 x double>, ptr %p
  %r107 = call i32 @llvm.x86.sse2.ucomieq.sd(<2 x double> %a107.0, <2 x double> %a107.1)
  %ok107 = icmp eq i32 %r107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  store volatile i128 1065353216, ptr %p
  %a108.0 = load volatile <4 x float>, ptr %p
  store volatile i128 1073741824, ptr %p
  %a108.1 = load volatile <4 x float>, ptr %p
  %r108 = call i32 @llvm.x86.sse.comilt.ss(<4 x float> %a108.0, <4 x float> %a108.1)
  %ok108 = icmp eq i32 %r108, 1
  br i1 %ok108, label %t109, label %bad

t109:
  store volatile i128 9221120237041090560, ptr %p
  %a109.0 = load volatile <2 x double>, ptr %p
  store volatile i128 4611686018427387904, ptr %p
  %a109.1 = load volatile <2 x double>, ptr %p
  %r109 = call i32 @llvm.x86.sse2.ucomilt.sd(<2 x double> %a109.0, <2 x double> %a109.1)
  %ok109 = icmp eq i32 %r109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  store volatile i128 1065353216, ptr %p
  %a110.0 = load volatile <4 x float>, ptr %p
  store volatile i128 1073741824, ptr %p
  %a110.1 = load volatile <4 x float>, ptr %p
  %r110 = call i32 @llvm.x86.sse.comile.ss(<4 x float> %a110.0, <4 x float> %a110.1)
  %ok110 = icmp eq i32 %r110, 1
  br i1 %ok110, label %t111, label %bad

t111:
  store volatile i128 9221120237041090560, ptr %p
  %a111.0 = load volatile <2 x double>, ptr %p
  store volatile i128 4611686018427387904, ptr %p
  %a111.1 = load volatile <2 x double>, ptr %p
  %r111 = call i32 @llvm.x86.sse2.ucomile.sd(<2 x double> %a111.0, <2 x double> %a111.1)
  %ok111 = icmp eq i32 %r111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  store volatile i128 1065353216, ptr %p
  %a112.0 = load volatile <4 x float>, ptr %p
  store volatile i128 1073741824, ptr %p
  %a112.1 = load volatile <4 x float>, ptr %p
  %r112 = call i32 @llvm.x86.sse.comigt.ss(<4 x float> %a112.0, <4 x float> %a112.1)
  %ok112 = icmp eq i32 %r112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  store volatile i128 9221120237041090560, ptr %p
  %a113.0 = load volatile <2 x double>, ptr %p
  store volatile i128 4611686018427387904, ptr %p
  %a113.1 = load volatile <2 x double>, ptr %p
  %r113 = call i32 @llvm.x86.sse2.ucomigt.sd(<2 x double> %a113.0, <2 x double> %a113.1)
  %ok113 = icmp eq i32 %r113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  store volatile i128 1065353216, ptr %p
  %a114.0 = load volatile <4 x float>, ptr %p
  store volatile i128 1073741824, ptr %p
  %a114.1 = load volatile <4 x float>, ptr %p
  %r114 = call i32 @llvm.x86.sse.comige.ss(<4 x float> %a114.0, <4 x float> %a114.1)
  %ok114 = icmp eq i32 %r114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  store volatile i128 9221120237041090560, ptr %p
  %a115.0 = load volatile <2 x double>, ptr %p
  store volatile i128 4611686018427387904, ptr %p
  %a115.1 = load volatile <2 x double>, ptr %p
  %r115 = call i32 @llvm.x86.sse2.ucomige.sd(<2 x double> %a115.0, <2 x double> %a115.1)
  %ok115 = icmp eq i32 %r115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  store volatile i128 1065353216, ptr %p
  %a116.0 = load volatile <4 x float>, ptr %p
  store volatile i128 1073741824, ptr %p
  %a116.1 = load volatile <4 x float>, ptr %p
  %r116 = call i32 @llvm.x86.sse.comineq.ss(<4 x float> %a116.0, <4 x float> %a116.1)
  %ok116 = icmp eq i32 %r116, 1
  br i1 %ok116, label %t117, label %bad

t117:
  store volatile i128 9221120237041090560, ptr %p
  %a117.0 = load volatile <2 x double>, ptr %p
  store volatile i128 4611686018427387904, ptr %p
  %a117.1 = load volatile <2 x double>, ptr %p
  %r117 = call i32 @llvm.x86.sse2.ucomineq.sd(<2 x double> %a117.0, <2 x double> %a117.1)
  %ok117 = icmp eq i32 %r117, 1
  br i1 %ok117, label %t118, label %bad

t118:
  store volatile i64 4712128852136459333, ptr %p
  %a118.0 = load volatile <1 x i64>, ptr %p
  store volatile i64 12736496262939004471, ptr %p
  %a118.1 = load volatile <1 x i64>, ptr %p
  %r118 = call <1 x i64> @llvm.x86.mmx.padd.b(<1 x i64> %a118.0, <1 x i64> %a118.1)
  %b118 = bitcast <1 x i64> %r118 to i64
  %ok118 = icmp eq i64 %b118, 17376566417214098044
  br i1 %ok118, label %t119, label %bad

t119:
  store volatile i64 4712128852136459333, ptr %p
  %a119.0 = load volatile <1 x i64>, ptr %p
  store volatile i64 12736496262939004471, ptr %p
  %a119.1 = load volatile <1 x i64>, ptr %p
  %r119 = call <1 x i64> @llvm.x86.mmx.pmull.w(<1 x i64> %a119.0, <1 x i64> %a119.1)
  %b119 = bitcast <1 x i64> %r119 to i64
  %ok119 = icmp eq i64 %b119, 892953451604359379
  br i1 %ok119, label %t120, label %bad

t120:
  store volatile i64 4712128852136459333, ptr %p
  %a120.0 = load volatile <1 x i64>, ptr %p
  store volatile i64 12736496262939004471, ptr %p
  %a120.1 = load volatile <1 x i64>, ptr %p
  %r120 = call <1 x i64> @llvm.x86.mmx.punpckhbw(<1 x i64> %a120.0, <1 x i64> %a120.1)
  %b120 = bitcast <1 x i64> %r120 to i64
  %ok120 = icmp eq i64 %b120, 12700645059936706105
  br i1 %ok120, label %t121, label %bad

t121:
  store volatile i64 4712128852136459333, ptr %p
  %a121.0 = load volatile <1 x i64>, ptr %p
  store volatile i32 5, ptr %p
  %a121.1 = load volatile i32, ptr %p
  %r121 = call <1 x i64> @llvm.x86.mmx.pslli.d(<1 x i64> %a121.0, i32 %a121.1)
  %b121 = bitcast <1 x i64> %r121 to i64
  %ok121 = icmp eq i64 %b121, 3214170597085907104
  br i1 %ok121, label %t122, label %bad

t122:
  store volatile i64 4712128852136459333, ptr %p
  %a122.0 = load volatile <1 x i64>, ptr %p
  %r122 = call i32 @llvm.x86.mmx.pmovmskb(<1 x i64> %a122.0)
  %ok122 = icmp eq i32 %r122, 40
  br i1 %ok122, label %t123, label %bad

t123:
  store volatile i64 4712128852136459333, ptr %p
  %a123.0 = load volatile <1 x i64>, ptr %p
  %r123 = call i32 @llvm.x86.mmx.pextr.w(<1 x i64> %a123.0, i32 2)
  %ok123 = icmp eq i32 %r123, 55353
  br i1 %ok123, label %t124, label %bad

t124:
  store volatile i64 4712128852136459333, ptr %p
  %a124.0 = load volatile <1 x i64>, ptr %p
  store volatile i32 48879, ptr %p
  %a124.1 = load volatile i32, ptr %p
  %r124 = call <1 x i64> @llvm.x86.mmx.pinsr.w(<1 x i64> %a124.0, i32 %a124.1, i32 1)
  %b124 = bitcast <1 x i64> %r124 to i64
  %ok124 = icmp eq i64 %b124, 4712128852664482885
  br i1 %ok124, label %t125, label %bad

t125:
  ret i32 0

bad:
  %n = phi i32 [ 1, %t0 ], [ 2, %t1 ], [ 3, %t2 ], [ 4, %t3 ], [ 5, %t4 ], [ 6, %t5 ], [ 7, %t6 ], [ 8, %t7 ], [ 9, %t8 ], [ 10, %t9 ], [ 11, %t10 ], [ 12, %t11 ], [ 13, %t12 ], [ 14, %t13 ], [ 15, %t14 ], [ 16, %t15 ], [ 17, %t16 ], [ 18, %t17 ], [ 19, %t18 ], [ 20, %t19 ], [ 21, %t20 ], [ 22, %t21 ], [ 23, %t22 ], [ 24, %t23 ], [ 25, %t24 ], [ 26, %t25 ], [ 27, %t26 ], [ 28, %t27 ], [ 29, %t28 ], [ 30, %t29 ], [ 31, %t30 ], [ 32, %t31 ], [ 33, %t32 ], [ 34, %t33 ], [ 35, %t34 ], [ 36, %t35 ], [ 37, %t36 ], [ 38, %t37 ], [ 39, %t38 ], [ 40, %t39 ], [ 41, %t40 ], [ 42, %t41 ], [ 43, %t42 ], [ 44, %t43 ], [ 45, %t44 ], [ 46, %t45 ], [ 47, %t46 ], [ 48, %t47 ], [ 49, %t48 ], [ 50, %t49 ], [ 51, %t50 ], [ 52, %t51 ], [ 53, %t52 ], [ 54, %t53 ], [ 55, %t54 ], [ 56, %t55 ], [ 57, %t56 ], [ 58, %t57 ], [ 59, %t58 ], [ 60, %t59 ], [ 61, %t60 ], [ 62, %t61 ], [ 63, %t62 ], [ 64, %t63 ], [ 65, %t64 ], [ 66, %t65 ], [ 67, %t66 ], [ 68, %t67 ], [ 69, %t68 ], [ 70, %t69 ], [ 71, %t70 ], [ 72, %t71 ], [ 73, %t72 ], [ 74, %t73 ], [ 75, %t74 ], [ 76, %t75 ], [ 77, %t76 ], [ 78, %t77 ], [ 79, %t78 ], [ 80, %t79 ], [ 81, %t80 ], [ 82, %t81 ], [ 83, %t82 ], [ 84, %t83 ], [ 85, %t84 ], [ 86, %t85 ], [ 87, %t86 ], [ 88, %t87 ], [ 89, %t88 ], [ 90, %t89 ], [ 91, %t90 ], [ 92, %t91 ], [ 93, %t92 ], [ 94, %t93 ], [ 95, %t94 ], [ 96, %t95 ], [ 97, %t96 ], [ 98, %t97 ], [ 99, %t98 ], [ 100, %t99 ], [ 101, %t100 ], [ 102, %t101 ], [ 103, %t102 ], [ 104, %t103 ], [ 105, %t104 ], [ 106, %t105 ], [ 107, %t106 ], [ 108, %t107 ], [ 109, %t108 ], [ 110, %t109 ], [ 111, %t110 ], [ 112, %t111 ], [ 113, %t112 ], [ 114, %t113 ], [ 115, %t114 ], [ 116, %t115 ], [ 117, %t116 ], [ 118, %t117 ], [ 119, %t118 ], [ 120, %t119 ], [ 121, %t120 ], [ 122, %t121 ], [ 123, %t122 ], [ 124, %t123 ], [ 125, %t124 ]
  ret i32 %n
}
