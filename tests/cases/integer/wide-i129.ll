; Binary operations and comparisons on single values of i129.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d2 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d3 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d4 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d5 = internal global [17 x i8] c"\57\60\AB\B9\2A\5F\3B\59\F6\EE\CE\8E\67\CB\F7\F8\00"
@d6 = internal global [17 x i8] c"\A9\9F\54\46\D5\A0\C4\A6\09\11\31\71\98\34\08\07\00"
@d7 = internal global [17 x i8] c"\80\D9\DF\7C\61\1B\7E\3F\5B\9A\A9\39\8F\C9\C9\8E\01"
@d8 = internal global [17 x i8] c"\2B\55\E4\D8\E3\4C\ED\93\93\9E\3E\9F\BB\75\8E\B6\01"
@d9 = internal global [17 x i8] c"\80\08\D1\02\38\EB\05\38\F8\6E\43\91\93\90\94\C2\00"
@d10 = internal global [17 x i8] c"\04\46\8D\1B\28\2D\56\95\81\86\60\7F\CD\8E\5E\DD\01"
@d11 = internal global [17 x i8] c"\00\C0\A1\1B\D3\15\BD\64\00\00\00\00\00\00\00\00\00"
@d12 = internal global [17 x i8] c"\00\40\81\1B\00\05\14\04\00\00\00\00\00\00\00\00\00"
@d13 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d14 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d15 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d16 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d17 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d18 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d19 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d20 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d21 = internal global [17 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d22 = internal global [17 x i8] c"\C1\87\4F\39\88\93\D9\08\BE\03\14\F3\57\94\1F\72\01"
@d23 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d24 = internal global [17 x i8] c"\C1\87\4F\39\88\93\D9\08\BE\03\14\F3\57\94\1F\72\01"
@d25 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d26 = internal global [17 x i8] c"\19\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d27 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\01"
@d28 = internal global [17 x i8] c"\49\08\A3\82\0D\C8\7E\E4\FE\18\DB\FB\D5\A8\1F\80\00"
@d29 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d30 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d31 = internal global [17 x i8] c"\0F\89\07\E3\44\B4\3C\95\1B\5A\31\AF\1D\7E\06\4E\00"
@d32 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d33 = internal global [17 x i8] c"\0F\89\07\E3\44\B4\3C\95\1B\5A\31\AF\1D\7E\06\4E\00"
@d34 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d35 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d36 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d37 = internal global [17 x i8] c"\4B\9F\52\84\45\CC\50\67\AC\86\EB\86\1B\F8\B3\0B\00"
@d38 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d39 = internal global [17 x i8] c"\4B\9F\52\84\45\CC\50\67\AC\86\EB\86\1B\F8\B3\0B\00"
@d40 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d41 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d42 = internal global [1 x i8] c"\00"
@d43 = internal global [17 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d44 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d45 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d46 = internal global [17 x i8] c"\45\12\07\3E\41\CB\28\4D\00\00\00\00\00\00\00\00\00"
@d47 = internal global [17 x i8] c"\45\12\07\3E\41\CB\28\4D\00\00\00\00\00\00\00\00\00"
@d48 = internal global [1 x i8] c"\00"
@d49 = internal global [17 x i8] c"\45\12\07\3E\41\CB\28\4D\00\00\00\00\00\00\00\00\00"
@d50 = internal global [17 x i8] c"\45\12\07\3E\41\CB\28\4D\00\00\00\00\00\00\00\00\00"
@d51 = internal global [17 x i8] c"\45\12\07\3E\41\CB\28\4D\00\00\00\00\00\00\00\00\00"
@d52 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d53 = internal global [17 x i8] c"\AF\95\DA\17\46\E8\8A\71\70\0C\0F\75\1A\88\6B\9F\01"
@d54 = internal global [1 x i8] c"\00"
@d55 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d56 = internal global [17 x i8] c"\AF\95\DA\17\46\E8\8A\71\70\0C\0F\75\1A\88\6B\9F\01"
@d57 = internal global [17 x i8] c"\AF\95\DA\17\46\E8\8A\71\70\0C\0F\75\1A\88\6B\9F\01"
@d58 = internal global [17 x i8] c"\6A\66\2E\3D\D0\3B\2F\1B\B0\60\B9\65\C3\39\92\22\01"
@d59 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d60 = internal global [1 x i8] c"\01"
@d61 = internal global [17 x i8] c"\6A\66\2E\3D\D0\3B\2F\1B\B0\60\B9\65\C3\39\92\22\01"
@d62 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d63 = internal global [17 x i8] c"\6A\66\2E\3D\D0\3B\2F\1B\B0\60\B9\65\C3\39\92\22\01"
@d64 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d65 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d66 = internal global [1 x i8] c"\00"
@d67 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d68 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d69 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d70 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d71 = internal global [17 x i8] c"\AC\66\9B\14\63\28\C4\5C\4E\AD\8C\FB\4E\80\DC\BC\00"
@d72 = internal global [1 x i8] c"\00"
@d73 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d74 = internal global [17 x i8] c"\AC\66\9B\14\63\28\C4\5C\4E\AD\8C\FB\4E\80\DC\BC\00"
@d75 = internal global [17 x i8] c"\AC\66\9B\14\63\28\C4\5C\4E\AD\8C\FB\4E\80\DC\BC\00"
@d76 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d77 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d78 = internal global [1 x i8] c"\00"
@d79 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d80 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d81 = internal global [17 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01"
@d82 = internal global [17 x i8] c"\12\99\C1\C4\22\4B\F4\09\17\75\4A\AC\B6\7F\1C\C3\01"
@d83 = internal global [17 x i8] c"\23\71\B0\34\45\02\78\17\06\D4\D6\3F\FE\E4\1D\59\01"
@d84 = internal global [1 x i8] c"\01"
@d85 = internal global [17 x i8] c"\12\99\C1\C4\22\4B\F4\09\17\75\4A\AC\B6\7F\1C\C3\01"
@d86 = internal global [17 x i8] c"\23\71\B0\34\45\02\78\17\06\D4\D6\3F\FE\E4\1D\59\01"
@d87 = internal global [17 x i8] c"\12\99\C1\C4\22\4B\F4\09\17\75\4A\AC\B6\7F\1C\C3\01"
@d88 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d89 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d90 = internal global [1 x i8] c"\00"
@d91 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d92 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d93 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d94 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d95 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d96 = internal global [1 x i8] c"\01"
@d97 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d98 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d99 = internal global [17 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile i129, ptr @d1, align 1
  %b1 = load volatile i129, ptr @d2, align 1
  %r1 = add i129 %a1, %b1
  store volatile i129 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 17)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile i129, ptr @d4, align 1
  %b2 = load volatile i129, ptr @d5, align 1
  %r2 = sub i129 %a2, %b2
  store volatile i129 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 17)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile i129, ptr @d7, align 1
  %b3 = load volatile i129, ptr @d8, align 1
  %r3 = mul i129 %a3, %b3
  store volatile i129 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 17)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile i129, ptr @d10, align 1
  %b4 = load volatile i129, ptr @d11, align 1
  %r4 = and i129 %a4, %b4
  store volatile i129 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 17)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile i129, ptr @d13, align 1
  %b5 = load volatile i129, ptr @d14, align 1
  %r5 = or i129 %a5, %b5
  store volatile i129 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 17)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile i129, ptr @d16, align 1
  %b6 = load volatile i129, ptr @d17, align 1
  %r6 = xor i129 %a6, %b6
  store volatile i129 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 17)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile i129, ptr @d19, align 1
  %b7 = load volatile i129, ptr @d20, align 1
  %r7 = shl i129 %a7, %b7
  store volatile i129 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 17)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile i129, ptr @d22, align 1
  %b8 = load volatile i129, ptr @d23, align 1
  %r8 = lshr i129 %a8, %b8
  store volatile i129 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 17)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile i129, ptr @d25, align 1
  %b9 = load volatile i129, ptr @d26, align 1
  %r9 = ashr i129 %a9, %b9
  store volatile i129 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 17)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile i129, ptr @d28, align 1
  %b10 = load volatile i129, ptr @d29, align 1
  %r10 = udiv i129 %a10, %b10
  store volatile i129 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 17)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile i129, ptr @d31, align 1
  %b11 = load volatile i129, ptr @d32, align 1
  %r11 = urem i129 %a11, %b11
  store volatile i129 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 17)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile i129, ptr @d34, align 1
  %b12 = load volatile i129, ptr @d35, align 1
  %r12 = sdiv i129 %a12, %b12
  store volatile i129 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 17)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile i129, ptr @d37, align 1
  %b13 = load volatile i129, ptr @d38, align 1
  %r13 = srem i129 %a13, %b13
  store volatile i129 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 17)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile i129, ptr @d40, align 1
  %b14 = load volatile i129, ptr @d41, align 1
  %r14 = icmp eq i129 %a14, %b14
  store volatile i1 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 1)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile i129, ptr @d43, align 1
  %b15 = load volatile i129, ptr @d44, align 1
  %k15 = icmp eq i129 %a15, %b15
  %r15 = select i1 %k15, i129 %a15, i129 %b15
  store volatile i129 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 17)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile i129, ptr @d46, align 1
  %b16 = load volatile i129, ptr @d47, align 1
  %r16 = icmp ne i129 %a16, %b16
  store volatile i1 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile i129, ptr @d49, align 1
  %b17 = load volatile i129, ptr @d50, align 1
  %k17 = icmp ne i129 %a17, %b17
  %r17 = select i1 %k17, i129 %a17, i129 %b17
  store volatile i129 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 17)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile i129, ptr @d52, align 1
  %b18 = load volatile i129, ptr @d53, align 1
  %r18 = icmp ugt i129 %a18, %b18
  store volatile i1 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile i129, ptr @d55, align 1
  %b19 = load volatile i129, ptr @d56, align 1
  %k19 = icmp ugt i129 %a19, %b19
  %r19 = select i1 %k19, i129 %a19, i129 %b19
  store volatile i129 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 17)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile i129, ptr @d58, align 1
  %b20 = load volatile i129, ptr @d59, align 1
  %r20 = icmp uge i129 %a20, %b20
  store volatile i1 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile i129, ptr @d61, align 1
  %b21 = load volatile i129, ptr @d62, align 1
  %k21 = icmp uge i129 %a21, %b21
  %r21 = select i1 %k21, i129 %a21, i129 %b21
  store volatile i129 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 17)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile i129, ptr @d64, align 1
  %b22 = load volatile i129, ptr @d65, align 1
  %r22 = icmp ult i129 %a22, %b22
  store volatile i1 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile i129, ptr @d67, align 1
  %b23 = load volatile i129, ptr @d68, align 1
  %k23 = icmp ult i129 %a23, %b23
  %r23 = select i1 %k23, i129 %a23, i129 %b23
  store volatile i129 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 17)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile i129, ptr @d70, align 1
  %b24 = load volatile i129, ptr @d71, align 1
  %r24 = icmp ule i129 %a24, %b24
  store volatile i1 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile i129, ptr @d73, align 1
  %b25 = load volatile i129, ptr @d74, align 1
  %k25 = icmp ule i129 %a25, %b25
  %r25 = select i1 %k25, i129 %a25, i129 %b25
  store volatile i129 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 17)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile i129, ptr @d76, align 1
  %b26 = load volatile i129, ptr @d77, align 1
  %r26 = icmp sgt i129 %a26, %b26
  store volatile i1 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile i129, ptr @d79, align 1
  %b27 = load volatile i129, ptr @d80, align 1
  %k27 = icmp sgt i129 %a27, %b27
  %r27 = select i1 %k27, i129 %a27, i129 %b27
  store volatile i129 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 17)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile i129, ptr @d82, align 1
  %b28 = load volatile i129, ptr @d83, align 1
  %r28 = icmp sge i129 %a28, %b28
  store volatile i1 %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile i129, ptr @d85, align 1
  %b29 = load volatile i129, ptr @d86, align 1
  %k29 = icmp sge i129 %a29, %b29
  %r29 = select i1 %k29, i129 %a29, i129 %b29
  store volatile i129 %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 17)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile i129, ptr @d88, align 1
  %b30 = load volatile i129, ptr @d89, align 1
  %r30 = icmp slt i129 %a30, %b30
  store volatile i1 %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 1)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile i129, ptr @d91, align 1
  %b31 = load volatile i129, ptr @d92, align 1
  %k31 = icmp slt i129 %a31, %b31
  %r31 = select i1 %k31, i129 %a31, i129 %b31
  store volatile i129 %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 17)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile i129, ptr @d94, align 1
  %b32 = load volatile i129, ptr @d95, align 1
  %r32 = icmp sle i129 %a32, %b32
  store volatile i1 %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 1)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile i129, ptr @d97, align 1
  %b33 = load volatile i129, ptr @d98, align 1
  %k33 = icmp sle i129 %a33, %b33
  %r33 = select i1 %k33, i129 %a33, i129 %b33
  store volatile i129 %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 17)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ]
  ret i32 %which
}
