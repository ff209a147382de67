; Binary operations and comparisons on vectors of i16.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [6 x i8] c"\00\00\62\FA\1F\C9"
@d2 = internal global [6 x i8] c"\FB\C9\01\00\17\00"
@d3 = internal global [6 x i8] c"\FB\C9\63\FA\36\C9"
@d4 = internal global [32 x i8] c"\00\80\4E\65\FB\00\FF\FF\00\00\00\80\19\53\34\DC\18\80\00\00\D6\33\00\80\82\0A\C9\3A\FF\7F\01\00"
@d5 = internal global [32 x i8] c"\00\80\D3\00\ED\9E\34\3D\FF\FF\60\F6\37\00\E8\00\BB\00\01\00\FF\FF\FF\FF\CD\8A\FF\7F\FF\FF\1C\6A"
@d6 = internal global [32 x i8] c"\00\00\21\66\E8\9F\33\3D\FF\FF\60\76\50\53\1C\DD\D3\80\01\00\D5\33\FF\7F\4F\95\C8\BA\FE\7F\1D\6A"
@d7 = internal global [6 x i8] c"\FF\7F\00\00\8A\14"
@d8 = internal global [6 x i8] c"\90\34\F1\00\00\00"
@d9 = internal global [6 x i8] c"\6F\4B\0F\FF\8A\14"
@d10 = internal global [32 x i8] c"\00\80\32\9A\00\80\FF\7F\FF\FF\A4\58\A1\EF\00\80\B8\61\FF\FF\FF\FF\00\80\00\80\01\00\0E\78\00\80"
@d11 = internal global [32 x i8] c"\00\00\01\00\D5\C5\B0\F6\FF\FF\00\00\00\80\00\80\01\00\FF\7F\37\4D\8D\43\06\0B\A0\06\FF\7F\01\00"
@d12 = internal global [32 x i8] c"\00\80\31\9A\2B\BA\4F\89\00\00\A4\58\A1\6F\00\00\B7\61\00\80\C8\B2\73\3C\FA\74\61\F9\0F\F8\FF\7F"
@d13 = internal global [6 x i8] c"\BB\E1\60\7A\00\00"
@d14 = internal global [6 x i8] c"\41\A0\02\48\00\00"
@d15 = internal global [6 x i8] c"\7B\30\C0\F4\00\00"
@d16 = internal global [32 x i8] c"\2E\26\FF\FF\95\00\00\80\FF\FF\01\00\B9\BE\60\00\00\80\5B\45\00\80\B8\CB\FF\7F\01\00\6E\D0\15\14"
@d17 = internal global [32 x i8] c"\92\26\00\80\FF\FF\00\00\00\80\01\00\00\00\00\80\BD\9D\00\80\FF\7F\00\00\01\00\FF\FF\01\00\00\80"
@d18 = internal global [32 x i8] c"\3C\9A\00\80\6B\FF\00\00\00\80\01\00\00\00\00\00\00\80\00\80\00\80\00\00\FF\7F\FF\FF\6E\D0\00\80"
@d19 = internal global [6 x i8] c"\01\00\D0\74\FF\7F"
@d20 = internal global [6 x i8] c"\2E\67\B1\10\01\00"
@d21 = internal global [6 x i8] c"\00\00\90\10\01\00"
@d22 = internal global [32 x i8] c"\01\00\63\00\00\00\8A\00\71\94\14\D6\01\00\43\00\EC\F7\BA\CA\4B\3E\FF\FF\00\00\FF\FF\01\00\00\80"
@d23 = internal global [32 x i8] c"\00\00\4B\9B\01\00\00\00\FF\7F\DD\CB\00\80\00\00\A6\AD\FF\FF\38\D7\05\00\A3\88\01\00\21\00\54\88"
@d24 = internal global [32 x i8] c"\00\00\43\00\00\00\00\00\71\14\14\C2\00\00\00\00\A4\A5\BA\CA\08\16\05\00\00\00\01\00\01\00\00\80"
@d25 = internal global [6 x i8] c"\DC\C3\FF\7F\00\80"
@d26 = internal global [6 x i8] c"\00\00\FF\7F\FF\7F"
@d27 = internal global [6 x i8] c"\DC\C3\FF\7F\FF\FF"
@d28 = internal global [32 x i8] c"\01\00\01\00\00\00\7D\A5\1E\7C\FF\7F\B5\0D\00\80\82\00\FF\FF\30\64\9E\00\73\00\00\00\01\00\01\00"
@d29 = internal global [32 x i8] c"\A5\76\67\57\EF\00\B2\C6\4A\E0\FF\FF\00\80\01\00\6F\DE\01\00\2C\00\7E\00\00\80\54\90\FF\FF\E0\4B"
@d30 = internal global [32 x i8] c"\A5\76\67\57\EF\00\FF\E7\5E\FC\FF\FF\B5\8D\01\80\EF\DE\FF\FF\3C\64\FE\00\73\80\54\90\FF\FF\E1\4B"
@d31 = internal global [6 x i8] c"\00\00\FF\7F\FF\FF"
@d32 = internal global [6 x i8] c"\00\00\11\B4\35\00"
@d33 = internal global [6 x i8] c"\00\00\EE\CB\CA\FF"
@d34 = internal global [32 x i8] c"\CB\12\01\00\D9\82\F2\00\B4\05\01\00\00\80\FF\FF\FF\7F\00\80\29\41\FF\7F\98\8B\FF\FF\FF\7F\00\00"
@d35 = internal global [32 x i8] c"\4A\57\01\00\13\00\00\80\00\00\00\80\00\80\91\63\5D\00\C9\00\01\00\00\7E\00\00\00\00\BD\00\4D\28"
@d36 = internal global [32 x i8] c"\81\45\00\00\CA\82\F2\80\B4\05\01\80\00\00\6E\9C\A2\7F\C9\80\28\41\FF\01\98\8B\FF\FF\42\7F\4D\28"
@d37 = internal global [6 x i8] c"\78\D3\77\00\AB\2D"
@d38 = internal global [6 x i8] c"\00\00\00\00\01\00"
@d39 = internal global [6 x i8] c"\78\D3\77\00\56\5B"
@d40 = internal global [32 x i8] c"\32\F3\00\80\9E\70\46\00\00\80\92\87\FF\FF\0B\00\CE\DA\62\C1\FF\7F\FF\FF\00\80\AB\B8\60\ED\01\00"
@d41 = internal global [32 x i8] c"\0B\00\00\00\07\00\09\00\0F\00\00\00\00\00\0F\00\0E\00\03\00\00\00\01\00\01\00\0E\00\00\00\00\00"
@d42 = internal global [32 x i8] c"\00\90\00\80\00\4F\00\8C\00\00\92\87\FF\FF\00\80\00\80\10\0B\FF\7F\FE\FF\00\00\00\C0\60\ED\01\00"
@d43 = internal global [6 x i8] c"\EA\5F\00\00\33\DB"
@d44 = internal global [6 x i8] c"\00\00\0F\00\00\00"
@d45 = internal global [6 x i8] c"\EA\5F\00\00\33\DB"
@d46 = internal global [32 x i8] c"\FF\7F\00\00\FF\FF\01\00\00\80\00\80\FF\FF\FB\00\DA\1C\64\00\81\00\17\0B\CE\48\00\80\FF\FF\A3\90"
@d47 = internal global [32 x i8] c"\01\00\0F\00\0E\00\00\00\00\00\00\00\0F\00\01\00\0F\00\0C\00\06\00\00\00\04\00\07\00\07\00\0B\00"
@d48 = internal global [32 x i8] c"\FF\3F\00\00\03\00\01\00\00\80\00\80\01\00\7D\00\00\00\00\00\02\00\17\0B\8C\04\00\01\FF\01\12\00"
@d49 = internal global [6 x i8] c"\00\80\6D\03\FF\FF"
@d50 = internal global [6 x i8] c"\00\00\0E\00\08\00"
@d51 = internal global [6 x i8] c"\00\80\00\00\FF\FF"
@d52 = internal global [32 x i8] c"\1C\00\FF\FF\8D\1C\17\00\01\00\FF\FF\00\80\FF\FF\00\80\5A\4D\00\80\63\6F\83\A9\6E\C5\FF\FF\00\80"
@d53 = internal global [32 x i8] c"\01\00\0F\00\0F\00\01\00\01\00\01\00\0F\00\0E\00\0F\00\0F\00\0F\00\05\00\05\00\0F\00\0F\00\0F\00"
@d54 = internal global [32 x i8] c"\0E\00\FF\FF\00\00\0B\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\FF\FF\7B\03\4C\FD\FF\FF\FF\FF\FF\FF"
@d55 = internal global [6 x i8] c"\FF\FF\00\00\00\00"
@d56 = internal global [6 x i8] c"\63\B2\9D\15\7E\00"
@d57 = internal global [6 x i8] c"\01\00\00\00\00\00"
@d58 = internal global [32 x i8] c"\01\00\AA\00\01\00\00\00\0F\53\49\00\D3\A1\FF\7F\00\00\FF\7F\36\54\01\00\FF\7F\57\29\00\00\44\00"
@d59 = internal global [32 x i8] c"\01\00\F7\F5\82\00\9B\12\01\00\01\00\01\00\C5\AF\FE\64\E0\2A\82\00\FF\FF\01\00\2E\00\C2\EA\01\00"
@d60 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\0F\53\49\00\D3\A1\00\00\00\00\02\00\A5\00\00\00\FF\7F\E6\00\00\00\44\00"
@d61 = internal global [6 x i8] c"\FF\FF\56\4C\AB\20"
@d62 = internal global [6 x i8] c"\AA\00\01\00\01\00"
@d63 = internal global [6 x i8] c"\55\00\00\00\00\00"
@d64 = internal global [32 x i8] c"\3F\00\00\80\51\00\00\00\87\C9\36\DD\00\80\03\00\FF\FF\22\44\D1\BF\00\00\FF\7F\90\F4\01\00\ED\00"
@d65 = internal global [32 x i8] c"\FF\7F\1C\99\05\10\CE\44\A0\21\FF\FF\01\00\66\EB\DD\00\FF\7F\00\80\FF\7F\FF\FF\01\00\01\00\00\80"
@d66 = internal global [32 x i8] c"\3F\00\00\80\51\00\00\00\67\21\36\DD\00\00\03\00\77\00\22\44\D1\3F\00\00\FF\7F\00\00\00\00\ED\00"
@d67 = internal global [6 x i8] c"\84\9C\D7\14\00\00"
@d68 = internal global [6 x i8] c"\FF\FF\A7\4B\00\80"
@d69 = internal global [6 x i8] c"\7C\63\00\00\00\00"
@d70 = internal global [32 x i8] c"\FF\FF\9E\00\7E\00\37\00\B3\36\FF\FF\00\00\68\82\00\00\FF\7F\00\80\00\80\89\00\FF\7F\01\00\FF\FF"
@d71 = internal global [32 x i8] c"\B3\99\B9\5C\E8\E4\01\00\FF\FF\E6\79\01\00\00\80\FF\7F\8F\43\01\00\FF\7F\FF\FF\00\80\FF\FF\01\00"
@d72 = internal global [32 x i8] c"\00\00\00\00\00\00\37\00\4D\C9\00\00\00\00\00\00\00\00\01\00\00\80\FF\FF\77\FF\00\00\FF\FF\FF\FF"
@d73 = internal global [6 x i8] c"\00\80\01\00\FF\FF"
@d74 = internal global [6 x i8] c"\FF\7F\01\00\01\00"
@d75 = internal global [6 x i8] c"\FF\FF\00\00\00\00"
@d76 = internal global [32 x i8] c"\FF\FF\00\80\01\00\00\00\FF\FF\00\00\81\32\D0\B1\DF\84\BE\00\00\00\00\80\00\80\00\80\39\00\01\00"
@d77 = internal global [32 x i8] c"\FF\FF\6E\B4\01\00\FF\7F\FF\FF\FF\FF\FF\7F\FF\7F\01\00\62\4C\3F\E7\01\00\01\00\F0\00\FF\FF\FF\FF"
@d78 = internal global [32 x i8] c"\00\00\92\CB\00\00\00\00\00\00\00\00\81\32\D0\B1\00\00\BE\00\00\00\00\00\00\00\80\FF\00\00\00\00"
@d79 = internal global [6 x i8] c"\FA\00\00\00\01\00"
@d80 = internal global [6 x i8] c"\FA\00\DB\FD\01\00"
@d81 = internal global [1 x i8] c"\05"
@d82 = internal global [6 x i8] c"\FA\00\00\00\01\00"
@d83 = internal global [6 x i8] c"\FA\00\DB\FD\01\00"
@d84 = internal global [6 x i8] c"\FA\00\DB\FD\01\00"
@d85 = internal global [32 x i8] c"\7B\0A\00\00\13\00\E5\F5\AF\1C\00\00\DF\77\00\00\D6\64\66\00\E9\C0\00\80\00\80\01\00\01\00\01\00"
@d86 = internal global [32 x i8] c"\00\00\EA\08\01\00\9B\00\F7\AF\03\F8\3B\AC\01\00\FF\FF\5C\00\25\90\FF\7F\14\D4\90\F3\FB\00\FF\FF"
@d87 = internal global [2 x i8] c"\00\00"
@d88 = internal global [32 x i8] c"\7B\0A\00\00\13\00\E5\F5\AF\1C\00\00\DF\77\00\00\D6\64\66\00\E9\C0\00\80\00\80\01\00\01\00\01\00"
@d89 = internal global [32 x i8] c"\00\00\EA\08\01\00\9B\00\F7\AF\03\F8\3B\AC\01\00\FF\FF\5C\00\25\90\FF\7F\14\D4\90\F3\FB\00\FF\FF"
@d90 = internal global [32 x i8] c"\00\00\EA\08\01\00\9B\00\F7\AF\03\F8\3B\AC\01\00\FF\FF\5C\00\25\90\FF\7F\14\D4\90\F3\FB\00\FF\FF"
@d91 = internal global [6 x i8] c"\8F\32\17\C3\09\00"
@d92 = internal global [6 x i8] c"\8F\32\3E\2E\F3\B6"
@d93 = internal global [1 x i8] c"\06"
@d94 = internal global [6 x i8] c"\8F\32\17\C3\09\00"
@d95 = internal global [6 x i8] c"\8F\32\3E\2E\F3\B6"
@d96 = internal global [6 x i8] c"\8F\32\17\C3\09\00"
@d97 = internal global [32 x i8] c"\00\80\00\00\01\00\00\00\26\68\E0\55\00\80\EE\7D\F5\D7\50\03\10\74\60\8E\00\00\9D\6F\FF\7F\EE\C7"
@d98 = internal global [32 x i8] c"\00\80\00\80\00\80\F3\0C\71\2E\FF\FF\50\22\E9\26\00\80\98\00\00\00\00\00\FF\FF\00\00\00\80\62\94"
@d99 = internal global [2 x i8] c"\FE\FF"
@d100 = internal global [32 x i8] c"\00\80\00\00\01\00\00\00\26\68\E0\55\00\80\EE\7D\F5\D7\50\03\10\74\60\8E\00\00\9D\6F\FF\7F\EE\C7"
@d101 = internal global [32 x i8] c"\00\80\00\80\00\80\F3\0C\71\2E\FF\FF\50\22\E9\26\00\80\98\00\00\00\00\00\FF\FF\00\00\00\80\62\94"
@d102 = internal global [32 x i8] c"\00\80\00\00\01\00\00\00\26\68\E0\55\00\80\EE\7D\F5\D7\50\03\10\74\60\8E\00\00\9D\6F\FF\7F\EE\C7"
@d103 = internal global [6 x i8] c"\10\00\0F\00\75\9B"
@d104 = internal global [6 x i8] c"\FF\7F\02\00\C8\1C"
@d105 = internal global [1 x i8] c"\06"
@d106 = internal global [6 x i8] c"\10\00\0F\00\75\9B"
@d107 = internal global [6 x i8] c"\FF\7F\02\00\C8\1C"
@d108 = internal global [6 x i8] c"\FF\7F\0F\00\75\9B"
@d109 = internal global [32 x i8] c"\C1\00\29\41\00\00\00\80\FF\7F\01\00\FF\FF\FF\7F\FF\FF\00\00\01\00\00\00\00\80\00\80\6A\79\01\00"
@d110 = internal global [32 x i8] c"\C1\00\FF\FF\01\00\FF\7F\56\6A\00\00\00\00\CC\B7\00\00\B2\86\FF\7F\F7\9D\3A\00\00\00\01\00\93\34"
@d111 = internal global [2 x i8] c"\78\71"
@d112 = internal global [32 x i8] c"\C1\00\29\41\00\00\00\80\FF\7F\01\00\FF\FF\FF\7F\FF\FF\00\00\01\00\00\00\00\80\00\80\6A\79\01\00"
@d113 = internal global [32 x i8] c"\C1\00\FF\FF\01\00\FF\7F\56\6A\00\00\00\00\CC\B7\00\00\B2\86\FF\7F\F7\9D\3A\00\00\00\01\00\93\34"
@d114 = internal global [32 x i8] c"\C1\00\FF\FF\01\00\00\80\FF\7F\01\00\FF\FF\CC\B7\FF\FF\B2\86\FF\7F\F7\9D\00\80\00\80\6A\79\93\34"
@d115 = internal global [6 x i8] c"\FF\FF\FF\7F\1B\EB"
@d116 = internal global [6 x i8] c"\01\00\7B\00\52\C2"
@d117 = internal global [1 x i8] c"\07"
@d118 = internal global [6 x i8] c"\FF\FF\FF\7F\1B\EB"
@d119 = internal global [6 x i8] c"\01\00\7B\00\52\C2"
@d120 = internal global [6 x i8] c"\FF\FF\FF\7F\1B\EB"
@d121 = internal global [32 x i8] c"\00\00\1E\2A\01\00\E1\3A\FF\7F\00\00\D8\96\FF\FF\48\00\00\00\9B\6F\43\22\01\00\FF\FF\00\00\FF\FF"
@d122 = internal global [32 x i8] c"\00\00\FF\7F\DB\05\01\00\93\FF\37\54\91\CA\FF\FF\01\00\85\66\FF\FF\BA\00\73\F5\00\00\87\09\96\EE"
@d123 = internal global [2 x i8] c"\89\A9"
@d124 = internal global [32 x i8] c"\00\00\1E\2A\01\00\E1\3A\FF\7F\00\00\D8\96\FF\FF\48\00\00\00\9B\6F\43\22\01\00\FF\FF\00\00\FF\FF"
@d125 = internal global [32 x i8] c"\00\00\FF\7F\DB\05\01\00\93\FF\37\54\91\CA\FF\FF\01\00\85\66\FF\FF\BA\00\73\F5\00\00\87\09\96\EE"
@d126 = internal global [32 x i8] c"\00\00\FF\7F\DB\05\E1\3A\93\FF\37\54\91\CA\FF\FF\48\00\85\66\FF\FF\43\22\73\F5\FF\FF\87\09\FF\FF"
@d127 = internal global [6 x i8] c"\3C\02\60\17\E0\8F"
@d128 = internal global [6 x i8] c"\BE\79\F1\E4\9E\95"
@d129 = internal global [1 x i8] c"\07"
@d130 = internal global [6 x i8] c"\3C\02\60\17\E0\8F"
@d131 = internal global [6 x i8] c"\BE\79\F1\E4\9E\95"
@d132 = internal global [6 x i8] c"\3C\02\60\17\E0\8F"
@d133 = internal global [32 x i8] c"\01\00\76\F3\08\00\00\80\00\00\01\00\FF\FF\B4\37\88\F9\CA\6D\FF\FF\00\3D\FD\4C\01\00\00\00\72\13"
@d134 = internal global [32 x i8] c"\DB\63\0A\BA\82\CE\00\00\CA\00\FF\FF\C5\61\01\00\66\A4\00\00\FF\7F\44\2F\83\B8\08\BE\01\00\6A\00"
@d135 = internal global [2 x i8] c"\35\70"
@d136 = internal global [32 x i8] c"\01\00\76\F3\08\00\00\80\00\00\01\00\FF\FF\B4\37\88\F9\CA\6D\FF\FF\00\3D\FD\4C\01\00\00\00\72\13"
@d137 = internal global [32 x i8] c"\DB\63\0A\BA\82\CE\00\00\CA\00\FF\FF\C5\61\01\00\66\A4\00\00\FF\7F\44\2F\83\B8\08\BE\01\00\6A\00"
@d138 = internal global [32 x i8] c"\01\00\0A\BA\08\00\00\00\00\00\01\00\C5\61\01\00\66\A4\00\00\FF\7F\44\2F\FD\4C\01\00\00\00\6A\00"
@d139 = internal global [6 x i8] c"\3E\02\00\80\00\00"
@d140 = internal global [6 x i8] c"\3E\02\00\80\01\00"
@d141 = internal global [1 x i8] c"\07"
@d142 = internal global [6 x i8] c"\3E\02\00\80\00\00"
@d143 = internal global [6 x i8] c"\3E\02\00\80\01\00"
@d144 = internal global [6 x i8] c"\3E\02\00\80\00\00"
@d145 = internal global [32 x i8] c"\FF\FF\01\00\C9\00\36\0B\00\00\FF\7F\FF\FF\01\00\00\00\D1\C0\C9\82\FF\7F\AD\00\4A\58\01\00\00\80"
@d146 = internal global [32 x i8] c"\FF\FF\01\00\00\80\00\80\BE\7B\FF\7F\00\80\0F\A0\00\80\4D\00\30\00\6D\FA\FF\7F\00\80\01\00\01\00"
@d147 = internal global [2 x i8] c"\BF\79"
@d148 = internal global [32 x i8] c"\FF\FF\01\00\C9\00\36\0B\00\00\FF\7F\FF\FF\01\00\00\00\D1\C0\C9\82\FF\7F\AD\00\4A\58\01\00\00\80"
@d149 = internal global [32 x i8] c"\FF\FF\01\00\00\80\00\80\BE\7B\FF\7F\00\80\0F\A0\00\80\4D\00\30\00\6D\FA\FF\7F\00\80\01\00\01\00"
@d150 = internal global [32 x i8] c"\FF\FF\01\00\C9\00\36\0B\00\00\FF\7F\00\80\01\00\00\00\4D\00\30\00\FF\7F\AD\00\4A\58\01\00\01\00"
@d151 = internal global [6 x i8] c"\83\AF\01\00\34\00"
@d152 = internal global [6 x i8] c"\83\AF\72\00\00\00"
@d153 = internal global [1 x i8] c"\04"
@d154 = internal global [6 x i8] c"\83\AF\01\00\34\00"
@d155 = internal global [6 x i8] c"\83\AF\72\00\00\00"
@d156 = internal global [6 x i8] c"\83\AF\72\00\34\00"
@d157 = internal global [32 x i8] c"\01\00\01\00\00\00\4D\55\FF\FF\36\DB\00\00\26\DC\FF\FF\B7\F3\BC\00\01\00\FF\FF\AE\C1\25\00\B3\1D"
@d158 = internal global [32 x i8] c"\01\00\00\00\FF\FF\00\80\01\00\FF\FF\FF\7F\FF\7F\00\00\27\5D\FF\7F\31\1B\D7\1D\02\E9\01\00\01\00"
@d159 = internal global [2 x i8] c"\0E\C0"
@d160 = internal global [32 x i8] c"\01\00\01\00\00\00\4D\55\FF\FF\36\DB\00\00\26\DC\FF\FF\B7\F3\BC\00\01\00\FF\FF\AE\C1\25\00\B3\1D"
@d161 = internal global [32 x i8] c"\01\00\00\00\FF\FF\00\80\01\00\FF\FF\FF\7F\FF\7F\00\00\27\5D\FF\7F\31\1B\D7\1D\02\E9\01\00\01\00"
@d162 = internal global [32 x i8] c"\01\00\01\00\00\00\4D\55\01\00\FF\FF\FF\7F\FF\7F\00\00\27\5D\FF\7F\31\1B\D7\1D\02\E9\25\00\B3\1D"
@d163 = internal global [6 x i8] c"\50\6A\6D\00\84\DC"
@d164 = internal global [6 x i8] c"\FF\7F\FF\FF\FF\FF"
@d165 = internal global [1 x i8] c"\02"
@d166 = internal global [6 x i8] c"\50\6A\6D\00\84\DC"
@d167 = internal global [6 x i8] c"\FF\7F\FF\FF\FF\FF"
@d168 = internal global [6 x i8] c"\FF\7F\6D\00\FF\FF"
@d169 = internal global [32 x i8] c"\AA\B3\FF\7F\E7\EF\00\00\61\E4\00\80\00\00\79\38\ED\1D\2E\63\62\BF\01\00\01\00\7F\5C\FF\7F\32\AF"
@d170 = internal global [32 x i8] c"\31\B2\01\00\FF\FF\A0\8C\01\00\00\80\84\00\B8\C2\00\80\00\00\62\7A\20\EE\1D\67\3F\6C\79\C2\5C\24"
@d171 = internal global [2 x i8] c"\AB\4B"
@d172 = internal global [32 x i8] c"\AA\B3\FF\7F\E7\EF\00\00\61\E4\00\80\00\00\79\38\ED\1D\2E\63\62\BF\01\00\01\00\7F\5C\FF\7F\32\AF"
@d173 = internal global [32 x i8] c"\31\B2\01\00\FF\FF\A0\8C\01\00\00\80\84\00\B8\C2\00\80\00\00\62\7A\20\EE\1D\67\3F\6C\79\C2\5C\24"
@d174 = internal global [32 x i8] c"\AA\B3\FF\7F\FF\FF\00\00\01\00\00\80\84\00\79\38\ED\1D\2E\63\62\7A\01\00\1D\67\3F\6C\FF\7F\5C\24"
@d175 = internal global [6 x i8] c"\B0\C0\00\00\84\B3"
@d176 = internal global [6 x i8] c"\B0\C0\FF\7F\FF\7F"
@d177 = internal global [1 x i8] c"\06"
@d178 = internal global [6 x i8] c"\B0\C0\00\00\84\B3"
@d179 = internal global [6 x i8] c"\B0\C0\FF\7F\FF\7F"
@d180 = internal global [6 x i8] c"\B0\C0\00\00\84\B3"
@d181 = internal global [32 x i8] c"\E6\55\FF\FF\FF\7F\00\00\01\00\01\00\27\99\31\94\FF\FF\00\80\FF\7F\01\00\09\F9\FF\7F\FF\FF\FF\FF"
@d182 = internal global [32 x i8] c"\E6\55\DE\91\AB\00\59\DE\FF\FF\01\00\A7\60\00\80\3B\5A\F7\00\FF\7F\00\00\85\AC\01\00\01\00\FF\7F"
@d183 = internal global [2 x i8] c"\40\C3"
@d184 = internal global [32 x i8] c"\E6\55\FF\FF\FF\7F\00\00\01\00\01\00\27\99\31\94\FF\FF\00\80\FF\7F\01\00\09\F9\FF\7F\FF\FF\FF\FF"
@d185 = internal global [32 x i8] c"\E6\55\DE\91\AB\00\59\DE\FF\FF\01\00\A7\60\00\80\3B\5A\F7\00\FF\7F\00\00\85\AC\01\00\01\00\FF\7F"
@d186 = internal global [32 x i8] c"\E6\55\DE\91\AB\00\59\DE\FF\FF\01\00\27\99\00\80\FF\FF\00\80\FF\7F\00\00\85\AC\01\00\FF\FF\FF\FF"
@d187 = internal global [6 x i8] c"\00\80\00\80\00\00"
@d188 = internal global [6 x i8] c"\FF\7F\FF\FF\70\00"
@d189 = internal global [1 x i8] c"\07"
@d190 = internal global [6 x i8] c"\00\80\00\80\00\00"
@d191 = internal global [6 x i8] c"\FF\7F\FF\FF\70\00"
@d192 = internal global [6 x i8] c"\00\80\00\80\00\00"
@d193 = internal global [32 x i8] c"\BF\00\00\00\78\00\FF\FF\01\00\00\80\D3\68\01\00\DD\E0\00\80\CD\E9\2F\BA\E3\81\15\12\A9\6B\CD\7A"
@d194 = internal global [32 x i8] c"\FF\FF\CA\B7\00\80\FF\7F\DE\00\FF\7F\00\00\01\00\3A\E3\DF\D8\01\00\00\80\FE\00\01\00\FF\7F\F2\5A"
@d195 = internal global [2 x i8] c"\B8\57"
@d196 = internal global [32 x i8] c"\BF\00\00\00\78\00\FF\FF\01\00\00\80\D3\68\01\00\DD\E0\00\80\CD\E9\2F\BA\E3\81\15\12\A9\6B\CD\7A"
@d197 = internal global [32 x i8] c"\FF\FF\CA\B7\00\80\FF\7F\DE\00\FF\7F\00\00\01\00\3A\E3\DF\D8\01\00\00\80\FE\00\01\00\FF\7F\F2\5A"
@d198 = internal global [32 x i8] c"\FF\FF\CA\B7\00\80\FF\FF\01\00\00\80\00\00\01\00\DD\E0\00\80\CD\E9\00\80\E3\81\01\00\A9\6B\F2\5A"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i16>, ptr @d1, align 1
  %b1 = load volatile <3 x i16>, ptr @d2, align 1
  %r1 = add <3 x i16> %a1, %b1
  store volatile <3 x i16> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 6)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <16 x i16>, ptr @d4, align 1
  %b2 = load volatile <16 x i16>, ptr @d5, align 1
  %r2 = add <16 x i16> %a2, %b2
  store volatile <16 x i16> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 32)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i16>, ptr @d7, align 1
  %b3 = load volatile <3 x i16>, ptr @d8, align 1
  %r3 = sub <3 x i16> %a3, %b3
  store volatile <3 x i16> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 6)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <16 x i16>, ptr @d10, align 1
  %b4 = load volatile <16 x i16>, ptr @d11, align 1
  %r4 = sub <16 x i16> %a4, %b4
  store volatile <16 x i16> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 32)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i16>, ptr @d13, align 1
  %b5 = load volatile <3 x i16>, ptr @d14, align 1
  %r5 = mul <3 x i16> %a5, %b5
  store volatile <3 x i16> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 6)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <16 x i16>, ptr @d16, align 1
  %b6 = load volatile <16 x i16>, ptr @d17, align 1
  %r6 = mul <16 x i16> %a6, %b6
  store volatile <16 x i16> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 32)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i16>, ptr @d19, align 1
  %b7 = load volatile <3 x i16>, ptr @d20, align 1
  %r7 = and <3 x i16> %a7, %b7
  store volatile <3 x i16> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 6)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <16 x i16>, ptr @d22, align 1
  %b8 = load volatile <16 x i16>, ptr @d23, align 1
  %r8 = and <16 x i16> %a8, %b8
  store volatile <16 x i16> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 32)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i16>, ptr @d25, align 1
  %b9 = load volatile <3 x i16>, ptr @d26, align 1
  %r9 = or <3 x i16> %a9, %b9
  store volatile <3 x i16> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 6)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i16>, ptr @d28, align 1
  %b10 = load volatile <16 x i16>, ptr @d29, align 1
  %r10 = or <16 x i16> %a10, %b10
  store volatile <16 x i16> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 32)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i16>, ptr @d31, align 1
  %b11 = load volatile <3 x i16>, ptr @d32, align 1
  %r11 = xor <3 x i16> %a11, %b11
  store volatile <3 x i16> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 6)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i16>, ptr @d34, align 1
  %b12 = load volatile <16 x i16>, ptr @d35, align 1
  %r12 = xor <16 x i16> %a12, %b12
  store volatile <16 x i16> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 32)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i16>, ptr @d37, align 1
  %b13 = load volatile <3 x i16>, ptr @d38, align 1
  %r13 = shl <3 x i16> %a13, %b13
  store volatile <3 x i16> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 6)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <16 x i16>, ptr @d40, align 1
  %b14 = load volatile <16 x i16>, ptr @d41, align 1
  %r14 = shl <16 x i16> %a14, %b14
  store volatile <16 x i16> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 32)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i16>, ptr @d43, align 1
  %b15 = load volatile <3 x i16>, ptr @d44, align 1
  %r15 = lshr <3 x i16> %a15, %b15
  store volatile <3 x i16> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 6)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <16 x i16>, ptr @d46, align 1
  %b16 = load volatile <16 x i16>, ptr @d47, align 1
  %r16 = lshr <16 x i16> %a16, %b16
  store volatile <16 x i16> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 32)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i16>, ptr @d49, align 1
  %b17 = load volatile <3 x i16>, ptr @d50, align 1
  %r17 = ashr <3 x i16> %a17, %b17
  store volatile <3 x i16> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 6)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <16 x i16>, ptr @d52, align 1
  %b18 = load volatile <16 x i16>, ptr @d53, align 1
  %r18 = ashr <16 x i16> %a18, %b18
  store volatile <16 x i16> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 32)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i16>, ptr @d55, align 1
  %b19 = load volatile <3 x i16>, ptr @d56, align 1
  %r19 = udiv <3 x i16> %a19, %b19
  store volatile <3 x i16> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 6)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <16 x i16>, ptr @d58, align 1
  %b20 = load volatile <16 x i16>, ptr @d59, align 1
  %r20 = udiv <16 x i16> %a20, %b20
  store volatile <16 x i16> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 32)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i16>, ptr @d61, align 1
  %b21 = load volatile <3 x i16>, ptr @d62, align 1
  %r21 = urem <3 x i16> %a21, %b21
  store volatile <3 x i16> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 6)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <16 x i16>, ptr @d64, align 1
  %b22 = load volatile <16 x i16>, ptr @d65, align 1
  %r22 = urem <16 x i16> %a22, %b22
  store volatile <16 x i16> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 32)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i16>, ptr @d67, align 1
  %b23 = load volatile <3 x i16>, ptr @d68, align 1
  %r23 = sdiv <3 x i16> %a23, %b23
  store volatile <3 x i16> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 6)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <16 x i16>, ptr @d70, align 1
  %b24 = load volatile <16 x i16>, ptr @d71, align 1
  %r24 = sdiv <16 x i16> %a24, %b24
  store volatile <16 x i16> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 32)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i16>, ptr @d73, align 1
  %b25 = load volatile <3 x i16>, ptr @d74, align 1
  %r25 = srem <3 x i16> %a25, %b25
  store volatile <3 x i16> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 6)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <16 x i16>, ptr @d76, align 1
  %b26 = load volatile <16 x i16>, ptr @d77, align 1
  %r26 = srem <16 x i16> %a26, %b26
  store volatile <16 x i16> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 32)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i16>, ptr @d79, align 1
  %b27 = load volatile <3 x i16>, ptr @d80, align 1
  %r27 = icmp eq <3 x i16> %a27, %b27
  store volatile <3 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i16>, ptr @d82, align 1
  %b28 = load volatile <3 x i16>, ptr @d83, align 1
  %k28 = icmp eq <3 x i16> %a28, %b28
  %r28 = select <3 x i1> %k28, <3 x i16> %a28, <3 x i16> %b28
  store volatile <3 x i16> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 6)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i16>, ptr @d85, align 1
  %b29 = load volatile <16 x i16>, ptr @d86, align 1
  %r29 = icmp eq <16 x i16> %a29, %b29
  store volatile <16 x i1> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 2)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i16>, ptr @d88, align 1
  %b30 = load volatile <16 x i16>, ptr @d89, align 1
  %k30 = icmp eq <16 x i16> %a30, %b30
  %r30 = select <16 x i1> %k30, <16 x i16> %a30, <16 x i16> %b30
  store volatile <16 x i16> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 32)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <3 x i16>, ptr @d91, align 1
  %b31 = load volatile <3 x i16>, ptr @d92, align 1
  %r31 = icmp ne <3 x i16> %a31, %b31
  store volatile <3 x i1> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 1)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <3 x i16>, ptr @d94, align 1
  %b32 = load volatile <3 x i16>, ptr @d95, align 1
  %k32 = icmp ne <3 x i16> %a32, %b32
  %r32 = select <3 x i1> %k32, <3 x i16> %a32, <3 x i16> %b32
  store volatile <3 x i16> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 6)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i16>, ptr @d97, align 1
  %b33 = load volatile <16 x i16>, ptr @d98, align 1
  %r33 = icmp ne <16 x i16> %a33, %b33
  store volatile <16 x i1> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i16>, ptr @d100, align 1
  %b34 = load volatile <16 x i16>, ptr @d101, align 1
  %k34 = icmp ne <16 x i16> %a34, %b34
  %r34 = select <16 x i1> %k34, <16 x i16> %a34, <16 x i16> %b34
  store volatile <16 x i16> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 32)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x i16>, ptr @d103, align 1
  %b35 = load volatile <3 x i16>, ptr @d104, align 1
  %r35 = icmp ugt <3 x i16> %a35, %b35
  store volatile <3 x i1> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 1)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <3 x i16>, ptr @d106, align 1
  %b36 = load volatile <3 x i16>, ptr @d107, align 1
  %k36 = icmp ugt <3 x i16> %a36, %b36
  %r36 = select <3 x i1> %k36, <3 x i16> %a36, <3 x i16> %b36
  store volatile <3 x i16> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 6)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i16>, ptr @d109, align 1
  %b37 = load volatile <16 x i16>, ptr @d110, align 1
  %r37 = icmp ugt <16 x i16> %a37, %b37
  store volatile <16 x i1> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 2)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i16>, ptr @d112, align 1
  %b38 = load volatile <16 x i16>, ptr @d113, align 1
  %k38 = icmp ugt <16 x i16> %a38, %b38
  %r38 = select <16 x i1> %k38, <16 x i16> %a38, <16 x i16> %b38
  store volatile <16 x i16> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 32)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <3 x i16>, ptr @d115, align 1
  %b39 = load volatile <3 x i16>, ptr @d116, align 1
  %r39 = icmp uge <3 x i16> %a39, %b39
  store volatile <3 x i1> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <3 x i16>, ptr @d118, align 1
  %b40 = load volatile <3 x i16>, ptr @d119, align 1
  %k40 = icmp uge <3 x i16> %a40, %b40
  %r40 = select <3 x i1> %k40, <3 x i16> %a40, <3 x i16> %b40
  store volatile <3 x i16> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 6)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i16>, ptr @d121, align 1
  %b41 = load volatile <16 x i16>, ptr @d122, align 1
  %r41 = icmp uge <16 x i16> %a41, %b41
  store volatile <16 x i1> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 2)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i16>, ptr @d124, align 1
  %b42 = load volatile <16 x i16>, ptr @d125, align 1
  %k42 = icmp uge <16 x i16> %a42, %b42
  %r42 = select <16 x i1> %k42, <16 x i16> %a42, <16 x i16> %b42
  store volatile <16 x i16> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 32)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <3 x i16>, ptr @d127, align 1
  %b43 = load volatile <3 x i16>, ptr @d128, align 1
  %r43 = icmp ult <3 x i16> %a43, %b43
  store volatile <3 x i1> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <3 x i16>, ptr @d130, align 1
  %b44 = load volatile <3 x i16>, ptr @d131, align 1
  %k44 = icmp ult <3 x i16> %a44, %b44
  %r44 = select <3 x i1> %k44, <3 x i16> %a44, <3 x i16> %b44
  store volatile <3 x i16> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 6)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i16>, ptr @d133, align 1
  %b45 = load volatile <16 x i16>, ptr @d134, align 1
  %r45 = icmp ult <16 x i16> %a45, %b45
  store volatile <16 x i1> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 2)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i16>, ptr @d136, align 1
  %b46 = load volatile <16 x i16>, ptr @d137, align 1
  %k46 = icmp ult <16 x i16> %a46, %b46
  %r46 = select <16 x i1> %k46, <16 x i16> %a46, <16 x i16> %b46
  store volatile <16 x i16> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 32)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <3 x i16>, ptr @d139, align 1
  %b47 = load volatile <3 x i16>, ptr @d140, align 1
  %r47 = icmp ule <3 x i16> %a47, %b47
  store volatile <3 x i1> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <3 x i16>, ptr @d142, align 1
  %b48 = load volatile <3 x i16>, ptr @d143, align 1
  %k48 = icmp ule <3 x i16> %a48, %b48
  %r48 = select <3 x i1> %k48, <3 x i16> %a48, <3 x i16> %b48
  store volatile <3 x i16> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 6)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i16>, ptr @d145, align 1
  %b49 = load volatile <16 x i16>, ptr @d146, align 1
  %r49 = icmp ule <16 x i16> %a49, %b49
  store volatile <16 x i1> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 2)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i16>, ptr @d148, align 1
  %b50 = load volatile <16 x i16>, ptr @d149, align 1
  %k50 = icmp ule <16 x i16> %a50, %b50
  %r50 = select <16 x i1> %k50, <16 x i16> %a50, <16 x i16> %b50
  store volatile <16 x i16> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 32)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i16>, ptr @d151, align 1
  %b51 = load volatile <3 x i16>, ptr @d152, align 1
  %r51 = icmp sgt <3 x i16> %a51, %b51
  store volatile <3 x i1> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <3 x i16>, ptr @d154, align 1
  %b52 = load volatile <3 x i16>, ptr @d155, align 1
  %k52 = icmp sgt <3 x i16> %a52, %b52
  %r52 = select <3 x i1> %k52, <3 x i16> %a52, <3 x i16> %b52
  store volatile <3 x i16> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 6)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i16>, ptr @d157, align 1
  %b53 = load volatile <16 x i16>, ptr @d158, align 1
  %r53 = icmp sgt <16 x i16> %a53, %b53
  store volatile <16 x i1> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 2)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i16>, ptr @d160, align 1
  %b54 = load volatile <16 x i16>, ptr @d161, align 1
  %k54 = icmp sgt <16 x i16> %a54, %b54
  %r54 = select <16 x i1> %k54, <16 x i16> %a54, <16 x i16> %b54
  store volatile <16 x i16> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 32)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <3 x i16>, ptr @d163, align 1
  %b55 = load volatile <3 x i16>, ptr @d164, align 1
  %r55 = icmp sge <3 x i16> %a55, %b55
  store volatile <3 x i1> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <3 x i16>, ptr @d166, align 1
  %b56 = load volatile <3 x i16>, ptr @d167, align 1
  %k56 = icmp sge <3 x i16> %a56, %b56
  %r56 = select <3 x i1> %k56, <3 x i16> %a56, <3 x i16> %b56
  store volatile <3 x i16> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 6)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <16 x i16>, ptr @d169, align 1
  %b57 = load volatile <16 x i16>, ptr @d170, align 1
  %r57 = icmp sge <16 x i16> %a57, %b57
  store volatile <16 x i1> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 2)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <16 x i16>, ptr @d172, align 1
  %b58 = load volatile <16 x i16>, ptr @d173, align 1
  %k58 = icmp sge <16 x i16> %a58, %b58
  %r58 = select <16 x i1> %k58, <16 x i16> %a58, <16 x i16> %b58
  store volatile <16 x i16> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 32)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <3 x i16>, ptr @d175, align 1
  %b59 = load volatile <3 x i16>, ptr @d176, align 1
  %r59 = icmp slt <3 x i16> %a59, %b59
  store volatile <3 x i1> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <3 x i16>, ptr @d178, align 1
  %b60 = load volatile <3 x i16>, ptr @d179, align 1
  %k60 = icmp slt <3 x i16> %a60, %b60
  %r60 = select <3 x i1> %k60, <3 x i16> %a60, <3 x i16> %b60
  store volatile <3 x i16> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 6)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <16 x i16>, ptr @d181, align 1
  %b61 = load volatile <16 x i16>, ptr @d182, align 1
  %r61 = icmp slt <16 x i16> %a61, %b61
  store volatile <16 x i1> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 2)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <16 x i16>, ptr @d184, align 1
  %b62 = load volatile <16 x i16>, ptr @d185, align 1
  %k62 = icmp slt <16 x i16> %a62, %b62
  %r62 = select <16 x i1> %k62, <16 x i16> %a62, <16 x i16> %b62
  store volatile <16 x i16> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 32)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <3 x i16>, ptr @d187, align 1
  %b63 = load volatile <3 x i16>, ptr @d188, align 1
  %r63 = icmp sle <3 x i16> %a63, %b63
  store volatile <3 x i1> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <3 x i16>, ptr @d190, align 1
  %b64 = load volatile <3 x i16>, ptr @d191, align 1
  %k64 = icmp sle <3 x i16> %a64, %b64
  %r64 = select <3 x i1> %k64, <3 x i16> %a64, <3 x i16> %b64
  store volatile <3 x i16> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 6)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <16 x i16>, ptr @d193, align 1
  %b65 = load volatile <16 x i16>, ptr @d194, align 1
  %r65 = icmp sle <16 x i16> %a65, %b65
  store volatile <16 x i1> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 2)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <16 x i16>, ptr @d196, align 1
  %b66 = load volatile <16 x i16>, ptr @d197, align 1
  %k66 = icmp sle <16 x i16> %a66, %b66
  %r66 = select <16 x i1> %k66, <16 x i16> %a66, <16 x i16> %b66
  store volatile <16 x i16> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 32)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ]
  ret i32 %which
}
