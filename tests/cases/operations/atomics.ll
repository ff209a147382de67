; Atomic accesses of every type and ordering.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
; LINK: -latomic
@in = global [1350 x i8] c"LV\F8\0D\D2\A24\D0\BC7\C2P\9C\CC\FF\87\80\FE\A7e\01U\A8\00\9D\E6\0F\FF\7F\02\00\8A\A6\1D\01\AE\A63(\03\00\F6\9F\E1\B6x>\00\005[\CA\D6\FA\FF\8B\D5\F7\FF\0Eu\EA\1E\BB\E2eAq\07\F9\CB\BAN\BF`.\CF\0A$\FF\FF\D0\FFMn\C3\D5\96\14\D6\ECF\86\AC\A1\E3\81\E9\06f\C45\A8\00u\00\00\00\00\C8G\A5\05g\9Fb\8F\D8(\11j1p\19\03\ED\A9\03\831\D0A\CA_\E6U\01\96x\C7\FF\EC\93\CF\98T\8E\17\EB yy\09E\A3y\ACW\D3\D5O\03\ADj\B8\F1\86,\D6\97\BD\FA\E8,J\E9\F6\FF\FF\FF\FF\C8Vl\05\EA8Z\B2\DC\BFm\19\00\00\00\00\FF\BF!\E3\FF\FF\FF\FF\DFV\E3\14\FD\FF\FF\FF\9F\EA\90/\FF\FF\FF\FF\AF\82\8E\9C\E2=\7F\A8d\B4\19^\B8%0\00\02\00\00\00\00\00\00\00_\8D\80\9B\A3\CC\00*\FE\11\00\00\00\00\00\00\00\00\00\00\00\00\00\00n\F7\FF\FF\FF\FF\FF\FF\0D\E7W\A4\BC\CF\C2\FE\01\00\00\00\00\00\00\00\AAr\A1\CE\EA\C09\C2M\01\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF.\E2\D4W\01\00\00\00\99\BE\1A\F8\81\1Asu\FCnZi\07\00\00\00i\FF\B6u;\98x\1E(\D2\C3p\E7nt\1C\0B\F5\C4\07T_C\E0HI$\88\D2\8C\FA\FF\0FR\10\00\F8w\9D\BEN\C1m\C8\A7\16\01\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\8Bu;Z\94\B3\F9L\18\EF\94\DE\92\8D\95L\91=O\A1\9F\E39\E1\80\BF+(~\1F\C4\D4\16xZ\5Cs\D1\FF\FF\FF\FF\FF\FF\FF\FF\FF\91\84\BF\CC\8F\BD\BB:K\FE\AC/\22\99mu\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A4\ED\FA\A3\D4\F5\F7m\DA\93\E4]\CF\E5\F3\85\E8\82(\F8\FDY\FC\95x^\02\00\00\00\00\002YU33)*Ey\D8GQ\06A\FA\FC\86\179-\FB\8B\DC\9E\91\F3)\80\AD\BF}^\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\83$\8B9=\BB\FA(\84\11\98\AC\D0\B2\0B\81\9F\AAt`\C9\1D\C13g\DA%-\0A\F2\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\BB[\9B2L\F3V\18\04\DB\E9\E8\01\DA\B4\D8\D9\9C+c6ah\F2\0B\E7t\F6U\FAl\D8\DAW\05\F7\06o\BA\C0\1D\EA\89\C3\7F\CC\07z\19\8F\E9%\A764\B0\EE??\C8\A0\B9\15\80\F3\AAJAS\01\00\00\00\00\00\00\00\00\00\00\A0\8D\AC \1F\CE-[\FC\C0w\A4\06Bx\C0\94=.\D8A\B5\C4)\84\80C\AB\FB>\C0\82\00\00\00\00\0A\00\00\00\00\00\00\000\00\00\00<\A44\BBu\B8\A2\AD\B4/\CA2\A1\B7\BFQ&3;\CBL\A5\89\C6G\B2\9B\C5q\A6T\AFyB\9B<\84\C0+B@\C0\D8\BEj\BE/\C2\B9\BC\17\BD\F5\BDC\BF\0F\BF\C3>\1D\C2\9B\BEgS+B\0E\9F=B\03\83I@N\94\F3=aH\80>\91\99\08\BF\BA\B0\01\BF\96\84@@\8E\B94@qZ'= \1F\8C\BD\82\DBR\BE5M\D5\BE\C6\F5\1C\BF\83\19\01\BE\0Ap\DB\BE\AD\7F\96<Mh\EB\BC\15\00\8D\8A@(\F2\BFKN\14\BEdQ\BD\BF\9A!\84\0B\B2\F8\FA\BF\C8oGIY\95\B7?\0F\AE\F4\C8\BA\E7\E4\BFeO\BFxh\03\17@\83\1C\E7\FDq\9C\CD?\D0\FA\FF\99\B0\CB\DC\BF\8A\17e\FD5\1D\A9?\91\F0o\B0eK\F6\BF\9Bb\AD\A3\98\1D\22\C0}\9F{\EA\D7\99\A3?\87\BF\9C\A2\E6\17\0F@[\EBr\0E1,\1F@\81K\088\FF\F5\97?m+?~\1F7\B1\BF\DE\AE\C3\B0\A0\CB\81:\E3J\A4\B8ZE\19\CDvC\A3\AC\AC.\BE\C4BN\ED\BD\01&G\C9\B1SkIN\A7\0B&Q9GA-$\BC\CB\E7'\F2N\E9\C4\F6\BE\8D\B1\17;\190C,\E0\95/@&=\F6\BD\8F\C8\CA@n\8E\BC=\E8\98W=\02\AC\F1@C\7Fx>\E9b\90\C1\F1\17\B3\C0\F3\80\E6?I\82X\BD<\C7\9D\BC\92\84\D9A\01\19\CB\BE\1F\BE\D3\BF\F3o\18\C1\CA\8C\D2=\C9=0\C0\87a@At\10\A2\BF\EB\17%?r\FA=\C0Z\BE\B1\C1\DB\E6\08\BE\8C\C5fA\97\0C\A6<~#\18\C0\1F\08\DA?\7F\C1\C9\81\D3\DB\D3\17\CD\FF\C5\FF\03\00\01\00\09\00\01\00\00\00\00\00\00\80\8D+j\18\F7\E9\FE\FE\85+j\18\F7\E9\FE\FE\AD%m\00\00\00\00\00-\DE\91\E0\D9\83q\05%\DE\91\E0\D9\83q\05Wv&=\1F\B3\DB\A0\FF\FF\FF\FF\FF\FF\FF\7F\F7\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\19\83\FF\FF\FF\FF\FF\FF\11\83\FF\FF\FF\FF\FF\FF\04\00\00\00\03\1B\048\D8\06\ED\B7\00\00\00\9A}\FE\FF\FF\FF\FF\FF\1C9\E2=\9Fqh\A1%\8C\B2?\7F/\D7A"
@want = constant [1363 x i8] c"LV\F8\05\D204\10\BC\CB\C2\D2\9CP\FF\FF\80\80\A7\A7\01\01\A8\00\00\00\E6\D7\FF\7F\02\00\8A\A6\A7\A7\AE\A6{~\03\00\02\00\E1\B6\9F\C9\00\005[\CA\D60)\8B\D5\F7\FF\0Eu\EA\1E\BB\E2\BB\E2eAq\07\F9\CB\00\00\BF`\BE`\0A$\0A$\D0\FF\83\91\C3\D5\96\14\D6\ECF\86\AC\A1\E3\81\E9\06f\C45\A8\00u\00\00\00\00\FD\EF\A5zg\9Fb\8F\D8(\11j1p\19\03\EB~\0D\E7\FF\9F\D78_\E6U\01\96x\C7\FFL\82E\00\14\08\07\EB yy\09E\A3y\AC\FF\AE\AE\F6\FE^\97W\F1\86,\D6\97\BD\FA\E8\FD\CE\ED\F6\FF\FF\FF\FF\C8Vl\05\EA8Z\B2\14\E9\01\1C\EA8Z\B2\FF\BF!\E3\FF\FF\FF\FF\FF\BF!\E3\FF\FF\FF\FF\9F\EA\90/\FF\FF\FF\FF\AF\82\8E\9C\E2=\7F\A8d\B4\19^\B8%0\00d\B4\19^\B8%0\00_\8D\80\9B\A3\CC\00*\FE\11\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\0D\E7W\A4\BC\CF\C2\FE\01\00\00\00\00\00\00\00\AAr\A1\CE\EA\C09\C2]q\A1\CE\EA\C09\C2\FF\FF\FF\FF\FF\FF\FF\FF\D1\1D+\A8\FE\FF\FF\FF\99\BE\1A\F8\81\1Asu\FCnZi\07\00\00\00i\FF\B6u;\98x\1E(\D2\C3p\E7nt\1C\0B\F5\C4\07T_C\E0HI$\88\D2\8C\FA\FF\FC\A2\B4\07\5C\E7\A5!\FA\87\B6\BF*v\F9\FF\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00L\91=O\A1\9F\E39\E1\80\BF+(~\1F\C4\BB\EF\C7\B5\FF\EC>\C6\1E\7F@\D4\D7\81\E0;\91\84\BF\CC\8F\BD\BB:K\FE\AC/\22\99mu\93\84\BF\CC\8F\BD\BB:K\FE\AC/\22\99mu\A4\ED\FA\A3\D4\F5\F7m\DA\93\E4]\CF\E5\F3\85\A6\ED\FA\A3\D4\F5\F7m\DA\93\E4]\CF\E5\F3\85\E8\82(\F8\FDY\FC\95x^\02\00\00\00\00\00\E8\82(\F8\FDY\FC\95x^\02\00\00\00\00\00\86\179-\FB\8B\DC\9E\91\F3)\80\AD\BF}^\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\81\9F\AAt`\C9\1D\C13g\DA%-\0A\F2\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\BB[\9B2L\F3V\18\04\DB\E9\E8\01\DA\B4\D8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DAW\05\F7\06o\BA\C0\1D\EA\89\C3\7F\CC\07z\D9W\05\F7\06o\BA\C0\1D\EA\89\C3\7F\CC\07z\F3\AAJAS\01\00\00\00\00\00\00\00\00\00\00\F3\AAJAS\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0A\00\00\00\00\00\00\000\00\00\00<\A44\BBu\B8\82\B7\B4/\CA2\A1\B7\A1\B7&3&3L\A5\89\C6G\B2G\B2q\A6T\AFyB\9B<\84\C0\1AB@\C0%\C0j\BEj\BE\B9\BC\17\BD\F5\BDC\BF\0F\BF\C3>\1D\C2\1D\C2gS+B\0E\9F=B\03\83I@\A5\1FQ@aH\80>\C2\BDH?\BA\B0\01\BF\96\84@@\8E\B94@qZ'= \1F\8C\BD \1F\8C\BD5M\D5\BE\C6\F5\1C\BF\83\19\01\BE\83\19\01\BE\AD\7F\96<Mh\EB\BC\15\00\8D\8A@(\F2\BFKN\14\BEdQ\BD\BF\9A!\84\0B\B2\F8\FA\BF\96\98\18\A0\07r\FC\BF\0F\AE\F4\C8\BA\E7\E4\BFeO\BFxh\03\17@\83\1C\E7\FDq\9C\CD?\D0\FA\FF\99\B0\CB\DC\BF\8A\17e\FD5\1D\A9?\8A\17e\FD5\1D\A9?\9Bb\AD\A3\98\1D\22\C0\9Bb\AD\A3\98\1D\22\C0\87\BF\9C\A2\E6\17\0F@[\EBr\0E1,\1F@\81K\088\FF\F5\97?m+?~\1F7\B1\BF\DE\AE\C3\B0\AE\CBP9\E3J\A4\B86H\F4LvC\A3\ACvC\A3\ACBN\ED\BD\01&G\C9\B1SkI\B1SkIQ9GA-$\BC\CB\E7'\F2N\E7'\F2N\8D\B1\17;\8D\B1C,\E0\95/@&=\F6\BD>\FBe\C0\CAeY\BE\E8\98W=\02\AC\F1@C\7Fx>\02\AC\F1@\F1\17\B3\C0\F3\80\E6?\F1\17\B3\C0<\C7\9D\BC\92\84\D9A\01\19\CB\BE\92\84\D9A\01\19\CB\BE\CA\8C\D2=\C9=0\C0\CA\8C\D2=\C9=0\C0\EB\17%?r\FA=\C0\EB\17%?\DB\E6\08\BE\8C\C5fA\97\0C\A6<~#\18\C0\97\0C\A6<\7F\C1\C1\00\81\00\D3\17\CD\FF\CD\FF\00\03\00\00\01\00\00\00\00\00\00\80\8D+j\18\F7\E9\FE\FE\8D+j\18\F7\E9\FE\FE\00\AD%m\00\00\00\00\00\00Wv&=\1F\B3\DB\A0\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\00\01\00\00\00\00\00\00\00\00\04\00\00\00\04\00\00\00\04\00\00\00\03\1B\048\D8\06\ED\B7\00\00\00\9A}\FE\FF\FF\FF\FF\FF\1C9\E2=\9Fqh\A1%\8C\B2?\7F/\D7A"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

@cell = global [64 x i8] zeroinitializer, align 64

define void @f0() {
  %v0 = load i8, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %v1 = load i8, ptr getelementptr (i8, ptr @in, i64 1), align 1
  store i8 %v0, ptr @cell
  %t1 = atomicrmw xchg ptr @cell, i8 %v1 seq_cst, align 1
  %l1 = load i8, ptr @cell
  store i8 %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  store i8 %l1, ptr @out, align 1
  call void @check(i32 1, i64 1, i64 1)
  %v2 = load i8, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %v3 = load i8, ptr getelementptr (i8, ptr @in, i64 3), align 1
  store i8 %v2, ptr @cell
  %t2 = atomicrmw add ptr @cell, i8 %v3 release, align 1
  %l2 = load i8, ptr @cell
  store i8 %t2, ptr @out, align 1
  call void @check(i32 2, i64 2, i64 1)
  store i8 %l2, ptr @out, align 1
  call void @check(i32 2, i64 3, i64 1)
  %v4 = load i8, ptr getelementptr (i8, ptr @in, i64 4), align 1
  %v5 = load i8, ptr getelementptr (i8, ptr @in, i64 5), align 1
  store i8 %v4, ptr @cell
  %t3 = atomicrmw sub ptr @cell, i8 %v5 acquire, align 1
  %l3 = load i8, ptr @cell
  store i8 %t3, ptr @out, align 1
  call void @check(i32 3, i64 4, i64 1)
  store i8 %l3, ptr @out, align 1
  call void @check(i32 3, i64 5, i64 1)
  %v6 = load i8, ptr getelementptr (i8, ptr @in, i64 6), align 1
  %v7 = load i8, ptr getelementptr (i8, ptr @in, i64 7), align 1
  store i8 %v6, ptr @cell
  %t4 = atomicrmw and ptr @cell, i8 %v7 acq_rel, align 1
  %l4 = load i8, ptr @cell
  store i8 %t4, ptr @out, align 1
  call void @check(i32 4, i64 6, i64 1)
  store i8 %l4, ptr @out, align 1
  call void @check(i32 4, i64 7, i64 1)
  %v8 = load i8, ptr getelementptr (i8, ptr @in, i64 8), align 1
  %v9 = load i8, ptr getelementptr (i8, ptr @in, i64 9), align 1
  store i8 %v8, ptr @cell
  %t5 = atomicrmw nand ptr @cell, i8 %v9 seq_cst, align 1
  %l5 = load i8, ptr @cell
  store i8 %t5, ptr @out, align 1
  call void @check(i32 5, i64 8, i64 1)
  store i8 %l5, ptr @out, align 1
  call void @check(i32 5, i64 9, i64 1)
  %v10 = load i8, ptr getelementptr (i8, ptr @in, i64 10), align 1
  %v11 = load i8, ptr getelementptr (i8, ptr @in, i64 11), align 1
  store i8 %v10, ptr @cell
  %t6 = atomicrmw or ptr @cell, i8 %v11 acq_rel, align 1
  %l6 = load i8, ptr @cell
  store i8 %t6, ptr @out, align 1
  call void @check(i32 6, i64 10, i64 1)
  store i8 %l6, ptr @out, align 1
  call void @check(i32 6, i64 11, i64 1)
  %v12 = load i8, ptr getelementptr (i8, ptr @in, i64 12), align 1
  %v13 = load i8, ptr getelementptr (i8, ptr @in, i64 13), align 1
  store i8 %v12, ptr @cell
  %t7 = atomicrmw xor ptr @cell, i8 %v13 acquire, align 1
  %l7 = load i8, ptr @cell
  store i8 %t7, ptr @out, align 1
  call void @check(i32 7, i64 12, i64 1)
  store i8 %l7, ptr @out, align 1
  call void @check(i32 7, i64 13, i64 1)
  %v14 = load i8, ptr getelementptr (i8, ptr @in, i64 14), align 1
  %v15 = load i8, ptr getelementptr (i8, ptr @in, i64 15), align 1
  store i8 %v14, ptr @cell
  %t8 = atomicrmw max ptr @cell, i8 %v15 acq_rel, align 1
  %l8 = load i8, ptr @cell
  store i8 %t8, ptr @out, align 1
  call void @check(i32 8, i64 14, i64 1)
  store i8 %l8, ptr @out, align 1
  call void @check(i32 8, i64 15, i64 1)
  %v16 = load i8, ptr getelementptr (i8, ptr @in, i64 16), align 1
  %v17 = load i8, ptr getelementptr (i8, ptr @in, i64 17), align 1
  store i8 %v16, ptr @cell
  %t9 = atomicrmw min ptr @cell, i8 %v17 monotonic, align 1
  %l9 = load i8, ptr @cell
  store i8 %t9, ptr @out, align 1
  call void @check(i32 9, i64 16, i64 1)
  store i8 %l9, ptr @out, align 1
  call void @check(i32 9, i64 17, i64 1)
  %v18 = load i8, ptr getelementptr (i8, ptr @in, i64 18), align 1
  %v19 = load i8, ptr getelementptr (i8, ptr @in, i64 19), align 1
  store i8 %v18, ptr @cell
  %t10 = atomicrmw umax ptr @cell, i8 %v19 monotonic, align 1
  %l10 = load i8, ptr @cell
  store i8 %t10, ptr @out, align 1
  call void @check(i32 10, i64 18, i64 1)
  store i8 %l10, ptr @out, align 1
  call void @check(i32 10, i64 19, i64 1)
  %v20 = load i8, ptr getelementptr (i8, ptr @in, i64 20), align 1
  %v21 = load i8, ptr getelementptr (i8, ptr @in, i64 21), align 1
  store i8 %v20, ptr @cell
  %t11 = atomicrmw umin ptr @cell, i8 %v21 release, align 1
  %l11 = load i8, ptr @cell
  store i8 %t11, ptr @out, align 1
  call void @check(i32 11, i64 20, i64 1)
  store i8 %l11, ptr @out, align 1
  call void @check(i32 11, i64 21, i64 1)
  %v22 = load i8, ptr getelementptr (i8, ptr @in, i64 22), align 1
  %v23 = load i8, ptr getelementptr (i8, ptr @in, i64 23), align 1
  store i8 %v22, ptr @cell
  %t12 = atomicrmw uinc_wrap ptr @cell, i8 %v23 release, align 1
  %l12 = load i8, ptr @cell
  store i8 %t12, ptr @out, align 1
  call void @check(i32 12, i64 22, i64 1)
  store i8 %l12, ptr @out, align 1
  call void @check(i32 12, i64 23, i64 1)
  %v24 = load i8, ptr getelementptr (i8, ptr @in, i64 24), align 1
  store i8 %v23, ptr @cell
  %t13 = atomicrmw usub_cond ptr @cell, i8 %v24 seq_cst, align 1
  %l13 = load i8, ptr @cell
  store i8 %t13, ptr @out, align 1
  call void @check(i32 13, i64 24, i64 1)
  store i8 %l13, ptr @out, align 1
  call void @check(i32 13, i64 25, i64 1)
  %v25 = load i8, ptr getelementptr (i8, ptr @in, i64 25), align 1
  %v26 = load i8, ptr getelementptr (i8, ptr @in, i64 26), align 1
  store i8 %v25, ptr @cell
  %t14 = atomicrmw usub_sat ptr @cell, i8 %v26 monotonic, align 1
  %l14 = load i8, ptr @cell
  store i8 %t14, ptr @out, align 1
  call void @check(i32 14, i64 26, i64 1)
  store i8 %l14, ptr @out, align 1
  call void @check(i32 14, i64 27, i64 1)
  %v27 = load i16, ptr getelementptr (i8, ptr @in, i64 27), align 1
  %v28 = load i16, ptr getelementptr (i8, ptr @in, i64 29), align 1
  store i16 %v27, ptr @cell
  %t15 = atomicrmw xchg ptr @cell, i16 %v28 acquire, align 2
  %l15 = load i16, ptr @cell
  store i16 %t15, ptr @out, align 1
  call void @check(i32 15, i64 28, i64 2)
  store i16 %l15, ptr @out, align 1
  call void @check(i32 15, i64 30, i64 2)
  %v29 = load i16, ptr getelementptr (i8, ptr @in, i64 31), align 1
  %v30 = load i16, ptr getelementptr (i8, ptr @in, i64 33), align 1
  store i16 %v29, ptr @cell
  %t16 = atomicrmw add ptr @cell, i16 %v30 acquire, align 2
  %l16 = load i16, ptr @cell
  store i16 %t16, ptr @out, align 1
  call void @check(i32 16, i64 32, i64 2)
  store i16 %l16, ptr @out, align 1
  call void @check(i32 16, i64 34, i64 2)
  ret void
}

define void @f1() {
  %v0 = load i16, ptr getelementptr (i8, ptr @in, i64 35), align 1
  %v1 = load i16, ptr getelementptr (i8, ptr @in, i64 37), align 1
  store i16 %v0, ptr @cell
  %t17 = atomicrmw sub ptr @cell, i16 %v1 seq_cst, align 2
  %l17 = load i16, ptr @cell
  store i16 %t17, ptr @out, align 1
  call void @check(i32 17, i64 36, i64 2)
  store i16 %l17, ptr @out, align 1
  call void @check(i32 17, i64 38, i64 2)
  %v2 = load i16, ptr getelementptr (i8, ptr @in, i64 39), align 1
  %v3 = load i16, ptr getelementptr (i8, ptr @in, i64 41), align 1
  store i16 %v2, ptr @cell
  %t18 = atomicrmw and ptr @cell, i16 %v3 acquire, align 2
  %l18 = load i16, ptr @cell
  store i16 %t18, ptr @out, align 1
  call void @check(i32 18, i64 40, i64 2)
  store i16 %l18, ptr @out, align 1
  call void @check(i32 18, i64 42, i64 2)
  %v4 = load i16, ptr getelementptr (i8, ptr @in, i64 43), align 1
  %v5 = load i16, ptr getelementptr (i8, ptr @in, i64 45), align 1
  store i16 %v4, ptr @cell
  %t19 = atomicrmw nand ptr @cell, i16 %v5 seq_cst, align 2
  %l19 = load i16, ptr @cell
  store i16 %t19, ptr @out, align 1
  call void @check(i32 19, i64 44, i64 2)
  store i16 %l19, ptr @out, align 1
  call void @check(i32 19, i64 46, i64 2)
  %v6 = load i16, ptr getelementptr (i8, ptr @in, i64 47), align 1
  %v7 = load i16, ptr getelementptr (i8, ptr @in, i64 49), align 1
  store i16 %v6, ptr @cell
  %t20 = atomicrmw or ptr @cell, i16 %v7 seq_cst, align 2
  %l20 = load i16, ptr @cell
  store i16 %t20, ptr @out, align 1
  call void @check(i32 20, i64 48, i64 2)
  store i16 %l20, ptr @out, align 1
  call void @check(i32 20, i64 50, i64 2)
  %v8 = load i16, ptr getelementptr (i8, ptr @in, i64 51), align 1
  %v9 = load i16, ptr getelementptr (i8, ptr @in, i64 53), align 1
  store i16 %v8, ptr @cell
  %t21 = atomicrmw xor ptr @cell, i16 %v9 acquire, align 2
  %l21 = load i16, ptr @cell
  store i16 %t21, ptr @out, align 1
  call void @check(i32 21, i64 52, i64 2)
  store i16 %l21, ptr @out, align 1
  call void @check(i32 21, i64 54, i64 2)
  %v10 = load i16, ptr getelementptr (i8, ptr @in, i64 55), align 1
  %v11 = load i16, ptr getelementptr (i8, ptr @in, i64 57), align 1
  store i16 %v10, ptr @cell
  %t22 = atomicrmw max ptr @cell, i16 %v11 release, align 2
  %l22 = load i16, ptr @cell
  store i16 %t22, ptr @out, align 1
  call void @check(i32 22, i64 56, i64 2)
  store i16 %l22, ptr @out, align 1
  call void @check(i32 22, i64 58, i64 2)
  %v12 = load i16, ptr getelementptr (i8, ptr @in, i64 59), align 1
  %v13 = load i16, ptr getelementptr (i8, ptr @in, i64 61), align 1
  store i16 %v12, ptr @cell
  %t23 = atomicrmw min ptr @cell, i16 %v13 monotonic, align 2
  %l23 = load i16, ptr @cell
  store i16 %t23, ptr @out, align 1
  call void @check(i32 23, i64 60, i64 2)
  store i16 %l23, ptr @out, align 1
  call void @check(i32 23, i64 62, i64 2)
  %v14 = load i16, ptr getelementptr (i8, ptr @in, i64 63), align 1
  store i16 %v14, ptr @cell
  %t24 = atomicrmw umax ptr @cell, i16 %v6 acq_rel, align 2
  %l24 = load i16, ptr @cell
  store i16 %t24, ptr @out, align 1
  call void @check(i32 24, i64 64, i64 2)
  store i16 %l24, ptr @out, align 1
  call void @check(i32 24, i64 66, i64 2)
  %v15 = load i16, ptr getelementptr (i8, ptr @in, i64 65), align 1
  %v16 = load i16, ptr getelementptr (i8, ptr @in, i64 67), align 1
  store i16 %v15, ptr @cell
  %t25 = atomicrmw umin ptr @cell, i16 %v16 seq_cst, align 2
  %l25 = load i16, ptr @cell
  store i16 %t25, ptr @out, align 1
  call void @check(i32 25, i64 68, i64 2)
  store i16 %l25, ptr @out, align 1
  call void @check(i32 25, i64 70, i64 2)
  %v17 = load i16, ptr getelementptr (i8, ptr @in, i64 69), align 1
  %v18 = load i16, ptr getelementptr (i8, ptr @in, i64 71), align 1
  store i16 %v17, ptr @cell
  %t26 = atomicrmw uinc_wrap ptr @cell, i16 %v18 monotonic, align 2
  %l26 = load i16, ptr @cell
  store i16 %t26, ptr @out, align 1
  call void @check(i32 26, i64 72, i64 2)
  store i16 %l26, ptr @out, align 1
  call void @check(i32 26, i64 74, i64 2)
  %v19 = load i16, ptr getelementptr (i8, ptr @in, i64 73), align 1
  %v20 = load i16, ptr getelementptr (i8, ptr @in, i64 75), align 1
  store i16 %v19, ptr @cell
  %t27 = atomicrmw udec_wrap ptr @cell, i16 %v20 acquire, align 2
  %l27 = load i16, ptr @cell
  store i16 %t27, ptr @out, align 1
  call void @check(i32 27, i64 76, i64 2)
  store i16 %l27, ptr @out, align 1
  call void @check(i32 27, i64 78, i64 2)
  %v21 = load i16, ptr getelementptr (i8, ptr @in, i64 77), align 1
  %v22 = load i16, ptr getelementptr (i8, ptr @in, i64 79), align 1
  store i16 %v21, ptr @cell
  %t28 = atomicrmw usub_cond ptr @cell, i16 %v22 monotonic, align 2
  %l28 = load i16, ptr @cell
  store i16 %t28, ptr @out, align 1
  call void @check(i32 28, i64 80, i64 2)
  store i16 %l28, ptr @out, align 1
  call void @check(i32 28, i64 82, i64 2)
  %v23 = load i16, ptr getelementptr (i8, ptr @in, i64 81), align 1
  %v24 = load i16, ptr getelementptr (i8, ptr @in, i64 83), align 1
  store i16 %v23, ptr @cell
  %t29 = atomicrmw usub_sat ptr @cell, i16 %v24 release, align 2
  %l29 = load i16, ptr @cell
  store i16 %t29, ptr @out, align 1
  call void @check(i32 29, i64 84, i64 2)
  store i16 %l29, ptr @out, align 1
  call void @check(i32 29, i64 86, i64 2)
  %v25 = load i64, ptr getelementptr (i8, ptr @in, i64 85), align 1
  %v26 = load i64, ptr getelementptr (i8, ptr @in, i64 93), align 1
  store i64 %v25, ptr @cell
  %t30 = atomicrmw xchg ptr @cell, i64 %v26 acquire, align 8
  %l30 = load i64, ptr @cell
  store i64 %t30, ptr @out, align 1
  call void @check(i32 30, i64 88, i64 8)
  store i64 %l30, ptr @out, align 1
  call void @check(i32 30, i64 96, i64 8)
  %v27 = load i64, ptr getelementptr (i8, ptr @in, i64 101), align 1
  %v28 = load i64, ptr getelementptr (i8, ptr @in, i64 109), align 1
  store i64 %v27, ptr @cell
  %t31 = atomicrmw add ptr @cell, i64 %v28 monotonic, align 8
  %l31 = load i64, ptr @cell
  store i64 %t31, ptr @out, align 1
  call void @check(i32 31, i64 104, i64 8)
  store i64 %l31, ptr @out, align 1
  call void @check(i32 31, i64 112, i64 8)
  %v29 = load i64, ptr getelementptr (i8, ptr @in, i64 117), align 1
  %v30 = load i64, ptr getelementptr (i8, ptr @in, i64 125), align 1
  store i64 %v29, ptr @cell
  %t32 = atomicrmw sub ptr @cell, i64 %v30 seq_cst, align 8
  %l32 = load i64, ptr @cell
  store i64 %t32, ptr @out, align 1
  call void @check(i32 32, i64 120, i64 8)
  store i64 %l32, ptr @out, align 1
  call void @check(i32 32, i64 128, i64 8)
  ret void
}

define void @f2() {
  %v0 = load i64, ptr getelementptr (i8, ptr @in, i64 133), align 1
  %v1 = load i64, ptr getelementptr (i8, ptr @in, i64 141), align 1
  store i64 %v0, ptr @cell
  %t33 = atomicrmw and ptr @cell, i64 %v1 seq_cst, align 8
  %l33 = load i64, ptr @cell
  store i64 %t33, ptr @out, align 1
  call void @check(i32 33, i64 136, i64 8)
  store i64 %l33, ptr @out, align 1
  call void @check(i32 33, i64 144, i64 8)
  %v2 = load i64, ptr getelementptr (i8, ptr @in, i64 149), align 1
  %v3 = load i64, ptr getelementptr (i8, ptr @in, i64 157), align 1
  store i64 %v2, ptr @cell
  %t34 = atomicrmw nand ptr @cell, i64 %v3 release, align 8
  %l34 = load i64, ptr @cell
  store i64 %t34, ptr @out, align 1
  call void @check(i32 34, i64 152, i64 8)
  store i64 %l34, ptr @out, align 1
  call void @check(i32 34, i64 160, i64 8)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 165), align 1
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 173), align 1
  store i64 %v4, ptr @cell
  %t35 = atomicrmw or ptr @cell, i64 %v5 acq_rel, align 8
  %l35 = load i64, ptr @cell
  store i64 %t35, ptr @out, align 1
  call void @check(i32 35, i64 168, i64 8)
  store i64 %l35, ptr @out, align 1
  call void @check(i32 35, i64 176, i64 8)
  %v6 = load i64, ptr getelementptr (i8, ptr @in, i64 181), align 1
  %v7 = load i64, ptr getelementptr (i8, ptr @in, i64 189), align 1
  store i64 %v6, ptr @cell
  %t36 = atomicrmw xor ptr @cell, i64 %v7 acq_rel, align 8
  %l36 = load i64, ptr @cell
  store i64 %t36, ptr @out, align 1
  call void @check(i32 36, i64 184, i64 8)
  store i64 %l36, ptr @out, align 1
  call void @check(i32 36, i64 192, i64 8)
  %v8 = load i64, ptr getelementptr (i8, ptr @in, i64 197), align 1
  %v9 = load i64, ptr getelementptr (i8, ptr @in, i64 205), align 1
  store i64 %v8, ptr @cell
  %t37 = atomicrmw max ptr @cell, i64 %v9 acq_rel, align 8
  %l37 = load i64, ptr @cell
  store i64 %t37, ptr @out, align 1
  call void @check(i32 37, i64 200, i64 8)
  store i64 %l37, ptr @out, align 1
  call void @check(i32 37, i64 208, i64 8)
  %v10 = load i64, ptr getelementptr (i8, ptr @in, i64 213), align 1
  %v11 = load i64, ptr getelementptr (i8, ptr @in, i64 221), align 1
  store i64 %v10, ptr @cell
  %t38 = atomicrmw min ptr @cell, i64 %v11 seq_cst, align 8
  %l38 = load i64, ptr @cell
  store i64 %t38, ptr @out, align 1
  call void @check(i32 38, i64 216, i64 8)
  store i64 %l38, ptr @out, align 1
  call void @check(i32 38, i64 224, i64 8)
  %v12 = load i64, ptr getelementptr (i8, ptr @in, i64 229), align 1
  %v13 = load i64, ptr getelementptr (i8, ptr @in, i64 237), align 1
  store i64 %v12, ptr @cell
  %t39 = atomicrmw umax ptr @cell, i64 %v13 acq_rel, align 8
  %l39 = load i64, ptr @cell
  store i64 %t39, ptr @out, align 1
  call void @check(i32 39, i64 232, i64 8)
  store i64 %l39, ptr @out, align 1
  call void @check(i32 39, i64 240, i64 8)
  %v14 = load i64, ptr getelementptr (i8, ptr @in, i64 245), align 1
  %v15 = load i64, ptr getelementptr (i8, ptr @in, i64 253), align 1
  store i64 %v14, ptr @cell
  %t40 = atomicrmw umin ptr @cell, i64 %v15 acq_rel, align 8
  %l40 = load i64, ptr @cell
  store i64 %t40, ptr @out, align 1
  call void @check(i32 40, i64 248, i64 8)
  store i64 %l40, ptr @out, align 1
  call void @check(i32 40, i64 256, i64 8)
  %v16 = load i64, ptr getelementptr (i8, ptr @in, i64 261), align 1
  %v17 = load i64, ptr getelementptr (i8, ptr @in, i64 269), align 1
  store i64 %v16, ptr @cell
  %t41 = atomicrmw uinc_wrap ptr @cell, i64 %v17 release, align 8
  %l41 = load i64, ptr @cell
  store i64 %t41, ptr @out, align 1
  call void @check(i32 41, i64 264, i64 8)
  store i64 %l41, ptr @out, align 1
  call void @check(i32 41, i64 272, i64 8)
  %v18 = load i64, ptr getelementptr (i8, ptr @in, i64 277), align 1
  %v19 = load i64, ptr getelementptr (i8, ptr @in, i64 285), align 1
  store i64 %v18, ptr @cell
  %t42 = atomicrmw udec_wrap ptr @cell, i64 %v19 acq_rel, align 8
  %l42 = load i64, ptr @cell
  store i64 %t42, ptr @out, align 1
  call void @check(i32 42, i64 280, i64 8)
  store i64 %l42, ptr @out, align 1
  call void @check(i32 42, i64 288, i64 8)
  %v20 = load i64, ptr getelementptr (i8, ptr @in, i64 293), align 1
  %v21 = load i64, ptr getelementptr (i8, ptr @in, i64 301), align 1
  store i64 %v20, ptr @cell
  %t43 = atomicrmw usub_cond ptr @cell, i64 %v21 seq_cst, align 8
  %l43 = load i64, ptr @cell
  store i64 %t43, ptr @out, align 1
  call void @check(i32 43, i64 296, i64 8)
  store i64 %l43, ptr @out, align 1
  call void @check(i32 43, i64 304, i64 8)
  %v22 = load i64, ptr getelementptr (i8, ptr @in, i64 309), align 1
  %v23 = load i64, ptr getelementptr (i8, ptr @in, i64 317), align 1
  store i64 %v22, ptr @cell
  %t44 = atomicrmw usub_sat ptr @cell, i64 %v23 acquire, align 8
  %l44 = load i64, ptr @cell
  store i64 %t44, ptr @out, align 1
  call void @check(i32 44, i64 312, i64 8)
  store i64 %l44, ptr @out, align 1
  call void @check(i32 44, i64 320, i64 8)
  %v24 = load i128, ptr getelementptr (i8, ptr @in, i64 325), align 1
  %v25 = load i128, ptr getelementptr (i8, ptr @in, i64 341), align 1
  store i128 %v24, ptr @cell
  %t45 = atomicrmw xchg ptr @cell, i128 %v25 seq_cst, align 16
  %l45 = load i128, ptr @cell
  store i128 %t45, ptr @out, align 1
  call void @check(i32 45, i64 328, i64 16)
  store i128 %l45, ptr @out, align 1
  call void @check(i32 45, i64 344, i64 16)
  %v26 = load i128, ptr getelementptr (i8, ptr @in, i64 357), align 1
  %v27 = load i128, ptr getelementptr (i8, ptr @in, i64 373), align 1
  store i128 %v26, ptr @cell
  %t46 = atomicrmw sub ptr @cell, i128 %v27 acq_rel, align 16
  %l46 = load i128, ptr @cell
  store i128 %t46, ptr @out, align 1
  call void @check(i32 46, i64 360, i64 16)
  store i128 %l46, ptr @out, align 1
  call void @check(i32 46, i64 376, i64 16)
  %v28 = load i128, ptr getelementptr (i8, ptr @in, i64 389), align 1
  %v29 = load i128, ptr getelementptr (i8, ptr @in, i64 405), align 1
  store i128 %v28, ptr @cell
  %t47 = atomicrmw and ptr @cell, i128 %v29 release, align 16
  %l47 = load i128, ptr @cell
  store i128 %t47, ptr @out, align 1
  call void @check(i32 47, i64 392, i64 16)
  store i128 %l47, ptr @out, align 1
  call void @check(i32 47, i64 408, i64 16)
  %v30 = load i128, ptr getelementptr (i8, ptr @in, i64 421), align 1
  %v31 = load i128, ptr getelementptr (i8, ptr @in, i64 437), align 1
  store i128 %v30, ptr @cell
  %t48 = atomicrmw nand ptr @cell, i128 %v31 acq_rel, align 16
  %l48 = load i128, ptr @cell
  store i128 %t48, ptr @out, align 1
  call void @check(i32 48, i64 424, i64 16)
  store i128 %l48, ptr @out, align 1
  call void @check(i32 48, i64 440, i64 16)
  ret void
}

define void @f3() {
  %v0 = load i128, ptr getelementptr (i8, ptr @in, i64 453), align 1
  %v1 = load i128, ptr getelementptr (i8, ptr @in, i64 469), align 1
  store i128 %v0, ptr @cell
  %t49 = atomicrmw or ptr @cell, i128 %v1 acquire, align 16
  %l49 = load i128, ptr @cell
  store i128 %t49, ptr @out, align 1
  call void @check(i32 49, i64 456, i64 16)
  store i128 %l49, ptr @out, align 1
  call void @check(i32 49, i64 472, i64 16)
  %v2 = load i128, ptr getelementptr (i8, ptr @in, i64 485), align 1
  store i128 %v2, ptr @cell
  %t50 = atomicrmw xor ptr @cell, i128 %v1 seq_cst, align 16
  %l50 = load i128, ptr @cell
  store i128 %t50, ptr @out, align 1
  call void @check(i32 50, i64 488, i64 16)
  store i128 %l50, ptr @out, align 1
  call void @check(i32 50, i64 504, i64 16)
  %v3 = load i128, ptr getelementptr (i8, ptr @in, i64 501), align 1
  %v4 = load i128, ptr getelementptr (i8, ptr @in, i64 517), align 1
  store i128 %v3, ptr @cell
  %t51 = atomicrmw max ptr @cell, i128 %v4 acquire, align 16
  %l51 = load i128, ptr @cell
  store i128 %t51, ptr @out, align 1
  call void @check(i32 51, i64 520, i64 16)
  store i128 %l51, ptr @out, align 1
  call void @check(i32 51, i64 536, i64 16)
  %v5 = load i128, ptr getelementptr (i8, ptr @in, i64 533), align 1
  %v6 = load i128, ptr getelementptr (i8, ptr @in, i64 549), align 1
  store i128 %v5, ptr @cell
  %t52 = atomicrmw min ptr @cell, i128 %v6 monotonic, align 16
  %l52 = load i128, ptr @cell
  store i128 %t52, ptr @out, align 1
  call void @check(i32 52, i64 552, i64 16)
  store i128 %l52, ptr @out, align 1
  call void @check(i32 52, i64 568, i64 16)
  %v7 = load i128, ptr getelementptr (i8, ptr @in, i64 565), align 1
  %v8 = load i128, ptr getelementptr (i8, ptr @in, i64 581), align 1
  store i128 %v7, ptr @cell
  %t53 = atomicrmw umax ptr @cell, i128 %v8 release, align 16
  %l53 = load i128, ptr @cell
  store i128 %t53, ptr @out, align 1
  call void @check(i32 53, i64 584, i64 16)
  store i128 %l53, ptr @out, align 1
  call void @check(i32 53, i64 600, i64 16)
  %v9 = load i128, ptr getelementptr (i8, ptr @in, i64 597), align 1
  %v10 = load i128, ptr getelementptr (i8, ptr @in, i64 613), align 1
  store i128 %v9, ptr @cell
  %t54 = atomicrmw umin ptr @cell, i128 %v10 monotonic, align 16
  %l54 = load i128, ptr @cell
  store i128 %t54, ptr @out, align 1
  call void @check(i32 54, i64 616, i64 16)
  store i128 %l54, ptr @out, align 1
  call void @check(i32 54, i64 632, i64 16)
  %v11 = load i128, ptr getelementptr (i8, ptr @in, i64 629), align 1
  %v12 = load i128, ptr getelementptr (i8, ptr @in, i64 645), align 1
  store i128 %v11, ptr @cell
  %t55 = atomicrmw uinc_wrap ptr @cell, i128 %v12 acq_rel, align 16
  %l55 = load i128, ptr @cell
  store i128 %t55, ptr @out, align 1
  call void @check(i32 55, i64 648, i64 16)
  store i128 %l55, ptr @out, align 1
  call void @check(i32 55, i64 664, i64 16)
  %v13 = load i128, ptr getelementptr (i8, ptr @in, i64 661), align 1
  %v14 = load i128, ptr getelementptr (i8, ptr @in, i64 677), align 1
  store i128 %v13, ptr @cell
  %t56 = atomicrmw udec_wrap ptr @cell, i128 %v14 acquire, align 16
  %l56 = load i128, ptr @cell
  store i128 %t56, ptr @out, align 1
  call void @check(i32 56, i64 680, i64 16)
  store i128 %l56, ptr @out, align 1
  call void @check(i32 56, i64 696, i64 16)
  %v15 = load i128, ptr getelementptr (i8, ptr @in, i64 693), align 1
  %v16 = load i128, ptr getelementptr (i8, ptr @in, i64 709), align 1
  store i128 %v15, ptr @cell
  %t57 = atomicrmw usub_cond ptr @cell, i128 %v16 monotonic, align 16
  %l57 = load i128, ptr @cell
  store i128 %t57, ptr @out, align 1
  call void @check(i32 57, i64 712, i64 16)
  store i128 %l57, ptr @out, align 1
  call void @check(i32 57, i64 728, i64 16)
  %v17 = load i128, ptr getelementptr (i8, ptr @in, i64 725), align 1
  store i128 %v10, ptr @cell
  %t58 = atomicrmw usub_sat ptr @cell, i128 %v17 acquire, align 16
  %l58 = load i128, ptr @cell
  store i128 %t58, ptr @out, align 1
  call void @check(i32 58, i64 744, i64 16)
  store i128 %l58, ptr @out, align 1
  call void @check(i32 58, i64 760, i64 16)
  %v18 = load ptr, ptr getelementptr (i8, ptr @in, i64 741), align 1
  %v19 = load ptr, ptr getelementptr (i8, ptr @in, i64 749), align 1
  store ptr %v18, ptr @cell
  %t59 = atomicrmw xchg ptr @cell, ptr %v19 monotonic, align 8
  %l59 = load ptr, ptr @cell
  store ptr %t59, ptr @out, align 1
  call void @check(i32 59, i64 776, i64 8)
  store ptr %l59, ptr @out, align 1
  call void @check(i32 59, i64 784, i64 8)
  %v20 = load half, ptr getelementptr (i8, ptr @in, i64 757), align 1
  %v21 = load half, ptr getelementptr (i8, ptr @in, i64 759), align 1
  store half %v20, ptr @cell
  %t60 = atomicrmw xchg ptr @cell, half %v21 acq_rel, align 2
  %l60 = load half, ptr @cell
  store half %t60, ptr @out, align 1
  call void @check(i32 60, i64 792, i64 2)
  store half %l60, ptr @out, align 1
  call void @check(i32 60, i64 794, i64 2)
  %v22 = load half, ptr getelementptr (i8, ptr @in, i64 761), align 1
  %v23 = load half, ptr getelementptr (i8, ptr @in, i64 763), align 1
  store half %v22, ptr @cell
  %t61 = atomicrmw fsub ptr @cell, half %v23 release, align 2
  %l61 = load half, ptr @cell
  store half %t61, ptr @out, align 1
  call void @check(i32 61, i64 796, i64 2)
  store half %l61, ptr @out, align 1
  call void @check(i32 61, i64 798, i64 2)
  %v24 = load half, ptr getelementptr (i8, ptr @in, i64 765), align 1
  %v25 = load half, ptr getelementptr (i8, ptr @in, i64 767), align 1
  store half %v24, ptr @cell
  %t62 = atomicrmw fmax ptr @cell, half %v25 acquire, align 2
  %l62 = load half, ptr @cell
  store half %t62, ptr @out, align 1
  call void @check(i32 62, i64 800, i64 2)
  store half %l62, ptr @out, align 1
  call void @check(i32 62, i64 802, i64 2)
  %v26 = load half, ptr getelementptr (i8, ptr @in, i64 769), align 1
  %v27 = load half, ptr getelementptr (i8, ptr @in, i64 771), align 1
  store half %v26, ptr @cell
  %t63 = atomicrmw fmin ptr @cell, half %v27 acquire, align 2
  %l63 = load half, ptr @cell
  store half %t63, ptr @out, align 1
  call void @check(i32 63, i64 804, i64 2)
  store half %l63, ptr @out, align 1
  call void @check(i32 63, i64 806, i64 2)
  %v28 = load half, ptr getelementptr (i8, ptr @in, i64 773), align 1
  %v29 = load half, ptr getelementptr (i8, ptr @in, i64 775), align 1
  store half %v28, ptr @cell
  %t64 = atomicrmw fmaximum ptr @cell, half %v29 release, align 2
  %l64 = load half, ptr @cell
  store half %t64, ptr @out, align 1
  call void @check(i32 64, i64 808, i64 2)
  store half %l64, ptr @out, align 1
  call void @check(i32 64, i64 810, i64 2)
  ret void
}

define void @f4() {
  %v0 = load half, ptr getelementptr (i8, ptr @in, i64 777), align 1
  %v1 = load half, ptr getelementptr (i8, ptr @in, i64 779), align 1
  store half %v0, ptr @cell
  %t65 = atomicrmw fminimum ptr @cell, half %v1 release, align 2
  %l65 = load half, ptr @cell
  store half %t65, ptr @out, align 1
  call void @check(i32 65, i64 812, i64 2)
  store half %l65, ptr @out, align 1
  call void @check(i32 65, i64 814, i64 2)
  %v2 = load half, ptr getelementptr (i8, ptr @in, i64 781), align 1
  %v3 = load half, ptr getelementptr (i8, ptr @in, i64 783), align 1
  store half %v2, ptr @cell
  %t66 = atomicrmw fmaximumnum ptr @cell, half %v3 acq_rel, align 2
  %l66 = load half, ptr @cell
  store half %t66, ptr @out, align 1
  call void @check(i32 66, i64 816, i64 2)
  store half %l66, ptr @out, align 1
  call void @check(i32 66, i64 818, i64 2)
  %v4 = load half, ptr getelementptr (i8, ptr @in, i64 785), align 1
  %v5 = load half, ptr getelementptr (i8, ptr @in, i64 787), align 1
  store half %v4, ptr @cell
  %t67 = atomicrmw fminimumnum ptr @cell, half %v5 acquire, align 2
  %l67 = load half, ptr @cell
  store half %t67, ptr @out, align 1
  call void @check(i32 67, i64 820, i64 2)
  store half %l67, ptr @out, align 1
  call void @check(i32 67, i64 822, i64 2)
  %v6 = load bfloat, ptr getelementptr (i8, ptr @in, i64 789), align 1
  %v7 = load bfloat, ptr getelementptr (i8, ptr @in, i64 791), align 1
  store bfloat %v6, ptr @cell
  %t68 = atomicrmw xchg ptr @cell, bfloat %v7 release, align 2
  %l68 = load bfloat, ptr @cell
  store bfloat %t68, ptr @out, align 1
  call void @check(i32 68, i64 824, i64 2)
  store bfloat %l68, ptr @out, align 1
  call void @check(i32 68, i64 826, i64 2)
  %v8 = load bfloat, ptr getelementptr (i8, ptr @in, i64 793), align 1
  %v9 = load bfloat, ptr getelementptr (i8, ptr @in, i64 795), align 1
  store bfloat %v8, ptr @cell
  %t69 = atomicrmw fadd ptr @cell, bfloat %v9 monotonic, align 2
  %l69 = load bfloat, ptr @cell
  store bfloat %t69, ptr @out, align 1
  call void @check(i32 69, i64 828, i64 2)
  store bfloat %l69, ptr @out, align 1
  call void @check(i32 69, i64 830, i64 2)
  %v10 = load bfloat, ptr getelementptr (i8, ptr @in, i64 797), align 1
  %v11 = load bfloat, ptr getelementptr (i8, ptr @in, i64 799), align 1
  store bfloat %v10, ptr @cell
  %t70 = atomicrmw fsub ptr @cell, bfloat %v11 release, align 2
  %l70 = load bfloat, ptr @cell
  store bfloat %t70, ptr @out, align 1
  call void @check(i32 70, i64 832, i64 2)
  store bfloat %l70, ptr @out, align 1
  call void @check(i32 70, i64 834, i64 2)
  %v12 = load bfloat, ptr getelementptr (i8, ptr @in, i64 801), align 1
  %v13 = load bfloat, ptr getelementptr (i8, ptr @in, i64 803), align 1
  store bfloat %v12, ptr @cell
  %t71 = atomicrmw fmax ptr @cell, bfloat %v13 monotonic, align 2
  %l71 = load bfloat, ptr @cell
  store bfloat %t71, ptr @out, align 1
  call void @check(i32 71, i64 836, i64 2)
  store bfloat %l71, ptr @out, align 1
  call void @check(i32 71, i64 838, i64 2)
  %v14 = load bfloat, ptr getelementptr (i8, ptr @in, i64 805), align 1
  %v15 = load bfloat, ptr getelementptr (i8, ptr @in, i64 807), align 1
  store bfloat %v14, ptr @cell
  %t72 = atomicrmw fmin ptr @cell, bfloat %v15 acq_rel, align 2
  %l72 = load bfloat, ptr @cell
  store bfloat %t72, ptr @out, align 1
  call void @check(i32 72, i64 840, i64 2)
  store bfloat %l72, ptr @out, align 1
  call void @check(i32 72, i64 842, i64 2)
  %v16 = load bfloat, ptr getelementptr (i8, ptr @in, i64 809), align 1
  %v17 = load bfloat, ptr getelementptr (i8, ptr @in, i64 811), align 1
  store bfloat %v16, ptr @cell
  %t73 = atomicrmw fminimum ptr @cell, bfloat %v17 monotonic, align 2
  %l73 = load bfloat, ptr @cell
  store bfloat %t73, ptr @out, align 1
  call void @check(i32 73, i64 844, i64 2)
  store bfloat %l73, ptr @out, align 1
  call void @check(i32 73, i64 846, i64 2)
  %v18 = load bfloat, ptr getelementptr (i8, ptr @in, i64 813), align 1
  %v19 = load bfloat, ptr getelementptr (i8, ptr @in, i64 815), align 1
  store bfloat %v18, ptr @cell
  %t74 = atomicrmw fmaximumnum ptr @cell, bfloat %v19 seq_cst, align 2
  %l74 = load bfloat, ptr @cell
  store bfloat %t74, ptr @out, align 1
  call void @check(i32 74, i64 848, i64 2)
  store bfloat %l74, ptr @out, align 1
  call void @check(i32 74, i64 850, i64 2)
  %v20 = load bfloat, ptr getelementptr (i8, ptr @in, i64 817), align 1
  %v21 = load bfloat, ptr getelementptr (i8, ptr @in, i64 819), align 1
  store bfloat %v20, ptr @cell
  %t75 = atomicrmw fminimumnum ptr @cell, bfloat %v21 release, align 2
  %l75 = load bfloat, ptr @cell
  store bfloat %t75, ptr @out, align 1
  call void @check(i32 75, i64 852, i64 2)
  store bfloat %l75, ptr @out, align 1
  call void @check(i32 75, i64 854, i64 2)
  %v22 = load float, ptr getelementptr (i8, ptr @in, i64 821), align 1
  %v23 = load float, ptr getelementptr (i8, ptr @in, i64 825), align 1
  store float %v22, ptr @cell
  %t76 = atomicrmw xchg ptr @cell, float %v23 acquire, align 4
  %l76 = load float, ptr @cell
  store float %t76, ptr @out, align 1
  call void @check(i32 76, i64 856, i64 4)
  store float %l76, ptr @out, align 1
  call void @check(i32 76, i64 860, i64 4)
  %v24 = load float, ptr getelementptr (i8, ptr @in, i64 829), align 1
  %v25 = load float, ptr getelementptr (i8, ptr @in, i64 833), align 1
  store float %v24, ptr @cell
  %t77 = atomicrmw fadd ptr @cell, float %v25 seq_cst, align 4
  %l77 = load float, ptr @cell
  store float %t77, ptr @out, align 1
  call void @check(i32 77, i64 864, i64 4)
  store float %l77, ptr @out, align 1
  call void @check(i32 77, i64 868, i64 4)
  %v26 = load float, ptr getelementptr (i8, ptr @in, i64 837), align 1
  %v27 = load float, ptr getelementptr (i8, ptr @in, i64 841), align 1
  store float %v26, ptr @cell
  %t78 = atomicrmw fsub ptr @cell, float %v27 release, align 4
  %l78 = load float, ptr @cell
  store float %t78, ptr @out, align 1
  call void @check(i32 78, i64 872, i64 4)
  store float %l78, ptr @out, align 1
  call void @check(i32 78, i64 876, i64 4)
  %v28 = load float, ptr getelementptr (i8, ptr @in, i64 845), align 1
  %v29 = load float, ptr getelementptr (i8, ptr @in, i64 849), align 1
  store float %v28, ptr @cell
  %t79 = atomicrmw fmax ptr @cell, float %v29 acquire, align 4
  %l79 = load float, ptr @cell
  store float %t79, ptr @out, align 1
  call void @check(i32 79, i64 880, i64 4)
  store float %l79, ptr @out, align 1
  call void @check(i32 79, i64 884, i64 4)
  %v30 = load float, ptr getelementptr (i8, ptr @in, i64 853), align 1
  %v31 = load float, ptr getelementptr (i8, ptr @in, i64 857), align 1
  store float %v30, ptr @cell
  %t80 = atomicrmw fmin ptr @cell, float %v31 seq_cst, align 4
  %l80 = load float, ptr @cell
  store float %t80, ptr @out, align 1
  call void @check(i32 80, i64 888, i64 4)
  store float %l80, ptr @out, align 1
  call void @check(i32 80, i64 892, i64 4)
  ret void
}

define void @f5() {
  %v0 = load float, ptr getelementptr (i8, ptr @in, i64 861), align 1
  %v1 = load float, ptr getelementptr (i8, ptr @in, i64 865), align 1
  store float %v0, ptr @cell
  %t81 = atomicrmw fmaximum ptr @cell, float %v1 acq_rel, align 4
  %l81 = load float, ptr @cell
  store float %t81, ptr @out, align 1
  call void @check(i32 81, i64 896, i64 4)
  store float %l81, ptr @out, align 1
  call void @check(i32 81, i64 900, i64 4)
  %v2 = load float, ptr getelementptr (i8, ptr @in, i64 869), align 1
  %v3 = load float, ptr getelementptr (i8, ptr @in, i64 873), align 1
  store float %v2, ptr @cell
  %t82 = atomicrmw fminimum ptr @cell, float %v3 acq_rel, align 4
  %l82 = load float, ptr @cell
  store float %t82, ptr @out, align 1
  call void @check(i32 82, i64 904, i64 4)
  store float %l82, ptr @out, align 1
  call void @check(i32 82, i64 908, i64 4)
  %v4 = load float, ptr getelementptr (i8, ptr @in, i64 877), align 1
  %v5 = load float, ptr getelementptr (i8, ptr @in, i64 881), align 1
  store float %v4, ptr @cell
  %t83 = atomicrmw fmaximumnum ptr @cell, float %v5 acquire, align 4
  %l83 = load float, ptr @cell
  store float %t83, ptr @out, align 1
  call void @check(i32 83, i64 912, i64 4)
  store float %l83, ptr @out, align 1
  call void @check(i32 83, i64 916, i64 4)
  %v6 = load float, ptr getelementptr (i8, ptr @in, i64 885), align 1
  %v7 = load float, ptr getelementptr (i8, ptr @in, i64 889), align 1
  store float %v6, ptr @cell
  %t84 = atomicrmw fminimumnum ptr @cell, float %v7 acquire, align 4
  %l84 = load float, ptr @cell
  store float %t84, ptr @out, align 1
  call void @check(i32 84, i64 920, i64 4)
  store float %l84, ptr @out, align 1
  call void @check(i32 84, i64 924, i64 4)
  %v8 = load double, ptr getelementptr (i8, ptr @in, i64 893), align 1
  %v9 = load double, ptr getelementptr (i8, ptr @in, i64 901), align 1
  store double %v8, ptr @cell
  %t85 = atomicrmw xchg ptr @cell, double %v9 release, align 8
  %l85 = load double, ptr @cell
  store double %t85, ptr @out, align 1
  call void @check(i32 85, i64 928, i64 8)
  store double %l85, ptr @out, align 1
  call void @check(i32 85, i64 936, i64 8)
  %v10 = load double, ptr getelementptr (i8, ptr @in, i64 909), align 1
  %v11 = load double, ptr getelementptr (i8, ptr @in, i64 917), align 1
  store double %v10, ptr @cell
  %t86 = atomicrmw fsub ptr @cell, double %v11 monotonic, align 8
  %l86 = load double, ptr @cell
  store double %t86, ptr @out, align 1
  call void @check(i32 86, i64 944, i64 8)
  store double %l86, ptr @out, align 1
  call void @check(i32 86, i64 952, i64 8)
  %v12 = load double, ptr getelementptr (i8, ptr @in, i64 925), align 1
  %v13 = load double, ptr getelementptr (i8, ptr @in, i64 933), align 1
  store double %v12, ptr @cell
  %t87 = atomicrmw fmax ptr @cell, double %v13 seq_cst, align 8
  %l87 = load double, ptr @cell
  store double %t87, ptr @out, align 1
  call void @check(i32 87, i64 960, i64 8)
  store double %l87, ptr @out, align 1
  call void @check(i32 87, i64 968, i64 8)
  %v14 = load double, ptr getelementptr (i8, ptr @in, i64 941), align 1
  %v15 = load double, ptr getelementptr (i8, ptr @in, i64 949), align 1
  store double %v14, ptr @cell
  %t88 = atomicrmw fmin ptr @cell, double %v15 seq_cst, align 8
  %l88 = load double, ptr @cell
  store double %t88, ptr @out, align 1
  call void @check(i32 88, i64 976, i64 8)
  store double %l88, ptr @out, align 1
  call void @check(i32 88, i64 984, i64 8)
  %v16 = load double, ptr getelementptr (i8, ptr @in, i64 957), align 1
  %v17 = load double, ptr getelementptr (i8, ptr @in, i64 965), align 1
  store double %v16, ptr @cell
  %t89 = atomicrmw fmaximum ptr @cell, double %v17 monotonic, align 8
  %l89 = load double, ptr @cell
  store double %t89, ptr @out, align 1
  call void @check(i32 89, i64 992, i64 8)
  store double %l89, ptr @out, align 1
  call void @check(i32 89, i64 1000, i64 8)
  %v18 = load double, ptr getelementptr (i8, ptr @in, i64 973), align 1
  %v19 = load double, ptr getelementptr (i8, ptr @in, i64 981), align 1
  store double %v18, ptr @cell
  %t90 = atomicrmw fminimum ptr @cell, double %v19 monotonic, align 8
  %l90 = load double, ptr @cell
  store double %t90, ptr @out, align 1
  call void @check(i32 90, i64 1008, i64 8)
  store double %l90, ptr @out, align 1
  call void @check(i32 90, i64 1016, i64 8)
  %v20 = load double, ptr getelementptr (i8, ptr @in, i64 989), align 1
  %v21 = load double, ptr getelementptr (i8, ptr @in, i64 997), align 1
  store double %v20, ptr @cell
  %t91 = atomicrmw fmaximumnum ptr @cell, double %v21 seq_cst, align 8
  %l91 = load double, ptr @cell
  store double %t91, ptr @out, align 1
  call void @check(i32 91, i64 1024, i64 8)
  store double %l91, ptr @out, align 1
  call void @check(i32 91, i64 1032, i64 8)
  %v22 = load double, ptr getelementptr (i8, ptr @in, i64 1005), align 1
  %v23 = load double, ptr getelementptr (i8, ptr @in, i64 1013), align 1
  store double %v22, ptr @cell
  %t92 = atomicrmw fminimumnum ptr @cell, double %v23 release, align 8
  %l92 = load double, ptr @cell
  store double %t92, ptr @out, align 1
  call void @check(i32 92, i64 1040, i64 8)
  store double %l92, ptr @out, align 1
  call void @check(i32 92, i64 1048, i64 8)
  %v24 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1021), align 1
  %v25 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1025), align 1
  store <2 x half> %v24, ptr @cell
  %t93 = atomicrmw fadd ptr @cell, <2 x half> %v25 acq_rel, align 4
  %l93 = load <2 x half>, ptr @cell
  store <2 x half> %t93, ptr @out, align 1
  call void @check(i32 93, i64 1056, i64 4)
  store <2 x half> %l93, ptr @out, align 1
  call void @check(i32 93, i64 1060, i64 4)
  %v26 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1029), align 1
  %v27 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1033), align 1
  store <2 x half> %v26, ptr @cell
  %t94 = atomicrmw fsub ptr @cell, <2 x half> %v27 acq_rel, align 4
  %l94 = load <2 x half>, ptr @cell
  store <2 x half> %t94, ptr @out, align 1
  call void @check(i32 94, i64 1064, i64 4)
  store <2 x half> %l94, ptr @out, align 1
  call void @check(i32 94, i64 1068, i64 4)
  %v28 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1037), align 1
  %v29 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1041), align 1
  store <2 x half> %v28, ptr @cell
  %t95 = atomicrmw fmax ptr @cell, <2 x half> %v29 acquire, align 4
  %l95 = load <2 x half>, ptr @cell
  store <2 x half> %t95, ptr @out, align 1
  call void @check(i32 95, i64 1072, i64 4)
  store <2 x half> %l95, ptr @out, align 1
  call void @check(i32 95, i64 1076, i64 4)
  %v30 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1045), align 1
  %v31 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1049), align 1
  store <2 x half> %v30, ptr @cell
  %t96 = atomicrmw fmin ptr @cell, <2 x half> %v31 acquire, align 4
  %l96 = load <2 x half>, ptr @cell
  store <2 x half> %t96, ptr @out, align 1
  call void @check(i32 96, i64 1080, i64 4)
  store <2 x half> %l96, ptr @out, align 1
  call void @check(i32 96, i64 1084, i64 4)
  ret void
}

define void @f6() {
  %v0 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1053), align 1
  %v1 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1057), align 1
  store <2 x half> %v0, ptr @cell
  %t97 = atomicrmw fmaximum ptr @cell, <2 x half> %v1 release, align 4
  %l97 = load <2 x half>, ptr @cell
  store <2 x half> %t97, ptr @out, align 1
  call void @check(i32 97, i64 1088, i64 4)
  store <2 x half> %l97, ptr @out, align 1
  call void @check(i32 97, i64 1092, i64 4)
  %v2 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1061), align 1
  %v3 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1065), align 1
  store <2 x half> %v2, ptr @cell
  %t98 = atomicrmw fminimum ptr @cell, <2 x half> %v3 release, align 4
  %l98 = load <2 x half>, ptr @cell
  store <2 x half> %t98, ptr @out, align 1
  call void @check(i32 98, i64 1096, i64 4)
  store <2 x half> %l98, ptr @out, align 1
  call void @check(i32 98, i64 1100, i64 4)
  %v4 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1069), align 1
  %v5 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1073), align 1
  store <2 x half> %v4, ptr @cell
  %t99 = atomicrmw fmaximumnum ptr @cell, <2 x half> %v5 acq_rel, align 4
  %l99 = load <2 x half>, ptr @cell
  store <2 x half> %t99, ptr @out, align 1
  call void @check(i32 99, i64 1104, i64 4)
  store <2 x half> %l99, ptr @out, align 1
  call void @check(i32 99, i64 1108, i64 4)
  %v6 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1077), align 1
  %v7 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1081), align 1
  store <2 x half> %v6, ptr @cell
  %t100 = atomicrmw fminimumnum ptr @cell, <2 x half> %v7 seq_cst, align 4
  %l100 = load <2 x half>, ptr @cell
  store <2 x half> %t100, ptr @out, align 1
  call void @check(i32 100, i64 1112, i64 4)
  store <2 x half> %l100, ptr @out, align 1
  call void @check(i32 100, i64 1116, i64 4)
  %v8 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1085), align 1
  %v9 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1093), align 1
  store <2 x float> %v8, ptr @cell
  %t101 = atomicrmw fsub ptr @cell, <2 x float> %v9 seq_cst, align 8
  %l101 = load <2 x float>, ptr @cell
  store <2 x float> %t101, ptr @out, align 1
  call void @check(i32 101, i64 1120, i64 8)
  store <2 x float> %l101, ptr @out, align 1
  call void @check(i32 101, i64 1128, i64 8)
  %v10 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1101), align 1
  %v11 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1109), align 1
  store <2 x float> %v10, ptr @cell
  %t102 = atomicrmw fmax ptr @cell, <2 x float> %v11 acq_rel, align 8
  %l102 = load <2 x float>, ptr @cell
  store <2 x float> %t102, ptr @out, align 1
  call void @check(i32 102, i64 1136, i64 8)
  store <2 x float> %l102, ptr @out, align 1
  call void @check(i32 102, i64 1144, i64 8)
  %v12 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1117), align 1
  %v13 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1125), align 1
  store <2 x float> %v12, ptr @cell
  %t103 = atomicrmw fmin ptr @cell, <2 x float> %v13 release, align 8
  %l103 = load <2 x float>, ptr @cell
  store <2 x float> %t103, ptr @out, align 1
  call void @check(i32 103, i64 1152, i64 8)
  store <2 x float> %l103, ptr @out, align 1
  call void @check(i32 103, i64 1160, i64 8)
  %v14 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1133), align 1
  %v15 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1141), align 1
  store <2 x float> %v14, ptr @cell
  %t104 = atomicrmw fmaximum ptr @cell, <2 x float> %v15 seq_cst, align 8
  %l104 = load <2 x float>, ptr @cell
  store <2 x float> %t104, ptr @out, align 1
  call void @check(i32 104, i64 1168, i64 8)
  store <2 x float> %l104, ptr @out, align 1
  call void @check(i32 104, i64 1176, i64 8)
  %v16 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1149), align 1
  %v17 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1157), align 1
  store <2 x float> %v16, ptr @cell
  %t105 = atomicrmw fminimum ptr @cell, <2 x float> %v17 acq_rel, align 8
  %l105 = load <2 x float>, ptr @cell
  store <2 x float> %t105, ptr @out, align 1
  call void @check(i32 105, i64 1184, i64 8)
  store <2 x float> %l105, ptr @out, align 1
  call void @check(i32 105, i64 1192, i64 8)
  %v18 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1165), align 1
  %v19 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1173), align 1
  store <2 x float> %v18, ptr @cell
  %t106 = atomicrmw fmaximumnum ptr @cell, <2 x float> %v19 acquire, align 8
  %l106 = load <2 x float>, ptr @cell
  store <2 x float> %t106, ptr @out, align 1
  call void @check(i32 106, i64 1200, i64 8)
  store <2 x float> %l106, ptr @out, align 1
  call void @check(i32 106, i64 1208, i64 8)
  %v20 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1181), align 1
  %v21 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 1189), align 1
  store <2 x float> %v20, ptr @cell
  %t107 = atomicrmw fminimumnum ptr @cell, <2 x float> %v21 monotonic, align 8
  %l107 = load <2 x float>, ptr @cell
  store <2 x float> %t107, ptr @out, align 1
  call void @check(i32 107, i64 1216, i64 8)
  store <2 x float> %l107, ptr @out, align 1
  call void @check(i32 107, i64 1224, i64 8)
  ret void
}

define void @f7() {
  %v0 = load i8, ptr getelementptr (i8, ptr @in, i64 1197), align 1
  %v1 = load i8, ptr getelementptr (i8, ptr @in, i64 1198), align 1
  %v2 = load i8, ptr getelementptr (i8, ptr @in, i64 1199), align 1
  store i8 %v0, ptr @cell, align 1
  %p108 = cmpxchg ptr @cell, i8 %v0, i8 %v1 acquire monotonic, align 1
  %t108 = extractvalue { i8, i1 } %p108, 0
  %l108 = load i8, ptr @cell, align 1
  %f108 = cmpxchg ptr @cell, i8 %v2, i8 %v0 acquire acquire, align 1
  %s108 = extractvalue { i8, i1 } %f108, 0
  %o108 = extractvalue { i8, i1 } %f108, 1
  store i8 %t108, ptr @out, align 1
  call void @check(i32 108, i64 1232, i64 1)
  store i8 %l108, ptr @out, align 1
  call void @check(i32 108, i64 1233, i64 1)
  store i8 %s108, ptr @out, align 1
  call void @check(i32 108, i64 1234, i64 1)
  store i1 %o108, ptr @out, align 1
  call void @check(i32 108, i64 1235, i64 1)
  %v3 = load i8, ptr getelementptr (i8, ptr @in, i64 1200), align 1
  %v4 = load i8, ptr getelementptr (i8, ptr @in, i64 1201), align 1
  %v5 = load i8, ptr getelementptr (i8, ptr @in, i64 1202), align 1
  store i8 %v3, ptr @cell, align 1
  %p109 = cmpxchg weak ptr @cell, i8 %v3, i8 %v4 seq_cst monotonic, align 1
  %t109 = extractvalue { i8, i1 } %p109, 0
  %l109 = load i8, ptr @cell, align 1
  %f109 = cmpxchg weak ptr @cell, i8 %v5, i8 %v3 seq_cst acquire, align 1
  %s109 = extractvalue { i8, i1 } %f109, 0
  %o109 = extractvalue { i8, i1 } %f109, 1
  store i8 %t109, ptr @out, align 1
  call void @check(i32 109, i64 1236, i64 1)
  store i1 %o109, ptr @out, align 1
  call void @check(i32 109, i64 1237, i64 1)
  %v6 = load i16, ptr getelementptr (i8, ptr @in, i64 1203), align 1
  %v7 = load i16, ptr getelementptr (i8, ptr @in, i64 1205), align 1
  %v8 = load i16, ptr getelementptr (i8, ptr @in, i64 1207), align 1
  store i16 %v6, ptr @cell, align 2
  %p110 = cmpxchg ptr @cell, i16 %v6, i16 %v7 acquire monotonic, align 2
  %t110 = extractvalue { i16, i1 } %p110, 0
  %l110 = load i16, ptr @cell, align 2
  %f110 = cmpxchg ptr @cell, i16 %v8, i16 %v6 acquire acquire, align 2
  %s110 = extractvalue { i16, i1 } %f110, 0
  %o110 = extractvalue { i16, i1 } %f110, 1
  store i16 %t110, ptr @out, align 1
  call void @check(i32 110, i64 1238, i64 2)
  store i16 %l110, ptr @out, align 1
  call void @check(i32 110, i64 1240, i64 2)
  store i16 %s110, ptr @out, align 1
  call void @check(i32 110, i64 1242, i64 2)
  store i1 %o110, ptr @out, align 1
  call void @check(i32 110, i64 1244, i64 1)
  %v9 = load i16, ptr getelementptr (i8, ptr @in, i64 1209), align 1
  %v10 = load i16, ptr getelementptr (i8, ptr @in, i64 1211), align 1
  %v11 = load i16, ptr getelementptr (i8, ptr @in, i64 1213), align 1
  store i16 %v9, ptr @cell, align 2
  %p111 = cmpxchg weak ptr @cell, i16 %v9, i16 %v10 release monotonic, align 2
  %t111 = extractvalue { i16, i1 } %p111, 0
  %l111 = load i16, ptr @cell, align 2
  %f111 = cmpxchg weak ptr @cell, i16 %v11, i16 %v9 release acquire, align 2
  %s111 = extractvalue { i16, i1 } %f111, 0
  %o111 = extractvalue { i16, i1 } %f111, 1
  store i16 %t111, ptr @out, align 1
  call void @check(i32 111, i64 1245, i64 2)
  store i1 %o111, ptr @out, align 1
  call void @check(i32 111, i64 1247, i64 1)
  %v12 = load i64, ptr getelementptr (i8, ptr @in, i64 1215), align 1
  %v13 = load i64, ptr getelementptr (i8, ptr @in, i64 1223), align 1
  %v14 = load i64, ptr getelementptr (i8, ptr @in, i64 1231), align 1
  store i64 %v12, ptr @cell, align 8
  %p112 = cmpxchg ptr @cell, i64 %v12, i64 %v13 acq_rel monotonic, align 8
  %t112 = extractvalue { i64, i1 } %p112, 0
  %l112 = load i64, ptr @cell, align 8
  %f112 = cmpxchg ptr @cell, i64 %v14, i64 %v12 acq_rel acquire, align 8
  %s112 = extractvalue { i64, i1 } %f112, 0
  %o112 = extractvalue { i64, i1 } %f112, 1
  store i64 %t112, ptr @out, align 1
  call void @check(i32 112, i64 1248, i64 8)
  store i64 %l112, ptr @out, align 1
  call void @check(i32 112, i64 1256, i64 8)
  store i64 %s112, ptr @out, align 1
  call void @check(i32 112, i64 1264, i64 8)
  store i1 %o112, ptr @out, align 1
  call void @check(i32 112, i64 1272, i64 1)
  %v15 = load i64, ptr getelementptr (i8, ptr @in, i64 1239), align 1
  %v16 = load i64, ptr getelementptr (i8, ptr @in, i64 1247), align 1
  %v17 = load i64, ptr getelementptr (i8, ptr @in, i64 1255), align 1
  store i64 %v15, ptr @cell, align 8
  %p113 = cmpxchg weak ptr @cell, i64 %v15, i64 %v16 seq_cst monotonic, align 8
  %t113 = extractvalue { i64, i1 } %p113, 0
  %l113 = load i64, ptr @cell, align 8
  %f113 = cmpxchg weak ptr @cell, i64 %v17, i64 %v15 seq_cst acquire, align 8
  %s113 = extractvalue { i64, i1 } %f113, 0
  %o113 = extractvalue { i64, i1 } %f113, 1
  store i64 %t113, ptr @out, align 1
  call void @check(i32 113, i64 1273, i64 8)
  store i1 %o113, ptr @out, align 1
  call void @check(i32 113, i64 1281, i64 1)
  %v18 = load ptr, ptr getelementptr (i8, ptr @in, i64 1263), align 1
  %v19 = load ptr, ptr getelementptr (i8, ptr @in, i64 1271), align 1
  %v20 = load ptr, ptr getelementptr (i8, ptr @in, i64 1279), align 1
  store ptr %v18, ptr @cell, align 8
  %p114 = cmpxchg ptr @cell, ptr %v18, ptr %v19 seq_cst monotonic, align 8
  %t114 = extractvalue { ptr, i1 } %p114, 0
  %l114 = load ptr, ptr @cell, align 8
  %f114 = cmpxchg ptr @cell, ptr %v20, ptr %v18 seq_cst acquire, align 8
  %s114 = extractvalue { ptr, i1 } %f114, 0
  %o114 = extractvalue { ptr, i1 } %f114, 1
  store ptr %t114, ptr @out, align 1
  call void @check(i32 114, i64 1282, i64 8)
  store ptr %l114, ptr @out, align 1
  call void @check(i32 114, i64 1290, i64 8)
  store ptr %s114, ptr @out, align 1
  call void @check(i32 114, i64 1298, i64 8)
  store i1 %o114, ptr @out, align 1
  call void @check(i32 114, i64 1306, i64 1)
  %v21 = load ptr, ptr getelementptr (i8, ptr @in, i64 1287), align 1
  %v22 = load ptr, ptr getelementptr (i8, ptr @in, i64 1295), align 1
  %v23 = load ptr, ptr getelementptr (i8, ptr @in, i64 1303), align 1
  store ptr %v21, ptr @cell, align 8
  %p115 = cmpxchg weak ptr @cell, ptr %v21, ptr %v22 release monotonic, align 8
  %t115 = extractvalue { ptr, i1 } %p115, 0
  %l115 = load ptr, ptr @cell, align 8
  %f115 = cmpxchg weak ptr @cell, ptr %v23, ptr %v21 release acquire, align 8
  %s115 = extractvalue { ptr, i1 } %f115, 0
  %o115 = extractvalue { ptr, i1 } %f115, 1
  store ptr %t115, ptr @out, align 1
  call void @check(i32 115, i64 1307, i64 8)
  store i1 %o115, ptr @out, align 1
  call void @check(i32 115, i64 1315, i64 1)
  %v24 = load i32, ptr getelementptr (i8, ptr @in, i64 1311), align 1
  store i32 %v24, ptr @cell
  fence acquire
  fence syncscope("singlethread") acquire
  %t116 = load i32, ptr @cell
  store i32 %t116, ptr @out, align 1
  call void @check(i32 116, i64 1316, i64 4)
  store i32 %v24, ptr @cell
  fence release
  fence syncscope("singlethread") release
  %t117 = load i32, ptr @cell
  store i32 %t117, ptr @out, align 1
  call void @check(i32 117, i64 1320, i64 4)
  store i32 %v24, ptr @cell
  fence acq_rel
  fence syncscope("singlethread") acq_rel
  %t118 = load i32, ptr @cell
  store i32 %t118, ptr @out, align 1
  call void @check(i32 118, i64 1324, i64 4)
  %v25 = load i8, ptr getelementptr (i8, ptr @in, i64 1315), align 1
  store atomic i8 %v25, ptr @cell release, align 1
  %t119 = load atomic i8, ptr @cell seq_cst, align 1
  store i8 %t119, ptr @out, align 1
  call void @check(i32 119, i64 1328, i64 1)
  %v26 = load i16, ptr getelementptr (i8, ptr @in, i64 1316), align 1
  store atomic i16 %v26, ptr @cell seq_cst, align 2
  %t120 = load atomic i16, ptr @cell monotonic, align 2
  store i16 %t120, ptr @out, align 1
  call void @check(i32 120, i64 1329, i64 2)
  %v27 = load i64, ptr getelementptr (i8, ptr @in, i64 1318), align 1
  store atomic i64 %v27, ptr @cell unordered, align 8
  %t121 = load atomic i64, ptr @cell acquire, align 8
  store i64 %t121, ptr @out, align 1
  call void @check(i32 121, i64 1331, i64 8)
  %v28 = load ptr, ptr getelementptr (i8, ptr @in, i64 1326), align 1
  store atomic ptr %v28, ptr @cell unordered, align 8
  %t122 = load atomic ptr, ptr @cell seq_cst, align 8
  store ptr %t122, ptr @out, align 1
  call void @check(i32 122, i64 1339, i64 8)
  %v29 = load float, ptr getelementptr (i8, ptr @in, i64 1334), align 1
  store atomic float %v29, ptr @cell release, align 4
  %t123 = load atomic float, ptr @cell seq_cst, align 4
  store float %t123, ptr @out, align 1
  call void @check(i32 123, i64 1347, i64 4)
  ret void
}

define void @f8() {
  %v0 = load double, ptr getelementptr (i8, ptr @in, i64 1338), align 1
  store atomic double %v0, ptr @cell monotonic, align 8
  %t124 = load atomic double, ptr @cell monotonic, align 8
  store double %t124, ptr @out, align 1
  call void @check(i32 124, i64 1351, i64 8)
  %v1 = load half, ptr getelementptr (i8, ptr @in, i64 1346), align 1
  store atomic half %v1, ptr @cell monotonic, align 2
  %t125 = load atomic half, ptr @cell unordered, align 2
  store half %t125, ptr @out, align 1
  call void @check(i32 125, i64 1359, i64 2)
  %v2 = load bfloat, ptr getelementptr (i8, ptr @in, i64 1348), align 1
  store atomic bfloat %v2, ptr @cell seq_cst, align 2
  %t126 = load atomic bfloat, ptr @cell monotonic, align 2
  store bfloat %t126, ptr @out, align 1
  call void @check(i32 126, i64 1361, i64 2)
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
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
