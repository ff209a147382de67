; Integer intrinsics on single values of i200.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [25 x i8] c"\44\82\1C\87\0D\3B\36\07\EC\71\56\37\6B\EC\2C\71\38\6E\DC\41\B5\65\46\C7\48"
@d2 = internal global [25 x i8] c"\2D\83\C7\8A\6C\45\AD\2F\1A\F8\28\B8\EB\60\5E\3F\C3\1A\62\F9\8D\74\94\2A\6C"
@d3 = internal global [25 x i8] c"\44\82\1C\87\0D\3B\36\07\EC\71\56\37\6B\EC\2C\71\38\6E\DC\41\B5\65\46\C7\48"
@d4 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d5 = internal global [25 x i8] c"\57\7A\4F\35\55\04\40\6C\B7\2E\DB\37\3F\17\DE\50\5A\8F\F6\87\3C\C9\DC\2C\78"
@d6 = internal global [25 x i8] c"\57\7A\4F\35\55\04\40\6C\B7\2E\DB\37\3F\17\DE\50\5A\8F\F6\87\3C\C9\DC\2C\78"
@d7 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d8 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d9 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d10 = internal global [25 x i8] c"\CD\8D\6A\46\44\F5\26\B8\3A\B0\FB\EA\37\58\02\E6\8C\F7\7A\3C\37\7A\88\5D\09"
@d11 = internal global [25 x i8] c"\F5\A2\48\4F\FF\CF\97\D2\E7\77\06\2B\01\29\6F\39\49\17\14\E6\57\FD\2C\CB\8F"
@d12 = internal global [25 x i8] c"\F5\A2\48\4F\FF\CF\97\D2\E7\77\06\2B\01\29\6F\39\49\17\14\E6\57\FD\2C\CB\8F"
@d13 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d14 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d15 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d16 = internal global [25 x i8] c"\D8\C9\3C\5F\8C\B9\26\EC\7A\44\93\18\02\00\00\00\00\00\00\00\00\00\00\00\00"
@d17 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d18 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d19 = internal global [25 x i8] c"\A5\D1\C9\01\A5\0D\9D\07\D3\10\C0\69\E7\5D\36\AA\99\EF\72\CB\E7\4F\20\C9\13"
@d20 = internal global [25 x i8] c"\FD\67\50\00\AA\9B\2D\44\BA\CB\9E\F2\0F\00\00\00\00\00\00\00\00\00\00\00\00"
@d21 = internal global [25 x i8] c"\A2\39\1A\02\4F\A9\CA\4B\8D\DC\5E\5C\F7\5D\36\AA\99\EF\72\CB\E7\4F\20\C9\13"
@d22 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d23 = internal global [25 x i8] c"\07\D5\A9\96\71\E8\57\41\72\C8\C9\D5\65\06\41\51\F2\A6\30\18\0D\CA\DD\69\42"
@d24 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d25 = internal global [25 x i8] c"\E9\AA\7D\62\97\62\D0\35\37\20\49\2F\02\64\5B\F5\40\8A\06\16\14\68\3A\B3\2B"
@d26 = internal global [25 x i8] c"\59\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d27 = internal global [25 x i8] c"\94\F0\86\28\72\EF\5D\C4\22\2C\00\98\D6\21\9C\18\E5\CE\73\5B\07\CE\CD\18\88"
@d28 = internal global [25 x i8] c"\11\18\B3\73\E0\DA\CE\73\A7\18\39\84\6B\19\00\34\44\23\BA\F7\4E\14\61\0F\29"
@d29 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d30 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d31 = internal global [25 x i8] c"\B7\5D\40\4A\F2\57\4B\8F\F3\AE\27\DF\35\E8\E3\62\03\2D\A3\46\F3\3B\A9\3D\32"
@d32 = internal global [25 x i8] c"\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d33 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d34 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d35 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d36 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d37 = internal global [25 x i8] c"\A1\39\69\5F\9C\A4\D4\44\7B\45\B3\2B\0E\00\00\00\00\00\00\00\00\00\00\00\00"
@d38 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00"
@d39 = internal global [25 x i8] c"\8F\0F\A3\1E\9E\7F\DB\13\E9\02\AA\01\B0\B5\DD\39\3A\C2\4C\47\AE\62\15\54\D7"
@d40 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d41 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d42 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0"
@d43 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d44 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d45 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d46 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d47 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d48 = internal global [1 x i8] c"\00"
@d49 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d50 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d51 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d52 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d53 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d54 = internal global [1 x i8] c"\00"
@d55 = internal global [25 x i8] c"\C5\F0\AB\B4\49\CB\D2\DE\DC\70\A0\4C\08\00\00\00\00\00\00\00\00\00\00\00\00"
@d56 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d57 = internal global [25 x i8] c"\C5\F0\AB\B4\49\CB\D2\DE\DC\70\A0\4C\08\00\00\00\00\00\00\00\00\00\00\00\00"
@d58 = internal global [25 x i8] c"\C5\F0\AB\B4\49\CB\D2\DE\DC\70\A0\4C\08\00\00\00\00\00\00\00\00\00\00\00\00"
@d59 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d60 = internal global [1 x i8] c"\00"
@d61 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d62 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d63 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d64 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d65 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d66 = internal global [1 x i8] c"\00"
@d67 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d68 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d69 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d70 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d71 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d72 = internal global [1 x i8] c"\00"
@d73 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d74 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d75 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d76 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d77 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d78 = internal global [1 x i8] c"\01"

declare i32 @memcmp(ptr, ptr, i64)
declare i200 @llvm.abs.i200(i200, i1)
declare i200 @llvm.bitreverse.i200(i200)
declare i200 @llvm.ctlz.i200(i200, i1)
declare i200 @llvm.ctpop.i200(i200)
declare i200 @llvm.cttz.i200(i200, i1)
declare i200 @llvm.fshl.i200(i200, i200, i200)
declare i200 @llvm.fshr.i200(i200, i200, i200)
declare i200 @llvm.sadd.sat.i200(i200, i200)
declare i200 @llvm.smax.i200(i200, i200)
declare i200 @llvm.smin.i200(i200, i200)
declare i200 @llvm.ssub.sat.i200(i200, i200)
declare i200 @llvm.uadd.sat.i200(i200, i200)
declare i200 @llvm.umax.i200(i200, i200)
declare i200 @llvm.umin.i200(i200, i200)
declare i200 @llvm.usub.sat.i200(i200, i200)
declare { i200, i1 } @llvm.sadd.with.overflow.i200(i200, i200)
declare { i200, i1 } @llvm.smul.with.overflow.i200(i200, i200)
declare { i200, i1 } @llvm.ssub.with.overflow.i200(i200, i200)
declare { i200, i1 } @llvm.uadd.with.overflow.i200(i200, i200)
declare { i200, i1 } @llvm.umul.with.overflow.i200(i200, i200)
declare { i200, i1 } @llvm.usub.with.overflow.i200(i200, i200)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile i200, ptr @d1, align 1
  %b1 = load volatile i200, ptr @d2, align 1
  %r1 = call i200 @llvm.smin.i200(i200 %a1, i200 %b1)
  store volatile i200 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 25)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile i200, ptr @d4, align 1
  %b2 = load volatile i200, ptr @d5, align 1
  %r2 = call i200 @llvm.smax.i200(i200 %a2, i200 %b2)
  store volatile i200 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 25)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile i200, ptr @d7, align 1
  %b3 = load volatile i200, ptr @d8, align 1
  %r3 = call i200 @llvm.umin.i200(i200 %a3, i200 %b3)
  store volatile i200 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 25)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile i200, ptr @d10, align 1
  %b4 = load volatile i200, ptr @d11, align 1
  %r4 = call i200 @llvm.umax.i200(i200 %a4, i200 %b4)
  store volatile i200 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 25)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile i200, ptr @d13, align 1
  %b5 = load volatile i200, ptr @d14, align 1
  %r5 = call i200 @llvm.uadd.sat.i200(i200 %a5, i200 %b5)
  store volatile i200 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 25)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile i200, ptr @d16, align 1
  %b6 = load volatile i200, ptr @d17, align 1
  %r6 = call i200 @llvm.usub.sat.i200(i200 %a6, i200 %b6)
  store volatile i200 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 25)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile i200, ptr @d19, align 1
  %b7 = load volatile i200, ptr @d20, align 1
  %r7 = call i200 @llvm.sadd.sat.i200(i200 %a7, i200 %b7)
  store volatile i200 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 25)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile i200, ptr @d22, align 1
  %b8 = load volatile i200, ptr @d23, align 1
  %r8 = call i200 @llvm.ssub.sat.i200(i200 %a8, i200 %b8)
  store volatile i200 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 25)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile i200, ptr @d25, align 1
  %r9 = call i200 @llvm.ctpop.i200(i200 %a9)
  store volatile i200 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 25)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile i200, ptr @d27, align 1
  %r10 = call i200 @llvm.bitreverse.i200(i200 %a10)
  store volatile i200 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 25)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile i200, ptr @d29, align 1
  %r11 = call i200 @llvm.abs.i200(i200 %a11, i1 false)
  store volatile i200 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 25)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile i200, ptr @d31, align 1
  %r12 = call i200 @llvm.ctlz.i200(i200 %a12, i1 false)
  store volatile i200 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 25)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile i200, ptr @d33, align 1
  %r13 = call i200 @llvm.cttz.i200(i200 %a13, i1 false)
  store volatile i200 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 25)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile i200, ptr @d35, align 1
  %b14 = load volatile i200, ptr @d36, align 1
  %d14 = load volatile i200, ptr @d37, align 1
  %r14 = call i200 @llvm.fshl.i200(i200 %a14, i200 %b14, i200 %d14)
  store volatile i200 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d38, i64 25)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile i200, ptr @d39, align 1
  %b15 = load volatile i200, ptr @d40, align 1
  %d15 = load volatile i200, ptr @d41, align 1
  %r15 = call i200 @llvm.fshr.i200(i200 %a15, i200 %b15, i200 %d15)
  store volatile i200 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d42, i64 25)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile i200, ptr @d43, align 1
  %b16 = load volatile i200, ptr @d44, align 1
  %x16 = call { i200, i1 } @llvm.sadd.with.overflow.i200(i200 %a16, i200 %b16)
  %r16 = extractvalue { i200, i1 } %x16, 0
  store volatile i200 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d45, i64 25)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile i200, ptr @d46, align 1
  %b17 = load volatile i200, ptr @d47, align 1
  %x17 = call { i200, i1 } @llvm.sadd.with.overflow.i200(i200 %a17, i200 %b17)
  %r17 = extractvalue { i200, i1 } %x17, 1
  store volatile i1 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile i200, ptr @d49, align 1
  %b18 = load volatile i200, ptr @d50, align 1
  %x18 = call { i200, i1 } @llvm.ssub.with.overflow.i200(i200 %a18, i200 %b18)
  %r18 = extractvalue { i200, i1 } %x18, 0
  store volatile i200 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d51, i64 25)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile i200, ptr @d52, align 1
  %b19 = load volatile i200, ptr @d53, align 1
  %x19 = call { i200, i1 } @llvm.ssub.with.overflow.i200(i200 %a19, i200 %b19)
  %r19 = extractvalue { i200, i1 } %x19, 1
  store volatile i1 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile i200, ptr @d55, align 1
  %b20 = load volatile i200, ptr @d56, align 1
  %x20 = call { i200, i1 } @llvm.smul.with.overflow.i200(i200 %a20, i200 %b20)
  %r20 = extractvalue { i200, i1 } %x20, 0
  store volatile i200 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d57, i64 25)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile i200, ptr @d58, align 1
  %b21 = load volatile i200, ptr @d59, align 1
  %x21 = call { i200, i1 } @llvm.smul.with.overflow.i200(i200 %a21, i200 %b21)
  %r21 = extractvalue { i200, i1 } %x21, 1
  store volatile i1 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile i200, ptr @d61, align 1
  %b22 = load volatile i200, ptr @d62, align 1
  %x22 = call { i200, i1 } @llvm.uadd.with.overflow.i200(i200 %a22, i200 %b22)
  %r22 = extractvalue { i200, i1 } %x22, 0
  store volatile i200 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d63, i64 25)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile i200, ptr @d64, align 1
  %b23 = load volatile i200, ptr @d65, align 1
  %x23 = call { i200, i1 } @llvm.uadd.with.overflow.i200(i200 %a23, i200 %b23)
  %r23 = extractvalue { i200, i1 } %x23, 1
  store volatile i1 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile i200, ptr @d67, align 1
  %b24 = load volatile i200, ptr @d68, align 1
  %x24 = call { i200, i1 } @llvm.usub.with.overflow.i200(i200 %a24, i200 %b24)
  %r24 = extractvalue { i200, i1 } %x24, 0
  store volatile i200 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d69, i64 25)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile i200, ptr @d70, align 1
  %b25 = load volatile i200, ptr @d71, align 1
  %x25 = call { i200, i1 } @llvm.usub.with.overflow.i200(i200 %a25, i200 %b25)
  %r25 = extractvalue { i200, i1 } %x25, 1
  store volatile i1 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d72, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile i200, ptr @d73, align 1
  %b26 = load volatile i200, ptr @d74, align 1
  %x26 = call { i200, i1 } @llvm.umul.with.overflow.i200(i200 %a26, i200 %b26)
  %r26 = extractvalue { i200, i1 } %x26, 0
  store volatile i200 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d75, i64 25)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile i200, ptr @d76, align 1
  %b27 = load volatile i200, ptr @d77, align 1
  %x27 = call { i200, i1 } @llvm.umul.with.overflow.i200(i200 %a27, i200 %b27)
  %r27 = extractvalue { i200, i1 } %x27, 1
  store volatile i1 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d78, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ]
  ret i32 %which
}
