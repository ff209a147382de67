; Integer intrinsics on single values of i256.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d2 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d3 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d4 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d5 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d6 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d7 = internal global [32 x i8] c"\C0\E0\BD\07\2D\A9\A5\27\03\5B\A9\AC\5C\9E\6D\BC\03\E6\13\44\90\B3\6A\68\D3\9D\E9\EA\13\AA\E3\D9"
@d8 = internal global [32 x i8] c"\6C\2B\C4\6A\24\23\5C\E0\B3\8A\F3\A7\A6\D9\A9\34\FA\E7\5F\3D\C1\09\E7\50\F2\F2\95\84\41\3C\4D\30"
@d9 = internal global [32 x i8] c"\6C\2B\C4\6A\24\23\5C\E0\B3\8A\F3\A7\A6\D9\A9\34\FA\E7\5F\3D\C1\09\E7\50\F2\F2\95\84\41\3C\4D\30"
@d10 = internal global [32 x i8] c"\60\25\37\F1\A2\5A\EB\FA\FE\5D\AD\3F\45\86\52\F8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d11 = internal global [32 x i8] c"\14\63\D1\58\12\C6\73\B4\F5\72\55\99\7B\55\F9\F1\3B\BB\52\E8\CD\9E\C0\96\70\13\BC\95\F8\51\87\24"
@d12 = internal global [32 x i8] c"\14\63\D1\58\12\C6\73\B4\F5\72\55\99\7B\55\F9\F1\3B\BB\52\E8\CD\9E\C0\96\70\13\BC\95\F8\51\87\24"
@d13 = internal global [32 x i8] c"\5B\3B\44\94\5E\22\81\BD\4D\78\9C\B8\56\8D\57\C4\13\84\EA\FE\D1\3D\A0\8E\52\5F\96\AA\85\E6\AF\82"
@d14 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d15 = internal global [32 x i8] c"\5B\3B\44\94\5E\22\81\BD\4D\78\9C\B8\56\8D\57\C4\13\84\EA\FE\D1\3D\A0\8E\52\5F\96\AA\85\E6\AF\82"
@d16 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d17 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d18 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d19 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d20 = internal global [32 x i8] c"\02\DE\9C\26\58\E4\24\66\9E\1C\4B\32\E9\1F\45\E4\AE\60\A9\5D\EC\7A\5A\EE\14\6F\B1\2E\BC\D7\B2\46"
@d21 = internal global [32 x i8] c"\02\DE\9C\26\58\E4\24\66\9E\1C\4B\32\E9\1F\45\E4\AE\60\A9\5D\EC\7A\5A\EE\14\6F\B1\2E\BC\D7\B2\46"
@d22 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d23 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d24 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d25 = internal global [32 x i8] c"\AC\37\4A\C3\40\BA\26\9A\92\EF\08\D9\B3\C1\88\90\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d26 = internal global [32 x i8] c"\39\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d27 = internal global [32 x i8] c"\7E\22\07\1A\21\50\1F\6D\46\72\F1\23\48\4A\E7\55\E5\88\BD\75\23\FA\E8\7B\BB\42\A9\D8\89\E8\87\E6"
@d28 = internal global [32 x i8] c"\67\E1\17\91\1B\95\42\DD\DE\17\5F\C4\AE\BD\11\A7\AA\E7\52\12\C4\8F\4E\62\B6\F8\0A\84\58\E0\44\7E"
@d29 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d30 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d31 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d32 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d33 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d34 = internal global [32 x i8] c"\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d35 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d36 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d37 = internal global [32 x i8] c"\FB\33\AE\7D\4F\77\50\0B\5A\DA\75\91\CD\27\4C\C6\30\F9\58\87\00\86\9A\46\AA\30\68\BF\BA\D1\81\08"
@d38 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d39 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d40 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\BF"
@d41 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d42 = internal global [32 x i8] c"\5C\68\95\39\14\07\14\D6\4A\3F\00\FD\0E\86\CD\53\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d43 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d44 = internal global [32 x i8] c"\5C\68\95\39\14\07\14\D6\4A\3F\00\FD\0E\86\CD\53\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d45 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d46 = internal global [32 x i8] c"\BA\02\BC\AF\B3\98\73\A7\FC\7F\70\1D\37\37\8F\E9\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d47 = internal global [32 x i8] c"\B9\02\BC\AF\B3\98\73\A7\FC\7F\70\1D\37\37\8F\E9\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d48 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d49 = internal global [32 x i8] c"\BA\02\BC\AF\B3\98\73\A7\FC\7F\70\1D\37\37\8F\E9\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d50 = internal global [1 x i8] c"\01"
@d51 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d52 = internal global [32 x i8] c"\FC\5D\AD\37\DF\8F\A8\05\95\42\D7\A4\E7\55\BA\6E\62\61\14\64\74\42\5F\A0\78\16\AB\1D\67\AF\5A\A2"
@d53 = internal global [32 x i8] c"\04\A2\52\C8\20\70\57\FA\6A\BD\28\5B\18\AA\45\91\9D\9E\EB\9B\8B\BD\A0\5F\87\E9\54\E2\98\50\A5\DD"
@d54 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d55 = internal global [32 x i8] c"\FC\5D\AD\37\DF\8F\A8\05\95\42\D7\A4\E7\55\BA\6E\62\61\14\64\74\42\5F\A0\78\16\AB\1D\67\AF\5A\A2"
@d56 = internal global [1 x i8] c"\00"
@d57 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d58 = internal global [32 x i8] c"\04\66\7A\9A\93\C5\06\B0\46\81\02\50\5B\CC\25\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d59 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d60 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d61 = internal global [32 x i8] c"\04\66\7A\9A\93\C5\06\B0\46\81\02\50\5B\CC\25\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d62 = internal global [1 x i8] c"\00"
@d63 = internal global [32 x i8] c"\5F\F1\92\22\DB\76\C2\C9\93\C3\8F\3B\8B\6F\3B\CF\F5\04\D3\E5\EB\B9\0D\75\01\14\70\D6\20\97\98\3E"
@d64 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d65 = internal global [32 x i8] c"\5E\F1\92\22\DB\76\C2\C9\93\C3\8F\3B\8B\6F\3B\CF\F5\04\D3\E5\EB\B9\0D\75\01\14\70\D6\20\97\98\3E"
@d66 = internal global [32 x i8] c"\5F\F1\92\22\DB\76\C2\C9\93\C3\8F\3B\8B\6F\3B\CF\F5\04\D3\E5\EB\B9\0D\75\01\14\70\D6\20\97\98\3E"
@d67 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d68 = internal global [1 x i8] c"\01"
@d69 = internal global [32 x i8] c"\F6\C3\B7\AF\07\55\25\12\EF\E5\68\98\83\D4\08\35\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d70 = internal global [32 x i8] c"\43\58\3C\76\A9\66\83\FC\BD\30\FB\84\F0\D0\42\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d71 = internal global [32 x i8] c"\B3\6B\7B\39\5E\EE\A1\15\31\B5\6D\13\93\03\C6\F4\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d72 = internal global [32 x i8] c"\F6\C3\B7\AF\07\55\25\12\EF\E5\68\98\83\D4\08\35\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d73 = internal global [32 x i8] c"\43\58\3C\76\A9\66\83\FC\BD\30\FB\84\F0\D0\42\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d74 = internal global [1 x i8] c"\01"
@d75 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d76 = internal global [32 x i8] c"\B8\43\A1\DD\BB\D0\CF\DD\13\0A\F8\7A\E8\AD\04\9D\01\41\94\EE\19\89\A3\38\49\0F\34\88\95\5C\7C\6F"
@d77 = internal global [32 x i8] c"\48\BC\5E\22\44\2F\30\22\EC\F5\07\85\17\52\FB\62\FE\BE\6B\11\E6\76\5C\C7\B6\F0\CB\77\6A\A3\83\90"
@d78 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d79 = internal global [32 x i8] c"\B8\43\A1\DD\BB\D0\CF\DD\13\0A\F8\7A\E8\AD\04\9D\01\41\94\EE\19\89\A3\38\49\0F\34\88\95\5C\7C\6F"
@d80 = internal global [1 x i8] c"\01"

declare i32 @memcmp(ptr, ptr, i64)
declare i256 @llvm.abs.i256(i256, i1)
declare i256 @llvm.bitreverse.i256(i256)
declare i256 @llvm.bswap.i256(i256)
declare i256 @llvm.ctlz.i256(i256, i1)
declare i256 @llvm.ctpop.i256(i256)
declare i256 @llvm.cttz.i256(i256, i1)
declare i256 @llvm.fshl.i256(i256, i256, i256)
declare i256 @llvm.fshr.i256(i256, i256, i256)
declare i256 @llvm.sadd.sat.i256(i256, i256)
declare i256 @llvm.smax.i256(i256, i256)
declare i256 @llvm.smin.i256(i256, i256)
declare i256 @llvm.ssub.sat.i256(i256, i256)
declare i256 @llvm.uadd.sat.i256(i256, i256)
declare i256 @llvm.umax.i256(i256, i256)
declare i256 @llvm.umin.i256(i256, i256)
declare i256 @llvm.usub.sat.i256(i256, i256)
declare { i256, i1 } @llvm.sadd.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.smul.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.ssub.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.uadd.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.umul.with.overflow.i256(i256, i256)
declare { i256, i1 } @llvm.usub.with.overflow.i256(i256, i256)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile i256, ptr @d1, align 1
  %b1 = load volatile i256, ptr @d2, align 1
  %r1 = call i256 @llvm.smin.i256(i256 %a1, i256 %b1)
  store volatile i256 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 32)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile i256, ptr @d4, align 1
  %b2 = load volatile i256, ptr @d5, align 1
  %r2 = call i256 @llvm.smax.i256(i256 %a2, i256 %b2)
  store volatile i256 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 32)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile i256, ptr @d7, align 1
  %b3 = load volatile i256, ptr @d8, align 1
  %r3 = call i256 @llvm.umin.i256(i256 %a3, i256 %b3)
  store volatile i256 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 32)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile i256, ptr @d10, align 1
  %b4 = load volatile i256, ptr @d11, align 1
  %r4 = call i256 @llvm.umax.i256(i256 %a4, i256 %b4)
  store volatile i256 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 32)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile i256, ptr @d13, align 1
  %b5 = load volatile i256, ptr @d14, align 1
  %r5 = call i256 @llvm.uadd.sat.i256(i256 %a5, i256 %b5)
  store volatile i256 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 32)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile i256, ptr @d16, align 1
  %b6 = load volatile i256, ptr @d17, align 1
  %r6 = call i256 @llvm.usub.sat.i256(i256 %a6, i256 %b6)
  store volatile i256 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 32)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile i256, ptr @d19, align 1
  %b7 = load volatile i256, ptr @d20, align 1
  %r7 = call i256 @llvm.sadd.sat.i256(i256 %a7, i256 %b7)
  store volatile i256 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 32)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile i256, ptr @d22, align 1
  %b8 = load volatile i256, ptr @d23, align 1
  %r8 = call i256 @llvm.ssub.sat.i256(i256 %a8, i256 %b8)
  store volatile i256 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 32)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile i256, ptr @d25, align 1
  %r9 = call i256 @llvm.ctpop.i256(i256 %a9)
  store volatile i256 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 32)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile i256, ptr @d27, align 1
  %r10 = call i256 @llvm.bitreverse.i256(i256 %a10)
  store volatile i256 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 32)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile i256, ptr @d29, align 1
  %r11 = call i256 @llvm.bswap.i256(i256 %a11)
  store volatile i256 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 32)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile i256, ptr @d31, align 1
  %r12 = call i256 @llvm.abs.i256(i256 %a12, i1 false)
  store volatile i256 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 32)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile i256, ptr @d33, align 1
  %r13 = call i256 @llvm.ctlz.i256(i256 %a13, i1 false)
  store volatile i256 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 32)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile i256, ptr @d35, align 1
  %r14 = call i256 @llvm.cttz.i256(i256 %a14, i1 false)
  store volatile i256 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d36, i64 32)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile i256, ptr @d37, align 1
  %b15 = load volatile i256, ptr @d38, align 1
  %d15 = load volatile i256, ptr @d39, align 1
  %r15 = call i256 @llvm.fshl.i256(i256 %a15, i256 %b15, i256 %d15)
  store volatile i256 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d40, i64 32)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile i256, ptr @d41, align 1
  %b16 = load volatile i256, ptr @d42, align 1
  %d16 = load volatile i256, ptr @d43, align 1
  %r16 = call i256 @llvm.fshr.i256(i256 %a16, i256 %b16, i256 %d16)
  store volatile i256 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d44, i64 32)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile i256, ptr @d45, align 1
  %b17 = load volatile i256, ptr @d46, align 1
  %x17 = call { i256, i1 } @llvm.sadd.with.overflow.i256(i256 %a17, i256 %b17)
  %r17 = extractvalue { i256, i1 } %x17, 0
  store volatile i256 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d47, i64 32)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile i256, ptr @d48, align 1
  %b18 = load volatile i256, ptr @d49, align 1
  %x18 = call { i256, i1 } @llvm.sadd.with.overflow.i256(i256 %a18, i256 %b18)
  %r18 = extractvalue { i256, i1 } %x18, 1
  store volatile i1 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d50, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile i256, ptr @d51, align 1
  %b19 = load volatile i256, ptr @d52, align 1
  %x19 = call { i256, i1 } @llvm.ssub.with.overflow.i256(i256 %a19, i256 %b19)
  %r19 = extractvalue { i256, i1 } %x19, 0
  store volatile i256 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d53, i64 32)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile i256, ptr @d54, align 1
  %b20 = load volatile i256, ptr @d55, align 1
  %x20 = call { i256, i1 } @llvm.ssub.with.overflow.i256(i256 %a20, i256 %b20)
  %r20 = extractvalue { i256, i1 } %x20, 1
  store volatile i1 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d56, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile i256, ptr @d57, align 1
  %b21 = load volatile i256, ptr @d58, align 1
  %x21 = call { i256, i1 } @llvm.smul.with.overflow.i256(i256 %a21, i256 %b21)
  %r21 = extractvalue { i256, i1 } %x21, 0
  store volatile i256 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d59, i64 32)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile i256, ptr @d60, align 1
  %b22 = load volatile i256, ptr @d61, align 1
  %x22 = call { i256, i1 } @llvm.smul.with.overflow.i256(i256 %a22, i256 %b22)
  %r22 = extractvalue { i256, i1 } %x22, 1
  store volatile i1 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d62, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile i256, ptr @d63, align 1
  %b23 = load volatile i256, ptr @d64, align 1
  %x23 = call { i256, i1 } @llvm.uadd.with.overflow.i256(i256 %a23, i256 %b23)
  %r23 = extractvalue { i256, i1 } %x23, 0
  store volatile i256 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d65, i64 32)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile i256, ptr @d66, align 1
  %b24 = load volatile i256, ptr @d67, align 1
  %x24 = call { i256, i1 } @llvm.uadd.with.overflow.i256(i256 %a24, i256 %b24)
  %r24 = extractvalue { i256, i1 } %x24, 1
  store volatile i1 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d68, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile i256, ptr @d69, align 1
  %b25 = load volatile i256, ptr @d70, align 1
  %x25 = call { i256, i1 } @llvm.usub.with.overflow.i256(i256 %a25, i256 %b25)
  %r25 = extractvalue { i256, i1 } %x25, 0
  store volatile i256 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d71, i64 32)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile i256, ptr @d72, align 1
  %b26 = load volatile i256, ptr @d73, align 1
  %x26 = call { i256, i1 } @llvm.usub.with.overflow.i256(i256 %a26, i256 %b26)
  %r26 = extractvalue { i256, i1 } %x26, 1
  store volatile i1 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d74, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile i256, ptr @d75, align 1
  %b27 = load volatile i256, ptr @d76, align 1
  %x27 = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a27, i256 %b27)
  %r27 = extractvalue { i256, i1 } %x27, 0
  store volatile i256 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d77, i64 32)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile i256, ptr @d78, align 1
  %b28 = load volatile i256, ptr @d79, align 1
  %x28 = call { i256, i1 } @llvm.umul.with.overflow.i256(i256 %a28, i256 %b28)
  %r28 = extractvalue { i256, i1 } %x28, 1
  store volatile i1 %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d80, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ]
  ret i32 %which
}
