; Arithmetic, comparisons and conversions of x86_fp80.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
; LINK: -lm
@d1 = internal global [10 x i8] c"\A3\5B\E2\56\D7\10\29\D8\FF\BF"
@d2 = internal global [10 x i8] c"\BB\FF\7F\7A\27\52\3D\AF\00\C0"
@d3 = internal global [10 x i8] c"\C6\96\F8\92\49\ED\A8\8D\01\C0"
@d4 = internal global [10 x i8] c"\C2\31\6E\95\62\F1\00\AC\FF\3F"
@d5 = internal global [10 x i8] c"\80\09\2D\CF\DD\C1\91\C5\00\40"
@d6 = internal global [10 x i8] c"\30\11\F2\8C\47\1D\C9\8D\01\40"
@d7 = internal global [10 x i8] c"\8D\BD\22\F0\9F\2C\55\F2\00\C0"
@d8 = internal global [10 x i8] c"\ED\EF\D6\AF\4D\A7\C8\F9\FF\BF"
@d9 = internal global [10 x i8] c"\C2\1A\07\64\23\C0\9C\B7\01\C0"
@d10 = internal global [10 x i8] c"\8F\EE\95\F7\A0\A8\AD\DA\FF\3F"
@d11 = internal global [10 x i8] c"\E9\C6\C1\77\A6\DE\D9\F1\C1\18"
@d12 = internal global [10 x i8] c"\8F\EE\95\F7\A0\A8\AD\DA\FF\3F"
@d13 = internal global [10 x i8] c"\9F\F8\D3\A4\C5\4E\9A\C2\FE\BF"
@d14 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\4E\9C"
@d15 = internal global [10 x i8] c"\9F\F8\D3\A4\C5\4E\9A\C2\FE\BF"
@d16 = internal global [10 x i8] c"\2A\61\38\19\0A\4A\68\C3\FF\3F"
@d17 = internal global [10 x i8] c"\8B\09\CE\E2\27\B1\33\ED\9B\C8"
@d18 = internal global [10 x i8] c"\8B\09\CE\E2\27\B1\33\ED\9B\C8"
@d19 = internal global [10 x i8] c"\3C\F8\F1\BA\DA\D5\9D\D9\FE\BF"
@d20 = internal global [10 x i8] c"\54\88\D5\40\37\96\3D\F8\FF\3F"
@d21 = internal global [10 x i8] c"\39\42\27\4F\92\40\86\B2\00\C0"
@d22 = internal global [10 x i8] c"\00\00\00\00\00\00\00\B0\02\40"
@d23 = internal global [10 x i8] c"\A3\D9\DA\AB\BE\E6\0B\CD\B0\60"
@d24 = internal global [10 x i8] c"\A3\D9\DA\AB\BE\E6\0B\CD\B0\E0"
@d25 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\02\40"
@d26 = internal global [10 x i8] c"\F7\0E\83\E7\BC\4B\E6\BE\04\C0"
@d27 = internal global [10 x i8] c"\F7\0E\83\E7\BC\4B\E6\DE\04\40"
@d28 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d29 = internal global [10 x i8] c"\94\E8\B7\C2\78\24\1B\E3\00\C0"
@d30 = internal global [10 x i8] c"\94\E8\B7\C2\78\24\1B\E3\00\40"
@d31 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\00\40"
@d32 = internal global [10 x i8] c"\C7\7C\2E\8B\BA\C6\DC\86\04\C0"
@d33 = internal global [10 x i8] c"\C7\7C\2E\8B\BA\C6\DC\8E\04\40"
@d34 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E0\81\6A"
@d35 = internal global [10 x i8] c"\4C\08\D9\28\3B\00\99\D1\00\40"
@d36 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E0\81\6A"
@d37 = internal global [10 x i8] c"\BF\70\58\2E\23\00\00\00\00\80"
@d38 = internal global [10 x i8] c"\8E\8C\C6\45\69\AF\91\D2\B3\6B"
@d39 = internal global [10 x i8] c"\78\76\C2\D4\3D\4F\80\E7\9B\AB"
@d40 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d41 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\01\00"
@d42 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d43 = internal global [10 x i8] c"\9A\93\63\8D\C1\50\BD\A8\FE\BF"
@d44 = internal global [10 x i8] c"\2F\9D\B8\06\00\00\00\00\00\80"
@d45 = internal global [10 x i8] c"\92\1F\6E\04\00\00\00\00\00\00"
@d46 = internal global [10 x i8] c"\35\FD\2E\FA\B3\96\36\FB\00\40"
@d47 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\07\C0"
@d48 = internal global [10 x i8] c"\E8\3D\A3\FB\06\F1\68\BC\09\C0"
@d49 = internal global [10 x i8] c"\86\BE\D7\D3\38\26\BD\99\04\C0"
@d50 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d51 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d52 = internal global [10 x i8] c"\BB\02\00\00\00\00\00\00\00\80"
@d53 = internal global [10 x i8] c"\D6\6E\F3\E2\9D\22\DF\BE\00\40"
@d54 = internal global [10 x i8] c"\25\08\00\00\00\00\00\00\00\80"
@d55 = internal global [10 x i8] c"\00\00\00\00\00\00\00\90\01\40"
@d56 = internal global [10 x i8] c"\00\00\00\00\00\00\00\F0\02\40"
@d57 = internal global [10 x i8] c"\9A\99\99\99\99\99\99\99\FD\3F"
@d58 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\01\C0"
@d59 = internal global [10 x i8] c"\29\EA\57\6E\A8\5B\39\CE\04\40"
@d60 = internal global [10 x i8] c"\A6\98\CB\DE\65\30\1A\81\FC\BF"
@d61 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FA\BF"
@d62 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\06\40"
@d63 = internal global [10 x i8] c"\AB\AA\AA\AA\AA\AA\AA\AA\F2\BF"
@d64 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d65 = internal global [10 x i8] c"\5D\76\27\39\05\0C\F8\BF\00\40"
@d66 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d67 = internal global [10 x i8] c"\B6\7A\3A\48\12\2E\E4\F5\FF\BF"
@d68 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\01\C0"
@d69 = internal global [10 x i8] c"\B6\7A\3A\48\12\2E\E4\F5\FD\3F"
@d70 = internal global [10 x i8] c"\09\05\DC\A4\DC\32\7E\EB\FF\BF"
@d71 = internal global [10 x i8] c"\01\E6\AD\FB\83\C1\68\DB\D7\42"
@d72 = internal global [10 x i8] c"\50\6D\AE\05\BB\0D\62\89\27\BD"
@d73 = internal global [10 x i8] c"\BE\B5\9F\BB\5F\E6\FE\D3\FE\3F"
@d74 = internal global [10 x i8] c"\49\97\7F\68\24\11\79\C4\FE\BF"
@d75 = internal global [10 x i8] c"\50\E7\01\32\B5\53\5D\F8\FA\3F"
@d76 = internal global [10 x i8] c"\A0\F8\09\38\BD\4E\22\E5\FF\3F"
@d77 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\51\70"
@d78 = internal global [10 x i8] c"\A0\F8\09\38\BD\4E\22\E5\FF\3F"
@d79 = internal global [10 x i8] c"\1F\7C\CD\4F\30\5C\31\86\04\C0"
@d80 = internal global [10 x i8] c"\DB\0D\CD\29\86\E7\BF\E0\00\40"
@d81 = internal global [10 x i8] c"\7A\8A\44\09\9B\3E\AD\F8\FF\BF"
@d82 = internal global [10 x i8] c"\01\00\00\00\00\00\00\00\00\00"
@d83 = internal global [10 x i8] c"\17\9A\44\64\2E\15\CE\A4\FF\BF"
@d84 = internal global [10 x i8] c"\01\00\00\00\00\00\00\00\00\00"
@d85 = internal global [10 x i8] c"\04\72\44\61\07\5A\A0\C2\D4\03"
@d86 = internal global [10 x i8] c"\A5\66\C1\3C\CA\31\69\E5\69\42"
@d87 = internal global [10 x i8] c"\04\72\44\61\07\5A\A0\C2\D4\03"
@d88 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d89 = internal global [10 x i8] c"\15\D9\AA\40\16\21\87\EF\FE\BF"
@d90 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d91 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\01\40"
@d92 = internal global [10 x i8] c"\00\00\00\00\00\00\00\A0\AE\D1"
@d93 = internal global [1 x i8] c"\00"
@d94 = internal global [10 x i8] c"\6E\51\F7\10\09\A2\9D\D0\FE\BF"
@d95 = internal global [10 x i8] c"\6E\51\F7\10\09\A2\9D\D0\FE\BF"
@d96 = internal global [1 x i8] c"\01"
@d97 = internal global [10 x i8] c"\35\38\99\26\97\12\72\F6\F8\BF"
@d98 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d99 = internal global [1 x i8] c"\00"
@d100 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\7F"
@d101 = internal global [10 x i8] c"\DA\36\65\58\29\44\CA\AC\04\40"
@d102 = internal global [1 x i8] c"\01"
@d103 = internal global [10 x i8] c"\C5\A2\A6\AF\39\85\89\96\00\40"
@d104 = internal global [10 x i8] c"\C5\A2\A6\AF\39\85\89\96\00\40"
@d105 = internal global [1 x i8] c"\00"
@d106 = internal global [10 x i8] c"\00\00\00\00\00\00\00\A0\04\5A"
@d107 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d108 = internal global [1 x i8] c"\00"
@d109 = internal global [10 x i8] c"\96\01\00\00\00\00\00\00\00\80"
@d110 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d111 = internal global [1 x i8] c"\00"
@d112 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\05\40"
@d113 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\05\40"
@d114 = internal global [1 x i8] c"\01"
@d115 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d116 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d117 = internal global [1 x i8] c"\00"
@d118 = internal global [10 x i8] c"\37\23\52\CA\46\B8\28\A9\04\40"
@d119 = internal global [10 x i8] c"\F5\69\9A\6E\2E\54\12\B1\24\F8"
@d120 = internal global [1 x i8] c"\00"
@d121 = internal global [10 x i8] c"\77\80\DE\30\21\B5\24\CB\C0\BC"
@d122 = internal global [10 x i8] c"\77\80\DE\30\21\B5\24\CB\C0\BC"
@d123 = internal global [1 x i8] c"\00"
@d124 = internal global [10 x i8] c"\12\A1\E1\4D\EF\9E\A0\80\E8\6B"
@d125 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d126 = internal global [1 x i8] c"\00"
@d127 = internal global [10 x i8] c"\7B\24\F2\4F\F9\AF\41\99\FF\BF"
@d128 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\00\40"
@d129 = internal global [1 x i8] c"\01"
@d130 = internal global [10 x i8] c"\42\52\FE\4A\1B\D1\01\00\00\80"
@d131 = internal global [10 x i8] c"\42\52\FE\4A\1B\D1\01\00\00\80"
@d132 = internal global [1 x i8] c"\01"
@d133 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\00\40"
@d134 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d135 = internal global [1 x i8] c"\00"
@d136 = internal global [10 x i8] c"\EE\11\1F\BF\10\B8\CF\FB\F8\3F"
@d137 = internal global [10 x i8] c"\3D\66\A1\73\3D\7F\26\EE\00\40"
@d138 = internal global [1 x i8] c"\01"
@d139 = internal global [10 x i8] c"\DB\80\F9\95\16\76\0A\00\00\80"
@d140 = internal global [10 x i8] c"\DB\80\F9\95\16\76\0A\00\00\80"
@d141 = internal global [1 x i8] c"\00"
@d142 = internal global [10 x i8] c"\00\00\00\00\00\28\00\00\00\00"
@d143 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d144 = internal global [1 x i8] c"\00"
@d145 = internal global [10 x i8] c"\08\2E\A6\AB\BD\AE\7B\A4\FF\BF"
@d146 = internal global [10 x i8] c"\00\00\24\00\00\00\00\00\00\80"
@d147 = internal global [1 x i8] c"\01"
@d148 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E0\07\40"
@d149 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E0\07\40"
@d150 = internal global [1 x i8] c"\01"
@d151 = internal global [10 x i8] c"\00\00\00\00\00\00\00\A0\00\C0"
@d152 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d153 = internal global [1 x i8] c"\00"
@d154 = internal global [10 x i8] c"\E7\43\3C\CC\EF\0F\4C\90\F8\BF"
@d155 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\00\C0"
@d156 = internal global [1 x i8] c"\00"
@d157 = internal global [10 x i8] c"\B2\4B\19\3D\1B\B9\BA\8B\13\31"
@d158 = internal global [10 x i8] c"\B2\4B\19\3D\1B\B9\BA\8B\13\31"
@d159 = internal global [1 x i8] c"\00"
@d160 = internal global [10 x i8] c"\C9\53\DC\4A\7F\DF\81\F3\00\40"
@d161 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d162 = internal global [1 x i8] c"\01"
@d163 = internal global [10 x i8] c"\07\00\00\00\00\00\00\00\00\00"
@d164 = internal global [10 x i8] c"\28\1F\7A\B8\E1\2D\FD\B1\F8\3F"
@d165 = internal global [1 x i8] c"\00"
@d166 = internal global [10 x i8] c"\37\D6\00\00\00\00\00\00\00\00"
@d167 = internal global [10 x i8] c"\37\D6\00\00\00\00\00\00\00\00"
@d168 = internal global [1 x i8] c"\01"
@d169 = internal global [10 x i8] c"\41\41\B9\12\5D\AE\C9\E5\FE\3F"
@d170 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d171 = internal global [1 x i8] c"\01"
@d172 = internal global [10 x i8] c"\00\00\00\00\00\00\80\00\00\00"
@d173 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\FB\3F"
@d174 = internal global [1 x i8] c"\00"
@d175 = internal global [10 x i8] c"\D9\FA\02\34\1F\A6\08\9F\FE\3F"
@d176 = internal global [10 x i8] c"\D9\FA\02\34\1F\A6\08\9F\FE\3F"
@d177 = internal global [1 x i8] c"\00"
@d178 = internal global [10 x i8] c"\1B\91\1C\1E\88\00\FB\89\00\C0"
@d179 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d180 = internal global [1 x i8] c"\01"
@d181 = internal global [10 x i8] c"\CA\EF\01\00\00\00\00\00\00\00"
@d182 = internal global [10 x i8] c"\0E\22\89\54\EC\8A\3A\8F\13\2D"
@d183 = internal global [1 x i8] c"\00"
@d184 = internal global [10 x i8] c"\10\E9\CC\A7\CA\4D\D7\F1\EC\F6"
@d185 = internal global [10 x i8] c"\10\E9\CC\A7\CA\4D\D7\F1\EC\F6"
@d186 = internal global [1 x i8] c"\01"
@d187 = internal global [10 x i8] c"\BA\E9\83\A3\B0\92\D8\E5\04\40"
@d188 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d189 = internal global [1 x i8] c"\01"
@d190 = internal global [10 x i8] c"\D5\9D\95\5A\00\00\00\00\00\00"
@d191 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\01\C0"
@d192 = internal global [1 x i8] c"\00"
@d193 = internal global [10 x i8] c"\0B\3D\7D\FD\56\A5\AB\D1\FF\BF"
@d194 = internal global [10 x i8] c"\0B\3D\7D\FD\56\A5\AB\D1\FF\BF"
@d195 = internal global [1 x i8] c"\00"
@d196 = internal global [10 x i8] c"\52\6A\B1\1F\C6\86\A3\C2\04\C0"
@d197 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d198 = internal global [1 x i8] c"\01"
@d199 = internal global [10 x i8] c"\A0\00\00\00\00\00\00\00\00\80"
@d200 = internal global [10 x i8] c"\EF\17\DB\0F\99\32\41\9B\73\0C"
@d201 = internal global [1 x i8] c"\01"
@d202 = internal global [10 x i8] c"\A4\AF\D9\29\67\59\74\D9\FE\BF"
@d203 = internal global [10 x i8] c"\A4\AF\D9\29\67\59\74\D9\FE\BF"
@d204 = internal global [1 x i8] c"\01"
@d205 = internal global [10 x i8] c"\00\00\00\20\00\00\00\00\00\00"
@d206 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d207 = internal global [1 x i8] c"\01"
@d208 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\FB\3F"
@d209 = internal global [10 x i8] c"\7F\39\7B\22\85\EE\12\B4\00\40"
@d210 = internal global [1 x i8] c"\01"
@d211 = internal global [10 x i8] c"\9E\58\02\00\00\00\00\00\00\00"
@d212 = internal global [10 x i8] c"\9E\58\02\00\00\00\00\00\00\00"
@d213 = internal global [1 x i8] c"\00"
@d214 = internal global [10 x i8] c"\A4\E1\D3\BF\8E\D4\47\00\00\00"
@d215 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d216 = internal global [1 x i8] c"\01"
@d217 = internal global [10 x i8] c"\42\B2\00\00\00\00\00\00\00\80"
@d218 = internal global [10 x i8] c"\B9\87\69\F3\70\59\65\A1\FF\BF"
@d219 = internal global [1 x i8] c"\01"
@d220 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\7F"
@d221 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\7F"
@d222 = internal global [1 x i8] c"\01"
@d223 = internal global [10 x i8] c"\E6\59\8F\26\00\00\00\00\00\80"
@d224 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d225 = internal global [1 x i8] c"\01"
@d226 = internal global [10 x i8] c"\00\00\00\00\00\00\00\A0\FA\BF"
@d227 = internal global [10 x i8] c"\44\3C\0F\0E\55\DF\1D\B7\04\40"
@d228 = internal global [1 x i8] c"\00"
@d229 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\FB\BF"
@d230 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\FB\BF"
@d231 = internal global [1 x i8] c"\00"
@d232 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\BF"
@d233 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FF\7F"
@d234 = internal global [1 x i8] c"\00"
@d235 = internal global [10 x i8] c"\01\6D\23\ED\A3\27\72\D7\04\C0"
@d236 = internal global [2 x i8] c"\BC\D2"
@d237 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\01\40"
@d238 = internal global [2 x i8] c"\00\46"
@d239 = internal global [10 x i8] c"\93\BC\83\3B\3B\A4\BA\C1\04\40"
@d240 = internal global [2 x i8] c"\0E\52"
@d241 = internal global [10 x i8] c"\E9\8F\F3\CD\85\6E\6B\CA\04\C0"
@d242 = internal global [2 x i8] c"\53\D2"
@d243 = internal global [10 x i8] c"\02\00\00\00\00\00\50\E5\F3\BF"
@d244 = internal global [2 x i8] c"\2B\8F"
@d245 = internal global [10 x i8] c"\00\00\00\00\00\00\70\ED\02\C0"
@d246 = internal global [2 x i8] c"\6C\CB"
@d247 = internal global [10 x i8] c"\02\00\00\00\00\00\10\A3\F1\BF"
@d248 = internal global [2 x i8] c"\19\85"
@d249 = internal global [10 x i8] c"\FE\FF\FF\FF\FF\FF\8F\9D\02\C0"
@d250 = internal global [2 x i8] c"\EC\C8"
@d251 = internal global [10 x i8] c"\FC\FF\FF\FF\FF\FF\AF\C3\FF\BF"
@d252 = internal global [2 x i8] c"\1D\BE"
@d253 = internal global [10 x i8] c"\FE\FF\FF\FF\FF\FF\2F\8D\E6\BF"
@d254 = internal global [2 x i8] c"\01\80"
@d255 = internal global [10 x i8] c"\FD\73\7D\A5\57\DE\DC\99\FF\3F"
@d256 = internal global [2 x i8] c"\9A\3F"
@d257 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\F9\3F"
@d258 = internal global [2 x i8] c"\C0\3C"
@d259 = internal global [10 x i8] c"\EF\6F\80\9B\BC\0A\37\C3\FF\BF"
@d260 = internal global [2 x i8] c"\C3\BF"
@d261 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d262 = internal global [2 x i8] c"\00\00"
@d263 = internal global [10 x i8] c"\00\00\00\00\00\00\80\E9\C3\BF"
@d264 = internal global [2 x i8] c"\EA\A1"
@d265 = internal global [10 x i8] c"\FF\FF\FF\FF\FF\FF\7F\82\80\BF"
@d266 = internal global [2 x i8] c"\41\80"
@d267 = internal global [10 x i8] c"\00\00\00\00\00\00\80\BC\81\BF"
@d268 = internal global [2 x i8] c"\BC\80"
@d269 = internal global [10 x i8] c"\02\00\00\00\00\00\80\E8\FF\3F"
@d270 = internal global [2 x i8] c"\E9\3F"
@d271 = internal global [10 x i8] c"\FE\FF\FF\FF\FF\FF\7F\D2\7A\3F"
@d272 = internal global [2 x i8] c"\02\00"
@d273 = internal global [10 x i8] c"\FC\FF\FF\FF\FF\FF\7F\87\96\BF"
@d274 = internal global [2 x i8] c"\07\8B"
@d275 = internal global [10 x i8] c"\B8\CE\6F\6A\D8\8C\C6\B6\F8\BF"
@d276 = internal global [4 x i8] c"\8D\C6\36\BC"
@d277 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E0\02\C0"
@d278 = internal global [4 x i8] c"\00\00\60\C1"
@d279 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\FF"
@d280 = internal global [4 x i8] c"\00\00\80\FF"
@d281 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E0\FB\3F"
@d282 = internal global [4 x i8] c"\00\00\E0\3D"
@d283 = internal global [10 x i8] c"\04\00\00\00\80\06\E4\EE\FF\3F"
@d284 = internal global [4 x i8] c"\07\E4\EE\3F"
@d285 = internal global [10 x i8] c"\00\00\00\00\80\48\A8\C8\02\40"
@d286 = internal global [4 x i8] c"\48\A8\48\41"
@d287 = internal global [10 x i8] c"\00\00\00\00\80\3D\C1\BE\7E\C0"
@d288 = internal global [4 x i8] c"\3E\C1\3E\FF"
@d289 = internal global [10 x i8] c"\04\00\00\00\80\14\FB\99\81\BF"
@d290 = internal global [4 x i8] c"\15\FB\99\80"
@d291 = internal global [10 x i8] c"\FF\FF\FF\FF\7F\4D\50\FB\76\3F"
@d292 = internal global [4 x i8] c"\6A\1F\00\00"
@d293 = internal global [10 x i8] c"\FC\FF\FF\FF\7F\B7\23\D4\81\3F"
@d294 = internal global [4 x i8] c"\B7\23\D4\00"
@d295 = internal global [10 x i8] c"\94\5F\08\DD\89\16\07\C8\FF\3F"
@d296 = internal global [8 x i8] c"\0C\A1\3B\D1\E2\00\F9\3F"
@d297 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\02\C0"
@d298 = internal global [8 x i8] c"\00\00\00\00\00\00\2A\C0"
@d299 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\F8\BF"
@d300 = internal global [8 x i8] c"\00\00\00\00\00\00\80\BF"
@d301 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\7F"
@d302 = internal global [8 x i8] c"\00\00\00\00\00\00\F0\7F"
@d303 = internal global [10 x i8] c"\FC\A3\F0\CA\8C\2B\46\FF\D5\BB"
@d304 = internal global [8 x i8] c"\FF\01\00\00\00\00\00\80"
@d305 = internal global [10 x i8] c"\FE\0B\A8\E6\E8\6D\DA\F7\FF\3F"
@d306 = internal global [8 x i8] c"\01\D5\1C\BD\4D\FB\FE\3F"
@d307 = internal global [10 x i8] c"\00\B4\DA\FC\F4\FE\7A\D9\FE\C3"
@d308 = internal global [8 x i8] c"\56\9B\9F\DE\5F\2F\EB\FF"
@d309 = internal global [10 x i8] c"\00\04\18\B9\25\B2\97\DB\D7\3B"
@d310 = internal global [8 x i8] c"\DD\06\00\00\00\00\00\00"
@d311 = internal global [10 x i8] c"\FC\DB\24\F8\CD\C6\CB\B5\20\C0"
@d312 = internal global [8 x i8] c"\9B\04\BF\D9\78\B9\06\C2"
@d313 = internal global [10 x i8] c"\01\A4\C4\63\B6\EC\F7\F2\6B\BD"
@d314 = internal global [8 x i8] c"\95\78\CC\96\FD\5E\BE\96"
@d315 = internal global [10 x i8] c"\F5\AD\93\55\76\97\AF\D2\A0\89"
@d316 = internal global [16 x i8] c"\00\00\00\00\00\00\EA\5B\27\AB\EC\2E\5F\A5\A0\89"
@d317 = internal global [10 x i8] c"\BB\C9\40\61\9F\02\56\C9\FE\3F"
@d318 = internal global [16 x i8] c"\00\00\00\00\00\00\76\93\81\C2\3E\05\AC\92\FE\3F"
@d319 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\FF"
@d320 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF"
@d321 = internal global [1 x i8] c"\00"
@d322 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d323 = internal global [1 x i8] c"\00"
@d324 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d325 = internal global [1 x i8] c"\01"
@d326 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\BF"
@d327 = internal global [1 x i8] c"\01"
@d328 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\3F"
@d329 = internal global [1 x i8] c"\01"
@d330 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\3F"
@d331 = internal global [1 x i8] c"\01"
@d332 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\3F"
@d333 = internal global [1 x i8] c"\FF"
@d334 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\BF"
@d335 = internal global [1 x i8] c"\77"
@d336 = internal global [10 x i8] c"\00\00\00\00\00\00\00\EE\05\40"
@d337 = internal global [1 x i8] c"\01"
@d338 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\3F"
@d339 = internal global [1 x i8] c"\91"
@d340 = internal global [10 x i8] c"\00\00\00\00\00\00\00\91\06\40"
@d341 = internal global [1 x i8] c"\4A"
@d342 = internal global [10 x i8] c"\00\00\00\00\00\00\00\94\05\40"
@d343 = internal global [1 x i8] c"\FF"
@d344 = internal global [10 x i8] c"\00\00\00\00\00\00\00\FF\06\40"
@d345 = internal global [2 x i8] c"\00\00"
@d346 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d347 = internal global [2 x i8] c"\00\00"
@d348 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d349 = internal global [2 x i8] c"\FF\7F"
@d350 = internal global [10 x i8] c"\00\00\00\00\00\00\FE\FF\0D\40"
@d351 = internal global [2 x i8] c"\FF\FF"
@d352 = internal global [10 x i8] c"\00\00\00\00\00\00\FF\FF\0E\40"
@d353 = internal global [2 x i8] c"\E2\0F"
@d354 = internal global [10 x i8] c"\00\00\00\00\00\00\20\FE\0A\40"
@d355 = internal global [2 x i8] c"\FF\FF"
@d356 = internal global [10 x i8] c"\00\00\00\00\00\00\FF\FF\0E\40"
@d357 = internal global [3 x i8] c"\C2\94\34"
@d358 = internal global [10 x i8] c"\00\00\00\00\00\08\53\D2\14\40"
@d359 = internal global [3 x i8] c"\90\31\B9"
@d360 = internal global [10 x i8] c"\00\00\00\00\00\E0\9C\8D\15\C0"
@d361 = internal global [3 x i8] c"\A7\06\00"
@d362 = internal global [10 x i8] c"\00\00\00\00\00\00\E0\D4\09\40"
@d363 = internal global [3 x i8] c"\FF\FF\7F"
@d364 = internal global [10 x i8] c"\00\00\00\00\00\FE\FF\FF\15\40"
@d365 = internal global [3 x i8] c"\00\00\00"
@d366 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d367 = internal global [3 x i8] c"\FF\FF\FF"
@d368 = internal global [10 x i8] c"\00\00\00\00\00\FF\FF\FF\16\40"
@d369 = internal global [4 x i8] c"\49\9F\00\00"
@d370 = internal global [10 x i8] c"\00\00\00\00\00\00\49\9F\0E\40"
@d371 = internal global [4 x i8] c"\01\00\00\00"
@d372 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\3F"
@d373 = internal global [4 x i8] c"\C8\05\00\00"
@d374 = internal global [10 x i8] c"\00\00\00\00\00\00\00\B9\09\40"
@d375 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d376 = internal global [10 x i8] c"\00\00\00\00\FF\FF\FF\FF\1E\40"
@d377 = internal global [4 x i8] c"\2F\5D\D1\F1"
@d378 = internal global [10 x i8] c"\00\00\00\00\2F\5D\D1\F1\1E\40"
@d379 = internal global [4 x i8] c"\A7\82\B8\30"
@d380 = internal global [10 x i8] c"\00\00\00\00\9C\0A\E2\C2\1C\40"
@d381 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d382 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\3E\C0"
@d383 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d384 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\BF"
@d385 = internal global [8 x i8] c"\07\C7\FE\F7\F2\88\0D\01"
@d386 = internal global [10 x i8] c"\80\83\63\FF\7B\79\C4\86\37\40"
@d387 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d388 = internal global [10 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\3D\40"
@d389 = internal global [8 x i8] c"\74\36\92\05\C8\5E\F2\12"
@d390 = internal global [10 x i8] c"\A0\B3\91\2C\40\F6\92\97\3B\40"
@d391 = internal global [8 x i8] c"\83\81\69\ED\A6\36\18\19"
@d392 = internal global [10 x i8] c"\18\0C\4C\6B\37\B5\C1\C8\3B\40"
@d393 = internal global [9 x i8] c"\01\00\00\00\00\00\00\00\00"
@d394 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FF\3F"
@d395 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\01"
@d396 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\3F\C0"
@d397 = internal global [9 x i8] c"\CB\B6\85\DB\00\00\00\00\00"
@d398 = internal global [10 x i8] c"\00\00\00\00\CB\B6\85\DB\1E\40"
@d399 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d400 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\40\40"
@d401 = internal global [9 x i8] c"\9E\CC\71\23\61\89\CB\30\00"
@d402 = internal global [10 x i8] c"\78\32\C7\8D\84\25\2E\C3\3C\40"
@d403 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\01"
@d404 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\3F\40"
@d405 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d406 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d407 = internal global [16 x i8] c"\C1\23\B2\AF\DD\65\5D\B6\C4\D7\D7\B5\E2\D6\7C\61"
@d408 = internal global [10 x i8] c"\89\AF\AF\6B\C5\AD\F9\C2\7D\40"
@d409 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d410 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\7E\C0"
@d411 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d412 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d413 = internal global [16 x i8] c"\98\27\EA\D7\D3\0F\B7\BA\E3\7E\C8\FC\9F\B6\CA\E9"
@d414 = internal global [10 x i8] c"\E4\7E\C8\FC\9F\B6\CA\E9\7E\40"
@d415 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d416 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\7E\40"
@d417 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d418 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\C6\40"
@d419 = internal global [25 x i8] c"\2D\36\DE\F7\81\43\85\4C\B0\10\B0\8F\AA\C3\08\84\24\CB\0F\4D\DA\B5\43\D7\C6"
@d420 = internal global [10 x i8] c"\D3\C0\CB\96\28\F1\A2\E4\C4\C0"
@d421 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d422 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\C6\C0"
@d423 = internal global [25 x i8] c"\D7\77\F5\FF\8D\53\6F\67\64\03\69\37\4E\99\E3\15\6F\A3\1C\E1\05\34\14\7A\7F"
@d424 = internal global [10 x i8] c"\47\39\C2\0B\68\28\F4\FE\C5\40"
@d425 = internal global [25 x i8] c"\E4\01\68\48\DD\FF\B5\B2\1D\C5\67\A5\7F\54\96\C9\7D\C1\95\A6\94\DE\1B\D0\F3"
@d426 = internal global [10 x i8] c"\C1\95\A6\94\DE\1B\D0\F3\C6\40"
@d427 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d428 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d429 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d430 = internal global [1 x i8] c"\00"
@d431 = internal global [10 x i8] c"\CB\1F\03\5B\46\30\7B\D4\00\C0"
@d432 = internal global [1 x i8] c"\FD"
@d433 = internal global [10 x i8] c"\00\00\00\00\00\00\00\F0\01\C0"
@d434 = internal global [1 x i8] c"\F9"
@d435 = internal global [10 x i8] c"\35\EE\50\B3\AC\A1\02\00\00\00"
@d436 = internal global [1 x i8] c"\00"
@d437 = internal global [10 x i8] c"\C4\CF\01\00\00\00\00\00\00\80"
@d438 = internal global [1 x i8] c"\00"
@d439 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d440 = internal global [1 x i8] c"\00"
@d441 = internal global [10 x i8] c"\B7\58\27\42\7A\62\8E\9F\FE\BF"
@d442 = internal global [2 x i8] c"\00\00"
@d443 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d444 = internal global [2 x i8] c"\00\00"
@d445 = internal global [10 x i8] c"\94\C6\9C\45\EC\D2\45\BF\F8\3F"
@d446 = internal global [2 x i8] c"\00\00"
@d447 = internal global [10 x i8] c"\AD\D5\47\9B\03\82\B4\EF\F8\3F"
@d448 = internal global [2 x i8] c"\00\00"
@d449 = internal global [10 x i8] c"\00\00\00\00\00\00\00\B0\01\40"
@d450 = internal global [2 x i8] c"\05\00"
@d451 = internal global [10 x i8] c"\1C\CD\22\04\D3\40\49\A9\F8\BF"
@d452 = internal global [2 x i8] c"\00\00"
@d453 = internal global [10 x i8] c"\80\F3\A7\9B\16\A7\13\EF\FE\3F"
@d454 = internal global [4 x i8] c"\00\00\00\00"
@d455 = internal global [10 x i8] c"\E5\F3\1C\4E\87\DA\4B\E4\F8\3F"
@d456 = internal global [4 x i8] c"\00\00\00\00"
@d457 = internal global [10 x i8] c"\C0\DC\21\37\1E\00\00\00\00\00"
@d458 = internal global [4 x i8] c"\00\00\00\00"
@d459 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\80"
@d460 = internal global [4 x i8] c"\00\00\00\00"
@d461 = internal global [10 x i8] c"\00\00\00\00\00\00\00\F0\FB\BF"
@d462 = internal global [4 x i8] c"\00\00\00\00"
@d463 = internal global [10 x i8] c"\5B\E7\8A\DA\CA\C9\19\00\00\80"
@d464 = internal global [4 x i8] c"\00\00\00\00"
@d465 = internal global [10 x i8] c"\FF\1E\4E\DB\65\D7\B2\C0\04\C0"
@d466 = internal global [8 x i8] c"\D0\FF\FF\FF\FF\FF\FF\FF"
@d467 = internal global [10 x i8] c"\18\E1\19\53\E6\AA\00\00\00\00"
@d468 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d469 = internal global [10 x i8] c"\94\F1\76\CF\74\23\5A\FF\FF\BF"
@d470 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d471 = internal global [10 x i8] c"\09\87\FD\19\1D\5C\87\B5\04\40"
@d472 = internal global [8 x i8] c"\2D\00\00\00\00\00\00\00"
@d473 = internal global [10 x i8] c"\AB\26\ED\88\2B\B1\8D\93\F8\BF"
@d474 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d475 = internal global [10 x i8] c"\D8\A6\07\FA\00\00\00\00\00\00"
@d476 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d477 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\04\40"
@d478 = internal global [9 x i8] c"\20\00\00\00\00\00\00\00\00"
@d479 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\02\40"
@d480 = internal global [9 x i8] c"\0C\00\00\00\00\00\00\00\00"
@d481 = internal global [10 x i8] c"\00\00\00\00\00\00\0C\00\00\80"
@d482 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d483 = internal global [10 x i8] c"\EC\D6\DA\CF\CA\46\77\F8\F8\BF"
@d484 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d485 = internal global [10 x i8] c"\ED\7C\B8\F8\AE\6D\64\DC\04\40"
@d486 = internal global [9 x i8] c"\37\00\00\00\00\00\00\00\00"
@d487 = internal global [10 x i8] c"\D2\9A\E8\76\5C\3F\A9\D3\F8\BF"
@d488 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d489 = internal global [10 x i8] c"\6A\96\8A\A5\F0\44\64\17\00\80"
@d490 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d491 = internal global [10 x i8] c"\0C\D4\6D\AA\28\D1\14\CA\F8\BF"
@d492 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d493 = internal global [10 x i8] c"\00\00\00\00\00\00\00\F0\07\C0"
@d494 = internal global [16 x i8] c"\20\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d495 = internal global [10 x i8] c"\00\00\00\00\00\00\00\C0\FA\BF"
@d496 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d497 = internal global [10 x i8] c"\50\B8\56\1E\00\00\00\00\00\80"
@d498 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d499 = internal global [10 x i8] c"\EF\A6\5D\09\B4\63\62\DD\FF\3F"
@d500 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d501 = internal global [10 x i8] c"\09\11\F9\60\95\63\3F\D6\00\C0"
@d502 = internal global [25 x i8] c"\FD\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d503 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\05\C0"
@d504 = internal global [25 x i8] c"\C0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d505 = internal global [10 x i8] c"\77\D6\4A\92\63\5D\43\AB\F8\3F"
@d506 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d507 = internal global [10 x i8] c"\00\00\80\00\00\00\00\00\00\80"
@d508 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d509 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\F8\BF"
@d510 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d511 = internal global [10 x i8] c"\F0\6F\92\AE\B7\89\30\C9\00\40"
@d512 = internal global [25 x i8] c"\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile x86_fp80, ptr @d1, align 1
  %b1 = load volatile x86_fp80, ptr @d2, align 1
  %r1 = fadd x86_fp80 %a1, %b1
  store volatile x86_fp80 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 10)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile x86_fp80, ptr @d4, align 1
  %b2 = load volatile x86_fp80, ptr @d5, align 1
  %r2 = fadd x86_fp80 %a2, %b2
  store volatile x86_fp80 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 10)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile x86_fp80, ptr @d7, align 1
  %b3 = load volatile x86_fp80, ptr @d8, align 1
  %r3 = fadd x86_fp80 %a3, %b3
  store volatile x86_fp80 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 10)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile x86_fp80, ptr @d10, align 1
  %b4 = load volatile x86_fp80, ptr @d11, align 1
  %r4 = fadd x86_fp80 %a4, %b4
  store volatile x86_fp80 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 10)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile x86_fp80, ptr @d13, align 1
  %b5 = load volatile x86_fp80, ptr @d14, align 1
  %r5 = fadd x86_fp80 %a5, %b5
  store volatile x86_fp80 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 10)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile x86_fp80, ptr @d16, align 1
  %b6 = load volatile x86_fp80, ptr @d17, align 1
  %r6 = fadd x86_fp80 %a6, %b6
  store volatile x86_fp80 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 10)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile x86_fp80, ptr @d19, align 1
  %b7 = load volatile x86_fp80, ptr @d20, align 1
  %r7 = fsub x86_fp80 %a7, %b7
  store volatile x86_fp80 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 10)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile x86_fp80, ptr @d22, align 1
  %b8 = load volatile x86_fp80, ptr @d23, align 1
  %r8 = fsub x86_fp80 %a8, %b8
  store volatile x86_fp80 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 10)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile x86_fp80, ptr @d25, align 1
  %b9 = load volatile x86_fp80, ptr @d26, align 1
  %r9 = fsub x86_fp80 %a9, %b9
  store volatile x86_fp80 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 10)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile x86_fp80, ptr @d28, align 1
  %b10 = load volatile x86_fp80, ptr @d29, align 1
  %r10 = fsub x86_fp80 %a10, %b10
  store volatile x86_fp80 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 10)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile x86_fp80, ptr @d31, align 1
  %b11 = load volatile x86_fp80, ptr @d32, align 1
  %r11 = fsub x86_fp80 %a11, %b11
  store volatile x86_fp80 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 10)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile x86_fp80, ptr @d34, align 1
  %b12 = load volatile x86_fp80, ptr @d35, align 1
  %r12 = fsub x86_fp80 %a12, %b12
  store volatile x86_fp80 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 10)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile x86_fp80, ptr @d37, align 1
  %b13 = load volatile x86_fp80, ptr @d38, align 1
  %r13 = fmul x86_fp80 %a13, %b13
  store volatile x86_fp80 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 10)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile x86_fp80, ptr @d40, align 1
  %b14 = load volatile x86_fp80, ptr @d41, align 1
  %r14 = fmul x86_fp80 %a14, %b14
  store volatile x86_fp80 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 10)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile x86_fp80, ptr @d43, align 1
  %b15 = load volatile x86_fp80, ptr @d44, align 1
  %r15 = fmul x86_fp80 %a15, %b15
  store volatile x86_fp80 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 10)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile x86_fp80, ptr @d46, align 1
  %b16 = load volatile x86_fp80, ptr @d47, align 1
  %r16 = fmul x86_fp80 %a16, %b16
  store volatile x86_fp80 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 10)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile x86_fp80, ptr @d49, align 1
  %b17 = load volatile x86_fp80, ptr @d50, align 1
  %r17 = fmul x86_fp80 %a17, %b17
  store volatile x86_fp80 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 10)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile x86_fp80, ptr @d52, align 1
  %b18 = load volatile x86_fp80, ptr @d53, align 1
  %r18 = fmul x86_fp80 %a18, %b18
  store volatile x86_fp80 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 10)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile x86_fp80, ptr @d55, align 1
  %b19 = load volatile x86_fp80, ptr @d56, align 1
  %r19 = fdiv x86_fp80 %a19, %b19
  store volatile x86_fp80 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 10)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile x86_fp80, ptr @d58, align 1
  %b20 = load volatile x86_fp80, ptr @d59, align 1
  %r20 = fdiv x86_fp80 %a20, %b20
  store volatile x86_fp80 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 10)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile x86_fp80, ptr @d61, align 1
  %b21 = load volatile x86_fp80, ptr @d62, align 1
  %r21 = fdiv x86_fp80 %a21, %b21
  store volatile x86_fp80 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 10)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile x86_fp80, ptr @d64, align 1
  %b22 = load volatile x86_fp80, ptr @d65, align 1
  %r22 = fdiv x86_fp80 %a22, %b22
  store volatile x86_fp80 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 10)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile x86_fp80, ptr @d67, align 1
  %b23 = load volatile x86_fp80, ptr @d68, align 1
  %r23 = fdiv x86_fp80 %a23, %b23
  store volatile x86_fp80 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 10)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile x86_fp80, ptr @d70, align 1
  %b24 = load volatile x86_fp80, ptr @d71, align 1
  %r24 = fdiv x86_fp80 %a24, %b24
  store volatile x86_fp80 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 10)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile x86_fp80, ptr @d73, align 1
  %b25 = load volatile x86_fp80, ptr @d74, align 1
  %r25 = frem x86_fp80 %a25, %b25
  store volatile x86_fp80 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 10)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile x86_fp80, ptr @d76, align 1
  %b26 = load volatile x86_fp80, ptr @d77, align 1
  %r26 = frem x86_fp80 %a26, %b26
  store volatile x86_fp80 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 10)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile x86_fp80, ptr @d79, align 1
  %b27 = load volatile x86_fp80, ptr @d80, align 1
  %r27 = frem x86_fp80 %a27, %b27
  store volatile x86_fp80 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 10)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile x86_fp80, ptr @d82, align 1
  %b28 = load volatile x86_fp80, ptr @d83, align 1
  %r28 = frem x86_fp80 %a28, %b28
  store volatile x86_fp80 %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 10)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile x86_fp80, ptr @d85, align 1
  %b29 = load volatile x86_fp80, ptr @d86, align 1
  %r29 = frem x86_fp80 %a29, %b29
  store volatile x86_fp80 %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 10)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile x86_fp80, ptr @d88, align 1
  %b30 = load volatile x86_fp80, ptr @d89, align 1
  %r30 = frem x86_fp80 %a30, %b30
  store volatile x86_fp80 %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 10)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile x86_fp80, ptr @d91, align 1
  %b31 = load volatile x86_fp80, ptr @d92, align 1
  %k31 = fcmp oeq x86_fp80 %a31, %b31
  %r31 = zext i1 %k31 to i8
  store volatile i8 %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 1)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile x86_fp80, ptr @d94, align 1
  %b32 = load volatile x86_fp80, ptr @d95, align 1
  %k32 = fcmp oeq x86_fp80 %a32, %b32
  %r32 = zext i1 %k32 to i8
  store volatile i8 %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 1)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile x86_fp80, ptr @d97, align 1
  %b33 = load volatile x86_fp80, ptr @d98, align 1
  %k33 = fcmp oeq x86_fp80 %a33, %b33
  %r33 = zext i1 %k33 to i8
  store volatile i8 %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 1)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile x86_fp80, ptr @d100, align 1
  %b34 = load volatile x86_fp80, ptr @d101, align 1
  %k34 = fcmp ogt x86_fp80 %a34, %b34
  %r34 = zext i1 %k34 to i8
  store volatile i8 %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 1)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile x86_fp80, ptr @d103, align 1
  %b35 = load volatile x86_fp80, ptr @d104, align 1
  %k35 = fcmp ogt x86_fp80 %a35, %b35
  %r35 = zext i1 %k35 to i8
  store volatile i8 %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 1)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile x86_fp80, ptr @d106, align 1
  %b36 = load volatile x86_fp80, ptr @d107, align 1
  %k36 = fcmp ogt x86_fp80 %a36, %b36
  %r36 = zext i1 %k36 to i8
  store volatile i8 %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 1)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile x86_fp80, ptr @d109, align 1
  %b37 = load volatile x86_fp80, ptr @d110, align 1
  %k37 = fcmp oge x86_fp80 %a37, %b37
  %r37 = zext i1 %k37 to i8
  store volatile i8 %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 1)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile x86_fp80, ptr @d112, align 1
  %b38 = load volatile x86_fp80, ptr @d113, align 1
  %k38 = fcmp oge x86_fp80 %a38, %b38
  %r38 = zext i1 %k38 to i8
  store volatile i8 %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 1)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile x86_fp80, ptr @d115, align 1
  %b39 = load volatile x86_fp80, ptr @d116, align 1
  %k39 = fcmp oge x86_fp80 %a39, %b39
  %r39 = zext i1 %k39 to i8
  store volatile i8 %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile x86_fp80, ptr @d118, align 1
  %b40 = load volatile x86_fp80, ptr @d119, align 1
  %k40 = fcmp olt x86_fp80 %a40, %b40
  %r40 = zext i1 %k40 to i8
  store volatile i8 %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 1)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile x86_fp80, ptr @d121, align 1
  %b41 = load volatile x86_fp80, ptr @d122, align 1
  %k41 = fcmp olt x86_fp80 %a41, %b41
  %r41 = zext i1 %k41 to i8
  store volatile i8 %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 1)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile x86_fp80, ptr @d124, align 1
  %b42 = load volatile x86_fp80, ptr @d125, align 1
  %k42 = fcmp olt x86_fp80 %a42, %b42
  %r42 = zext i1 %k42 to i8
  store volatile i8 %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 1)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile x86_fp80, ptr @d127, align 1
  %b43 = load volatile x86_fp80, ptr @d128, align 1
  %k43 = fcmp ole x86_fp80 %a43, %b43
  %r43 = zext i1 %k43 to i8
  store volatile i8 %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile x86_fp80, ptr @d130, align 1
  %b44 = load volatile x86_fp80, ptr @d131, align 1
  %k44 = fcmp ole x86_fp80 %a44, %b44
  %r44 = zext i1 %k44 to i8
  store volatile i8 %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 1)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile x86_fp80, ptr @d133, align 1
  %b45 = load volatile x86_fp80, ptr @d134, align 1
  %k45 = fcmp ole x86_fp80 %a45, %b45
  %r45 = zext i1 %k45 to i8
  store volatile i8 %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 1)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile x86_fp80, ptr @d136, align 1
  %b46 = load volatile x86_fp80, ptr @d137, align 1
  %k46 = fcmp one x86_fp80 %a46, %b46
  %r46 = zext i1 %k46 to i8
  store volatile i8 %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 1)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile x86_fp80, ptr @d139, align 1
  %b47 = load volatile x86_fp80, ptr @d140, align 1
  %k47 = fcmp one x86_fp80 %a47, %b47
  %r47 = zext i1 %k47 to i8
  store volatile i8 %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile x86_fp80, ptr @d142, align 1
  %b48 = load volatile x86_fp80, ptr @d143, align 1
  %k48 = fcmp one x86_fp80 %a48, %b48
  %r48 = zext i1 %k48 to i8
  store volatile i8 %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 1)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile x86_fp80, ptr @d145, align 1
  %b49 = load volatile x86_fp80, ptr @d146, align 1
  %k49 = fcmp ord x86_fp80 %a49, %b49
  %r49 = zext i1 %k49 to i8
  store volatile i8 %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 1)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile x86_fp80, ptr @d148, align 1
  %b50 = load volatile x86_fp80, ptr @d149, align 1
  %k50 = fcmp ord x86_fp80 %a50, %b50
  %r50 = zext i1 %k50 to i8
  store volatile i8 %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 1)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile x86_fp80, ptr @d151, align 1
  %b51 = load volatile x86_fp80, ptr @d152, align 1
  %k51 = fcmp ord x86_fp80 %a51, %b51
  %r51 = zext i1 %k51 to i8
  store volatile i8 %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile x86_fp80, ptr @d154, align 1
  %b52 = load volatile x86_fp80, ptr @d155, align 1
  %k52 = fcmp uno x86_fp80 %a52, %b52
  %r52 = zext i1 %k52 to i8
  store volatile i8 %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 1)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile x86_fp80, ptr @d157, align 1
  %b53 = load volatile x86_fp80, ptr @d158, align 1
  %k53 = fcmp uno x86_fp80 %a53, %b53
  %r53 = zext i1 %k53 to i8
  store volatile i8 %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 1)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile x86_fp80, ptr @d160, align 1
  %b54 = load volatile x86_fp80, ptr @d161, align 1
  %k54 = fcmp uno x86_fp80 %a54, %b54
  %r54 = zext i1 %k54 to i8
  store volatile i8 %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 1)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile x86_fp80, ptr @d163, align 1
  %b55 = load volatile x86_fp80, ptr @d164, align 1
  %k55 = fcmp ueq x86_fp80 %a55, %b55
  %r55 = zext i1 %k55 to i8
  store volatile i8 %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile x86_fp80, ptr @d166, align 1
  %b56 = load volatile x86_fp80, ptr @d167, align 1
  %k56 = fcmp ueq x86_fp80 %a56, %b56
  %r56 = zext i1 %k56 to i8
  store volatile i8 %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 1)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile x86_fp80, ptr @d169, align 1
  %b57 = load volatile x86_fp80, ptr @d170, align 1
  %k57 = fcmp ueq x86_fp80 %a57, %b57
  %r57 = zext i1 %k57 to i8
  store volatile i8 %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 1)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile x86_fp80, ptr @d172, align 1
  %b58 = load volatile x86_fp80, ptr @d173, align 1
  %k58 = fcmp ugt x86_fp80 %a58, %b58
  %r58 = zext i1 %k58 to i8
  store volatile i8 %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 1)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile x86_fp80, ptr @d175, align 1
  %b59 = load volatile x86_fp80, ptr @d176, align 1
  %k59 = fcmp ugt x86_fp80 %a59, %b59
  %r59 = zext i1 %k59 to i8
  store volatile i8 %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile x86_fp80, ptr @d178, align 1
  %b60 = load volatile x86_fp80, ptr @d179, align 1
  %k60 = fcmp ugt x86_fp80 %a60, %b60
  %r60 = zext i1 %k60 to i8
  store volatile i8 %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 1)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile x86_fp80, ptr @d181, align 1
  %b61 = load volatile x86_fp80, ptr @d182, align 1
  %k61 = fcmp uge x86_fp80 %a61, %b61
  %r61 = zext i1 %k61 to i8
  store volatile i8 %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 1)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile x86_fp80, ptr @d184, align 1
  %b62 = load volatile x86_fp80, ptr @d185, align 1
  %k62 = fcmp uge x86_fp80 %a62, %b62
  %r62 = zext i1 %k62 to i8
  store volatile i8 %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 1)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile x86_fp80, ptr @d187, align 1
  %b63 = load volatile x86_fp80, ptr @d188, align 1
  %k63 = fcmp uge x86_fp80 %a63, %b63
  %r63 = zext i1 %k63 to i8
  store volatile i8 %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile x86_fp80, ptr @d190, align 1
  %b64 = load volatile x86_fp80, ptr @d191, align 1
  %k64 = fcmp ult x86_fp80 %a64, %b64
  %r64 = zext i1 %k64 to i8
  store volatile i8 %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 1)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile x86_fp80, ptr @d193, align 1
  %b65 = load volatile x86_fp80, ptr @d194, align 1
  %k65 = fcmp ult x86_fp80 %a65, %b65
  %r65 = zext i1 %k65 to i8
  store volatile i8 %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 1)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile x86_fp80, ptr @d196, align 1
  %b66 = load volatile x86_fp80, ptr @d197, align 1
  %k66 = fcmp ult x86_fp80 %a66, %b66
  %r66 = zext i1 %k66 to i8
  store volatile i8 %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 1)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile x86_fp80, ptr @d199, align 1
  %b67 = load volatile x86_fp80, ptr @d200, align 1
  %k67 = fcmp ule x86_fp80 %a67, %b67
  %r67 = zext i1 %k67 to i8
  store volatile i8 %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d201, i64 1)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile x86_fp80, ptr @d202, align 1
  %b68 = load volatile x86_fp80, ptr @d203, align 1
  %k68 = fcmp ule x86_fp80 %a68, %b68
  %r68 = zext i1 %k68 to i8
  store volatile i8 %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d204, i64 1)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile x86_fp80, ptr @d205, align 1
  %b69 = load volatile x86_fp80, ptr @d206, align 1
  %k69 = fcmp ule x86_fp80 %a69, %b69
  %r69 = zext i1 %k69 to i8
  store volatile i8 %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d207, i64 1)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile x86_fp80, ptr @d208, align 1
  %b70 = load volatile x86_fp80, ptr @d209, align 1
  %k70 = fcmp une x86_fp80 %a70, %b70
  %r70 = zext i1 %k70 to i8
  store volatile i8 %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d210, i64 1)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile x86_fp80, ptr @d211, align 1
  %b71 = load volatile x86_fp80, ptr @d212, align 1
  %k71 = fcmp une x86_fp80 %a71, %b71
  %r71 = zext i1 %k71 to i8
  store volatile i8 %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d213, i64 1)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile x86_fp80, ptr @d214, align 1
  %b72 = load volatile x86_fp80, ptr @d215, align 1
  %k72 = fcmp une x86_fp80 %a72, %b72
  %r72 = zext i1 %k72 to i8
  store volatile i8 %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d216, i64 1)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile x86_fp80, ptr @d217, align 1
  %b73 = load volatile x86_fp80, ptr @d218, align 1
  %k73 = fcmp true x86_fp80 %a73, %b73
  %r73 = zext i1 %k73 to i8
  store volatile i8 %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d219, i64 1)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile x86_fp80, ptr @d220, align 1
  %b74 = load volatile x86_fp80, ptr @d221, align 1
  %k74 = fcmp true x86_fp80 %a74, %b74
  %r74 = zext i1 %k74 to i8
  store volatile i8 %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d222, i64 1)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile x86_fp80, ptr @d223, align 1
  %b75 = load volatile x86_fp80, ptr @d224, align 1
  %k75 = fcmp true x86_fp80 %a75, %b75
  %r75 = zext i1 %k75 to i8
  store volatile i8 %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d225, i64 1)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile x86_fp80, ptr @d226, align 1
  %b76 = load volatile x86_fp80, ptr @d227, align 1
  %k76 = fcmp false x86_fp80 %a76, %b76
  %r76 = zext i1 %k76 to i8
  store volatile i8 %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d228, i64 1)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile x86_fp80, ptr @d229, align 1
  %b77 = load volatile x86_fp80, ptr @d230, align 1
  %k77 = fcmp false x86_fp80 %a77, %b77
  %r77 = zext i1 %k77 to i8
  store volatile i8 %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d231, i64 1)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile x86_fp80, ptr @d232, align 1
  %b78 = load volatile x86_fp80, ptr @d233, align 1
  %k78 = fcmp false x86_fp80 %a78, %b78
  %r78 = zext i1 %k78 to i8
  store volatile i8 %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d234, i64 1)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile x86_fp80, ptr @d235, align 1
  %r79 = fptrunc x86_fp80 %a79 to half
  store volatile half %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d236, i64 2)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile x86_fp80, ptr @d237, align 1
  %r80 = fptrunc x86_fp80 %a80 to half
  store volatile half %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d238, i64 2)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile x86_fp80, ptr @d239, align 1
  %r81 = fptrunc x86_fp80 %a81 to half
  store volatile half %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d240, i64 2)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile x86_fp80, ptr @d241, align 1
  %r82 = fptrunc x86_fp80 %a82 to half
  store volatile half %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d242, i64 2)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile x86_fp80, ptr @d243, align 1
  %r83 = fptrunc x86_fp80 %a83 to half
  store volatile half %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d244, i64 2)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile x86_fp80, ptr @d245, align 1
  %r84 = fptrunc x86_fp80 %a84 to half
  store volatile half %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d246, i64 2)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile x86_fp80, ptr @d247, align 1
  %r85 = fptrunc x86_fp80 %a85 to half
  store volatile half %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d248, i64 2)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile x86_fp80, ptr @d249, align 1
  %r86 = fptrunc x86_fp80 %a86 to half
  store volatile half %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d250, i64 2)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile x86_fp80, ptr @d251, align 1
  %r87 = fptrunc x86_fp80 %a87 to half
  store volatile half %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d252, i64 2)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile x86_fp80, ptr @d253, align 1
  %r88 = fptrunc x86_fp80 %a88 to half
  store volatile half %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d254, i64 2)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile x86_fp80, ptr @d255, align 1
  %r89 = fptrunc x86_fp80 %a89 to bfloat
  store volatile bfloat %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d256, i64 2)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile x86_fp80, ptr @d257, align 1
  %r90 = fptrunc x86_fp80 %a90 to bfloat
  store volatile bfloat %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d258, i64 2)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile x86_fp80, ptr @d259, align 1
  %r91 = fptrunc x86_fp80 %a91 to bfloat
  store volatile bfloat %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d260, i64 2)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile x86_fp80, ptr @d261, align 1
  %r92 = fptrunc x86_fp80 %a92 to bfloat
  store volatile bfloat %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d262, i64 2)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile x86_fp80, ptr @d263, align 1
  %r93 = fptrunc x86_fp80 %a93 to bfloat
  store volatile bfloat %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d264, i64 2)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile x86_fp80, ptr @d265, align 1
  %r94 = fptrunc x86_fp80 %a94 to bfloat
  store volatile bfloat %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d266, i64 2)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile x86_fp80, ptr @d267, align 1
  %r95 = fptrunc x86_fp80 %a95 to bfloat
  store volatile bfloat %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d268, i64 2)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile x86_fp80, ptr @d269, align 1
  %r96 = fptrunc x86_fp80 %a96 to bfloat
  store volatile bfloat %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d270, i64 2)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile x86_fp80, ptr @d271, align 1
  %r97 = fptrunc x86_fp80 %a97 to bfloat
  store volatile bfloat %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d272, i64 2)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile x86_fp80, ptr @d273, align 1
  %r98 = fptrunc x86_fp80 %a98 to bfloat
  store volatile bfloat %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d274, i64 2)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile x86_fp80, ptr @d275, align 1
  %r99 = fptrunc x86_fp80 %a99 to float
  store volatile float %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d276, i64 4)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile x86_fp80, ptr @d277, align 1
  %r100 = fptrunc x86_fp80 %a100 to float
  store volatile float %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d278, i64 4)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile x86_fp80, ptr @d279, align 1
  %r101 = fptrunc x86_fp80 %a101 to float
  store volatile float %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d280, i64 4)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile x86_fp80, ptr @d281, align 1
  %r102 = fptrunc x86_fp80 %a102 to float
  store volatile float %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d282, i64 4)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile x86_fp80, ptr @d283, align 1
  %r103 = fptrunc x86_fp80 %a103 to float
  store volatile float %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d284, i64 4)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile x86_fp80, ptr @d285, align 1
  %r104 = fptrunc x86_fp80 %a104 to float
  store volatile float %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d286, i64 4)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile x86_fp80, ptr @d287, align 1
  %r105 = fptrunc x86_fp80 %a105 to float
  store volatile float %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d288, i64 4)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile x86_fp80, ptr @d289, align 1
  %r106 = fptrunc x86_fp80 %a106 to float
  store volatile float %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d290, i64 4)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile x86_fp80, ptr @d291, align 1
  %r107 = fptrunc x86_fp80 %a107 to float
  store volatile float %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d292, i64 4)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile x86_fp80, ptr @d293, align 1
  %r108 = fptrunc x86_fp80 %a108 to float
  store volatile float %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d294, i64 4)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile x86_fp80, ptr @d295, align 1
  %r109 = fptrunc x86_fp80 %a109 to double
  store volatile double %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d296, i64 8)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile x86_fp80, ptr @d297, align 1
  %r110 = fptrunc x86_fp80 %a110 to double
  store volatile double %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d298, i64 8)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile x86_fp80, ptr @d299, align 1
  %r111 = fptrunc x86_fp80 %a111 to double
  store volatile double %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d300, i64 8)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile x86_fp80, ptr @d301, align 1
  %r112 = fptrunc x86_fp80 %a112 to double
  store volatile double %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d302, i64 8)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  %a113 = load volatile x86_fp80, ptr @d303, align 1
  %r113 = fptrunc x86_fp80 %a113 to double
  store volatile double %r113, ptr %out, align 1
  %c113 = call i32 @memcmp(ptr %out, ptr @d304, i64 8)
  %ok113 = icmp eq i32 %c113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  %a114 = load volatile x86_fp80, ptr @d305, align 1
  %r114 = fptrunc x86_fp80 %a114 to double
  store volatile double %r114, ptr %out, align 1
  %c114 = call i32 @memcmp(ptr %out, ptr @d306, i64 8)
  %ok114 = icmp eq i32 %c114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  %a115 = load volatile x86_fp80, ptr @d307, align 1
  %r115 = fptrunc x86_fp80 %a115 to double
  store volatile double %r115, ptr %out, align 1
  %c115 = call i32 @memcmp(ptr %out, ptr @d308, i64 8)
  %ok115 = icmp eq i32 %c115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  %a116 = load volatile x86_fp80, ptr @d309, align 1
  %r116 = fptrunc x86_fp80 %a116 to double
  store volatile double %r116, ptr %out, align 1
  %c116 = call i32 @memcmp(ptr %out, ptr @d310, i64 8)
  %ok116 = icmp eq i32 %c116, 0
  br i1 %ok116, label %t117, label %bad

t117:
  %a117 = load volatile x86_fp80, ptr @d311, align 1
  %r117 = fptrunc x86_fp80 %a117 to double
  store volatile double %r117, ptr %out, align 1
  %c117 = call i32 @memcmp(ptr %out, ptr @d312, i64 8)
  %ok117 = icmp eq i32 %c117, 0
  br i1 %ok117, label %t118, label %bad

t118:
  %a118 = load volatile x86_fp80, ptr @d313, align 1
  %r118 = fptrunc x86_fp80 %a118 to double
  store volatile double %r118, ptr %out, align 1
  %c118 = call i32 @memcmp(ptr %out, ptr @d314, i64 8)
  %ok118 = icmp eq i32 %c118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  %a119 = load volatile x86_fp80, ptr @d315, align 1
  %r119 = fpext x86_fp80 %a119 to fp128
  store volatile fp128 %r119, ptr %out, align 1
  %c119 = call i32 @memcmp(ptr %out, ptr @d316, i64 16)
  %ok119 = icmp eq i32 %c119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  %a120 = load volatile x86_fp80, ptr @d317, align 1
  %r120 = fpext x86_fp80 %a120 to fp128
  store volatile fp128 %r120, ptr %out, align 1
  %c120 = call i32 @memcmp(ptr %out, ptr @d318, i64 16)
  %ok120 = icmp eq i32 %c120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  %a121 = load volatile x86_fp80, ptr @d319, align 1
  %r121 = fpext x86_fp80 %a121 to fp128
  store volatile fp128 %r121, ptr %out, align 1
  %c121 = call i32 @memcmp(ptr %out, ptr @d320, i64 16)
  %ok121 = icmp eq i32 %c121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  %a122 = load volatile i1, ptr @d321, align 1
  %r122 = sitofp i1 %a122 to x86_fp80
  store volatile x86_fp80 %r122, ptr %out, align 1
  %c122 = call i32 @memcmp(ptr %out, ptr @d322, i64 10)
  %ok122 = icmp eq i32 %c122, 0
  br i1 %ok122, label %t123, label %bad

t123:
  %a123 = load volatile i1, ptr @d323, align 1
  %r123 = sitofp i1 %a123 to x86_fp80
  store volatile x86_fp80 %r123, ptr %out, align 1
  %c123 = call i32 @memcmp(ptr %out, ptr @d324, i64 10)
  %ok123 = icmp eq i32 %c123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  %a124 = load volatile i1, ptr @d325, align 1
  %r124 = sitofp i1 %a124 to x86_fp80
  store volatile x86_fp80 %r124, ptr %out, align 1
  %c124 = call i32 @memcmp(ptr %out, ptr @d326, i64 10)
  %ok124 = icmp eq i32 %c124, 0
  br i1 %ok124, label %t125, label %bad

t125:
  %a125 = load volatile i1, ptr @d327, align 1
  %r125 = uitofp i1 %a125 to x86_fp80
  store volatile x86_fp80 %r125, ptr %out, align 1
  %c125 = call i32 @memcmp(ptr %out, ptr @d328, i64 10)
  %ok125 = icmp eq i32 %c125, 0
  br i1 %ok125, label %t126, label %bad

t126:
  %a126 = load volatile i1, ptr @d329, align 1
  %r126 = uitofp i1 %a126 to x86_fp80
  store volatile x86_fp80 %r126, ptr %out, align 1
  %c126 = call i32 @memcmp(ptr %out, ptr @d330, i64 10)
  %ok126 = icmp eq i32 %c126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  %a127 = load volatile i1, ptr @d331, align 1
  %r127 = uitofp i1 %a127 to x86_fp80
  store volatile x86_fp80 %r127, ptr %out, align 1
  %c127 = call i32 @memcmp(ptr %out, ptr @d332, i64 10)
  %ok127 = icmp eq i32 %c127, 0
  br i1 %ok127, label %t128, label %bad

t128:
  %a128 = load volatile i8, ptr @d333, align 1
  %r128 = sitofp i8 %a128 to x86_fp80
  store volatile x86_fp80 %r128, ptr %out, align 1
  %c128 = call i32 @memcmp(ptr %out, ptr @d334, i64 10)
  %ok128 = icmp eq i32 %c128, 0
  br i1 %ok128, label %t129, label %bad

t129:
  %a129 = load volatile i8, ptr @d335, align 1
  %r129 = sitofp i8 %a129 to x86_fp80
  store volatile x86_fp80 %r129, ptr %out, align 1
  %c129 = call i32 @memcmp(ptr %out, ptr @d336, i64 10)
  %ok129 = icmp eq i32 %c129, 0
  br i1 %ok129, label %t130, label %bad

t130:
  %a130 = load volatile i8, ptr @d337, align 1
  %r130 = sitofp i8 %a130 to x86_fp80
  store volatile x86_fp80 %r130, ptr %out, align 1
  %c130 = call i32 @memcmp(ptr %out, ptr @d338, i64 10)
  %ok130 = icmp eq i32 %c130, 0
  br i1 %ok130, label %t131, label %bad

t131:
  %a131 = load volatile i8, ptr @d339, align 1
  %r131 = uitofp i8 %a131 to x86_fp80
  store volatile x86_fp80 %r131, ptr %out, align 1
  %c131 = call i32 @memcmp(ptr %out, ptr @d340, i64 10)
  %ok131 = icmp eq i32 %c131, 0
  br i1 %ok131, label %t132, label %bad

t132:
  %a132 = load volatile i8, ptr @d341, align 1
  %r132 = uitofp i8 %a132 to x86_fp80
  store volatile x86_fp80 %r132, ptr %out, align 1
  %c132 = call i32 @memcmp(ptr %out, ptr @d342, i64 10)
  %ok132 = icmp eq i32 %c132, 0
  br i1 %ok132, label %t133, label %bad

t133:
  %a133 = load volatile i8, ptr @d343, align 1
  %r133 = uitofp i8 %a133 to x86_fp80
  store volatile x86_fp80 %r133, ptr %out, align 1
  %c133 = call i32 @memcmp(ptr %out, ptr @d344, i64 10)
  %ok133 = icmp eq i32 %c133, 0
  br i1 %ok133, label %t134, label %bad

t134:
  %a134 = load volatile i16, ptr @d345, align 1
  %r134 = sitofp i16 %a134 to x86_fp80
  store volatile x86_fp80 %r134, ptr %out, align 1
  %c134 = call i32 @memcmp(ptr %out, ptr @d346, i64 10)
  %ok134 = icmp eq i32 %c134, 0
  br i1 %ok134, label %t135, label %bad

t135:
  %a135 = load volatile i16, ptr @d347, align 1
  %r135 = sitofp i16 %a135 to x86_fp80
  store volatile x86_fp80 %r135, ptr %out, align 1
  %c135 = call i32 @memcmp(ptr %out, ptr @d348, i64 10)
  %ok135 = icmp eq i32 %c135, 0
  br i1 %ok135, label %t136, label %bad

t136:
  %a136 = load volatile i16, ptr @d349, align 1
  %r136 = sitofp i16 %a136 to x86_fp80
  store volatile x86_fp80 %r136, ptr %out, align 1
  %c136 = call i32 @memcmp(ptr %out, ptr @d350, i64 10)
  %ok136 = icmp eq i32 %c136, 0
  br i1 %ok136, label %t137, label %bad

t137:
  %a137 = load volatile i16, ptr @d351, align 1
  %r137 = uitofp i16 %a137 to x86_fp80
  store volatile x86_fp80 %r137, ptr %out, align 1
  %c137 = call i32 @memcmp(ptr %out, ptr @d352, i64 10)
  %ok137 = icmp eq i32 %c137, 0
  br i1 %ok137, label %t138, label %bad

t138:
  %a138 = load volatile i16, ptr @d353, align 1
  %r138 = uitofp i16 %a138 to x86_fp80
  store volatile x86_fp80 %r138, ptr %out, align 1
  %c138 = call i32 @memcmp(ptr %out, ptr @d354, i64 10)
  %ok138 = icmp eq i32 %c138, 0
  br i1 %ok138, label %t139, label %bad

t139:
  %a139 = load volatile i16, ptr @d355, align 1
  %r139 = uitofp i16 %a139 to x86_fp80
  store volatile x86_fp80 %r139, ptr %out, align 1
  %c139 = call i32 @memcmp(ptr %out, ptr @d356, i64 10)
  %ok139 = icmp eq i32 %c139, 0
  br i1 %ok139, label %t140, label %bad

t140:
  %a140 = load volatile i24, ptr @d357, align 1
  %r140 = sitofp i24 %a140 to x86_fp80
  store volatile x86_fp80 %r140, ptr %out, align 1
  %c140 = call i32 @memcmp(ptr %out, ptr @d358, i64 10)
  %ok140 = icmp eq i32 %c140, 0
  br i1 %ok140, label %t141, label %bad

t141:
  %a141 = load volatile i24, ptr @d359, align 1
  %r141 = sitofp i24 %a141 to x86_fp80
  store volatile x86_fp80 %r141, ptr %out, align 1
  %c141 = call i32 @memcmp(ptr %out, ptr @d360, i64 10)
  %ok141 = icmp eq i32 %c141, 0
  br i1 %ok141, label %t142, label %bad

t142:
  %a142 = load volatile i24, ptr @d361, align 1
  %r142 = sitofp i24 %a142 to x86_fp80
  store volatile x86_fp80 %r142, ptr %out, align 1
  %c142 = call i32 @memcmp(ptr %out, ptr @d362, i64 10)
  %ok142 = icmp eq i32 %c142, 0
  br i1 %ok142, label %t143, label %bad

t143:
  %a143 = load volatile i24, ptr @d363, align 1
  %r143 = uitofp i24 %a143 to x86_fp80
  store volatile x86_fp80 %r143, ptr %out, align 1
  %c143 = call i32 @memcmp(ptr %out, ptr @d364, i64 10)
  %ok143 = icmp eq i32 %c143, 0
  br i1 %ok143, label %t144, label %bad

t144:
  %a144 = load volatile i24, ptr @d365, align 1
  %r144 = uitofp i24 %a144 to x86_fp80
  store volatile x86_fp80 %r144, ptr %out, align 1
  %c144 = call i32 @memcmp(ptr %out, ptr @d366, i64 10)
  %ok144 = icmp eq i32 %c144, 0
  br i1 %ok144, label %t145, label %bad

t145:
  %a145 = load volatile i24, ptr @d367, align 1
  %r145 = uitofp i24 %a145 to x86_fp80
  store volatile x86_fp80 %r145, ptr %out, align 1
  %c145 = call i32 @memcmp(ptr %out, ptr @d368, i64 10)
  %ok145 = icmp eq i32 %c145, 0
  br i1 %ok145, label %t146, label %bad

t146:
  %a146 = load volatile i32, ptr @d369, align 1
  %r146 = sitofp i32 %a146 to x86_fp80
  store volatile x86_fp80 %r146, ptr %out, align 1
  %c146 = call i32 @memcmp(ptr %out, ptr @d370, i64 10)
  %ok146 = icmp eq i32 %c146, 0
  br i1 %ok146, label %t147, label %bad

t147:
  %a147 = load volatile i32, ptr @d371, align 1
  %r147 = sitofp i32 %a147 to x86_fp80
  store volatile x86_fp80 %r147, ptr %out, align 1
  %c147 = call i32 @memcmp(ptr %out, ptr @d372, i64 10)
  %ok147 = icmp eq i32 %c147, 0
  br i1 %ok147, label %t148, label %bad

t148:
  %a148 = load volatile i32, ptr @d373, align 1
  %r148 = sitofp i32 %a148 to x86_fp80
  store volatile x86_fp80 %r148, ptr %out, align 1
  %c148 = call i32 @memcmp(ptr %out, ptr @d374, i64 10)
  %ok148 = icmp eq i32 %c148, 0
  br i1 %ok148, label %t149, label %bad

t149:
  %a149 = load volatile i32, ptr @d375, align 1
  %r149 = uitofp i32 %a149 to x86_fp80
  store volatile x86_fp80 %r149, ptr %out, align 1
  %c149 = call i32 @memcmp(ptr %out, ptr @d376, i64 10)
  %ok149 = icmp eq i32 %c149, 0
  br i1 %ok149, label %t150, label %bad

t150:
  %a150 = load volatile i32, ptr @d377, align 1
  %r150 = uitofp i32 %a150 to x86_fp80
  store volatile x86_fp80 %r150, ptr %out, align 1
  %c150 = call i32 @memcmp(ptr %out, ptr @d378, i64 10)
  %ok150 = icmp eq i32 %c150, 0
  br i1 %ok150, label %t151, label %bad

t151:
  %a151 = load volatile i32, ptr @d379, align 1
  %r151 = uitofp i32 %a151 to x86_fp80
  store volatile x86_fp80 %r151, ptr %out, align 1
  %c151 = call i32 @memcmp(ptr %out, ptr @d380, i64 10)
  %ok151 = icmp eq i32 %c151, 0
  br i1 %ok151, label %t152, label %bad

t152:
  %a152 = load volatile i64, ptr @d381, align 1
  %r152 = sitofp i64 %a152 to x86_fp80
  store volatile x86_fp80 %r152, ptr %out, align 1
  %c152 = call i32 @memcmp(ptr %out, ptr @d382, i64 10)
  %ok152 = icmp eq i32 %c152, 0
  br i1 %ok152, label %t153, label %bad

t153:
  %a153 = load volatile i64, ptr @d383, align 1
  %r153 = sitofp i64 %a153 to x86_fp80
  store volatile x86_fp80 %r153, ptr %out, align 1
  %c153 = call i32 @memcmp(ptr %out, ptr @d384, i64 10)
  %ok153 = icmp eq i32 %c153, 0
  br i1 %ok153, label %t154, label %bad

t154:
  %a154 = load volatile i64, ptr @d385, align 1
  %r154 = sitofp i64 %a154 to x86_fp80
  store volatile x86_fp80 %r154, ptr %out, align 1
  %c154 = call i32 @memcmp(ptr %out, ptr @d386, i64 10)
  %ok154 = icmp eq i32 %c154, 0
  br i1 %ok154, label %t155, label %bad

t155:
  %a155 = load volatile i64, ptr @d387, align 1
  %r155 = uitofp i64 %a155 to x86_fp80
  store volatile x86_fp80 %r155, ptr %out, align 1
  %c155 = call i32 @memcmp(ptr %out, ptr @d388, i64 10)
  %ok155 = icmp eq i32 %c155, 0
  br i1 %ok155, label %t156, label %bad

t156:
  %a156 = load volatile i64, ptr @d389, align 1
  %r156 = uitofp i64 %a156 to x86_fp80
  store volatile x86_fp80 %r156, ptr %out, align 1
  %c156 = call i32 @memcmp(ptr %out, ptr @d390, i64 10)
  %ok156 = icmp eq i32 %c156, 0
  br i1 %ok156, label %t157, label %bad

t157:
  %a157 = load volatile i64, ptr @d391, align 1
  %r157 = uitofp i64 %a157 to x86_fp80
  store volatile x86_fp80 %r157, ptr %out, align 1
  %c157 = call i32 @memcmp(ptr %out, ptr @d392, i64 10)
  %ok157 = icmp eq i32 %c157, 0
  br i1 %ok157, label %t158, label %bad

t158:
  %a158 = load volatile i65, ptr @d393, align 1
  %r158 = sitofp i65 %a158 to x86_fp80
  store volatile x86_fp80 %r158, ptr %out, align 1
  %c158 = call i32 @memcmp(ptr %out, ptr @d394, i64 10)
  %ok158 = icmp eq i32 %c158, 0
  br i1 %ok158, label %t159, label %bad

t159:
  %a159 = load volatile i65, ptr @d395, align 1
  %r159 = sitofp i65 %a159 to x86_fp80
  store volatile x86_fp80 %r159, ptr %out, align 1
  %c159 = call i32 @memcmp(ptr %out, ptr @d396, i64 10)
  %ok159 = icmp eq i32 %c159, 0
  br i1 %ok159, label %t160, label %bad

t160:
  %a160 = load volatile i65, ptr @d397, align 1
  %r160 = sitofp i65 %a160 to x86_fp80
  store volatile x86_fp80 %r160, ptr %out, align 1
  %c160 = call i32 @memcmp(ptr %out, ptr @d398, i64 10)
  %ok160 = icmp eq i32 %c160, 0
  br i1 %ok160, label %t161, label %bad

t161:
  %a161 = load volatile i65, ptr @d399, align 1
  %r161 = uitofp i65 %a161 to x86_fp80
  store volatile x86_fp80 %r161, ptr %out, align 1
  %c161 = call i32 @memcmp(ptr %out, ptr @d400, i64 10)
  %ok161 = icmp eq i32 %c161, 0
  br i1 %ok161, label %t162, label %bad

t162:
  %a162 = load volatile i65, ptr @d401, align 1
  %r162 = uitofp i65 %a162 to x86_fp80
  store volatile x86_fp80 %r162, ptr %out, align 1
  %c162 = call i32 @memcmp(ptr %out, ptr @d402, i64 10)
  %ok162 = icmp eq i32 %c162, 0
  br i1 %ok162, label %t163, label %bad

t163:
  %a163 = load volatile i65, ptr @d403, align 1
  %r163 = uitofp i65 %a163 to x86_fp80
  store volatile x86_fp80 %r163, ptr %out, align 1
  %c163 = call i32 @memcmp(ptr %out, ptr @d404, i64 10)
  %ok163 = icmp eq i32 %c163, 0
  br i1 %ok163, label %t164, label %bad

t164:
  %a164 = load volatile i128, ptr @d405, align 1
  %r164 = sitofp i128 %a164 to x86_fp80
  store volatile x86_fp80 %r164, ptr %out, align 1
  %c164 = call i32 @memcmp(ptr %out, ptr @d406, i64 10)
  %ok164 = icmp eq i32 %c164, 0
  br i1 %ok164, label %t165, label %bad

t165:
  %a165 = load volatile i128, ptr @d407, align 1
  %r165 = sitofp i128 %a165 to x86_fp80
  store volatile x86_fp80 %r165, ptr %out, align 1
  %c165 = call i32 @memcmp(ptr %out, ptr @d408, i64 10)
  %ok165 = icmp eq i32 %c165, 0
  br i1 %ok165, label %t166, label %bad

t166:
  %a166 = load volatile i128, ptr @d409, align 1
  %r166 = sitofp i128 %a166 to x86_fp80
  store volatile x86_fp80 %r166, ptr %out, align 1
  %c166 = call i32 @memcmp(ptr %out, ptr @d410, i64 10)
  %ok166 = icmp eq i32 %c166, 0
  br i1 %ok166, label %t167, label %bad

t167:
  %a167 = load volatile i128, ptr @d411, align 1
  %r167 = uitofp i128 %a167 to x86_fp80
  store volatile x86_fp80 %r167, ptr %out, align 1
  %c167 = call i32 @memcmp(ptr %out, ptr @d412, i64 10)
  %ok167 = icmp eq i32 %c167, 0
  br i1 %ok167, label %t168, label %bad

t168:
  %a168 = load volatile i128, ptr @d413, align 1
  %r168 = uitofp i128 %a168 to x86_fp80
  store volatile x86_fp80 %r168, ptr %out, align 1
  %c168 = call i32 @memcmp(ptr %out, ptr @d414, i64 10)
  %ok168 = icmp eq i32 %c168, 0
  br i1 %ok168, label %t169, label %bad

t169:
  %a169 = load volatile i128, ptr @d415, align 1
  %r169 = uitofp i128 %a169 to x86_fp80
  store volatile x86_fp80 %r169, ptr %out, align 1
  %c169 = call i32 @memcmp(ptr %out, ptr @d416, i64 10)
  %ok169 = icmp eq i32 %c169, 0
  br i1 %ok169, label %t170, label %bad

t170:
  %a170 = load volatile i200, ptr @d417, align 1
  %r170 = sitofp i200 %a170 to x86_fp80
  store volatile x86_fp80 %r170, ptr %out, align 1
  %c170 = call i32 @memcmp(ptr %out, ptr @d418, i64 10)
  %ok170 = icmp eq i32 %c170, 0
  br i1 %ok170, label %t171, label %bad

t171:
  %a171 = load volatile i200, ptr @d419, align 1
  %r171 = sitofp i200 %a171 to x86_fp80
  store volatile x86_fp80 %r171, ptr %out, align 1
  %c171 = call i32 @memcmp(ptr %out, ptr @d420, i64 10)
  %ok171 = icmp eq i32 %c171, 0
  br i1 %ok171, label %t172, label %bad

t172:
  %a172 = load volatile i200, ptr @d421, align 1
  %r172 = sitofp i200 %a172 to x86_fp80
  store volatile x86_fp80 %r172, ptr %out, align 1
  %c172 = call i32 @memcmp(ptr %out, ptr @d422, i64 10)
  %ok172 = icmp eq i32 %c172, 0
  br i1 %ok172, label %t173, label %bad

t173:
  %a173 = load volatile i200, ptr @d423, align 1
  %r173 = uitofp i200 %a173 to x86_fp80
  store volatile x86_fp80 %r173, ptr %out, align 1
  %c173 = call i32 @memcmp(ptr %out, ptr @d424, i64 10)
  %ok173 = icmp eq i32 %c173, 0
  br i1 %ok173, label %t174, label %bad

t174:
  %a174 = load volatile i200, ptr @d425, align 1
  %r174 = uitofp i200 %a174 to x86_fp80
  store volatile x86_fp80 %r174, ptr %out, align 1
  %c174 = call i32 @memcmp(ptr %out, ptr @d426, i64 10)
  %ok174 = icmp eq i32 %c174, 0
  br i1 %ok174, label %t175, label %bad

t175:
  %a175 = load volatile i200, ptr @d427, align 1
  %r175 = uitofp i200 %a175 to x86_fp80
  store volatile x86_fp80 %r175, ptr %out, align 1
  %c175 = call i32 @memcmp(ptr %out, ptr @d428, i64 10)
  %ok175 = icmp eq i32 %c175, 0
  br i1 %ok175, label %t176, label %bad

t176:
  %a176 = load volatile x86_fp80, ptr @d429, align 1
  %r176 = fptosi x86_fp80 %a176 to i8
  store volatile i8 %r176, ptr %out, align 1
  %c176 = call i32 @memcmp(ptr %out, ptr @d430, i64 1)
  %ok176 = icmp eq i32 %c176, 0
  br i1 %ok176, label %t177, label %bad

t177:
  %a177 = load volatile x86_fp80, ptr @d431, align 1
  %r177 = fptosi x86_fp80 %a177 to i8
  store volatile i8 %r177, ptr %out, align 1
  %c177 = call i32 @memcmp(ptr %out, ptr @d432, i64 1)
  %ok177 = icmp eq i32 %c177, 0
  br i1 %ok177, label %t178, label %bad

t178:
  %a178 = load volatile x86_fp80, ptr @d433, align 1
  %r178 = fptosi x86_fp80 %a178 to i8
  store volatile i8 %r178, ptr %out, align 1
  %c178 = call i32 @memcmp(ptr %out, ptr @d434, i64 1)
  %ok178 = icmp eq i32 %c178, 0
  br i1 %ok178, label %t179, label %bad

t179:
  %a179 = load volatile x86_fp80, ptr @d435, align 1
  %r179 = fptoui x86_fp80 %a179 to i8
  store volatile i8 %r179, ptr %out, align 1
  %c179 = call i32 @memcmp(ptr %out, ptr @d436, i64 1)
  %ok179 = icmp eq i32 %c179, 0
  br i1 %ok179, label %t180, label %bad

t180:
  %a180 = load volatile x86_fp80, ptr @d437, align 1
  %r180 = fptoui x86_fp80 %a180 to i8
  store volatile i8 %r180, ptr %out, align 1
  %c180 = call i32 @memcmp(ptr %out, ptr @d438, i64 1)
  %ok180 = icmp eq i32 %c180, 0
  br i1 %ok180, label %t181, label %bad

t181:
  %a181 = load volatile x86_fp80, ptr @d439, align 1
  %r181 = fptoui x86_fp80 %a181 to i8
  store volatile i8 %r181, ptr %out, align 1
  %c181 = call i32 @memcmp(ptr %out, ptr @d440, i64 1)
  %ok181 = icmp eq i32 %c181, 0
  br i1 %ok181, label %t182, label %bad

t182:
  %a182 = load volatile x86_fp80, ptr @d441, align 1
  %r182 = fptosi x86_fp80 %a182 to i16
  store volatile i16 %r182, ptr %out, align 1
  %c182 = call i32 @memcmp(ptr %out, ptr @d442, i64 2)
  %ok182 = icmp eq i32 %c182, 0
  br i1 %ok182, label %t183, label %bad

t183:
  %a183 = load volatile x86_fp80, ptr @d443, align 1
  %r183 = fptosi x86_fp80 %a183 to i16
  store volatile i16 %r183, ptr %out, align 1
  %c183 = call i32 @memcmp(ptr %out, ptr @d444, i64 2)
  %ok183 = icmp eq i32 %c183, 0
  br i1 %ok183, label %t184, label %bad

t184:
  %a184 = load volatile x86_fp80, ptr @d445, align 1
  %r184 = fptosi x86_fp80 %a184 to i16
  store volatile i16 %r184, ptr %out, align 1
  %c184 = call i32 @memcmp(ptr %out, ptr @d446, i64 2)
  %ok184 = icmp eq i32 %c184, 0
  br i1 %ok184, label %t185, label %bad

t185:
  %a185 = load volatile x86_fp80, ptr @d447, align 1
  %r185 = fptoui x86_fp80 %a185 to i16
  store volatile i16 %r185, ptr %out, align 1
  %c185 = call i32 @memcmp(ptr %out, ptr @d448, i64 2)
  %ok185 = icmp eq i32 %c185, 0
  br i1 %ok185, label %t186, label %bad

t186:
  %a186 = load volatile x86_fp80, ptr @d449, align 1
  %r186 = fptoui x86_fp80 %a186 to i16
  store volatile i16 %r186, ptr %out, align 1
  %c186 = call i32 @memcmp(ptr %out, ptr @d450, i64 2)
  %ok186 = icmp eq i32 %c186, 0
  br i1 %ok186, label %t187, label %bad

t187:
  %a187 = load volatile x86_fp80, ptr @d451, align 1
  %r187 = fptoui x86_fp80 %a187 to i16
  store volatile i16 %r187, ptr %out, align 1
  %c187 = call i32 @memcmp(ptr %out, ptr @d452, i64 2)
  %ok187 = icmp eq i32 %c187, 0
  br i1 %ok187, label %t188, label %bad

t188:
  %a188 = load volatile x86_fp80, ptr @d453, align 1
  %r188 = fptosi x86_fp80 %a188 to i32
  store volatile i32 %r188, ptr %out, align 1
  %c188 = call i32 @memcmp(ptr %out, ptr @d454, i64 4)
  %ok188 = icmp eq i32 %c188, 0
  br i1 %ok188, label %t189, label %bad

t189:
  %a189 = load volatile x86_fp80, ptr @d455, align 1
  %r189 = fptosi x86_fp80 %a189 to i32
  store volatile i32 %r189, ptr %out, align 1
  %c189 = call i32 @memcmp(ptr %out, ptr @d456, i64 4)
  %ok189 = icmp eq i32 %c189, 0
  br i1 %ok189, label %t190, label %bad

t190:
  %a190 = load volatile x86_fp80, ptr @d457, align 1
  %r190 = fptosi x86_fp80 %a190 to i32
  store volatile i32 %r190, ptr %out, align 1
  %c190 = call i32 @memcmp(ptr %out, ptr @d458, i64 4)
  %ok190 = icmp eq i32 %c190, 0
  br i1 %ok190, label %t191, label %bad

t191:
  %a191 = load volatile x86_fp80, ptr @d459, align 1
  %r191 = fptoui x86_fp80 %a191 to i32
  store volatile i32 %r191, ptr %out, align 1
  %c191 = call i32 @memcmp(ptr %out, ptr @d460, i64 4)
  %ok191 = icmp eq i32 %c191, 0
  br i1 %ok191, label %t192, label %bad

t192:
  %a192 = load volatile x86_fp80, ptr @d461, align 1
  %r192 = fptoui x86_fp80 %a192 to i32
  store volatile i32 %r192, ptr %out, align 1
  %c192 = call i32 @memcmp(ptr %out, ptr @d462, i64 4)
  %ok192 = icmp eq i32 %c192, 0
  br i1 %ok192, label %t193, label %bad

t193:
  %a193 = load volatile x86_fp80, ptr @d463, align 1
  %r193 = fptoui x86_fp80 %a193 to i32
  store volatile i32 %r193, ptr %out, align 1
  %c193 = call i32 @memcmp(ptr %out, ptr @d464, i64 4)
  %ok193 = icmp eq i32 %c193, 0
  br i1 %ok193, label %t194, label %bad

t194:
  %a194 = load volatile x86_fp80, ptr @d465, align 1
  %r194 = fptosi x86_fp80 %a194 to i64
  store volatile i64 %r194, ptr %out, align 1
  %c194 = call i32 @memcmp(ptr %out, ptr @d466, i64 8)
  %ok194 = icmp eq i32 %c194, 0
  br i1 %ok194, label %t195, label %bad

t195:
  %a195 = load volatile x86_fp80, ptr @d467, align 1
  %r195 = fptosi x86_fp80 %a195 to i64
  store volatile i64 %r195, ptr %out, align 1
  %c195 = call i32 @memcmp(ptr %out, ptr @d468, i64 8)
  %ok195 = icmp eq i32 %c195, 0
  br i1 %ok195, label %t196, label %bad

t196:
  %a196 = load volatile x86_fp80, ptr @d469, align 1
  %r196 = fptosi x86_fp80 %a196 to i64
  store volatile i64 %r196, ptr %out, align 1
  %c196 = call i32 @memcmp(ptr %out, ptr @d470, i64 8)
  %ok196 = icmp eq i32 %c196, 0
  br i1 %ok196, label %t197, label %bad

t197:
  %a197 = load volatile x86_fp80, ptr @d471, align 1
  %r197 = fptoui x86_fp80 %a197 to i64
  store volatile i64 %r197, ptr %out, align 1
  %c197 = call i32 @memcmp(ptr %out, ptr @d472, i64 8)
  %ok197 = icmp eq i32 %c197, 0
  br i1 %ok197, label %t198, label %bad

t198:
  %a198 = load volatile x86_fp80, ptr @d473, align 1
  %r198 = fptoui x86_fp80 %a198 to i64
  store volatile i64 %r198, ptr %out, align 1
  %c198 = call i32 @memcmp(ptr %out, ptr @d474, i64 8)
  %ok198 = icmp eq i32 %c198, 0
  br i1 %ok198, label %t199, label %bad

t199:
  %a199 = load volatile x86_fp80, ptr @d475, align 1
  %r199 = fptoui x86_fp80 %a199 to i64
  store volatile i64 %r199, ptr %out, align 1
  %c199 = call i32 @memcmp(ptr %out, ptr @d476, i64 8)
  %ok199 = icmp eq i32 %c199, 0
  br i1 %ok199, label %t200, label %bad

t200:
  %a200 = load volatile x86_fp80, ptr @d477, align 1
  %r200 = fptosi x86_fp80 %a200 to i65
  store volatile i65 %r200, ptr %out, align 1
  %c200 = call i32 @memcmp(ptr %out, ptr @d478, i64 9)
  %ok200 = icmp eq i32 %c200, 0
  br i1 %ok200, label %t201, label %bad

t201:
  %a201 = load volatile x86_fp80, ptr @d479, align 1
  %r201 = fptosi x86_fp80 %a201 to i65
  store volatile i65 %r201, ptr %out, align 1
  %c201 = call i32 @memcmp(ptr %out, ptr @d480, i64 9)
  %ok201 = icmp eq i32 %c201, 0
  br i1 %ok201, label %t202, label %bad

t202:
  %a202 = load volatile x86_fp80, ptr @d481, align 1
  %r202 = fptosi x86_fp80 %a202 to i65
  store volatile i65 %r202, ptr %out, align 1
  %c202 = call i32 @memcmp(ptr %out, ptr @d482, i64 9)
  %ok202 = icmp eq i32 %c202, 0
  br i1 %ok202, label %t203, label %bad

t203:
  %a203 = load volatile x86_fp80, ptr @d483, align 1
  %r203 = fptoui x86_fp80 %a203 to i65
  store volatile i65 %r203, ptr %out, align 1
  %c203 = call i32 @memcmp(ptr %out, ptr @d484, i64 9)
  %ok203 = icmp eq i32 %c203, 0
  br i1 %ok203, label %t204, label %bad

t204:
  %a204 = load volatile x86_fp80, ptr @d485, align 1
  %r204 = fptoui x86_fp80 %a204 to i65
  store volatile i65 %r204, ptr %out, align 1
  %c204 = call i32 @memcmp(ptr %out, ptr @d486, i64 9)
  %ok204 = icmp eq i32 %c204, 0
  br i1 %ok204, label %t205, label %bad

t205:
  %a205 = load volatile x86_fp80, ptr @d487, align 1
  %r205 = fptoui x86_fp80 %a205 to i65
  store volatile i65 %r205, ptr %out, align 1
  %c205 = call i32 @memcmp(ptr %out, ptr @d488, i64 9)
  %ok205 = icmp eq i32 %c205, 0
  br i1 %ok205, label %t206, label %bad

t206:
  %a206 = load volatile x86_fp80, ptr @d489, align 1
  %r206 = fptosi x86_fp80 %a206 to i128
  store volatile i128 %r206, ptr %out, align 1
  %c206 = call i32 @memcmp(ptr %out, ptr @d490, i64 16)
  %ok206 = icmp eq i32 %c206, 0
  br i1 %ok206, label %t207, label %bad

t207:
  %a207 = load volatile x86_fp80, ptr @d491, align 1
  %r207 = fptosi x86_fp80 %a207 to i128
  store volatile i128 %r207, ptr %out, align 1
  %c207 = call i32 @memcmp(ptr %out, ptr @d492, i64 16)
  %ok207 = icmp eq i32 %c207, 0
  br i1 %ok207, label %t208, label %bad

t208:
  %a208 = load volatile x86_fp80, ptr @d493, align 1
  %r208 = fptosi x86_fp80 %a208 to i128
  store volatile i128 %r208, ptr %out, align 1
  %c208 = call i32 @memcmp(ptr %out, ptr @d494, i64 16)
  %ok208 = icmp eq i32 %c208, 0
  br i1 %ok208, label %t209, label %bad

t209:
  %a209 = load volatile x86_fp80, ptr @d495, align 1
  %r209 = fptoui x86_fp80 %a209 to i128
  store volatile i128 %r209, ptr %out, align 1
  %c209 = call i32 @memcmp(ptr %out, ptr @d496, i64 16)
  %ok209 = icmp eq i32 %c209, 0
  br i1 %ok209, label %t210, label %bad

t210:
  %a210 = load volatile x86_fp80, ptr @d497, align 1
  %r210 = fptoui x86_fp80 %a210 to i128
  store volatile i128 %r210, ptr %out, align 1
  %c210 = call i32 @memcmp(ptr %out, ptr @d498, i64 16)
  %ok210 = icmp eq i32 %c210, 0
  br i1 %ok210, label %t211, label %bad

t211:
  %a211 = load volatile x86_fp80, ptr @d499, align 1
  %r211 = fptoui x86_fp80 %a211 to i128
  store volatile i128 %r211, ptr %out, align 1
  %c211 = call i32 @memcmp(ptr %out, ptr @d500, i64 16)
  %ok211 = icmp eq i32 %c211, 0
  br i1 %ok211, label %t212, label %bad

t212:
  %a212 = load volatile x86_fp80, ptr @d501, align 1
  %r212 = fptosi x86_fp80 %a212 to i200
  store volatile i200 %r212, ptr %out, align 1
  %c212 = call i32 @memcmp(ptr %out, ptr @d502, i64 25)
  %ok212 = icmp eq i32 %c212, 0
  br i1 %ok212, label %t213, label %bad

t213:
  %a213 = load volatile x86_fp80, ptr @d503, align 1
  %r213 = fptosi x86_fp80 %a213 to i200
  store volatile i200 %r213, ptr %out, align 1
  %c213 = call i32 @memcmp(ptr %out, ptr @d504, i64 25)
  %ok213 = icmp eq i32 %c213, 0
  br i1 %ok213, label %t214, label %bad

t214:
  %a214 = load volatile x86_fp80, ptr @d505, align 1
  %r214 = fptosi x86_fp80 %a214 to i200
  store volatile i200 %r214, ptr %out, align 1
  %c214 = call i32 @memcmp(ptr %out, ptr @d506, i64 25)
  %ok214 = icmp eq i32 %c214, 0
  br i1 %ok214, label %t215, label %bad

t215:
  %a215 = load volatile x86_fp80, ptr @d507, align 1
  %r215 = fptoui x86_fp80 %a215 to i200
  store volatile i200 %r215, ptr %out, align 1
  %c215 = call i32 @memcmp(ptr %out, ptr @d508, i64 25)
  %ok215 = icmp eq i32 %c215, 0
  br i1 %ok215, label %t216, label %bad

t216:
  %a216 = load volatile x86_fp80, ptr @d509, align 1
  %r216 = fptoui x86_fp80 %a216 to i200
  store volatile i200 %r216, ptr %out, align 1
  %c216 = call i32 @memcmp(ptr %out, ptr @d510, i64 25)
  %ok216 = icmp eq i32 %c216, 0
  br i1 %ok216, label %t217, label %bad

t217:
  %a217 = load volatile x86_fp80, ptr @d511, align 1
  %r217 = fptoui x86_fp80 %a217 to i200
  store volatile i200 %r217, ptr %out, align 1
  %c217 = call i32 @memcmp(ptr %out, ptr @d512, i64 25)
  %ok217 = icmp eq i32 %c217, 0
  br i1 %ok217, label %t218, label %bad

t218:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ], [ 150, %t150 ], [ 151, %t151 ], [ 152, %t152 ], [ 153, %t153 ], [ 154, %t154 ], [ 155, %t155 ], [ 156, %t156 ], [ 157, %t157 ], [ 158, %t158 ], [ 159, %t159 ], [ 160, %t160 ], [ 161, %t161 ], [ 162, %t162 ], [ 163, %t163 ], [ 164, %t164 ], [ 165, %t165 ], [ 166, %t166 ], [ 167, %t167 ], [ 168, %t168 ], [ 169, %t169 ], [ 170, %t170 ], [ 171, %t171 ], [ 172, %t172 ], [ 173, %t173 ], [ 174, %t174 ], [ 175, %t175 ], [ 176, %t176 ], [ 177, %t177 ], [ 178, %t178 ], [ 179, %t179 ], [ 180, %t180 ], [ 181, %t181 ], [ 182, %t182 ], [ 183, %t183 ], [ 184, %t184 ], [ 185, %t185 ], [ 186, %t186 ], [ 187, %t187 ], [ 188, %t188 ], [ 189, %t189 ], [ 190, %t190 ], [ 191, %t191 ], [ 192, %t192 ], [ 193, %t193 ], [ 194, %t194 ], [ 195, %t195 ], [ 196, %t196 ], [ 197, %t197 ], [ 198, %t198 ], [ 199, %t199 ], [ 200, %t200 ], [ 201, %t201 ], [ 202, %t202 ], [ 203, %t203 ], [ 204, %t204 ], [ 205, %t205 ], [ 206, %t206 ], [ 207, %t207 ], [ 208, %t208 ], [ 209, %t209 ], [ 210, %t210 ], [ 211, %t211 ], [ 212, %t212 ], [ 213, %t213 ], [ 214, %t214 ], [ 215, %t215 ], [ 216, %t216 ], [ 217, %t217 ]
  ret i32 %which
}
