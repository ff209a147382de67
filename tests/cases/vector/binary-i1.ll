; Binary operations and comparisons on vectors of i1.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [1 x i8] c"\04"
@d2 = internal global [1 x i8] c"\05"
@d3 = internal global [1 x i8] c"\01"
@d4 = internal global [3 x i8] c"\BE\BE\01"
@d5 = internal global [3 x i8] c"\EE\AD\00"
@d6 = internal global [3 x i8] c"\50\13\01"
@d7 = internal global [1 x i8] c"\05"
@d8 = internal global [1 x i8] c"\07"
@d9 = internal global [1 x i8] c"\02"
@d10 = internal global [3 x i8] c"\1F\FB\01"
@d11 = internal global [3 x i8] c"\92\7F\00"
@d12 = internal global [3 x i8] c"\8D\84\01"
@d13 = internal global [1 x i8] c"\07"
@d14 = internal global [1 x i8] c"\02"
@d15 = internal global [1 x i8] c"\02"
@d16 = internal global [3 x i8] c"\FE\FB\01"
@d17 = internal global [3 x i8] c"\FF\E3\01"
@d18 = internal global [3 x i8] c"\FE\E3\01"
@d19 = internal global [1 x i8] c"\07"
@d20 = internal global [1 x i8] c"\03"
@d21 = internal global [1 x i8] c"\03"
@d22 = internal global [3 x i8] c"\FF\D7\00"
@d23 = internal global [3 x i8] c"\C5\DE\01"
@d24 = internal global [3 x i8] c"\C5\D6\00"
@d25 = internal global [1 x i8] c"\07"
@d26 = internal global [1 x i8] c"\02"
@d27 = internal global [1 x i8] c"\07"
@d28 = internal global [3 x i8] c"\78\6C\01"
@d29 = internal global [3 x i8] c"\8D\BE\00"
@d30 = internal global [3 x i8] c"\FD\FE\01"
@d31 = internal global [1 x i8] c"\03"
@d32 = internal global [1 x i8] c"\00"
@d33 = internal global [1 x i8] c"\03"
@d34 = internal global [3 x i8] c"\5D\5D\00"
@d35 = internal global [3 x i8] c"\E5\D3\00"
@d36 = internal global [3 x i8] c"\B8\8E\00"
@d37 = internal global [1 x i8] c"\06"
@d38 = internal global [1 x i8] c"\07"
@d39 = internal global [1 x i8] c"\06"
@d40 = internal global [3 x i8] c"\7E\B7\01"
@d41 = internal global [3 x i8] c"\FF\FF\01"
@d42 = internal global [3 x i8] c"\7E\B7\01"
@d43 = internal global [1 x i8] c"\07"
@d44 = internal global [1 x i8] c"\07"
@d45 = internal global [1 x i8] c"\00"
@d46 = internal global [3 x i8] c"\E7\3F\01"
@d47 = internal global [3 x i8] c"\FF\FF\01"
@d48 = internal global [3 x i8] c"\00\00\00"
@d49 = internal global [1 x i8] c"\05"
@d50 = internal global [1 x i8] c"\03"
@d51 = internal global [1 x i8] c"\01"
@d52 = internal global [1 x i8] c"\05"
@d53 = internal global [1 x i8] c"\03"
@d54 = internal global [1 x i8] c"\03"
@d55 = internal global [3 x i8] c"\E5\EE\01"
@d56 = internal global [3 x i8] c"\46\FC\01"
@d57 = internal global [3 x i8] c"\5C\ED\01"
@d58 = internal global [3 x i8] c"\E5\EE\01"
@d59 = internal global [3 x i8] c"\46\FC\01"
@d60 = internal global [3 x i8] c"\46\FC\01"
@d61 = internal global [1 x i8] c"\07"
@d62 = internal global [1 x i8] c"\03"
@d63 = internal global [1 x i8] c"\04"
@d64 = internal global [1 x i8] c"\07"
@d65 = internal global [1 x i8] c"\03"
@d66 = internal global [1 x i8] c"\07"
@d67 = internal global [3 x i8] c"\DF\C1\01"
@d68 = internal global [3 x i8] c"\83\B7\00"
@d69 = internal global [3 x i8] c"\5C\76\01"
@d70 = internal global [3 x i8] c"\DF\C1\01"
@d71 = internal global [3 x i8] c"\83\B7\00"
@d72 = internal global [3 x i8] c"\DF\C1\01"
@d73 = internal global [1 x i8] c"\07"
@d74 = internal global [1 x i8] c"\07"
@d75 = internal global [1 x i8] c"\00"
@d76 = internal global [1 x i8] c"\07"
@d77 = internal global [1 x i8] c"\07"
@d78 = internal global [1 x i8] c"\07"
@d79 = internal global [3 x i8] c"\F9\FF\01"
@d80 = internal global [3 x i8] c"\8B\F9\01"
@d81 = internal global [3 x i8] c"\70\06\00"
@d82 = internal global [3 x i8] c"\F9\FF\01"
@d83 = internal global [3 x i8] c"\8B\F9\01"
@d84 = internal global [3 x i8] c"\FB\FF\01"
@d85 = internal global [1 x i8] c"\02"
@d86 = internal global [1 x i8] c"\02"
@d87 = internal global [1 x i8] c"\07"
@d88 = internal global [1 x i8] c"\02"
@d89 = internal global [1 x i8] c"\02"
@d90 = internal global [1 x i8] c"\02"
@d91 = internal global [3 x i8] c"\E6\9F\00"
@d92 = internal global [3 x i8] c"\5E\1D\00"
@d93 = internal global [3 x i8] c"\E7\FF\01"
@d94 = internal global [3 x i8] c"\E6\9F\00"
@d95 = internal global [3 x i8] c"\5E\1D\00"
@d96 = internal global [3 x i8] c"\FE\9F\00"
@d97 = internal global [1 x i8] c"\01"
@d98 = internal global [1 x i8] c"\02"
@d99 = internal global [1 x i8] c"\02"
@d100 = internal global [1 x i8] c"\01"
@d101 = internal global [1 x i8] c"\02"
@d102 = internal global [1 x i8] c"\00"
@d103 = internal global [3 x i8] c"\FF\7A\01"
@d104 = internal global [3 x i8] c"\DD\66\00"
@d105 = internal global [3 x i8] c"\00\04\00"
@d106 = internal global [3 x i8] c"\FF\7A\01"
@d107 = internal global [3 x i8] c"\DD\66\00"
@d108 = internal global [3 x i8] c"\DD\62\00"
@d109 = internal global [1 x i8] c"\03"
@d110 = internal global [1 x i8] c"\03"
@d111 = internal global [1 x i8] c"\07"
@d112 = internal global [1 x i8] c"\03"
@d113 = internal global [1 x i8] c"\03"
@d114 = internal global [1 x i8] c"\03"
@d115 = internal global [3 x i8] c"\18\FE\01"
@d116 = internal global [3 x i8] c"\EC\AA\00"
@d117 = internal global [3 x i8] c"\EF\AB\00"
@d118 = internal global [3 x i8] c"\18\FE\01"
@d119 = internal global [3 x i8] c"\EC\AA\00"
@d120 = internal global [3 x i8] c"\08\AA\00"
@d121 = internal global [1 x i8] c"\03"
@d122 = internal global [1 x i8] c"\07"
@d123 = internal global [1 x i8] c"\04"
@d124 = internal global [1 x i8] c"\03"
@d125 = internal global [1 x i8] c"\07"
@d126 = internal global [1 x i8] c"\03"
@d127 = internal global [3 x i8] c"\73\FD\01"
@d128 = internal global [3 x i8] c"\F9\E1\00"
@d129 = internal global [3 x i8] c"\88\00\00"
@d130 = internal global [3 x i8] c"\73\FD\01"
@d131 = internal global [3 x i8] c"\F9\E1\00"
@d132 = internal global [3 x i8] c"\71\E1\00"
@d133 = internal global [1 x i8] c"\07"
@d134 = internal global [1 x i8] c"\05"
@d135 = internal global [1 x i8] c"\05"
@d136 = internal global [1 x i8] c"\07"
@d137 = internal global [1 x i8] c"\05"
@d138 = internal global [1 x i8] c"\05"
@d139 = internal global [3 x i8] c"\D1\B2\01"
@d140 = internal global [3 x i8] c"\3F\FB\01"
@d141 = internal global [3 x i8] c"\3F\FF\01"
@d142 = internal global [3 x i8] c"\D1\B2\01"
@d143 = internal global [3 x i8] c"\3F\FB\01"
@d144 = internal global [3 x i8] c"\11\B2\01"
@d145 = internal global [1 x i8] c"\06"
@d146 = internal global [1 x i8] c"\07"
@d147 = internal global [1 x i8] c"\00"
@d148 = internal global [1 x i8] c"\06"
@d149 = internal global [1 x i8] c"\07"
@d150 = internal global [1 x i8] c"\07"
@d151 = internal global [3 x i8] c"\5B\CC\01"
@d152 = internal global [3 x i8] c"\DF\6F\00"
@d153 = internal global [3 x i8] c"\00\80\01"
@d154 = internal global [3 x i8] c"\5B\CC\01"
@d155 = internal global [3 x i8] c"\DF\6F\00"
@d156 = internal global [3 x i8] c"\DF\EF\01"
@d157 = internal global [1 x i8] c"\00"
@d158 = internal global [1 x i8] c"\00"
@d159 = internal global [1 x i8] c"\07"
@d160 = internal global [1 x i8] c"\00"
@d161 = internal global [1 x i8] c"\00"
@d162 = internal global [1 x i8] c"\00"
@d163 = internal global [3 x i8] c"\31\DB\00"
@d164 = internal global [3 x i8] c"\B7\FF\00"
@d165 = internal global [3 x i8] c"\79\DB\01"
@d166 = internal global [3 x i8] c"\31\DB\00"
@d167 = internal global [3 x i8] c"\B7\FF\00"
@d168 = internal global [3 x i8] c"\B7\FF\00"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i1>, ptr @d1, align 1
  %b1 = load volatile <3 x i1>, ptr @d2, align 1
  %r1 = add <3 x i1> %a1, %b1
  store volatile <3 x i1> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 1)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <17 x i1>, ptr @d4, align 1
  %b2 = load volatile <17 x i1>, ptr @d5, align 1
  %r2 = add <17 x i1> %a2, %b2
  store volatile <17 x i1> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 3)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i1>, ptr @d7, align 1
  %b3 = load volatile <3 x i1>, ptr @d8, align 1
  %r3 = sub <3 x i1> %a3, %b3
  store volatile <3 x i1> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 1)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <17 x i1>, ptr @d10, align 1
  %b4 = load volatile <17 x i1>, ptr @d11, align 1
  %r4 = sub <17 x i1> %a4, %b4
  store volatile <17 x i1> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 3)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i1>, ptr @d13, align 1
  %b5 = load volatile <3 x i1>, ptr @d14, align 1
  %r5 = mul <3 x i1> %a5, %b5
  store volatile <3 x i1> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 1)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <17 x i1>, ptr @d16, align 1
  %b6 = load volatile <17 x i1>, ptr @d17, align 1
  %r6 = mul <17 x i1> %a6, %b6
  store volatile <17 x i1> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 3)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i1>, ptr @d19, align 1
  %b7 = load volatile <3 x i1>, ptr @d20, align 1
  %r7 = and <3 x i1> %a7, %b7
  store volatile <3 x i1> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 1)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <17 x i1>, ptr @d22, align 1
  %b8 = load volatile <17 x i1>, ptr @d23, align 1
  %r8 = and <17 x i1> %a8, %b8
  store volatile <17 x i1> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 3)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i1>, ptr @d25, align 1
  %b9 = load volatile <3 x i1>, ptr @d26, align 1
  %r9 = or <3 x i1> %a9, %b9
  store volatile <3 x i1> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 1)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <17 x i1>, ptr @d28, align 1
  %b10 = load volatile <17 x i1>, ptr @d29, align 1
  %r10 = or <17 x i1> %a10, %b10
  store volatile <17 x i1> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 3)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i1>, ptr @d31, align 1
  %b11 = load volatile <3 x i1>, ptr @d32, align 1
  %r11 = xor <3 x i1> %a11, %b11
  store volatile <3 x i1> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 1)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <17 x i1>, ptr @d34, align 1
  %b12 = load volatile <17 x i1>, ptr @d35, align 1
  %r12 = xor <17 x i1> %a12, %b12
  store volatile <17 x i1> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 3)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i1>, ptr @d37, align 1
  %b13 = load volatile <3 x i1>, ptr @d38, align 1
  %r13 = udiv <3 x i1> %a13, %b13
  store volatile <3 x i1> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 1)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <17 x i1>, ptr @d40, align 1
  %b14 = load volatile <17 x i1>, ptr @d41, align 1
  %r14 = udiv <17 x i1> %a14, %b14
  store volatile <17 x i1> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 3)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i1>, ptr @d43, align 1
  %b15 = load volatile <3 x i1>, ptr @d44, align 1
  %r15 = urem <3 x i1> %a15, %b15
  store volatile <3 x i1> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 1)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <17 x i1>, ptr @d46, align 1
  %b16 = load volatile <17 x i1>, ptr @d47, align 1
  %r16 = urem <17 x i1> %a16, %b16
  store volatile <17 x i1> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 3)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i1>, ptr @d49, align 1
  %b17 = load volatile <3 x i1>, ptr @d50, align 1
  %r17 = icmp eq <3 x i1> %a17, %b17
  store volatile <3 x i1> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i1>, ptr @d52, align 1
  %b18 = load volatile <3 x i1>, ptr @d53, align 1
  %k18 = icmp eq <3 x i1> %a18, %b18
  %r18 = select <3 x i1> %k18, <3 x i1> %a18, <3 x i1> %b18
  store volatile <3 x i1> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <17 x i1>, ptr @d55, align 1
  %b19 = load volatile <17 x i1>, ptr @d56, align 1
  %r19 = icmp eq <17 x i1> %a19, %b19
  store volatile <17 x i1> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 3)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <17 x i1>, ptr @d58, align 1
  %b20 = load volatile <17 x i1>, ptr @d59, align 1
  %k20 = icmp eq <17 x i1> %a20, %b20
  %r20 = select <17 x i1> %k20, <17 x i1> %a20, <17 x i1> %b20
  store volatile <17 x i1> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 3)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i1>, ptr @d61, align 1
  %b21 = load volatile <3 x i1>, ptr @d62, align 1
  %r21 = icmp ne <3 x i1> %a21, %b21
  store volatile <3 x i1> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i1>, ptr @d64, align 1
  %b22 = load volatile <3 x i1>, ptr @d65, align 1
  %k22 = icmp ne <3 x i1> %a22, %b22
  %r22 = select <3 x i1> %k22, <3 x i1> %a22, <3 x i1> %b22
  store volatile <3 x i1> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <17 x i1>, ptr @d67, align 1
  %b23 = load volatile <17 x i1>, ptr @d68, align 1
  %r23 = icmp ne <17 x i1> %a23, %b23
  store volatile <17 x i1> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 3)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <17 x i1>, ptr @d70, align 1
  %b24 = load volatile <17 x i1>, ptr @d71, align 1
  %k24 = icmp ne <17 x i1> %a24, %b24
  %r24 = select <17 x i1> %k24, <17 x i1> %a24, <17 x i1> %b24
  store volatile <17 x i1> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 3)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i1>, ptr @d73, align 1
  %b25 = load volatile <3 x i1>, ptr @d74, align 1
  %r25 = icmp ugt <3 x i1> %a25, %b25
  store volatile <3 x i1> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <3 x i1>, ptr @d76, align 1
  %b26 = load volatile <3 x i1>, ptr @d77, align 1
  %k26 = icmp ugt <3 x i1> %a26, %b26
  %r26 = select <3 x i1> %k26, <3 x i1> %a26, <3 x i1> %b26
  store volatile <3 x i1> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <17 x i1>, ptr @d79, align 1
  %b27 = load volatile <17 x i1>, ptr @d80, align 1
  %r27 = icmp ugt <17 x i1> %a27, %b27
  store volatile <17 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 3)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <17 x i1>, ptr @d82, align 1
  %b28 = load volatile <17 x i1>, ptr @d83, align 1
  %k28 = icmp ugt <17 x i1> %a28, %b28
  %r28 = select <17 x i1> %k28, <17 x i1> %a28, <17 x i1> %b28
  store volatile <17 x i1> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 3)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <3 x i1>, ptr @d85, align 1
  %b29 = load volatile <3 x i1>, ptr @d86, align 1
  %r29 = icmp uge <3 x i1> %a29, %b29
  store volatile <3 x i1> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 1)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <3 x i1>, ptr @d88, align 1
  %b30 = load volatile <3 x i1>, ptr @d89, align 1
  %k30 = icmp uge <3 x i1> %a30, %b30
  %r30 = select <3 x i1> %k30, <3 x i1> %a30, <3 x i1> %b30
  store volatile <3 x i1> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 1)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <17 x i1>, ptr @d91, align 1
  %b31 = load volatile <17 x i1>, ptr @d92, align 1
  %r31 = icmp uge <17 x i1> %a31, %b31
  store volatile <17 x i1> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 3)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <17 x i1>, ptr @d94, align 1
  %b32 = load volatile <17 x i1>, ptr @d95, align 1
  %k32 = icmp uge <17 x i1> %a32, %b32
  %r32 = select <17 x i1> %k32, <17 x i1> %a32, <17 x i1> %b32
  store volatile <17 x i1> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 3)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <3 x i1>, ptr @d97, align 1
  %b33 = load volatile <3 x i1>, ptr @d98, align 1
  %r33 = icmp ult <3 x i1> %a33, %b33
  store volatile <3 x i1> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 1)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <3 x i1>, ptr @d100, align 1
  %b34 = load volatile <3 x i1>, ptr @d101, align 1
  %k34 = icmp ult <3 x i1> %a34, %b34
  %r34 = select <3 x i1> %k34, <3 x i1> %a34, <3 x i1> %b34
  store volatile <3 x i1> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 1)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <17 x i1>, ptr @d103, align 1
  %b35 = load volatile <17 x i1>, ptr @d104, align 1
  %r35 = icmp ult <17 x i1> %a35, %b35
  store volatile <17 x i1> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 3)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <17 x i1>, ptr @d106, align 1
  %b36 = load volatile <17 x i1>, ptr @d107, align 1
  %k36 = icmp ult <17 x i1> %a36, %b36
  %r36 = select <17 x i1> %k36, <17 x i1> %a36, <17 x i1> %b36
  store volatile <17 x i1> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 3)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <3 x i1>, ptr @d109, align 1
  %b37 = load volatile <3 x i1>, ptr @d110, align 1
  %r37 = icmp ule <3 x i1> %a37, %b37
  store volatile <3 x i1> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 1)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <3 x i1>, ptr @d112, align 1
  %b38 = load volatile <3 x i1>, ptr @d113, align 1
  %k38 = icmp ule <3 x i1> %a38, %b38
  %r38 = select <3 x i1> %k38, <3 x i1> %a38, <3 x i1> %b38
  store volatile <3 x i1> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 1)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <17 x i1>, ptr @d115, align 1
  %b39 = load volatile <17 x i1>, ptr @d116, align 1
  %r39 = icmp ule <17 x i1> %a39, %b39
  store volatile <17 x i1> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 3)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <17 x i1>, ptr @d118, align 1
  %b40 = load volatile <17 x i1>, ptr @d119, align 1
  %k40 = icmp ule <17 x i1> %a40, %b40
  %r40 = select <17 x i1> %k40, <17 x i1> %a40, <17 x i1> %b40
  store volatile <17 x i1> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 3)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <3 x i1>, ptr @d121, align 1
  %b41 = load volatile <3 x i1>, ptr @d122, align 1
  %r41 = icmp sgt <3 x i1> %a41, %b41
  store volatile <3 x i1> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 1)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <3 x i1>, ptr @d124, align 1
  %b42 = load volatile <3 x i1>, ptr @d125, align 1
  %k42 = icmp sgt <3 x i1> %a42, %b42
  %r42 = select <3 x i1> %k42, <3 x i1> %a42, <3 x i1> %b42
  store volatile <3 x i1> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 1)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <17 x i1>, ptr @d127, align 1
  %b43 = load volatile <17 x i1>, ptr @d128, align 1
  %r43 = icmp sgt <17 x i1> %a43, %b43
  store volatile <17 x i1> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 3)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <17 x i1>, ptr @d130, align 1
  %b44 = load volatile <17 x i1>, ptr @d131, align 1
  %k44 = icmp sgt <17 x i1> %a44, %b44
  %r44 = select <17 x i1> %k44, <17 x i1> %a44, <17 x i1> %b44
  store volatile <17 x i1> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 3)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <3 x i1>, ptr @d133, align 1
  %b45 = load volatile <3 x i1>, ptr @d134, align 1
  %r45 = icmp sge <3 x i1> %a45, %b45
  store volatile <3 x i1> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 1)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <3 x i1>, ptr @d136, align 1
  %b46 = load volatile <3 x i1>, ptr @d137, align 1
  %k46 = icmp sge <3 x i1> %a46, %b46
  %r46 = select <3 x i1> %k46, <3 x i1> %a46, <3 x i1> %b46
  store volatile <3 x i1> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 1)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <17 x i1>, ptr @d139, align 1
  %b47 = load volatile <17 x i1>, ptr @d140, align 1
  %r47 = icmp sge <17 x i1> %a47, %b47
  store volatile <17 x i1> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 3)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <17 x i1>, ptr @d142, align 1
  %b48 = load volatile <17 x i1>, ptr @d143, align 1
  %k48 = icmp sge <17 x i1> %a48, %b48
  %r48 = select <17 x i1> %k48, <17 x i1> %a48, <17 x i1> %b48
  store volatile <17 x i1> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 3)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <3 x i1>, ptr @d145, align 1
  %b49 = load volatile <3 x i1>, ptr @d146, align 1
  %r49 = icmp slt <3 x i1> %a49, %b49
  store volatile <3 x i1> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 1)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <3 x i1>, ptr @d148, align 1
  %b50 = load volatile <3 x i1>, ptr @d149, align 1
  %k50 = icmp slt <3 x i1> %a50, %b50
  %r50 = select <3 x i1> %k50, <3 x i1> %a50, <3 x i1> %b50
  store volatile <3 x i1> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 1)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <17 x i1>, ptr @d151, align 1
  %b51 = load volatile <17 x i1>, ptr @d152, align 1
  %r51 = icmp slt <17 x i1> %a51, %b51
  store volatile <17 x i1> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 3)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <17 x i1>, ptr @d154, align 1
  %b52 = load volatile <17 x i1>, ptr @d155, align 1
  %k52 = icmp slt <17 x i1> %a52, %b52
  %r52 = select <17 x i1> %k52, <17 x i1> %a52, <17 x i1> %b52
  store volatile <17 x i1> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 3)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <3 x i1>, ptr @d157, align 1
  %b53 = load volatile <3 x i1>, ptr @d158, align 1
  %r53 = icmp sle <3 x i1> %a53, %b53
  store volatile <3 x i1> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 1)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <3 x i1>, ptr @d160, align 1
  %b54 = load volatile <3 x i1>, ptr @d161, align 1
  %k54 = icmp sle <3 x i1> %a54, %b54
  %r54 = select <3 x i1> %k54, <3 x i1> %a54, <3 x i1> %b54
  store volatile <3 x i1> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 1)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <17 x i1>, ptr @d163, align 1
  %b55 = load volatile <17 x i1>, ptr @d164, align 1
  %r55 = icmp sle <17 x i1> %a55, %b55
  store volatile <17 x i1> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 3)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <17 x i1>, ptr @d166, align 1
  %b56 = load volatile <17 x i1>, ptr @d167, align 1
  %k56 = icmp sle <17 x i1> %a56, %b56
  %r56 = select <17 x i1> %k56, <17 x i1> %a56, <17 x i1> %b56
  store volatile <17 x i1> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 3)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ]
  ret i32 %which
}
