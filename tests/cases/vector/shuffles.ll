; shufflevector with masks of every kind; lanes the mask leaves open are not compared.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [1 x i8] c"\03"
@d2 = internal global [1 x i8] c"\01"
@d3 = internal global [1 x i8] c"\01"
@d4 = internal global [1 x i8] c"\01"
@d5 = internal global [1 x i8] c"\01"
@d6 = internal global [1 x i8] c"\03"
@d7 = internal global [1 x i8] c"\03"
@d8 = internal global [1 x i8] c"\03"
@d9 = internal global [1 x i8] c"\03"
@d10 = internal global [1 x i8] c"\0C"
@d11 = internal global [1 x i8] c"\08"
@d12 = internal global [1 x i8] c"\09"
@d13 = internal global [1 x i8] c"\05"
@d14 = internal global [1 x i8] c"\0F"
@d15 = internal global [1 x i8] c"\0F"
@d16 = internal global [1 x i8] c"\09"
@d17 = internal global [1 x i8] c"\0C"
@d18 = internal global [1 x i8] c"\0C"
@d19 = internal global [1 x i8] c"\3F"
@d20 = internal global [1 x i8] c"\F1"
@d21 = internal global [1 x i8] c"\DF"
@d22 = internal global [1 x i8] c"\5A"
@d23 = internal global [1 x i8] c"\DD"
@d24 = internal global [1 x i8] c"\FC"
@d25 = internal global [1 x i8] c"\D7"
@d26 = internal global [1 x i8] c"\5A"
@d27 = internal global [1 x i8] c"\EB"
@d28 = internal global [2 x i8] c"\FF\66"
@d29 = internal global [2 x i8] c"\F4\E7"
@d30 = internal global [2 x i8] c"\FA\E7"
@d31 = internal global [2 x i8] c"\FB\2A"
@d32 = internal global [2 x i8] c"\FF\FE"
@d33 = internal global [2 x i8] c"\0D\EF"
@d34 = internal global [2 x i8] c"\ED\27"
@d35 = internal global [2 x i8] c"\EF\7F"
@d36 = internal global [2 x i8] c"\FB\49"
@d37 = internal global [1 x i8] c"\06"
@d38 = internal global [1 x i8] c"\07"
@d39 = internal global [1 x i8] c"\1F"
@d40 = internal global [1 x i8] c"\07"
@d41 = internal global [1 x i8] c"\07"
@d42 = internal global [1 x i8] c"\1F"
@d43 = internal global [1 x i8] c"\03"
@d44 = internal global [1 x i8] c"\03"
@d45 = internal global [1 x i8] c"\16"
@d46 = internal global [3 x i8] c"\39\E6\00"
@d47 = internal global [3 x i8] c"\6F\17\00"
@d48 = internal global [1 x i8] c"\05"
@d49 = internal global [3 x i8] c"\DB\F3\00"
@d50 = internal global [3 x i8] c"\5E\CB\00"
@d51 = internal global [1 x i8] c"\05"
@d52 = internal global [3 x i8] c"\6B\6E\01"
@d53 = internal global [3 x i8] c"\A8\BD\00"
@d54 = internal global [1 x i8] c"\02"
@d55 = internal global [2 x i8] c"\F1\80"
@d56 = internal global [2 x i8] c"\FF\F5"
@d57 = internal global [2 x i8] c"\F5\80"
@d58 = internal global [2 x i8] c"\00\2E"
@d59 = internal global [2 x i8] c"\7F\FD"
@d60 = internal global [2 x i8] c"\00\7F"
@d61 = internal global [2 x i8] c"\67\AE"
@d62 = internal global [2 x i8] c"\01\E1"
@d63 = internal global [2 x i8] c"\AE\67"
@d64 = internal global [4 x i8] c"\00\B1\00\08"
@d65 = internal global [4 x i8] c"\82\07\E2\01"
@d66 = internal global [4 x i8] c"\00\82\B1\82"
@d67 = internal global [4 x i8] c"\7F\B2\FF\0A"
@d68 = internal global [4 x i8] c"\00\5A\01\00"
@d69 = internal global [4 x i8] c"\7F\FF\00\01"
@d70 = internal global [4 x i8] c"\7F\01\FF\40"
@d71 = internal global [4 x i8] c"\0F\01\80\80"
@d72 = internal global [4 x i8] c"\40\7F\01\FF"
@d73 = internal global [8 x i8] c"\50\00\AA\F3\FF\FF\00\7D"
@d74 = internal global [8 x i8] c"\80\80\7F\99\01\80\01\80"
@d75 = internal global [8 x i8] c"\01\01\80\7D\01\80\80\00"
@d76 = internal global [8 x i8] c"\00\9C\4C\00\01\00\97\58"
@d77 = internal global [8 x i8] c"\D0\FF\FF\3F\F2\0E\4A\73"
@d78 = internal global [8 x i8] c"\00\4C\01\97\D0\FF\F2\4A"
@d79 = internal global [8 x i8] c"\7F\B7\D1\7B\80\0D\75\1C"
@d80 = internal global [8 x i8] c"\09\00\A4\A6\50\0A\00\80"
@d81 = internal global [8 x i8] c"\7B\80\0D\75\1C\7F\B7\D1"
@d82 = internal global [16 x i8] c"\06\00\FF\80\2D\FF\74\00\01\15\7F\7C\FF\77\FF\00"
@d83 = internal global [16 x i8] c"\7F\01\00\F7\EE\F4\C6\FF\FF\D7\9E\A0\01\08\FF\FF"
@d84 = internal global [16 x i8] c"\EE\77\7F\FF\00\80\7C\01\06\FF\01\01\F4\F7\00\00"
@d85 = internal global [16 x i8] c"\07\00\01\FF\7F\80\FF\FF\FF\80\01\4A\FF\85\FF\00"
@d86 = internal global [16 x i8] c"\0D\41\05\01\0F\00\0D\65\FF\7F\02\06\FF\83\80\A7"
@d87 = internal global [16 x i8] c"\07\01\7F\FF\FF\01\FF\FF\0D\05\0F\0D\FF\02\FF\80"
@d88 = internal global [16 x i8] c"\01\25\9C\7F\0B\A5\80\3C\14\01\64\00\C5\7F\80\BF"
@d89 = internal global [16 x i8] c"\01\FF\01\9A\9B\99\7F\FF\03\08\DD\09\00\AA\FF\00"
@d90 = internal global [16 x i8] c"\3C\14\01\64\00\C5\7F\80\BF\01\25\9C\7F\0B\A5\80"
@d91 = internal global [3 x i8] c"\01\7D\80"
@d92 = internal global [3 x i8] c"\01\0B\80"
@d93 = internal global [5 x i8] c"\0B\01\01\80\80"
@d94 = internal global [3 x i8] c"\61\01\08"
@d95 = internal global [3 x i8] c"\08\C8\FF"
@d96 = internal global [5 x i8] c"\61\08\C8\61\08"
@d97 = internal global [3 x i8] c"\C1\80\FF"
@d98 = internal global [3 x i8] c"\BD\0E\01"
@d99 = internal global [5 x i8] c"\FF\C1\80\FF\C1"
@d100 = internal global [17 x i8] c"\E2\56\22\CD\FF\7F\80\00\0D\FF\DD\7F\80\7F\FF\01\B7"
@d101 = internal global [17 x i8] c"\EA\DE\FF\7F\01\01\FF\02\7F\80\00\06\80\0C\74\7F\01"
@d102 = internal global [3 x i8] c"\80\80\06"
@d103 = internal global [17 x i8] c"\7F\01\80\0C\FF\B1\80\FF\7F\01\54\7F\01\00\0F\13\4D"
@d104 = internal global [17 x i8] c"\01\4D\FF\27\66\0B\01\08\01\FF\01\0F\45\80\0C\80\C9"
@d105 = internal global [3 x i8] c"\7F\80\FF"
@d106 = internal global [17 x i8] c"\95\FF\0E\79\01\E3\80\43\E8\FF\01\41\59\FF\02\7F\FF"
@d107 = internal global [17 x i8] c"\01\01\FF\FF\AC\96\CA\0F\05\01\61\7F\78\7F\00\7F\4A"
@d108 = internal global [3 x i8] c"\E8\FF\01"
@d109 = internal global [4 x i8] c"\01\00\00\00"
@d110 = internal global [4 x i8] c"\F7\00\FF\FF"
@d111 = internal global [4 x i8] c"\00\00\01\00"
@d112 = internal global [4 x i8] c"\6C\00\28\37"
@d113 = internal global [4 x i8] c"\00\80\F9\00"
@d114 = internal global [4 x i8] c"\6C\00\00\80"
@d115 = internal global [4 x i8] c"\00\80\00\00"
@d116 = internal global [4 x i8] c"\00\00\FF\7F"
@d117 = internal global [4 x i8] c"\00\80\00\00"
@d118 = internal global [8 x i8] c"\FF\FF\FF\7F\C5\4C\FF\FF"
@d119 = internal global [8 x i8] c"\AB\18\56\5D\00\00\00\00"
@d120 = internal global [8 x i8] c"\AB\18\AB\18\FF\FF\AB\18"
@d121 = internal global [8 x i8] c"\00\00\01\00\FF\FF\A4\A7"
@d122 = internal global [8 x i8] c"\FF\FF\FE\AB\93\2A\67\B2"
@d123 = internal global [8 x i8] c"\00\00\FF\FF\FF\FF\93\2A"
@d124 = internal global [8 x i8] c"\01\00\2A\62\00\80\E6\B3"
@d125 = internal global [8 x i8] c"\3E\63\04\00\01\00\00\00"
@d126 = internal global [8 x i8] c"\E6\B3\01\00\2A\62\00\80"
@d127 = internal global [16 x i8] c"\F9\EF\0D\75\F8\FD\01\00\F1\C3\3E\9D\A3\00\77\00"
@d128 = internal global [16 x i8] c"\FF\FF\1C\00\00\00\00\00\FF\FF\01\00\A0\00\AE\C8"
@d129 = internal global [16 x i8] c"\77\00\77\00\F9\EF\3E\9D\A3\00\F1\C3\1C\00\A0\00"
@d130 = internal global [16 x i8] c"\01\00\FF\FF\00\00\00\80\01\00\00\00\09\00\00\00"
@d131 = internal global [16 x i8] c"\FF\FF\00\00\FF\7F\1B\1A\72\00\07\00\00\00\E2\A6"
@d132 = internal global [16 x i8] c"\01\00\00\00\01\00\09\00\FF\FF\FF\7F\72\00\00\00"
@d133 = internal global [16 x i8] c"\DF\DD\00\80\00\80\C1\39\4B\74\36\99\15\B4\93\00"
@d134 = internal global [16 x i8] c"\33\00\AE\2E\B6\60\00\00\FF\FF\FF\7F\A1\5F\01\00"
@d135 = internal global [16 x i8] c"\93\00\DF\DD\00\80\00\80\C1\39\4B\74\36\99\15\B4"
@d136 = internal global [32 x i8] c"\90\95\00\80\03\83\FF\FF\01\00\FF\FF\96\96\FF\FF\D9\FC\37\71\00\80\FF\7F\E9\A3\FF\FF\01\00\FF\7F"
@d137 = internal global [32 x i8] c"\00\00\01\00\01\00\FF\7F\5D\65\0C\1E\01\00\FF\7F\7C\31\01\00\C3\B9\A5\8A\A2\84\FF\7F\92\00\62\CC"
@d138 = internal global [32 x i8] c"\FF\7F\FF\FF\00\80\96\96\A2\84\FF\7F\FF\7F\7C\31\96\96\03\83\C3\B9\00\80\00\80\01\00\92\00\FF\FF"
@d139 = internal global [32 x i8] c"\1C\F9\00\80\00\00\90\75\2F\00\3D\17\00\00\59\3E\00\80\1C\84\F5\6A\01\00\00\00\FF\7F\A2\00\01\00"
@d140 = internal global [32 x i8] c"\EF\BA\00\00\FF\FF\C9\1D\6A\00\83\00\00\00\FF\7F\FF\7F\F0\A8\D2\13\FF\7F\D9\DF\FF\7F\01\00\E0\AB"
@d141 = internal global [32 x i8] c"\1C\F9\00\00\2F\00\00\00\00\80\F5\6A\00\00\A2\00\EF\BA\FF\FF\6A\00\00\00\FF\7F\D2\13\D9\DF\01\00"
@d142 = internal global [32 x i8] c"\C8\C9\03\7C\01\00\36\CD\01\00\FF\7F\FF\7F\74\D2\04\00\CA\DA\00\00\FF\FF\DE\00\00\80\00\00\C5\66"
@d143 = internal global [32 x i8] c"\00\80\F3\8E\FF\7F\00\80\00\00\81\9D\FF\7F\01\00\47\00\01\00\D2\00\00\00\DF\DD\56\0E\01\00\FF\7F"
@d144 = internal global [32 x i8] c"\00\80\00\00\C5\66\C8\C9\03\7C\01\00\36\CD\01\00\FF\7F\FF\7F\74\D2\04\00\CA\DA\00\00\FF\FF\DE\00"
@d145 = internal global [6 x i8] c"\FF\FF\FA\00\00\00"
@d146 = internal global [6 x i8] c"\00\80\FF\FF\FF\FF"
@d147 = internal global [10 x i8] c"\FF\FF\FF\FF\00\80\FF\FF\FF\FF"
@d148 = internal global [6 x i8] c"\23\A5\01\00\00\00"
@d149 = internal global [6 x i8] c"\CE\CE\67\27\3D\32"
@d150 = internal global [10 x i8] c"\23\A5\00\00\67\27\23\A5\00\00"
@d151 = internal global [6 x i8] c"\FF\9D\FF\FF\01\00"
@d152 = internal global [6 x i8] c"\C2\FD\FF\FF\08\00"
@d153 = internal global [10 x i8] c"\FF\FF\01\00\FF\9D\FF\FF\01\00"
@d154 = internal global [34 x i8] c"\27\6D\01\00\56\00\E8\08\6F\00\46\A0\C0\B2\31\2D\FF\FF\FF\FF\A5\24\8B\00\73\8F\C8\68\12\00\00\00\01\00"
@d155 = internal global [34 x i8] c"\01\00\00\80\7A\00\E6\94\01\29\00\9E\00\80\BE\48\D6\00\88\71\FF\7F\54\00\01\00\E5\4B\00\00\11\7C\22\00"
@d156 = internal global [6 x i8] c"\00\00\88\71\C0\B2"
@d157 = internal global [34 x i8] c"\27\86\83\00\43\00\01\00\00\80\00\00\FF\7F\27\F0\C9\AF\45\7F\FF\FF\34\28\FF\FF\FF\FF\01\00\01\00\E1\1E"
@d158 = internal global [34 x i8] c"\FF\FF\68\D8\00\00\01\00\F4\71\53\77\FF\FF\00\80\00\80\01\00\4E\07\00\80\00\00\FF\FF\D6\D2\66\C4\2E\7E"
@d159 = internal global [6 x i8] c"\27\86\43\00\00\80"
@d160 = internal global [34 x i8] c"\AD\FF\21\93\E2\01\36\DB\31\E3\FF\7F\01\00\7B\E1\93\DD\B6\A2\49\DB\01\00\FF\FF\01\00\2F\00\77\1F\00\80"
@d161 = internal global [34 x i8] c"\01\00\F8\E7\00\80\FF\7F\85\00\00\00\00\80\36\FD\5A\B0\FF\FF\BE\32\FF\7F\00\00\92\B5\FF\7F\FF\7F\00\80"
@d162 = internal global [6 x i8] c"\49\DB\01\00\FF\FF"
@d163 = internal global [6 x i8] c"\00\00\80\FF\FF\FF"
@d164 = internal global [6 x i8] c"\FF\FF\7F\00\00\00"
@d165 = internal global [6 x i8] c"\00\00\80\FF\FF\7F"
@d166 = internal global [6 x i8] c"\13\0B\00\D0\0B\00"
@d167 = internal global [6 x i8] c"\DB\A5\72\B4\62\8D"
@d168 = internal global [6 x i8] c"\13\0B\00\DB\A5\72"
@d169 = internal global [6 x i8] c"\01\00\00\00\00\80"
@d170 = internal global [6 x i8] c"\A7\0E\00\00\00\00"
@d171 = internal global [6 x i8] c"\01\00\00\00\00\80"
@d172 = internal global [12 x i8] c"\00\00\00\00\00\00\FF\FF\7F\C0\F5\15"
@d173 = internal global [12 x i8] c"\01\00\00\5E\23\52\FF\FF\FF\FF\FF\FF"
@d174 = internal global [12 x i8] c"\FF\FF\FF\FF\FF\7F\5E\23\52\01\00\00"
@d175 = internal global [12 x i8] c"\72\D8\D3\01\00\00\00\00\00\FF\FF\7F"
@d176 = internal global [12 x i8] c"\00\00\00\FF\FF\7F\00\00\00\27\46\AF"
@d177 = internal global [12 x i8] c"\72\D8\D3\00\00\00\00\00\00\00\00\00"
@d178 = internal global [12 x i8] c"\E1\61\3D\00\00\80\8C\92\EB\19\03\00"
@d179 = internal global [12 x i8] c"\01\00\00\65\8D\41\3C\02\00\01\00\00"
@d180 = internal global [12 x i8] c"\19\03\00\E1\61\3D\00\00\80\8C\92\EB"
@d181 = internal global [24 x i8] c"\C3\C4\D6\00\00\00\00\00\00\FF\FF\7F\FF\FF\7F\38\C9\BA\FF\FF\FF\01\00\00"
@d182 = internal global [24 x i8] c"\00\00\00\AD\1D\81\00\00\00\E5\7B\2C\1F\90\AB\88\40\8C\04\0E\00\AB\3C\29"
@d183 = internal global [24 x i8] c"\04\0E\00\00\00\00\04\0E\00\1F\90\AB\AB\3C\29\00\00\00\C3\C4\D6\00\00\00"
@d184 = internal global [24 x i8] c"\01\00\00\00\00\80\01\00\00\02\05\60\B7\0C\00\02\09\00\FF\FF\FF\FF\FF\7F"
@d185 = internal global [24 x i8] c"\7C\AC\D3\00\00\80\42\CF\98\A2\BE\72\FF\FF\FF\01\00\00\00\00\00\E9\4B\13"
@d186 = internal global [24 x i8] c"\01\00\00\01\00\00\B7\0C\00\FF\FF\FF\7C\AC\D3\42\CF\98\FF\FF\FF\00\00\00"
@d187 = internal global [24 x i8] c"\33\61\69\F2\E7\E0\92\BA\E8\01\00\00\FF\FF\FF\FF\FF\FF\04\09\00\5D\8B\B5"
@d188 = internal global [24 x i8] c"\25\04\03\27\4E\CC\FF\FF\FF\D0\28\38\00\00\00\4D\09\00\FF\FF\7F\1B\9B\B2"
@d189 = internal global [24 x i8] c"\92\BA\E8\01\00\00\FF\FF\FF\FF\FF\FF\04\09\00\5D\8B\B5\33\61\69\F2\E7\E0"
@d190 = internal global [48 x i8] c"\01\00\00\FF\FF\FF\FF\FF\7F\FF\FF\7F\19\07\00\6A\AA\F1\D9\6A\88\13\0F\B7\31\3D\F9\D5\98\39\00\00\80\00\00\00\B3\72\47\BB\0E\00\FF\FF\7F\FF\FF\FF"
@d191 = internal global [48 x i8] c"\71\D0\60\01\00\00\00\00\80\B8\B5\06\B1\BA\F8\8A\09\00\FF\FF\7F\00\00\80\FF\FF\FF\00\7F\84\00\00\00\9B\B9\BF\00\00\00\01\00\00\0A\54\E6\FF\FF\FF"
@d192 = internal global [48 x i8] c"\0A\54\E6\FF\FF\FF\00\7F\84\01\00\00\FF\FF\7F\6A\AA\F1\BB\0E\00\FF\FF\7F\8A\09\00\B8\B5\06\D9\6A\88\01\00\00\D9\6A\88\B1\BA\F8\00\00\00\D9\6A\88"
@d193 = internal global [48 x i8] c"\00\00\00\00\00\80\EE\02\00\01\00\00\28\09\00\DD\C3\95\89\03\00\A3\0B\00\C3\C1\0F\D9\5F\8E\FF\FF\7F\00\00\80\E9\01\00\00\06\6A\49\0F\00\00\00\00"
@d194 = internal global [48 x i8] c"\FF\FF\FF\00\00\80\6A\27\72\00\00\00\FF\FF\FF\FF\FF\FF\96\9C\32\51\06\00\00\00\00\01\00\00\B2\23\5A\01\00\00\00\00\00\FF\FF\7F\54\00\00\0A\86\EE"
@d195 = internal global [48 x i8] c"\00\00\00\EE\02\00\28\09\00\89\03\00\C3\C1\0F\FF\FF\7F\E9\01\00\49\0F\00\FF\FF\FF\6A\27\72\FF\FF\FF\96\9C\32\00\00\00\B2\23\5A\00\00\00\54\00\00"
@d196 = internal global [48 x i8] c"\9F\00\00\FF\FF\FF\00\00\00\FF\FF\FF\01\00\00\C0\79\58\5D\3B\82\00\00\80\FF\8E\D3\5F\5F\F9\69\09\00\FF\FF\FF\00\00\00\00\00\80\FF\FF\FF\FF\FF\7F"
@d197 = internal global [48 x i8] c"\2A\9C\ED\00\00\80\01\00\00\57\60\BC\52\11\B8\00\00\00\00\00\80\01\00\00\1E\3B\A5\00\00\00\FF\FF\FF\01\00\00\FF\FF\FF\FF\FF\FF\71\0E\00\F8\2C\5F"
@d198 = internal global [48 x i8] c"\FF\FF\FF\00\00\00\00\00\80\FF\FF\FF\FF\FF\7F\9F\00\00\FF\FF\FF\00\00\00\FF\FF\FF\01\00\00\C0\79\58\5D\3B\82\00\00\80\FF\8E\D3\5F\5F\F9\69\09\00"
@d199 = internal global [9 x i8] c"\FF\FF\FF\01\00\00\8C\1C\07"
@d200 = internal global [9 x i8] c"\FF\FF\7F\01\00\00\C1\F8\51"
@d201 = internal global [15 x i8] c"\01\00\00\01\00\00\FF\FF\7F\01\00\00\FF\FF\FF"
@d202 = internal global [9 x i8] c"\BA\F5\AC\20\54\F7\F9\A6\3F"
@d203 = internal global [9 x i8] c"\FF\FF\FF\01\00\00\00\00\00"
@d204 = internal global [15 x i8] c"\BA\F5\AC\F9\A6\3F\01\00\00\BA\F5\AC\F9\A6\3F"
@d205 = internal global [9 x i8] c"\2F\0A\00\00\00\80\00\00\00"
@d206 = internal global [9 x i8] c"\E0\00\00\00\00\80\FF\FF\FF"
@d207 = internal global [15 x i8] c"\00\00\80\00\00\00\2F\0A\00\00\00\80\00\00\00"
@d208 = internal global [51 x i8] c"\FF\FF\FF\01\00\00\FF\FF\7F\00\00\00\00\00\80\01\00\00\01\00\00\55\F5\5E\FF\FF\FF\FF\FF\7F\A7\CD\BD\78\64\0B\FF\FF\7F\FF\FF\FF\93\D2\5E\4D\A3\83\01\00\00"
@d209 = internal global [51 x i8] c"\FF\FF\7F\A1\0A\00\A9\DB\74\F3\13\1F\00\00\80\00\00\00\84\19\E1\FF\FF\7F\6F\06\00\56\05\00\00\00\80\FF\FF\7F\00\00\00\01\00\00\01\00\00\9D\0D\00\00\00\80"
@d210 = internal global [9 x i8] c"\FF\FF\7F\01\00\00\6F\06\00"
@d211 = internal global [51 x i8] c"\01\00\00\00\00\00\FF\FF\7F\EE\17\D5\00\00\80\FF\FF\7F\01\00\00\00\00\00\FF\FF\FF\00\00\80\DD\D8\A5\36\A6\6A\FF\FF\FF\86\0F\00\56\BD\D1\A6\2B\0D\CF\CC\05"
@d212 = internal global [51 x i8] c"\01\00\00\FF\FF\FF\00\00\80\FF\FF\7F\00\00\00\FF\FF\7F\01\00\00\91\9A\6D\FF\FF\FF\85\C3\3F\F5\3D\B8\00\00\80\00\00\00\FF\FF\7F\00\00\00\62\E0\C3\FF\FF\FF"
@d213 = internal global [9 x i8] c"\01\00\00\FF\FF\7F\00\00\80"
@d214 = internal global [51 x i8] c"\FF\FF\FF\34\B2\35\00\00\00\00\00\00\F2\2E\AA\00\00\80\D9\AC\A2\00\00\80\00\00\80\EC\06\00\01\00\00\00\00\80\FF\FF\7F\01\00\00\00\00\00\E3\CB\CA\FF\FF\FF"
@d215 = internal global [51 x i8] c"\65\70\C3\2E\E4\57\54\BB\84\C5\A3\CE\FF\FF\7F\FF\FF\FF\DB\B3\A3\DB\60\0A\AE\64\14\FF\FF\1E\13\81\9A\74\9D\42\89\A3\58\01\00\00\00\00\00\90\01\14\00\00\00"
@d216 = internal global [9 x i8] c"\00\00\80\00\00\80\EC\06\00"
@d217 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d218 = internal global [8 x i8] c"\6C\77\11\7C\FF\FF\FF\FF"
@d219 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d220 = internal global [8 x i8] c"\88\2F\2A\11\00\EC\A0\84"
@d221 = internal global [8 x i8] c"\7C\53\00\00\01\00\00\00"
@d222 = internal global [8 x i8] c"\88\2F\2A\11\7C\53\00\00"
@d223 = internal global [8 x i8] c"\5F\A0\61\37\1B\85\DA\6C"
@d224 = internal global [8 x i8] c"\9F\E8\2B\D4\FF\FF\FF\7F"
@d225 = internal global [8 x i8] c"\5F\A0\61\37\1B\85\DA\6C"
@d226 = internal global [16 x i8] c"\01\00\00\00\C7\9E\00\00\8B\E3\E5\8E\00\00\00\00"
@d227 = internal global [16 x i8] c"\25\E2\8F\0D\34\2D\00\00\3C\57\C5\CB\01\00\00\00"
@d228 = internal global [16 x i8] c"\8B\E3\E5\8E\00\00\00\00\01\00\00\00\34\2D\00\00"
@d229 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\D5\E1\70\4C\60\ED\AE\02"
@d230 = internal global [16 x i8] c"\95\59\CA\3B\FF\FF\FF\7F\FF\FF\FF\FF\67\CE\E4\6F"
@d231 = internal global [16 x i8] c"\FF\FF\FF\FF\D5\E1\70\4C\95\59\CA\3B\FF\FF\FF\FF"
@d232 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\FF"
@d233 = internal global [16 x i8] c"\46\A1\00\00\FF\FF\FF\7F\12\55\4B\A3\15\9B\38\FC"
@d234 = internal global [16 x i8] c"\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF"
@d235 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\E3\58\EC\3C\FF\FF\FF\7F\BB\C8\00\00\59\2E\B5\0F\C0\D0\00\00\F1\6A\00\00"
@d236 = internal global [32 x i8] c"\00\00\00\80\FF\53\26\2A\FF\FF\FF\7F\33\2A\33\C1\AD\59\00\00\FF\FF\FF\FF\25\61\00\00\FF\FF\FF\7F"
@d237 = internal global [32 x i8] c"\33\2A\33\C1\FF\FF\FF\7F\FF\FF\FF\7F\BB\C8\00\00\FF\FF\FF\FF\59\2E\B5\0F\33\2A\33\C1\E3\58\EC\3C"
@d238 = internal global [32 x i8] c"\5C\90\92\5B\FF\FF\FF\7F\28\7D\00\00\36\45\F6\98\00\00\00\80\00\00\00\80\2F\C3\D1\13\00\00\00\00"
@d239 = internal global [32 x i8] c"\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\1C\2C\FD\49\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\7F"
@d240 = internal global [32 x i8] c"\5C\90\92\5B\28\7D\00\00\00\00\00\80\2F\C3\D1\13\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\7F\FF\FF\FF\7F"
@d241 = internal global [32 x i8] c"\E5\8B\AF\FC\00\00\00\80\61\FC\C5\69\6E\32\6E\38\01\00\00\00\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F"
@d242 = internal global [32 x i8] c"\17\08\85\68\01\00\00\00\E5\14\00\00\01\00\00\00\1E\27\DF\1F\AD\81\EF\CF\8E\9A\C9\F1\5F\C0\00\00"
@d243 = internal global [32 x i8] c"\E5\8B\AF\FC\00\00\00\80\61\FC\C5\69\6E\32\6E\38\01\00\00\00\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F"
@d244 = internal global [64 x i8] c"\FF\FF\FF\FF\04\3D\44\F5\01\00\00\00\9E\14\18\DD\01\00\00\00\01\00\00\00\01\00\00\00\9D\FA\00\00\00\00\00\80\00\00\00\80\42\1A\4C\78\01\00\00\00\01\00\00\00\CB\F6\1D\17\00\00\00\00\FF\FF\FF\7F"
@d245 = internal global [64 x i8] c"\8B\40\00\00\FF\FF\FF\FF\45\57\45\C4\FF\FF\FF\FF\A5\AA\48\82\00\00\00\80\13\E1\82\33\D4\F2\00\00\7C\A5\A4\AD\01\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\48\EB\00\00\F2\28\5C\06\FF\FF\FF\FF"
@d246 = internal global [64 x i8] c"\42\1A\4C\78\00\00\00\80\FF\FF\FF\FF\13\E1\82\33\00\00\00\80\FF\FF\FF\FF\01\00\00\00\13\E1\82\33\04\3D\44\F5\9E\14\18\DD\00\00\00\00\01\00\00\00\01\00\00\00\FF\FF\FF\FF\01\00\00\00\48\EB\00\00"
@d247 = internal global [64 x i8] c"\00\00\00\80\49\10\B6\96\F4\D2\00\00\9F\6F\5B\7B\FF\FF\FF\7F\01\00\00\00\2A\DC\6F\1E\4F\E4\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\E8\6E\1F\94\FF\FF\FF\FF\03\00\CF\10\00\00\00\80\55\2A\6F\52"
@d248 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\7F\BC\BC\0F\9B\01\00\00\00\FF\FF\FF\7F\7E\09\FA\87\FF\FF\FF\FF\D2\08\00\00\00\00\00\00\FF\FF\FF\7F\77\08\16\31\FF\FF\FF\7F\FF\FF\FF\7F\B3\E5\A3\0C\D0\90\36\13"
@d249 = internal global [64 x i8] c"\00\00\00\80\F4\D2\00\00\FF\FF\FF\7F\2A\DC\6F\1E\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\80\00\00\00\00\FF\FF\FF\7F\01\00\00\00\7E\09\FA\87\D2\08\00\00\FF\FF\FF\7F\FF\FF\FF\7F\B3\E5\A3\0C"
@d250 = internal global [64 x i8] c"\00\00\00\00\01\00\00\00\C4\6A\E0\E1\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\01\00\00\00\5C\BE\00\00\1F\5B\91\7E\A4\DE\00\00\7E\D9\4A\F5\00\00\00\80\FF\FF\FF\FF\B3\B0\B2\6F\00\00\00\80\FF\FF\FF\FF"
@d251 = internal global [64 x i8] c"\0C\B8\00\00\36\C5\00\00\1F\A1\E1\E6\00\00\00\80\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\FF\CE\08\96\80\00\00\00\80\01\00\00\00\B9\2A\00\00\FF\FF\FF\7F\D9\B7\AE\0A\E6\4B\6C\5E\00\00\00\00\6F\CF\A7\22"
@d252 = internal global [64 x i8] c"\00\00\00\80\FF\FF\FF\FF\B3\B0\B2\6F\00\00\00\80\FF\FF\FF\FF\00\00\00\00\01\00\00\00\C4\6A\E0\E1\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\01\00\00\00\5C\BE\00\00\1F\5B\91\7E\A4\DE\00\00\7E\D9\4A\F5"
@d253 = internal global [12 x i8] c"\DF\A2\00\00\FF\FF\FF\FF\00\00\00\00"
@d254 = internal global [12 x i8] c"\0A\AE\21\09\00\00\00\00\01\00\00\00"
@d255 = internal global [20 x i8] c"\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d256 = internal global [12 x i8] c"\FF\FF\FF\FF\91\C7\00\00\FF\FF\FF\7F"
@d257 = internal global [12 x i8] c"\00\00\00\80\FF\FF\FF\FF\1F\2C\00\00"
@d258 = internal global [20 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d259 = internal global [12 x i8] c"\EF\E3\19\FF\00\00\00\00\95\53\00\00"
@d260 = internal global [12 x i8] c"\09\A6\49\42\41\16\00\00\CB\8D\75\FF"
@d261 = internal global [20 x i8] c"\00\00\00\00\95\53\00\00\EF\E3\19\FF\00\00\00\00\95\53\00\00"
@d262 = internal global [68 x i8] c"\01\00\00\00\8D\0A\F2\D5\FF\FF\FF\7F\21\CA\23\CE\FE\26\6D\BE\30\3B\BF\06\05\F9\8A\B6\85\FD\CD\DD\93\72\A1\36\BC\95\6E\08\FF\FF\FF\FF\BA\C6\3F\7D\8F\5A\CB\E2\D1\21\00\00\54\E7\D5\D9\FF\FF\FF\FF\FF\FF\FF\FF"
@d263 = internal global [68 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\7F\01\00\00\00\90\D3\00\00\F9\36\55\F4\6E\E2\00\00\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\7F\01\00\00\00\2A\1F\6A\2F\01\00\00\00\D7\D5\3D\26\FF\FF\FF\7F\FF\FF\FF\FF\3F\7B\82\48"
@d264 = internal global [12 x i8] c"\F9\36\55\F4\01\00\00\00\01\00\00\00"
@d265 = internal global [68 x i8] c"\87\40\C9\04\90\E8\53\05\00\00\00\80\01\00\00\00\3D\A8\71\8B\00\00\00\80\00\00\00\00\E1\24\B6\49\75\95\01\67\67\0A\F2\F8\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\00\00\00\80\01\00\00\00\B0\92\BF\17\ED\BE\E9\6A"
@d266 = internal global [68 x i8] c"\FF\FF\FF\FF\00\00\00\00\15\7C\64\14\FF\FF\FF\FF\F8\9E\AB\59\6D\1D\76\B2\FF\FF\FF\FF\FF\FF\FF\FF\DF\69\00\00\43\5F\ED\74\01\00\00\00\01\00\00\00\64\71\00\00\84\65\14\99\80\E7\3D\BE\B9\0A\BA\39\64\74\3E\A8"
@d267 = internal global [12 x i8] c"\87\40\C9\04\00\00\00\80\3D\A8\71\8B"
@d268 = internal global [68 x i8] c"\00\00\00\00\FF\FF\FF\FF\1D\7A\36\7F\D9\A0\64\D1\01\00\00\00\73\35\00\00\EE\7C\2A\45\EC\CE\98\12\1F\21\6C\3B\FF\FF\FF\7F\B8\E9\67\6D\00\00\00\80\D6\82\11\34\00\00\00\00\B8\C9\00\00\AB\D1\59\70\2D\69\36\4F"
@d269 = internal global [68 x i8] c"\00\00\00\80\00\00\00\80\C6\9D\00\00\00\00\00\80\FF\FF\FF\FF\BD\6D\91\BB\00\00\00\00\00\00\00\80\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\01\00\00\00\D6\F9\C1\6A\FF\FF\FF\FF\3A\B4\81\A6\FF\FF\FF\7F\00\00\00\00"
@d270 = internal global [12 x i8] c"\B8\C9\00\00\AB\D1\59\70\2D\69\36\4F"
@d271 = internal global [16 x i8] c"\C5\23\B3\87\55\B2\2F\66\FF\FF\FF\FF\FF\FF\FF\7F"
@d272 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d273 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\C5\23\B3\87\55\B2\2F\66"
@d274 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF"
@d275 = internal global [16 x i8] c"\C1\E7\C8\78\00\00\00\00\01\00\00\00\00\00\00\00"
@d276 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\C1\E7\C8\78\00\00\00\00"
@d277 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F"
@d278 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d279 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F"
@d280 = internal global [32 x i8] c"\6C\ED\73\33\F6\05\7A\E8\41\A9\11\7C\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80"
@d281 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\65\73\85\D9\00\00\00\00\31\4B\9E\B1\35\CB\01\A0\00\00\00\00\00\00\00\00"
@d282 = internal global [32 x i8] c"\6C\ED\73\33\F6\05\7A\E8\65\73\85\D9\00\00\00\00\65\73\85\D9\00\00\00\00\65\73\85\D9\00\00\00\00"
@d283 = internal global [32 x i8] c"\00\00\00\00\00\00\00\80\81\7D\1B\C7\51\DD\27\C5\01\00\00\00\00\00\00\00\75\3B\A0\09\9E\6F\0D\B0"
@d284 = internal global [32 x i8] c"\DD\88\D5\E8\9B\DD\FD\36\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d285 = internal global [32 x i8] c"\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\DD\88\D5\E8\9B\DD\FD\36\FF\FF\FF\FF\FF\FF\FF\FF"
@d286 = internal global [32 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d287 = internal global [32 x i8] c"\96\AA\5E\A8\A2\5C\3B\63\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F3\61\DE\59\00\00\00\00"
@d288 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d289 = internal global [64 x i8] c"\8E\BB\65\AA\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\04\F1\D1\1C\D1\AA\27\FC\01\00\00\00\00\00\00\00\62\3A\4F\38\00\C6\19\04\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00"
@d290 = internal global [64 x i8] c"\DE\0E\F6\D5\B1\C2\D6\A7\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d291 = internal global [64 x i8] c"\62\3A\4F\38\00\C6\19\04\FF\FF\FF\FF\FF\FF\FF\7F\62\3A\4F\38\00\C6\19\04\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d292 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\DB\59\B4\AD\FD\8B\A2\2A\55\94\B1\32\00\00\00\00\0B\6C\67\8A\75\B4\29\DB\30\4B\6D\86\2B\51\94\D1\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d293 = internal global [64 x i8] c"\63\89\BA\D1\00\00\00\00\A6\1A\D0\CA\B6\96\3F\0D\87\45\C6\17\CF\F4\B9\DA\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\79\04\89\1F\10\4F\A6\79\01\00\00\00\00\00\00\00"
@d294 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\DB\59\B4\AD\FD\8B\A2\2A\0B\6C\67\8A\75\B4\29\DB\01\00\00\00\00\00\00\00\63\89\BA\D1\00\00\00\00\87\45\C6\17\CF\F4\B9\DA\00\00\00\00\00\00\00\00\79\04\89\1F\10\4F\A6\79"
@d295 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\62\15\7E\19\91\93\7D\02\0F\E0\B8\3B\2F\A6\20\8D\FF\FF\FF\FF\FF\FF\FF\7F\47\A4\08\1D\10\E0\AF\F1\FF\FF\FF\FF\FF\FF\FF\FF\22\5C\ED\1C\B4\06\DF\3C\01\00\00\00\00\00\00\00"
@d296 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\A9\4F\DE\07\00\00\00\00\ED\38\9F\AF\FE\C2\AA\EF\9C\AA\79\A2\FB\5A\86\31\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\78\69\8B\DD\26\AC\08\5E\FF\FF\FF\FF\FF\FF\FF\7F"
@d297 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\47\A4\08\1D\10\E0\AF\F1\FF\FF\FF\FF\FF\FF\FF\FF\22\5C\ED\1C\B4\06\DF\3C\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\62\15\7E\19\91\93\7D\02\0F\E0\B8\3B\2F\A6\20\8D"
@d298 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\B1\CD\9D\4D\86\73\96\FE\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\63\9C\6C\1D\46\13\11\F0\B1\53\19\60\6D\DB\98\4A\69\A2\45\C0\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DC\83\84\AD\02\B4\A4\B2\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\93\04\5B\83\FA\65\00\25\FF\FF\FF\FF\FF\FF\FF\7F"
@d299 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\0C\0B\33\D2\75\4F\11\A5\85\E8\10\E2\00\00\00\00\F3\93\45\93\78\9E\F2\45\A0\92\73\0A\00\00\00\00\00\00\00\00\00\00\00\00\63\C5\BD\6D\00\00\00\00\CC\73\5C\05\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\64\BA\0E\1C\B4\D4\94\00\00\00\00\00\00\00\80"
@d300 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\DC\83\84\AD\02\B4\A4\B2\CC\73\5C\05\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\B1\CD\9D\4D\86\73\96\FE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\63\C5\BD\6D\00\00\00\00\63\C5\BD\6D\00\00\00\00\CC\73\5C\05\00\00\00\00\A0\92\73\0A\00\00\00\00\69\A2\45\C0\00\00\00\00\69\A2\45\C0\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80"
@d301 = internal global [128 x i8] c"\AA\E3\78\BB\00\00\00\00\00\00\00\00\00\00\00\00\82\12\11\1D\6B\45\34\62\9F\9C\0C\34\67\5C\8A\BE\00\00\00\00\00\00\00\00\DE\60\A6\E9\A8\7F\C0\08\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\4D\07\83\FA\00\00\00\00\40\5E\3C\49\14\8D\3D\50\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\73\AA\A9\2C\8D\53\EE\F5\73\D7\9F\4F\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d302 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\CA\C8\12\34\A1\67\5B\FF\FF\FF\FF\FF\FF\FF\FF\7F\B3\C8\7D\2C\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\C1\26\35\4B\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\C4\E9\22\F4\A2\02\83\63\21\19\37\8D\89\1A\8B\85\7E\D4\6E\41\81\82\27\36\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d303 = internal global [128 x i8] c"\AA\E3\78\BB\00\00\00\00\82\12\11\1D\6B\45\34\62\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\4D\07\83\FA\00\00\00\00\00\00\00\00\00\00\00\00\73\AA\A9\2C\8D\53\EE\F5\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\21\19\37\8D\89\1A\8B\85\FF\FF\FF\FF\FF\FF\FF\FF"
@d304 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\81\41\77\8C\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\C4\EC\E7\6C\00\00\00\00\10\02\63\70\5A\99\CA\EA\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\3F\B4\65\65\D3\14\C7\C5\00\00\00\00\00\00\00\80\D7\80\D3\C1\D8\19\58\1B\00\00\00\00\00\00\00\80\6C\9B\1B\69\13\EA\9D\8A"
@d305 = internal global [128 x i8] c"\E4\7F\4C\56\03\92\A0\87\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\C3\AF\F2\F6\DB\F6\7C\AD\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\EF\7F\D7\7F\00\00\00\00\5D\A1\70\06\00\00\00\00\A8\85\33\EB\8C\13\E7\E5\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\0A\67\9E\8E\16\1F\CB\F1"
@d306 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\3F\B4\65\65\D3\14\C7\C5\00\00\00\00\00\00\00\80\D7\80\D3\C1\D8\19\58\1B\00\00\00\00\00\00\00\80\6C\9B\1B\69\13\EA\9D\8A\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\81\41\77\8C\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\C4\EC\E7\6C\00\00\00\00\10\02\63\70\5A\99\CA\EA\00\00\00\00\00\00\00\00"
@d307 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F"
@d308 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\52\D2\47\06\CA\51\C6\0E\FF\FF\FF\FF\FF\FF\FF\7F"
@d309 = internal global [40 x i8] c"\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\52\D2\47\06\CA\51\C6\0E\FF\FF\FF\FF\FF\FF\FF\7F"
@d310 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\D0\0B\3C\57\3D\6F\6B\D7\01\00\00\00\00\00\00\00"
@d311 = internal global [24 x i8] c"\57\02\AF\9F\17\63\A7\38\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F"
@d312 = internal global [40 x i8] c"\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d313 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\1B\04\D8\60\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF"
@d314 = internal global [24 x i8] c"\4D\68\78\87\76\F6\5D\3A\00\00\00\00\00\00\00\80\2C\4B\2E\87\2D\AA\84\2C"
@d315 = internal global [40 x i8] c"\1B\04\D8\60\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\1B\04\D8\60\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF"
@d316 = internal global [136 x i8] c"\C5\33\F0\E8\72\B4\CF\92\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\C7\CB\D5\08\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\70\0B\63\26\03\4F\BF\92\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\AF\41\BA\22\C0\4E\86\8D\0E\63\C7\20\BF\DF\06\C2\D3\BD\B7\29\5D\45\56\B0\77\57\FF\8B\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d317 = internal global [136 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\60\03\86\DF\98\22\E5\BA\C4\94\E7\82\50\14\7C\6F\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\D3\83\14\F5\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\82\49\23\27\39\95\D0\D8\00\00\00\00\00\00\00\00\2C\83\FB\1E\F9\1B\DC\BE\FF\FF\FF\FF\FF\FF\FF\7F\78\12\D2\25\96\A6\80\07\00\00\00\00\00\00\00\00\CE\7E\04\C5\C6\07\1D\62\FF\FF\FF\FF\FF\FF\FF\FF"
@d318 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\AF\41\BA\22\C0\4E\86\8D"
@d319 = internal global [136 x i8] c"\00\00\00\00\00\00\00\80\C1\E9\96\67\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\6E\EB\BE\FC\1B\95\AA\35\00\0F\BA\AC\79\83\01\83\9D\11\1D\8D\30\ED\8B\42\67\42\D2\E6\6E\09\6E\53\7B\87\64\41\00\00\00\00\6E\88\3A\C9\3E\EB\81\4A\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\84\C9\56\1F\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\49\0E\3D\D5\A7\6F\35\C5\01\00\00\00\00\00\00\00"
@d320 = internal global [136 x i8] c"\01\00\00\00\00\00\00\00\02\B3\42\53\FF\80\95\2C\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\78\5F\58\01\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\36\25\D0\9D\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\1D\19\2F\9D\A0\9B\DA\59\35\0F\FA\B9\26\A6\F2\96\1D\7B\2F\46\54\DC\CE\4D\01\00\00\00\00\00\00\00\3C\5A\0A\0B\B1\D9\A5\0E\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF"
@d321 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\6E\EB\BE\FC\1B\95\AA\35"
@d322 = internal global [136 x i8] c"\19\20\71\99\64\57\B6\C6\7B\3A\0F\5A\C7\0D\3A\D1\0B\E0\1D\FA\AA\BD\CD\02\06\AA\08\82\79\47\AA\B8\00\00\00\00\00\00\00\00\EB\A7\2C\FC\ED\B6\56\6C\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\70\48\13\D1\9F\90\A2\A6\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\CA\26\D5\6E\6F\A5\73\EB\00\00\00\00\00\00\00\80\2B\25\B9\CF\A8\F3\EF\35"
@d323 = internal global [136 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\6B\5F\BE\85\1B\18\8F\C7\00\00\00\00\00\00\00\00\6A\46\B8\C8\21\3E\F3\28\FF\FF\FF\FF\FF\FF\FF\7F\14\49\93\C0\BB\7C\0C\5F\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\1F\86\F0\18\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\0F\4A\00\C5\48\91\0B\36"
@d324 = internal global [24 x i8] c"\70\48\13\D1\9F\90\A2\A6\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d325 = internal global [32 x i8] c"\BE\95\8F\BB\66\88\E4\15\D9\D5\E6\2C\A0\53\14\1F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d326 = internal global [32 x i8] c"\96\B5\37\5B\BD\B5\6E\45\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d327 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\96\B5\37\5B\BD\B5\6E\45\00\00\00\00\00\00\00\00"
@d328 = internal global [32 x i8] c"\CC\F0\9B\57\3F\8F\F4\DA\C4\ED\A9\D0\21\69\19\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d329 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\84\2B\38\A8\23\81\04\E0\AA\75\E3\76\F2\EC\73\03"
@d330 = internal global [32 x i8] c"\CC\F0\9B\57\3F\8F\F4\DA\C4\ED\A9\D0\21\69\19\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d331 = internal global [32 x i8] c"\30\D5\D5\3C\66\72\FA\B2\B7\D4\A4\C9\C3\63\DA\13\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d332 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d333 = internal global [32 x i8] c"\30\D5\D5\3C\66\72\FA\B2\B7\D4\A4\C9\C3\63\DA\13\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d334 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\BB\2E\79\2C\E0\03\86\50\69\2B\D0\30\3E\F6\E7\C4\07\96\53\5B\C9\C8\F4\40\00\00\00\00\00\00\00\00"
@d335 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DF\E8\77\64\89\5B\57\8E\B7\C4\E4\7E\F7\62\1B\70\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9A\12\FE\DA\40\FA\82\C2\EE\7E\D1\8C\FD\85\59\CE"
@d336 = internal global [64 x i8] c"\9A\12\FE\DA\40\FA\82\C2\EE\7E\D1\8C\FD\85\59\CE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\BB\2E\79\2C\E0\03\86\50\69\2B\D0\30\3E\F6\E7\C4"
@d337 = internal global [64 x i8] c"\A1\1D\1F\5C\A4\E7\04\BB\89\60\39\65\D0\12\DA\17\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d338 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\E8\62\FD\AE\4F\6B\54\0B\34\65\1F\51\5D\CC\A2\4F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d339 = internal global [64 x i8] c"\A1\1D\1F\5C\A4\E7\04\BB\89\60\39\65\D0\12\DA\17\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E8\62\FD\AE\4F\6B\54\0B\34\65\1F\51\5D\CC\A2\4F"
@d340 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\26\6C\DE\4B\29\51\82\BD\B6\1C\A4\52\79\E5\DF\A0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d341 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d342 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\26\6C\DE\4B\29\51\82\BD\B6\1C\A4\52\79\E5\DF\A0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d343 = internal global [128 x i8] c"\D3\C5\12\23\B6\32\84\C3\BA\DF\1A\B8\7B\47\2A\DA\92\6D\DD\1E\30\9B\1F\07\9A\4D\A0\74\02\5F\4C\ED\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d344 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B4\DC\A7\23\17\9C\03\9C\B2\93\CB\67\FC\35\7B\CB\7D\90\D8\83\7B\9A\CC\D4\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d345 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\92\6D\DD\1E\30\9B\1F\07\9A\4D\A0\74\02\5F\4C\ED\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\7D\90\D8\83\7B\9A\CC\D4\00\00\00\00\00\00\00\00"
@d346 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\57\C7\2B\98\40\16\8D\04\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\11\15\0C\03\C3\4C\33\40\DC\8A\F7\60\1A\9A\5E\6B\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d347 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\BC\35\4F\3C\F6\AB\DA\E0\36\05\A9\FE\40\19\A0\7E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\43\DE\6F\AA\90\28\E0\2B\8F\C5\F6\B7\1E\75\CB\70\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d348 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d349 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\DC\A6\E8\24\24\60\31\D7\C3\26\0E\25\C1\A8\EA\F5\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d350 = internal global [128 x i8] c"\0B\AB\2A\01\D5\82\C9\B4\3C\BE\C9\0D\14\20\0E\FC\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1F\17\15\5F\F7\C4\45\6A\00\00\00\00\00\00\00\00\BD\00\BA\A9\07\DF\50\F8\20\9D\54\77\53\E8\FB\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\44\A4\40\9E\14\95\32\E9\D1\51\86\84\86\EF\07\77\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d351 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\DC\A6\E8\24\24\60\31\D7\C3\26\0E\25\C1\A8\EA\F5\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d352 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\68\E6\9A\DE\7D\36\14\6D\4D\E2\46\36\EC\73\16\ED\3D\10\1F\3F\F1\0B\F5\5A\2E\37\2B\EA\AE\DA\C0\54\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\AC\A8\07\83\C8\32\AE\F0\CD\0C\78\7D\F9\CC\9A\EC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9D\BB\38\87\E5\58\8F\48\6D\09\64\2F\98\80\4A\4D\41\21\BD\CB\0E\8D\DC\7A\E4\90\56\AC\E0\6F\9B\3E\C6\5A\74\4D\71\FB\2D\59\0F\19\DA\49\9D\33\BB\6C\24\4B\8C\8D\42\52\6D\61\4C\8C\DF\25\7C\73\5B\23"
@d353 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D0\E1\D1\BE\41\1A\87\3B\E2\F6\18\B6\24\F6\73\AA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\A3\E4\94\0D\C2\EE\E9\96\06\99\EB\31\EA\09\F6\9D\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\20\5D\7A\4B\80\DC\EA\1C\CC\AA\7E\AB\2C\5E\29\5E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\5D\BE\1B\23\CC\F7\A5\93\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d354 = internal global [256 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\3D\10\1F\3F\F1\0B\F5\5A\2E\37\2B\EA\AE\DA\C0\54\C6\5A\74\4D\71\FB\2D\59\0F\19\DA\49\9D\33\BB\6C\41\21\BD\CB\0E\8D\DC\7A\E4\90\56\AC\E0\6F\9B\3E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\41\21\BD\CB\0E\8D\DC\7A\E4\90\56\AC\E0\6F\9B\3E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\41\21\BD\CB\0E\8D\DC\7A\E4\90\56\AC\E0\6F\9B\3E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\C6\5A\74\4D\71\FB\2D\59\0F\19\DA\49\9D\33\BB\6C"
@d355 = internal global [256 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\50\B8\5C\2C\B4\7F\AD\8A\DD\39\89\40\90\83\99\DD\1E\3E\0F\7A\0D\70\05\A3\4B\72\44\55\FA\31\9C\F1\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\1A\F8\B8\6C\C2\8E\EE\82\60\EF\3A\E6\24\89\0A\2C\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\34\C1\75\E9\E9\CD\FA\28\59\52\00\87\07\CD\86\C2\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B4\A1\03\46\C9\0E\FF\D7\00\00\00\00\00\00\00\00\79\44\22\9D\E9\0E\C5\36\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\B3\0B\F9\CF\7B\FA\B7\B6\3D\B5\C0\46\25\6A\0D\1F\AF\08\C1\66\F2\B7\00\3D\E7\C1\DD\DF\5E\19\B6\BA"
@d356 = internal global [256 x i8] c"\8E\C0\A3\7E\5D\A0\FB\5B\56\30\5F\3E\D3\6E\86\4D\44\08\D5\FF\FE\12\09\A6\59\F1\0F\23\E8\6D\57\FD\55\42\A3\78\D1\D6\61\30\81\3A\8A\EE\80\D9\A1\2B\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\93\56\23\82\31\D5\66\F6\A8\70\C9\7C\D5\9A\48\49\05\7F\DB\34\4B\AE\58\C8\38\04\92\30\10\A9\A4\BF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\0C\B4\46\E5\0E\90\9A\42\FD\CC\5C\B3\C6\B4\8A\F4\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d357 = internal global [256 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1E\3E\0F\7A\0D\70\05\A3\4B\72\44\55\FA\31\9C\F1\1A\F8\B8\6C\C2\8E\EE\82\60\EF\3A\E6\24\89\0A\2C\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\79\44\22\9D\E9\0E\C5\36\00\00\00\00\00\00\00\00\B3\0B\F9\CF\7B\FA\B7\B6\3D\B5\C0\46\25\6A\0D\1F\8E\C0\A3\7E\5D\A0\FB\5B\56\30\5F\3E\D3\6E\86\4D\55\42\A3\78\D1\D6\61\30\81\3A\8A\EE\80\D9\A1\2B\93\56\23\82\31\D5\66\F6\A8\70\C9\7C\D5\9A\48\49\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\0C\B4\46\E5\0E\90\9A\42\FD\CC\5C\B3\C6\B4\8A\F4\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d358 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\15\6E\F8\D6\65\70\73\69\47\DF\82\3C\8A\15\A4\A5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\52\57\F3\40\52\5C\F1\54\69\39\45\AC\6C\DC\9E\5A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\07\80\E1\79\64\86\D8\84\C8\63\C0\72\55\1C\EA\8F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d359 = internal global [256 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\2B\75\BA\5F\C3\33\2A\24\13\52\3C\37\EB\73\90\62\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\2C\C8\49\82\AA\8E\19\63\00\00\00\00\00\00\00\00\55\3C\3A\6E\3A\89\FD\71\94\AF\6E\1A\BB\94\74\75\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\AF\73\A9\05\FE\A8\57\5D\B3\84\6B\ED\12\93\19\22\B7\8A\64\06\72\DD\9C\C5\ED\B3\20\D4\73\B3\D2\61\99\BF\2C\06\53\BB\4D\28\8D\00\D6\B8\94\6B\63\35\6C\04\48\2F\88\12\6F\5C\7A\2A\90\74\B9\03\23\F0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d360 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\15\6E\F8\D6\65\70\73\69\47\DF\82\3C\8A\15\A4\A5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\52\57\F3\40\52\5C\F1\54\69\39\45\AC\6C\DC\9E\5A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\07\80\E1\79\64\86\D8\84\C8\63\C0\72\55\1C\EA\8F"
@d361 = internal global [48 x i8] c"\90\8B\4A\3F\35\7F\3B\4F\F0\7A\D5\43\9C\9B\78\F7\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d362 = internal global [48 x i8] c"\E9\0D\23\90\04\95\57\1E\E9\E9\B6\51\96\5C\CE\CC\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7D\D6\24\4C\99\B0\A0\3D\12\28\AC\8A\5E\58\D2\94"
@d363 = internal global [80 x i8] c"\7D\D6\24\4C\99\B0\A0\3D\12\28\AC\8A\5E\58\D2\94\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7D\D6\24\4C\99\B0\A0\3D\12\28\AC\8A\5E\58\D2\94\7D\D6\24\4C\99\B0\A0\3D\12\28\AC\8A\5E\58\D2\94\90\8B\4A\3F\35\7F\3B\4F\F0\7A\D5\43\9C\9B\78\F7"
@d364 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\21\B7\43\C6\75\CA\67\A7\E4\10\5B\CB\90\2C\2D\BF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d365 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d366 = internal global [80 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d367 = internal global [48 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d368 = internal global [48 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d369 = internal global [80 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d370 = internal global [272 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\9E\58\F2\71\D9\F4\55\46\3F\B0\E1\60\F5\FB\63\21\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\E3\F0\ED\19\94\FC\BD\BF\A9\71\35\1F\66\6E\EA\95\54\64\2C\BB\4F\28\9B\68\3A\AD\CF\0C\88\9F\41\75\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\26\18\55\C5\1E\20\7D\16\F9\B7\71\B9\D0\32\EF\13\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\D9\93\DC\1A\EC\2B\83\FF\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d371 = internal global [272 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\E1\AD\3C\91\7D\C1\A1\2A\31\0F\BD\7B\2B\9F\82\4F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\3B\10\CE\A4\45\7C\BA\64\4A\82\E8\17\AB\F3\B0\5E\A8\07\C4\DB\71\CF\92\19\43\6B\45\11\E8\2E\B7\77\44\99\E2\53\98\DB\A9\34\D4\C7\32\6A\26\F6\EC\BE\E1\1A\72\94\15\16\57\D2\BD\FF\71\E7\BA\37\DD\0A\12\D9\A4\86\C8\4A\51\1C\7C\5B\DE\B5\75\B6\6D\A8\EC\77\E5\50\C7\1C\80\2E\00\00\00\00\00\00\00\00\61\71\DB\A8\71\E3\01\05\05\0D\CD\E3\9B\6D\EF\35\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\3D\83\93\02\8C\69\ED\31\4B\BE\C5\8F\D6\6E\AD\5B\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\DD\4D\86\59\49\86\1B\75\00\00\00\00\00\00\00\00\5E\C6\4C\18\A0\10\2E\19\07\CB\19\CE\C8\24\A5\7A\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d372 = internal global [48 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\54\64\2C\BB\4F\28\9B\68\3A\AD\CF\0C\88\9F\41\75"
@d373 = internal global [272 x i8] c"\84\2E\26\BC\C0\B0\CB\9E\00\00\00\00\00\00\00\00\9F\35\E0\28\7A\C4\FC\FB\44\BE\16\D5\5C\2B\95\83\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\99\CD\1C\03\9A\2C\C3\C6\00\00\00\00\00\00\00\00\93\B0\A1\25\55\31\38\E3\B1\2F\F8\C6\B7\16\28\9C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\3B\3E\35\1D\69\ED\41\F8\D4\F9\15\9C\9C\D2\69\87\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8F\B7\91\2A\89\FC\E4\FE\99\CB\26\6A\AD\75\A6\04\2C\28\32\B3\2F\D1\E6\B8\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B0\B1\1F\1E\15\54\30\AC\0B\14\74\F5\5C\74\03\70\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d374 = internal global [272 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\9E\27\21\D9\30\9C\B9\D5\56\66\BC\16\FD\7A\A8\02\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\90\58\E1\EE\72\59\44\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A7\F2\71\5E\FA\9E\E7\33\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\E0\F9\49\4B\83\7D\DF\A4\52\CE\68\93\55\E5\A8\4E\43\F7\24\C4\B7\FD\4D\03\B2\30\E0\3B\EB\50\33\66\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\49\DA\BF\BB\05\C9\5D\24\FA\E0\B9\FE\A9\B2\81\25\91\1B\0B\84\7B\1F\FB\77\B1\D8\7D\B1\66\C7\95\30\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\D0\E3\F1\71\19\6D\9E\25\47\CF\F8\C4\4F\BE\84\6F"
@d375 = internal global [48 x i8] c"\84\2E\26\BC\C0\B0\CB\9E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\99\CD\1C\03\9A\2C\C3\C6\00\00\00\00\00\00\00\00"
@d376 = internal global [272 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\66\60\4C\FA\93\FD\4C\78\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\50\6A\D6\EB\F5\F2\8F\E4\1C\75\D4\65\D4\75\54\2D\C2\0D\3D\62\BF\BE\7A\57\02\B5\65\A6\5C\1F\41\62\9B\54\CF\CE\31\99\90\71\CC\37\32\39\A8\D2\97\84\48\ED\53\01\03\73\22\34\D9\11\0D\9D\C2\5C\A7\22\B2\AD\F5\8C\94\B0\5D\7A\6B\C6\41\09\F0\E9\78\54\68\05\16\A4\18\14\CF\EB\7B\AD\95\07\76\E0\23\41\4C\35\08\D4\D5\1E\93\66\CD\75\03\40\AB\D6\2F\DA\98\52\7B\BB\56\0D\4A\24\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d377 = internal global [272 x i8] c"\EC\47\B2\B3\7A\8E\73\D0\7A\E9\F7\01\0D\96\7F\08\54\50\84\5B\17\2A\7B\06\CA\E6\29\91\12\AA\6B\12\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\30\25\D3\25\56\25\7B\75\EF\6A\DF\E0\3E\46\EB\FE\78\C1\EF\AA\5E\53\72\57\25\CE\F6\69\D9\19\FE\CE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\29\28\75\2E\A3\CD\DC\81\76\A1\17\C0\12\FA\B9\6C\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\46\BE\19\56\04\B2\A1\34\B5\37\7F\5C\58\A1\98\B1\99\26\C4\F8\00\CD\3A\BA\73\C9\29\2D\D8\3D\2D\65\EC\8E\07\B4\A5\19\2C\D3\95\FB\06\5A\4E\31\25\8F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\91\ED\CD\D9\E1\DC\A8\DC\5F\8D\A7\01\72\0F\AA\FA\7A\46\C8\C2\BE\63\D9\48\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d378 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <2 x i1>, ptr @d1, align 1
  %b1 = load volatile <2 x i1>, ptr @d2, align 1
  %r1 = shufflevector <2 x i1> %a1, <2 x i1> %b1, <2 x i32> <i32 0, i32 3>
  store volatile <2 x i1> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 1)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <2 x i1>, ptr @d4, align 1
  %b2 = load volatile <2 x i1>, ptr @d5, align 1
  %r2 = shufflevector <2 x i1> %a2, <2 x i1> %b2, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i1> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 1)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <2 x i1>, ptr @d7, align 1
  %b3 = load volatile <2 x i1>, ptr @d8, align 1
  %r3 = shufflevector <2 x i1> %a3, <2 x i1> %b3, <2 x i32> <i32 0, i32 1>
  store volatile <2 x i1> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 1)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <4 x i1>, ptr @d10, align 1
  %b4 = load volatile <4 x i1>, ptr @d11, align 1
  %r4 = shufflevector <4 x i1> %a4, <4 x i1> %b4, <4 x i32> <i32 3, i32 5, i32 0, i32 7>
  store volatile <4 x i1> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 1)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <4 x i1>, ptr @d13, align 1
  %b5 = load volatile <4 x i1>, ptr @d14, align 1
  %r5 = shufflevector <4 x i1> %a5, <4 x i1> %b5, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i1> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 1)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <4 x i1>, ptr @d16, align 1
  %b6 = load volatile <4 x i1>, ptr @d17, align 1
  %r6 = shufflevector <4 x i1> %a6, <4 x i1> %b6, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store volatile <4 x i1> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 1)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <8 x i1>, ptr @d19, align 1
  %b7 = load volatile <8 x i1>, ptr @d20, align 1
  %r7 = shufflevector <8 x i1> %a7, <8 x i1> %b7, <8 x i32> <i32 5, i32 13, i32 5, i32 13, i32 4, i32 11, i32 4, i32 2>
  store volatile <8 x i1> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 1)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <8 x i1>, ptr @d22, align 1
  %b8 = load volatile <8 x i1>, ptr @d23, align 1
  %r8 = shufflevector <8 x i1> %a8, <8 x i1> %b8, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i1> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 1)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <8 x i1>, ptr @d25, align 1
  %b9 = load volatile <8 x i1>, ptr @d26, align 1
  %r9 = shufflevector <8 x i1> %a9, <8 x i1> %b9, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0>
  store volatile <8 x i1> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 1)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i1>, ptr @d28, align 1
  %b10 = load volatile <16 x i1>, ptr @d29, align 1
  %r10 = shufflevector <16 x i1> %a10, <16 x i1> %b10, <16 x i32> <i32 19, i32 7, i32 15, i32 7, i32 25, i32 14, i32 26, i32 21, i32 9, i32 14, i32 2, i32 8, i32 15, i32 1, i32 4, i32 24>
  store volatile <16 x i1> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 2)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <16 x i1>, ptr @d31, align 1
  %b11 = load volatile <16 x i1>, ptr @d32, align 1
  %r11 = shufflevector <16 x i1> %a11, <16 x i1> %b11, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i1> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 2)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i1>, ptr @d34, align 1
  %b12 = load volatile <16 x i1>, ptr @d35, align 1
  %r12 = shufflevector <16 x i1> %a12, <16 x i1> %b12, <16 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1>
  store volatile <16 x i1> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 2)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i1>, ptr @d37, align 1
  %b13 = load volatile <3 x i1>, ptr @d38, align 1
  %r13 = shufflevector <3 x i1> %a13, <3 x i1> %b13, <5 x i32> <i32 3, i32 2, i32 3, i32 2, i32 4>
  store volatile <5 x i1> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 1)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i1>, ptr @d40, align 1
  %b14 = load volatile <3 x i1>, ptr @d41, align 1
  %r14 = shufflevector <3 x i1> %a14, <3 x i1> %b14, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i1> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 1)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i1>, ptr @d43, align 1
  %b15 = load volatile <3 x i1>, ptr @d44, align 1
  %r15 = shufflevector <3 x i1> %a15, <3 x i1> %b15, <5 x i32> <i32 2, i32 0, i32 1, i32 2, i32 0>
  store volatile <5 x i1> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 1)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <17 x i1>, ptr @d46, align 1
  %b16 = load volatile <17 x i1>, ptr @d47, align 1
  %r16 = shufflevector <17 x i1> %a16, <17 x i1> %b16, <3 x i32> <i32 23, i32 7, i32 22>
  store volatile <3 x i1> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <17 x i1>, ptr @d49, align 1
  %b17 = load volatile <17 x i1>, ptr @d50, align 1
  %r17 = shufflevector <17 x i1> %a17, <17 x i1> %b17, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i1> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <17 x i1>, ptr @d52, align 1
  %b18 = load volatile <17 x i1>, ptr @d53, align 1
  %r18 = shufflevector <17 x i1> %a18, <17 x i1> %b18, <3 x i32> <i32 2, i32 3, i32 4>
  store volatile <3 x i1> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <2 x i8>, ptr @d55, align 1
  %b19 = load volatile <2 x i8>, ptr @d56, align 1
  %r19 = shufflevector <2 x i8> %a19, <2 x i8> %b19, <2 x i32> <i32 3, i32 1>
  store volatile <2 x i8> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 2)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <2 x i8>, ptr @d58, align 1
  %b20 = load volatile <2 x i8>, ptr @d59, align 1
  %r20 = shufflevector <2 x i8> %a20, <2 x i8> %b20, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i8> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 2)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <2 x i8>, ptr @d61, align 1
  %b21 = load volatile <2 x i8>, ptr @d62, align 1
  %r21 = shufflevector <2 x i8> %a21, <2 x i8> %b21, <2 x i32> <i32 1, i32 0>
  store volatile <2 x i8> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 2)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <4 x i8>, ptr @d64, align 1
  %b22 = load volatile <4 x i8>, ptr @d65, align 1
  %r22 = shufflevector <4 x i8> %a22, <4 x i8> %b22, <4 x i32> <i32 2, i32 4, i32 1, i32 4>
  store volatile <4 x i8> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 4)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <4 x i8>, ptr @d67, align 1
  %b23 = load volatile <4 x i8>, ptr @d68, align 1
  %r23 = shufflevector <4 x i8> %a23, <4 x i8> %b23, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i8> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 4)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <4 x i8>, ptr @d70, align 1
  %b24 = load volatile <4 x i8>, ptr @d71, align 1
  %r24 = shufflevector <4 x i8> %a24, <4 x i8> %b24, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store volatile <4 x i8> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 4)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <8 x i8>, ptr @d73, align 1
  %b25 = load volatile <8 x i8>, ptr @d74, align 1
  %r25 = shufflevector <8 x i8> %a25, <8 x i8> %b25, <8 x i32> <i32 14, i32 12, i32 8, i32 7, i32 12, i32 9, i32 8, i32 6>
  store volatile <8 x i8> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 8)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <8 x i8>, ptr @d76, align 1
  %b26 = load volatile <8 x i8>, ptr @d77, align 1
  %r26 = shufflevector <8 x i8> %a26, <8 x i8> %b26, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i8> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 8)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <8 x i8>, ptr @d79, align 1
  %b27 = load volatile <8 x i8>, ptr @d80, align 1
  %r27 = shufflevector <8 x i8> %a27, <8 x i8> %b27, <8 x i32> <i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2>
  store volatile <8 x i8> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 8)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <16 x i8>, ptr @d82, align 1
  %b28 = load volatile <16 x i8>, ptr @d83, align 1
  %r28 = shufflevector <16 x i8> %a28, <16 x i8> %b28, <16 x i32> <i32 20, i32 13, i32 10, i32 12, i32 1, i32 3, i32 11, i32 17, i32 0, i32 30, i32 8, i32 8, i32 21, i32 19, i32 18, i32 1>
  store volatile <16 x i8> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 16)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i8>, ptr @d85, align 1
  %b29 = load volatile <16 x i8>, ptr @d86, align 1
  %r29 = shufflevector <16 x i8> %a29, <16 x i8> %b29, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i8> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 16)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i8>, ptr @d88, align 1
  %b30 = load volatile <16 x i8>, ptr @d89, align 1
  %r30 = shufflevector <16 x i8> %a30, <16 x i8> %b30, <16 x i32> <i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  store volatile <16 x i8> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 16)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <3 x i8>, ptr @d91, align 1
  %b31 = load volatile <3 x i8>, ptr @d92, align 1
  %r31 = shufflevector <3 x i8> %a31, <3 x i8> %b31, <5 x i32> <i32 4, i32 0, i32 3, i32 5, i32 2>
  store volatile <5 x i8> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 5)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <3 x i8>, ptr @d94, align 1
  %b32 = load volatile <3 x i8>, ptr @d95, align 1
  %r32 = shufflevector <3 x i8> %a32, <3 x i8> %b32, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i8> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 5)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <3 x i8>, ptr @d97, align 1
  %b33 = load volatile <3 x i8>, ptr @d98, align 1
  %r33 = shufflevector <3 x i8> %a33, <3 x i8> %b33, <5 x i32> <i32 2, i32 0, i32 1, i32 2, i32 0>
  store volatile <5 x i8> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 5)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <17 x i8>, ptr @d100, align 1
  %b34 = load volatile <17 x i8>, ptr @d101, align 1
  %r34 = shufflevector <17 x i8> %a34, <17 x i8> %b34, <3 x i32> <i32 6, i32 6, i32 28>
  store volatile <3 x i8> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 3)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <17 x i8>, ptr @d103, align 1
  %b35 = load volatile <17 x i8>, ptr @d104, align 1
  %r35 = shufflevector <17 x i8> %a35, <17 x i8> %b35, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i8> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 3)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <17 x i8>, ptr @d106, align 1
  %b36 = load volatile <17 x i8>, ptr @d107, align 1
  %r36 = shufflevector <17 x i8> %a36, <17 x i8> %b36, <3 x i32> <i32 8, i32 9, i32 10>
  store volatile <3 x i8> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 3)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <2 x i16>, ptr @d109, align 1
  %b37 = load volatile <2 x i16>, ptr @d110, align 1
  %r37 = shufflevector <2 x i16> %a37, <2 x i16> %b37, <2 x i32> <i32 1, i32 0>
  store volatile <2 x i16> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 4)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <2 x i16>, ptr @d112, align 1
  %b38 = load volatile <2 x i16>, ptr @d113, align 1
  %r38 = shufflevector <2 x i16> %a38, <2 x i16> %b38, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i16> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 4)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <2 x i16>, ptr @d115, align 1
  %b39 = load volatile <2 x i16>, ptr @d116, align 1
  %r39 = shufflevector <2 x i16> %a39, <2 x i16> %b39, <2 x i32> <i32 0, i32 1>
  store volatile <2 x i16> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 4)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <4 x i16>, ptr @d118, align 1
  %b40 = load volatile <4 x i16>, ptr @d119, align 1
  %r40 = shufflevector <4 x i16> %a40, <4 x i16> %b40, <4 x i32> <i32 4, i32 4, i32 0, i32 4>
  store volatile <4 x i16> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 8)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <4 x i16>, ptr @d121, align 1
  %b41 = load volatile <4 x i16>, ptr @d122, align 1
  %r41 = shufflevector <4 x i16> %a41, <4 x i16> %b41, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i16> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 8)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <4 x i16>, ptr @d124, align 1
  %b42 = load volatile <4 x i16>, ptr @d125, align 1
  %r42 = shufflevector <4 x i16> %a42, <4 x i16> %b42, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store volatile <4 x i16> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 8)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <8 x i16>, ptr @d127, align 1
  %b43 = load volatile <8 x i16>, ptr @d128, align 1
  %r43 = shufflevector <8 x i16> %a43, <8 x i16> %b43, <8 x i32> <i32 7, i32 7, i32 0, i32 5, i32 6, i32 4, i32 9, i32 14>
  store volatile <8 x i16> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 16)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <8 x i16>, ptr @d130, align 1
  %b44 = load volatile <8 x i16>, ptr @d131, align 1
  %r44 = shufflevector <8 x i16> %a44, <8 x i16> %b44, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i16> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 16)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <8 x i16>, ptr @d133, align 1
  %b45 = load volatile <8 x i16>, ptr @d134, align 1
  %r45 = shufflevector <8 x i16> %a45, <8 x i16> %b45, <8 x i32> <i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6>
  store volatile <8 x i16> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 16)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i16>, ptr @d136, align 1
  %b46 = load volatile <16 x i16>, ptr @d137, align 1
  %r46 = shufflevector <16 x i16> %a46, <16 x i16> %b46, <16 x i32> <i32 15, i32 5, i32 1, i32 6, i32 28, i32 19, i32 15, i32 24, i32 6, i32 2, i32 26, i32 10, i32 10, i32 14, i32 30, i32 13>
  store volatile <16 x i16> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 32)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <16 x i16>, ptr @d139, align 1
  %b47 = load volatile <16 x i16>, ptr @d140, align 1
  %r47 = shufflevector <16 x i16> %a47, <16 x i16> %b47, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i16> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 32)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <16 x i16>, ptr @d142, align 1
  %b48 = load volatile <16 x i16>, ptr @d143, align 1
  %r48 = shufflevector <16 x i16> %a48, <16 x i16> %b48, <16 x i32> <i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12>
  store volatile <16 x i16> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 32)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <3 x i16>, ptr @d145, align 1
  %b49 = load volatile <3 x i16>, ptr @d146, align 1
  %r49 = shufflevector <3 x i16> %a49, <3 x i16> %b49, <5 x i32> <i32 0, i32 0, i32 3, i32 0, i32 5>
  store volatile <5 x i16> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 10)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <3 x i16>, ptr @d148, align 1
  %b50 = load volatile <3 x i16>, ptr @d149, align 1
  %r50 = shufflevector <3 x i16> %a50, <3 x i16> %b50, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i16> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 10)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i16>, ptr @d151, align 1
  %b51 = load volatile <3 x i16>, ptr @d152, align 1
  %r51 = shufflevector <3 x i16> %a51, <3 x i16> %b51, <5 x i32> <i32 1, i32 2, i32 0, i32 1, i32 2>
  store volatile <5 x i16> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 10)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <17 x i16>, ptr @d154, align 1
  %b52 = load volatile <17 x i16>, ptr @d155, align 1
  %r52 = shufflevector <17 x i16> %a52, <17 x i16> %b52, <3 x i32> <i32 15, i32 26, i32 6>
  store volatile <3 x i16> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 6)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <17 x i16>, ptr @d157, align 1
  %b53 = load volatile <17 x i16>, ptr @d158, align 1
  %r53 = shufflevector <17 x i16> %a53, <17 x i16> %b53, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i16> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 6)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <17 x i16>, ptr @d160, align 1
  %b54 = load volatile <17 x i16>, ptr @d161, align 1
  %r54 = shufflevector <17 x i16> %a54, <17 x i16> %b54, <3 x i32> <i32 10, i32 11, i32 12>
  store volatile <3 x i16> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 6)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <2 x i24>, ptr @d163, align 1
  %b55 = load volatile <2 x i24>, ptr @d164, align 1
  %r55 = shufflevector <2 x i24> %a55, <2 x i24> %b55, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i24> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 6)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <2 x i24>, ptr @d166, align 1
  %b56 = load volatile <2 x i24>, ptr @d167, align 1
  %r56 = shufflevector <2 x i24> %a56, <2 x i24> %b56, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i24> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 6)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <2 x i24>, ptr @d169, align 1
  %b57 = load volatile <2 x i24>, ptr @d170, align 1
  %r57 = shufflevector <2 x i24> %a57, <2 x i24> %b57, <2 x i32> <i32 0, i32 1>
  store volatile <2 x i24> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 6)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <4 x i24>, ptr @d172, align 1
  %b58 = load volatile <4 x i24>, ptr @d173, align 1
  %r58 = shufflevector <4 x i24> %a58, <4 x i24> %b58, <4 x i32> <i32 7, i32 2, i32 5, i32 4>
  store volatile <4 x i24> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 12)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <4 x i24>, ptr @d175, align 1
  %b59 = load volatile <4 x i24>, ptr @d176, align 1
  %r59 = shufflevector <4 x i24> %a59, <4 x i24> %b59, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i24> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 12)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <4 x i24>, ptr @d178, align 1
  %b60 = load volatile <4 x i24>, ptr @d179, align 1
  %r60 = shufflevector <4 x i24> %a60, <4 x i24> %b60, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store volatile <4 x i24> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 12)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <8 x i24>, ptr @d181, align 1
  %b61 = load volatile <8 x i24>, ptr @d182, align 1
  %r61 = shufflevector <8 x i24> %a61, <8 x i24> %b61, <8 x i32> <i32 14, i32 8, i32 14, i32 12, i32 15, i32 2, i32 0, i32 1>
  store volatile <8 x i24> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 24)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <8 x i24>, ptr @d184, align 1
  %b62 = load volatile <8 x i24>, ptr @d185, align 1
  %r62 = shufflevector <8 x i24> %a62, <8 x i24> %b62, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i24> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 24)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <8 x i24>, ptr @d187, align 1
  %b63 = load volatile <8 x i24>, ptr @d188, align 1
  %r63 = shufflevector <8 x i24> %a63, <8 x i24> %b63, <8 x i32> <i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1>
  store volatile <8 x i24> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 24)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <16 x i24>, ptr @d190, align 1
  %b64 = load volatile <16 x i24>, ptr @d191, align 1
  %r64 = shufflevector <16 x i24> %a64, <16 x i24> %b64, <16 x i32> <i32 30, i32 15, i32 25, i32 0, i32 14, i32 5, i32 13, i32 14, i32 21, i32 19, i32 6, i32 17, i32 6, i32 20, i32 26, i32 6>
  store volatile <16 x i24> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 48)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <16 x i24>, ptr @d193, align 1
  %b65 = load volatile <16 x i24>, ptr @d194, align 1
  %r65 = shufflevector <16 x i24> %a65, <16 x i24> %b65, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i24> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 48)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <16 x i24>, ptr @d196, align 1
  %b66 = load volatile <16 x i24>, ptr @d197, align 1
  %r66 = shufflevector <16 x i24> %a66, <16 x i24> %b66, <16 x i32> <i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10>
  store volatile <16 x i24> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 48)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile <3 x i24>, ptr @d199, align 1
  %b67 = load volatile <3 x i24>, ptr @d200, align 1
  %r67 = shufflevector <3 x i24> %a67, <3 x i24> %b67, <5 x i32> <i32 1, i32 4, i32 3, i32 4, i32 0>
  store volatile <5 x i24> %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d201, i64 15)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile <3 x i24>, ptr @d202, align 1
  %b68 = load volatile <3 x i24>, ptr @d203, align 1
  %r68 = shufflevector <3 x i24> %a68, <3 x i24> %b68, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i24> %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d204, i64 15)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile <3 x i24>, ptr @d205, align 1
  %b69 = load volatile <3 x i24>, ptr @d206, align 1
  %r69 = shufflevector <3 x i24> %a69, <3 x i24> %b69, <5 x i32> <i32 1, i32 2, i32 0, i32 1, i32 2>
  store volatile <5 x i24> %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d207, i64 15)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile <17 x i24>, ptr @d208, align 1
  %b70 = load volatile <17 x i24>, ptr @d209, align 1
  %r70 = shufflevector <17 x i24> %a70, <17 x i24> %b70, <3 x i32> <i32 28, i32 30, i32 25>
  store volatile <3 x i24> %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d210, i64 9)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile <17 x i24>, ptr @d211, align 1
  %b71 = load volatile <17 x i24>, ptr @d212, align 1
  %r71 = shufflevector <17 x i24> %a71, <17 x i24> %b71, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i24> %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d213, i64 9)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile <17 x i24>, ptr @d214, align 1
  %b72 = load volatile <17 x i24>, ptr @d215, align 1
  %r72 = shufflevector <17 x i24> %a72, <17 x i24> %b72, <3 x i32> <i32 7, i32 8, i32 9>
  store volatile <3 x i24> %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d216, i64 9)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile <2 x i32>, ptr @d217, align 1
  %b73 = load volatile <2 x i32>, ptr @d218, align 1
  %r73 = shufflevector <2 x i32> %a73, <2 x i32> %b73, <2 x i32> <i32 0, i32 3>
  store volatile <2 x i32> %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d219, i64 8)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile <2 x i32>, ptr @d220, align 1
  %b74 = load volatile <2 x i32>, ptr @d221, align 1
  %r74 = shufflevector <2 x i32> %a74, <2 x i32> %b74, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i32> %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d222, i64 8)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile <2 x i32>, ptr @d223, align 1
  %b75 = load volatile <2 x i32>, ptr @d224, align 1
  %r75 = shufflevector <2 x i32> %a75, <2 x i32> %b75, <2 x i32> <i32 0, i32 1>
  store volatile <2 x i32> %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d225, i64 8)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile <4 x i32>, ptr @d226, align 1
  %b76 = load volatile <4 x i32>, ptr @d227, align 1
  %r76 = shufflevector <4 x i32> %a76, <4 x i32> %b76, <4 x i32> <i32 2, i32 3, i32 0, i32 5>
  store volatile <4 x i32> %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d228, i64 16)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile <4 x i32>, ptr @d229, align 1
  %b77 = load volatile <4 x i32>, ptr @d230, align 1
  %r77 = shufflevector <4 x i32> %a77, <4 x i32> %b77, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i32> %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d231, i64 16)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile <4 x i32>, ptr @d232, align 1
  %b78 = load volatile <4 x i32>, ptr @d233, align 1
  %r78 = shufflevector <4 x i32> %a78, <4 x i32> %b78, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  store volatile <4 x i32> %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d234, i64 16)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile <8 x i32>, ptr @d235, align 1
  %b79 = load volatile <8 x i32>, ptr @d236, align 1
  %r79 = shufflevector <8 x i32> %a79, <8 x i32> %b79, <8 x i32> <i32 11, i32 15, i32 3, i32 4, i32 0, i32 5, i32 11, i32 2>
  store volatile <8 x i32> %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d237, i64 32)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile <8 x i32>, ptr @d238, align 1
  %b80 = load volatile <8 x i32>, ptr @d239, align 1
  %r80 = shufflevector <8 x i32> %a80, <8 x i32> %b80, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i32> %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d240, i64 32)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile <8 x i32>, ptr @d241, align 1
  %b81 = load volatile <8 x i32>, ptr @d242, align 1
  %r81 = shufflevector <8 x i32> %a81, <8 x i32> %b81, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store volatile <8 x i32> %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d243, i64 32)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile <16 x i32>, ptr @d244, align 1
  %b82 = load volatile <16 x i32>, ptr @d245, align 1
  %r82 = shufflevector <16 x i32> %a82, <16 x i32> %b82, <16 x i32> <i32 10, i32 21, i32 17, i32 22, i32 9, i32 31, i32 6, i32 22, i32 1, i32 3, i32 14, i32 11, i32 25, i32 19, i32 27, i32 29>
  store volatile <16 x i32> %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d246, i64 64)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile <16 x i32>, ptr @d247, align 1
  %b83 = load volatile <16 x i32>, ptr @d248, align 1
  %r83 = shufflevector <16 x i32> %a83, <16 x i32> %b83, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i32> %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d249, i64 64)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile <16 x i32>, ptr @d250, align 1
  %b84 = load volatile <16 x i32>, ptr @d251, align 1
  %r84 = shufflevector <16 x i32> %a84, <16 x i32> %b84, <16 x i32> <i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10>
  store volatile <16 x i32> %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d252, i64 64)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile <3 x i32>, ptr @d253, align 1
  %b85 = load volatile <3 x i32>, ptr @d254, align 1
  %r85 = shufflevector <3 x i32> %a85, <3 x i32> %b85, <5 x i32> <i32 4, i32 5, i32 2, i32 4, i32 2>
  store volatile <5 x i32> %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d255, i64 20)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile <3 x i32>, ptr @d256, align 1
  %b86 = load volatile <3 x i32>, ptr @d257, align 1
  %r86 = shufflevector <3 x i32> %a86, <3 x i32> %b86, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i32> %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d258, i64 20)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile <3 x i32>, ptr @d259, align 1
  %b87 = load volatile <3 x i32>, ptr @d260, align 1
  %r87 = shufflevector <3 x i32> %a87, <3 x i32> %b87, <5 x i32> <i32 1, i32 2, i32 0, i32 1, i32 2>
  store volatile <5 x i32> %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d261, i64 20)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile <17 x i32>, ptr @d262, align 1
  %b88 = load volatile <17 x i32>, ptr @d263, align 1
  %r88 = shufflevector <17 x i32> %a88, <17 x i32> %b88, <3 x i32> <i32 22, i32 20, i32 20>
  store volatile <3 x i32> %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d264, i64 12)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile <17 x i32>, ptr @d265, align 1
  %b89 = load volatile <17 x i32>, ptr @d266, align 1
  %r89 = shufflevector <17 x i32> %a89, <17 x i32> %b89, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i32> %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d267, i64 12)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile <17 x i32>, ptr @d268, align 1
  %b90 = load volatile <17 x i32>, ptr @d269, align 1
  %r90 = shufflevector <17 x i32> %a90, <17 x i32> %b90, <3 x i32> <i32 14, i32 15, i32 16>
  store volatile <3 x i32> %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d270, i64 12)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile <2 x i64>, ptr @d271, align 1
  %b91 = load volatile <2 x i64>, ptr @d272, align 1
  %r91 = shufflevector <2 x i64> %a91, <2 x i64> %b91, <2 x i32> <i32 1, i32 0>
  store volatile <2 x i64> %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d273, i64 16)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile <2 x i64>, ptr @d274, align 1
  %b92 = load volatile <2 x i64>, ptr @d275, align 1
  %r92 = shufflevector <2 x i64> %a92, <2 x i64> %b92, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i64> %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d276, i64 16)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile <2 x i64>, ptr @d277, align 1
  %b93 = load volatile <2 x i64>, ptr @d278, align 1
  %r93 = shufflevector <2 x i64> %a93, <2 x i64> %b93, <2 x i32> <i32 1, i32 0>
  store volatile <2 x i64> %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d279, i64 16)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile <4 x i64>, ptr @d280, align 1
  %b94 = load volatile <4 x i64>, ptr @d281, align 1
  %r94 = shufflevector <4 x i64> %a94, <4 x i64> %b94, <4 x i32> <i32 0, i32 5, i32 5, i32 5>
  store volatile <4 x i64> %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d282, i64 32)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile <4 x i64>, ptr @d283, align 1
  %b95 = load volatile <4 x i64>, ptr @d284, align 1
  %r95 = shufflevector <4 x i64> %a95, <4 x i64> %b95, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i64> %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d285, i64 32)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile <4 x i64>, ptr @d286, align 1
  %b96 = load volatile <4 x i64>, ptr @d287, align 1
  %r96 = shufflevector <4 x i64> %a96, <4 x i64> %b96, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store volatile <4 x i64> %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d288, i64 32)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile <8 x i64>, ptr @d289, align 1
  %b97 = load volatile <8 x i64>, ptr @d290, align 1
  %r97 = shufflevector <8 x i64> %a97, <8 x i64> %b97, <8 x i32> <i32 5, i32 9, i32 5, i32 10, i32 4, i32 10, i32 4, i32 15>
  store volatile <8 x i64> %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d291, i64 64)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile <8 x i64>, ptr @d292, align 1
  %b98 = load volatile <8 x i64>, ptr @d293, align 1
  %r98 = shufflevector <8 x i64> %a98, <8 x i64> %b98, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i64> %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d294, i64 64)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile <8 x i64>, ptr @d295, align 1
  %b99 = load volatile <8 x i64>, ptr @d296, align 1
  %r99 = shufflevector <8 x i64> %a99, <8 x i64> %b99, <8 x i32> <i32 3, i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2>
  store volatile <8 x i64> %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d297, i64 64)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile <16 x i64>, ptr @d298, align 1
  %b100 = load volatile <16 x i64>, ptr @d299, align 1
  %r100 = shufflevector <16 x i64> %a100, <16 x i64> %b100, <16 x i32> <i32 3, i32 11, i32 26, i32 27, i32 1, i32 24, i32 28, i32 25, i32 25, i32 26, i32 23, i32 8, i32 8, i32 9, i32 0, i32 29>
  store volatile <16 x i64> %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d300, i64 128)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile <16 x i64>, ptr @d301, align 1
  %b101 = load volatile <16 x i64>, ptr @d302, align 1
  %r101 = shufflevector <16 x i64> %a101, <16 x i64> %b101, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i64> %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d303, i64 128)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile <16 x i64>, ptr @d304, align 1
  %b102 = load volatile <16 x i64>, ptr @d305, align 1
  %r102 = shufflevector <16 x i64> %a102, <16 x i64> %b102, <16 x i32> <i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9>
  store volatile <16 x i64> %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d306, i64 128)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile <3 x i64>, ptr @d307, align 1
  %b103 = load volatile <3 x i64>, ptr @d308, align 1
  %r103 = shufflevector <3 x i64> %a103, <3 x i64> %b103, <5 x i32> <i32 1, i32 1, i32 2, i32 4, i32 0>
  store volatile <5 x i64> %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d309, i64 40)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile <3 x i64>, ptr @d310, align 1
  %b104 = load volatile <3 x i64>, ptr @d311, align 1
  %r104 = shufflevector <3 x i64> %a104, <3 x i64> %b104, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i64> %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d312, i64 40)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile <3 x i64>, ptr @d313, align 1
  %b105 = load volatile <3 x i64>, ptr @d314, align 1
  %r105 = shufflevector <3 x i64> %a105, <3 x i64> %b105, <5 x i32> <i32 1, i32 2, i32 0, i32 1, i32 2>
  store volatile <5 x i64> %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d315, i64 40)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile <17 x i64>, ptr @d316, align 1
  %b106 = load volatile <17 x i64>, ptr @d317, align 1
  %r106 = shufflevector <17 x i64> %a106, <17 x i64> %b106, <3 x i32> <i32 2, i32 27, i32 11>
  store volatile <3 x i64> %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d318, i64 24)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile <17 x i64>, ptr @d319, align 1
  %b107 = load volatile <17 x i64>, ptr @d320, align 1
  %r107 = shufflevector <17 x i64> %a107, <17 x i64> %b107, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i64> %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d321, i64 24)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile <17 x i64>, ptr @d322, align 1
  %b108 = load volatile <17 x i64>, ptr @d323, align 1
  %r108 = shufflevector <17 x i64> %a108, <17 x i64> %b108, <3 x i32> <i32 9, i32 10, i32 11>
  store volatile <3 x i64> %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d324, i64 24)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile <2 x i128>, ptr @d325, align 1
  %b109 = load volatile <2 x i128>, ptr @d326, align 1
  %r109 = shufflevector <2 x i128> %a109, <2 x i128> %b109, <2 x i32> <i32 3, i32 2>
  store volatile <2 x i128> %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d327, i64 32)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile <2 x i128>, ptr @d328, align 1
  %b110 = load volatile <2 x i128>, ptr @d329, align 1
  %r110 = shufflevector <2 x i128> %a110, <2 x i128> %b110, <2 x i32> <i32 0, i32 2>
  store volatile <2 x i128> %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d330, i64 32)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile <2 x i128>, ptr @d331, align 1
  %b111 = load volatile <2 x i128>, ptr @d332, align 1
  %r111 = shufflevector <2 x i128> %a111, <2 x i128> %b111, <2 x i32> <i32 0, i32 1>
  store volatile <2 x i128> %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d333, i64 32)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile <4 x i128>, ptr @d334, align 1
  %b112 = load volatile <4 x i128>, ptr @d335, align 1
  %r112 = shufflevector <4 x i128> %a112, <4 x i128> %b112, <4 x i32> <i32 7, i32 1, i32 0, i32 2>
  store volatile <4 x i128> %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d336, i64 64)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  %a113 = load volatile <4 x i128>, ptr @d337, align 1
  %b113 = load volatile <4 x i128>, ptr @d338, align 1
  %r113 = shufflevector <4 x i128> %a113, <4 x i128> %b113, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  store volatile <4 x i128> %r113, ptr %out, align 1
  %c113 = call i32 @memcmp(ptr %out, ptr @d339, i64 64)
  %ok113 = icmp eq i32 %c113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  %a114 = load volatile <4 x i128>, ptr @d340, align 1
  %b114 = load volatile <4 x i128>, ptr @d341, align 1
  %r114 = shufflevector <4 x i128> %a114, <4 x i128> %b114, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  store volatile <4 x i128> %r114, ptr %out, align 1
  %c114 = call i32 @memcmp(ptr %out, ptr @d342, i64 64)
  %ok114 = icmp eq i32 %c114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  %a115 = load volatile <8 x i128>, ptr @d343, align 1
  %b115 = load volatile <8 x i128>, ptr @d344, align 1
  %r115 = shufflevector <8 x i128> %a115, <8 x i128> %b115, <8 x i32> <i32 2, i32 8, i32 6, i32 5, i32 15, i32 1, i32 8, i32 14>
  store volatile <8 x i128> %r115, ptr %out, align 1
  %c115 = call i32 @memcmp(ptr %out, ptr @d345, i64 128)
  %ok115 = icmp eq i32 %c115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  %a116 = load volatile <8 x i128>, ptr @d346, align 1
  %b116 = load volatile <8 x i128>, ptr @d347, align 1
  %r116 = shufflevector <8 x i128> %a116, <8 x i128> %b116, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store volatile <8 x i128> %r116, ptr %out, align 1
  %c116 = call i32 @memcmp(ptr %out, ptr @d348, i64 128)
  %ok116 = icmp eq i32 %c116, 0
  br i1 %ok116, label %t117, label %bad

t117:
  %a117 = load volatile <8 x i128>, ptr @d349, align 1
  %b117 = load volatile <8 x i128>, ptr @d350, align 1
  %r117 = shufflevector <8 x i128> %a117, <8 x i128> %b117, <8 x i32> <i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
  store volatile <8 x i128> %r117, ptr %out, align 1
  %c117 = call i32 @memcmp(ptr %out, ptr @d351, i64 128)
  %ok117 = icmp eq i32 %c117, 0
  br i1 %ok117, label %t118, label %bad

t118:
  %a118 = load volatile <16 x i128>, ptr @d352, align 1
  %b118 = load volatile <16 x i128>, ptr @d353, align 1
  %r118 = shufflevector <16 x i128> %a118, <16 x i128> %b118, <16 x i32> <i32 5, i32 20, i32 25, i32 2, i32 14, i32 13, i32 29, i32 17, i32 13, i32 11, i32 4, i32 11, i32 13, i32 8, i32 17, i32 14>
  store volatile <16 x i128> %r118, ptr %out, align 1
  %c118 = call i32 @memcmp(ptr %out, ptr @d354, i64 256)
  %ok118 = icmp eq i32 %c118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  %a119 = load volatile <16 x i128>, ptr @d355, align 1
  %b119 = load volatile <16 x i128>, ptr @d356, align 1
  %r119 = shufflevector <16 x i128> %a119, <16 x i128> %b119, <16 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30>
  store volatile <16 x i128> %r119, ptr %out, align 1
  %c119 = call i32 @memcmp(ptr %out, ptr @d357, i64 256)
  %ok119 = icmp eq i32 %c119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  %a120 = load volatile <16 x i128>, ptr @d358, align 1
  %b120 = load volatile <16 x i128>, ptr @d359, align 1
  %r120 = shufflevector <16 x i128> %a120, <16 x i128> %b120, <16 x i32> <i32 12, i32 13, i32 14, i32 15, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11>
  store volatile <16 x i128> %r120, ptr %out, align 1
  %c120 = call i32 @memcmp(ptr %out, ptr @d360, i64 256)
  %ok120 = icmp eq i32 %c120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  %a121 = load volatile <3 x i128>, ptr @d361, align 1
  %b121 = load volatile <3 x i128>, ptr @d362, align 1
  %r121 = shufflevector <3 x i128> %a121, <3 x i128> %b121, <5 x i32> <i32 5, i32 4, i32 5, i32 5, i32 0>
  store volatile <5 x i128> %r121, ptr %out, align 1
  %c121 = call i32 @memcmp(ptr %out, ptr @d363, i64 80)
  %ok121 = icmp eq i32 %c121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  %a122 = load volatile <3 x i128>, ptr @d364, align 1
  %b122 = load volatile <3 x i128>, ptr @d365, align 1
  %r122 = shufflevector <3 x i128> %a122, <3 x i128> %b122, <5 x i32> <i32 0, i32 2, i32 4, i32 0, i32 2>
  store volatile <5 x i128> %r122, ptr %out, align 1
  %c122 = call i32 @memcmp(ptr %out, ptr @d366, i64 80)
  %ok122 = icmp eq i32 %c122, 0
  br i1 %ok122, label %t123, label %bad

t123:
  %a123 = load volatile <3 x i128>, ptr @d367, align 1
  %b123 = load volatile <3 x i128>, ptr @d368, align 1
  %r123 = shufflevector <3 x i128> %a123, <3 x i128> %b123, <5 x i32> <i32 0, i32 1, i32 2, i32 0, i32 1>
  store volatile <5 x i128> %r123, ptr %out, align 1
  %c123 = call i32 @memcmp(ptr %out, ptr @d369, i64 80)
  %ok123 = icmp eq i32 %c123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  %a124 = load volatile <17 x i128>, ptr @d370, align 1
  %b124 = load volatile <17 x i128>, ptr @d371, align 1
  %r124 = shufflevector <17 x i128> %a124, <17 x i128> %b124, <3 x i32> <i32 1, i32 19, i32 11>
  store volatile <3 x i128> %r124, ptr %out, align 1
  %c124 = call i32 @memcmp(ptr %out, ptr @d372, i64 48)
  %ok124 = icmp eq i32 %c124, 0
  br i1 %ok124, label %t125, label %bad

t125:
  %a125 = load volatile <17 x i128>, ptr @d373, align 1
  %b125 = load volatile <17 x i128>, ptr @d374, align 1
  %r125 = shufflevector <17 x i128> %a125, <17 x i128> %b125, <3 x i32> <i32 0, i32 2, i32 4>
  store volatile <3 x i128> %r125, ptr %out, align 1
  %c125 = call i32 @memcmp(ptr %out, ptr @d375, i64 48)
  %ok125 = icmp eq i32 %c125, 0
  br i1 %ok125, label %t126, label %bad

t126:
  %a126 = load volatile <17 x i128>, ptr @d376, align 1
  %b126 = load volatile <17 x i128>, ptr @d377, align 1
  %r126 = shufflevector <17 x i128> %a126, <17 x i128> %b126, <3 x i32> <i32 12, i32 13, i32 14>
  store volatile <3 x i128> %r126, ptr %out, align 1
  %c126 = call i32 @memcmp(ptr %out, ptr @d378, i64 48)
  %ok126 = icmp eq i32 %c126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ]
  ret i32 %which
}
