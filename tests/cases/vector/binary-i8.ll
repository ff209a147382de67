; Binary operations and comparisons on vectors of i8.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [3 x i8] c"\B5\33\F8"
@d2 = internal global [3 x i8] c"\FF\0F\00"
@d3 = internal global [3 x i8] c"\B4\42\F8"
@d4 = internal global [16 x i8] c"\01\00\0E\80\02\27\7F\80\01\FF\7F\80\80\01\80\06"
@d5 = internal global [16 x i8] c"\F1\01\24\0F\80\32\7F\01\01\2F\C4\07\FF\80\62\19"
@d6 = internal global [16 x i8] c"\F2\01\32\8F\82\59\FE\81\02\2E\43\87\7F\81\E2\1F"
@d7 = internal global [3 x i8] c"\B4\0D\D9"
@d8 = internal global [3 x i8] c"\82\FF\00"
@d9 = internal global [3 x i8] c"\32\0E\D9"
@d10 = internal global [16 x i8] c"\F3\AD\97\08\01\00\CE\00\59\A3\7F\01\0A\7F\7E\00"
@d11 = internal global [16 x i8] c"\7F\7F\01\01\80\BF\FF\00\00\FF\FF\80\1E\68\FF\2A"
@d12 = internal global [16 x i8] c"\74\2E\96\07\81\41\CF\00\59\A4\80\81\EC\17\7F\D6"
@d13 = internal global [3 x i8] c"\A7\00\00"
@d14 = internal global [3 x i8] c"\73\FF\0C"
@d15 = internal global [3 x i8] c"\05\00\00"
@d16 = internal global [16 x i8] c"\24\00\0B\F0\B4\68\FF\7F\00\FD\A4\DB\01\00\6D\4B"
@d17 = internal global [16 x i8] c"\FF\01\7F\14\7F\7F\0E\80\7F\A4\01\7F\0D\BC\80\81"
@d18 = internal global [16 x i8] c"\DC\00\75\C0\4C\98\F2\80\00\14\A4\A5\0D\00\80\CB"
@d19 = internal global [3 x i8] c"\00\01\FF"
@d20 = internal global [3 x i8] c"\01\7F\80"
@d21 = internal global [3 x i8] c"\00\01\80"
@d22 = internal global [16 x i8] c"\7F\FF\01\88\6A\50\07\FF\85\FF\7F\19\FF\E2\FF\7F"
@d23 = internal global [16 x i8] c"\62\51\1F\90\80\FF\7F\01\01\01\01\80\00\01\00\0E"
@d24 = internal global [16 x i8] c"\62\51\01\80\00\50\07\01\01\01\01\00\00\00\00\0E"
@d25 = internal global [3 x i8] c"\80\80\7F"
@d26 = internal global [3 x i8] c"\95\00\98"
@d27 = internal global [3 x i8] c"\95\80\FF"
@d28 = internal global [16 x i8] c"\7F\00\06\FF\FF\7F\FF\01\01\07\80\00\80\17\00\00"
@d29 = internal global [16 x i8] c"\00\01\01\7F\C7\7F\01\FF\FF\7F\01\80\80\01\80\65"
@d30 = internal global [16 x i8] c"\7F\01\07\FF\FF\7F\FF\FF\FF\7F\81\80\80\17\80\65"
@d31 = internal global [3 x i8] c"\16\55\09"
@d32 = internal global [3 x i8] c"\00\01\7F"
@d33 = internal global [3 x i8] c"\16\54\76"
@d34 = internal global [16 x i8] c"\AB\01\D0\24\FF\00\01\00\7F\59\FF\00\17\FF\01\80"
@d35 = internal global [16 x i8] c"\00\15\0C\07\84\BA\80\FF\FF\01\C5\0B\7F\7F\80\7F"
@d36 = internal global [16 x i8] c"\AB\14\DC\23\7B\BA\81\FF\80\58\3A\0B\68\80\81\FF"
@d37 = internal global [3 x i8] c"\74\80\7F"
@d38 = internal global [3 x i8] c"\07\07\01"
@d39 = internal global [3 x i8] c"\00\00\FE"
@d40 = internal global [16 x i8] c"\7F\CD\FF\7F\FF\D9\FF\FF\80\00\6D\7F\7F\FF\61\FF"
@d41 = internal global [16 x i8] c"\00\00\00\03\05\01\04\07\03\06\05\04\04\04\07\07"
@d42 = internal global [16 x i8] c"\7F\CD\FF\F8\E0\B2\F0\80\00\00\A0\F0\F0\F0\80\80"
@d43 = internal global [3 x i8] c"\01\C2\7F"
@d44 = internal global [3 x i8] c"\00\07\06"
@d45 = internal global [3 x i8] c"\01\01\01"
@d46 = internal global [16 x i8] c"\74\FF\01\80\38\7F\48\0A\01\56\80\88\2C\00\07\AC"
@d47 = internal global [16 x i8] c"\03\07\07\02\00\01\00\00\03\01\07\01\00\01\07\00"
@d48 = internal global [16 x i8] c"\0E\01\00\20\38\3F\48\0A\00\2B\01\44\2C\00\00\AC"
@d49 = internal global [3 x i8] c"\D4\80\00"
@d50 = internal global [3 x i8] c"\01\00\07"
@d51 = internal global [3 x i8] c"\EA\80\00"
@d52 = internal global [16 x i8] c"\01\FD\04\7F\0F\FF\B3\80\7F\80\00\39\59\06\28\E9"
@d53 = internal global [16 x i8] c"\06\07\00\01\01\00\07\02\07\01\05\05\01\04\04\00"
@d54 = internal global [16 x i8] c"\00\FF\04\3F\07\FF\FF\E0\00\C0\00\01\2C\00\02\E9"
@d55 = internal global [3 x i8] c"\80\01\80"
@d56 = internal global [3 x i8] c"\01\7F\FF"
@d57 = internal global [3 x i8] c"\80\00\00"
@d58 = internal global [16 x i8] c"\5F\FF\04\00\00\7F\16\00\5F\00\BF\80\59\A6\01\06"
@d59 = internal global [16 x i8] c"\FF\68\80\80\01\AF\03\D7\21\80\01\05\80\01\7F\FF"
@d60 = internal global [16 x i8] c"\00\02\00\00\00\00\07\00\02\00\BF\19\00\A6\00\00"
@d61 = internal global [3 x i8] c"\01\FE\06"
@d62 = internal global [3 x i8] c"\01\4C\80"
@d63 = internal global [3 x i8] c"\00\1A\06"
@d64 = internal global [16 x i8] c"\33\B6\01\7F\33\63\9A\80\01\7F\01\EC\00\5D\02\01"
@d65 = internal global [16 x i8] c"\01\4A\70\01\7F\01\80\7F\7F\05\0A\CD\57\7F\0E\80"
@d66 = internal global [16 x i8] c"\00\22\01\00\33\00\1A\01\01\02\01\1F\00\5D\02\01"
@d67 = internal global [3 x i8] c"\7F\80\FF"
@d68 = internal global [3 x i8] c"\01\41\80"
@d69 = internal global [3 x i8] c"\7F\FF\00"
@d70 = internal global [16 x i8] c"\01\FF\A4\E5\64\7F\06\FF\05\80\0B\7F\E4\FF\FF\09"
@d71 = internal global [16 x i8] c"\01\0B\39\01\01\38\70\80\01\09\80\01\01\96\FF\E5"
@d72 = internal global [16 x i8] c"\01\00\FF\E5\64\02\00\00\05\F2\00\7F\E4\00\01\00"
@d73 = internal global [3 x i8] c"\66\7F\00"
@d74 = internal global [3 x i8] c"\5F\7F\06"
@d75 = internal global [3 x i8] c"\07\00\00"
@d76 = internal global [16 x i8] c"\72\FF\FF\35\55\FF\0E\00\06\FF\80\4E\0E\52\00\18"
@d77 = internal global [16 x i8] c"\7D\5F\50\01\01\01\0C\1D\7F\7F\01\3F\01\4E\01\FF"
@d78 = internal global [16 x i8] c"\72\FF\FF\00\00\00\02\00\06\FF\00\0F\00\04\00\00"
@d79 = internal global [3 x i8] c"\04\00\00"
@d80 = internal global [3 x i8] c"\FF\43\0B"
@d81 = internal global [1 x i8] c"\00"
@d82 = internal global [3 x i8] c"\04\00\00"
@d83 = internal global [3 x i8] c"\FF\43\0B"
@d84 = internal global [3 x i8] c"\FF\43\0B"
@d85 = internal global [16 x i8] c"\FF\01\70\27\7F\7F\01\D6\01\54\00\1F\01\7F\7F\C4"
@d86 = internal global [16 x i8] c"\FF\FF\FF\7F\FF\FF\01\00\7F\07\28\80\01\FF\74\73"
@d87 = internal global [2 x i8] c"\41\10"
@d88 = internal global [16 x i8] c"\FF\01\70\27\7F\7F\01\D6\01\54\00\1F\01\7F\7F\C4"
@d89 = internal global [16 x i8] c"\FF\FF\FF\7F\FF\FF\01\00\7F\07\28\80\01\FF\74\73"
@d90 = internal global [16 x i8] c"\FF\FF\FF\7F\FF\FF\01\00\7F\07\28\80\01\FF\74\73"
@d91 = internal global [3 x i8] c"\3D\FF\62"
@d92 = internal global [3 x i8] c"\3D\80\A3"
@d93 = internal global [1 x i8] c"\06"
@d94 = internal global [3 x i8] c"\3D\FF\62"
@d95 = internal global [3 x i8] c"\3D\80\A3"
@d96 = internal global [3 x i8] c"\3D\FF\62"
@d97 = internal global [16 x i8] c"\01\10\01\FF\00\7B\01\7F\69\77\FF\00\00\89\80\C0"
@d98 = internal global [16 x i8] c"\01\80\4F\E3\01\01\BF\FF\09\7F\FF\09\FF\01\7F\06"
@d99 = internal global [2 x i8] c"\FE\FB"
@d100 = internal global [16 x i8] c"\01\10\01\FF\00\7B\01\7F\69\77\FF\00\00\89\80\C0"
@d101 = internal global [16 x i8] c"\01\80\4F\E3\01\01\BF\FF\09\7F\FF\09\FF\01\7F\06"
@d102 = internal global [16 x i8] c"\01\10\01\FF\00\7B\01\7F\69\77\FF\00\00\89\80\C0"
@d103 = internal global [3 x i8] c"\80\02\01"
@d104 = internal global [3 x i8] c"\8D\0B\08"
@d105 = internal global [1 x i8] c"\00"
@d106 = internal global [3 x i8] c"\80\02\01"
@d107 = internal global [3 x i8] c"\8D\0B\08"
@d108 = internal global [3 x i8] c"\8D\0B\08"
@d109 = internal global [16 x i8] c"\80\FF\D0\CE\7F\04\01\55\02\7F\80\4C\8F\B2\00\96"
@d110 = internal global [16 x i8] c"\80\00\78\7F\FF\80\FF\7F\7F\FF\01\01\40\7F\0B\00"
@d111 = internal global [2 x i8] c"\0E\BC"
@d112 = internal global [16 x i8] c"\80\FF\D0\CE\7F\04\01\55\02\7F\80\4C\8F\B2\00\96"
@d113 = internal global [16 x i8] c"\80\00\78\7F\FF\80\FF\7F\7F\FF\01\01\40\7F\0B\00"
@d114 = internal global [16 x i8] c"\80\FF\D0\CE\FF\80\FF\7F\7F\FF\80\4C\8F\B2\0B\96"
@d115 = internal global [3 x i8] c"\52\7F\7F"
@d116 = internal global [3 x i8] c"\52\1E\94"
@d117 = internal global [1 x i8] c"\03"
@d118 = internal global [3 x i8] c"\52\7F\7F"
@d119 = internal global [3 x i8] c"\52\1E\94"
@d120 = internal global [3 x i8] c"\52\7F\94"
@d121 = internal global [16 x i8] c"\00\7F\8F\7F\80\03\89\00\AA\00\7F\02\01\9F\20\78"
@d122 = internal global [16 x i8] c"\00\7D\01\80\FF\1A\01\8A\7F\0D\FF\34\01\00\04\7F"
@d123 = internal global [2 x i8] c"\47\71"
@d124 = internal global [16 x i8] c"\00\7F\8F\7F\80\03\89\00\AA\00\7F\02\01\9F\20\78"
@d125 = internal global [16 x i8] c"\00\7D\01\80\FF\1A\01\8A\7F\0D\FF\34\01\00\04\7F"
@d126 = internal global [16 x i8] c"\00\7F\8F\80\FF\1A\89\8A\AA\0D\FF\34\01\9F\20\7F"
@d127 = internal global [3 x i8] c"\7F\45\80"
@d128 = internal global [3 x i8] c"\7F\00\00"
@d129 = internal global [1 x i8] c"\00"
@d130 = internal global [3 x i8] c"\7F\45\80"
@d131 = internal global [3 x i8] c"\7F\00\00"
@d132 = internal global [3 x i8] c"\7F\00\00"
@d133 = internal global [16 x i8] c"\00\22\25\E0\01\01\08\FF\04\FF\EB\80\80\AE\C6\8E"
@d134 = internal global [16 x i8] c"\00\70\0F\00\96\00\54\08\84\01\01\01\00\7F\00\80"
@d135 = internal global [2 x i8] c"\52\01"
@d136 = internal global [16 x i8] c"\00\22\25\E0\01\01\08\FF\04\FF\EB\80\80\AE\C6\8E"
@d137 = internal global [16 x i8] c"\00\70\0F\00\96\00\54\08\84\01\01\01\00\7F\00\80"
@d138 = internal global [16 x i8] c"\00\22\0F\00\01\00\08\08\04\01\01\01\00\7F\00\80"
@d139 = internal global [3 x i8] c"\DF\FF\CC"
@d140 = internal global [3 x i8] c"\97\25\11"
@d141 = internal global [1 x i8] c"\00"
@d142 = internal global [3 x i8] c"\DF\FF\CC"
@d143 = internal global [3 x i8] c"\97\25\11"
@d144 = internal global [3 x i8] c"\97\25\11"
@d145 = internal global [16 x i8] c"\FF\B2\01\80\53\02\01\01\FF\00\80\FF\7F\AF\7F\FF"
@d146 = internal global [16 x i8] c"\80\7F\DA\00\7F\2D\7F\D3\07\FF\0A\00\01\04\7F\00"
@d147 = internal global [2 x i8] c"\F4\42"
@d148 = internal global [16 x i8] c"\FF\B2\01\80\53\02\01\01\FF\00\80\FF\7F\AF\7F\FF"
@d149 = internal global [16 x i8] c"\80\7F\DA\00\7F\2D\7F\D3\07\FF\0A\00\01\04\7F\00"
@d150 = internal global [16 x i8] c"\80\7F\01\00\53\02\01\01\07\00\0A\00\01\04\7F\00"
@d151 = internal global [3 x i8] c"\01\7F\87"
@d152 = internal global [3 x i8] c"\01\00\01"
@d153 = internal global [1 x i8] c"\02"
@d154 = internal global [3 x i8] c"\01\7F\87"
@d155 = internal global [3 x i8] c"\01\00\01"
@d156 = internal global [3 x i8] c"\01\7F\01"
@d157 = internal global [16 x i8] c"\0E\80\F3\01\01\FF\7F\0D\01\8D\02\6B\01\FF\FF\01"
@d158 = internal global [16 x i8] c"\0E\7F\FF\7F\05\01\9B\01\01\FF\54\FF\7F\7F\B1\EC"
@d159 = internal global [2 x i8] c"\C0\C8"
@d160 = internal global [16 x i8] c"\0E\80\F3\01\01\FF\7F\0D\01\8D\02\6B\01\FF\FF\01"
@d161 = internal global [16 x i8] c"\0E\7F\FF\7F\05\01\9B\01\01\FF\54\FF\7F\7F\B1\EC"
@d162 = internal global [16 x i8] c"\0E\7F\FF\7F\05\01\7F\0D\01\FF\54\6B\7F\7F\FF\01"
@d163 = internal global [3 x i8] c"\CF\B5\0B"
@d164 = internal global [3 x i8] c"\05\7F\7F"
@d165 = internal global [1 x i8] c"\00"
@d166 = internal global [3 x i8] c"\CF\B5\0B"
@d167 = internal global [3 x i8] c"\05\7F\7F"
@d168 = internal global [3 x i8] c"\05\7F\7F"
@d169 = internal global [16 x i8] c"\31\0E\FF\01\FF\00\00\FF\FF\DA\00\F5\BB\CC\AF\0C"
@d170 = internal global [16 x i8] c"\A6\00\7A\FE\01\80\01\0D\04\80\01\02\80\80\7F\7F"
@d171 = internal global [2 x i8] c"\2B\32"
@d172 = internal global [16 x i8] c"\31\0E\FF\01\FF\00\00\FF\FF\DA\00\F5\BB\CC\AF\0C"
@d173 = internal global [16 x i8] c"\A6\00\7A\FE\01\80\01\0D\04\80\01\02\80\80\7F\7F"
@d174 = internal global [16 x i8] c"\31\0E\7A\01\01\00\01\0D\04\DA\01\02\BB\CC\7F\7F"
@d175 = internal global [3 x i8] c"\7F\FF\7F"
@d176 = internal global [3 x i8] c"\66\00\D0"
@d177 = internal global [1 x i8] c"\02"
@d178 = internal global [3 x i8] c"\7F\FF\7F"
@d179 = internal global [3 x i8] c"\66\00\D0"
@d180 = internal global [3 x i8] c"\66\FF\D0"
@d181 = internal global [16 x i8] c"\01\54\63\7F\00\01\76\01\5F\7F\0F\43\93\00\7F\00"
@d182 = internal global [16 x i8] c"\B5\01\01\13\FF\7F\57\C7\80\00\FF\CC\7F\01\FF\FF"
@d183 = internal global [2 x i8] c"\20\30"
@d184 = internal global [16 x i8] c"\01\54\63\7F\00\01\76\01\5F\7F\0F\43\93\00\7F\00"
@d185 = internal global [16 x i8] c"\B5\01\01\13\FF\7F\57\C7\80\00\FF\CC\7F\01\FF\FF"
@d186 = internal global [16 x i8] c"\B5\01\01\13\FF\01\57\C7\80\00\FF\CC\93\00\FF\FF"
@d187 = internal global [3 x i8] c"\FC\7F\96"
@d188 = internal global [3 x i8] c"\FC\39\FC"
@d189 = internal global [1 x i8] c"\05"
@d190 = internal global [3 x i8] c"\FC\7F\96"
@d191 = internal global [3 x i8] c"\FC\39\FC"
@d192 = internal global [3 x i8] c"\FC\39\96"
@d193 = internal global [16 x i8] c"\EF\B3\01\07\80\FF\9C\FF\FF\01\0E\80\72\06\80\3A"
@d194 = internal global [16 x i8] c"\EF\76\00\00\F0\69\7F\80\0E\00\01\06\D5\EB\09\0C"
@d195 = internal global [2 x i8] c"\73\49"
@d196 = internal global [16 x i8] c"\EF\B3\01\07\80\FF\9C\FF\FF\01\0E\80\72\06\80\3A"
@d197 = internal global [16 x i8] c"\EF\76\00\00\F0\69\7F\80\0E\00\01\06\D5\EB\09\0C"
@d198 = internal global [16 x i8] c"\EF\B3\00\00\80\FF\9C\80\FF\00\01\80\D5\EB\80\0C"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i8>, ptr @d1, align 1
  %b1 = load volatile <3 x i8>, ptr @d2, align 1
  %r1 = add <3 x i8> %a1, %b1
  store volatile <3 x i8> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 3)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <16 x i8>, ptr @d4, align 1
  %b2 = load volatile <16 x i8>, ptr @d5, align 1
  %r2 = add <16 x i8> %a2, %b2
  store volatile <16 x i8> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 16)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i8>, ptr @d7, align 1
  %b3 = load volatile <3 x i8>, ptr @d8, align 1
  %r3 = sub <3 x i8> %a3, %b3
  store volatile <3 x i8> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 3)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <16 x i8>, ptr @d10, align 1
  %b4 = load volatile <16 x i8>, ptr @d11, align 1
  %r4 = sub <16 x i8> %a4, %b4
  store volatile <16 x i8> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 16)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i8>, ptr @d13, align 1
  %b5 = load volatile <3 x i8>, ptr @d14, align 1
  %r5 = mul <3 x i8> %a5, %b5
  store volatile <3 x i8> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 3)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <16 x i8>, ptr @d16, align 1
  %b6 = load volatile <16 x i8>, ptr @d17, align 1
  %r6 = mul <16 x i8> %a6, %b6
  store volatile <16 x i8> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 16)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i8>, ptr @d19, align 1
  %b7 = load volatile <3 x i8>, ptr @d20, align 1
  %r7 = and <3 x i8> %a7, %b7
  store volatile <3 x i8> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 3)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <16 x i8>, ptr @d22, align 1
  %b8 = load volatile <16 x i8>, ptr @d23, align 1
  %r8 = and <16 x i8> %a8, %b8
  store volatile <16 x i8> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 16)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i8>, ptr @d25, align 1
  %b9 = load volatile <3 x i8>, ptr @d26, align 1
  %r9 = or <3 x i8> %a9, %b9
  store volatile <3 x i8> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 3)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i8>, ptr @d28, align 1
  %b10 = load volatile <16 x i8>, ptr @d29, align 1
  %r10 = or <16 x i8> %a10, %b10
  store volatile <16 x i8> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 16)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i8>, ptr @d31, align 1
  %b11 = load volatile <3 x i8>, ptr @d32, align 1
  %r11 = xor <3 x i8> %a11, %b11
  store volatile <3 x i8> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 3)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i8>, ptr @d34, align 1
  %b12 = load volatile <16 x i8>, ptr @d35, align 1
  %r12 = xor <16 x i8> %a12, %b12
  store volatile <16 x i8> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 16)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i8>, ptr @d37, align 1
  %b13 = load volatile <3 x i8>, ptr @d38, align 1
  %r13 = shl <3 x i8> %a13, %b13
  store volatile <3 x i8> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 3)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <16 x i8>, ptr @d40, align 1
  %b14 = load volatile <16 x i8>, ptr @d41, align 1
  %r14 = shl <16 x i8> %a14, %b14
  store volatile <16 x i8> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 16)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i8>, ptr @d43, align 1
  %b15 = load volatile <3 x i8>, ptr @d44, align 1
  %r15 = lshr <3 x i8> %a15, %b15
  store volatile <3 x i8> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 3)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <16 x i8>, ptr @d46, align 1
  %b16 = load volatile <16 x i8>, ptr @d47, align 1
  %r16 = lshr <16 x i8> %a16, %b16
  store volatile <16 x i8> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 16)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i8>, ptr @d49, align 1
  %b17 = load volatile <3 x i8>, ptr @d50, align 1
  %r17 = ashr <3 x i8> %a17, %b17
  store volatile <3 x i8> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 3)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <16 x i8>, ptr @d52, align 1
  %b18 = load volatile <16 x i8>, ptr @d53, align 1
  %r18 = ashr <16 x i8> %a18, %b18
  store volatile <16 x i8> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 16)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i8>, ptr @d55, align 1
  %b19 = load volatile <3 x i8>, ptr @d56, align 1
  %r19 = udiv <3 x i8> %a19, %b19
  store volatile <3 x i8> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 3)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <16 x i8>, ptr @d58, align 1
  %b20 = load volatile <16 x i8>, ptr @d59, align 1
  %r20 = udiv <16 x i8> %a20, %b20
  store volatile <16 x i8> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 16)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i8>, ptr @d61, align 1
  %b21 = load volatile <3 x i8>, ptr @d62, align 1
  %r21 = urem <3 x i8> %a21, %b21
  store volatile <3 x i8> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 3)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <16 x i8>, ptr @d64, align 1
  %b22 = load volatile <16 x i8>, ptr @d65, align 1
  %r22 = urem <16 x i8> %a22, %b22
  store volatile <16 x i8> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 16)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i8>, ptr @d67, align 1
  %b23 = load volatile <3 x i8>, ptr @d68, align 1
  %r23 = sdiv <3 x i8> %a23, %b23
  store volatile <3 x i8> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 3)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <16 x i8>, ptr @d70, align 1
  %b24 = load volatile <16 x i8>, ptr @d71, align 1
  %r24 = sdiv <16 x i8> %a24, %b24
  store volatile <16 x i8> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 16)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i8>, ptr @d73, align 1
  %b25 = load volatile <3 x i8>, ptr @d74, align 1
  %r25 = srem <3 x i8> %a25, %b25
  store volatile <3 x i8> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 3)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <16 x i8>, ptr @d76, align 1
  %b26 = load volatile <16 x i8>, ptr @d77, align 1
  %r26 = srem <16 x i8> %a26, %b26
  store volatile <16 x i8> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 16)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i8>, ptr @d79, align 1
  %b27 = load volatile <3 x i8>, ptr @d80, align 1
  %r27 = icmp eq <3 x i8> %a27, %b27
  store volatile <3 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i8>, ptr @d82, align 1
  %b28 = load volatile <3 x i8>, ptr @d83, align 1
  %k28 = icmp eq <3 x i8> %a28, %b28
  %r28 = select <3 x i1> %k28, <3 x i8> %a28, <3 x i8> %b28
  store volatile <3 x i8> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 3)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i8>, ptr @d85, align 1
  %b29 = load volatile <16 x i8>, ptr @d86, align 1
  %r29 = icmp eq <16 x i8> %a29, %b29
  store volatile <16 x i1> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 2)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i8>, ptr @d88, align 1
  %b30 = load volatile <16 x i8>, ptr @d89, align 1
  %k30 = icmp eq <16 x i8> %a30, %b30
  %r30 = select <16 x i1> %k30, <16 x i8> %a30, <16 x i8> %b30
  store volatile <16 x i8> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 16)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <3 x i8>, ptr @d91, align 1
  %b31 = load volatile <3 x i8>, ptr @d92, align 1
  %r31 = icmp ne <3 x i8> %a31, %b31
  store volatile <3 x i1> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 1)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <3 x i8>, ptr @d94, align 1
  %b32 = load volatile <3 x i8>, ptr @d95, align 1
  %k32 = icmp ne <3 x i8> %a32, %b32
  %r32 = select <3 x i1> %k32, <3 x i8> %a32, <3 x i8> %b32
  store volatile <3 x i8> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 3)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i8>, ptr @d97, align 1
  %b33 = load volatile <16 x i8>, ptr @d98, align 1
  %r33 = icmp ne <16 x i8> %a33, %b33
  store volatile <16 x i1> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i8>, ptr @d100, align 1
  %b34 = load volatile <16 x i8>, ptr @d101, align 1
  %k34 = icmp ne <16 x i8> %a34, %b34
  %r34 = select <16 x i1> %k34, <16 x i8> %a34, <16 x i8> %b34
  store volatile <16 x i8> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 16)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x i8>, ptr @d103, align 1
  %b35 = load volatile <3 x i8>, ptr @d104, align 1
  %r35 = icmp ugt <3 x i8> %a35, %b35
  store volatile <3 x i1> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 1)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <3 x i8>, ptr @d106, align 1
  %b36 = load volatile <3 x i8>, ptr @d107, align 1
  %k36 = icmp ugt <3 x i8> %a36, %b36
  %r36 = select <3 x i1> %k36, <3 x i8> %a36, <3 x i8> %b36
  store volatile <3 x i8> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 3)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i8>, ptr @d109, align 1
  %b37 = load volatile <16 x i8>, ptr @d110, align 1
  %r37 = icmp ugt <16 x i8> %a37, %b37
  store volatile <16 x i1> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 2)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i8>, ptr @d112, align 1
  %b38 = load volatile <16 x i8>, ptr @d113, align 1
  %k38 = icmp ugt <16 x i8> %a38, %b38
  %r38 = select <16 x i1> %k38, <16 x i8> %a38, <16 x i8> %b38
  store volatile <16 x i8> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 16)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <3 x i8>, ptr @d115, align 1
  %b39 = load volatile <3 x i8>, ptr @d116, align 1
  %r39 = icmp uge <3 x i8> %a39, %b39
  store volatile <3 x i1> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <3 x i8>, ptr @d118, align 1
  %b40 = load volatile <3 x i8>, ptr @d119, align 1
  %k40 = icmp uge <3 x i8> %a40, %b40
  %r40 = select <3 x i1> %k40, <3 x i8> %a40, <3 x i8> %b40
  store volatile <3 x i8> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 3)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i8>, ptr @d121, align 1
  %b41 = load volatile <16 x i8>, ptr @d122, align 1
  %r41 = icmp uge <16 x i8> %a41, %b41
  store volatile <16 x i1> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 2)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i8>, ptr @d124, align 1
  %b42 = load volatile <16 x i8>, ptr @d125, align 1
  %k42 = icmp uge <16 x i8> %a42, %b42
  %r42 = select <16 x i1> %k42, <16 x i8> %a42, <16 x i8> %b42
  store volatile <16 x i8> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 16)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <3 x i8>, ptr @d127, align 1
  %b43 = load volatile <3 x i8>, ptr @d128, align 1
  %r43 = icmp ult <3 x i8> %a43, %b43
  store volatile <3 x i1> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <3 x i8>, ptr @d130, align 1
  %b44 = load volatile <3 x i8>, ptr @d131, align 1
  %k44 = icmp ult <3 x i8> %a44, %b44
  %r44 = select <3 x i1> %k44, <3 x i8> %a44, <3 x i8> %b44
  store volatile <3 x i8> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 3)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i8>, ptr @d133, align 1
  %b45 = load volatile <16 x i8>, ptr @d134, align 1
  %r45 = icmp ult <16 x i8> %a45, %b45
  store volatile <16 x i1> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 2)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i8>, ptr @d136, align 1
  %b46 = load volatile <16 x i8>, ptr @d137, align 1
  %k46 = icmp ult <16 x i8> %a46, %b46
  %r46 = select <16 x i1> %k46, <16 x i8> %a46, <16 x i8> %b46
  store volatile <16 x i8> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 16)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <3 x i8>, ptr @d139, align 1
  %b47 = load volatile <3 x i8>, ptr @d140, align 1
  %r47 = icmp ule <3 x i8> %a47, %b47
  store volatile <3 x i1> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <3 x i8>, ptr @d142, align 1
  %b48 = load volatile <3 x i8>, ptr @d143, align 1
  %k48 = icmp ule <3 x i8> %a48, %b48
  %r48 = select <3 x i1> %k48, <3 x i8> %a48, <3 x i8> %b48
  store volatile <3 x i8> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 3)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i8>, ptr @d145, align 1
  %b49 = load volatile <16 x i8>, ptr @d146, align 1
  %r49 = icmp ule <16 x i8> %a49, %b49
  store volatile <16 x i1> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 2)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i8>, ptr @d148, align 1
  %b50 = load volatile <16 x i8>, ptr @d149, align 1
  %k50 = icmp ule <16 x i8> %a50, %b50
  %r50 = select <16 x i1> %k50, <16 x i8> %a50, <16 x i8> %b50
  store volatile <16 x i8> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 16)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i8>, ptr @d151, align 1
  %b51 = load volatile <3 x i8>, ptr @d152, align 1
  %r51 = icmp sgt <3 x i8> %a51, %b51
  store volatile <3 x i1> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <3 x i8>, ptr @d154, align 1
  %b52 = load volatile <3 x i8>, ptr @d155, align 1
  %k52 = icmp sgt <3 x i8> %a52, %b52
  %r52 = select <3 x i1> %k52, <3 x i8> %a52, <3 x i8> %b52
  store volatile <3 x i8> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 3)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i8>, ptr @d157, align 1
  %b53 = load volatile <16 x i8>, ptr @d158, align 1
  %r53 = icmp sgt <16 x i8> %a53, %b53
  store volatile <16 x i1> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 2)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i8>, ptr @d160, align 1
  %b54 = load volatile <16 x i8>, ptr @d161, align 1
  %k54 = icmp sgt <16 x i8> %a54, %b54
  %r54 = select <16 x i1> %k54, <16 x i8> %a54, <16 x i8> %b54
  store volatile <16 x i8> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 16)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <3 x i8>, ptr @d163, align 1
  %b55 = load volatile <3 x i8>, ptr @d164, align 1
  %r55 = icmp sge <3 x i8> %a55, %b55
  store volatile <3 x i1> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <3 x i8>, ptr @d166, align 1
  %b56 = load volatile <3 x i8>, ptr @d167, align 1
  %k56 = icmp sge <3 x i8> %a56, %b56
  %r56 = select <3 x i1> %k56, <3 x i8> %a56, <3 x i8> %b56
  store volatile <3 x i8> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 3)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <16 x i8>, ptr @d169, align 1
  %b57 = load volatile <16 x i8>, ptr @d170, align 1
  %r57 = icmp sge <16 x i8> %a57, %b57
  store volatile <16 x i1> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 2)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <16 x i8>, ptr @d172, align 1
  %b58 = load volatile <16 x i8>, ptr @d173, align 1
  %k58 = icmp sge <16 x i8> %a58, %b58
  %r58 = select <16 x i1> %k58, <16 x i8> %a58, <16 x i8> %b58
  store volatile <16 x i8> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 16)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <3 x i8>, ptr @d175, align 1
  %b59 = load volatile <3 x i8>, ptr @d176, align 1
  %r59 = icmp slt <3 x i8> %a59, %b59
  store volatile <3 x i1> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <3 x i8>, ptr @d178, align 1
  %b60 = load volatile <3 x i8>, ptr @d179, align 1
  %k60 = icmp slt <3 x i8> %a60, %b60
  %r60 = select <3 x i1> %k60, <3 x i8> %a60, <3 x i8> %b60
  store volatile <3 x i8> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 3)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <16 x i8>, ptr @d181, align 1
  %b61 = load volatile <16 x i8>, ptr @d182, align 1
  %r61 = icmp slt <16 x i8> %a61, %b61
  store volatile <16 x i1> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 2)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <16 x i8>, ptr @d184, align 1
  %b62 = load volatile <16 x i8>, ptr @d185, align 1
  %k62 = icmp slt <16 x i8> %a62, %b62
  %r62 = select <16 x i1> %k62, <16 x i8> %a62, <16 x i8> %b62
  store volatile <16 x i8> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 16)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <3 x i8>, ptr @d187, align 1
  %b63 = load volatile <3 x i8>, ptr @d188, align 1
  %r63 = icmp sle <3 x i8> %a63, %b63
  store volatile <3 x i1> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <3 x i8>, ptr @d190, align 1
  %b64 = load volatile <3 x i8>, ptr @d191, align 1
  %k64 = icmp sle <3 x i8> %a64, %b64
  %r64 = select <3 x i1> %k64, <3 x i8> %a64, <3 x i8> %b64
  store volatile <3 x i8> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 3)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <16 x i8>, ptr @d193, align 1
  %b65 = load volatile <16 x i8>, ptr @d194, align 1
  %r65 = icmp sle <16 x i8> %a65, %b65
  store volatile <16 x i1> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 2)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <16 x i8>, ptr @d196, align 1
  %b66 = load volatile <16 x i8>, ptr @d197, align 1
  %k66 = icmp sle <16 x i8> %a66, %b66
  %r66 = select <16 x i1> %k66, <16 x i8> %a66, <16 x i8> %b66
  store volatile <16 x i8> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 16)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ]
  ret i32 %which
}
