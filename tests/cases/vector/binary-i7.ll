; Binary operations and comparisons on vectors of i7.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [3 x i8] c"\83\E3\17"
@d2 = internal global [3 x i8] c"\01\B3\12"
@d3 = internal global [3 x i8] c"\84\56\0A"
@d4 = internal global [14 x i8] c"\C0\14\00\F9\1B\08\63\81\E1\7F\3F\0B\04\02"
@d5 = internal global [14 x i8] c"\D3\BB\00\18\00\00\00\01\E0\8F\20\09\04\F2"
@d6 = internal global [14 x i8] c"\13\90\00\01\1C\08\63\82\81\EF\5F\14\08\F4"
@d7 = internal global [3 x i8] c"\80\E9\0F"
@d8 = internal global [3 x i8] c"\81\00\06"
@d9 = internal global [3 x i8] c"\7F\E9\09"
@d10 = internal global [14 x i8] c"\06\3D\F0\3F\6F\E6\B7\F0\C0\9F\2F\08\EC\63"
@d11 = internal global [14 x i8] c"\80\3F\F0\0F\7C\01\81\FF\3F\F0\5F\28\FE\03"
@d12 = internal global [14 x i8] c"\86\3D\00\30\F3\E4\36\71\C1\AF\DF\E7\F1\61"
@d13 = internal global [3 x i8] c"\C0\80\00"
@d14 = internal global [3 x i8] c"\3F\CE\0C"
@d15 = internal global [3 x i8] c"\40\8E\19"
@d16 = internal global [14 x i8] c"\FF\BB\75\F0\F9\01\01\3F\C0\BF\23\04\FC\00"
@d17 = internal global [14 x i8] c"\80\32\1D\38\2C\A8\81\7F\00\10\10\F8\FB\00"
@d18 = internal global [14 x i8] c"\80\39\1E\D8\D9\01\00\41\00\10\20\04\08\01"
@d19 = internal global [3 x i8] c"\D8\7F\00"
@d20 = internal global [3 x i8] c"\FF\09\10"
@d21 = internal global [3 x i8] c"\D8\09\00"
@d22 = internal global [14 x i8] c"\8E\DF\2F\F7\03\F4\7F\52\DF\EF\07\F8\1F\FE"
@d23 = internal global [14 x i8] c"\BF\3F\F0\05\68\E0\7F\7F\0A\00\08\00\04\FF"
@d24 = internal global [14 x i8] c"\8E\1F\20\05\00\E0\7F\52\0A\00\00\00\04\FE"
@d25 = internal global [3 x i8] c"\3F\00\00"
@d26 = internal global [3 x i8] c"\03\28\00"
@d27 = internal global [3 x i8] c"\3F\28\00"
@d28 = internal global [14 x i8] c"\3F\E4\0F\C0\C1\1E\3D\C0\DF\AF\13\08\58\09"
@d29 = internal global [14 x i8] c"\81\82\0E\F8\1F\03\F4\0F\20\B2\02\48\07\B9"
@d30 = internal global [14 x i8] c"\BF\E6\0F\F8\DF\1F\FD\CF\FF\BF\13\48\5F\B9"
@d31 = internal global [3 x i8] c"\01\20\06"
@d32 = internal global [3 x i8] c"\FE\C0\1F"
@d33 = internal global [3 x i8] c"\FF\E0\19"
@d34 = internal global [14 x i8] c"\F7\DF\2F\EF\03\5C\F6\07\20\00\AD\52\09\FE"
@d35 = internal global [14 x i8] c"\D5\DF\FF\00\0C\00\03\A6\E0\FB\30\00\02\DF"
@d36 = internal global [14 x i8] c"\22\00\D0\EF\0F\5C\F5\A1\C0\FB\9D\52\0B\21"
@d37 = internal global [3 x i8] c"\BF\BF\00"
@d38 = internal global [3 x i8] c"\81\00\01"
@d39 = internal global [3 x i8] c"\7E\3F\08"
@d40 = internal global [14 x i8] c"\3B\FB\EF\07\F8\01\FF\CC\1F\D1\3E\98\01\9C"
@d41 = internal global [14 x i8] c"\02\03\80\10\08\0C\0C\05\01\00\40\00\04\00"
@d42 = internal global [14 x i8] c"\6C\C0\0F\0E\F0\03\80\00\3E\D1\0E\9B\01\9C"
@d43 = internal global [3 x i8] c"\00\C0\1F"
@d44 = internal global [3 x i8] c"\81\40\00"
@d45 = internal global [3 x i8] c"\00\C0\0F"
@d46 = internal global [14 x i8] c"\40\3A\20\70\EE\00\41\9E\DF\FF\F7\53\BD\99"
@d47 = internal global [14 x i8] c"\01\40\00\10\00\04\00\04\00\20\00\08\04\00"
@d48 = internal global [14 x i8] c"\20\3A\20\30\EB\80\40\81\DF\FF\F3\AB\DC\98"
@d49 = internal global [3 x i8] c"\FF\40\00"
@d50 = internal global [3 x i8] c"\81\00\00"
@d51 = internal global [3 x i8] c"\7F\40\00"
@d52 = internal global [14 x i8] c"\83\FC\C0\F8\B3\F1\01\3F\60\00\70\04\48\57"
@d53 = internal global [14 x i8] c"\80\81\21\00\20\04\00\81\40\00\60\00\08\02"
@d54 = internal global [14 x i8] c"\83\3F\60\FC\1B\F8\01\1F\30\00\F0\07\D0\2B"
@d55 = internal global [3 x i8] c"\A5\9C\01"
@d56 = internal global [3 x i8] c"\13\DF\0F"
@d57 = internal global [3 x i8] c"\01\00\00"
@d58 = internal global [14 x i8] c"\3F\01\10\00\FC\01\00\E0\DF\DF\1E\00\03\90"
@d59 = internal global [14 x i8] c"\B7\78\A0\F3\13\07\02\E0\83\5B\F9\0F\08\7E"
@d60 = internal global [14 x i8] c"\01\00\10\10\00\00\00\81\44\20\00\00\03\02"
@d61 = internal global [3 x i8] c"\6D\80\09"
@d62 = internal global [3 x i8] c"\3F\E0\0B"
@d63 = internal global [3 x i8] c"\2E\80\09"
@d64 = internal global [14 x i8] c"\7F\20\20\40\E3\68\81\9A\7F\A2\00\FC\FD\81"
@d65 = internal global [14 x i8] c"\C0\85\3A\F0\07\0A\7E\7F\20\3F\F0\BF\04\0E"
@d66 = internal global [14 x i8] c"\BF\04\00\40\E3\00\02\9A\5F\02\00\8C\00\02"
@d67 = internal global [3 x i8] c"\C3\C0\0F"
@d68 = internal global [3 x i8] c"\01\60\00"
@d69 = internal global [3 x i8] c"\43\C0\0F"
@d70 = internal global [14 x i8] c"\7F\2A\EB\C7\FD\03\82\D2\7F\60\1D\70\88\08"
@d71 = internal global [14 x i8] c"\C0\BF\21\00\FC\07\02\01\60\20\FD\5F\2D\EF"
@d72 = internal global [14 x i8] c"\00\D6\E1\07\08\00\82\52\40\00\F0\07\00\00"
@d73 = internal global [3 x i8] c"\FF\3F\10"
@d74 = internal global [3 x i8] c"\99\40\0F"
@d75 = internal global [3 x i8] c"\7F\40\1F"
@d76 = internal global [14 x i8] c"\01\A0\9B\6C\FE\FF\FE\05\42\E0\07\04\02\64"
@d77 = internal global [14 x i8] c"\81\0E\33\90\6F\06\02\BF\6C\E0\FA\0B\B0\0E"
@d78 = internal global [14 x i8] c"\00\BD\1B\B0\FF\03\00\05\02\C0\F2\07\00\02"
@d79 = internal global [3 x i8] c"\FF\FF\0F"
@d80 = internal global [3 x i8] c"\00\F7\0F"
@d81 = internal global [1 x i8] c"\04"
@d82 = internal global [3 x i8] c"\FF\FF\0F"
@d83 = internal global [3 x i8] c"\00\F7\0F"
@d84 = internal global [3 x i8] c"\00\F7\0F"
@d85 = internal global [14 x i8] c"\CF\9F\16\40\0F\08\BA\FF\DF\E1\27\A8\29\7E"
@d86 = internal global [14 x i8] c"\4F\C0\1F\F0\FF\F1\7F\F2\1F\4A\F3\FF\0F\02"
@d87 = internal global [2 x i8] c"\09\02"
@d88 = internal global [14 x i8] c"\CF\9F\16\40\0F\08\BA\FF\DF\E1\27\A8\29\7E"
@d89 = internal global [14 x i8] c"\4F\C0\1F\F0\FF\F1\7F\F2\1F\4A\F3\FF\0F\02"
@d90 = internal global [14 x i8] c"\4F\C0\1F\F0\FF\F1\7F\F2\1F\4A\F3\FF\0F\02"
@d91 = internal global [3 x i8] c"\83\00\00"
@d92 = internal global [3 x i8] c"\83\1F\00"
@d93 = internal global [1 x i8] c"\02"
@d94 = internal global [3 x i8] c"\83\00\00"
@d95 = internal global [3 x i8] c"\83\1F\00"
@d96 = internal global [3 x i8] c"\83\00\00"
@d97 = internal global [14 x i8] c"\81\7F\60\3C\FB\FF\02\80\E4\EF\0F\04\F0\49"
@d98 = internal global [14 x i8] c"\01\03\30\10\00\FE\81\80\40\0F\08\34\FC\CF"
@d99 = internal global [2 x i8] c"\FE\EE"
@d100 = internal global [14 x i8] c"\81\7F\60\3C\FB\FF\02\80\E4\EF\0F\04\F0\49"
@d101 = internal global [14 x i8] c"\01\03\30\10\00\FE\81\80\40\0F\08\34\FC\CF"
@d102 = internal global [14 x i8] c"\81\7F\60\3C\FB\FF\02\80\E4\EF\0F\04\F0\49"
@d103 = internal global [3 x i8] c"\81\01\00"
@d104 = internal global [3 x i8] c"\01\D0\0D"
@d105 = internal global [1 x i8] c"\00"
@d106 = internal global [3 x i8] c"\81\01\00"
@d107 = internal global [3 x i8] c"\01\D0\0D"
@d108 = internal global [3 x i8] c"\01\D0\0D"
@d109 = internal global [14 x i8] c"\7F\00\F0\07\00\14\FE\C8\3F\20\B0\0A\94\03"
@d110 = internal global [14 x i8] c"\48\C0\0F\FD\FF\07\02\01\7A\1C\A0\F9\E3\00"
@d111 = internal global [2 x i8] c"\C5\DB"
@d112 = internal global [14 x i8] c"\7F\00\F0\07\00\14\FE\C8\3F\20\B0\0A\94\03"
@d113 = internal global [14 x i8] c"\48\C0\0F\FD\FF\07\02\01\7A\1C\A0\F9\E3\00"
@d114 = internal global [14 x i8] c"\7F\00\10\FD\FF\17\FE\C8\7F\3C\B0\FA\97\03"
@d115 = internal global [3 x i8] c"\40\DE\03"
@d116 = internal global [3 x i8] c"\40\00\10"
@d117 = internal global [1 x i8] c"\03"
@d118 = internal global [3 x i8] c"\40\DE\03"
@d119 = internal global [3 x i8] c"\40\00\10"
@d120 = internal global [3 x i8] c"\40\1E\10"
@d121 = internal global [14 x i8] c"\01\00\10\70\04\04\FE\00\40\80\50\00\FC\CF"
@d122 = internal global [14 x i8] c"\81\40\20\F0\0B\07\80\31\60\00\70\FD\FD\00"
@d123 = internal global [2 x i8] c"\D5\CC"
@d124 = internal global [14 x i8] c"\01\00\10\70\04\04\FE\00\40\80\50\00\FC\CF"
@d125 = internal global [14 x i8] c"\81\40\20\F0\0B\07\80\31\60\00\70\FD\FD\00"
@d126 = internal global [14 x i8] c"\81\00\30\70\0C\07\FE\31\60\80\70\FD\FD\CF"
@d127 = internal global [3 x i8] c"\B8\B0\19"
@d128 = internal global [3 x i8] c"\81\38\10"
@d129 = internal global [1 x i8] c"\02"
@d130 = internal global [3 x i8] c"\B8\B0\19"
@d131 = internal global [3 x i8] c"\81\38\10"
@d132 = internal global [3 x i8] c"\81\30\10"
@d133 = internal global [14 x i8] c"\81\34\00\58\18\04\00\01\CB\EF\07\FC\23\02"
@d134 = internal global [14 x i8] c"\01\C7\2F\F0\0F\B8\81\0D\40\E0\F7\07\00\7F"
@d135 = internal global [2 x i8] c"\D4\D1"
@d136 = internal global [14 x i8] c"\81\34\00\58\18\04\00\01\CB\EF\07\FC\23\02"
@d137 = internal global [14 x i8] c"\01\C7\2F\F0\0F\B8\81\0D\40\E0\F7\07\00\7F"
@d138 = internal global [14 x i8] c"\01\07\20\50\08\04\00\01\40\E0\07\04\20\02"
@d139 = internal global [3 x i8] c"\90\22\19"
@d140 = internal global [3 x i8] c"\C0\32\10"
@d141 = internal global [1 x i8] c"\03"
@d142 = internal global [3 x i8] c"\90\22\19"
@d143 = internal global [3 x i8] c"\C0\32\10"
@d144 = internal global [3 x i8] c"\90\22\10"
@d145 = internal global [14 x i8] c"\40\80\61\30\08\00\81\2E\00\D0\39\08\04\76"
@d146 = internal global [14 x i8] c"\C0\5F\E0\57\00\74\AA\12\2F\30\F0\03\02\FF"
@d147 = internal global [2 x i8] c"\9B\F6"
@d148 = internal global [14 x i8] c"\40\80\61\30\08\00\81\2E\00\D0\39\08\04\76"
@d149 = internal global [14 x i8] c"\C0\5F\E0\57\00\74\AA\12\2F\30\F0\03\02\FF"
@d150 = internal global [14 x i8] c"\40\40\60\30\00\74\80\12\00\30\30\08\04\76"
@d151 = internal global [3 x i8] c"\9D\36\10"
@d152 = internal global [3 x i8] c"\1D\20\00"
@d153 = internal global [1 x i8] c"\02"
@d154 = internal global [3 x i8] c"\9D\36\10"
@d155 = internal global [3 x i8] c"\1D\20\00"
@d156 = internal global [3 x i8] c"\9D\36\00"
@d157 = internal global [14 x i8] c"\00\E0\8F\00\7C\1C\00\01\34\F0\17\08\04\FE"
@d158 = internal global [14 x i8] c"\80\42\8E\0A\FC\FD\04\80\67\E0\0F\04\FE\E7"
@d159 = internal global [2 x i8] c"\0C\FB"
@d160 = internal global [14 x i8] c"\00\E0\8F\00\7C\1C\00\01\34\F0\17\08\04\FE"
@d161 = internal global [14 x i8] c"\80\42\8E\0A\FC\FD\04\80\67\E0\0F\04\FE\E7"
@d162 = internal global [14 x i8] c"\80\C2\8F\00\FC\FD\04\01\74\E0\17\08\04\FE"
@d163 = internal global [3 x i8] c"\C0\40\10"
@d164 = internal global [3 x i8] c"\40\01\0B"
@d165 = internal global [1 x i8] c"\01"
@d166 = internal global [3 x i8] c"\C0\40\10"
@d167 = internal global [3 x i8] c"\40\01\0B"
@d168 = internal global [3 x i8] c"\40\01\0B"
@d169 = internal global [14 x i8] c"\FF\1F\10\F8\43\00\08\80\FF\1F\18\E0\FF\7E"
@d170 = internal global [14 x i8] c"\7F\40\16\08\98\00\13\C0\5C\80\0A\04\0E\00"
@d171 = internal global [2 x i8] c"\5B\F1"
@d172 = internal global [14 x i8] c"\FF\1F\10\F8\43\00\08\80\FF\1F\18\E0\FF\7E"
@d173 = internal global [14 x i8] c"\7F\40\16\08\98\00\13\C0\5C\80\0A\04\0E\00"
@d174 = internal global [14 x i8] c"\FF\5F\16\F8\9B\00\12\80\5C\80\1A\E0\FF\7E"
@d175 = internal global [3 x i8] c"\40\E0\0F"
@d176 = internal global [3 x i8] c"\40\CA\0F"
@d177 = internal global [1 x i8] c"\02"
@d178 = internal global [3 x i8] c"\40\E0\0F"
@d179 = internal global [3 x i8] c"\40\CA\0F"
@d180 = internal global [3 x i8] c"\40\E0\0F"
@d181 = internal global [14 x i8] c"\42\01\30\40\FE\05\02\40\D4\6B\DC\F8\1F\00"
@d182 = internal global [14 x i8] c"\26\21\E0\3F\44\7B\80\01\FC\0F\08\04\FC\FE"
@d183 = internal global [2 x i8] c"\45\65"
@d184 = internal global [14 x i8] c"\42\01\30\40\FE\05\02\40\D4\6B\DC\F8\1F\00"
@d185 = internal global [14 x i8] c"\26\21\E0\3F\44\7B\80\01\FC\0F\08\04\FC\FE"
@d186 = internal global [14 x i8] c"\42\21\F0\3F\44\07\80\40\FC\0B\08\FC\1F\FE"
@d187 = internal global [3 x i8] c"\4E\40\1A"
@d188 = internal global [3 x i8] c"\80\F9\0F"
@d189 = internal global [1 x i8] c"\05"
@d190 = internal global [3 x i8] c"\4E\40\1A"
@d191 = internal global [3 x i8] c"\80\F9\0F"
@d192 = internal global [3 x i8] c"\CE\79\1A"
@d193 = internal global [14 x i8] c"\2F\20\10\F0\47\FF\01\2C\83\21\0F\0C\00\E6"
@d194 = internal global [14 x i8] c"\2F\B7\19\FA\0B\18\00\C0\00\F2\1F\28\01\5C"
@d195 = internal global [2 x i8] c"\F7\F8"
@d196 = internal global [14 x i8] c"\2F\20\10\F0\47\FF\01\2C\83\21\0F\0C\00\E6"
@d197 = internal global [14 x i8] c"\2F\B7\19\FA\0B\18\00\C0\00\F2\1F\28\01\5C"
@d198 = internal global [14 x i8] c"\2F\20\10\FA\47\FF\01\C0\00\32\0F\0C\00\E6"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i7>, ptr @d1, align 1
  %b1 = load volatile <3 x i7>, ptr @d2, align 1
  %r1 = add <3 x i7> %a1, %b1
  store volatile <3 x i7> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 3)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <16 x i7>, ptr @d4, align 1
  %b2 = load volatile <16 x i7>, ptr @d5, align 1
  %r2 = add <16 x i7> %a2, %b2
  store volatile <16 x i7> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 14)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i7>, ptr @d7, align 1
  %b3 = load volatile <3 x i7>, ptr @d8, align 1
  %r3 = sub <3 x i7> %a3, %b3
  store volatile <3 x i7> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 3)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <16 x i7>, ptr @d10, align 1
  %b4 = load volatile <16 x i7>, ptr @d11, align 1
  %r4 = sub <16 x i7> %a4, %b4
  store volatile <16 x i7> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 14)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i7>, ptr @d13, align 1
  %b5 = load volatile <3 x i7>, ptr @d14, align 1
  %r5 = mul <3 x i7> %a5, %b5
  store volatile <3 x i7> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 3)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <16 x i7>, ptr @d16, align 1
  %b6 = load volatile <16 x i7>, ptr @d17, align 1
  %r6 = mul <16 x i7> %a6, %b6
  store volatile <16 x i7> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 14)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i7>, ptr @d19, align 1
  %b7 = load volatile <3 x i7>, ptr @d20, align 1
  %r7 = and <3 x i7> %a7, %b7
  store volatile <3 x i7> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 3)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <16 x i7>, ptr @d22, align 1
  %b8 = load volatile <16 x i7>, ptr @d23, align 1
  %r8 = and <16 x i7> %a8, %b8
  store volatile <16 x i7> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 14)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i7>, ptr @d25, align 1
  %b9 = load volatile <3 x i7>, ptr @d26, align 1
  %r9 = or <3 x i7> %a9, %b9
  store volatile <3 x i7> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 3)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i7>, ptr @d28, align 1
  %b10 = load volatile <16 x i7>, ptr @d29, align 1
  %r10 = or <16 x i7> %a10, %b10
  store volatile <16 x i7> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 14)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i7>, ptr @d31, align 1
  %b11 = load volatile <3 x i7>, ptr @d32, align 1
  %r11 = xor <3 x i7> %a11, %b11
  store volatile <3 x i7> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 3)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i7>, ptr @d34, align 1
  %b12 = load volatile <16 x i7>, ptr @d35, align 1
  %r12 = xor <16 x i7> %a12, %b12
  store volatile <16 x i7> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 14)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i7>, ptr @d37, align 1
  %b13 = load volatile <3 x i7>, ptr @d38, align 1
  %r13 = shl <3 x i7> %a13, %b13
  store volatile <3 x i7> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 3)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <16 x i7>, ptr @d40, align 1
  %b14 = load volatile <16 x i7>, ptr @d41, align 1
  %r14 = shl <16 x i7> %a14, %b14
  store volatile <16 x i7> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 14)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i7>, ptr @d43, align 1
  %b15 = load volatile <3 x i7>, ptr @d44, align 1
  %r15 = lshr <3 x i7> %a15, %b15
  store volatile <3 x i7> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 3)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <16 x i7>, ptr @d46, align 1
  %b16 = load volatile <16 x i7>, ptr @d47, align 1
  %r16 = lshr <16 x i7> %a16, %b16
  store volatile <16 x i7> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 14)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i7>, ptr @d49, align 1
  %b17 = load volatile <3 x i7>, ptr @d50, align 1
  %r17 = ashr <3 x i7> %a17, %b17
  store volatile <3 x i7> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 3)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <16 x i7>, ptr @d52, align 1
  %b18 = load volatile <16 x i7>, ptr @d53, align 1
  %r18 = ashr <16 x i7> %a18, %b18
  store volatile <16 x i7> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 14)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i7>, ptr @d55, align 1
  %b19 = load volatile <3 x i7>, ptr @d56, align 1
  %r19 = udiv <3 x i7> %a19, %b19
  store volatile <3 x i7> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 3)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <16 x i7>, ptr @d58, align 1
  %b20 = load volatile <16 x i7>, ptr @d59, align 1
  %r20 = udiv <16 x i7> %a20, %b20
  store volatile <16 x i7> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 14)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i7>, ptr @d61, align 1
  %b21 = load volatile <3 x i7>, ptr @d62, align 1
  %r21 = urem <3 x i7> %a21, %b21
  store volatile <3 x i7> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 3)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <16 x i7>, ptr @d64, align 1
  %b22 = load volatile <16 x i7>, ptr @d65, align 1
  %r22 = urem <16 x i7> %a22, %b22
  store volatile <16 x i7> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 14)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i7>, ptr @d67, align 1
  %b23 = load volatile <3 x i7>, ptr @d68, align 1
  %r23 = sdiv <3 x i7> %a23, %b23
  store volatile <3 x i7> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 3)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <16 x i7>, ptr @d70, align 1
  %b24 = load volatile <16 x i7>, ptr @d71, align 1
  %r24 = sdiv <16 x i7> %a24, %b24
  store volatile <16 x i7> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 14)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i7>, ptr @d73, align 1
  %b25 = load volatile <3 x i7>, ptr @d74, align 1
  %r25 = srem <3 x i7> %a25, %b25
  store volatile <3 x i7> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 3)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <16 x i7>, ptr @d76, align 1
  %b26 = load volatile <16 x i7>, ptr @d77, align 1
  %r26 = srem <16 x i7> %a26, %b26
  store volatile <16 x i7> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 14)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i7>, ptr @d79, align 1
  %b27 = load volatile <3 x i7>, ptr @d80, align 1
  %r27 = icmp eq <3 x i7> %a27, %b27
  store volatile <3 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i7>, ptr @d82, align 1
  %b28 = load volatile <3 x i7>, ptr @d83, align 1
  %k28 = icmp eq <3 x i7> %a28, %b28
  %r28 = select <3 x i1> %k28, <3 x i7> %a28, <3 x i7> %b28
  store volatile <3 x i7> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 3)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i7>, ptr @d85, align 1
  %b29 = load volatile <16 x i7>, ptr @d86, align 1
  %r29 = icmp eq <16 x i7> %a29, %b29
  store volatile <16 x i1> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 2)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i7>, ptr @d88, align 1
  %b30 = load volatile <16 x i7>, ptr @d89, align 1
  %k30 = icmp eq <16 x i7> %a30, %b30
  %r30 = select <16 x i1> %k30, <16 x i7> %a30, <16 x i7> %b30
  store volatile <16 x i7> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 14)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <3 x i7>, ptr @d91, align 1
  %b31 = load volatile <3 x i7>, ptr @d92, align 1
  %r31 = icmp ne <3 x i7> %a31, %b31
  store volatile <3 x i1> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 1)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <3 x i7>, ptr @d94, align 1
  %b32 = load volatile <3 x i7>, ptr @d95, align 1
  %k32 = icmp ne <3 x i7> %a32, %b32
  %r32 = select <3 x i1> %k32, <3 x i7> %a32, <3 x i7> %b32
  store volatile <3 x i7> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 3)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i7>, ptr @d97, align 1
  %b33 = load volatile <16 x i7>, ptr @d98, align 1
  %r33 = icmp ne <16 x i7> %a33, %b33
  store volatile <16 x i1> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i7>, ptr @d100, align 1
  %b34 = load volatile <16 x i7>, ptr @d101, align 1
  %k34 = icmp ne <16 x i7> %a34, %b34
  %r34 = select <16 x i1> %k34, <16 x i7> %a34, <16 x i7> %b34
  store volatile <16 x i7> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 14)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x i7>, ptr @d103, align 1
  %b35 = load volatile <3 x i7>, ptr @d104, align 1
  %r35 = icmp ugt <3 x i7> %a35, %b35
  store volatile <3 x i1> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 1)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <3 x i7>, ptr @d106, align 1
  %b36 = load volatile <3 x i7>, ptr @d107, align 1
  %k36 = icmp ugt <3 x i7> %a36, %b36
  %r36 = select <3 x i1> %k36, <3 x i7> %a36, <3 x i7> %b36
  store volatile <3 x i7> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 3)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i7>, ptr @d109, align 1
  %b37 = load volatile <16 x i7>, ptr @d110, align 1
  %r37 = icmp ugt <16 x i7> %a37, %b37
  store volatile <16 x i1> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 2)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i7>, ptr @d112, align 1
  %b38 = load volatile <16 x i7>, ptr @d113, align 1
  %k38 = icmp ugt <16 x i7> %a38, %b38
  %r38 = select <16 x i1> %k38, <16 x i7> %a38, <16 x i7> %b38
  store volatile <16 x i7> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 14)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <3 x i7>, ptr @d115, align 1
  %b39 = load volatile <3 x i7>, ptr @d116, align 1
  %r39 = icmp uge <3 x i7> %a39, %b39
  store volatile <3 x i1> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <3 x i7>, ptr @d118, align 1
  %b40 = load volatile <3 x i7>, ptr @d119, align 1
  %k40 = icmp uge <3 x i7> %a40, %b40
  %r40 = select <3 x i1> %k40, <3 x i7> %a40, <3 x i7> %b40
  store volatile <3 x i7> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 3)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i7>, ptr @d121, align 1
  %b41 = load volatile <16 x i7>, ptr @d122, align 1
  %r41 = icmp uge <16 x i7> %a41, %b41
  store volatile <16 x i1> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 2)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i7>, ptr @d124, align 1
  %b42 = load volatile <16 x i7>, ptr @d125, align 1
  %k42 = icmp uge <16 x i7> %a42, %b42
  %r42 = select <16 x i1> %k42, <16 x i7> %a42, <16 x i7> %b42
  store volatile <16 x i7> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 14)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <3 x i7>, ptr @d127, align 1
  %b43 = load volatile <3 x i7>, ptr @d128, align 1
  %r43 = icmp ult <3 x i7> %a43, %b43
  store volatile <3 x i1> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <3 x i7>, ptr @d130, align 1
  %b44 = load volatile <3 x i7>, ptr @d131, align 1
  %k44 = icmp ult <3 x i7> %a44, %b44
  %r44 = select <3 x i1> %k44, <3 x i7> %a44, <3 x i7> %b44
  store volatile <3 x i7> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 3)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i7>, ptr @d133, align 1
  %b45 = load volatile <16 x i7>, ptr @d134, align 1
  %r45 = icmp ult <16 x i7> %a45, %b45
  store volatile <16 x i1> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 2)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i7>, ptr @d136, align 1
  %b46 = load volatile <16 x i7>, ptr @d137, align 1
  %k46 = icmp ult <16 x i7> %a46, %b46
  %r46 = select <16 x i1> %k46, <16 x i7> %a46, <16 x i7> %b46
  store volatile <16 x i7> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 14)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <3 x i7>, ptr @d139, align 1
  %b47 = load volatile <3 x i7>, ptr @d140, align 1
  %r47 = icmp ule <3 x i7> %a47, %b47
  store volatile <3 x i1> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <3 x i7>, ptr @d142, align 1
  %b48 = load volatile <3 x i7>, ptr @d143, align 1
  %k48 = icmp ule <3 x i7> %a48, %b48
  %r48 = select <3 x i1> %k48, <3 x i7> %a48, <3 x i7> %b48
  store volatile <3 x i7> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 3)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i7>, ptr @d145, align 1
  %b49 = load volatile <16 x i7>, ptr @d146, align 1
  %r49 = icmp ule <16 x i7> %a49, %b49
  store volatile <16 x i1> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 2)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i7>, ptr @d148, align 1
  %b50 = load volatile <16 x i7>, ptr @d149, align 1
  %k50 = icmp ule <16 x i7> %a50, %b50
  %r50 = select <16 x i1> %k50, <16 x i7> %a50, <16 x i7> %b50
  store volatile <16 x i7> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 14)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i7>, ptr @d151, align 1
  %b51 = load volatile <3 x i7>, ptr @d152, align 1
  %r51 = icmp sgt <3 x i7> %a51, %b51
  store volatile <3 x i1> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <3 x i7>, ptr @d154, align 1
  %b52 = load volatile <3 x i7>, ptr @d155, align 1
  %k52 = icmp sgt <3 x i7> %a52, %b52
  %r52 = select <3 x i1> %k52, <3 x i7> %a52, <3 x i7> %b52
  store volatile <3 x i7> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 3)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i7>, ptr @d157, align 1
  %b53 = load volatile <16 x i7>, ptr @d158, align 1
  %r53 = icmp sgt <16 x i7> %a53, %b53
  store volatile <16 x i1> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 2)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i7>, ptr @d160, align 1
  %b54 = load volatile <16 x i7>, ptr @d161, align 1
  %k54 = icmp sgt <16 x i7> %a54, %b54
  %r54 = select <16 x i1> %k54, <16 x i7> %a54, <16 x i7> %b54
  store volatile <16 x i7> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 14)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <3 x i7>, ptr @d163, align 1
  %b55 = load volatile <3 x i7>, ptr @d164, align 1
  %r55 = icmp sge <3 x i7> %a55, %b55
  store volatile <3 x i1> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <3 x i7>, ptr @d166, align 1
  %b56 = load volatile <3 x i7>, ptr @d167, align 1
  %k56 = icmp sge <3 x i7> %a56, %b56
  %r56 = select <3 x i1> %k56, <3 x i7> %a56, <3 x i7> %b56
  store volatile <3 x i7> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 3)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <16 x i7>, ptr @d169, align 1
  %b57 = load volatile <16 x i7>, ptr @d170, align 1
  %r57 = icmp sge <16 x i7> %a57, %b57
  store volatile <16 x i1> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 2)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <16 x i7>, ptr @d172, align 1
  %b58 = load volatile <16 x i7>, ptr @d173, align 1
  %k58 = icmp sge <16 x i7> %a58, %b58
  %r58 = select <16 x i1> %k58, <16 x i7> %a58, <16 x i7> %b58
  store volatile <16 x i7> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 14)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <3 x i7>, ptr @d175, align 1
  %b59 = load volatile <3 x i7>, ptr @d176, align 1
  %r59 = icmp slt <3 x i7> %a59, %b59
  store volatile <3 x i1> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <3 x i7>, ptr @d178, align 1
  %b60 = load volatile <3 x i7>, ptr @d179, align 1
  %k60 = icmp slt <3 x i7> %a60, %b60
  %r60 = select <3 x i1> %k60, <3 x i7> %a60, <3 x i7> %b60
  store volatile <3 x i7> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 3)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <16 x i7>, ptr @d181, align 1
  %b61 = load volatile <16 x i7>, ptr @d182, align 1
  %r61 = icmp slt <16 x i7> %a61, %b61
  store volatile <16 x i1> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 2)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <16 x i7>, ptr @d184, align 1
  %b62 = load volatile <16 x i7>, ptr @d185, align 1
  %k62 = icmp slt <16 x i7> %a62, %b62
  %r62 = select <16 x i1> %k62, <16 x i7> %a62, <16 x i7> %b62
  store volatile <16 x i7> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 14)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <3 x i7>, ptr @d187, align 1
  %b63 = load volatile <3 x i7>, ptr @d188, align 1
  %r63 = icmp sle <3 x i7> %a63, %b63
  store volatile <3 x i1> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <3 x i7>, ptr @d190, align 1
  %b64 = load volatile <3 x i7>, ptr @d191, align 1
  %k64 = icmp sle <3 x i7> %a64, %b64
  %r64 = select <3 x i1> %k64, <3 x i7> %a64, <3 x i7> %b64
  store volatile <3 x i7> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 3)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <16 x i7>, ptr @d193, align 1
  %b65 = load volatile <16 x i7>, ptr @d194, align 1
  %r65 = icmp sle <16 x i7> %a65, %b65
  store volatile <16 x i1> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 2)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <16 x i7>, ptr @d196, align 1
  %b66 = load volatile <16 x i7>, ptr @d197, align 1
  %k66 = icmp sle <16 x i7> %a66, %b66
  %r66 = select <16 x i1> %k66, <16 x i7> %a66, <16 x i7> %b66
  store volatile <16 x i7> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 14)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ]
  ret i32 %which
}
