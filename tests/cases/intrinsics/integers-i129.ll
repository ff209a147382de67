; Integer intrinsics on single values of i129.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d2 = internal global [17 x i8] c"\4A\A3\08\D4\48\D8\DF\90\74\CE\AB\53\8C\47\0C\F8\01"
@d3 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d4 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d5 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d6 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d7 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d8 = internal global [17 x i8] c"\05\34\82\CE\59\3E\31\BB\AF\E5\D0\4D\02\11\57\07\00"
@d9 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d10 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d11 = internal global [17 x i8] c"\51\8F\FF\35\4E\49\80\3F\B5\D6\ED\4A\95\B4\85\38\01"
@d12 = internal global [17 x i8] c"\51\8F\FF\35\4E\49\80\3F\B5\D6\ED\4A\95\B4\85\38\01"
@d13 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d14 = internal global [17 x i8] c"\50\08\7E\A0\71\BC\FE\39\B6\B8\E5\47\34\67\2E\06\01"
@d15 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d16 = internal global [17 x i8] c"\03\4F\6F\08\CC\7B\DC\9B\00\00\00\00\00\00\00\00\00"
@d17 = internal global [17 x i8] c"\1D\56\86\EC\4A\8C\11\3F\09\DA\D2\E3\D5\E5\CC\C0\01"
@d18 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d19 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d20 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d21 = internal global [17 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d22 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d23 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d24 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d25 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d26 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d27 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d28 = internal global [17 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d29 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d30 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d31 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d32 = internal global [17 x i8] c"\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d33 = internal global [17 x i8] c"\19\5C\51\78\37\2C\2E\FA\DC\B7\29\27\01\35\44\4D\01"
@d34 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d35 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d36 = internal global [17 x i8] c"\18\9A\17\C6\BA\46\5D\90\15\C6\72\BA\DB\73\14\64\00"
@d37 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d38 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d39 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d40 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d41 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d42 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\DF\01"
@d43 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d44 = internal global [17 x i8] c"\F6\45\DD\FE\96\1F\97\0E\0D\B2\56\5C\C6\8F\1B\88\01"
@d45 = internal global [17 x i8] c"\F6\45\DD\FE\96\1F\97\0E\0D\B2\56\5C\C6\8F\1B\88\00"
@d46 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d47 = internal global [17 x i8] c"\F6\45\DD\FE\96\1F\97\0E\0D\B2\56\5C\C6\8F\1B\88\01"
@d48 = internal global [1 x i8] c"\01"
@d49 = internal global [17 x i8] c"\94\50\B0\5D\6E\80\A1\17\00\00\00\00\00\00\00\00\00"
@d50 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d51 = internal global [17 x i8] c"\93\50\B0\5D\6E\80\A1\17\00\00\00\00\00\00\00\00\00"
@d52 = internal global [17 x i8] c"\94\50\B0\5D\6E\80\A1\17\00\00\00\00\00\00\00\00\00"
@d53 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d54 = internal global [1 x i8] c"\00"
@d55 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d56 = internal global [17 x i8] c"\C2\41\58\4D\54\77\B5\4A\1F\ED\4A\2C\98\01\0F\24\00"
@d57 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d58 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d59 = internal global [17 x i8] c"\C2\41\58\4D\54\77\B5\4A\1F\ED\4A\2C\98\01\0F\24\00"
@d60 = internal global [1 x i8] c"\00"
@d61 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d62 = internal global [17 x i8] c"\E7\F1\DE\62\CF\30\C5\F3\B2\E6\53\60\F7\8F\CA\1A\00"
@d63 = internal global [17 x i8] c"\E8\F1\DE\62\CF\30\C5\F3\B2\E6\53\60\F7\8F\CA\1A\00"
@d64 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d65 = internal global [17 x i8] c"\E7\F1\DE\62\CF\30\C5\F3\B2\E6\53\60\F7\8F\CA\1A\00"
@d66 = internal global [1 x i8] c"\00"
@d67 = internal global [17 x i8] c"\78\16\E8\50\55\F4\1F\70\3A\21\AB\AD\18\2D\96\15\01"
@d68 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d69 = internal global [17 x i8] c"\79\16\E8\50\55\F4\1F\70\3A\21\AB\AD\18\2D\96\15\00"
@d70 = internal global [17 x i8] c"\78\16\E8\50\55\F4\1F\70\3A\21\AB\AD\18\2D\96\15\01"
@d71 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d72 = internal global [1 x i8] c"\00"
@d73 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d74 = internal global [17 x i8] c"\17\63\DD\2A\77\79\4E\A8\00\00\00\00\00\00\00\00\00"
@d75 = internal global [17 x i8] c"\17\63\DD\2A\77\79\4E\A8\00\00\00\00\00\00\00\00\00"
@d76 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d77 = internal global [17 x i8] c"\17\63\DD\2A\77\79\4E\A8\00\00\00\00\00\00\00\00\00"
@d78 = internal global [1 x i8] c"\00"

declare i32 @memcmp(ptr, ptr, i64)
declare i129 @llvm.abs.i129(i129, i1)
declare i129 @llvm.bitreverse.i129(i129)
declare i129 @llvm.ctlz.i129(i129, i1)
declare i129 @llvm.ctpop.i129(i129)
declare i129 @llvm.cttz.i129(i129, i1)
declare i129 @llvm.fshl.i129(i129, i129, i129)
declare i129 @llvm.fshr.i129(i129, i129, i129)
declare i129 @llvm.sadd.sat.i129(i129, i129)
declare i129 @llvm.smax.i129(i129, i129)
declare i129 @llvm.smin.i129(i129, i129)
declare i129 @llvm.ssub.sat.i129(i129, i129)
declare i129 @llvm.uadd.sat.i129(i129, i129)
declare i129 @llvm.umax.i129(i129, i129)
declare i129 @llvm.umin.i129(i129, i129)
declare i129 @llvm.usub.sat.i129(i129, i129)
declare { i129, i1 } @llvm.sadd.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.smul.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.ssub.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.uadd.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.umul.with.overflow.i129(i129, i129)
declare { i129, i1 } @llvm.usub.with.overflow.i129(i129, i129)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile i129, ptr @d1, align 1
  %b1 = load volatile i129, ptr @d2, align 1
  %r1 = call i129 @llvm.smin.i129(i129 %a1, i129 %b1)
  store volatile i129 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 17)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile i129, ptr @d4, align 1
  %b2 = load volatile i129, ptr @d5, align 1
  %r2 = call i129 @llvm.smax.i129(i129 %a2, i129 %b2)
  store volatile i129 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 17)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile i129, ptr @d7, align 1
  %b3 = load volatile i129, ptr @d8, align 1
  %r3 = call i129 @llvm.umin.i129(i129 %a3, i129 %b3)
  store volatile i129 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 17)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile i129, ptr @d10, align 1
  %b4 = load volatile i129, ptr @d11, align 1
  %r4 = call i129 @llvm.umax.i129(i129 %a4, i129 %b4)
  store volatile i129 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 17)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile i129, ptr @d13, align 1
  %b5 = load volatile i129, ptr @d14, align 1
  %r5 = call i129 @llvm.uadd.sat.i129(i129 %a5, i129 %b5)
  store volatile i129 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 17)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile i129, ptr @d16, align 1
  %b6 = load volatile i129, ptr @d17, align 1
  %r6 = call i129 @llvm.usub.sat.i129(i129 %a6, i129 %b6)
  store volatile i129 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 17)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile i129, ptr @d19, align 1
  %b7 = load volatile i129, ptr @d20, align 1
  %r7 = call i129 @llvm.sadd.sat.i129(i129 %a7, i129 %b7)
  store volatile i129 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 17)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile i129, ptr @d22, align 1
  %b8 = load volatile i129, ptr @d23, align 1
  %r8 = call i129 @llvm.ssub.sat.i129(i129 %a8, i129 %b8)
  store volatile i129 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 17)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile i129, ptr @d25, align 1
  %r9 = call i129 @llvm.ctpop.i129(i129 %a9)
  store volatile i129 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 17)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile i129, ptr @d27, align 1
  %r10 = call i129 @llvm.bitreverse.i129(i129 %a10)
  store volatile i129 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 17)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile i129, ptr @d29, align 1
  %r11 = call i129 @llvm.abs.i129(i129 %a11, i1 false)
  store volatile i129 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 17)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile i129, ptr @d31, align 1
  %r12 = call i129 @llvm.ctlz.i129(i129 %a12, i1 false)
  store volatile i129 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 17)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile i129, ptr @d33, align 1
  %r13 = call i129 @llvm.cttz.i129(i129 %a13, i1 false)
  store volatile i129 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 17)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile i129, ptr @d35, align 1
  %b14 = load volatile i129, ptr @d36, align 1
  %d14 = load volatile i129, ptr @d37, align 1
  %r14 = call i129 @llvm.fshl.i129(i129 %a14, i129 %b14, i129 %d14)
  store volatile i129 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d38, i64 17)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile i129, ptr @d39, align 1
  %b15 = load volatile i129, ptr @d40, align 1
  %d15 = load volatile i129, ptr @d41, align 1
  %r15 = call i129 @llvm.fshr.i129(i129 %a15, i129 %b15, i129 %d15)
  store volatile i129 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d42, i64 17)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile i129, ptr @d43, align 1
  %b16 = load volatile i129, ptr @d44, align 1
  %x16 = call { i129, i1 } @llvm.sadd.with.overflow.i129(i129 %a16, i129 %b16)
  %r16 = extractvalue { i129, i1 } %x16, 0
  store volatile i129 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d45, i64 17)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile i129, ptr @d46, align 1
  %b17 = load volatile i129, ptr @d47, align 1
  %x17 = call { i129, i1 } @llvm.sadd.with.overflow.i129(i129 %a17, i129 %b17)
  %r17 = extractvalue { i129, i1 } %x17, 1
  store volatile i1 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile i129, ptr @d49, align 1
  %b18 = load volatile i129, ptr @d50, align 1
  %x18 = call { i129, i1 } @llvm.ssub.with.overflow.i129(i129 %a18, i129 %b18)
  %r18 = extractvalue { i129, i1 } %x18, 0
  store volatile i129 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d51, i64 17)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile i129, ptr @d52, align 1
  %b19 = load volatile i129, ptr @d53, align 1
  %x19 = call { i129, i1 } @llvm.ssub.with.overflow.i129(i129 %a19, i129 %b19)
  %r19 = extractvalue { i129, i1 } %x19, 1
  store volatile i1 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile i129, ptr @d55, align 1
  %b20 = load volatile i129, ptr @d56, align 1
  %x20 = call { i129, i1 } @llvm.smul.with.overflow.i129(i129 %a20, i129 %b20)
  %r20 = extractvalue { i129, i1 } %x20, 0
  store volatile i129 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d57, i64 17)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile i129, ptr @d58, align 1
  %b21 = load volatile i129, ptr @d59, align 1
  %x21 = call { i129, i1 } @llvm.smul.with.overflow.i129(i129 %a21, i129 %b21)
  %r21 = extractvalue { i129, i1 } %x21, 1
  store volatile i1 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile i129, ptr @d61, align 1
  %b22 = load volatile i129, ptr @d62, align 1
  %x22 = call { i129, i1 } @llvm.uadd.with.overflow.i129(i129 %a22, i129 %b22)
  %r22 = extractvalue { i129, i1 } %x22, 0
  store volatile i129 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d63, i64 17)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile i129, ptr @d64, align 1
  %b23 = load volatile i129, ptr @d65, align 1
  %x23 = call { i129, i1 } @llvm.uadd.with.overflow.i129(i129 %a23, i129 %b23)
  %r23 = extractvalue { i129, i1 } %x23, 1
  store volatile i1 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile i129, ptr @d67, align 1
  %b24 = load volatile i129, ptr @d68, align 1
  %x24 = call { i129, i1 } @llvm.usub.with.overflow.i129(i129 %a24, i129 %b24)
  %r24 = extractvalue { i129, i1 } %x24, 0
  store volatile i129 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d69, i64 17)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile i129, ptr @d70, align 1
  %b25 = load volatile i129, ptr @d71, align 1
  %x25 = call { i129, i1 } @llvm.usub.with.overflow.i129(i129 %a25, i129 %b25)
  %r25 = extractvalue { i129, i1 } %x25, 1
  store volatile i1 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d72, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile i129, ptr @d73, align 1
  %b26 = load volatile i129, ptr @d74, align 1
  %x26 = call { i129, i1 } @llvm.umul.with.overflow.i129(i129 %a26, i129 %b26)
  %r26 = extractvalue { i129, i1 } %x26, 0
  store volatile i129 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d75, i64 17)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile i129, ptr @d76, align 1
  %b27 = load volatile i129, ptr @d77, align 1
  %x27 = call { i129, i1 } @llvm.umul.with.overflow.i129(i129 %a27, i129 %b27)
  %r27 = extractvalue { i129, i1 } %x27, 1
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
