; Intrinsics of AVX and AVX2 on vectors of 256 bits; the values are worked out from the descriptions of the
; instructions. The exit status is the number of the first result that is wrong. Where the processor has no AVX2
; nothing runs.
; EXIT: 0

@__cpu_model = external global { i32, i32, i32, [1 x i32] }
declare i32 @__cpu_indicator_init()

declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i8)
declare <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8>, <32 x i8>)
declare <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16>, <8 x i16>)
declare <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16>, i32)
declare <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16>, <16 x i16>)
declare <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16>, <16 x i16>)
declare <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8>, <32 x i8>, <32 x i8>)
declare <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8>, <32 x i8>)
declare <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8>, <32 x i8>)
declare <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double>)
declare <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8>, <32 x i8>)
declare <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx.round.ps.256(<8 x float>, i32)
declare <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float>, <8 x i32>)
declare <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>)
declare <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float>, i32)
declare <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float>)
declare <8 x i32> @llvm.x86.avx2.permd(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16>, <16 x i16>)
declare <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32>, <8 x i32>)
declare i32 @llvm.x86.avx.movmsk.ps.256(<8 x float>)
declare i32 @llvm.x86.avx.ptestc.256(<4 x i64>, <4 x i64>)
declare i32 @llvm.x86.avx.ptestz.256(<4 x i64>, <4 x i64>)
declare i32 @llvm.x86.avx2.pmovmskb(<32 x i8>)

define i32 @main() {
  call i32 @__cpu_indicator_init()
  %f = load i32, ptr getelementptr (i8, ptr @__cpu_model, i64 12)
  ; AVX2 is bit 10, FMA bit 14.
  %has = and i32 %f, 17408
  %avx2 = icmp eq i32 %has, 17408
  br i1 %avx2, label %run, label %end
run:
  %r = call i32 @run()
  ret i32 %r
end:
  ret i32 0
}

define i32 @run() "target-features"="+avx2,+fma,+f16c" {
  %p = alloca i256, align 32
  br label %t0

t0:
  store volatile i256 95097065754048712493019462230827768523616324208853691743435754128633565197368, ptr %p
  %a0.0 = load volatile <8 x i32>, ptr %p
  store volatile i256 24860351219264002510127502876930881678393989031736188690584879294552619323435, ptr %p
  %a0.1 = load volatile <8 x i32>, ptr %p
  %r0 = call <8 x i32> @llvm.x86.avx2.permd(<8 x i32> %a0.0, <8 x i32> %a0.1)
  %b0 = bitcast <8 x i32> %r0 to i256
  %ok0 = icmp eq i256 %b0, 75373062980879503635902048720591770120370357282553498034563116847930411263758
  br i1 %ok0, label %t1, label %bad

t1:
  store volatile i256 63806912798634571738808025034475386892157271856625203989141421814633861828824, ptr %p
  %a1.0 = load volatile <32 x i8>, ptr %p
  store volatile i256 73021492421532667060410026606111736389590672304807578143368807500707988851238, ptr %p
  %a1.1 = load volatile <32 x i8>, ptr %p
  %r1 = call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> %a1.0, <32 x i8> %a1.1)
  %b1 = bitcast <32 x i8> %r1 to i256
  %ok1 = icmp eq i256 %b1, 252665006648277793272910475719964200723926303604057963978693414827885331200
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a2.0 = load volatile <16 x i16>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a2.1 = load volatile <16 x i16>, ptr %p
  %r2 = call <8 x i32> @llvm.x86.avx2.pmadd.wd(<16 x i16> %a2.0, <16 x i16> %a2.1)
  %b2 = bitcast <8 x i32> %r2 to i256
  %ok2 = icmp eq i256 %b2, 6443054670744713251624296906503166937656933260671222922012986592164078408497
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a3.0 = load volatile <32 x i8>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a3.1 = load volatile <32 x i8>, ptr %p
  %r3 = call <4 x i64> @llvm.x86.avx2.psad.bw(<32 x i8> %a3.0, <32 x i8> %a3.1)
  %b3 = bitcast <4 x i64> %r3 to i256
  %ok3 = icmp eq i256 %b3, 3772538142967395139338556183985321102257291983637262391837376
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a4.0 = load volatile <32 x i8>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a4.1 = load volatile <32 x i8>, ptr %p
  %r4 = call <16 x i16> @llvm.x86.avx2.pmadd.ub.sw(<32 x i8> %a4.0, <32 x i8> %a4.1)
  %b4 = bitcast <16 x i16> %r4 to i256
  %ok4 = icmp eq i256 %b4, 26037827528400793892775188264959219296172696819143522768477007412991268080056
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a5.0 = load volatile <16 x i16>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a5.1 = load volatile <16 x i16>, ptr %p
  %r5 = call <32 x i8> @llvm.x86.avx2.packsswb(<16 x i16> %a5.0, <16 x i16> %a5.1)
  %b5 = bitcast <32 x i8> %r5 to i256
  %ok5 = icmp eq i256 %b5, 57670768180453203996887795547369706307938319070143893059217811113063269499007
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a6.0 = load volatile <16 x i16>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a6.1 = load volatile <16 x i16>, ptr %p
  %r6 = call <32 x i8> @llvm.x86.avx2.packuswb(<16 x i16> %a6.0, <16 x i16> %a6.1)
  %b6 = bitcast <32 x i8> %r6 to i256
  %ok6 = icmp eq i256 %b6, 115341536360905995010698216532777096694286674315299466950028919181746871664895
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a7.0 = load volatile <16 x i16>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a7.1 = load volatile <16 x i16>, ptr %p
  %r7 = call <16 x i16> @llvm.x86.avx2.pmulh.w(<16 x i16> %a7.0, <16 x i16> %a7.1)
  %b7 = bitcast <16 x i16> %r7 to i256
  %ok7 = icmp eq i256 %b7, 2404740434778418521013015887895194306882213276355821003186113802067947876031
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a8.0 = load volatile <16 x i16>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a8.1 = load volatile <16 x i16>, ptr %p
  %r8 = call <16 x i16> @llvm.x86.avx2.pavg.w(<16 x i16> %a8.0, <16 x i16> %a8.1)
  %b8 = bitcast <16 x i16> %r8 to i256
  %ok8 = icmp eq i256 %b8, 27138401222498710117893726408028919353241625958674343865283555809447886825665
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a9.0 = load volatile <8 x i32>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a9.1 = load volatile <8 x i32>, ptr %p
  %r9 = call <8 x i32> @llvm.x86.avx2.phadd.d(<8 x i32> %a9.0, <8 x i32> %a9.1)
  %b9 = bitcast <8 x i32> %r9 to i256
  %ok9 = icmp eq i256 %b9, 82067450050666342059719387365463673699475501687568989850045575392555769446310
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a10.0 = load volatile <8 x i32>, ptr %p
  store volatile i256 835758346882537089171435757074124592663027146736361432781292384026654, ptr %p
  %a10.1 = load volatile <8 x i32>, ptr %p
  %r10 = call <8 x i32> @llvm.x86.avx2.psrav.d.256(<8 x i32> %a10.0, <8 x i32> %a10.1)
  %b10 = bitcast <8 x i32> %r10 to i256
  %ok10 = icmp eq i256 %b10, 5951901905553448645006633018876894105786223261243943157758
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a11.0 = load volatile <8 x i32>, ptr %p
  store volatile i256 835758346882537089171435757074124592663027146736361432781292384026654, ptr %p
  %a11.1 = load volatile <8 x i32>, ptr %p
  %r11 = call <8 x i32> @llvm.x86.avx2.psllv.d.256(<8 x i32> %a11.0, <8 x i32> %a11.1)
  %b11 = bitcast <8 x i32> %r11 to i256
  %ok11 = icmp eq i256 %b11, 4295617797143828175482032336093344698160892551043726966784
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a12.0 = load volatile <16 x i16>, ptr %p
  store volatile i128 5, ptr %p
  %a12.1 = load volatile <8 x i16>, ptr %p
  %r12 = call <16 x i16> @llvm.x86.avx2.psll.w(<16 x i16> %a12.0, <8 x i16> %a12.1)
  %b12 = bitcast <16 x i16> %r12 to i256
  %ok12 = icmp eq i256 %b12, 67904042708075862203798556149913716467968385887966113729740296106126405064352
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a13.0 = load volatile <16 x i16>, ptr %p
  store volatile i32 20, ptr %p
  %a13.1 = load volatile i32, ptr %p
  %r13 = call <16 x i16> @llvm.x86.avx2.psrai.w(<16 x i16> %a13.0, i32 %a13.1)
  %b13 = bitcast <16 x i16> %r13 to i256
  %ok13 = icmp eq i256 %b13, 1766820105243093318178024834441792323893138856550236664882905730206597120
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a14.0 = load volatile <32 x i8>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a14.1 = load volatile <32 x i8>, ptr %p
  %r14 = call <32 x i8> @llvm.x86.avx2.psign.b(<32 x i8> %a14.0, <32 x i8> %a14.1)
  %b14 = bitcast <32 x i8> %r14 to i256
  %ok14 = icmp eq i256 %b14, 5740697382301251145977365100547892586481354125384191899796764738553888475723
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a15.0 = load volatile <32 x i8>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a15.1 = load volatile <32 x i8>, ptr %p
  %r15 = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a15.0, <32 x i8> %a15.1, i8 46)
  %b15 = bitcast <16 x i16> %r15 to i256
  %ok15 = icmp eq i256 %b15, 798626924497348185599623045570105270996153459646223197683877608709307040263
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a16.0 = load volatile <32 x i8>, ptr %p
  store volatile i256 48532985473346720485844837304523676237332502933404452067321061117716100537036, ptr %p
  %a16.1 = load volatile <32 x i8>, ptr %p
  store volatile i256 78970517297165220470097819558876667240451321748126200713037315422462371817124, ptr %p
  %a16.2 = load volatile <32 x i8>, ptr %p
  %r16 = call <32 x i8> @llvm.x86.avx2.pblendvb(<32 x i8> %a16.0, <32 x i8> %a16.1, <32 x i8> %a16.2)
  %b16 = bitcast <32 x i8> %r16 to i256
  %ok16 = icmp eq i256 %b16, 48532985473346719669841371124136751721465680608276781889389440083217846360780
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a17.0 = load volatile <32 x i8>, ptr %p
  %r17 = call i32 @llvm.x86.avx2.pmovmskb(<32 x i8> %a17.0)
  %ok17 = icmp eq i32 %r17, 1994218909
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a18.0 = load volatile <8 x float>, ptr %p
  %r18 = call i32 @llvm.x86.avx.movmsk.ps.256(<8 x float> %a18.0)
  %ok18 = icmp eq i32 %r18, 55
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i256 56981037415362893328826981098613707955985428286656451469804529236114018321, ptr %p
  %a19.0 = load volatile <4 x i64>, ptr %p
  store volatile i256 78970517297165220470097819558876667240451321748126200713037315422462371817124, ptr %p
  %a19.1 = load volatile <4 x i64>, ptr %p
  %r19 = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %a19.0, <4 x i64> %a19.1)
  %ok19 = icmp eq i32 %r19, 1
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a20.0 = load volatile <4 x i64>, ptr %p
  store volatile i256 78970517297165220470097819558876667240451321748126200713037315422462371817124, ptr %p
  %a20.1 = load volatile <4 x i64>, ptr %p
  %r20 = call i32 @llvm.x86.avx.ptestz.256(<4 x i64> %a20.0, <4 x i64> %a20.1)
  %ok20 = icmp eq i32 %r20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i256 78970517297165220470097819558876667240451321748126200713037315422462371817124, ptr %p
  %a21.0 = load volatile <4 x i64>, ptr %p
  store volatile i256 5685069087170147096144779150452940681584445614446031572523307642947757762212, ptr %p
  %a21.1 = load volatile <4 x i64>, ptr %p
  %r21 = call i32 @llvm.x86.avx.ptestc.256(<4 x i64> %a21.0, <4 x i64> %a21.1)
  %ok21 = icmp eq i32 %r21, 1
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a22.0 = load volatile <8 x float>, ptr %p
  store volatile i256 28043396632474624336276080786037660762213131327137342106788270787035737882624, ptr %p
  %a22.1 = load volatile <8 x float>, ptr %p
  %r22 = call <8 x float> @llvm.x86.avx.hadd.ps.256(<8 x float> %a22.0, <8 x float> %a22.1)
  %b22 = bitcast <8 x float> %r22 to i256
  %ok22 = icmp eq i256 %b22, 87232773289004705861495886284397609114125136585833094619903965208480302759936
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a23.0 = load volatile <8 x float>, ptr %p
  store volatile i256 28043396632474624336276080786037660762213131327137342106788270787035737882624, ptr %p
  %a23.1 = load volatile <8 x float>, ptr %p
  %r23 = call <8 x float> @llvm.x86.avx.addsub.ps.256(<8 x float> %a23.0, <8 x float> %a23.1)
  %b23 = bitcast <8 x float> %r23 to i256
  %ok23 = icmp eq i256 %b23, 29403868858926663085480314345056226742640050011946057133507721060172882247680
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a24.0 = load volatile <8 x float>, ptr %p
  store volatile i256 28043396632474624336276080786037660762213131327137342106788270787035737882624, ptr %p
  %a24.1 = load volatile <8 x float>, ptr %p
  %r24 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a24.0, <8 x float> %a24.1, i8 181)
  %b24 = bitcast <8 x float> %r24 to i256
  %ok24 = icmp eq i256 %b24, 6818970885539077839059849444928504101863019096241775347682183790592
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a25.0 = load volatile <8 x float>, ptr %p
  store volatile i256 28043396632474624336276080786037660762213131327137342106788270787035737882624, ptr %p
  %a25.1 = load volatile <8 x float>, ptr %p
  %r25 = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %a25.0, <8 x float> %a25.1, i8 30)
  %b25 = bitcast <8 x float> %r25 to i256
  %ok25 = icmp eq i256 %b25, 115792089237316195417293883274762728726424815793794872155103954569197388824575
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a26.0 = load volatile <8 x float>, ptr %p
  %r26 = call <8 x float> @llvm.x86.avx.round.ps.256(<8 x float> %a26.0, i32 1)
  %b26 = bitcast <8 x float> %r26 to i256
  %ok26 = icmp eq i256 %b26, 29400335164744450170989934147788940917174819407431750708334206776210293260288
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a27.0 = load volatile <8 x float>, ptr %p
  store volatile i256 5742050124585509989473606131551554389540431042732688023993112172183871780533, ptr %p
  %a27.1 = load volatile <8 x i32>, ptr %p
  %r27 = call <8 x float> @llvm.x86.avx.vpermilvar.ps.256(<8 x float> %a27.0, <8 x i32> %a27.1)
  %b27 = bitcast <8 x float> %r27 to i256
  %ok27 = icmp eq i256 %b27, 29258987399542433369935415875225788677426551075695365174106118608377946832896
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a28.0 = load volatile <8 x float>, ptr %p
  %r28 = call <8 x i32> @llvm.x86.avx.cvtt.ps2dq.256(<8 x float> %a28.0)
  %b28 = bitcast <8 x i32> %r28 to i256
  %ok28 = icmp eq i256 %b28, 215679573387421932231660556984559355100457982680293442650424827969537
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i256 29857288544605551608917370621616838602444105911653325754913323334489866240000, ptr %p
  %a29.0 = load volatile <4 x double>, ptr %p
  %r29 = call <4 x i32> @llvm.x86.avx.cvt.pd2dq.256(<4 x double> %a29.0)
  %b29 = bitcast <4 x i32> %r29 to i128
  %ok29 = icmp eq i128 %b29, 170141183539697394209058153170598887426
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a30.0 = load volatile <8 x float>, ptr %p
  %r30 = call <8 x i16> @llvm.x86.vcvtps2ph.256(<8 x float> %a30.0, i32 0)
  %b30 = bitcast <8 x i16> %r30 to i128
  %ok30 = icmp eq i128 %b30, 95705855808874162271671080608451280384
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i256 29400335164744450170989934147789297729097995897402015279826555639195511029760, ptr %p
  %a31.0 = load volatile <8 x float>, ptr %p
  store volatile i256 28043396632474624336276080786037660762213131327137342106788270787035737882624, ptr %p
  %a31.1 = load volatile <8 x float>, ptr %p
  store volatile i256 28721865891724746184216480997276942145328451046985413564014132503055630860288, ptr %p
  %a31.2 = load volatile <8 x float>, ptr %p
  %r31 = call <8 x float> @llvm.x86.fma.vfmaddsub.ps.256(<8 x float> %a31.0, <8 x float> %a31.1, <8 x float> %a31.2)
  %b31 = bitcast <8 x float> %r31 to i256
  %ok31 = icmp eq i256 %b31, 28948022329789252526347773437647331264733836402526896156039431731924613201920
  br i1 %ok31, label %t32, label %bad

t32:
  ret i32 0

bad:
  %n = phi i32 [ 1, %t0 ], [ 2, %t1 ], [ 3, %t2 ], [ 4, %t3 ], [ 5, %t4 ], [ 6, %t5 ], [ 7, %t6 ], [ 8, %t7 ], [ 9, %t8 ], [ 10, %t9 ], [ 11, %t10 ], [ 12, %t11 ], [ 13, %t12 ], [ 14, %t13 ], [ 15, %t14 ], [ 16, %t15 ], [ 17, %t16 ], [ 18, %t17 ], [ 19, %t18 ], [ 20, %t19 ], [ 21, %t20 ], [ 22, %t21 ], [ 23, %t22 ], [ 24, %t23 ], [ 25, %t24 ], [ 26, %t25 ], [ 27, %t26 ], [ 28, %t27 ], [ 29, %t28 ], [ 30, %t29 ], [ 31, %t30 ], [ 32, %t31 ]
  ret i32 %n
}
