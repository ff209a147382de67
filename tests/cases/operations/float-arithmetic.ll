; Arithmetic on every floating-point type.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [976 x i8] c"RPf?,\B3\A6\BD<A\B9\1A\CC\C4m\D2\FA\BF\0D\DA\16\11\03\B1\DC\1A\E8'e\C2\1C\DC\FE?[\CC\82'\B4\C9X\C2S\BF\8C2\D9?\BE#\D8>\FB\0A\EC\BD\15\A7\1EAp\A8'=L9\FF\BFc\12\CC?\A5\B8\80\BF\DA\97k\C0'\D8`\C0\99\97R?\84Yq@\A32\B0<?\8C\82A4]\B3=\FD& \C1]\80c\BDE\B8KB\CE\1C\DF>-\FF\9C\BD\92;\C6\C1\DEk\84?p}OA\C7\E4\CB\BF\1Cy\F9>\C2l\88=\96\982BX8\E8<M-C@\89S)Bi\B8\01A\FCpF=8\16$\C0\BAWF\C0\F8\DD\99\BD\CB\8E\CB=\BA\B3\85=\AD\1E\8D\BD\ABT\15N\DF\B7\C4?A\07\14D\0Bq\CE?n._\F3UpI\C0\91l\90\BC\A1\8F\1E@NM\91-\EE#\A2?qw\E2!\08\A1\94?\B1\AA\9B\1B\16\86<@\8D;Q\ED\C3\1D\D9\BF\B3\A0\E3\0D\09T5\C0~\CE\F1sSD\E9?\B5\B2T\923\96\EA\BFF|\1C(\A2\C0\C2\BF\90\D0\80\AD\AC\CC0\C0\C1\8A{\0EP\0A\EB\BF\C4'\01c(E\F4\BFM3\B3\FA\9Cv!@J\F4\94X\E4$\94\BF\14\A4\FE6<\EE,\C0\02a0u\CE\B02\C0\C5w\E4\C5k\0B\AA\BF\DA\A9e\E1\92\ED\F5\BFv\FBl\85\09\18\96\BF\F3\ACl\D0\B4a\97?\E3TW\18\17# @I7\E4m\80j\AF?J\7F\9Ao\E8t\00\C0z;@\C4\06\09\06\C0\8D\A8\00\B3f\B2#@\05tf\C4\92\94\AF\BF\CD\E9\B4s\0A,I\C0\89Y@\C6:\B4\DA?\00\8CS\A8\C2\17\FA\BF\1D\A8\99L\07\B1\1E@. \99\8F*\BF\EF?.&W\89\FE\B9N\C0\EE\A8\DA\B7\C1)\BC?:\D0\1B&O\A0\A0?\B1\FA07\F8\02\C1\BFLJz\BD\D6\F9\BC?h0\E5\1E\B0L\D0?\F5,\EA0J\8E\B9?\86\91\C8\B8\DE\AA\A6?\8B\B3)G\D0\F7\B8\D1\02@E\84\F9v/\D6\CA\CE\F9\BF\0Fz\A6O\898 \F5\FA?*\B3\FCn#\C0\D0\BA\02@k\9A\83\F9\F1\88\FB\EA\04@\E1\A1\12g\0AV\F1\E2\F9?\893eIJwC\E8\FB\BF\13\AA\F2\EF\BDWn\E7\FC\BFo\FF\A3\B8\C6\1E\86\BE\FF\BF\AC\AB\DA\A06$\8A\B2\FF?\D4\BA\95\BF\B76m\BD\FA\BFvB\0BB.\0C\CB\B5\04@Rb\9B\5C\A1\9DX\9F\FE?\C7\1C\A7\D3\C17\15\9E\FB\BF\AB-\1A\80\C7\B1\FD\A8\01@\B5\B3\16P\FA\FB+\B4\FA\BFC&\04:\1D\FFU\97\FF\BF\B77\04V\D4\D7\01\A7\04\C0\D5\22<\C2\DA\BEP\9D\FE?\9E\05\9A\E3N\90\BB\CF\01@\EA\E8Z?\CD\E7#\97\01@'\B1\01W\0A\B6\A8\8D\FA?\AC\F32uk\08\C2\96\02\C0T\AF\9E\B9\CA\0C\8F\C5\FB\BFm\EB8O\FA<\89\C0\FA?#\DA\C1X\CCe\C0\9E\03@\B1\B1]\B4\D7\107\D8\02\C0\9A\F2\12\AAa\AC\87\DE\FE\BF\CFR\82\0F\12\10\A3\D2\04@}(\F0}\F9\CB\E1\88\04\C0\1C\9Fz\E9\8DQr\F3\FB?\9E\AA\F5z\0A\C9\C6\83\F9?\0C\84Y\B2\0B\A7'\E9\FB\BF\E6e\11|v\DD\DD\EB\FA?\E5\F7\9Cs\1E\10\D2\E7\01@\C1\E6\1B^'{\C9\A3\03\C0\F1\D0x\B7f&\B5\FF\FF?\18\84Ff\B1U\DF\A0\01@\FC\17\FC\EA\B93\C7RN0w\07jS\00\C0\D0m1\89\C0\91\DF\96\E8\94\15\B4\A3n\FF\BF;\A2\D4\5C\DB\C8\18\C6\06C\C0j \CE\FC\BF\DAN\92\9Ea\A7\A1\89\8C@\E8\86\22`\FB?"
@want = constant [566 x i8] c"R\D0f\BF,\B3\A6=<A\B9\1A\CC\C4m\D2\FA?\0D\DA\16\11\03\B1\DC\1A\E8'e\C2\1C\DC\FE\BF[L\82\A7\B4IXBS?\00\1B\98\BE\A9\0D\01@Uy\8F\BF=\82\C7@\859^\C0\04\EFw\C1\9A\BEk@\16\7F A\FE\84\8B;\ED\BF\9D\C4\B9\D1\E6>U\B5\94>\DB\C5`\C2\B4\9B#>\D3A\CE:`d\F4?\FCpF=-\D5\A1\BD\BA\B3\85\BD\AD\1E\8D=o\22\8D\8C\A8\83\CD\BF\A4x[\F7&\175\C04g\8F\A5D\0BI\C0:\D6EJ\DB<\1B@\E5Qp9Mo\BC\BF\F2Wxk\84\C70\C0[\CE'\9B\C3\AD;@\D6s\EB<\C8\EC\F3\BF\F7\FCJ \ECj!@]\9F\83\8A)- \C0K\88l\B7\A6\0D-\C0\19\11=g1\A20\C0\9B\A9(\15\D9\A0\05@\C8]-\0F\19p&\C0\AD3\FF\FA\96T\AF\BF\08\9A\82\A2\98+\A8@f\F55\01\8C\80\A7?\90\B8]V1\1D\AB\BF\18;\0E\02\E5P\F0\BF\B8\EA\80dd\5C\8B?\A2\AB>['\0F\A1?Z3\13\DB\F9\DBD\C6\03@:\BB\943\97\AF\E1\EA\04@\80\E5\97A\C7qL\B3\FB?\1FV\9Ai\EE\DB\8C\89\FB\BF 5\FB\FF\85z\B2\B6\04\C0L\D8x\B3\CB6\19\87\00\C0x\1D\15\BE\B2wk\BC\FF?\A8\FC64\97\C6\B1\CF\00@\0E\D6\ED\B9p\923\92\FD\BF0\E5w\19\88\E6\B1\B2\01\C0\A7\C7\FDI\AF'\D4\B8\FF\BF\B1omW\88ns\C8\06\C0T\EE\9D\C1U9J\9F\F7\BF$\9D\B8\1F6l\12\A6\FB\BF\80\BD\8AQ\EA\7F\E4\A0\F4\BFXP\19'\03\AD\90\80\FB?P\11\0E\81/$\90\F9\F8\BF\E5\F7\9Cs\1E\10\D2\E7\01\C0\C1\E6\1B^'{\C9\A3\03@\F1\D0x\B7f&\B5\FF\FF\BF\18\84Ff\B1U\DF\A0\01\C0\FC\17\FC\EA\B93\C7RN0w\07jS\00@\D0m1\89\C0\91\DF\96\E8\94\15\B4\A3n\FF?;\A2\D4\5C\DB\C8\18\C6\06C\C0j \CE\FC?\DAN\92\9Ea\A7\A1\89\8C@\E8\86\22`\FB\BF"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

define void @f0() {
  %v0 = load half, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %t1 = fneg half %v0
  store half %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 2)
  ret void
}

define void @f1() {
  %v0 = load bfloat, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %t2 = fneg bfloat %v0
  store bfloat %t2, ptr @out, align 1
  call void @check(i32 2, i64 2, i64 2)
  ret void
}

define void @f2() {
  %v0 = load float, ptr getelementptr (i8, ptr @in, i64 4), align 1
  %t3 = fneg float %v0
  store float %t3, ptr @out, align 1
  call void @check(i32 3, i64 4, i64 4)
  ret void
}

define void @f3() {
  %v0 = load x86_fp80, ptr getelementptr (i8, ptr @in, i64 8), align 1
  %t4 = fneg x86_fp80 %v0
  store x86_fp80 %t4, ptr @out, align 1
  call void @check(i32 4, i64 8, i64 10)
  ret void
}

define void @f4() {
  %v0 = load fp128, ptr getelementptr (i8, ptr @in, i64 18), align 1
  %t5 = fneg fp128 %v0
  store fp128 %t5, ptr @out, align 1
  call void @check(i32 5, i64 18, i64 16)
  ret void
}

define void @f5() {
  %v0 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 34), align 1
  %t6 = fneg <3 x half> %v0
  store <3 x half> %t6, ptr @out, align 1
  call void @check(i32 6, i64 34, i64 6)
  ret void
}

define void @f6() {
  %v0 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 40), align 1
  %t7 = fneg <2 x bfloat> %v0
  store <2 x bfloat> %t7, ptr @out, align 1
  call void @check(i32 7, i64 40, i64 4)
  ret void
}

define void @f7() {
  %v0 = load <5 x float>, ptr getelementptr (i8, ptr @in, i64 44), align 1
  %v1 = load <5 x float>, ptr getelementptr (i8, ptr @in, i64 64), align 1
  %t8 = fadd <5 x float> %v0, %v1
  store <5 x float> %t8, ptr @out, align 1
  call void @check(i32 8, i64 44, i64 20)
  %v2 = load <3 x float>, ptr getelementptr (i8, ptr @in, i64 84), align 1
  %v3 = load <3 x float>, ptr getelementptr (i8, ptr @in, i64 96), align 1
  %t9 = fsub <3 x float> %v2, %v3
  store <3 x float> %t9, ptr @out, align 1
  call void @check(i32 9, i64 64, i64 12)
  %v4 = load <3 x float>, ptr getelementptr (i8, ptr @in, i64 108), align 1
  %v5 = load <3 x float>, ptr getelementptr (i8, ptr @in, i64 120), align 1
  %t10 = fmul <3 x float> %v4, %v5
  store <3 x float> %t10, ptr @out, align 1
  call void @check(i32 10, i64 76, i64 12)
  %v6 = load <4 x float>, ptr getelementptr (i8, ptr @in, i64 132), align 1
  %v7 = load <4 x float>, ptr getelementptr (i8, ptr @in, i64 148), align 1
  %t11 = fdiv <4 x float> %v6, %v7
  store <4 x float> %t11, ptr @out, align 1
  call void @check(i32 11, i64 88, i64 16)
  %v8 = load <3 x float>, ptr getelementptr (i8, ptr @in, i64 164), align 1
  %v9 = load <3 x float>, ptr getelementptr (i8, ptr @in, i64 176), align 1
  %t12 = frem <3 x float> %v8, %v9
  store <3 x float> %t12, ptr @out, align 1
  call void @check(i32 12, i64 104, i64 12)
  %v10 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 188), align 1
  %t13 = fneg <2 x float> %v10
  store <2 x float> %t13, ptr @out, align 1
  call void @check(i32 13, i64 116, i64 8)
  ret void
}

define void @f8() {
  %v0 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 196), align 1
  %v1 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 252), align 1
  %t14 = fadd <7 x double> %v0, %v1
  store <7 x double> %t14, ptr @out, align 1
  call void @check(i32 14, i64 124, i64 56)
  %v2 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 308), align 1
  %v3 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 364), align 1
  %t15 = fsub <7 x double> %v2, %v3
  store <7 x double> %t15, ptr @out, align 1
  call void @check(i32 15, i64 180, i64 56)
  %v4 = load <5 x double>, ptr getelementptr (i8, ptr @in, i64 420), align 1
  %v5 = load <5 x double>, ptr getelementptr (i8, ptr @in, i64 460), align 1
  %t16 = fmul <5 x double> %v4, %v5
  store <5 x double> %t16, ptr @out, align 1
  call void @check(i32 16, i64 236, i64 40)
  %v6 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 500), align 1
  %v7 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 516), align 1
  %t17 = frem <2 x double> %v6, %v7
  store <2 x double> %t17, ptr @out, align 1
  call void @check(i32 17, i64 276, i64 16)
  ret void
}

define void @f9() {
  %v0 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 532), align 1
  %v1 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 562), align 1
  %t18 = fadd <3 x x86_fp80> %v0, %v1
  store <3 x x86_fp80> %t18, ptr @out, align 1
  call void @check(i32 18, i64 292, i64 30)
  %v2 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 592), align 1
  %v3 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 632), align 1
  %t19 = fsub <4 x x86_fp80> %v2, %v3
  store <4 x x86_fp80> %t19, ptr @out, align 1
  call void @check(i32 19, i64 322, i64 40)
  %v4 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 672), align 1
  %v5 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 712), align 1
  %t20 = fmul <4 x x86_fp80> %v4, %v5
  store <4 x x86_fp80> %t20, ptr @out, align 1
  call void @check(i32 20, i64 362, i64 40)
  %v6 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 752), align 1
  %v7 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 772), align 1
  %t21 = fdiv <2 x x86_fp80> %v6, %v7
  store <2 x x86_fp80> %t21, ptr @out, align 1
  call void @check(i32 21, i64 402, i64 20)
  %v8 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 792), align 1
  %v9 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 832), align 1
  %t22 = frem <4 x x86_fp80> %v8, %v9
  store <4 x x86_fp80> %t22, ptr @out, align 1
  call void @check(i32 22, i64 422, i64 40)
  %v10 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 872), align 1
  %t23 = fneg <4 x x86_fp80> %v10
  store <4 x x86_fp80> %t23, ptr @out, align 1
  call void @check(i32 23, i64 462, i64 40)
  ret void
}

define void @f10() {
  %v0 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 912), align 1
  %t24 = fneg <4 x fp128> %v0
  store <4 x fp128> %t24, ptr @out, align 1
  call void @check(i32 24, i64 502, i64 64)
  ret void
}

define void @check(i32 %number, i64 %offset, i64 %size) noinline {
  %want = getelementptr i8, ptr @want, i64 %offset
  %differs = call i32 @memcmp(ptr @out, ptr %want, i64 %size)
  %right = icmp eq i32 %differs, 0
  br i1 %right, label %done, label %bad

bad:
  store i32 1, ptr @wrong
  call i32 (ptr, ...) @printf(ptr @format, i32 %number)
  br label %done

done:
  ret void
}

define i32 @main() {
  call void @f0()
  call void @f1()
  call void @f2()
  call void @f3()
  call void @f4()
  call void @f5()
  call void @f6()
  call void @f7()
  call void @f8()
  call void @f9()
  call void @f10()
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
