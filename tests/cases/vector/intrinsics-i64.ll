; Integer intrinsics on vectors of i64.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80"
@d2 = internal global [24 x i8] c"\0D\DC\A5\B8\54\2A\3E\B8\51\1B\F5\6A\15\E7\13\E7\18\7A\5C\54\69\0C\E1\AB"
@d3 = internal global [24 x i8] c"\0D\DC\A5\B8\54\2A\3E\B8\51\1B\F5\6A\15\E7\13\E7\00\00\00\00\00\00\00\80"
@d4 = internal global [24 x i8] c"\98\1B\1B\2A\CE\09\DD\71\F9\F3\18\7B\00\00\00\00\01\00\00\00\00\00\00\00"
@d5 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\F2\C4\FA\9F\56\0E\8C\30"
@d6 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\F9\F3\18\7B\00\00\00\00\F2\C4\FA\9F\56\0E\8C\30"
@d7 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\CB\7C\8A\28\00\00\00\00\01\00\00\00\00\00\00\00"
@d8 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\C8\C8\56\C2\00\00\00\00\8F\C8\6E\6A\F4\9F\B7\1B"
@d9 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\CB\7C\8A\28\00\00\00\00\01\00\00\00\00\00\00\00"
@d10 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00"
@d11 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\88\A5\17\17\F7\41\6D\AF\8D\34\38\8C\59\C5\40\D0"
@d12 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\88\A5\17\17\F7\41\6D\AF\8D\34\38\8C\59\C5\40\D0"
@d13 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\25\0C\18\24\74\B9\5C\93"
@d14 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF"
@d15 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF"
@d16 = internal global [24 x i8] c"\49\E5\E4\A1\2B\AC\95\F9\EC\73\E1\F4\BF\07\13\41\2C\05\95\74\B5\62\BC\7A"
@d17 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F"
@d18 = internal global [24 x i8] c"\49\E5\E4\A1\2B\AC\95\F9\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d19 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\B1\B4\97\55\CE\5F\B5\53\FF\FF\FF\FF\FF\FF\FF\FF"
@d20 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\39\59\EE\F3\6B\08\BF\D1\01\00\00\00\00\00\00\00"
@d21 = internal global [24 x i8] c"\01\00\00\00\00\00\00\80\EA\0D\86\49\3A\68\74\25\00\00\00\00\00\00\00\00"
@d22 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80"
@d23 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF"
@d24 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\80"
@d25 = internal global [24 x i8] c"\D6\C8\88\8F\1A\17\96\48\4C\25\67\FD\94\CA\FD\CE\95\37\12\AE\E2\E8\2E\43"
@d26 = internal global [24 x i8] c"\1C\00\00\00\00\00\00\00\25\00\00\00\00\00\00\00\1F\00\00\00\00\00\00\00"
@d27 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\09\D6\48\57\F7\E2\A2\C4"
@d28 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\23\45\47\EF\EA\12\6B\90"
@d29 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\5D\11\27\F6\0D\3C\A4\A8\CD\4D\F0\36\5C\BC\B0\18"
@d30 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\A8\A4\3C\0D\F6\27\11\5D\18\B0\BC\5C\36\F0\4D\CD"
@d31 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00"
@d32 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d33 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\7E\00\0B\20\00\00\00\00\00\00\00\00\00\00\00\80"
@d34 = internal global [24 x i8] c"\3F\00\00\00\00\00\00\00\22\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d35 = internal global [24 x i8] c"\CB\81\2D\B5\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF"
@d36 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d37 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F"
@d38 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\DD\2F\E7\71\00\00\00\00"
@d39 = internal global [24 x i8] c"\DC\5F\C7\CF\D8\67\06\08\52\38\AB\62\A8\DA\BA\41\B1\82\B7\AF\00\00\00\00"
@d40 = internal global [24 x i8] c"\FF\FF\FF\F7\FF\FF\FF\FF\FF\FF\05\00\00\00\00\00\CE\E3\00\00\00\00\FE\FF"
@d41 = internal global [24 x i8] c"\21\7C\D2\6B\A5\B3\52\F5\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d42 = internal global [24 x i8] c"\9F\14\00\7F\84\7B\9D\4E\72\FC\B2\A2\B5\45\D2\B1\A5\F8\04\A1\FC\FB\F1\58"
@d43 = internal global [24 x i8] c"\65\58\29\37\58\2B\20\93\00\00\00\00\00\00\00\80\37\DD\36\66\98\54\C0\BC"
@d44 = internal global [24 x i8] c"\DC\EB\74\0A\E1\93\5E\2B\72\FC\B2\A2\B5\45\D2\B1\B1\02\00\00\00\00\00\00"
@d45 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F"
@d46 = internal global [24 x i8] c"\DF\FE\63\1C\6D\D7\59\21\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F"
@d47 = internal global [24 x i8] c"\DE\FE\63\1C\6D\D7\59\21\01\00\00\00\00\00\00\80\FE\FF\FF\FF\FF\FF\FF\FF"
@d48 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F"
@d49 = internal global [24 x i8] c"\DF\FE\63\1C\6D\D7\59\21\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F"
@d50 = internal global [1 x i8] c"\04"
@d51 = internal global [24 x i8] c"\AB\A7\F1\5F\D9\66\66\A3\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d52 = internal global [24 x i8] c"\AD\64\FF\BB\00\00\00\00\B1\1B\8E\EE\CA\C7\17\EC\D1\77\FE\32\00\00\00\00"
@d53 = internal global [24 x i8] c"\FE\42\F2\A3\D8\66\66\A3\4F\E4\71\11\35\38\E8\13\30\88\01\CD\FF\FF\FF\FF"
@d54 = internal global [24 x i8] c"\AB\A7\F1\5F\D9\66\66\A3\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d55 = internal global [24 x i8] c"\AD\64\FF\BB\00\00\00\00\B1\1B\8E\EE\CA\C7\17\EC\D1\77\FE\32\00\00\00\00"
@d56 = internal global [1 x i8] c"\00"
@d57 = internal global [24 x i8] c"\37\22\0B\5E\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80"
@d58 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\D1\BB\B7\D3\C6\5D\4F\BA\00\00\00\00\00\00\00\80"
@d59 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\2F\44\48\2C\39\A2\B0\C5\00\00\00\00\00\00\00\00"
@d60 = internal global [24 x i8] c"\37\22\0B\5E\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80"
@d61 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\D1\BB\B7\D3\C6\5D\4F\BA\00\00\00\00\00\00\00\80"
@d62 = internal global [1 x i8] c"\07"
@d63 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80"
@d64 = internal global [24 x i8] c"\07\D9\73\E7\A4\73\EF\EC\68\2B\BE\DF\3D\3A\87\74\94\7C\8D\04\99\32\4F\FA"
@d65 = internal global [24 x i8] c"\06\D9\73\E7\A4\73\EF\6C\67\2B\BE\DF\3D\3A\87\74\94\7C\8D\04\99\32\4F\7A"
@d66 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80"
@d67 = internal global [24 x i8] c"\07\D9\73\E7\A4\73\EF\EC\68\2B\BE\DF\3D\3A\87\74\94\7C\8D\04\99\32\4F\FA"
@d68 = internal global [1 x i8] c"\07"
@d69 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\B9\4F\B9\B2\0E\FF\AA\A6\FF\FF\FF\FF\FF\FF\FF\FF"
@d70 = internal global [24 x i8] c"\CF\17\2D\C8\62\F7\59\C4\FF\FF\FF\FF\FF\FF\FF\7F\10\D0\7A\89\94\32\5F\EC"
@d71 = internal global [24 x i8] c"\30\E8\D2\37\9D\08\A6\BB\BA\4F\B9\B2\0E\FF\AA\26\EF\2F\85\76\6B\CD\A0\13"
@d72 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\B9\4F\B9\B2\0E\FF\AA\A6\FF\FF\FF\FF\FF\FF\FF\FF"
@d73 = internal global [24 x i8] c"\CF\17\2D\C8\62\F7\59\C4\FF\FF\FF\FF\FF\FF\FF\7F\10\D0\7A\89\94\32\5F\EC"
@d74 = internal global [1 x i8] c"\01"
@d75 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d76 = internal global [24 x i8] c"\C6\64\F3\6F\8C\D6\3C\C8\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d77 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d78 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d79 = internal global [24 x i8] c"\C6\64\F3\6F\8C\D6\3C\C8\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d80 = internal global [1 x i8] c"\00"

declare i32 @memcmp(ptr, ptr, i64)
declare <3 x i64> @llvm.abs.v3i64(<3 x i64>, i1)
declare <3 x i64> @llvm.bitreverse.v3i64(<3 x i64>)
declare <3 x i64> @llvm.bswap.v3i64(<3 x i64>)
declare <3 x i64> @llvm.ctlz.v3i64(<3 x i64>, i1)
declare <3 x i64> @llvm.ctpop.v3i64(<3 x i64>)
declare <3 x i64> @llvm.cttz.v3i64(<3 x i64>, i1)
declare <3 x i64> @llvm.fshl.v3i64(<3 x i64>, <3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.fshr.v3i64(<3 x i64>, <3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.sadd.sat.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.smax.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.smin.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.ssub.sat.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.uadd.sat.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.umax.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.umin.v3i64(<3 x i64>, <3 x i64>)
declare <3 x i64> @llvm.usub.sat.v3i64(<3 x i64>, <3 x i64>)
declare { <3 x i64>, <3 x i1> } @llvm.sadd.with.overflow.v3i64(<3 x i64>, <3 x i64>)
declare { <3 x i64>, <3 x i1> } @llvm.smul.with.overflow.v3i64(<3 x i64>, <3 x i64>)
declare { <3 x i64>, <3 x i1> } @llvm.ssub.with.overflow.v3i64(<3 x i64>, <3 x i64>)
declare { <3 x i64>, <3 x i1> } @llvm.uadd.with.overflow.v3i64(<3 x i64>, <3 x i64>)
declare { <3 x i64>, <3 x i1> } @llvm.umul.with.overflow.v3i64(<3 x i64>, <3 x i64>)
declare { <3 x i64>, <3 x i1> } @llvm.usub.with.overflow.v3i64(<3 x i64>, <3 x i64>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i64>, ptr @d1, align 1
  %b1 = load volatile <3 x i64>, ptr @d2, align 1
  %r1 = call <3 x i64> @llvm.smin.v3i64(<3 x i64> %a1, <3 x i64> %b1)
  store volatile <3 x i64> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 24)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i64>, ptr @d4, align 1
  %b2 = load volatile <3 x i64>, ptr @d5, align 1
  %r2 = call <3 x i64> @llvm.smax.v3i64(<3 x i64> %a2, <3 x i64> %b2)
  store volatile <3 x i64> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 24)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i64>, ptr @d7, align 1
  %b3 = load volatile <3 x i64>, ptr @d8, align 1
  %r3 = call <3 x i64> @llvm.umin.v3i64(<3 x i64> %a3, <3 x i64> %b3)
  store volatile <3 x i64> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 24)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <3 x i64>, ptr @d10, align 1
  %b4 = load volatile <3 x i64>, ptr @d11, align 1
  %r4 = call <3 x i64> @llvm.umax.v3i64(<3 x i64> %a4, <3 x i64> %b4)
  store volatile <3 x i64> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 24)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i64>, ptr @d13, align 1
  %b5 = load volatile <3 x i64>, ptr @d14, align 1
  %r5 = call <3 x i64> @llvm.uadd.sat.v3i64(<3 x i64> %a5, <3 x i64> %b5)
  store volatile <3 x i64> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 24)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <3 x i64>, ptr @d16, align 1
  %b6 = load volatile <3 x i64>, ptr @d17, align 1
  %r6 = call <3 x i64> @llvm.usub.sat.v3i64(<3 x i64> %a6, <3 x i64> %b6)
  store volatile <3 x i64> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 24)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i64>, ptr @d19, align 1
  %b7 = load volatile <3 x i64>, ptr @d20, align 1
  %r7 = call <3 x i64> @llvm.sadd.sat.v3i64(<3 x i64> %a7, <3 x i64> %b7)
  store volatile <3 x i64> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 24)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <3 x i64>, ptr @d22, align 1
  %b8 = load volatile <3 x i64>, ptr @d23, align 1
  %r8 = call <3 x i64> @llvm.ssub.sat.v3i64(<3 x i64> %a8, <3 x i64> %b8)
  store volatile <3 x i64> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 24)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i64>, ptr @d25, align 1
  %r9 = call <3 x i64> @llvm.ctpop.v3i64(<3 x i64> %a9)
  store volatile <3 x i64> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 24)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i64>, ptr @d27, align 1
  %r10 = call <3 x i64> @llvm.bitreverse.v3i64(<3 x i64> %a10)
  store volatile <3 x i64> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 24)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i64>, ptr @d29, align 1
  %r11 = call <3 x i64> @llvm.bswap.v3i64(<3 x i64> %a11)
  store volatile <3 x i64> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 24)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <3 x i64>, ptr @d31, align 1
  %r12 = call <3 x i64> @llvm.abs.v3i64(<3 x i64> %a12, i1 false)
  store volatile <3 x i64> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 24)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i64>, ptr @d33, align 1
  %r13 = call <3 x i64> @llvm.ctlz.v3i64(<3 x i64> %a13, i1 false)
  store volatile <3 x i64> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 24)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i64>, ptr @d35, align 1
  %r14 = call <3 x i64> @llvm.cttz.v3i64(<3 x i64> %a14, i1 false)
  store volatile <3 x i64> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d36, i64 24)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i64>, ptr @d37, align 1
  %b15 = load volatile <3 x i64>, ptr @d38, align 1
  %d15 = load volatile <3 x i64>, ptr @d39, align 1
  %r15 = call <3 x i64> @llvm.fshl.v3i64(<3 x i64> %a15, <3 x i64> %b15, <3 x i64> %d15)
  store volatile <3 x i64> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d40, i64 24)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x i64>, ptr @d41, align 1
  %b16 = load volatile <3 x i64>, ptr @d42, align 1
  %d16 = load volatile <3 x i64>, ptr @d43, align 1
  %r16 = call <3 x i64> @llvm.fshr.v3i64(<3 x i64> %a16, <3 x i64> %b16, <3 x i64> %d16)
  store volatile <3 x i64> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d44, i64 24)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i64>, ptr @d45, align 1
  %b17 = load volatile <3 x i64>, ptr @d46, align 1
  %x17 = call { <3 x i64>, <3 x i1> } @llvm.sadd.with.overflow.v3i64(<3 x i64> %a17, <3 x i64> %b17)
  %r17 = extractvalue { <3 x i64>, <3 x i1> } %x17, 0
  store volatile <3 x i64> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d47, i64 24)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i64>, ptr @d48, align 1
  %b18 = load volatile <3 x i64>, ptr @d49, align 1
  %x18 = call { <3 x i64>, <3 x i1> } @llvm.sadd.with.overflow.v3i64(<3 x i64> %a18, <3 x i64> %b18)
  %r18 = extractvalue { <3 x i64>, <3 x i1> } %x18, 1
  store volatile <3 x i1> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d50, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i64>, ptr @d51, align 1
  %b19 = load volatile <3 x i64>, ptr @d52, align 1
  %x19 = call { <3 x i64>, <3 x i1> } @llvm.ssub.with.overflow.v3i64(<3 x i64> %a19, <3 x i64> %b19)
  %r19 = extractvalue { <3 x i64>, <3 x i1> } %x19, 0
  store volatile <3 x i64> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d53, i64 24)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <3 x i64>, ptr @d54, align 1
  %b20 = load volatile <3 x i64>, ptr @d55, align 1
  %x20 = call { <3 x i64>, <3 x i1> } @llvm.ssub.with.overflow.v3i64(<3 x i64> %a20, <3 x i64> %b20)
  %r20 = extractvalue { <3 x i64>, <3 x i1> } %x20, 1
  store volatile <3 x i1> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d56, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i64>, ptr @d57, align 1
  %b21 = load volatile <3 x i64>, ptr @d58, align 1
  %x21 = call { <3 x i64>, <3 x i1> } @llvm.smul.with.overflow.v3i64(<3 x i64> %a21, <3 x i64> %b21)
  %r21 = extractvalue { <3 x i64>, <3 x i1> } %x21, 0
  store volatile <3 x i64> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d59, i64 24)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i64>, ptr @d60, align 1
  %b22 = load volatile <3 x i64>, ptr @d61, align 1
  %x22 = call { <3 x i64>, <3 x i1> } @llvm.smul.with.overflow.v3i64(<3 x i64> %a22, <3 x i64> %b22)
  %r22 = extractvalue { <3 x i64>, <3 x i1> } %x22, 1
  store volatile <3 x i1> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d62, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i64>, ptr @d63, align 1
  %b23 = load volatile <3 x i64>, ptr @d64, align 1
  %x23 = call { <3 x i64>, <3 x i1> } @llvm.uadd.with.overflow.v3i64(<3 x i64> %a23, <3 x i64> %b23)
  %r23 = extractvalue { <3 x i64>, <3 x i1> } %x23, 0
  store volatile <3 x i64> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d65, i64 24)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <3 x i64>, ptr @d66, align 1
  %b24 = load volatile <3 x i64>, ptr @d67, align 1
  %x24 = call { <3 x i64>, <3 x i1> } @llvm.uadd.with.overflow.v3i64(<3 x i64> %a24, <3 x i64> %b24)
  %r24 = extractvalue { <3 x i64>, <3 x i1> } %x24, 1
  store volatile <3 x i1> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d68, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i64>, ptr @d69, align 1
  %b25 = load volatile <3 x i64>, ptr @d70, align 1
  %x25 = call { <3 x i64>, <3 x i1> } @llvm.usub.with.overflow.v3i64(<3 x i64> %a25, <3 x i64> %b25)
  %r25 = extractvalue { <3 x i64>, <3 x i1> } %x25, 0
  store volatile <3 x i64> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d71, i64 24)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <3 x i64>, ptr @d72, align 1
  %b26 = load volatile <3 x i64>, ptr @d73, align 1
  %x26 = call { <3 x i64>, <3 x i1> } @llvm.usub.with.overflow.v3i64(<3 x i64> %a26, <3 x i64> %b26)
  %r26 = extractvalue { <3 x i64>, <3 x i1> } %x26, 1
  store volatile <3 x i1> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d74, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i64>, ptr @d75, align 1
  %b27 = load volatile <3 x i64>, ptr @d76, align 1
  %x27 = call { <3 x i64>, <3 x i1> } @llvm.umul.with.overflow.v3i64(<3 x i64> %a27, <3 x i64> %b27)
  %r27 = extractvalue { <3 x i64>, <3 x i1> } %x27, 0
  store volatile <3 x i64> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d77, i64 24)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i64>, ptr @d78, align 1
  %b28 = load volatile <3 x i64>, ptr @d79, align 1
  %x28 = call { <3 x i64>, <3 x i1> } @llvm.umul.with.overflow.v3i64(<3 x i64> %a28, <3 x i64> %b28)
  %r28 = extractvalue { <3 x i64>, <3 x i1> } %x28, 1
  store volatile <3 x i1> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d80, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ]
  ret i32 %which
}
