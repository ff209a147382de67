; Matrices of every class of element.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [836 x i8] c"\22\0D\0Fe\00\1D\00\00z\00\01\FF\FD~|\80\80\FF\1F\00\DC\07;\0B\D6\81\A1\1Cx#a\15\ED{\FF\7Fg\83\A1\C6\8Fh\8B\0E\00\00\FF\7F\FE\02\1F2\A8\A7H1\FF\FF\FF\FF\98=+&\C5\A6\FC\FF\EF\F4&\EF\08\81;\92\FF\DA<\0D<QQ9p\87f&\FE\E8\14\9C\D7\D1\D0\FF\FF\FF\FF\FFq6\05\0D\17\86\96f<w}\DFA\0A0\1D\D5wQ\F0\80O-\8C\E8\03\D7\9E\A4~^I\DC\FF\FF\FF\FF\FF\FF\FF]\02\99Y6\E1^^\9A\9E\06U\8D\1E\7F\D5AUlL\87orSr]N\00\C6\9E\1B\A9@\17G\9A\22\0CK\AD\F4\D6\B3\05\C8\A53\B7\09#\92~'\82,\00\E7\D3\9F\98\1F\C3\EDK\03\00\00\00\00\00\00\00\00\00\00\00\D52\F7\ACAH\9FE\00\C4\EF\CC\E7H\D1}g\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\02\00\00\00\00\00\00\00\00\00\00\00\F4\BC$\AE\0C\EF\17O\C96\C6\E4\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\BE\F0\CE\A6\EFU\AFi\A6<\9CfNYK\F7w\BCT8t\7F\F9\DC\DD\1A\E4d\10\02\02\FF\95)\B4ESHw\9066\83 o\96_\B0\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9D\B0\90\11\0E\D0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\BE;\A7\C2\A2\7F\E6\D6\E0y?\C6o\B4{\14\92\AEu\B6I\AE\00\00\00\00\00\00\00\00\00\00\B7T\E3\11\17\F2z7y?\F4\16\1A\A3\7F\DC\A5\D0r\1A\E8\A3]\D9M\8F\C8\EC\F5\F0<\C8\22g\F4\C3t\0E\11K\E8a\D9\D4B\03\FD\A3Y8I7q\C8\A3\0E\ED\F9\C1\97b\93]\98\9F8c\F0JU}\C5:\D7\F1\C5z\C1\A6P\D1n\1A\EA\A6\12#\17E\1B\82rk\172\E9{iP\96?\C0>\D7\CC\05@Ds\FCh\94'\0Bb\C7X\8D\9B\83\D9hS\00\00\00\00\00\00\00\00\00\00\00\00\00uh\88\A2/M\FFGV\83\E0e\F0\99\B8W_/\891\D0\ED\A2\EA\CA\F0=n\CDfRb\BEwZ\AD\0C\92\B6\82\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00G\DBb\B0\15\1B\CF\EB\FD\C4Z\22\13\D8\0CZP\88\89\B3\F2Wp\17\1AiF\A1\87\FE\03\01\EF\B9p\A8\E6\A2\BD\DE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\B2\C7\85\D8y\81Y)ic`\E5\89\88\0B\FC\D8\98\83\91\0FVM\DC\B9M#\B4\D2yrg\C9d?\04~\C3\18\0D\0B~o\A1e\5C\18\F0\85+?\0D\946\A9G7\B2\D5\096#j\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00^\0D\AD\F5\FDQi\D5\ED\F7\13\05\A4\E3\E0K\F4\F4\B7\A3\DF\A9\E6\D5\84o\B38\980\8D*\10S\C7\00\00\00\00\00"
@want = constant [1184 x i8] c"$2WL\009\01\00\00\01z\FF\00\FD|\90\8C\80\80\80\00z\00\01\FF\FD\FF\0F;\01\B0`\DC\D7\81\0F\CFR\F9\D2\BF\D5#]\ED{\A1\C6\FF\7F\8Fhg\83\8B\0E_\B9q\17uq\A5NS\94\07\17\ED{\FF\7Fg\83\A1\C6\8Fh\8B\0E\A8\A7H1\C5\A6\FC\FF\FF\FF\FF\FF\EF\F4&\EF\98=+&\08\81;\92\A8\A7H1\FF\FF\FF\FF\98=+&\C5\A6\FC\FF\EF\F4&\EF\08\81;\92\FF\DA<\0D<QQ9q6\05\0D\17\86\96fp\87f&\FE\E8\14\9C<w}\DFA\0A0\1D\D7\D1\D0\FF\FF\FF\FF\FF\D5wQ\F0\80O-\8C4\CC$/\F7\F1|Q\10I\ECq\F5\1A\8A\DB\E4\D5\CFi|\CB\83N\9D\0A\9B\AA\8D\84\18n\C8\D5\B6:\C1\A7E\BB=u\F4\19\01\C4\14\09\FF\DA<\0D<QQ9p\87f&\FE\E8\14\9C\D7\D1\D0\FF\FF\FF\FF\FFq6\05\0D\17\86\96f<w}\DFA\0A0\1D\D5wQ\F0\80O-\8CAUlL\87orSr]N\00'\82,\00\E7\D3\9F\98\1F\C3\EDK\C6\9E\1B\A9@\17G\9A\22\0CK\AD\03\00\00\00\00\00\00\00\00\00\00\00\F4\D6\B3\05\C8\A53\B7\09#\92~\D52\F7\ACAH\9FE\00\C4\EF\CC\80\B3\9F\C4\E62\08T\87\0F\C1B\A7\F49\AA\A5\D2\8A\B1\5Cs9\13Wc\F8\AD\C9\905+\DCIM^\AE[UB\E8D\8C\97^\C4e\82ht\A5\5C\A7\FB\D5!\A1\BC\E8\08\EC\8CL\5Cz\F9B\C0\AA\B4\B8\D6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\95)\B4ESHw\9066\83 o\96_\B0\BE\F0\CE\A6\EFU\AFi\A6<\9CfNYK\F7\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00w\BCT8t\7F\F9\DC\DD\1A\E4d\10\02\02\FF\9D\B0\90\11\0E\D0\00\00\00\00\00\00\00\00\00\00\963\7FK2\1A\D9e\B0\90\5C\E4b\B9]\C7|wN\85E\FF\CC\AD\C1\F3~\8C\DFh\F7(\86C\82\92\11jFc\D2\BB\C5\BD\8B\94s\F1azjK\B5A\F2x\92$\B6\CE\D7(\B2\ED\CA\19C\08%\F0\1F\C1\A1\8A\D5:x\DE9\FA\19\22h\85+\1A\9C\14NrX\DC\D3\1C\9D^\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\BE\F0\CE\A6\EFU\AFi\A6<\9CfNYK\F7w\BCT8t\7F\F9\DC\DD\1A\E4d\10\02\02\FF\95)\B4ESHw\9066\83 o\96_\B0\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9D\B0\90\11\0E\D0\00\00\00\00\00\00\00\00\00\00\A5\D0r\1A\E8\A3]\D9M\8F\C8\EC\F5\F0<\C8\22g\F4\C3t\0E\11K\E8a\D9\D4B\03\FD\A3Y8I7q\C8\A3\0Euh\88\A2/M\FFGV\83\E0e\F0\99\B8W_/\891\D0\ED\A2\EA\CA\F0=n\CDfRb\BEwZ\AD\0C\92\B6\82\ED\F9\C1\97b\93]\98\9F8c\F0JU}\C5:\D7\F1\C5z\C1\A6P\D1n\1A\EA\A6\12#\17E\1B\82rk\172\E9\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00{iP\96?\C0>\D7\CC\05@Ds\FCh\94'\0Bb\C7X\8D\9B\83\D9hS\00\00\00\00\00\00\00\00\00\00\00\00\00G\DBb\B0\15\1B\CF\EB\FD\C4Z\22\13\D8\0CZP\88\89\B3\F2Wp\17\1AiF\A1\87\FE\03\01\EF\B9p\A8\E6\A2\BD\DEZ\94\D4\08\C5\8F/lG\22&\C8\94\D9\08\FE\94\BE\C4\E6,\1D\FF\EC\BD\A6\06V\91'\C0|\C4\A3\8C\9F\B8\DC\FC\0A\B2\C7\85\D8y\81Y)ic`\E5\89\88\0B\FC\D8\98\83\91\0FVM\DC\B9M#\B4\D2yrg\C9d?\04~\C3\18\8D^\A8\13Q )\0E\1D\0D\E4l\0F\E3\E5\D0\B8\DD\E0\B6vK\85\BF.\8A($]\B1\93\1Cl\D4U\80\14\B1\C4\10\FC\0Dy\A0\0D\9D\F7\F7\8A\98\9E\E2\96\9D\15\A2\E5\1B\CCDQ\0F\0E\0E\FB\90\AF\09\0E4\BC\1B\10\E7\AF\A4\9C1)3\99\8Dp\C8^\B6\BF\BA\8C\19.\B7\0F\A2\95\E0\88S\AAK|3\D6\9D\ABwc\B0eE\FDLt\EC\CF\A8\AD\EA\BBXG[1\1E\0C2&\AC\A8Y\06&\1F\D2\D2\CF\B6(\96o\AC\83\DC\FE\9E\AC\02\C6\96\8A\CC\CC\0E\0F\00 n\EF\DF\FC\E0"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

@cells = global [4096 x i8] zeroinitializer, align 64
define void @f0() {
  %v0 = load <6 x i1>, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %t1 = call <6 x i1> @llvm.matrix.transpose.v6i1(<6 x i1> %v0, i32 3, i32 2)
  store <6 x i1> %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  %v1 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1), align 1
  %t2 = call <6 x i1> @llvm.matrix.multiply.v6i1.v6i1.v4i1(<6 x i1> %v0, <4 x i1> %v1, i32 3, i32 2, i32 2)
  store <6 x i1> %t2, ptr @out, align 1
  call void @check(i32 2, i64 1, i64 1)
  ret void
}

define void @f1() {
  %v0 = load <6 x i3>, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %t3 = call <6 x i3> @llvm.matrix.transpose.v6i3(<6 x i3> %v0, i32 3, i32 2)
  store <6 x i3> %t3, ptr @out, align 1
  call void @check(i32 3, i64 2, i64 3)
  %v1 = load <4 x i3>, ptr getelementptr (i8, ptr @in, i64 5), align 1
  %t4 = call <6 x i3> @llvm.matrix.multiply.v6i3.v6i3.v4i3(<6 x i3> %v0, <4 x i3> %v1, i32 3, i32 2, i32 2)
  store <6 x i3> %t4, ptr @out, align 1
  call void @check(i32 4, i64 5, i64 3)
  ret void
}

define void @f2() {
  %v0 = load <6 x i8>, ptr getelementptr (i8, ptr @in, i64 7), align 1
  %t5 = call <6 x i8> @llvm.matrix.transpose.v6i8(<6 x i8> %v0, i32 3, i32 2)
  store <6 x i8> %t5, ptr @out, align 1
  call void @check(i32 5, i64 8, i64 6)
  %v1 = load <4 x i8>, ptr getelementptr (i8, ptr @in, i64 13), align 1
  %t6 = call <6 x i8> @llvm.matrix.multiply.v6i8.v6i8.v4i8(<6 x i8> %v0, <4 x i8> %v1, i32 3, i32 2, i32 2)
  store <6 x i8> %t6, ptr @out, align 1
  call void @check(i32 6, i64 14, i64 6)
  call void @llvm.matrix.column.major.store.v6i8.i64(<6 x i8> %v0, ptr @cells, i64 5, i1 false, i32 3, i32 2)
  %t7 = call <6 x i8> @llvm.matrix.column.major.load.v6i8.i64(ptr @cells, i64 5, i1 false, i32 3, i32 2)
  store <6 x i8> %t7, ptr @out, align 1
  call void @check(i32 7, i64 20, i64 6)
  ret void
}

define void @f3() {
  %v0 = load <6 x i12>, ptr getelementptr (i8, ptr @in, i64 17), align 1
  %t8 = call <6 x i12> @llvm.matrix.transpose.v6i12(<6 x i12> %v0, i32 3, i32 2)
  store <6 x i12> %t8, ptr @out, align 1
  call void @check(i32 8, i64 26, i64 9)
  %v1 = load <4 x i12>, ptr getelementptr (i8, ptr @in, i64 26), align 1
  %t9 = call <6 x i12> @llvm.matrix.multiply.v6i12.v6i12.v4i12(<6 x i12> %v0, <4 x i12> %v1, i32 3, i32 2, i32 2)
  store <6 x i12> %t9, ptr @out, align 1
  call void @check(i32 9, i64 35, i64 9)
  ret void
}

define void @f4() {
  %v0 = load <6 x i16>, ptr getelementptr (i8, ptr @in, i64 32), align 1
  %t10 = call <6 x i16> @llvm.matrix.transpose.v6i16(<6 x i16> %v0, i32 3, i32 2)
  store <6 x i16> %t10, ptr @out, align 1
  call void @check(i32 10, i64 44, i64 12)
  %v1 = load <4 x i16>, ptr getelementptr (i8, ptr @in, i64 44), align 1
  %t11 = call <6 x i16> @llvm.matrix.multiply.v6i16.v6i16.v4i16(<6 x i16> %v0, <4 x i16> %v1, i32 3, i32 2, i32 2)
  store <6 x i16> %t11, ptr @out, align 1
  call void @check(i32 11, i64 56, i64 12)
  call void @llvm.matrix.column.major.store.v6i16.i64(<6 x i16> %v0, ptr @cells, i64 5, i1 false, i32 3, i32 2)
  %t12 = call <6 x i16> @llvm.matrix.column.major.load.v6i16.i64(ptr @cells, i64 5, i1 false, i32 3, i32 2)
  store <6 x i16> %t12, ptr @out, align 1
  call void @check(i32 12, i64 68, i64 12)
  ret void
}

define void @f5() {
  %v0 = load <6 x i32>, ptr getelementptr (i8, ptr @in, i64 52), align 1
  %t13 = call <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32> %v0, i32 3, i32 2)
  store <6 x i32> %t13, ptr @out, align 1
  call void @check(i32 13, i64 80, i64 24)
  call void @llvm.matrix.column.major.store.v6i32.i64(<6 x i32> %v0, ptr @cells, i64 5, i1 false, i32 3, i32 2)
  %t14 = call <6 x i32> @llvm.matrix.column.major.load.v6i32.i64(ptr @cells, i64 5, i1 false, i32 3, i32 2)
  store <6 x i32> %t14, ptr @out, align 1
  call void @check(i32 14, i64 104, i64 24)
  ret void
}

define void @f6() {
  %v0 = load <6 x i64>, ptr getelementptr (i8, ptr @in, i64 76), align 1
  %t15 = call <6 x i64> @llvm.matrix.transpose.v6i64(<6 x i64> %v0, i32 3, i32 2)
  store <6 x i64> %t15, ptr @out, align 1
  call void @check(i32 15, i64 128, i64 48)
  %v1 = load <4 x i64>, ptr getelementptr (i8, ptr @in, i64 124), align 1
  %t16 = call <6 x i64> @llvm.matrix.multiply.v6i64.v6i64.v4i64(<6 x i64> %v0, <4 x i64> %v1, i32 3, i32 2, i32 2)
  store <6 x i64> %t16, ptr @out, align 1
  call void @check(i32 16, i64 176, i64 48)
  call void @llvm.matrix.column.major.store.v6i64.i64(<6 x i64> %v0, ptr @cells, i64 5, i1 false, i32 3, i32 2)
  %t17 = call <6 x i64> @llvm.matrix.column.major.load.v6i64.i64(ptr @cells, i64 5, i1 false, i32 3, i32 2)
  store <6 x i64> %t17, ptr @out, align 1
  call void @check(i32 17, i64 224, i64 48)
  ret void
}

define void @f7() {
  %v0 = load <6 x i96>, ptr getelementptr (i8, ptr @in, i64 156), align 1
  %t18 = call <6 x i96> @llvm.matrix.transpose.v6i96(<6 x i96> %v0, i32 3, i32 2)
  store <6 x i96> %t18, ptr @out, align 1
  call void @check(i32 18, i64 272, i64 72)
  %v1 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 228), align 1
  %t19 = call <6 x i96> @llvm.matrix.multiply.v6i96.v6i96.v4i96(<6 x i96> %v0, <4 x i96> %v1, i32 3, i32 2, i32 2)
  store <6 x i96> %t19, ptr @out, align 1
  call void @check(i32 19, i64 344, i64 72)
  ret void
}

define void @f8() {
  %v0 = load <6 x i128>, ptr getelementptr (i8, ptr @in, i64 276), align 1
  %t20 = call <6 x i128> @llvm.matrix.transpose.v6i128(<6 x i128> %v0, i32 3, i32 2)
  store <6 x i128> %t20, ptr @out, align 1
  call void @check(i32 20, i64 416, i64 96)
  %v1 = load <4 x i128>, ptr getelementptr (i8, ptr @in, i64 372), align 1
  %t21 = call <6 x i128> @llvm.matrix.multiply.v6i128.v6i128.v4i128(<6 x i128> %v0, <4 x i128> %v1, i32 3, i32 2, i32 2)
  store <6 x i128> %t21, ptr @out, align 1
  call void @check(i32 21, i64 512, i64 96)
  call void @llvm.matrix.column.major.store.v6i128.i64(<6 x i128> %v0, ptr @cells, i64 5, i1 false, i32 3, i32 2)
  %t22 = call <6 x i128> @llvm.matrix.column.major.load.v6i128.i64(ptr @cells, i64 5, i1 false, i32 3, i32 2)
  store <6 x i128> %t22, ptr @out, align 1
  call void @check(i32 22, i64 608, i64 96)
  ret void
}

define void @f9() {
  %v0 = load <6 x i320>, ptr getelementptr (i8, ptr @in, i64 436), align 1
  %t23 = call <6 x i320> @llvm.matrix.transpose.v6i320(<6 x i320> %v0, i32 3, i32 2)
  store <6 x i320> %t23, ptr @out, align 1
  call void @check(i32 23, i64 704, i64 240)
  %v1 = load <4 x i320>, ptr getelementptr (i8, ptr @in, i64 676), align 1
  %t24 = call <6 x i320> @llvm.matrix.multiply.v6i320.v6i320.v4i320(<6 x i320> %v0, <4 x i320> %v1, i32 3, i32 2, i32 2)
  store <6 x i320> %t24, ptr @out, align 1
  call void @check(i32 24, i64 944, i64 240)
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
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
declare <6 x i128> @llvm.matrix.column.major.load.v6i128.i64(ptr, i64, i1, i32, i32)
declare <6 x i16> @llvm.matrix.column.major.load.v6i16.i64(ptr, i64, i1, i32, i32)
declare <6 x i32> @llvm.matrix.column.major.load.v6i32.i64(ptr, i64, i1, i32, i32)
declare <6 x i64> @llvm.matrix.column.major.load.v6i64.i64(ptr, i64, i1, i32, i32)
declare <6 x i8> @llvm.matrix.column.major.load.v6i8.i64(ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6i128.i64(<6 x i128>, ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6i16.i64(<6 x i16>, ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6i32.i64(<6 x i32>, ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6i64.i64(<6 x i64>, ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6i8.i64(<6 x i8>, ptr, i64, i1, i32, i32)
declare <6 x i1> @llvm.matrix.multiply.v6i1.v6i1.v4i1(<6 x i1>, <4 x i1>, i32, i32, i32)
declare <6 x i12> @llvm.matrix.multiply.v6i12.v6i12.v4i12(<6 x i12>, <4 x i12>, i32, i32, i32)
declare <6 x i128> @llvm.matrix.multiply.v6i128.v6i128.v4i128(<6 x i128>, <4 x i128>, i32, i32, i32)
declare <6 x i16> @llvm.matrix.multiply.v6i16.v6i16.v4i16(<6 x i16>, <4 x i16>, i32, i32, i32)
declare <6 x i3> @llvm.matrix.multiply.v6i3.v6i3.v4i3(<6 x i3>, <4 x i3>, i32, i32, i32)
declare <6 x i320> @llvm.matrix.multiply.v6i320.v6i320.v4i320(<6 x i320>, <4 x i320>, i32, i32, i32)
declare <6 x i64> @llvm.matrix.multiply.v6i64.v6i64.v4i64(<6 x i64>, <4 x i64>, i32, i32, i32)
declare <6 x i8> @llvm.matrix.multiply.v6i8.v6i8.v4i8(<6 x i8>, <4 x i8>, i32, i32, i32)
declare <6 x i96> @llvm.matrix.multiply.v6i96.v6i96.v4i96(<6 x i96>, <4 x i96>, i32, i32, i32)
declare <6 x i1> @llvm.matrix.transpose.v6i1(<6 x i1>, i32, i32)
declare <6 x i12> @llvm.matrix.transpose.v6i12(<6 x i12>, i32, i32)
declare <6 x i128> @llvm.matrix.transpose.v6i128(<6 x i128>, i32, i32)
declare <6 x i16> @llvm.matrix.transpose.v6i16(<6 x i16>, i32, i32)
declare <6 x i3> @llvm.matrix.transpose.v6i3(<6 x i3>, i32, i32)
declare <6 x i32> @llvm.matrix.transpose.v6i32(<6 x i32>, i32, i32)
declare <6 x i320> @llvm.matrix.transpose.v6i320(<6 x i320>, i32, i32)
declare <6 x i64> @llvm.matrix.transpose.v6i64(<6 x i64>, i32, i32)
declare <6 x i8> @llvm.matrix.transpose.v6i8(<6 x i8>, i32, i32)
declare <6 x i96> @llvm.matrix.transpose.v6i96(<6 x i96>, i32, i32)
