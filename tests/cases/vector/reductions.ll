; Reductions of vectors of integers.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [1 x i8] c"\06"
@d2 = internal global [1 x i8] c"\00"
@d3 = internal global [1 x i8] c"\05"
@d4 = internal global [1 x i8] c"\00"
@d5 = internal global [1 x i8] c"\05"
@d6 = internal global [1 x i8] c"\00"
@d7 = internal global [1 x i8] c"\04"
@d8 = internal global [1 x i8] c"\01"
@d9 = internal global [1 x i8] c"\D9"
@d10 = internal global [1 x i8] c"\01"
@d11 = internal global [1 x i8] c"\4A"
@d12 = internal global [1 x i8] c"\01"
@d13 = internal global [1 x i8] c"\6C"
@d14 = internal global [1 x i8] c"\00"
@d15 = internal global [1 x i8] c"\BE"
@d16 = internal global [1 x i8] c"\01"
@d17 = internal global [2 x i8] c"\ED\F4"
@d18 = internal global [1 x i8] c"\01"
@d19 = internal global [2 x i8] c"\25\3F"
@d20 = internal global [1 x i8] c"\00"
@d21 = internal global [2 x i8] c"\6C\FD"
@d22 = internal global [1 x i8] c"\00"
@d23 = internal global [2 x i8] c"\EC\77"
@d24 = internal global [1 x i8] c"\01"
@d25 = internal global [3 x i8] c"\39\39\01"
@d26 = internal global [1 x i8] c"\00"
@d27 = internal global [3 x i8] c"\FF\47\01"
@d28 = internal global [1 x i8] c"\01"
@d29 = internal global [3 x i8] c"\BF\8F\00"
@d30 = internal global [1 x i8] c"\00"
@d31 = internal global [3 x i8] c"\E3\3F\01"
@d32 = internal global [1 x i8] c"\00"
@d33 = internal global [3 x i8] c"\AC\61\8E"
@d34 = internal global [1 x i8] c"\00"
@d35 = internal global [3 x i8] c"\3A\96\1F"
@d36 = internal global [1 x i8] c"\B3"
@d37 = internal global [3 x i8] c"\84\D2\D4"
@d38 = internal global [1 x i8] c"\D4"
@d39 = internal global [3 x i8] c"\90\1A\5F"
@d40 = internal global [1 x i8] c"\90"
@d41 = internal global [8 x i8] c"\95\21\84\AD\C8\CD\8F\7F"
@d42 = internal global [1 x i8] c"\8A"
@d43 = internal global [8 x i8] c"\65\F9\18\3F\A8\32\D0\E5"
@d44 = internal global [1 x i8] c"\00"
@d45 = internal global [8 x i8] c"\C8\34\39\B6\C9\33\CF\F2"
@d46 = internal global [1 x i8] c"\F2"
@d47 = internal global [8 x i8] c"\F3\0D\89\5D\7F\B4\67\97"
@d48 = internal global [1 x i8] c"\FF"
@d49 = internal global [16 x i8] c"\27\3C\85\AD\88\3D\76\FE\10\E3\E3\3E\C6\AB\A3\46"
@d50 = internal global [1 x i8] c"\FE"
@d51 = internal global [16 x i8] c"\A4\CA\09\9B\3C\3C\B4\EB\F1\DB\91\34\10\77\C4\F4"
@d52 = internal global [1 x i8] c"\FF"
@d53 = internal global [16 x i8] c"\AC\37\B9\79\EB\32\AB\37\B1\B3\67\12\0A\70\E8\9F"
@d54 = internal global [1 x i8] c"\9F"
@d55 = internal global [16 x i8] c"\09\CB\2E\28\E2\39\C7\C1\75\E6\64\25\DD\3E\10\67"
@d56 = internal global [1 x i8] c"\00"
@d57 = internal global [17 x i8] c"\A8\3C\64\0A\7B\72\7A\76\A1\3F\45\F0\60\8F\E3\27\47"
@d58 = internal global [1 x i8] c"\FF"
@d59 = internal global [17 x i8] c"\CA\1E\3D\6E\DD\29\C3\53\EA\90\6B\0A\DB\95\B2\63\AE"
@d60 = internal global [1 x i8] c"\EA"
@d61 = internal global [17 x i8] c"\92\00\43\4A\80\A0\B1\BD\9B\9F\77\36\A4\CC\AE\2C\F2"
@d62 = internal global [1 x i8] c"\EA"
@d63 = internal global [17 x i8] c"\AA\4A\A9\14\4E\8C\9F\E3\D7\99\4A\F9\FA\6B\3E\F6\11"
@d64 = internal global [1 x i8] c"\11"
@d65 = internal global [6 x i8] c"\19\D5\DE\82\1C\EC"
@d66 = internal global [2 x i8] c"\13\44"
@d67 = internal global [6 x i8] c"\AC\4B\21\92\F9\2C"
@d68 = internal global [2 x i8] c"\21\92"
@d69 = internal global [6 x i8] c"\A4\5E\2C\A6\E6\7D"
@d70 = internal global [2 x i8] c"\2C\A6"
@d71 = internal global [6 x i8] c"\24\B6\A2\F5\31\3F"
@d72 = internal global [2 x i8] c"\B7\7C"
@d73 = internal global [16 x i8] c"\37\53\BC\B1\2A\6F\EB\3E\7D\1A\F4\7E\F9\22\C7\60"
@d74 = internal global [2 x i8] c"\BC\B1"
@d75 = internal global [16 x i8] c"\CE\26\64\B9\2E\3D\F6\CB\6B\B5\81\52\B9\B8\73\6E"
@d76 = internal global [2 x i8] c"\52\58"
@d77 = internal global [16 x i8] c"\7D\A1\58\05\1E\B2\DD\D5\7C\D2\69\98\8D\AC\FB\19"
@d78 = internal global [2 x i8] c"\08\00"
@d79 = internal global [16 x i8] c"\3F\10\93\7F\EF\B3\E8\2B\90\41\37\6B\29\9D\EE\90"
@d80 = internal global [2 x i8] c"\EE\90"
@d81 = internal global [32 x i8] c"\42\96\E6\EC\B9\1E\5F\8D\44\DC\64\D1\A0\B1\82\9D\A4\17\BA\8C\E9\37\01\51\57\25\6F\DC\03\2D\46\FA"
@d82 = internal global [2 x i8] c"\CB\1B"
@d83 = internal global [32 x i8] c"\1F\E5\6F\90\3F\55\2F\6B\21\26\95\C5\3D\DF\52\8A\48\68\6D\17\8C\DB\B7\C4\DF\A3\AC\F7\33\09\57\4D"
@d84 = internal global [2 x i8] c"\2F\6B"
@d85 = internal global [32 x i8] c"\5F\06\3F\37\09\F0\E7\0A\9F\FE\B5\F9\10\8D\48\71\F2\E6\6A\2A\D3\62\77\AF\57\E3\B6\60\32\FC\F5\D8"
@d86 = internal global [2 x i8] c"\10\8D"
@d87 = internal global [32 x i8] c"\24\A7\B9\FA\E0\57\B3\4D\C6\19\6F\0B\F1\47\BE\2B\95\2E\17\80\5C\CC\9F\88\50\8A\01\8F\F6\AC\E8\E2"
@d88 = internal global [2 x i8] c"\B9\FA"
@d89 = internal global [34 x i8] c"\1B\1E\2C\81\DE\98\00\BF\C3\A9\C5\BA\A5\BE\EF\E8\C2\2E\64\8E\45\45\52\FB\13\A0\1E\43\53\82\A5\BD\1C\11"
@d90 = internal global [2 x i8] c"\F3\2E"
@d91 = internal global [34 x i8] c"\CF\0A\85\2E\A5\35\AA\CD\5E\E3\4C\2E\32\F4\4D\F3\C3\CE\08\28\BE\23\F0\78\CE\C3\1D\5E\3D\26\1C\6B\76\8B"
@d92 = internal global [2 x i8] c"\00\00"
@d93 = internal global [34 x i8] c"\E7\5B\D2\E6\AD\7D\26\F8\67\C1\DB\0F\AE\35\F8\A0\7D\37\A3\0E\08\07\A3\55\CA\E4\B0\BE\BA\1F\2E\DA\34\FC"
@d94 = internal global [2 x i8] c"\34\FC"
@d95 = internal global [34 x i8] c"\F7\AF\D7\F7\71\C7\01\6B\07\49\3B\37\3F\1C\74\37\0C\EF\1E\DF\4F\69\47\96\FE\21\7F\69\36\81\E7\3D\52\83"
@d96 = internal global [2 x i8] c"\3F\1C"
@d97 = internal global [9 x i8] c"\8F\2C\B4\32\A4\AF\A1\20\7A"
@d98 = internal global [3 x i8] c"\8F\2C\B4"
@d99 = internal global [9 x i8] c"\3F\A1\26\6E\B9\24\82\74\0B"
@d100 = internal global [3 x i8] c"\24\D1\ED"
@d101 = internal global [9 x i8] c"\C6\6B\35\D9\1A\C7\D7\C9\34"
@d102 = internal global [3 x i8] c"\76\50\31"
@d103 = internal global [9 x i8] c"\2D\14\EE\51\EA\6C\EA\91\46"
@d104 = internal global [3 x i8] c"\51\EA\6C"
@d105 = internal global [24 x i8] c"\A7\7B\0E\A1\CC\CD\8B\5C\78\5C\89\CB\B4\A1\B0\1F\61\0E\AF\8B\D3\12\B2\3A"
@d106 = internal global [3 x i8] c"\1F\61\0E"
@d107 = internal global [24 x i8] c"\AC\96\CE\19\F4\05\52\78\65\91\65\4F\46\73\FC\73\7D\BA\D8\03\70\95\B8\88"
@d108 = internal global [3 x i8] c"\46\73\FC"
@d109 = internal global [24 x i8] c"\AF\FE\75\41\35\FC\BC\48\8D\A8\E6\40\60\20\E0\11\68\2B\01\43\28\F8\04\E6"
@d110 = internal global [3 x i8] c"\BC\48\8D"
@d111 = internal global [24 x i8] c"\D3\B9\94\1F\4B\31\14\60\AE\A9\BD\1A\27\2A\B0\C8\88\D3\7C\6A\42\BB\9A\53"
@d112 = internal global [3 x i8] c"\59\7D\63"
@d113 = internal global [48 x i8] c"\43\93\BC\2D\2E\B5\DA\33\F3\68\4E\C0\30\73\D0\67\F3\05\81\12\5E\81\D7\55\86\0B\02\AB\D1\2D\7A\BD\3C\86\2C\D6\AD\2D\3B\02\8F\29\E2\A5\CE\B9\1F\4A"
@d114 = internal global [3 x i8] c"\2D\2E\B5"
@d115 = internal global [48 x i8] c"\95\59\87\D4\11\3E\A7\2F\AD\0C\29\8A\3C\3F\E9\9B\06\66\55\C9\7A\F3\01\3D\26\68\A9\B8\2C\69\B7\5B\07\C0\DE\34\AC\1B\D4\21\D6\B0\35\9F\DA\42\6D\E5"
@d116 = internal global [3 x i8] c"\55\C9\7A"
@d117 = internal global [48 x i8] c"\2E\4F\77\05\FA\F7\9D\C5\D2\A0\7E\DD\D4\80\AA\32\E7\A6\32\78\9D\09\6D\59\CF\22\C4\67\8B\42\D2\A4\80\0A\FA\7F\20\63\62\11\93\5E\EF\ED\8A\F5\1A\8F"
@d118 = internal global [3 x i8] c"\00\00\32"
@d119 = internal global [48 x i8] c"\C4\16\0E\63\0A\A7\A9\75\48\FF\5D\52\2D\36\F5\5F\BD\0C\77\F9\DB\96\2D\4F\DF\83\C2\F0\13\75\5F\36\C3\0B\47\48\7D\F2\4F\CB\79\37\1A\26\4F\6B\D6\24"
@d120 = internal global [3 x i8] c"\6E\8D\BB"
@d121 = internal global [51 x i8] c"\97\C0\48\9B\C8\9E\9E\BD\E2\D3\EC\C0\0C\32\39\5C\E6\A3\67\7A\01\C5\3C\C7\BF\12\9C\D4\59\6B\9B\02\F3\91\97\AB\E9\D4\B7\02\3B\26\2B\12\9B\9B\01\F8\AB\6F\27"
@d122 = internal global [3 x i8] c"\2B\12\9B"
@d123 = internal global [51 x i8] c"\07\CA\6B\BA\D2\9E\DE\4B\4C\27\F4\1B\43\29\3F\8E\26\04\D3\84\BD\BC\AC\16\C2\DC\28\85\1F\4B\37\3C\8F\46\6E\F9\FD\7C\91\F8\A1\E1\AE\1F\38\EA\DE\14\C0\CF\2F"
@d124 = internal global [3 x i8] c"\8E\26\04"
@d125 = internal global [51 x i8] c"\00\88\C7\95\0F\F8\28\C2\B2\3B\34\5A\56\5A\4C\A8\CA\F6\7E\EF\5D\ED\26\8F\2F\48\FC\21\12\C8\E1\09\77\2C\AB\86\71\44\28\6C\3D\DC\0E\1F\11\D2\13\8C\70\EF\B1"
@d126 = internal global [3 x i8] c"\99\4A\A2"
@d127 = internal global [51 x i8] c"\74\A7\FB\BA\0F\A2\98\2E\22\6D\60\0A\E4\C9\77\7C\00\3B\F7\0F\EB\FF\42\ED\83\0C\1C\D8\DE\8D\4A\7A\4D\9C\A5\C8\83\59\76\E5\09\5F\09\19\FE\EF\11\76\E0\24\B9"
@d128 = internal global [3 x i8] c"\FF\FF\FF"
@d129 = internal global [12 x i8] c"\F0\12\65\A7\A2\6D\0E\02\40\D1\9F\D4"
@d130 = internal global [4 x i8] c"\F0\12\65\A7"
@d131 = internal global [12 x i8] c"\A2\D6\D8\38\E6\0B\36\EB\E1\69\32\19"
@d132 = internal global [4 x i8] c"\A0\00\10\08"
@d133 = internal global [12 x i8] c"\75\D9\38\F9\F8\12\7E\94\68\0E\A4\DA"
@d134 = internal global [4 x i8] c"\75\D9\38\F9"
@d135 = internal global [12 x i8] c"\CA\5A\09\7D\B0\B8\D5\44\82\E0\9A\AA"
@d136 = internal global [4 x i8] c"\FA\FA\DF\FF"
@d137 = internal global [32 x i8] c"\00\8F\CA\AB\7D\5D\50\7A\AD\9F\6F\3E\F0\7E\AE\32\B9\F2\C0\53\D6\AE\26\03\06\56\63\CF\4C\CD\18\CE"
@d138 = internal global [4 x i8] c"\00\00\E3\35"
@d139 = internal global [32 x i8] c"\27\0B\5D\7F\DD\68\56\5A\7C\68\42\98\35\06\C0\D7\D8\89\8A\73\15\D4\34\A5\28\85\42\6A\AC\F7\F5\21"
@d140 = internal global [4 x i8] c"\35\06\C0\D7"
@d141 = internal global [32 x i8] c"\C9\BE\84\18\14\19\B9\97\19\05\53\EB\3E\7E\1E\FF\1C\82\E9\7A\EF\62\C6\98\6D\F6\45\02\6D\D7\A5\27"
@d142 = internal global [4 x i8] c"\1C\82\E9\7A"
@d143 = internal global [32 x i8] c"\74\12\44\CF\B8\08\F8\BC\97\85\42\E4\D6\D7\40\7C\98\7E\15\80\1D\A8\4C\2C\E2\E2\41\3F\D4\72\12\F5"
@d144 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d145 = internal global [64 x i8] c"\E6\CC\A3\0E\B4\34\05\CE\C0\22\A6\29\02\CA\D8\3A\F8\A1\FA\FE\B5\DF\20\E1\FB\93\EA\1A\F2\CA\E3\C0\71\94\6A\27\4A\C8\F8\CE\71\7C\80\F0\9C\89\1F\8E\D0\F4\71\ED\1A\E3\7C\95\65\E0\EA\62\81\97\C4\83"
@d146 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d147 = internal global [64 x i8] c"\77\13\44\AD\2B\ED\15\E9\9A\19\04\0B\76\74\0A\E8\2A\81\CF\52\FE\54\9B\00\01\BA\EC\A9\B5\61\0C\9C\F6\5C\E2\B9\45\85\17\0A\FA\04\AD\6A\C3\1A\01\C8\EF\0F\5B\94\26\68\37\D6\45\35\8E\96\22\2E\7C\76"
@d148 = internal global [4 x i8] c"\FE\54\9B\00"
@d149 = internal global [64 x i8] c"\A9\B9\EB\42\4B\2D\DD\46\AA\F5\39\2A\DB\45\33\F1\81\D3\BE\86\26\04\12\01\CA\B2\CA\4A\6E\98\35\85\02\91\8A\74\4D\20\CE\7A\0C\E9\60\19\34\AB\51\70\97\4C\51\13\51\8F\9E\BE\15\45\E0\8C\AC\03\1B\A2"
@d150 = internal global [4 x i8] c"\98\AF\2E\73"
@d151 = internal global [64 x i8] c"\C3\66\73\51\49\DB\0C\F3\86\EC\A2\B5\C2\2F\60\AA\E5\DB\AA\1C\E3\48\40\EE\AD\F2\DE\BF\C4\B0\79\1B\EA\75\7E\9D\A8\42\D6\3A\98\2C\F1\91\44\3A\73\DC\22\6F\42\BE\D7\16\C7\3E\69\A5\29\C3\33\75\40\75"
@d152 = internal global [4 x i8] c"\00\00\00\00"
@d153 = internal global [68 x i8] c"\6E\8C\8E\CB\F2\D8\EE\1B\5D\3F\A1\4E\89\63\E0\AC\6A\FD\41\96\1C\C2\37\14\D9\7F\85\02\09\28\49\BD\91\06\46\52\97\25\34\93\94\82\54\01\38\22\82\A4\94\31\32\DA\AB\2D\BF\BE\D3\08\7B\57\A2\AC\E3\53\59\B1\30\92"
@d154 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d155 = internal global [68 x i8] c"\E4\FA\BE\D1\99\09\17\59\7D\E0\DD\32\AD\3A\F1\E7\D2\EB\E1\28\C1\A7\2F\FE\E9\E3\A9\C8\13\51\E1\69\5F\12\6A\C8\5B\BA\38\1E\BA\CD\A3\DD\87\1F\8B\98\89\5E\2F\4F\CD\F9\C4\FD\48\8F\D7\D9\51\49\DC\8D\44\D3\EE\C8"
@d156 = internal global [4 x i8] c"\5B\BA\38\1E"
@d157 = internal global [68 x i8] c"\76\98\EE\BB\8F\0E\29\14\38\1C\70\D2\B8\24\93\B1\12\8E\30\07\C9\C1\DF\A4\4E\F3\46\2E\B7\8F\CF\33\F4\EE\26\49\93\5E\B2\66\CD\5D\97\6D\95\D9\AA\93\96\E7\FC\40\EC\F4\51\97\86\12\AF\AE\28\97\20\AE\C5\5C\D5\6B"
@d158 = internal global [4 x i8] c"\B3\22\51\B4"
@d159 = internal global [68 x i8] c"\33\66\91\45\5B\5B\8C\48\B2\EE\40\B1\31\68\9F\5E\2F\A0\6E\C2\94\F7\81\D5\EE\AF\22\38\8A\11\4B\CA\00\B3\91\AE\64\EC\75\11\F4\BE\A1\EC\05\33\CC\B1\62\EA\36\0E\2A\F4\B6\22\6E\1A\ED\DC\E8\CB\C8\EA\07\A8\65\0E"
@d160 = internal global [4 x i8] c"\00\B3\91\AE"
@d161 = internal global [24 x i8] c"\4F\1C\92\85\14\F7\5F\BF\56\42\4A\5E\41\C9\84\5F\E3\F4\23\D9\A8\16\CB\0D"
@d162 = internal global [8 x i8] c"\FA\AA\FB\02\FD\28\10\ED"
@d163 = internal global [24 x i8] c"\63\67\FF\E4\9D\67\91\E4\E9\0E\AF\4A\D7\74\6E\6A\BC\8B\D8\BB\1A\EF\85\DA"
@d164 = internal global [8 x i8] c"\20\02\88\00\10\64\00\40"
@d165 = internal global [24 x i8] c"\A9\A8\6C\34\8B\DD\03\9E\A7\29\0A\B5\41\9B\EE\30\CB\43\63\98\D9\4B\38\55"
@d166 = internal global [8 x i8] c"\A7\29\0A\B5\41\9B\EE\30"
@d167 = internal global [24 x i8] c"\0D\41\05\2D\91\80\15\FB\4B\72\38\36\52\45\57\AF\9F\EF\47\13\60\15\91\2F"
@d168 = internal global [8 x i8] c"\4B\72\38\36\52\45\57\AF"
@d169 = internal global [64 x i8] c"\10\47\59\26\FD\EF\69\6E\EF\BE\0D\5E\CC\84\6E\A2\DF\88\EF\4D\7E\E9\1D\8A\63\E7\F9\04\07\DB\04\81\6D\7B\76\BC\FE\46\09\8B\2E\06\C3\32\4D\19\C9\11\BD\C7\9D\46\89\8D\2C\27\AE\09\A9\29\24\67\4B\6D"
@d170 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d171 = internal global [64 x i8] c"\62\FD\25\EF\7A\B0\81\A2\6B\2D\3F\11\A6\AD\ED\85\62\18\B8\ED\BD\E0\56\6B\A2\92\06\C8\10\B2\03\AB\81\F1\B5\50\E3\62\AD\F5\46\9B\B6\0E\4A\0F\16\85\C3\A0\6D\2C\6E\49\1F\70\23\59\B0\C3\EB\59\EC\14"
@d172 = internal global [8 x i8] c"\7E\5C\AE\05\77\06\99\3E"
@d173 = internal global [64 x i8] c"\CD\69\8B\9D\E3\C9\AD\D9\7A\70\A5\04\A5\31\8F\4F\EE\5A\C1\E4\74\D3\71\C4\91\DB\76\E5\17\F2\65\4D\A6\C9\D7\6A\32\93\04\89\21\91\91\76\23\9E\61\52\07\5A\23\EF\57\5F\10\FC\5B\9B\06\74\B4\0F\4C\1F"
@d174 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d175 = internal global [64 x i8] c"\99\03\95\01\73\79\82\3E\1B\E4\57\9E\39\54\FC\5A\A5\45\91\C5\27\F8\1E\93\41\FB\CB\C1\5D\A1\17\2C\77\9F\57\79\15\FD\A6\BD\1E\D0\AA\27\E3\C8\45\35\5E\0B\7E\B6\EA\1A\73\04\CE\66\3A\D6\B0\15\62\6B"
@d176 = internal global [8 x i8] c"\A5\45\91\C5\27\F8\1E\93"
@d177 = internal global [128 x i8] c"\1C\A5\FE\D9\20\57\B9\0A\2C\70\07\5F\4C\5E\F8\28\76\62\45\57\34\D6\35\90\BF\1F\64\00\AF\25\B0\20\9E\39\7D\AA\7D\3D\DC\34\14\2E\2D\55\0E\F9\8C\FE\BA\37\DA\F0\A6\82\37\4B\96\1C\1B\03\B5\E2\31\A1\75\10\8D\56\16\E8\0C\10\A9\11\73\72\45\13\35\0A\39\BE\65\9C\8B\0E\A2\93\27\6C\46\38\CA\F1\A0\DD\92\92\E1\A7\BB\F7\C4\28\FE\02\FC\0D\AF\E2\B4\9E\0D\4D\83\ED\B2\4E\CD\DB\EB\4F\46\2E\D7\98\16\47"
@d178 = internal global [8 x i8] c"\76\62\45\57\34\D6\35\90"
@d179 = internal global [128 x i8] c"\E4\70\C2\AC\02\7D\8C\B2\B5\4B\AE\91\7B\BE\F1\91\84\05\51\24\2C\DB\B6\8D\7A\7C\C2\B2\92\E3\90\D8\DF\18\49\6B\AC\15\37\CA\F4\09\BF\16\54\7A\FE\CE\E6\FF\90\9A\62\9C\04\FF\01\B2\9D\7B\9C\B1\80\09\22\CA\E5\46\FC\98\F4\8C\36\98\95\85\B5\14\27\BA\35\3C\BF\30\19\67\B5\36\88\1C\76\78\5D\20\30\FB\EB\5B\2E\22\5F\37\0F\C9\43\9D\23\2D\20\1A\8E\0A\D7\68\06\48\CE\CB\AD\EB\1C\88\2E\59\2E\2C\59\38"
@d180 = internal global [8 x i8] c"\01\B2\9D\7B\9C\B1\80\09"
@d181 = internal global [128 x i8] c"\68\11\82\9C\6B\F2\BE\ED\B9\3A\69\CE\E0\34\DA\FC\F0\15\7C\C9\38\4E\8A\F0\AC\37\13\46\DF\87\C4\93\9A\92\CB\D6\D7\02\F1\C8\F6\21\23\04\90\2A\99\2D\9F\1B\9F\D7\93\89\14\3E\38\B4\A0\98\3C\58\C8\89\B7\6A\1B\AA\54\34\5A\52\7B\BB\88\8A\E0\5E\12\62\77\01\E9\2E\C5\B5\62\18\CC\23\62\24\A1\70\82\D8\10\68\14\A7\66\3F\AF\86\22\39\FC\32\C5\ED\EE\31\41\0E\CB\5D\B2\E7\30\2C\E7\ED\65\02\FB\75\FE\F0"
@d182 = internal global [8 x i8] c"\B9\3A\69\CE\E0\34\DA\FC"
@d183 = internal global [128 x i8] c"\83\23\0C\D4\A9\92\52\A3\FC\37\19\77\3B\C0\ED\79\EC\13\BA\5B\59\98\33\55\11\7A\57\F3\D6\C8\2F\79\25\86\81\5A\7E\A3\AF\C3\C3\0E\A1\BB\15\BD\92\BD\85\AF\EC\D0\BE\38\A2\61\72\EC\9F\E0\1F\09\5C\A9\59\8C\15\B9\33\61\FE\49\75\4C\29\3B\5A\CC\9B\30\B9\4B\CF\40\84\21\C2\B4\65\BC\01\94\1D\AB\15\9B\8C\EC\B0\F8\52\71\E0\01\20\B8\EF\8A\FB\07\14\CF\EC\01\8F\9D\C8\4F\25\03\61\85\24\64\00\09\E6\B2"
@d184 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d185 = internal global [136 x i8] c"\45\97\70\72\3E\84\B6\9B\37\C7\0F\F8\DA\24\0B\26\B7\01\4D\86\14\58\D4\AF\9D\2F\78\FE\5F\1E\A6\BD\17\E8\5F\FA\96\AA\A1\2E\3C\D0\8E\0A\20\44\6B\32\56\CE\D1\9C\D3\C9\E6\BD\AB\5A\4C\9E\48\B3\69\BA\07\14\F2\42\25\D0\8A\5C\9B\D2\55\13\B9\AB\A2\FB\86\FF\2F\FB\AF\9F\02\1A\F8\69\FE\E3\1C\33\D5\81\3C\6E\9B\D1\54\1D\8A\A5\23\F4\1C\05\B6\18\5C\85\B1\62\EA\81\B8\E1\13\2E\C8\EE\2A\7E\16\7F\69\DC\B2\1F\F1\F6\10\CF\C9\96"
@d186 = internal global [8 x i8] c"\07\14\F2\42\25\D0\8A\5C"
@d187 = internal global [136 x i8] c"\1F\3A\C9\71\34\F3\33\D7\24\B6\85\0A\1E\D5\0A\A0\4C\53\25\BC\3C\5F\E0\35\BD\3F\44\95\02\F4\62\ED\F0\AA\C0\45\F7\1A\9F\03\4C\F8\7C\B1\99\C0\43\0D\20\9A\98\35\AC\41\92\78\B7\56\F7\B7\4D\D9\48\8B\A3\19\EC\40\01\CB\26\76\AD\D7\B7\05\7D\94\DA\BD\E3\BB\0B\CD\43\2A\19\84\B8\67\68\15\65\1D\BD\8A\CA\DA\1E\84\76\B6\A6\61\B9\A8\DE\49\B2\69\9D\C2\F5\3F\4B\3A\E2\30\62\23\68\62\B4\22\97\D5\89\73\7A\0F\D7\70\19\38\D6\13"
@d188 = internal global [8 x i8] c"\E3\BB\0B\CD\43\2A\19\84"
@d189 = internal global [136 x i8] c"\38\BB\F6\93\68\3F\2D\63\C4\EA\E0\7A\B5\18\55\9B\E8\FF\ED\E8\85\85\83\06\19\FA\6F\8E\2C\86\BE\37\B5\ED\EB\2A\33\96\38\83\90\49\25\B3\A0\1A\3B\B1\DC\A5\45\16\85\2A\C9\D7\71\B0\9E\C7\71\E5\C3\AA\AF\C3\74\4A\24\17\18\8D\D7\65\2E\37\16\33\9A\31\6D\9C\53\6A\77\48\63\AC\EA\A5\77\90\69\D0\8E\0E\00\D1\C3\3E\D8\D7\A2\98\49\41\4A\FF\44\9F\AA\37\C2\E8\AD\B2\74\0A\D3\A1\52\F2\2E\61\AC\BD\5C\83\65\21\C6\D0\13\4D\01\90"
@d190 = internal global [8 x i8] c"\DC\A5\45\16\85\2A\C9\D7"
@d191 = internal global [136 x i8] c"\B5\BF\52\36\D9\6D\E9\B7\CC\6C\5F\54\54\D6\17\77\F8\63\F2\82\BB\EC\A6\CA\8C\B8\3D\2E\A3\D5\8C\E6\9A\0D\9F\35\CD\71\FA\E0\37\7D\29\E5\BF\27\A4\C9\25\13\AB\3B\D4\1C\C2\1A\2D\FC\DC\11\B3\26\6D\CD\14\29\DE\4C\7B\DC\69\B6\FE\19\42\E1\26\86\72\48\11\29\BD\7C\A6\00\8D\8D\87\25\2B\F3\C2\9A\78\88\07\AA\63\12\20\28\18\5E\7E\2C\B0\34\A8\F9\D2\53\EB\8F\ED\67\6A\32\08\42\5A\35\9A\52\6C\A5\C5\41\AE\FA\3F\8A\09\6F\AF\A3"
@d192 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d193 = internal global [48 x i8] c"\9C\99\E9\6E\EB\6B\36\E5\AB\FA\38\AD\19\6B\85\F1\97\FF\A0\26\26\21\3A\92\FC\7E\FF\71\2D\08\3B\C8\86\CD\0E\74\52\00\91\38\37\71\C6\86\F3\28\FF\2A"
@d194 = internal global [16 x i8] c"\86\CD\0E\74\52\00\91\38\37\71\C6\86\F3\28\FF\2A"
@d195 = internal global [48 x i8] c"\2F\C5\90\29\CF\12\26\5B\17\9B\6C\F1\8A\83\D7\8C\97\0F\F6\86\11\41\FA\86\62\3D\24\E0\30\65\E5\C2\7E\3C\93\71\77\0D\14\C4\1E\1A\9B\12\F0\E1\03\18"
@d196 = internal global [16 x i8] c"\44\11\1A\22\58\61\34\A6\98\F2\2B\E4\AB\CA\C0\67"
@d197 = internal global [48 x i8] c"\5F\08\91\1A\0C\D7\F5\D6\08\57\32\B7\FB\57\BC\5B\ED\22\99\9C\88\95\A7\3B\10\3D\9D\B6\35\EE\F1\F6\4A\49\50\08\B6\D9\1E\7D\96\8F\99\16\67\F3\83\96"
@d198 = internal global [16 x i8] c"\F8\63\58\8E\32\9B\4C\90\8E\E5\36\17\A9\4A\CE\3B"
@d199 = internal global [48 x i8] c"\22\8C\CC\7B\25\B4\08\DB\C3\98\84\C1\3A\CD\41\D7\7E\96\53\F1\1E\EB\1C\D7\FD\EF\D7\22\44\8D\A7\58\36\A9\F1\5C\32\AC\CB\DF\8C\AC\8E\20\3C\95\2A\F7"
@d200 = internal global [16 x i8] c"\22\8C\CC\7B\25\B4\08\DB\C3\98\84\C1\3A\CD\41\D7"
@d201 = internal global [128 x i8] c"\6E\6B\48\86\80\00\9A\DC\0F\1A\F3\77\44\09\85\AE\9D\52\46\5E\A0\48\74\5F\C3\C5\79\DB\A3\12\FD\61\84\73\C7\BA\AB\EF\A6\07\99\C1\DE\44\5C\BF\CB\F1\D2\68\0A\9C\31\CC\6D\9E\67\78\41\CB\BA\BB\FE\9B\8C\DB\7A\73\A8\BC\5E\24\61\19\A6\4D\D0\A1\D1\6A\DD\6E\04\9F\C8\6D\17\39\DD\E4\C6\DF\92\44\63\3D\C8\D2\EC\2A\3E\4B\48\28\ED\D5\32\A3\A5\5D\06\EC\D2\7E\5C\23\09\A4\FE\E0\8B\67\99\0C\03\2C\D6\6D"
@d202 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d203 = internal global [128 x i8] c"\84\94\1F\D4\F5\6E\48\F2\ED\39\3E\56\4A\A9\8C\E7\F0\5F\04\46\EF\39\87\A8\38\0C\7F\5C\BF\95\A1\13\61\A4\12\D3\C6\63\1E\2D\CF\BB\9F\A7\BE\72\07\6A\BD\57\CE\63\24\57\C7\C3\96\E4\0A\60\BD\06\BB\66\3B\C7\C3\74\80\B9\B9\99\72\B4\8F\0F\6B\7F\33\52\B9\39\F1\C9\74\45\EC\64\DC\F2\66\4D\36\12\CF\99\C5\EB\A5\8F\37\1E\CE\3D\BF\A2\84\6B\8D\AF\80\DD\F3\9E\38\10\9B\38\18\3C\19\7F\32\9E\45\79\15\99"
@d204 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d205 = internal global [128 x i8] c"\06\09\36\82\BC\E0\F1\3F\64\B3\74\15\39\EF\20\4A\51\B8\1C\C6\BC\36\5C\D2\28\82\6E\AF\4A\1F\88\7E\E0\69\62\88\50\42\FF\7D\D8\FE\35\39\12\74\B9\1F\18\EB\1E\D5\30\1A\EB\11\4B\A9\8E\93\56\7E\54\50\BF\DC\D7\99\51\91\19\DC\5E\8D\93\B3\83\10\5D\05\AA\95\F9\AA\BD\DC\18\94\50\CB\B2\0C\83\E3\91\EB\08\EF\39\1F\8E\E6\A3\77\83\CD\90\B0\FD\37\32\73\68\09\3A\E4\58\29\6F\A9\CD\38\D0\DE\A7\E0\58\FF"
@d206 = internal global [16 x i8] c"\28\81\19\EE\F0\F1\7D\33\B1\3C\4F\E1\98\0D\31\9C"
@d207 = internal global [128 x i8] c"\47\8E\3D\C7\D0\1E\EF\AF\4A\5E\41\F2\ED\FC\F1\CA\60\28\12\73\DC\27\70\4D\9E\7A\F0\A2\75\9C\33\B7\AD\40\09\67\9F\F2\26\65\EA\7A\90\64\74\CE\F1\A4\C7\E3\46\32\0B\7D\F2\A7\77\19\89\7A\B0\05\62\E0\5F\17\40\02\82\25\2C\32\FE\58\F6\6C\2C\DF\FD\F1\AB\A5\58\03\26\D0\B3\22\BC\61\2D\AB\A0\BB\8E\FF\20\A2\AE\8D\C5\D4\00\F2\49\19\52\7F\0D\AC\7E\3B\9E\E3\74\94\64\51\90\45\27\8C\8B\EB\79\86\B3\AF"
@d208 = internal global [16 x i8] c"\20\A2\AE\8D\C5\D4\00\F2\49\19\52\7F\0D\AC\7E\3B"
@d209 = internal global [256 x i8] c"\6F\A2\6B\85\D4\F8\A4\83\69\B5\16\0F\02\7D\96\AD\78\83\5F\E6\81\6F\80\EE\AD\2D\B2\95\04\4D\56\96\75\A3\AD\E7\91\C5\BB\66\A2\21\DA\F2\4A\36\18\3D\C8\A9\33\7F\56\68\A6\64\28\26\63\82\A0\D0\FB\B0\4B\BC\AB\4A\05\86\D2\0F\2D\E6\21\E0\55\A0\FB\CB\9B\29\E4\0A\BB\B9\47\77\17\E2\9F\94\FD\6B\C1\46\4F\8F\2B\21\BC\4C\D9\EB\4B\E3\19\AD\5B\3E\32\7F\B9\CA\63\36\3B\C0\CE\13\49\20\FB\36\D9\1A\AD\AD\29\6B\5D\A1\25\73\79\EA\C0\32\4A\6D\00\73\33\91\BD\43\41\6F\9B\26\9C\45\8C\E5\6A\F5\36\B3\D2\61\DD\D7\9E\84\E0\D5\69\D4\2B\4C\F4\8E\7C\47\E1\7F\97\87\A7\14\B9\EF\C6\66\B8\E2\D1\63\6D\37\09\8E\68\36\1F\01\77\43\DC\89\30\F2\3F\9B\65\5A\08\66\B8\86\2D\F0\15\18\1E\55\7E\0A\14\33\B0\C8\BC\4C\AD\40\88\5B\0B\F1\61\C7\1D\44\1F\05\50\AC\C3\33\18\DA\D8\F5\25\22\E4\FB\5C\C3\DA\0E\14\33\55\11"
@d210 = internal global [16 x i8] c"\00\80\78\CA\15\05\AE\98\08\32\3B\96\14\6D\67\AA"
@d211 = internal global [256 x i8] c"\C7\7C\93\CB\07\BF\03\09\7A\CF\86\22\41\96\72\C2\49\5A\3A\BD\09\11\F5\28\2D\B5\BD\90\92\07\87\4C\56\9E\9E\FF\38\6E\74\4C\EF\E4\8A\B4\97\D3\7B\D0\BB\2D\EB\F1\49\4E\4C\98\CE\70\87\CE\3A\03\54\D8\9C\80\64\D1\FB\3B\20\AA\3E\B6\BC\D4\B8\0E\E3\5D\45\1B\52\44\87\39\5E\FB\30\14\33\E5\71\0B\44\B0\69\21\81\89\43\E7\F4\9A\C7\9C\B0\09\C6\99\19\15\4F\65\CF\54\37\D2\99\4E\1D\90\2E\8E\3F\D8\A2\33\B7\93\6A\AD\82\75\84\8B\00\45\6A\D8\61\AA\46\6A\5D\90\87\C7\16\22\87\35\E1\EC\BD\49\4E\18\64\76\31\0B\C8\8D\27\91\48\6B\00\A9\FB\D7\C2\BB\B8\03\55\10\58\FF\DB\DC\3D\64\E1\30\6D\3F\06\DC\9A\9C\58\E0\52\96\2D\18\D7\8A\CE\6A\54\54\00\2A\A0\F4\66\CD\DE\67\33\CA\5F\C6\5A\17\23\00\C8\3D\E9\1C\5E\7B\EE\66\E5\66\87\65\72\D7\52\87\27\41\FB\65\11\7C\06\93\E9\74\E4\0F\FD\FE\43\AC\9F\E6\C7\E6"
@d212 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d213 = internal global [256 x i8] c"\85\EE\5F\CF\36\BE\50\F3\30\AD\72\AB\50\EC\E7\7A\2C\F9\AC\CE\29\DF\4E\67\83\77\70\3E\EB\4A\76\2F\89\B3\22\38\01\CC\E5\91\FB\49\D9\19\3A\C4\3F\27\25\83\07\A7\C8\44\2F\1F\92\C9\F1\1F\AF\F9\65\EC\55\D0\E9\4F\05\51\61\AC\1B\9D\1F\62\9F\8B\E4\06\3A\E2\37\9A\77\6E\4A\8E\BD\86\96\44\A8\71\6A\DA\8E\D6\88\F0\2C\79\FB\3B\07\53\B5\70\3A\5E\5B\BB\84\3D\F6\A2\13\AD\60\6F\B4\1C\39\11\18\F8\5B\25\9E\4A\46\58\64\04\97\68\18\95\50\EE\83\1D\F5\7E\85\16\B0\31\EB\89\2D\29\29\B8\44\68\92\B3\46\CD\C5\24\FC\F0\D3\31\E6\A0\87\72\5F\75\71\1B\1F\82\0D\FB\12\E7\A7\6B\45\B6\B4\F5\73\B5\13\C7\38\C8\43\8F\AA\41\41\2D\E0\44\BC\1E\E1\94\CE\F2\13\9A\5A\18\D3\E7\9A\78\96\FD\D9\42\AB\BC\ED\39\1C\26\9A\6F\D1\6F\76\0A\18\0D\22\48\ED\BD\AD\75\1C\BE\61\DA\B0\FB\1B\1B\AA\44\B0\37\6C\16\DF\50\91\15"
@d214 = internal global [16 x i8] c"\55\D0\E9\4F\05\51\61\AC\1B\9D\1F\62\9F\8B\E4\06"
@d215 = internal global [256 x i8] c"\6B\26\79\1B\20\DC\ED\AF\83\44\9B\1C\A0\5E\01\99\D9\73\79\E4\41\73\A9\43\46\F9\BC\01\03\D1\32\51\A5\F8\19\A6\E2\B4\7C\BE\86\19\E3\7E\28\54\38\67\E1\DC\1C\D3\55\F7\28\ED\D9\9B\6C\94\3E\21\5C\16\38\E9\4A\0A\79\81\F6\9D\80\1C\C3\95\A3\5C\CE\71\BD\90\24\2A\6B\41\A7\6D\33\C9\21\E7\49\23\0A\32\3A\1C\AC\90\0B\4E\44\D4\4E\F2\98\F0\E7\29\F0\B5\54\DF\EB\4D\41\E1\04\12\CD\13\43\16\F1\FC\84\8F\DF\A8\E7\C1\3B\02\4A\2A\BD\58\33\94\06\B6\FA\22\E0\48\25\2F\72\5B\02\82\C9\39\CC\85\65\F1\D8\79\6B\3C\F3\43\16\02\94\CB\C4\07\80\C4\E7\D3\CA\3F\84\8B\CF\6A\2A\2C\65\76\1E\41\0E\84\DC\93\E6\14\C6\A5\73\65\FC\07\FB\ED\D3\43\AC\AD\66\41\80\D9\E0\58\CB\A0\11\DE\D0\8C\D0\CB\44\B3\EC\5B\87\EE\0D\30\83\7A\C6\E6\A5\F2\84\47\65\23\05\C2\7C\7B\92\CF\9C\4B\F0\5D\5A\55\38\C0\9B\7E\EC\60\EA\4B"
@d216 = internal global [16 x i8] c"\0D\30\83\7A\C6\E6\A5\F2\84\47\65\23\05\C2\7C\7B"
@d217 = internal global [272 x i8] c"\4C\E2\40\97\D0\B4\7A\AA\A3\FB\13\BD\02\41\8B\6D\05\4F\88\DF\CF\5B\6C\16\51\00\25\18\9E\CB\1C\85\C8\EF\CD\52\DB\B6\46\E9\C6\15\5E\AA\9E\55\27\3C\7A\0F\21\20\A5\34\1B\E1\2B\C0\5E\20\49\DF\EF\2E\7B\4D\A3\AD\CD\EE\CF\E4\29\16\1A\27\36\D1\A7\57\92\36\DB\9E\3E\7E\9A\DC\0B\9A\10\2E\1D\73\CE\C2\1A\DD\57\4E\AE\7A\FC\CA\32\89\7D\46\B8\EE\16\0A\42\A3\AF\EE\91\5E\56\D6\45\99\83\96\66\8B\35\9E\54\9C\99\78\19\DD\5D\7C\EB\4E\26\B0\7E\74\45\8C\C5\06\F8\8C\88\14\EB\A3\08\D6\88\8A\53\9E\DB\A0\7F\67\B7\CE\FE\9F\E1\53\7C\4D\A7\04\3C\F8\5E\F1\15\2B\BC\CE\2A\78\64\FE\83\DC\99\1D\AF\F7\22\F4\B8\69\8F\F6\07\3F\A7\24\1A\EB\A8\2B\40\63\FF\82\19\0A\C9\08\3D\66\7A\20\A3\CF\7B\F5\86\89\70\92\DC\BD\B0\D3\19\B7\AE\20\DE\28\4B\70\BF\2F\0B\2B\02\B0\0F\BB\E7\F2\47\38\B8\1D\4D\01\67\06\2A\53\B4\46\DB\F4\6A\0A\B3\43\48\9D\05\DB\84\DF\C4\AF"
@d218 = internal global [16 x i8] c"\15\2B\BC\CE\2A\78\64\FE\83\DC\99\1D\AF\F7\22\F4"
@d219 = internal global [272 x i8] c"\2F\16\98\19\2A\94\7D\7A\C7\ED\BE\A3\5B\7F\46\56\3C\9D\BC\CB\90\6E\D5\F4\63\63\86\42\E4\B4\E7\FF\65\54\CB\3E\8C\CB\3F\AA\24\B9\B1\CC\02\EA\FE\F6\3D\4C\A7\2F\70\A0\77\0B\AA\42\DA\20\E9\E9\93\71\76\E9\A3\58\F5\27\79\11\FB\B5\F1\8F\A3\68\5B\7B\1C\24\7E\F7\8A\9E\F0\FC\15\20\2A\28\AF\FB\47\D4\E7\22\02\FB\13\2D\3B\4D\C5\EC\28\84\A0\74\A6\1C\70\24\99\E9\9B\15\55\7C\A0\36\63\38\55\D9\36\04\AD\AF\8E\32\AA\F9\AC\2B\D3\33\8A\25\8C\A3\50\A2\3B\58\B6\A6\6A\AF\5D\EE\AF\64\8D\38\2A\D8\BB\25\88\AA\60\8B\4A\CE\64\7D\95\BA\12\3A\A5\A6\7A\F7\22\B1\33\4E\BC\71\61\2E\A6\6E\C4\76\11\80\93\F2\3D\A4\52\C4\CA\8B\FD\A2\8A\60\5C\73\D7\62\C1\7D\0E\97\4D\41\90\21\3A\64\EC\C5\E6\73\9C\B7\18\5D\15\C9\7B\01\C3\EA\00\80\A4\E3\D5\2A\A1\25\76\D3\EE\DD\AE\DC\81\76\CC\97\20\D0\F7\B7\D6\19\54\42\B1\65\02\5F\26\C3\D7\CA\FB\9A\40\2B\88\FE\3F\3D"
@d220 = internal global [16 x i8] c"\70\24\99\E9\9B\15\55\7C\A0\36\63\38\55\D9\36\04"
@d221 = internal global [272 x i8] c"\A4\2F\D5\D2\45\AB\60\D5\03\56\28\A8\91\16\BC\F2\05\62\90\66\35\5A\5A\C8\98\D4\21\CE\B7\43\E6\D7\50\8D\D9\73\4A\CF\BA\45\52\29\39\73\D3\02\06\B6\0C\92\2D\34\FF\D9\36\24\8D\1E\6A\7C\F7\74\40\12\A6\E9\AF\74\B6\EF\0F\8C\B8\37\5F\4E\BC\C2\AC\D5\B8\84\D0\2A\AF\92\6F\56\25\74\0E\8B\0C\96\F9\97\FA\64\C5\13\70\73\44\47\4E\8D\D2\EE\ED\C2\C6\67\BD\51\6B\5D\BC\11\8F\42\35\E6\B9\E4\07\D6\B5\E0\45\4B\F9\D4\7A\47\98\90\2F\54\5E\D8\ED\CC\A2\74\38\6C\81\1D\AF\2E\D1\EE\33\3E\94\88\45\1E\5C\EF\93\B3\F9\D7\0F\3F\5E\6C\9D\1F\E3\C1\8C\26\31\56\25\AC\B1\4C\AA\1E\88\E2\0F\56\C5\ED\44\72\EE\78\DB\FB\C2\D8\08\D2\F0\05\8E\FA\DA\F9\FA\D8\BD\8A\17\F7\50\36\F8\5B\51\AF\65\AD\3A\28\75\AB\47\DD\F9\89\E0\8E\24\32\01\BF\D7\27\3F\F9\6A\2F\B3\69\A6\12\35\89\0B\CB\EA\A1\D1\4F\30\1B\78\ED\B8\3E\6C\AE\E1\B5\F4\44\E9\75\F6\EA\30\1C\98\66\12\9C"
@d222 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d223 = internal global [272 x i8] c"\62\33\1D\B1\30\92\13\62\03\4E\EB\20\82\8C\86\E1\11\17\69\9C\11\32\18\E7\01\48\BE\A5\14\2A\93\2A\36\42\4B\2D\D0\3E\C3\A1\81\85\6B\7F\47\04\B7\06\17\00\8D\9F\B3\AB\FA\B3\7B\8D\D6\E7\9A\81\81\AD\6A\DF\46\DD\99\4A\D9\62\68\7F\22\83\2C\BF\19\C4\D6\A4\B2\BB\3A\AC\0D\B6\A2\36\FF\A9\CA\DD\4A\51\61\03\64\59\71\1E\87\1E\92\EC\A0\47\17\4F\02\F6\E7\C3\07\56\D7\8A\00\E9\A1\52\3E\FF\A2\72\5C\54\29\C3\10\AA\09\22\2D\2F\1B\FD\91\55\84\52\87\50\1F\45\88\52\29\9B\F5\03\6F\84\04\62\D5\E9\74\9D\92\27\1C\6B\BC\EE\CC\4C\7F\12\DA\53\AC\F1\15\C3\9C\FA\D9\DC\4C\0E\12\AC\97\8E\FC\F6\B4\25\92\7B\B1\6D\30\96\63\15\FA\21\8D\40\BC\41\9E\8E\9C\02\47\91\63\D5\2C\A4\2C\0A\DB\F1\AD\7A\9D\24\E4\77\87\51\EC\03\99\EB\E9\65\54\79\20\FB\6D\D9\BA\9D\EF\6C\25\42\B3\C3\84\B1\74\87\FE\70\F9\6E\C4\2C\12\D1\DB\C8\2E\32\A7\FD\DD\01\FC\93\58\FE\DB\9F"
@d224 = internal global [16 x i8] c"\DC\96\39\73\DC\B5\7B\7A\36\52\2B\3E\9E\F0\87\79"

declare i32 @memcmp(ptr, ptr, i64)
declare i1 @llvm.vector.reduce.add.v17i1(<17 x i1>)
declare i1 @llvm.vector.reduce.add.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.add.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.or.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.or.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.smax.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.smax.v17i1(<17 x i1>)
declare i1 @llvm.vector.reduce.smax.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.smin.v8i1(<8 x i1>)
declare i1 @llvm.vector.reduce.umax.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.umax.v17i1(<17 x i1>)
declare i1 @llvm.vector.reduce.umax.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.umin.v16i1(<16 x i1>)
declare i1 @llvm.vector.reduce.umin.v17i1(<17 x i1>)
declare i1 @llvm.vector.reduce.umin.v3i1(<3 x i1>)
declare i1 @llvm.vector.reduce.xor.v8i1(<8 x i1>)
declare i128 @llvm.vector.reduce.add.v3i128(<3 x i128>)
declare i128 @llvm.vector.reduce.add.v8i128(<8 x i128>)
declare i128 @llvm.vector.reduce.and.v8i128(<8 x i128>)
declare i128 @llvm.vector.reduce.mul.v16i128(<16 x i128>)
declare i128 @llvm.vector.reduce.or.v16i128(<16 x i128>)
declare i128 @llvm.vector.reduce.or.v17i128(<17 x i128>)
declare i128 @llvm.vector.reduce.or.v8i128(<8 x i128>)
declare i128 @llvm.vector.reduce.smax.v16i128(<16 x i128>)
declare i128 @llvm.vector.reduce.smax.v8i128(<8 x i128>)
declare i128 @llvm.vector.reduce.smin.v3i128(<3 x i128>)
declare i128 @llvm.vector.reduce.umax.v17i128(<17 x i128>)
declare i128 @llvm.vector.reduce.umin.v16i128(<16 x i128>)
declare i128 @llvm.vector.reduce.umin.v17i128(<17 x i128>)
declare i128 @llvm.vector.reduce.umin.v3i128(<3 x i128>)
declare i128 @llvm.vector.reduce.xor.v17i128(<17 x i128>)
declare i128 @llvm.vector.reduce.xor.v3i128(<3 x i128>)
declare i16 @llvm.vector.reduce.add.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.and.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.and.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.smax.v16i16(<16 x i16>)
declare i16 @llvm.vector.reduce.smin.v16i16(<16 x i16>)
declare i16 @llvm.vector.reduce.smin.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.smin.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.umax.v16i16(<16 x i16>)
declare i16 @llvm.vector.reduce.umax.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.umax.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.umax.v8i16(<8 x i16>)
declare i16 @llvm.vector.reduce.umin.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.xor.v16i16(<16 x i16>)
declare i16 @llvm.vector.reduce.xor.v17i16(<17 x i16>)
declare i16 @llvm.vector.reduce.xor.v3i16(<3 x i16>)
declare i16 @llvm.vector.reduce.xor.v8i16(<8 x i16>)
declare i24 @llvm.vector.reduce.add.v16i24(<16 x i24>)
declare i24 @llvm.vector.reduce.add.v3i24(<3 x i24>)
declare i24 @llvm.vector.reduce.mul.v16i24(<16 x i24>)
declare i24 @llvm.vector.reduce.mul.v3i24(<3 x i24>)
declare i24 @llvm.vector.reduce.or.v17i24(<17 x i24>)
declare i24 @llvm.vector.reduce.smax.v16i24(<16 x i24>)
declare i24 @llvm.vector.reduce.smax.v3i24(<3 x i24>)
declare i24 @llvm.vector.reduce.smin.v16i24(<16 x i24>)
declare i24 @llvm.vector.reduce.smin.v17i24(<17 x i24>)
declare i24 @llvm.vector.reduce.smin.v8i24(<8 x i24>)
declare i24 @llvm.vector.reduce.umax.v3i24(<3 x i24>)
declare i24 @llvm.vector.reduce.umax.v8i24(<8 x i24>)
declare i24 @llvm.vector.reduce.umin.v17i24(<17 x i24>)
declare i24 @llvm.vector.reduce.umin.v8i24(<8 x i24>)
declare i24 @llvm.vector.reduce.xor.v17i24(<17 x i24>)
declare i24 @llvm.vector.reduce.xor.v8i24(<8 x i24>)
declare i32 @llvm.vector.reduce.add.v17i32(<17 x i32>)
declare i32 @llvm.vector.reduce.and.v16i32(<16 x i32>)
declare i32 @llvm.vector.reduce.and.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.mul.v8i32(<8 x i32>)
declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>)
declare i32 @llvm.vector.reduce.or.v17i32(<17 x i32>)
declare i32 @llvm.vector.reduce.or.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.or.v8i32(<8 x i32>)
declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>)
declare i32 @llvm.vector.reduce.smin.v17i32(<17 x i32>)
declare i32 @llvm.vector.reduce.smin.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.umax.v3i32(<3 x i32>)
declare i32 @llvm.vector.reduce.umax.v8i32(<8 x i32>)
declare i32 @llvm.vector.reduce.umin.v16i32(<16 x i32>)
declare i32 @llvm.vector.reduce.umin.v17i32(<17 x i32>)
declare i32 @llvm.vector.reduce.xor.v16i32(<16 x i32>)
declare i64 @llvm.vector.reduce.add.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.and.v3i64(<3 x i64>)
declare i64 @llvm.vector.reduce.and.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>)
declare i64 @llvm.vector.reduce.or.v17i64(<17 x i64>)
declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.smax.v17i64(<17 x i64>)
declare i64 @llvm.vector.reduce.smin.v16i64(<16 x i64>)
declare i64 @llvm.vector.reduce.smin.v17i64(<17 x i64>)
declare i64 @llvm.vector.reduce.smin.v3i64(<3 x i64>)
declare i64 @llvm.vector.reduce.smin.v8i64(<8 x i64>)
declare i64 @llvm.vector.reduce.umax.v16i64(<16 x i64>)
declare i64 @llvm.vector.reduce.umax.v17i64(<17 x i64>)
declare i64 @llvm.vector.reduce.umin.v16i64(<16 x i64>)
declare i64 @llvm.vector.reduce.umin.v3i64(<3 x i64>)
declare i64 @llvm.vector.reduce.xor.v3i64(<3 x i64>)
declare i8 @llvm.vector.reduce.add.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.and.v3i8(<3 x i8>)
declare i8 @llvm.vector.reduce.mul.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.mul.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.or.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.or.v17i8(<17 x i8>)
declare i8 @llvm.vector.reduce.or.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.smax.v3i8(<3 x i8>)
declare i8 @llvm.vector.reduce.smin.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.smin.v3i8(<3 x i8>)
declare i8 @llvm.vector.reduce.umax.v16i8(<16 x i8>)
declare i8 @llvm.vector.reduce.umax.v17i8(<17 x i8>)
declare i8 @llvm.vector.reduce.umax.v8i8(<8 x i8>)
declare i8 @llvm.vector.reduce.umin.v17i8(<17 x i8>)
declare i8 @llvm.vector.reduce.xor.v17i8(<17 x i8>)
declare i8 @llvm.vector.reduce.xor.v3i8(<3 x i8>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i1>, ptr @d1, align 1
  %r1 = call i1 @llvm.vector.reduce.smax.v3i1(<3 x i1> %a1)
  store volatile i1 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d2, i64 1)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i1>, ptr @d3, align 1
  %r2 = call i1 @llvm.vector.reduce.umin.v3i1(<3 x i1> %a2)
  store volatile i1 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d4, i64 1)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i1>, ptr @d5, align 1
  %r3 = call i1 @llvm.vector.reduce.add.v3i1(<3 x i1> %a3)
  store volatile i1 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d6, i64 1)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <3 x i1>, ptr @d7, align 1
  %r4 = call i1 @llvm.vector.reduce.umax.v3i1(<3 x i1> %a4)
  store volatile i1 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d8, i64 1)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <8 x i1>, ptr @d9, align 1
  %r5 = call i1 @llvm.vector.reduce.add.v8i1(<8 x i1> %a5)
  store volatile i1 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d10, i64 1)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <8 x i1>, ptr @d11, align 1
  %r6 = call i1 @llvm.vector.reduce.smin.v8i1(<8 x i1> %a6)
  store volatile i1 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d12, i64 1)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <8 x i1>, ptr @d13, align 1
  %r7 = call i1 @llvm.vector.reduce.xor.v8i1(<8 x i1> %a7)
  store volatile i1 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d14, i64 1)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <8 x i1>, ptr @d15, align 1
  %r8 = call i1 @llvm.vector.reduce.or.v8i1(<8 x i1> %a8)
  store volatile i1 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d16, i64 1)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <16 x i1>, ptr @d17, align 1
  %r9 = call i1 @llvm.vector.reduce.or.v16i1(<16 x i1> %a9)
  store volatile i1 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d18, i64 1)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i1>, ptr @d19, align 1
  %r10 = call i1 @llvm.vector.reduce.umin.v16i1(<16 x i1> %a10)
  store volatile i1 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d20, i64 1)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <16 x i1>, ptr @d21, align 1
  %r11 = call i1 @llvm.vector.reduce.smax.v16i1(<16 x i1> %a11)
  store volatile i1 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d22, i64 1)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i1>, ptr @d23, align 1
  %r12 = call i1 @llvm.vector.reduce.umax.v16i1(<16 x i1> %a12)
  store volatile i1 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d24, i64 1)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <17 x i1>, ptr @d25, align 1
  %r13 = call i1 @llvm.vector.reduce.smax.v17i1(<17 x i1> %a13)
  store volatile i1 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d26, i64 1)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <17 x i1>, ptr @d27, align 1
  %r14 = call i1 @llvm.vector.reduce.umax.v17i1(<17 x i1> %a14)
  store volatile i1 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d28, i64 1)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <17 x i1>, ptr @d29, align 1
  %r15 = call i1 @llvm.vector.reduce.add.v17i1(<17 x i1> %a15)
  store volatile i1 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d30, i64 1)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <17 x i1>, ptr @d31, align 1
  %r16 = call i1 @llvm.vector.reduce.umin.v17i1(<17 x i1> %a16)
  store volatile i1 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d32, i64 1)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i8>, ptr @d33, align 1
  %r17 = call i8 @llvm.vector.reduce.and.v3i8(<3 x i8> %a17)
  store volatile i8 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d34, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i8>, ptr @d35, align 1
  %r18 = call i8 @llvm.vector.reduce.xor.v3i8(<3 x i8> %a18)
  store volatile i8 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d36, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i8>, ptr @d37, align 1
  %r19 = call i8 @llvm.vector.reduce.smax.v3i8(<3 x i8> %a19)
  store volatile i8 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d38, i64 1)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <3 x i8>, ptr @d39, align 1
  %r20 = call i8 @llvm.vector.reduce.smin.v3i8(<3 x i8> %a20)
  store volatile i8 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d40, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <8 x i8>, ptr @d41, align 1
  %r21 = call i8 @llvm.vector.reduce.add.v8i8(<8 x i8> %a21)
  store volatile i8 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d42, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <8 x i8>, ptr @d43, align 1
  %r22 = call i8 @llvm.vector.reduce.mul.v8i8(<8 x i8> %a22)
  store volatile i8 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d44, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <8 x i8>, ptr @d45, align 1
  %r23 = call i8 @llvm.vector.reduce.umax.v8i8(<8 x i8> %a23)
  store volatile i8 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d46, i64 1)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <8 x i8>, ptr @d47, align 1
  %r24 = call i8 @llvm.vector.reduce.or.v8i8(<8 x i8> %a24)
  store volatile i8 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <16 x i8>, ptr @d49, align 1
  %r25 = call i8 @llvm.vector.reduce.umax.v16i8(<16 x i8> %a25)
  store volatile i8 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d50, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <16 x i8>, ptr @d51, align 1
  %r26 = call i8 @llvm.vector.reduce.or.v16i8(<16 x i8> %a26)
  store volatile i8 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d52, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <16 x i8>, ptr @d53, align 1
  %r27 = call i8 @llvm.vector.reduce.smin.v16i8(<16 x i8> %a27)
  store volatile i8 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <16 x i8>, ptr @d55, align 1
  %r28 = call i8 @llvm.vector.reduce.mul.v16i8(<16 x i8> %a28)
  store volatile i8 %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d56, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <17 x i8>, ptr @d57, align 1
  %r29 = call i8 @llvm.vector.reduce.or.v17i8(<17 x i8> %a29)
  store volatile i8 %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d58, i64 1)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <17 x i8>, ptr @d59, align 1
  %r30 = call i8 @llvm.vector.reduce.umax.v17i8(<17 x i8> %a30)
  store volatile i8 %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <17 x i8>, ptr @d61, align 1
  %r31 = call i8 @llvm.vector.reduce.xor.v17i8(<17 x i8> %a31)
  store volatile i8 %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d62, i64 1)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <17 x i8>, ptr @d63, align 1
  %r32 = call i8 @llvm.vector.reduce.umin.v17i8(<17 x i8> %a32)
  store volatile i8 %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d64, i64 1)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <3 x i16>, ptr @d65, align 1
  %r33 = call i16 @llvm.vector.reduce.add.v3i16(<3 x i16> %a33)
  store volatile i16 %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d66, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <3 x i16>, ptr @d67, align 1
  %r34 = call i16 @llvm.vector.reduce.smin.v3i16(<3 x i16> %a34)
  store volatile i16 %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d68, i64 2)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x i16>, ptr @d69, align 1
  %r35 = call i16 @llvm.vector.reduce.umax.v3i16(<3 x i16> %a35)
  store volatile i16 %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d70, i64 2)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <3 x i16>, ptr @d71, align 1
  %r36 = call i16 @llvm.vector.reduce.xor.v3i16(<3 x i16> %a36)
  store volatile i16 %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d72, i64 2)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <8 x i16>, ptr @d73, align 1
  %r37 = call i16 @llvm.vector.reduce.umax.v8i16(<8 x i16> %a37)
  store volatile i16 %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d74, i64 2)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <8 x i16>, ptr @d75, align 1
  %r38 = call i16 @llvm.vector.reduce.xor.v8i16(<8 x i16> %a38)
  store volatile i16 %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d76, i64 2)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <8 x i16>, ptr @d77, align 1
  %r39 = call i16 @llvm.vector.reduce.and.v8i16(<8 x i16> %a39)
  store volatile i16 %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d78, i64 2)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <8 x i16>, ptr @d79, align 1
  %r40 = call i16 @llvm.vector.reduce.smin.v8i16(<8 x i16> %a40)
  store volatile i16 %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d80, i64 2)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i16>, ptr @d81, align 1
  %r41 = call i16 @llvm.vector.reduce.xor.v16i16(<16 x i16> %a41)
  store volatile i16 %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d82, i64 2)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i16>, ptr @d83, align 1
  %r42 = call i16 @llvm.vector.reduce.smax.v16i16(<16 x i16> %a42)
  store volatile i16 %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d84, i64 2)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <16 x i16>, ptr @d85, align 1
  %r43 = call i16 @llvm.vector.reduce.smin.v16i16(<16 x i16> %a43)
  store volatile i16 %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d86, i64 2)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <16 x i16>, ptr @d87, align 1
  %r44 = call i16 @llvm.vector.reduce.umax.v16i16(<16 x i16> %a44)
  store volatile i16 %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d88, i64 2)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <17 x i16>, ptr @d89, align 1
  %r45 = call i16 @llvm.vector.reduce.xor.v17i16(<17 x i16> %a45)
  store volatile i16 %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d90, i64 2)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <17 x i16>, ptr @d91, align 1
  %r46 = call i16 @llvm.vector.reduce.and.v17i16(<17 x i16> %a46)
  store volatile i16 %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d92, i64 2)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <17 x i16>, ptr @d93, align 1
  %r47 = call i16 @llvm.vector.reduce.umax.v17i16(<17 x i16> %a47)
  store volatile i16 %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d94, i64 2)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <17 x i16>, ptr @d95, align 1
  %r48 = call i16 @llvm.vector.reduce.umin.v17i16(<17 x i16> %a48)
  store volatile i16 %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d96, i64 2)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <3 x i24>, ptr @d97, align 1
  %r49 = call i24 @llvm.vector.reduce.umax.v3i24(<3 x i24> %a49)
  store volatile i24 %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d98, i64 3)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <3 x i24>, ptr @d99, align 1
  %r50 = call i24 @llvm.vector.reduce.mul.v3i24(<3 x i24> %a50)
  store volatile i24 %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d100, i64 3)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i24>, ptr @d101, align 1
  %r51 = call i24 @llvm.vector.reduce.add.v3i24(<3 x i24> %a51)
  store volatile i24 %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d102, i64 3)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <3 x i24>, ptr @d103, align 1
  %r52 = call i24 @llvm.vector.reduce.smax.v3i24(<3 x i24> %a52)
  store volatile i24 %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d104, i64 3)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <8 x i24>, ptr @d105, align 1
  %r53 = call i24 @llvm.vector.reduce.umin.v8i24(<8 x i24> %a53)
  store volatile i24 %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d106, i64 3)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <8 x i24>, ptr @d107, align 1
  %r54 = call i24 @llvm.vector.reduce.umax.v8i24(<8 x i24> %a54)
  store volatile i24 %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d108, i64 3)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <8 x i24>, ptr @d109, align 1
  %r55 = call i24 @llvm.vector.reduce.smin.v8i24(<8 x i24> %a55)
  store volatile i24 %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d110, i64 3)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <8 x i24>, ptr @d111, align 1
  %r56 = call i24 @llvm.vector.reduce.xor.v8i24(<8 x i24> %a56)
  store volatile i24 %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d112, i64 3)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <16 x i24>, ptr @d113, align 1
  %r57 = call i24 @llvm.vector.reduce.smin.v16i24(<16 x i24> %a57)
  store volatile i24 %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d114, i64 3)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <16 x i24>, ptr @d115, align 1
  %r58 = call i24 @llvm.vector.reduce.smax.v16i24(<16 x i24> %a58)
  store volatile i24 %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d116, i64 3)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <16 x i24>, ptr @d117, align 1
  %r59 = call i24 @llvm.vector.reduce.mul.v16i24(<16 x i24> %a59)
  store volatile i24 %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d118, i64 3)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <16 x i24>, ptr @d119, align 1
  %r60 = call i24 @llvm.vector.reduce.add.v16i24(<16 x i24> %a60)
  store volatile i24 %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d120, i64 3)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <17 x i24>, ptr @d121, align 1
  %r61 = call i24 @llvm.vector.reduce.smin.v17i24(<17 x i24> %a61)
  store volatile i24 %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d122, i64 3)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <17 x i24>, ptr @d123, align 1
  %r62 = call i24 @llvm.vector.reduce.umin.v17i24(<17 x i24> %a62)
  store volatile i24 %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d124, i64 3)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <17 x i24>, ptr @d125, align 1
  %r63 = call i24 @llvm.vector.reduce.xor.v17i24(<17 x i24> %a63)
  store volatile i24 %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d126, i64 3)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <17 x i24>, ptr @d127, align 1
  %r64 = call i24 @llvm.vector.reduce.or.v17i24(<17 x i24> %a64)
  store volatile i24 %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d128, i64 3)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <3 x i32>, ptr @d129, align 1
  %r65 = call i32 @llvm.vector.reduce.smin.v3i32(<3 x i32> %a65)
  store volatile i32 %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d130, i64 4)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <3 x i32>, ptr @d131, align 1
  %r66 = call i32 @llvm.vector.reduce.and.v3i32(<3 x i32> %a66)
  store volatile i32 %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d132, i64 4)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile <3 x i32>, ptr @d133, align 1
  %r67 = call i32 @llvm.vector.reduce.umax.v3i32(<3 x i32> %a67)
  store volatile i32 %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d134, i64 4)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile <3 x i32>, ptr @d135, align 1
  %r68 = call i32 @llvm.vector.reduce.or.v3i32(<3 x i32> %a68)
  store volatile i32 %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d136, i64 4)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile <8 x i32>, ptr @d137, align 1
  %r69 = call i32 @llvm.vector.reduce.mul.v8i32(<8 x i32> %a69)
  store volatile i32 %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d138, i64 4)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile <8 x i32>, ptr @d139, align 1
  %r70 = call i32 @llvm.vector.reduce.umax.v8i32(<8 x i32> %a70)
  store volatile i32 %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d140, i64 4)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile <8 x i32>, ptr @d141, align 1
  %r71 = call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %a71)
  store volatile i32 %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d142, i64 4)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile <8 x i32>, ptr @d143, align 1
  %r72 = call i32 @llvm.vector.reduce.or.v8i32(<8 x i32> %a72)
  store volatile i32 %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d144, i64 4)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile <16 x i32>, ptr @d145, align 1
  %r73 = call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %a73)
  store volatile i32 %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d146, i64 4)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile <16 x i32>, ptr @d147, align 1
  %r74 = call i32 @llvm.vector.reduce.umin.v16i32(<16 x i32> %a74)
  store volatile i32 %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d148, i64 4)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile <16 x i32>, ptr @d149, align 1
  %r75 = call i32 @llvm.vector.reduce.xor.v16i32(<16 x i32> %a75)
  store volatile i32 %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d150, i64 4)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile <16 x i32>, ptr @d151, align 1
  %r76 = call i32 @llvm.vector.reduce.and.v16i32(<16 x i32> %a76)
  store volatile i32 %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d152, i64 4)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile <17 x i32>, ptr @d153, align 1
  %r77 = call i32 @llvm.vector.reduce.or.v17i32(<17 x i32> %a77)
  store volatile i32 %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d154, i64 4)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile <17 x i32>, ptr @d155, align 1
  %r78 = call i32 @llvm.vector.reduce.umin.v17i32(<17 x i32> %a78)
  store volatile i32 %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d156, i64 4)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile <17 x i32>, ptr @d157, align 1
  %r79 = call i32 @llvm.vector.reduce.add.v17i32(<17 x i32> %a79)
  store volatile i32 %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d158, i64 4)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile <17 x i32>, ptr @d159, align 1
  %r80 = call i32 @llvm.vector.reduce.smin.v17i32(<17 x i32> %a80)
  store volatile i32 %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d160, i64 4)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile <3 x i64>, ptr @d161, align 1
  %r81 = call i64 @llvm.vector.reduce.xor.v3i64(<3 x i64> %a81)
  store volatile i64 %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d162, i64 8)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile <3 x i64>, ptr @d163, align 1
  %r82 = call i64 @llvm.vector.reduce.and.v3i64(<3 x i64> %a82)
  store volatile i64 %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d164, i64 8)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile <3 x i64>, ptr @d165, align 1
  %r83 = call i64 @llvm.vector.reduce.umin.v3i64(<3 x i64> %a83)
  store volatile i64 %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d166, i64 8)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile <3 x i64>, ptr @d167, align 1
  %r84 = call i64 @llvm.vector.reduce.smin.v3i64(<3 x i64> %a84)
  store volatile i64 %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d168, i64 8)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile <8 x i64>, ptr @d169, align 1
  %r85 = call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %a85)
  store volatile i64 %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d170, i64 8)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile <8 x i64>, ptr @d171, align 1
  %r86 = call i64 @llvm.vector.reduce.add.v8i64(<8 x i64> %a86)
  store volatile i64 %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d172, i64 8)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile <8 x i64>, ptr @d173, align 1
  %r87 = call i64 @llvm.vector.reduce.and.v8i64(<8 x i64> %a87)
  store volatile i64 %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d174, i64 8)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile <8 x i64>, ptr @d175, align 1
  %r88 = call i64 @llvm.vector.reduce.smin.v8i64(<8 x i64> %a88)
  store volatile i64 %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d176, i64 8)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile <16 x i64>, ptr @d177, align 1
  %r89 = call i64 @llvm.vector.reduce.smin.v16i64(<16 x i64> %a89)
  store volatile i64 %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d178, i64 8)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile <16 x i64>, ptr @d179, align 1
  %r90 = call i64 @llvm.vector.reduce.umin.v16i64(<16 x i64> %a90)
  store volatile i64 %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d180, i64 8)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile <16 x i64>, ptr @d181, align 1
  %r91 = call i64 @llvm.vector.reduce.umax.v16i64(<16 x i64> %a91)
  store volatile i64 %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d182, i64 8)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile <16 x i64>, ptr @d183, align 1
  %r92 = call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %a92)
  store volatile i64 %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d184, i64 8)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile <17 x i64>, ptr @d185, align 1
  %r93 = call i64 @llvm.vector.reduce.smax.v17i64(<17 x i64> %a93)
  store volatile i64 %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d186, i64 8)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile <17 x i64>, ptr @d187, align 1
  %r94 = call i64 @llvm.vector.reduce.smin.v17i64(<17 x i64> %a94)
  store volatile i64 %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d188, i64 8)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile <17 x i64>, ptr @d189, align 1
  %r95 = call i64 @llvm.vector.reduce.umax.v17i64(<17 x i64> %a95)
  store volatile i64 %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d190, i64 8)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile <17 x i64>, ptr @d191, align 1
  %r96 = call i64 @llvm.vector.reduce.or.v17i64(<17 x i64> %a96)
  store volatile i64 %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d192, i64 8)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile <3 x i128>, ptr @d193, align 1
  %r97 = call i128 @llvm.vector.reduce.umin.v3i128(<3 x i128> %a97)
  store volatile i128 %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d194, i64 16)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile <3 x i128>, ptr @d195, align 1
  %r98 = call i128 @llvm.vector.reduce.add.v3i128(<3 x i128> %a98)
  store volatile i128 %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d196, i64 16)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile <3 x i128>, ptr @d197, align 1
  %r99 = call i128 @llvm.vector.reduce.xor.v3i128(<3 x i128> %a99)
  store volatile i128 %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d198, i64 16)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile <3 x i128>, ptr @d199, align 1
  %r100 = call i128 @llvm.vector.reduce.smin.v3i128(<3 x i128> %a100)
  store volatile i128 %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d200, i64 16)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile <8 x i128>, ptr @d201, align 1
  %r101 = call i128 @llvm.vector.reduce.or.v8i128(<8 x i128> %a101)
  store volatile i128 %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d202, i64 16)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile <8 x i128>, ptr @d203, align 1
  %r102 = call i128 @llvm.vector.reduce.and.v8i128(<8 x i128> %a102)
  store volatile i128 %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d204, i64 16)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile <8 x i128>, ptr @d205, align 1
  %r103 = call i128 @llvm.vector.reduce.add.v8i128(<8 x i128> %a103)
  store volatile i128 %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d206, i64 16)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile <8 x i128>, ptr @d207, align 1
  %r104 = call i128 @llvm.vector.reduce.smax.v8i128(<8 x i128> %a104)
  store volatile i128 %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d208, i64 16)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile <16 x i128>, ptr @d209, align 1
  %r105 = call i128 @llvm.vector.reduce.mul.v16i128(<16 x i128> %a105)
  store volatile i128 %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d210, i64 16)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile <16 x i128>, ptr @d211, align 1
  %r106 = call i128 @llvm.vector.reduce.or.v16i128(<16 x i128> %a106)
  store volatile i128 %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d212, i64 16)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile <16 x i128>, ptr @d213, align 1
  %r107 = call i128 @llvm.vector.reduce.umin.v16i128(<16 x i128> %a107)
  store volatile i128 %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d214, i64 16)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile <16 x i128>, ptr @d215, align 1
  %r108 = call i128 @llvm.vector.reduce.smax.v16i128(<16 x i128> %a108)
  store volatile i128 %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d216, i64 16)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile <17 x i128>, ptr @d217, align 1
  %r109 = call i128 @llvm.vector.reduce.umax.v17i128(<17 x i128> %a109)
  store volatile i128 %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d218, i64 16)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile <17 x i128>, ptr @d219, align 1
  %r110 = call i128 @llvm.vector.reduce.umin.v17i128(<17 x i128> %a110)
  store volatile i128 %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d220, i64 16)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile <17 x i128>, ptr @d221, align 1
  %r111 = call i128 @llvm.vector.reduce.or.v17i128(<17 x i128> %a111)
  store volatile i128 %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d222, i64 16)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile <17 x i128>, ptr @d223, align 1
  %r112 = call i128 @llvm.vector.reduce.xor.v17i128(<17 x i128> %a112)
  store volatile i128 %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d224, i64 16)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ]
  ret i32 %which
}
