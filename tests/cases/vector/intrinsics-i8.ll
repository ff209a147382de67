; Integer intrinsics on vectors of i8.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [3 x i8] c"\01\7F\A8"
@d2 = internal global [3 x i8] c"\7F\01\88"
@d3 = internal global [3 x i8] c"\01\01\88"
@d4 = internal global [3 x i8] c"\7C\7F\01"
@d5 = internal global [3 x i8] c"\EE\00\E7"
@d6 = internal global [3 x i8] c"\7C\7F\01"
@d7 = internal global [3 x i8] c"\FF\80\01"
@d8 = internal global [3 x i8] c"\CE\01\80"
@d9 = internal global [3 x i8] c"\CE\01\01"
@d10 = internal global [3 x i8] c"\B6\02\00"
@d11 = internal global [3 x i8] c"\FF\6E\73"
@d12 = internal global [3 x i8] c"\FF\6E\73"
@d13 = internal global [3 x i8] c"\0D\01\95"
@d14 = internal global [3 x i8] c"\7F\FF\51"
@d15 = internal global [3 x i8] c"\8C\FF\E6"
@d16 = internal global [3 x i8] c"\80\01\7F"
@d17 = internal global [3 x i8] c"\00\01\FF"
@d18 = internal global [3 x i8] c"\80\00\00"
@d19 = internal global [3 x i8] c"\06\00\01"
@d20 = internal global [3 x i8] c"\FF\74\FF"
@d21 = internal global [3 x i8] c"\05\74\00"
@d22 = internal global [3 x i8] c"\D4\00\00"
@d23 = internal global [3 x i8] c"\01\7F\01"
@d24 = internal global [3 x i8] c"\D3\81\FF"
@d25 = internal global [3 x i8] c"\DA\1B\80"
@d26 = internal global [3 x i8] c"\05\04\01"
@d27 = internal global [3 x i8] c"\00\33\7F"
@d28 = internal global [3 x i8] c"\00\CC\FE"
@d29 = internal global [3 x i8] c"\0B\9A\80"
@d30 = internal global [3 x i8] c"\0B\66\80"
@d31 = internal global [3 x i8] c"\00\00\1C"
@d32 = internal global [3 x i8] c"\08\08\03"
@d33 = internal global [3 x i8] c"\0E\00\05"
@d34 = internal global [3 x i8] c"\01\08\00"
@d35 = internal global [3 x i8] c"\06\80\01"
@d36 = internal global [3 x i8] c"\80\01\7F"
@d37 = internal global [3 x i8] c"\80\9E\80"
@d38 = internal global [3 x i8] c"\06\00\01"
@d39 = internal global [3 x i8] c"\01\01\D1"
@d40 = internal global [3 x i8] c"\06\29\7F"
@d41 = internal global [3 x i8] c"\41\01\AE"
@d42 = internal global [3 x i8] c"\83\94\45"
@d43 = internal global [3 x i8] c"\7F\E1\FF"
@d44 = internal global [3 x i8] c"\00\0B\02"
@d45 = internal global [3 x i8] c"\7F\EC\01"
@d46 = internal global [3 x i8] c"\7F\E1\FF"
@d47 = internal global [3 x i8] c"\00\0B\02"
@d48 = internal global [1 x i8] c"\00"
@d49 = internal global [3 x i8] c"\80\FF\7F"
@d50 = internal global [3 x i8] c"\7F\48\80"
@d51 = internal global [3 x i8] c"\01\B7\FF"
@d52 = internal global [3 x i8] c"\80\FF\7F"
@d53 = internal global [3 x i8] c"\7F\48\80"
@d54 = internal global [1 x i8] c"\05"
@d55 = internal global [3 x i8] c"\4D\C5\80"
@d56 = internal global [3 x i8] c"\1B\80\7F"
@d57 = internal global [3 x i8] c"\1F\80\80"
@d58 = internal global [3 x i8] c"\4D\C5\80"
@d59 = internal global [3 x i8] c"\1B\80\7F"
@d60 = internal global [1 x i8] c"\07"
@d61 = internal global [3 x i8] c"\80\FF\7F"
@d62 = internal global [3 x i8] c"\09\0E\D9"
@d63 = internal global [3 x i8] c"\89\0D\58"
@d64 = internal global [3 x i8] c"\80\FF\7F"
@d65 = internal global [3 x i8] c"\09\0E\D9"
@d66 = internal global [1 x i8] c"\06"
@d67 = internal global [3 x i8] c"\0F\40\06"
@d68 = internal global [3 x i8] c"\00\FF\61"
@d69 = internal global [3 x i8] c"\0F\41\A5"
@d70 = internal global [3 x i8] c"\0F\40\06"
@d71 = internal global [3 x i8] c"\00\FF\61"
@d72 = internal global [1 x i8] c"\06"
@d73 = internal global [3 x i8] c"\04\07\10"
@d74 = internal global [3 x i8] c"\FF\01\80"
@d75 = internal global [3 x i8] c"\FC\07\00"
@d76 = internal global [3 x i8] c"\04\07\10"
@d77 = internal global [3 x i8] c"\FF\01\80"
@d78 = internal global [1 x i8] c"\05"
@d79 = internal global [16 x i8] c"\00\80\A1\E8\4E\9F\80\7F\01\69\26\FF\01\01\FF\FF"
@d80 = internal global [16 x i8] c"\00\14\CC\3C\01\05\00\09\AD\7F\0C\C1\62\00\FF\80"
@d81 = internal global [16 x i8] c"\00\80\A1\E8\01\9F\80\09\AD\69\0C\C1\01\00\FF\80"
@d82 = internal global [16 x i8] c"\00\01\3C\FD\6F\01\9B\FF\80\00\7F\07\54\DF\1D\FF"
@d83 = internal global [16 x i8] c"\80\80\B2\0B\A3\00\00\80\00\FF\00\3F\06\CF\09\0C"
@d84 = internal global [16 x i8] c"\00\01\3C\0B\6F\01\00\FF\00\00\7F\3F\54\DF\1D\0C"
@d85 = internal global [16 x i8] c"\01\33\CB\D9\05\01\FF\01\00\22\01\E9\00\AA\7F\01"
@d86 = internal global [16 x i8] c"\84\80\7F\52\0D\7F\48\03\7F\01\06\01\80\37\00\80"
@d87 = internal global [16 x i8] c"\01\33\7F\52\05\01\48\01\00\01\01\01\00\37\00\01"
@d88 = internal global [16 x i8] c"\FF\CA\7F\B9\FF\0D\06\8E\01\7F\06\00\7F\80\80\77"
@d89 = internal global [16 x i8] c"\7F\01\0D\26\01\1F\00\7F\E0\61\FF\05\FF\7F\0F\FF"
@d90 = internal global [16 x i8] c"\FF\CA\7F\B9\FF\1F\06\8E\E0\7F\FF\05\FF\80\80\FF"
@d91 = internal global [16 x i8] c"\00\FF\7F\7F\0F\D6\00\00\7F\FF\7F\01\80\80\FF\FF"
@d92 = internal global [16 x i8] c"\0D\FF\80\40\93\96\01\08\7F\09\7F\00\06\00\01\00"
@d93 = internal global [16 x i8] c"\0D\FF\FF\BF\A2\FF\01\08\FE\FF\FE\01\86\80\FF\FF"
@d94 = internal global [16 x i8] c"\FF\06\80\80\E5\A7\80\FF\6E\7F\80\AD\CA\E5\F3\7F"
@d95 = internal global [16 x i8] c"\00\01\FF\01\00\BB\F7\01\7F\7F\FF\0B\01\4E\7F\DB"
@d96 = internal global [16 x i8] c"\FF\05\00\7F\E5\00\00\FE\00\00\00\A2\C9\97\74\00"
@d97 = internal global [16 x i8] c"\FF\01\04\49\9A\80\01\25\BB\80\00\01\B4\FF\FF\5D"
@d98 = internal global [16 x i8] c"\B8\D7\38\1C\08\DE\22\00\00\94\0E\51\80\00\01\BA"
@d99 = internal global [16 x i8] c"\B7\D8\3C\65\A2\80\23\25\BB\80\0E\52\80\FF\00\17"
@d100 = internal global [16 x i8] c"\01\00\FF\80\8C\00\80\61\10\01\01\0E\FF\C6\7F\FF"
@d101 = internal global [16 x i8] c"\0C\39\08\7F\21\7F\0C\09\80\3B\80\06\2A\01\01\38"
@d102 = internal global [16 x i8] c"\F5\C7\F7\80\80\81\80\58\7F\C6\7F\08\D5\C5\7E\C7"
@d103 = internal global [16 x i8] c"\54\03\32\00\02\FF\7F\76\7F\00\01\FF\FF\7F\01\80"
@d104 = internal global [16 x i8] c"\03\02\03\00\01\08\07\05\07\00\01\08\08\07\01\01"
@d105 = internal global [16 x i8] c"\05\7F\80\80\80\80\FF\02\01\04\00\01\7F\00\80\53"
@d106 = internal global [16 x i8] c"\A0\FE\01\01\01\01\FF\40\80\20\00\80\FE\00\01\CA"
@d107 = internal global [16 x i8] c"\80\7F\19\01\0B\07\21\FD\80\B6\7F\00\D0\80\09\08"
@d108 = internal global [16 x i8] c"\80\7F\19\01\0B\07\21\03\80\4A\7F\00\30\80\09\08"
@d109 = internal global [16 x i8] c"\80\87\DC\80\13\71\FF\1F\01\80\A7\00\9F\02\BA\00"
@d110 = internal global [16 x i8] c"\00\00\00\00\03\01\00\03\07\00\00\08\00\06\00\08"
@d111 = internal global [16 x i8] c"\98\96\01\7F\98\13\07\00\8E\00\65\F4\00\FF\80\00"
@d112 = internal global [16 x i8] c"\03\01\00\00\03\00\00\08\01\08\00\02\08\00\07\08"
@d113 = internal global [16 x i8] c"\80\00\80\09\04\7F\FF\7F\00\CF\1F\05\F2\7F\00\01"
@d114 = internal global [16 x i8] c"\07\00\00\01\7F\08\05\FF\80\01\BC\CA\01\FF\01\15"
@d115 = internal global [16 x i8] c"\95\01\00\61\DC\FF\7F\1A\F0\26\AD\01\06\7F\06\7F"
@d116 = internal global [16 x i8] c"\00\00\80\12\47\84\82\FF\00\C0\F7\0B\80\FF\00\8A"
@d117 = internal global [16 x i8] c"\7F\00\C7\FF\0C\FF\DE\9B\FE\0C\01\FF\BF\50\7F\7F"
@d118 = internal global [16 x i8] c"\59\01\03\7F\01\09\0B\00\47\0B\06\80\0B\7F\FF\7F"
@d119 = internal global [16 x i8] c"\01\F0\00\33\FF\E6\FF\3A\BE\AC\80\50\F7\03\80\01"
@d120 = internal global [16 x i8] c"\AC\01\03\EF\18\FC\BC\C0\F9\C0\06\80\7E\0F\FF\BF"
@d121 = internal global [16 x i8] c"\00\01\01\80\5B\01\03\0A\80\17\04\7F\06\FF\01\F4"
@d122 = internal global [16 x i8] c"\7F\FF\E3\03\82\80\7F\7C\05\00\00\80\82\87\01\00"
@d123 = internal global [16 x i8] c"\7F\00\E4\83\DD\81\82\86\85\17\04\FF\88\86\02\F4"
@d124 = internal global [16 x i8] c"\00\01\01\80\5B\01\03\0A\80\17\04\7F\06\FF\01\F4"
@d125 = internal global [16 x i8] c"\7F\FF\E3\03\82\80\7F\7C\05\00\00\80\82\87\01\00"
@d126 = internal global [2 x i8] c"\C0\00"
@d127 = internal global [16 x i8] c"\0D\01\08\7F\80\80\F1\7E\7F\01\C1\09\80\80\00\02"
@d128 = internal global [16 x i8] c"\39\0D\00\E2\86\01\0F\C8\00\00\FF\0A\80\00\00\FF"
@d129 = internal global [16 x i8] c"\D4\F4\08\9D\FA\7F\E2\B6\7F\01\C2\FF\00\80\00\03"
@d130 = internal global [16 x i8] c"\0D\01\08\7F\80\80\F1\7E\7F\01\C1\09\80\80\00\02"
@d131 = internal global [16 x i8] c"\39\0D\00\E2\86\01\0F\C8\00\00\FF\0A\80\00\00\FF"
@d132 = internal global [2 x i8] c"\A8\00"
@d133 = internal global [16 x i8] c"\00\2B\C2\29\00\8A\00\FF\01\07\0C\7F\FF\01\B5\01"
@d134 = internal global [16 x i8] c"\00\0C\7F\1C\E9\00\FF\EE\00\01\33\80\03\7F\44\00"
@d135 = internal global [16 x i8] c"\00\04\3E\7C\00\00\00\12\00\07\64\80\FD\7F\14\00"
@d136 = internal global [16 x i8] c"\00\2B\C2\29\00\8A\00\FF\01\07\0C\7F\FF\01\B5\01"
@d137 = internal global [16 x i8] c"\00\0C\7F\1C\E9\00\FF\EE\00\01\33\80\03\7F\44\00"
@d138 = internal global [2 x i8] c"\0E\4C"
@d139 = internal global [16 x i8] c"\01\01\00\80\4F\48\80\D0\01\80\41\53\80\0B\01\EE"
@d140 = internal global [16 x i8] c"\E6\99\A7\23\3E\80\80\F8\00\D1\FF\7F\00\01\B9\EB"
@d141 = internal global [16 x i8] c"\E7\9A\A7\A3\8D\C8\00\C8\01\51\40\D2\80\0C\BA\D9"
@d142 = internal global [16 x i8] c"\01\01\00\80\4F\48\80\D0\01\80\41\53\80\0B\01\EE"
@d143 = internal global [16 x i8] c"\E6\99\A7\23\3E\80\80\F8\00\D1\FF\7F\00\01\B9\EB"
@d144 = internal global [2 x i8] c"\C0\86"
@d145 = internal global [16 x i8] c"\00\80\09\00\01\01\7F\F0\D1\9E\7F\01\80\FF\03\05"
@d146 = internal global [16 x i8] c"\FF\00\09\80\80\80\6E\7B\D0\35\01\FF\C0\CC\FB\00"
@d147 = internal global [16 x i8] c"\01\80\00\80\81\81\11\75\01\69\7E\02\C0\33\08\05"
@d148 = internal global [16 x i8] c"\00\80\09\00\01\01\7F\F0\D1\9E\7F\01\80\FF\03\05"
@d149 = internal global [16 x i8] c"\FF\00\09\80\80\80\6E\7B\D0\35\01\FF\C0\CC\FB\00"
@d150 = internal global [2 x i8] c"\39\58"
@d151 = internal global [16 x i8] c"\00\13\00\00\01\4A\01\7F\06\FF\00\0E\C7\00\01\80"
@d152 = internal global [16 x i8] c"\A2\00\7F\3A\FF\7F\80\7F\68\71\00\CE\FF\0F\00\01"
@d153 = internal global [16 x i8] c"\00\00\00\00\FF\B6\80\01\70\8F\00\44\39\00\00\80"
@d154 = internal global [16 x i8] c"\00\13\00\00\01\4A\01\7F\06\FF\00\0E\C7\00\01\80"
@d155 = internal global [16 x i8] c"\A2\00\7F\3A\FF\7F\80\7F\68\71\00\CE\FF\0F\00\01"
@d156 = internal global [2 x i8] c"\A0\1B"

declare i32 @memcmp(ptr, ptr, i64)
declare <16 x i8> @llvm.abs.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.bitreverse.v16i8(<16 x i8>)
declare <16 x i8> @llvm.ctlz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.ctpop.v16i8(<16 x i8>)
declare <16 x i8> @llvm.cttz.v16i8(<16 x i8>, i1)
declare <16 x i8> @llvm.fshl.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.fshr.v16i8(<16 x i8>, <16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.smax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.smin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umax.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.umin.v16i8(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.usub.sat.v16i8(<16 x i8>, <16 x i8>)
declare <3 x i8> @llvm.abs.v3i8(<3 x i8>, i1)
declare <3 x i8> @llvm.bitreverse.v3i8(<3 x i8>)
declare <3 x i8> @llvm.ctlz.v3i8(<3 x i8>, i1)
declare <3 x i8> @llvm.ctpop.v3i8(<3 x i8>)
declare <3 x i8> @llvm.cttz.v3i8(<3 x i8>, i1)
declare <3 x i8> @llvm.fshl.v3i8(<3 x i8>, <3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.fshr.v3i8(<3 x i8>, <3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.sadd.sat.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.smax.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.smin.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.ssub.sat.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.uadd.sat.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.umax.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.umin.v3i8(<3 x i8>, <3 x i8>)
declare <3 x i8> @llvm.usub.sat.v3i8(<3 x i8>, <3 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8>, <16 x i8>)
declare { <3 x i8>, <3 x i1> } @llvm.sadd.with.overflow.v3i8(<3 x i8>, <3 x i8>)
declare { <3 x i8>, <3 x i1> } @llvm.smul.with.overflow.v3i8(<3 x i8>, <3 x i8>)
declare { <3 x i8>, <3 x i1> } @llvm.ssub.with.overflow.v3i8(<3 x i8>, <3 x i8>)
declare { <3 x i8>, <3 x i1> } @llvm.uadd.with.overflow.v3i8(<3 x i8>, <3 x i8>)
declare { <3 x i8>, <3 x i1> } @llvm.umul.with.overflow.v3i8(<3 x i8>, <3 x i8>)
declare { <3 x i8>, <3 x i1> } @llvm.usub.with.overflow.v3i8(<3 x i8>, <3 x i8>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i8>, ptr @d1, align 1
  %b1 = load volatile <3 x i8>, ptr @d2, align 1
  %r1 = call <3 x i8> @llvm.smin.v3i8(<3 x i8> %a1, <3 x i8> %b1)
  store volatile <3 x i8> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 3)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i8>, ptr @d4, align 1
  %b2 = load volatile <3 x i8>, ptr @d5, align 1
  %r2 = call <3 x i8> @llvm.smax.v3i8(<3 x i8> %a2, <3 x i8> %b2)
  store volatile <3 x i8> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 3)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i8>, ptr @d7, align 1
  %b3 = load volatile <3 x i8>, ptr @d8, align 1
  %r3 = call <3 x i8> @llvm.umin.v3i8(<3 x i8> %a3, <3 x i8> %b3)
  store volatile <3 x i8> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 3)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <3 x i8>, ptr @d10, align 1
  %b4 = load volatile <3 x i8>, ptr @d11, align 1
  %r4 = call <3 x i8> @llvm.umax.v3i8(<3 x i8> %a4, <3 x i8> %b4)
  store volatile <3 x i8> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 3)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i8>, ptr @d13, align 1
  %b5 = load volatile <3 x i8>, ptr @d14, align 1
  %r5 = call <3 x i8> @llvm.uadd.sat.v3i8(<3 x i8> %a5, <3 x i8> %b5)
  store volatile <3 x i8> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 3)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <3 x i8>, ptr @d16, align 1
  %b6 = load volatile <3 x i8>, ptr @d17, align 1
  %r6 = call <3 x i8> @llvm.usub.sat.v3i8(<3 x i8> %a6, <3 x i8> %b6)
  store volatile <3 x i8> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 3)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i8>, ptr @d19, align 1
  %b7 = load volatile <3 x i8>, ptr @d20, align 1
  %r7 = call <3 x i8> @llvm.sadd.sat.v3i8(<3 x i8> %a7, <3 x i8> %b7)
  store volatile <3 x i8> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 3)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <3 x i8>, ptr @d22, align 1
  %b8 = load volatile <3 x i8>, ptr @d23, align 1
  %r8 = call <3 x i8> @llvm.ssub.sat.v3i8(<3 x i8> %a8, <3 x i8> %b8)
  store volatile <3 x i8> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 3)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i8>, ptr @d25, align 1
  %r9 = call <3 x i8> @llvm.ctpop.v3i8(<3 x i8> %a9)
  store volatile <3 x i8> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 3)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i8>, ptr @d27, align 1
  %r10 = call <3 x i8> @llvm.bitreverse.v3i8(<3 x i8> %a10)
  store volatile <3 x i8> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 3)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i8>, ptr @d29, align 1
  %r11 = call <3 x i8> @llvm.abs.v3i8(<3 x i8> %a11, i1 false)
  store volatile <3 x i8> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 3)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <3 x i8>, ptr @d31, align 1
  %r12 = call <3 x i8> @llvm.ctlz.v3i8(<3 x i8> %a12, i1 false)
  store volatile <3 x i8> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 3)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i8>, ptr @d33, align 1
  %r13 = call <3 x i8> @llvm.cttz.v3i8(<3 x i8> %a13, i1 false)
  store volatile <3 x i8> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 3)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i8>, ptr @d35, align 1
  %b14 = load volatile <3 x i8>, ptr @d36, align 1
  %d14 = load volatile <3 x i8>, ptr @d37, align 1
  %r14 = call <3 x i8> @llvm.fshl.v3i8(<3 x i8> %a14, <3 x i8> %b14, <3 x i8> %d14)
  store volatile <3 x i8> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d38, i64 3)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i8>, ptr @d39, align 1
  %b15 = load volatile <3 x i8>, ptr @d40, align 1
  %d15 = load volatile <3 x i8>, ptr @d41, align 1
  %r15 = call <3 x i8> @llvm.fshr.v3i8(<3 x i8> %a15, <3 x i8> %b15, <3 x i8> %d15)
  store volatile <3 x i8> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d42, i64 3)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x i8>, ptr @d43, align 1
  %b16 = load volatile <3 x i8>, ptr @d44, align 1
  %x16 = call { <3 x i8>, <3 x i1> } @llvm.sadd.with.overflow.v3i8(<3 x i8> %a16, <3 x i8> %b16)
  %r16 = extractvalue { <3 x i8>, <3 x i1> } %x16, 0
  store volatile <3 x i8> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d45, i64 3)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i8>, ptr @d46, align 1
  %b17 = load volatile <3 x i8>, ptr @d47, align 1
  %x17 = call { <3 x i8>, <3 x i1> } @llvm.sadd.with.overflow.v3i8(<3 x i8> %a17, <3 x i8> %b17)
  %r17 = extractvalue { <3 x i8>, <3 x i1> } %x17, 1
  store volatile <3 x i1> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i8>, ptr @d49, align 1
  %b18 = load volatile <3 x i8>, ptr @d50, align 1
  %x18 = call { <3 x i8>, <3 x i1> } @llvm.ssub.with.overflow.v3i8(<3 x i8> %a18, <3 x i8> %b18)
  %r18 = extractvalue { <3 x i8>, <3 x i1> } %x18, 0
  store volatile <3 x i8> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d51, i64 3)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i8>, ptr @d52, align 1
  %b19 = load volatile <3 x i8>, ptr @d53, align 1
  %x19 = call { <3 x i8>, <3 x i1> } @llvm.ssub.with.overflow.v3i8(<3 x i8> %a19, <3 x i8> %b19)
  %r19 = extractvalue { <3 x i8>, <3 x i1> } %x19, 1
  store volatile <3 x i1> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <3 x i8>, ptr @d55, align 1
  %b20 = load volatile <3 x i8>, ptr @d56, align 1
  %x20 = call { <3 x i8>, <3 x i1> } @llvm.smul.with.overflow.v3i8(<3 x i8> %a20, <3 x i8> %b20)
  %r20 = extractvalue { <3 x i8>, <3 x i1> } %x20, 0
  store volatile <3 x i8> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d57, i64 3)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i8>, ptr @d58, align 1
  %b21 = load volatile <3 x i8>, ptr @d59, align 1
  %x21 = call { <3 x i8>, <3 x i1> } @llvm.smul.with.overflow.v3i8(<3 x i8> %a21, <3 x i8> %b21)
  %r21 = extractvalue { <3 x i8>, <3 x i1> } %x21, 1
  store volatile <3 x i1> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i8>, ptr @d61, align 1
  %b22 = load volatile <3 x i8>, ptr @d62, align 1
  %x22 = call { <3 x i8>, <3 x i1> } @llvm.uadd.with.overflow.v3i8(<3 x i8> %a22, <3 x i8> %b22)
  %r22 = extractvalue { <3 x i8>, <3 x i1> } %x22, 0
  store volatile <3 x i8> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d63, i64 3)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i8>, ptr @d64, align 1
  %b23 = load volatile <3 x i8>, ptr @d65, align 1
  %x23 = call { <3 x i8>, <3 x i1> } @llvm.uadd.with.overflow.v3i8(<3 x i8> %a23, <3 x i8> %b23)
  %r23 = extractvalue { <3 x i8>, <3 x i1> } %x23, 1
  store volatile <3 x i1> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <3 x i8>, ptr @d67, align 1
  %b24 = load volatile <3 x i8>, ptr @d68, align 1
  %x24 = call { <3 x i8>, <3 x i1> } @llvm.usub.with.overflow.v3i8(<3 x i8> %a24, <3 x i8> %b24)
  %r24 = extractvalue { <3 x i8>, <3 x i1> } %x24, 0
  store volatile <3 x i8> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d69, i64 3)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i8>, ptr @d70, align 1
  %b25 = load volatile <3 x i8>, ptr @d71, align 1
  %x25 = call { <3 x i8>, <3 x i1> } @llvm.usub.with.overflow.v3i8(<3 x i8> %a25, <3 x i8> %b25)
  %r25 = extractvalue { <3 x i8>, <3 x i1> } %x25, 1
  store volatile <3 x i1> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d72, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <3 x i8>, ptr @d73, align 1
  %b26 = load volatile <3 x i8>, ptr @d74, align 1
  %x26 = call { <3 x i8>, <3 x i1> } @llvm.umul.with.overflow.v3i8(<3 x i8> %a26, <3 x i8> %b26)
  %r26 = extractvalue { <3 x i8>, <3 x i1> } %x26, 0
  store volatile <3 x i8> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d75, i64 3)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i8>, ptr @d76, align 1
  %b27 = load volatile <3 x i8>, ptr @d77, align 1
  %x27 = call { <3 x i8>, <3 x i1> } @llvm.umul.with.overflow.v3i8(<3 x i8> %a27, <3 x i8> %b27)
  %r27 = extractvalue { <3 x i8>, <3 x i1> } %x27, 1
  store volatile <3 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d78, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <16 x i8>, ptr @d79, align 1
  %b28 = load volatile <16 x i8>, ptr @d80, align 1
  %r28 = call <16 x i8> @llvm.smin.v16i8(<16 x i8> %a28, <16 x i8> %b28)
  store volatile <16 x i8> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d81, i64 16)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i8>, ptr @d82, align 1
  %b29 = load volatile <16 x i8>, ptr @d83, align 1
  %r29 = call <16 x i8> @llvm.smax.v16i8(<16 x i8> %a29, <16 x i8> %b29)
  store volatile <16 x i8> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d84, i64 16)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i8>, ptr @d85, align 1
  %b30 = load volatile <16 x i8>, ptr @d86, align 1
  %r30 = call <16 x i8> @llvm.umin.v16i8(<16 x i8> %a30, <16 x i8> %b30)
  store volatile <16 x i8> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d87, i64 16)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <16 x i8>, ptr @d88, align 1
  %b31 = load volatile <16 x i8>, ptr @d89, align 1
  %r31 = call <16 x i8> @llvm.umax.v16i8(<16 x i8> %a31, <16 x i8> %b31)
  store volatile <16 x i8> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d90, i64 16)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <16 x i8>, ptr @d91, align 1
  %b32 = load volatile <16 x i8>, ptr @d92, align 1
  %r32 = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %a32, <16 x i8> %b32)
  store volatile <16 x i8> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d93, i64 16)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i8>, ptr @d94, align 1
  %b33 = load volatile <16 x i8>, ptr @d95, align 1
  %r33 = call <16 x i8> @llvm.usub.sat.v16i8(<16 x i8> %a33, <16 x i8> %b33)
  store volatile <16 x i8> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d96, i64 16)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i8>, ptr @d97, align 1
  %b34 = load volatile <16 x i8>, ptr @d98, align 1
  %r34 = call <16 x i8> @llvm.sadd.sat.v16i8(<16 x i8> %a34, <16 x i8> %b34)
  store volatile <16 x i8> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d99, i64 16)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <16 x i8>, ptr @d100, align 1
  %b35 = load volatile <16 x i8>, ptr @d101, align 1
  %r35 = call <16 x i8> @llvm.ssub.sat.v16i8(<16 x i8> %a35, <16 x i8> %b35)
  store volatile <16 x i8> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d102, i64 16)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <16 x i8>, ptr @d103, align 1
  %r36 = call <16 x i8> @llvm.ctpop.v16i8(<16 x i8> %a36)
  store volatile <16 x i8> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d104, i64 16)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i8>, ptr @d105, align 1
  %r37 = call <16 x i8> @llvm.bitreverse.v16i8(<16 x i8> %a37)
  store volatile <16 x i8> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d106, i64 16)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i8>, ptr @d107, align 1
  %r38 = call <16 x i8> @llvm.abs.v16i8(<16 x i8> %a38, i1 false)
  store volatile <16 x i8> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d108, i64 16)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <16 x i8>, ptr @d109, align 1
  %r39 = call <16 x i8> @llvm.ctlz.v16i8(<16 x i8> %a39, i1 false)
  store volatile <16 x i8> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d110, i64 16)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <16 x i8>, ptr @d111, align 1
  %r40 = call <16 x i8> @llvm.cttz.v16i8(<16 x i8> %a40, i1 false)
  store volatile <16 x i8> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d112, i64 16)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i8>, ptr @d113, align 1
  %b41 = load volatile <16 x i8>, ptr @d114, align 1
  %d41 = load volatile <16 x i8>, ptr @d115, align 1
  %r41 = call <16 x i8> @llvm.fshl.v16i8(<16 x i8> %a41, <16 x i8> %b41, <16 x i8> %d41)
  store volatile <16 x i8> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d116, i64 16)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i8>, ptr @d117, align 1
  %b42 = load volatile <16 x i8>, ptr @d118, align 1
  %d42 = load volatile <16 x i8>, ptr @d119, align 1
  %r42 = call <16 x i8> @llvm.fshr.v16i8(<16 x i8> %a42, <16 x i8> %b42, <16 x i8> %d42)
  store volatile <16 x i8> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d120, i64 16)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <16 x i8>, ptr @d121, align 1
  %b43 = load volatile <16 x i8>, ptr @d122, align 1
  %x43 = call { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8> %a43, <16 x i8> %b43)
  %r43 = extractvalue { <16 x i8>, <16 x i1> } %x43, 0
  store volatile <16 x i8> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d123, i64 16)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <16 x i8>, ptr @d124, align 1
  %b44 = load volatile <16 x i8>, ptr @d125, align 1
  %x44 = call { <16 x i8>, <16 x i1> } @llvm.sadd.with.overflow.v16i8(<16 x i8> %a44, <16 x i8> %b44)
  %r44 = extractvalue { <16 x i8>, <16 x i1> } %x44, 1
  store volatile <16 x i1> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d126, i64 2)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i8>, ptr @d127, align 1
  %b45 = load volatile <16 x i8>, ptr @d128, align 1
  %x45 = call { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8> %a45, <16 x i8> %b45)
  %r45 = extractvalue { <16 x i8>, <16 x i1> } %x45, 0
  store volatile <16 x i8> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d129, i64 16)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i8>, ptr @d130, align 1
  %b46 = load volatile <16 x i8>, ptr @d131, align 1
  %x46 = call { <16 x i8>, <16 x i1> } @llvm.ssub.with.overflow.v16i8(<16 x i8> %a46, <16 x i8> %b46)
  %r46 = extractvalue { <16 x i8>, <16 x i1> } %x46, 1
  store volatile <16 x i1> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d132, i64 2)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <16 x i8>, ptr @d133, align 1
  %b47 = load volatile <16 x i8>, ptr @d134, align 1
  %x47 = call { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8> %a47, <16 x i8> %b47)
  %r47 = extractvalue { <16 x i8>, <16 x i1> } %x47, 0
  store volatile <16 x i8> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d135, i64 16)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <16 x i8>, ptr @d136, align 1
  %b48 = load volatile <16 x i8>, ptr @d137, align 1
  %x48 = call { <16 x i8>, <16 x i1> } @llvm.smul.with.overflow.v16i8(<16 x i8> %a48, <16 x i8> %b48)
  %r48 = extractvalue { <16 x i8>, <16 x i1> } %x48, 1
  store volatile <16 x i1> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d138, i64 2)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i8>, ptr @d139, align 1
  %b49 = load volatile <16 x i8>, ptr @d140, align 1
  %x49 = call { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8> %a49, <16 x i8> %b49)
  %r49 = extractvalue { <16 x i8>, <16 x i1> } %x49, 0
  store volatile <16 x i8> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d141, i64 16)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i8>, ptr @d142, align 1
  %b50 = load volatile <16 x i8>, ptr @d143, align 1
  %x50 = call { <16 x i8>, <16 x i1> } @llvm.uadd.with.overflow.v16i8(<16 x i8> %a50, <16 x i8> %b50)
  %r50 = extractvalue { <16 x i8>, <16 x i1> } %x50, 1
  store volatile <16 x i1> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d144, i64 2)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <16 x i8>, ptr @d145, align 1
  %b51 = load volatile <16 x i8>, ptr @d146, align 1
  %x51 = call { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8> %a51, <16 x i8> %b51)
  %r51 = extractvalue { <16 x i8>, <16 x i1> } %x51, 0
  store volatile <16 x i8> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d147, i64 16)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <16 x i8>, ptr @d148, align 1
  %b52 = load volatile <16 x i8>, ptr @d149, align 1
  %x52 = call { <16 x i8>, <16 x i1> } @llvm.usub.with.overflow.v16i8(<16 x i8> %a52, <16 x i8> %b52)
  %r52 = extractvalue { <16 x i8>, <16 x i1> } %x52, 1
  store volatile <16 x i1> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d150, i64 2)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i8>, ptr @d151, align 1
  %b53 = load volatile <16 x i8>, ptr @d152, align 1
  %x53 = call { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8> %a53, <16 x i8> %b53)
  %r53 = extractvalue { <16 x i8>, <16 x i1> } %x53, 0
  store volatile <16 x i8> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d153, i64 16)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i8>, ptr @d154, align 1
  %b54 = load volatile <16 x i8>, ptr @d155, align 1
  %x54 = call { <16 x i8>, <16 x i1> } @llvm.umul.with.overflow.v16i8(<16 x i8> %a54, <16 x i8> %b54)
  %r54 = extractvalue { <16 x i8>, <16 x i1> } %x54, 1
  store volatile <16 x i1> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d156, i64 2)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ]
  ret i32 %which
}
