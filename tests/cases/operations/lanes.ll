; Lanes of vectors of every class: extracted, inserted, shuffled.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [1835 x i8] c"\10\07\F1\019\02\14\00\B5\EB\FF\01\00\00\00\00\80\E8\FF\FF0\FD\FF(;Gq\94\AD-223\B7\11%S\F6\94.\7F\97\BD&l\E5\18\02\00\00\00\00\00\00\00\01\00\00\00\00'\FF\FF\FF\A3\91\9A\CC@\8C\9F\C9\0D\C3\F6\8C\E5\BA\E7\CF~\82\BE\FB\BE~\88\CC\A0\1A\BF;\14\A2\7F3\94\D2\E7\E1\A4\E23\06\C5\E7J\FF\A3\05\F0\FF\FF\FF\FFf\B2\C6\01]\F7k_\CB\9A\E9\EDD\01\D5|\F8\FF\1FE\1D\0BC\96F\DE\9F\E9\FB=l\90x\96b\852f\1A/\C9c\DB'\A2\B5\9D4\A6QW$\C3\99e#\DE\FF\FF\FF\FF\FF\FF\A3\02~h?\F3\12:\00!\EA\0Eg\00\00\00\00\00\00\00\00\BF\D9\88\F5\CB\B1\97d\CE;<\A9{V\11Xg\FE\95\FC\FF\FF\FF\FF\02\00\00\00\00\00\00\00\B5\90LWF\D4l\7F\05,\D8\86\DD\C1\18`6|\1Bu\04\A8pK;\08w\17r\C9\11\ED\A6\0B\9DA\D7i\E5,\03\84\80\CE\1C\FF\FF\FF\FF\FF\FF\FF\0B\00\00\00\00\00\00\00X\D4\AC\CB\F6\E9\FF\FF\0F8\EB\C8\06\17\8C}\C5\00c\BDP\91$4\83j\85\83\A7+*C\DC7f=\93nu\0DX\0FQ\DB\C9s\E3]\FC#$\12.\8A0\BFG\1Ck\99s\1B|\F2\96\F8\BF\1Eq{G\AC\C5\81\A7}h\EAW\1E\80\17/w\94\98`-c\B8'\01\00H\91V\E8x\1A2$F\84\DC\88a\E391\C4\C4\02\84\97\8F\A0\DC\DC\B8@.\8CSg\A1T\A2\04K\13\F0\F7u\BC\B2\BD\DD\CA\8A\E3\11\89\0D\FFz~\E9$\A8\8Fdwf\F6\FF\E3\09\87\CA\A9\16\0F\CAo1t\D9\DB\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\98\C0\09\98\A5T\12\00\00\00\00\00\00\00\00\00.\90Y\AE\BA[\F9e7\85\8C_U[R\AC\8A\C9K\CE\84\A5GL>E\C3\8B\B7\8F#3\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80)I!h\D7\ECL\1F\11\B1\BF%\E2O\A2\E7Ww\16\5CN\BA\02\91\1D\9C\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00t\BD\BBjS\22\CA\F7\C7\83\D0\8F\94'\97g\E7\DA\0FA~\83\FF\FF\FF\A5\EAv\12\A5\F0\1F)4P\9F\0C\E0\9EC\CFY\FC#\AE\CCL\A9\B1\8A\00\00\00\00\00\00\00\00\00H\B6\1F\9F\FBkn'\B2]\08\B6Xn\E8\01\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\18\D6\1F\D6\F3IY\A2g\80pL\ED\EA\DA\19u4\D2\B6\C1\E0\CB\E9\EB\83\94\BE*\DB\D4+\CD}\A1\08Y\BFl\B7\B6.Wdi\BC\1E\BE[p\A28\D4D\D0\CAm\22p\8B\17\89.\FE\9E\99\C3k\84\D6\0EV\0CH\A7\E1\92\0C\16\84\BD$v\D1\130\890\FE;zX\E7\86\B6T\A2\14\83\F5\9A\C6\19U\DE%\83\D5\B0\06\9A\F98\A9\C3!\F5\0A{\F3HI\C1(\A2H6@[\BE\E1$\A3<\8D\AC\02\00\00\00\00\00\00\00?\AB\91\C9\06\CD\F0\BFeN\FE\CE\00\00\00\00\00\00\00\00\94\CE\90\AF\D7\B4\1A\BC\1B\A9\00?L\BD\16=\E6\C1\13@\5C\C1\8D<O\C2l>\DF\BC\F0?\9D\C0\1D@\B5?\7F?\03\00\00\00\00\00\00\00\83?\10>F@\B5=:=YB\D4>\FF\BE\02\00\00\00\00\00\00\00??;\BD\18Be=\1BBsA\B8\C0\FE@e>a?0\C1$A\E4?\F9\BC\92\BF\AD\FCT\C1\1C\C5\B7\BD\DB_zB^\98\DDA\B6rv\C0\B7/pA\F7\BB\9D=\AA\C7\EC\C1\05\00\00\00\00\00\00\00\1D\19\BA=G\1E\AD=T\9Dg\BD\05(\D1>\01\00\00\00\00\00\00\00D\AB?>\01\8B\B2<\E8A\13\BFl\DE\A1\BD\F3\D8Z\BD@#d>\90\9D\FA\C1#\FB\D3?\DF\85\93<A\8B@\BD\D2H\FE<g\14\BDh\B8*\F7?3\B7\CBMR_\16\C0c\11\1E\CAK\BF\EA\BF\02\00\00\00\00\00\00\00\AC\F3\D2\9D{\BD\EA\BFVN\15kj\1AA@\00\00\00\00\00\00\00\00%C\03B\AB\B3\02\C0\1FhD\86l\1E0@oK*\00\AC\9D\07@\5C\F1\D7GR\C44\C0\FB\DF\94\AE3B\E6?\DA\93_d0Qb\B9\FC\BF\85\FF\B5\AA\E1ip\BA\02\C0\BE\C0\81a\08\BB\DB\DF\FE?qJ\B1\BFl\A1T\83\FE?\00\00\00\00\00\00\00\00\AC\85h\B65\BE\DE\F0\FC\BF\B7`&\95T\07g\A9\FE?\B8\F9h\C5l8S\82\02@o,\DAmJ\D0X\D9\00@\BF\85\E7\87$\B1O\CE\FB?^V`\8EH\D4\E8\EC\FE\BF \CB\DB\B5P\BE\85\97\FB\BFG\E6\8D\CEy\12\B0\B2\FF\BF< \1B\96\CF\02Q\84\F9?\CEQ\9F\1D\B9\D3\B0\9F\02@\F3\FF\18\FB\A2c\F1\F6\03\C0XDN\A3>J\F2\F6\FB\BF\F9\98\F0\F26\89\05\95\03@\97r\86@\ABL/UG\22\A7\CFz\E8\FE?\F8\9C\FE\1D\0E\CE,m\1D\12\FC\83J8\01\C0\8C\C1\1D\F4\93\AE\95\B1\A9\0DS\81\F5\A1\04\C0\8DC\AC\07l\C9{#\A4\F8\09F^]\03\C0\C6\1A\CE1\BC\B7A\80\B3\BES\94\0EI\01\C0\8F+\09\A6\F9M\D2\86C7\EE\ED\A6]\03@\00\00\00\00\00\00\00\00\8C\E3\8Co\C3N\03\88Z\0F\85'9\9A\03\C0\D1\A1\A8i\93xq/\C7t&\AFc\B2\FA?\E9\D0\86\E4\8B}\10F\EBv\C4\0C+\CF\FE?\89\16\B6\FD\BF\05U>\92'\A7\1F#[\FB\BFp\9E\AD\12 a\02\A4\FE\F5\1A\93\CE\BB\04\C0t%7\01\82d^\84\22 \1A1p\B8\04\C0\E6\F3\DC{\F1\EC\DF\D7y\CCMp\0Ez\FB\BFL2\D9YDw?\F8K\92\03\9A&-\FC\BF\01\00\00\00\00\00\00\00J\9C\86:JcM\19t\13\AE\9F\DE8\00\C0$\87NyW}\89\DD\1F\E4\CCl\A2\AC\02@lR\1B\D4\1CS\DE\0E<\80Wj\A1J\FE?YZ\BF\BEB\A5\C3v\D9\E2H\E2|\D5\04\C0\EE\0A\D18\B7\0C\06\F1\99\D9\1C'\EDN\03@<&Xx\17\90n\F0\02\00\00\00\00\00\00\00\FA&\FF\92\17\C0C/\00\00\00\00\00\00\00\80\E0\B0\E8\0D\CF\81\B2o\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\D2\E6\B5H<\00\00\00Lr\96\F4\FF\FF\FF\FF\89(\844\B5\C5\FF\1E\00\00\00\00\00\00\00\80PO\BE\E4\FF\FF\FF\FF\14\D5\CB\D7\9BP\D2\A8\01\00\00\00\00\00\00\00\1E\C6\05\C4f\04<^\EEx9p\BE2\D9\96"
@want = constant [1018 x i8] c" \88\1F\00\E8\FF\FF\BA\FC]\F6\9A\B0\95c\01\00\00\00\00'\FF\FF\FF\A3\91\9A\CC@\8C\9F\C9\0D\C3\F6\8C\E5\BA\E7\CF~\82\BE\FB\BE~\88\CC\A0\1A\BF;\D5|\F8\FF\9F\D2\E7\E1\A4\E23\06\C5\E7J\FF\A3\05\F0\FF\FF\FF\FFf\B2\C6\01]\F7k_\CB\9A\E9\EDD\01E\1D\0BC\96F\DE\9F\E9\FB=lQW$\C3\99ef\1A/\C9c\DB'\A2\B5\9D4\A6Q\01?\B4\9Fy\09\1D\00{V\11Xg\FE\95\FC\FF\FF\FF\FF;\08w\17r\C9\11\ED\A6\0B\9DA\DD\C1\18`6|\1Bu\04\A8pK\D7i\E5,\03\84\80\CE\1C\FF\FF\FF\FF\FF\FF\FF\E3\AC#\1B\5C0\F6\15[\D4\AC\CB\F6\E9\FF\FF\0F\DB\C9s\E3]\FC#$\12.\8A0?\D6\0B\15IB3\A8V8x\BA\A2q{G\AC\C5\81\A7}h\EAW\1E\80\17/w\94\98`-c\B8'\01\00\DB\C9s\E3]\FC#$\12.\8A0\0F\B8@.\8CSg\A1T\A2\04K\13\F0\F7u\BC\B2\BD\DD\CA\8A\E3\11\89\0Db\F2\923a\E9\11\93O\D1\F0\E2\ED\E3\C8\0C\00\9C\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00)I!h\D7\ECL\1F\11\B1\BF%\E2O\A2\E7Ww\16\5CN\BA\02\91\1D\00H\B6\1F\9F\FBkn'\B2]\08\B6Xn\E8\01\00\00\00\00\00\00\00\00\A5\EAv\12\A5\F0\1F)4P\9F\0C\E0\9EC\CFY\FC#\AE\CCL\A9\B1\8A\18\D6\1F\D6\F3IY\A2g\80pL\ED\EA\DA\19u4\D2\B6\C1\E0\CB\E9\EB\83\94\BE*\DB\D4+\CD}\A1\08Y\BFl\B7\BD$v\D1\130\890\FE;zX\E7\86\B6T\A2\14\83\F5\9A\C6\19U\DE%\83\D5\B0\06\9A\F98\A9\C3!\F5\0A{\F3[\BE\8D\AC?\AB\91\C9\F0\BF\94\CE\FE\CE\1B\A9\1B\A9\90\AF\00?\9D\C0\83?\B5=F@:=YB??\FF\BE\1BB;\BD\92\BF\F9\BCa?\B7/pA\1D\19\BA=D\AB?>T\9Dg\BD\05(\D1>A\8B@\BD\F3\D8Z\BDl\DE\A1\BD\D2H\FE<c\11\1E\CAK\BF\EA\BF%C\03B\AB\B3\02\C0VN\15kj\1AA@oK*\00\AC\9D\07@\5C\F1\D7GR\C44\C0oK*\00\AC\9D\07@\85\FF\B5\AA\E1ip\BA\02\C0\BE\C0\81a\08\BB\DB\DF\FE?\B8\F9h\C5l8S\82\02@\B7`&\95T\07g\A9\FE? \CB\DB\B5P\BE\85\97\FB\BF\BF\85\E7\87$\B1O\CE\FB?^V`\8EH\D4\E8\EC\FE\BF\CEQ\9F\1D\B9\D3\B0\9F\02@XDN\A3>J\F2\F6\FB\BFG\E6\8D\CEy\12\B0\B2\FF\BF\8DC\AC\07l\C9{#\A4\F8\09F^]\03\C0\C6\1A\CE1\BC\B7A\80\B3\BES\94\0EI\01\C0\8C\E3\8Co\C3N\03\88Z\0F\85'9\9A\03\C0\89\16\B6\FD\BF\05U>\92'\A7\1F#[\FB\BF\E9\D0\86\E4\8B}\10F\EBv\C4\0C+\CF\FE?p\9E\AD\12 a\02\A4\FE\F5\1A\93\CE\BB\04\C0J\9C\86:JcM\19t\13\AE\9F\DE8\00\C0\E6\F3\DC{\F1\EC\DF\D7y\CCMp\0Ez\FB\BFL2\D9YDw?\F8K\92\03\9A&-\FC\BFlR\1B\D4\1CS\DE\0E<\80Wj\A1J\FE?\EE\0A\D18\B7\0C\06\F1\99\D9\1C'\EDN\03@$\87NyW}\89\DD\1F\E4\CCl\A2\AC\02@\EE\0A\D18\B7\0C\06\F1\99\D9\1C'\EDN\03@\EE\0A\D18\B7\0C\06\F1\99\D9\1C'\EDN\03@<&Xx\17\90n\F0\E0\B0\E8\0D\CF\81\B2o\D2\E6\B5H<\00\00\00Lr\96\F4\FF\FF\FF\FF\EEx9p\BE2\D9\96\00\00\00\00\00\00\00\80PO\BE\E4\FF\FF\FF\FF\14\D5\CB\D7\9BP\D2\A8\01\00\00\00\00\00\00\00\1E\C6\05\C4f\04<^"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

define void @f0() {
  %v0 = load <5 x i5>, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %v1 = load <5 x i5>, ptr getelementptr (i8, ptr @in, i64 4), align 1
  %t1 = shufflevector <5 x i5> %v0, <5 x i5> %v1, <5 x i32> <i32 7, i32 2, i32 3, i32 4, i32 9>
  store <5 x i5> %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 4)
  ret void
}

define void @f1() {
  %v0 = load <5 x i24>, ptr getelementptr (i8, ptr @in, i64 8), align 1
  %t2 = extractelement <5 x i24> %v0, i64 3
  store i24 %t2, ptr @out, align 1
  call void @check(i32 2, i64 4, i64 3)
  %v1 = load <3 x i63>, ptr getelementptr (i8, ptr @in, i64 23), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 47), align 1
  %t3 = extractelement <3 x i63> %v1, i64 %v2
  store i63 %t3, ptr @out, align 1
  call void @check(i32 3, i64 7, i64 8)
  %v3 = load <16 x i37>, ptr getelementptr (i8, ptr @in, i64 55), align 1
  %v4 = load i37, ptr getelementptr (i8, ptr @in, i64 129), align 1
  %t4 = insertelement <16 x i37> %v3, i37 %v4, i64 8
  store <16 x i37> %t4, ptr @out, align 1
  call void @check(i32 4, i64 15, i64 74)
  %v5 = load <5 x i48>, ptr getelementptr (i8, ptr @in, i64 134), align 1
  %v6 = load i48, ptr getelementptr (i8, ptr @in, i64 164), align 1
  %t5 = insertelement <5 x i48> %v5, i48 %v6, i64 %v2
  store <5 x i48> %t5, ptr @out, align 1
  call void @check(i32 5, i64 89, i64 30)
  ret void
}

define void @f2() {
  %v0 = load <2 x i65>, ptr getelementptr (i8, ptr @in, i64 170), align 1
  %t6 = extractelement <2 x i65> %v0, i64 1
  store i65 %t6, ptr @out, align 1
  call void @check(i32 6, i64 119, i64 9)
  %v1 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 187), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 223), align 1
  %t7 = extractelement <3 x i96> %v1, i64 %v2
  store i96 %t7, ptr @out, align 1
  call void @check(i32 7, i64 128, i64 12)
  %v3 = load <2 x i96>, ptr getelementptr (i8, ptr @in, i64 231), align 1
  %v4 = load i96, ptr getelementptr (i8, ptr @in, i64 255), align 1
  %t8 = insertelement <2 x i96> %v3, i96 %v4, i64 0
  store <2 x i96> %t8, ptr @out, align 1
  call void @check(i32 8, i64 140, i64 24)
  %v5 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 267), align 1
  %v6 = load i65, ptr getelementptr (i8, ptr @in, i64 300), align 1
  %t9 = insertelement <4 x i65> %v5, i65 %v6, i64 %v2
  store <4 x i65> %t9, ptr @out, align 1
  call void @check(i32 9, i64 164, i64 33)
  %v7 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 309), align 1
  %v8 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 359), align 1
  %t10 = shufflevector <4 x i100> %v7, <4 x i100> %v8, <5 x i32> <i32 2, i32 0, i32 4, i32 5, i32 2>
  store <5 x i100> %t10, ptr @out, align 1
  call void @check(i32 10, i64 197, i64 63)
  ret void
}

define void @f3() {
  %v0 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 409), align 1
  %t11 = extractelement <3 x i200> %v0, i64 0
  store i200 %t11, ptr @out, align 1
  call void @check(i32 11, i64 260, i64 25)
  %v1 = load <3 x i129>, ptr getelementptr (i8, ptr @in, i64 484), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 533), align 1
  %t12 = extractelement <3 x i129> %v1, i64 %v2
  store i129 %t12, ptr @out, align 1
  call void @check(i32 12, i64 285, i64 17)
  %v3 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 541), align 1
  %v4 = load i200, ptr getelementptr (i8, ptr @in, i64 591), align 1
  %t13 = insertelement <2 x i200> %v3, i200 %v4, i64 0
  store <2 x i200> %t13, ptr @out, align 1
  call void @check(i32 13, i64 302, i64 50)
  %v5 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 616), align 1
  %v6 = load i64, ptr getelementptr (i8, ptr @in, i64 666), align 1
  %v7 = load i200, ptr getelementptr (i8, ptr @in, i64 674), align 1
  %t14 = insertelement <2 x i200> %v5, i200 %v7, i64 %v6
  store <2 x i200> %t14, ptr @out, align 1
  call void @check(i32 14, i64 352, i64 50)
  %v8 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 699), align 1
  %v9 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 779), align 1
  %t15 = shufflevector <2 x i320> %v8, <2 x i320> %v9, <2 x i32> <i32 1, i32 3>
  store <2 x i320> %t15, ptr @out, align 1
  call void @check(i32 15, i64 402, i64 80)
  ret void
}

define void @f4() {
  %v0 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 859), align 1
  %t16 = extractelement <5 x half> %v0, i64 4
  store half %t16, ptr @out, align 1
  call void @check(i32 16, i64 482, i64 2)
  %v1 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 869), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 875), align 1
  %t17 = extractelement <3 x half> %v1, i64 %v2
  store half %t17, ptr @out, align 1
  call void @check(i32 17, i64 484, i64 2)
  %v3 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 883), align 1
  %v4 = load half, ptr getelementptr (i8, ptr @in, i64 889), align 1
  %t18 = insertelement <3 x half> %v3, half %v4, i64 2
  store <3 x half> %t18, ptr @out, align 1
  call void @check(i32 18, i64 486, i64 6)
  %v5 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 891), align 1
  %v6 = load i64, ptr getelementptr (i8, ptr @in, i64 895), align 1
  %v7 = load half, ptr getelementptr (i8, ptr @in, i64 903), align 1
  %t19 = insertelement <2 x half> %v5, half %v7, i64 %v6
  store <2 x half> %t19, ptr @out, align 1
  call void @check(i32 19, i64 492, i64 4)
  %v8 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 905), align 1
  %v9 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 909), align 1
  %t20 = shufflevector <2 x half> %v8, <2 x half> %v9, <3 x i32> <i32 3, i32 3, i32 0>
  store <3 x half> %t20, ptr @out, align 1
  call void @check(i32 20, i64 496, i64 6)
  ret void
}

define void @f5() {
  %v0 = load <8 x bfloat>, ptr getelementptr (i8, ptr @in, i64 913), align 1
  %t21 = extractelement <8 x bfloat> %v0, i64 0
  store bfloat %t21, ptr @out, align 1
  call void @check(i32 21, i64 502, i64 2)
  %v1 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 929), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 943), align 1
  %t22 = extractelement <7 x bfloat> %v1, i64 %v2
  store bfloat %t22, ptr @out, align 1
  call void @check(i32 22, i64 504, i64 2)
  %v3 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 951), align 1
  %v4 = load bfloat, ptr getelementptr (i8, ptr @in, i64 957), align 1
  %t23 = insertelement <3 x bfloat> %v3, bfloat %v4, i64 1
  store <3 x bfloat> %t23, ptr @out, align 1
  call void @check(i32 23, i64 506, i64 6)
  %v5 = load <4 x bfloat>, ptr getelementptr (i8, ptr @in, i64 959), align 1
  %v6 = load i64, ptr getelementptr (i8, ptr @in, i64 967), align 1
  %v7 = load bfloat, ptr getelementptr (i8, ptr @in, i64 975), align 1
  %t24 = insertelement <4 x bfloat> %v5, bfloat %v7, i64 %v6
  store <4 x bfloat> %t24, ptr @out, align 1
  call void @check(i32 24, i64 512, i64 8)
  %v8 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 977), align 1
  %v9 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 991), align 1
  %t25 = shufflevector <7 x bfloat> %v8, <7 x bfloat> %v9, <5 x i32> <i32 3, i32 0, i32 13, i32 12, i32 8>
  store <5 x bfloat> %t25, ptr @out, align 1
  call void @check(i32 25, i64 520, i64 10)
  ret void
}

define void @f6() {
  %v0 = load <8 x float>, ptr getelementptr (i8, ptr @in, i64 1005), align 1
  %v1 = load i64, ptr getelementptr (i8, ptr @in, i64 1037), align 1
  %t26 = extractelement <8 x float> %v0, i64 %v1
  store float %t26, ptr @out, align 1
  call void @check(i32 26, i64 530, i64 4)
  %v2 = load <4 x float>, ptr getelementptr (i8, ptr @in, i64 1045), align 1
  %v3 = load i64, ptr getelementptr (i8, ptr @in, i64 1061), align 1
  %v4 = load float, ptr getelementptr (i8, ptr @in, i64 1069), align 1
  %t27 = insertelement <4 x float> %v2, float %v4, i64 %v3
  store <4 x float> %t27, ptr @out, align 1
  call void @check(i32 27, i64 534, i64 16)
  %v5 = load <5 x float>, ptr getelementptr (i8, ptr @in, i64 1073), align 1
  %v6 = load <5 x float>, ptr getelementptr (i8, ptr @in, i64 1093), align 1
  %t28 = shufflevector <5 x float> %v5, <5 x float> %v6, <4 x i32> <i32 8, i32 3, i32 2, i32 9>
  store <4 x float> %t28, ptr @out, align 1
  call void @check(i32 28, i64 550, i64 16)
  ret void
}

define void @f7() {
  %v0 = load <3 x double>, ptr getelementptr (i8, ptr @in, i64 1113), align 1
  %v1 = load i64, ptr getelementptr (i8, ptr @in, i64 1137), align 1
  %t29 = extractelement <3 x double> %v0, i64 %v1
  store double %t29, ptr @out, align 1
  call void @check(i32 29, i64 566, i64 8)
  %v2 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 1145), align 1
  %v3 = load i64, ptr getelementptr (i8, ptr @in, i64 1161), align 1
  %v4 = load double, ptr getelementptr (i8, ptr @in, i64 1169), align 1
  %t30 = insertelement <2 x double> %v2, double %v4, i64 %v3
  store <2 x double> %t30, ptr @out, align 1
  call void @check(i32 30, i64 574, i64 16)
  %v5 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 1177), align 1
  %v6 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 1193), align 1
  %t31 = shufflevector <2 x double> %v5, <2 x double> %v6, <3 x i32> <i32 1, i32 2, i32 1>
  store <3 x double> %t31, ptr @out, align 1
  call void @check(i32 31, i64 590, i64 24)
  ret void
}

define void @f8() {
  %v0 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1209), align 1
  %t32 = extractelement <2 x x86_fp80> %v0, i64 1
  store x86_fp80 %t32, ptr @out, align 1
  call void @check(i32 32, i64 614, i64 10)
  %v1 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1229), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 1249), align 1
  %t33 = extractelement <2 x x86_fp80> %v1, i64 %v2
  store x86_fp80 %t33, ptr @out, align 1
  call void @check(i32 33, i64 624, i64 10)
  %v3 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1257), align 1
  %v4 = load x86_fp80, ptr getelementptr (i8, ptr @in, i64 1277), align 1
  %t34 = insertelement <2 x x86_fp80> %v3, x86_fp80 %v4, i64 0
  store <2 x x86_fp80> %t34, ptr @out, align 1
  call void @check(i32 34, i64 634, i64 20)
  %v5 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1287), align 1
  %v6 = load x86_fp80, ptr getelementptr (i8, ptr @in, i64 1317), align 1
  %t35 = insertelement <3 x x86_fp80> %v5, x86_fp80 %v6, i64 %v2
  store <3 x x86_fp80> %t35, ptr @out, align 1
  call void @check(i32 35, i64 654, i64 30)
  %v7 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1327), align 1
  %v8 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1357), align 1
  %t36 = shufflevector <3 x x86_fp80> %v7, <3 x x86_fp80> %v8, <3 x i32> <i32 2, i32 4, i32 0>
  store <3 x x86_fp80> %t36, ptr @out, align 1
  call void @check(i32 36, i64 684, i64 30)
  ret void
}

define void @f9() {
  %v0 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 1387), align 1
  %t37 = extractelement <4 x fp128> %v0, i64 3
  store fp128 %t37, ptr @out, align 1
  call void @check(i32 37, i64 714, i64 16)
  %v1 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 1451), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 1483), align 1
  %t38 = extractelement <2 x fp128> %v1, i64 %v2
  store fp128 %t38, ptr @out, align 1
  call void @check(i32 38, i64 730, i64 16)
  %v3 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 1491), align 1
  %v4 = load fp128, ptr getelementptr (i8, ptr @in, i64 1539), align 1
  %t39 = insertelement <3 x fp128> %v3, fp128 %v4, i64 1
  store <3 x fp128> %t39, ptr @out, align 1
  call void @check(i32 39, i64 746, i64 48)
  %v5 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 1555), align 1
  %v6 = load i64, ptr getelementptr (i8, ptr @in, i64 1619), align 1
  %v7 = load fp128, ptr getelementptr (i8, ptr @in, i64 1627), align 1
  %t40 = insertelement <4 x fp128> %v5, fp128 %v7, i64 %v6
  store <4 x fp128> %t40, ptr @out, align 1
  call void @check(i32 40, i64 794, i64 64)
  %v8 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 1643), align 1
  %v9 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 1675), align 1
  %t41 = shufflevector <2 x fp128> %v8, <2 x fp128> %v9, <5 x i32> <i32 1, i32 3, i32 0, i32 3, i32 3>
  store <5 x fp128> %t41, ptr @out, align 1
  call void @check(i32 41, i64 858, i64 80)
  ret void
}

define void @f10() {
  %v0 = load <2 x ptr>, ptr getelementptr (i8, ptr @in, i64 1707), align 1
  %t42 = extractelement <2 x ptr> %v0, i64 0
  store ptr %t42, ptr @out, align 1
  call void @check(i32 42, i64 938, i64 8)
  %v1 = load <4 x ptr>, ptr getelementptr (i8, ptr @in, i64 1723), align 1
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 1755), align 1
  %t43 = extractelement <4 x ptr> %v1, i64 %v2
  store ptr %t43, ptr @out, align 1
  call void @check(i32 43, i64 946, i64 8)
  %v3 = load <8 x ptr>, ptr getelementptr (i8, ptr @in, i64 1763), align 1
  %v4 = load ptr, ptr getelementptr (i8, ptr @in, i64 1827), align 1
  %t44 = insertelement <8 x ptr> %v3, ptr %v4, i64 %v2
  store <8 x ptr> %t44, ptr @out, align 1
  call void @check(i32 44, i64 954, i64 64)
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
