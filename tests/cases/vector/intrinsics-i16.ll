; Integer intrinsics on vectors of i16.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [6 x i8] c"\01\00\00\00\9E\76"
@d2 = internal global [6 x i8] c"\FF\7F\00\80\FF\FF"
@d3 = internal global [6 x i8] c"\01\00\00\80\FF\FF"
@d4 = internal global [6 x i8] c"\FF\7F\85\61\00\80"
@d5 = internal global [6 x i8] c"\01\00\00\00\01\00"
@d6 = internal global [6 x i8] c"\FF\7F\85\61\01\00"
@d7 = internal global [6 x i8] c"\34\8C\00\80\FF\FF"
@d8 = internal global [6 x i8] c"\01\00\D1\01\8A\F1"
@d9 = internal global [6 x i8] c"\01\00\D1\01\8A\F1"
@d10 = internal global [6 x i8] c"\61\40\00\80\00\00"
@d11 = internal global [6 x i8] c"\00\80\68\57\B0\00"
@d12 = internal global [6 x i8] c"\00\80\00\80\B0\00"
@d13 = internal global [6 x i8] c"\01\00\00\62\00\80"
@d14 = internal global [6 x i8] c"\FF\FF\00\80\D5\1E"
@d15 = internal global [6 x i8] c"\FF\FF\00\E2\D5\9E"
@d16 = internal global [6 x i8] c"\1F\2D\00\00\C8\46"
@d17 = internal global [6 x i8] c"\6A\14\00\00\FF\FF"
@d18 = internal global [6 x i8] c"\B5\18\00\00\00\00"
@d19 = internal global [6 x i8] c"\7D\13\FF\FF\F9\93"
@d20 = internal global [6 x i8] c"\FF\7F\33\00\1A\00"
@d21 = internal global [6 x i8] c"\FF\7F\32\00\13\94"
@d22 = internal global [6 x i8] c"\FF\FF\00\80\FF\7F"
@d23 = internal global [6 x i8] c"\FF\FF\57\AD\C7\EE"
@d24 = internal global [6 x i8] c"\00\00\A9\D2\FF\7F"
@d25 = internal global [6 x i8] c"\FB\B7\01\00\FF\7F"
@d26 = internal global [6 x i8] c"\0D\00\01\00\0F\00"
@d27 = internal global [6 x i8] c"\00\00\FF\FF\13\DA"
@d28 = internal global [6 x i8] c"\00\00\FF\FF\5B\C8"
@d29 = internal global [6 x i8] c"\78\00\FF\FF\FF\FF"
@d30 = internal global [6 x i8] c"\00\78\FF\FF\FF\FF"
@d31 = internal global [6 x i8] c"\00\00\00\00\01\00"
@d32 = internal global [6 x i8] c"\00\00\00\00\01\00"
@d33 = internal global [6 x i8] c"\6A\00\65\85\01\00"
@d34 = internal global [6 x i8] c"\09\00\00\00\0F\00"
@d35 = internal global [6 x i8] c"\DD\73\FF\7F\00\00"
@d36 = internal global [6 x i8] c"\00\00\00\00\10\00"
@d37 = internal global [6 x i8] c"\00\80\35\D8\00\80"
@d38 = internal global [6 x i8] c"\FF\7F\79\CD\E3\52"
@d39 = internal global [6 x i8] c"\00\00\00\80\FF\7F"
@d40 = internal global [6 x i8] c"\00\80\35\D8\71\29"
@d41 = internal global [6 x i8] c"\77\E8\00\80\FF\7F"
@d42 = internal global [6 x i8] c"\C9\00\02\C6\37\67"
@d43 = internal global [6 x i8] c"\54\EF\FF\7F\4D\05"
@d44 = internal global [6 x i8] c"\0C\70\01\00\FB\FF"
@d45 = internal global [6 x i8] c"\0A\00\00\00\6E\00"
@d46 = internal global [6 x i8] c"\F8\23\00\80\1D\FF"
@d47 = internal global [6 x i8] c"\02\24\00\80\8B\FF"
@d48 = internal global [6 x i8] c"\0A\00\00\00\6E\00"
@d49 = internal global [6 x i8] c"\F8\23\00\80\1D\FF"
@d50 = internal global [1 x i8] c"\00"
@d51 = internal global [6 x i8] c"\FF\FF\01\00\A7\57"
@d52 = internal global [6 x i8] c"\C2\0B\FF\FF\FF\FF"
@d53 = internal global [6 x i8] c"\3D\F4\02\00\A8\57"
@d54 = internal global [6 x i8] c"\FF\FF\01\00\A7\57"
@d55 = internal global [6 x i8] c"\C2\0B\FF\FF\FF\FF"
@d56 = internal global [1 x i8] c"\00"
@d57 = internal global [6 x i8] c"\C4\03\00\80\7B\5F"
@d58 = internal global [6 x i8] c"\00\00\FF\7F\FF\7F"
@d59 = internal global [6 x i8] c"\00\00\00\80\85\20"
@d60 = internal global [6 x i8] c"\C4\03\00\80\7B\5F"
@d61 = internal global [6 x i8] c"\00\00\FF\7F\FF\7F"
@d62 = internal global [1 x i8] c"\06"
@d63 = internal global [6 x i8] c"\FF\7F\05\FD\00\00"
@d64 = internal global [6 x i8] c"\CA\00\00\00\94\0C"
@d65 = internal global [6 x i8] c"\C9\80\05\FD\94\0C"
@d66 = internal global [6 x i8] c"\FF\7F\05\FD\00\00"
@d67 = internal global [6 x i8] c"\CA\00\00\00\94\0C"
@d68 = internal global [1 x i8] c"\00"
@d69 = internal global [6 x i8] c"\01\00\A0\00\80\C6"
@d70 = internal global [6 x i8] c"\09\00\89\29\01\00"
@d71 = internal global [6 x i8] c"\F8\FF\17\D7\7F\C6"
@d72 = internal global [6 x i8] c"\01\00\A0\00\80\C6"
@d73 = internal global [6 x i8] c"\09\00\89\29\01\00"
@d74 = internal global [1 x i8] c"\03"
@d75 = internal global [6 x i8] c"\AB\BF\05\AF\8D\B2"
@d76 = internal global [6 x i8] c"\FF\FF\00\80\B0\7F"
@d77 = internal global [6 x i8] c"\55\40\00\80\F0\B3"
@d78 = internal global [6 x i8] c"\AB\BF\05\AF\8D\B2"
@d79 = internal global [6 x i8] c"\FF\FF\00\80\B0\7F"
@d80 = internal global [1 x i8] c"\07"
@d81 = internal global [32 x i8] c"\00\80\AE\D5\00\00\3D\53\FA\00\FF\FF\A0\71\00\00\7A\6C\21\00\01\00\7C\DF\FF\7F\FF\FF\FF\FF\00\80"
@d82 = internal global [32 x i8] c"\01\00\19\54\83\00\71\8D\01\00\FC\F0\FF\FF\01\00\01\00\00\80\FF\FF\FF\FF\B0\49\00\00\01\00\00\00"
@d83 = internal global [32 x i8] c"\00\80\AE\D5\00\00\71\8D\01\00\FC\F0\FF\FF\00\00\01\00\00\80\FF\FF\7C\DF\B0\49\FF\FF\FF\FF\00\80"
@d84 = internal global [32 x i8] c"\FF\7F\24\00\1E\22\4C\73\30\DC\00\00\FF\7F\01\00\00\00\01\00\37\00\00\00\FF\FF\94\00\5C\00\FF\FF"
@d85 = internal global [32 x i8] c"\00\80\00\00\27\B1\00\00\00\80\D7\B1\90\00\00\80\2D\00\1D\CB\00\80\72\00\00\80\FF\7F\E0\00\C1\16"
@d86 = internal global [32 x i8] c"\FF\7F\24\00\1E\22\4C\73\30\DC\00\00\FF\7F\01\00\2D\00\01\00\37\00\72\00\FF\FF\FF\7F\E0\00\C1\16"
@d87 = internal global [32 x i8] c"\FF\7F\FF\FF\24\36\FF\FF\77\00\00\80\A8\60\00\00\00\80\81\73\00\80\18\00\00\00\45\00\96\73\00\80"
@d88 = internal global [32 x i8] c"\BF\C9\FF\7F\FF\FF\49\DB\01\00\01\00\01\00\FF\7F\CF\56\A2\C8\01\00\00\00\DE\1F\DF\C2\FE\2B\FF\7F"
@d89 = internal global [32 x i8] c"\FF\7F\FF\7F\24\36\49\DB\01\00\01\00\01\00\00\00\CF\56\81\73\01\00\00\00\00\00\45\00\FE\2B\FF\7F"
@d90 = internal global [32 x i8] c"\00\80\BC\06\99\BF\D6\00\01\00\9D\55\01\00\01\00\00\80\FF\7F\FF\7F\60\00\00\00\00\80\C5\00\01\00"
@d91 = internal global [32 x i8] c"\7A\D0\00\80\F9\00\FF\FF\00\80\E1\58\00\80\69\DC\07\F0\00\00\FF\7F\B7\74\01\00\00\80\AB\00\D0\1F"
@d92 = internal global [32 x i8] c"\7A\D0\00\80\99\BF\FF\FF\00\80\E1\58\00\80\69\DC\07\F0\FF\7F\FF\7F\B7\74\01\00\00\80\C5\00\D0\1F"
@d93 = internal global [32 x i8] c"\39\2B\00\00\01\00\CD\00\00\00\3F\95\01\00\B1\E1\6E\D0\00\80\01\00\01\00\01\00\E3\C2\01\00\FF\FF"
@d94 = internal global [32 x i8] c"\36\48\01\00\01\00\01\00\74\00\FF\7F\4C\2A\00\80\72\00\EE\00\00\80\AE\74\FF\7F\01\00\FF\FF\14\28"
@d95 = internal global [32 x i8] c"\6F\73\01\00\02\00\CE\00\74\00\FF\FF\4D\2A\FF\FF\E0\D0\EE\80\01\80\AF\74\00\80\E4\C2\FF\FF\FF\FF"
@d96 = internal global [32 x i8] c"\E1\72\0A\8C\FF\7F\00\80\00\00\FF\FF\FF\7F\00\00\DA\00\FF\FF\9E\20\FF\7F\C5\39\FF\7F\00\80\01\00"
@d97 = internal global [32 x i8] c"\00\00\01\00\7A\46\01\00\FF\7F\00\80\00\00\74\7F\66\35\FF\FF\00\80\01\00\FF\FF\00\80\93\00\00\80"
@d98 = internal global [32 x i8] c"\E1\72\09\8C\85\39\FF\7F\00\00\FF\7F\FF\7F\00\00\00\00\00\00\00\00\FE\7F\00\00\00\00\6D\7F\00\00"
@d99 = internal global [32 x i8] c"\01\00\E5\00\7E\91\00\80\FF\FF\6F\D1\01\00\EE\A5\00\00\FF\7F\FF\FF\00\00\01\00\73\1A\2A\31\00\80"
@d100 = internal global [32 x i8] c"\00\80\00\00\FF\7F\FA\2C\01\00\CA\4D\A1\15\FF\7F\FF\FF\00\80\5E\82\FF\FF\00\80\FF\7F\01\00\EA\AE"
@d101 = internal global [32 x i8] c"\01\80\E5\00\7D\11\FA\AC\00\00\39\1F\A2\15\ED\25\FF\FF\FF\FF\5D\82\FF\FF\01\80\FF\7F\2B\31\00\80"
@d102 = internal global [32 x i8] c"\00\80\00\00\E0\00\00\00\01\00\FF\7F\6A\87\00\00\01\00\AD\00\00\80\FF\FF\00\00\31\00\C9\6E\87\64"
@d103 = internal global [32 x i8] c"\05\76\01\00\1C\00\FF\FF\75\00\22\7F\0F\5D\FF\7F\1A\FC\0E\AC\FF\7F\01\00\45\59\D0\32\01\00\EF\00"
@d104 = internal global [32 x i8] c"\00\80\FF\FF\C4\00\01\00\8C\FF\DD\00\00\80\01\80\E7\03\9F\54\00\80\FE\FF\BB\A6\61\CD\C8\6E\98\63"
@d105 = internal global [32 x i8] c"\00\00\00\00\FF\FF\FF\7F\FF\7F\01\00\00\00\C4\00\DF\41\71\EA\F6\8B\52\00\00\80\FF\FF\33\00\FF\7F"
@d106 = internal global [32 x i8] c"\00\00\00\00\10\00\0F\00\0F\00\01\00\00\00\03\00\09\00\09\00\0A\00\03\00\01\00\10\00\04\00\0F\00"
@d107 = internal global [32 x i8] c"\01\00\FF\FF\A5\33\00\00\50\2B\FF\7F\00\00\00\80\F1\8C\BA\00\CD\00\00\00\01\00\92\B0\00\00\FF\FF"
@d108 = internal global [32 x i8] c"\00\80\FF\FF\CC\A5\00\00\D4\0A\FE\FF\00\00\01\00\31\8F\00\5D\00\B3\00\00\00\80\0D\49\00\00\FF\FF"
@d109 = internal global [32 x i8] c"\6E\2C\92\02\FF\FF\00\00\00\00\36\37\00\80\67\B8\01\00\01\00\FF\7F\FF\FF\25\09\00\00\06\00\FF\7F"
@d110 = internal global [32 x i8] c"\2C\6E\02\92\FF\FF\00\00\00\00\37\36\80\00\B8\67\00\01\00\01\7F\FF\FF\FF\09\25\00\00\00\06\7F\FF"
@d111 = internal global [32 x i8] c"\89\00\01\00\00\00\00\80\00\80\DF\DD\00\00\FF\CE\01\00\77\00\50\00\FF\7F\01\00\FF\7F\5C\67\00\80"
@d112 = internal global [32 x i8] c"\89\00\01\00\00\00\00\80\00\80\21\22\00\00\01\31\01\00\77\00\50\00\FF\7F\01\00\FF\7F\5C\67\00\80"
@d113 = internal global [32 x i8] c"\01\00\FF\FF\FF\FF\FF\7F\FF\7F\B9\DE\FF\7F\95\EA\00\80\01\00\26\E0\CD\00\6C\EB\00\80\27\C2\FF\7F"
@d114 = internal global [32 x i8] c"\0F\00\00\00\00\00\01\00\01\00\00\00\01\00\00\00\00\00\0F\00\00\00\08\00\00\00\00\00\00\00\01\00"
@d115 = internal global [32 x i8] c"\39\F7\F4\00\FF\7F\28\43\FF\FF\07\E4\B7\00\70\00\B2\3A\00\00\00\00\00\00\00\80\93\52\4E\B7\FF\FF"
@d116 = internal global [32 x i8] c"\00\00\02\00\00\00\03\00\00\00\00\00\00\00\04\00\01\00\10\00\10\00\10\00\0F\00\00\00\01\00\00\00"
@d117 = internal global [32 x i8] c"\79\D3\98\AC\71\ED\44\00\FF\FF\FF\FF\FF\FF\01\00\A8\37\FF\7F\00\00\64\B7\CB\00\8D\2D\23\FD\00\80"
@d118 = internal global [32 x i8] c"\B3\00\FF\7F\18\F7\FF\FF\FF\FF\FF\7F\FF\7F\7B\13\01\00\FF\FF\7C\90\74\00\01\00\AA\CD\FF\FF\FF\7F"
@d119 = internal global [32 x i8] c"\00\80\FF\7F\00\80\8E\00\59\00\7C\D2\00\80\00\00\23\73\74\45\FF\FF\52\69\4F\00\40\E6\00\00\01\00"
@d120 = internal global [32 x i8] c"\79\D3\FF\3F\71\ED\FF\3F\FF\FF\FF\F7\FF\FF\01\00\40\BD\FF\FF\3E\48\90\DD\00\80\8D\2D\23\FD\00\00"
@d121 = internal global [32 x i8] c"\FF\FF\7C\9A\4C\00\8F\A0\01\00\22\CC\A3\F3\1B\40\FF\7F\00\80\07\5A\00\80\00\00\FB\76\B7\00\7C\B5"
@d122 = internal global [32 x i8] c"\5E\D2\00\00\03\C7\BC\4E\FF\7F\FF\FF\11\6A\FF\FF\FF\7F\69\00\00\80\96\E0\00\00\01\00\FF\FF\00\80"
@d123 = internal global [32 x i8] c"\E2\9A\01\79\FF\FF\00\00\FF\7F\A0\88\00\00\FF\7F\4B\1F\00\00\C2\D7\01\00\01\00\00\80\FF\7F\00\80"
@d124 = internal global [32 x i8] c"\97\F4\00\00\99\00\BC\4E\02\00\FF\FF\11\6A\37\80\EF\FF\69\00\00\E0\4B\70\00\00\01\00\6F\01\00\80"
@d125 = internal global [32 x i8] c"\00\00\1D\C5\17\A6\00\80\01\00\FF\FF\FD\8E\14\E9\68\9E\05\BD\FF\FF\4D\4B\96\00\FF\FF\43\59\BC\37"
@d126 = internal global [32 x i8] c"\00\80\00\80\FF\7F\B6\AA\FF\7F\30\00\B4\CD\01\00\00\80\01\00\46\00\15\D7\FF\7F\FF\FF\FF\FF\C8\52"
@d127 = internal global [32 x i8] c"\00\80\1D\45\16\26\B6\2A\00\80\2F\00\B1\5C\15\E9\68\1E\06\BD\45\00\62\22\95\80\FE\FF\42\59\84\8A"
@d128 = internal global [32 x i8] c"\00\00\1D\C5\17\A6\00\80\01\00\FF\FF\FD\8E\14\E9\68\9E\05\BD\FF\FF\4D\4B\96\00\FF\FF\43\59\BC\37"
@d129 = internal global [32 x i8] c"\00\80\00\80\FF\7F\B6\AA\FF\7F\30\00\B4\CD\01\00\00\80\01\00\46\00\15\D7\FF\7F\FF\FF\FF\FF\C8\52"
@d130 = internal global [2 x i8] c"\5A\91"
@d131 = internal global [32 x i8] c"\88\25\61\00\FF\FF\F0\00\EB\00\A2\FB\40\00\24\00\AE\00\FF\7F\FF\FF\D6\B2\00\00\FD\58\85\00\8A\F6"
@d132 = internal global [32 x i8] c"\FF\FF\D7\9C\00\00\00\80\92\49\FF\7F\91\1C\00\00\FF\FF\8E\52\00\80\FF\7F\47\E4\FF\7F\70\40\00\00"
@d133 = internal global [32 x i8] c"\89\25\8A\63\FF\FF\F0\80\59\B7\A3\7B\AF\E3\24\00\AF\00\71\2D\FF\7F\D7\32\B9\1B\FE\D8\15\C0\8A\F6"
@d134 = internal global [32 x i8] c"\88\25\61\00\FF\FF\F0\00\EB\00\A2\FB\40\00\24\00\AE\00\FF\7F\FF\FF\D6\B2\00\00\FD\58\85\00\8A\F6"
@d135 = internal global [32 x i8] c"\FF\FF\D7\9C\00\00\00\80\92\49\FF\7F\91\1C\00\00\FF\FF\8E\52\00\80\FF\7F\47\E4\FF\7F\70\40\00\00"
@d136 = internal global [2 x i8] c"\28\08"
@d137 = internal global [32 x i8] c"\FF\FF\01\00\48\45\00\80\00\80\27\D4\FF\FF\08\00\AF\F1\00\80\00\80\FF\7F\00\80\01\00\0E\00\4D\70"
@d138 = internal global [32 x i8] c"\01\00\FF\FF\E3\D9\B5\C2\FF\FF\75\00\00\80\A9\00\01\00\FF\FF\2D\AC\00\80\D3\90\FF\7F\11\00\FF\FF"
@d139 = internal global [32 x i8] c"\FF\FF\FF\FF\D8\76\00\80\00\80\D3\F5\00\80\48\05\AF\F1\00\80\00\80\00\80\00\80\FF\7F\EE\00\B3\8F"
@d140 = internal global [32 x i8] c"\FF\FF\01\00\48\45\00\80\00\80\27\D4\FF\FF\08\00\AF\F1\00\80\00\80\FF\7F\00\80\01\00\0E\00\4D\70"
@d141 = internal global [32 x i8] c"\01\00\FF\FF\E3\D9\B5\C2\FF\FF\75\00\00\80\A9\00\01\00\FF\FF\2D\AC\00\80\D3\90\FF\7F\11\00\FF\FF"
@d142 = internal global [2 x i8] c"\7C\1E"
@d143 = internal global [32 x i8] c"\B1\75\00\00\FF\FF\C7\D4\15\7C\00\00\4F\3A\30\39\FF\FF\6D\00\FF\FF\00\00\01\00\A1\5C\01\00\FF\7F"
@d144 = internal global [32 x i8] c"\FF\FF\ED\D3\A3\30\FF\FF\FF\FF\00\80\D8\00\FF\7F\61\30\FF\FF\FF\FF\FF\7F\FF\7F\A1\BB\FF\7F\D4\44"
@d145 = internal global [32 x i8] c"\B0\75\ED\D3\A2\30\C6\D4\14\7C\00\80\27\3B\2F\B9\60\30\6C\00\FE\FF\FF\7F\00\80\42\18\00\80\D3\C4"
@d146 = internal global [32 x i8] c"\B1\75\00\00\FF\FF\C7\D4\15\7C\00\00\4F\3A\30\39\FF\FF\6D\00\FF\FF\00\00\01\00\A1\5C\01\00\FF\7F"
@d147 = internal global [32 x i8] c"\FF\FF\ED\D3\A3\30\FF\FF\FF\FF\00\80\D8\00\FF\7F\61\30\FF\FF\FF\FF\FF\7F\FF\7F\A1\BB\FF\7F\D4\44"
@d148 = internal global [2 x i8] c"\1D\27"
@d149 = internal global [32 x i8] c"\E4\00\01\00\D4\6E\00\00\00\00\00\80\E6\E4\00\00\FF\7F\9E\EA\FF\7F\FF\7F\83\7C\4E\BB\00\80\FF\7F"
@d150 = internal global [32 x i8] c"\FF\7F\01\00\00\80\C5\81\8A\00\75\00\FF\7F\40\9F\FF\FF\FF\7F\01\00\B8\00\00\00\03\77\F9\00\FF\7F"
@d151 = internal global [32 x i8] c"\E5\80\00\00\D4\EE\3B\7E\76\FF\8B\7F\E7\64\C0\60\00\80\9F\6A\FE\7F\47\7F\83\7C\4B\44\07\7F\00\00"
@d152 = internal global [32 x i8] c"\E4\00\01\00\D4\6E\00\00\00\00\00\80\E6\E4\00\00\FF\7F\9E\EA\FF\7F\FF\7F\83\7C\4E\BB\00\80\FF\7F"
@d153 = internal global [32 x i8] c"\FF\7F\01\00\00\80\C5\81\8A\00\75\00\FF\7F\40\9F\FF\FF\FF\7F\01\00\B8\00\00\00\03\77\F9\00\FF\7F"
@d154 = internal global [2 x i8] c"\9D\01"
@d155 = internal global [32 x i8] c"\01\00\FF\7F\01\00\01\00\FF\FF\CD\C9\FF\FF\00\80\B4\00\FF\7F\01\00\D6\17\00\80\00\00\FF\B9\01\00"
@d156 = internal global [32 x i8] c"\00\80\00\00\37\00\73\00\FF\7F\FF\7F\00\80\01\00\00\80\FF\FF\E8\00\01\00\FF\7F\00\80\00\80\01\00"
@d157 = internal global [32 x i8] c"\00\80\00\00\37\00\73\00\01\80\33\B6\00\80\00\80\00\00\01\80\E8\00\D6\17\00\80\00\00\00\80\01\00"
@d158 = internal global [32 x i8] c"\01\00\FF\7F\01\00\01\00\FF\FF\CD\C9\FF\FF\00\80\B4\00\FF\7F\01\00\D6\17\00\80\00\00\FF\B9\01\00"
@d159 = internal global [32 x i8] c"\00\80\00\00\37\00\73\00\FF\7F\FF\7F\00\80\01\00\00\80\FF\FF\E8\00\01\00\FF\7F\00\80\00\80\01\00"
@d160 = internal global [2 x i8] c"\70\53"

declare i32 @memcmp(ptr, ptr, i64)
declare <16 x i16> @llvm.abs.v16i16(<16 x i16>, i1)
declare <16 x i16> @llvm.bitreverse.v16i16(<16 x i16>)
declare <16 x i16> @llvm.bswap.v16i16(<16 x i16>)
declare <16 x i16> @llvm.ctlz.v16i16(<16 x i16>, i1)
declare <16 x i16> @llvm.ctpop.v16i16(<16 x i16>)
declare <16 x i16> @llvm.cttz.v16i16(<16 x i16>, i1)
declare <16 x i16> @llvm.fshl.v16i16(<16 x i16>, <16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.fshr.v16i16(<16 x i16>, <16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.sadd.sat.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.smax.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.smin.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.ssub.sat.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.uadd.sat.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.umax.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.umin.v16i16(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.usub.sat.v16i16(<16 x i16>, <16 x i16>)
declare <3 x i16> @llvm.abs.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.bitreverse.v3i16(<3 x i16>)
declare <3 x i16> @llvm.bswap.v3i16(<3 x i16>)
declare <3 x i16> @llvm.ctlz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.ctpop.v3i16(<3 x i16>)
declare <3 x i16> @llvm.cttz.v3i16(<3 x i16>, i1)
declare <3 x i16> @llvm.fshl.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.fshr.v3i16(<3 x i16>, <3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.smax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.smin.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.umax.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.umin.v3i16(<3 x i16>, <3 x i16>)
declare <3 x i16> @llvm.usub.sat.v3i16(<3 x i16>, <3 x i16>)
declare { <16 x i16>, <16 x i1> } @llvm.sadd.with.overflow.v16i16(<16 x i16>, <16 x i16>)
declare { <16 x i16>, <16 x i1> } @llvm.smul.with.overflow.v16i16(<16 x i16>, <16 x i16>)
declare { <16 x i16>, <16 x i1> } @llvm.ssub.with.overflow.v16i16(<16 x i16>, <16 x i16>)
declare { <16 x i16>, <16 x i1> } @llvm.uadd.with.overflow.v16i16(<16 x i16>, <16 x i16>)
declare { <16 x i16>, <16 x i1> } @llvm.umul.with.overflow.v16i16(<16 x i16>, <16 x i16>)
declare { <16 x i16>, <16 x i1> } @llvm.usub.with.overflow.v16i16(<16 x i16>, <16 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.uadd.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.umul.with.overflow.v3i16(<3 x i16>, <3 x i16>)
declare { <3 x i16>, <3 x i1> } @llvm.usub.with.overflow.v3i16(<3 x i16>, <3 x i16>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i16>, ptr @d1, align 1
  %b1 = load volatile <3 x i16>, ptr @d2, align 1
  %r1 = call <3 x i16> @llvm.smin.v3i16(<3 x i16> %a1, <3 x i16> %b1)
  store volatile <3 x i16> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 6)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i16>, ptr @d4, align 1
  %b2 = load volatile <3 x i16>, ptr @d5, align 1
  %r2 = call <3 x i16> @llvm.smax.v3i16(<3 x i16> %a2, <3 x i16> %b2)
  store volatile <3 x i16> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 6)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i16>, ptr @d7, align 1
  %b3 = load volatile <3 x i16>, ptr @d8, align 1
  %r3 = call <3 x i16> @llvm.umin.v3i16(<3 x i16> %a3, <3 x i16> %b3)
  store volatile <3 x i16> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 6)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <3 x i16>, ptr @d10, align 1
  %b4 = load volatile <3 x i16>, ptr @d11, align 1
  %r4 = call <3 x i16> @llvm.umax.v3i16(<3 x i16> %a4, <3 x i16> %b4)
  store volatile <3 x i16> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 6)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i16>, ptr @d13, align 1
  %b5 = load volatile <3 x i16>, ptr @d14, align 1
  %r5 = call <3 x i16> @llvm.uadd.sat.v3i16(<3 x i16> %a5, <3 x i16> %b5)
  store volatile <3 x i16> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 6)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <3 x i16>, ptr @d16, align 1
  %b6 = load volatile <3 x i16>, ptr @d17, align 1
  %r6 = call <3 x i16> @llvm.usub.sat.v3i16(<3 x i16> %a6, <3 x i16> %b6)
  store volatile <3 x i16> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 6)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i16>, ptr @d19, align 1
  %b7 = load volatile <3 x i16>, ptr @d20, align 1
  %r7 = call <3 x i16> @llvm.sadd.sat.v3i16(<3 x i16> %a7, <3 x i16> %b7)
  store volatile <3 x i16> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 6)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <3 x i16>, ptr @d22, align 1
  %b8 = load volatile <3 x i16>, ptr @d23, align 1
  %r8 = call <3 x i16> @llvm.ssub.sat.v3i16(<3 x i16> %a8, <3 x i16> %b8)
  store volatile <3 x i16> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 6)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i16>, ptr @d25, align 1
  %r9 = call <3 x i16> @llvm.ctpop.v3i16(<3 x i16> %a9)
  store volatile <3 x i16> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 6)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i16>, ptr @d27, align 1
  %r10 = call <3 x i16> @llvm.bitreverse.v3i16(<3 x i16> %a10)
  store volatile <3 x i16> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 6)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i16>, ptr @d29, align 1
  %r11 = call <3 x i16> @llvm.bswap.v3i16(<3 x i16> %a11)
  store volatile <3 x i16> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 6)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <3 x i16>, ptr @d31, align 1
  %r12 = call <3 x i16> @llvm.abs.v3i16(<3 x i16> %a12, i1 false)
  store volatile <3 x i16> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 6)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i16>, ptr @d33, align 1
  %r13 = call <3 x i16> @llvm.ctlz.v3i16(<3 x i16> %a13, i1 false)
  store volatile <3 x i16> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 6)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i16>, ptr @d35, align 1
  %r14 = call <3 x i16> @llvm.cttz.v3i16(<3 x i16> %a14, i1 false)
  store volatile <3 x i16> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d36, i64 6)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i16>, ptr @d37, align 1
  %b15 = load volatile <3 x i16>, ptr @d38, align 1
  %d15 = load volatile <3 x i16>, ptr @d39, align 1
  %r15 = call <3 x i16> @llvm.fshl.v3i16(<3 x i16> %a15, <3 x i16> %b15, <3 x i16> %d15)
  store volatile <3 x i16> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d40, i64 6)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x i16>, ptr @d41, align 1
  %b16 = load volatile <3 x i16>, ptr @d42, align 1
  %d16 = load volatile <3 x i16>, ptr @d43, align 1
  %r16 = call <3 x i16> @llvm.fshr.v3i16(<3 x i16> %a16, <3 x i16> %b16, <3 x i16> %d16)
  store volatile <3 x i16> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d44, i64 6)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i16>, ptr @d45, align 1
  %b17 = load volatile <3 x i16>, ptr @d46, align 1
  %x17 = call { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16> %a17, <3 x i16> %b17)
  %r17 = extractvalue { <3 x i16>, <3 x i1> } %x17, 0
  store volatile <3 x i16> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d47, i64 6)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i16>, ptr @d48, align 1
  %b18 = load volatile <3 x i16>, ptr @d49, align 1
  %x18 = call { <3 x i16>, <3 x i1> } @llvm.sadd.with.overflow.v3i16(<3 x i16> %a18, <3 x i16> %b18)
  %r18 = extractvalue { <3 x i16>, <3 x i1> } %x18, 1
  store volatile <3 x i1> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d50, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i16>, ptr @d51, align 1
  %b19 = load volatile <3 x i16>, ptr @d52, align 1
  %x19 = call { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16> %a19, <3 x i16> %b19)
  %r19 = extractvalue { <3 x i16>, <3 x i1> } %x19, 0
  store volatile <3 x i16> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d53, i64 6)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <3 x i16>, ptr @d54, align 1
  %b20 = load volatile <3 x i16>, ptr @d55, align 1
  %x20 = call { <3 x i16>, <3 x i1> } @llvm.ssub.with.overflow.v3i16(<3 x i16> %a20, <3 x i16> %b20)
  %r20 = extractvalue { <3 x i16>, <3 x i1> } %x20, 1
  store volatile <3 x i1> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d56, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i16>, ptr @d57, align 1
  %b21 = load volatile <3 x i16>, ptr @d58, align 1
  %x21 = call { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16> %a21, <3 x i16> %b21)
  %r21 = extractvalue { <3 x i16>, <3 x i1> } %x21, 0
  store volatile <3 x i16> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d59, i64 6)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i16>, ptr @d60, align 1
  %b22 = load volatile <3 x i16>, ptr @d61, align 1
  %x22 = call { <3 x i16>, <3 x i1> } @llvm.smul.with.overflow.v3i16(<3 x i16> %a22, <3 x i16> %b22)
  %r22 = extractvalue { <3 x i16>, <3 x i1> } %x22, 1
  store volatile <3 x i1> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d62, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i16>, ptr @d63, align 1
  %b23 = load volatile <3 x i16>, ptr @d64, align 1
  %x23 = call { <3 x i16>, <3 x i1> } @llvm.uadd.with.overflow.v3i16(<3 x i16> %a23, <3 x i16> %b23)
  %r23 = extractvalue { <3 x i16>, <3 x i1> } %x23, 0
  store volatile <3 x i16> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d65, i64 6)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <3 x i16>, ptr @d66, align 1
  %b24 = load volatile <3 x i16>, ptr @d67, align 1
  %x24 = call { <3 x i16>, <3 x i1> } @llvm.uadd.with.overflow.v3i16(<3 x i16> %a24, <3 x i16> %b24)
  %r24 = extractvalue { <3 x i16>, <3 x i1> } %x24, 1
  store volatile <3 x i1> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d68, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i16>, ptr @d69, align 1
  %b25 = load volatile <3 x i16>, ptr @d70, align 1
  %x25 = call { <3 x i16>, <3 x i1> } @llvm.usub.with.overflow.v3i16(<3 x i16> %a25, <3 x i16> %b25)
  %r25 = extractvalue { <3 x i16>, <3 x i1> } %x25, 0
  store volatile <3 x i16> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d71, i64 6)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <3 x i16>, ptr @d72, align 1
  %b26 = load volatile <3 x i16>, ptr @d73, align 1
  %x26 = call { <3 x i16>, <3 x i1> } @llvm.usub.with.overflow.v3i16(<3 x i16> %a26, <3 x i16> %b26)
  %r26 = extractvalue { <3 x i16>, <3 x i1> } %x26, 1
  store volatile <3 x i1> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d74, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i16>, ptr @d75, align 1
  %b27 = load volatile <3 x i16>, ptr @d76, align 1
  %x27 = call { <3 x i16>, <3 x i1> } @llvm.umul.with.overflow.v3i16(<3 x i16> %a27, <3 x i16> %b27)
  %r27 = extractvalue { <3 x i16>, <3 x i1> } %x27, 0
  store volatile <3 x i16> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d77, i64 6)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i16>, ptr @d78, align 1
  %b28 = load volatile <3 x i16>, ptr @d79, align 1
  %x28 = call { <3 x i16>, <3 x i1> } @llvm.umul.with.overflow.v3i16(<3 x i16> %a28, <3 x i16> %b28)
  %r28 = extractvalue { <3 x i16>, <3 x i1> } %x28, 1
  store volatile <3 x i1> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d80, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i16>, ptr @d81, align 1
  %b29 = load volatile <16 x i16>, ptr @d82, align 1
  %r29 = call <16 x i16> @llvm.smin.v16i16(<16 x i16> %a29, <16 x i16> %b29)
  store volatile <16 x i16> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d83, i64 32)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i16>, ptr @d84, align 1
  %b30 = load volatile <16 x i16>, ptr @d85, align 1
  %r30 = call <16 x i16> @llvm.smax.v16i16(<16 x i16> %a30, <16 x i16> %b30)
  store volatile <16 x i16> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d86, i64 32)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <16 x i16>, ptr @d87, align 1
  %b31 = load volatile <16 x i16>, ptr @d88, align 1
  %r31 = call <16 x i16> @llvm.umin.v16i16(<16 x i16> %a31, <16 x i16> %b31)
  store volatile <16 x i16> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d89, i64 32)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <16 x i16>, ptr @d90, align 1
  %b32 = load volatile <16 x i16>, ptr @d91, align 1
  %r32 = call <16 x i16> @llvm.umax.v16i16(<16 x i16> %a32, <16 x i16> %b32)
  store volatile <16 x i16> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d92, i64 32)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i16>, ptr @d93, align 1
  %b33 = load volatile <16 x i16>, ptr @d94, align 1
  %r33 = call <16 x i16> @llvm.uadd.sat.v16i16(<16 x i16> %a33, <16 x i16> %b33)
  store volatile <16 x i16> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d95, i64 32)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i16>, ptr @d96, align 1
  %b34 = load volatile <16 x i16>, ptr @d97, align 1
  %r34 = call <16 x i16> @llvm.usub.sat.v16i16(<16 x i16> %a34, <16 x i16> %b34)
  store volatile <16 x i16> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d98, i64 32)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <16 x i16>, ptr @d99, align 1
  %b35 = load volatile <16 x i16>, ptr @d100, align 1
  %r35 = call <16 x i16> @llvm.sadd.sat.v16i16(<16 x i16> %a35, <16 x i16> %b35)
  store volatile <16 x i16> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d101, i64 32)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <16 x i16>, ptr @d102, align 1
  %b36 = load volatile <16 x i16>, ptr @d103, align 1
  %r36 = call <16 x i16> @llvm.ssub.sat.v16i16(<16 x i16> %a36, <16 x i16> %b36)
  store volatile <16 x i16> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d104, i64 32)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i16>, ptr @d105, align 1
  %r37 = call <16 x i16> @llvm.ctpop.v16i16(<16 x i16> %a37)
  store volatile <16 x i16> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d106, i64 32)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i16>, ptr @d107, align 1
  %r38 = call <16 x i16> @llvm.bitreverse.v16i16(<16 x i16> %a38)
  store volatile <16 x i16> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d108, i64 32)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <16 x i16>, ptr @d109, align 1
  %r39 = call <16 x i16> @llvm.bswap.v16i16(<16 x i16> %a39)
  store volatile <16 x i16> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d110, i64 32)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <16 x i16>, ptr @d111, align 1
  %r40 = call <16 x i16> @llvm.abs.v16i16(<16 x i16> %a40, i1 false)
  store volatile <16 x i16> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d112, i64 32)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i16>, ptr @d113, align 1
  %r41 = call <16 x i16> @llvm.ctlz.v16i16(<16 x i16> %a41, i1 false)
  store volatile <16 x i16> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d114, i64 32)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i16>, ptr @d115, align 1
  %r42 = call <16 x i16> @llvm.cttz.v16i16(<16 x i16> %a42, i1 false)
  store volatile <16 x i16> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d116, i64 32)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <16 x i16>, ptr @d117, align 1
  %b43 = load volatile <16 x i16>, ptr @d118, align 1
  %d43 = load volatile <16 x i16>, ptr @d119, align 1
  %r43 = call <16 x i16> @llvm.fshl.v16i16(<16 x i16> %a43, <16 x i16> %b43, <16 x i16> %d43)
  store volatile <16 x i16> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d120, i64 32)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <16 x i16>, ptr @d121, align 1
  %b44 = load volatile <16 x i16>, ptr @d122, align 1
  %d44 = load volatile <16 x i16>, ptr @d123, align 1
  %r44 = call <16 x i16> @llvm.fshr.v16i16(<16 x i16> %a44, <16 x i16> %b44, <16 x i16> %d44)
  store volatile <16 x i16> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d124, i64 32)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i16>, ptr @d125, align 1
  %b45 = load volatile <16 x i16>, ptr @d126, align 1
  %x45 = call { <16 x i16>, <16 x i1> } @llvm.sadd.with.overflow.v16i16(<16 x i16> %a45, <16 x i16> %b45)
  %r45 = extractvalue { <16 x i16>, <16 x i1> } %x45, 0
  store volatile <16 x i16> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d127, i64 32)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i16>, ptr @d128, align 1
  %b46 = load volatile <16 x i16>, ptr @d129, align 1
  %x46 = call { <16 x i16>, <16 x i1> } @llvm.sadd.with.overflow.v16i16(<16 x i16> %a46, <16 x i16> %b46)
  %r46 = extractvalue { <16 x i16>, <16 x i1> } %x46, 1
  store volatile <16 x i1> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d130, i64 2)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <16 x i16>, ptr @d131, align 1
  %b47 = load volatile <16 x i16>, ptr @d132, align 1
  %x47 = call { <16 x i16>, <16 x i1> } @llvm.ssub.with.overflow.v16i16(<16 x i16> %a47, <16 x i16> %b47)
  %r47 = extractvalue { <16 x i16>, <16 x i1> } %x47, 0
  store volatile <16 x i16> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d133, i64 32)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <16 x i16>, ptr @d134, align 1
  %b48 = load volatile <16 x i16>, ptr @d135, align 1
  %x48 = call { <16 x i16>, <16 x i1> } @llvm.ssub.with.overflow.v16i16(<16 x i16> %a48, <16 x i16> %b48)
  %r48 = extractvalue { <16 x i16>, <16 x i1> } %x48, 1
  store volatile <16 x i1> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d136, i64 2)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i16>, ptr @d137, align 1
  %b49 = load volatile <16 x i16>, ptr @d138, align 1
  %x49 = call { <16 x i16>, <16 x i1> } @llvm.smul.with.overflow.v16i16(<16 x i16> %a49, <16 x i16> %b49)
  %r49 = extractvalue { <16 x i16>, <16 x i1> } %x49, 0
  store volatile <16 x i16> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d139, i64 32)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i16>, ptr @d140, align 1
  %b50 = load volatile <16 x i16>, ptr @d141, align 1
  %x50 = call { <16 x i16>, <16 x i1> } @llvm.smul.with.overflow.v16i16(<16 x i16> %a50, <16 x i16> %b50)
  %r50 = extractvalue { <16 x i16>, <16 x i1> } %x50, 1
  store volatile <16 x i1> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d142, i64 2)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <16 x i16>, ptr @d143, align 1
  %b51 = load volatile <16 x i16>, ptr @d144, align 1
  %x51 = call { <16 x i16>, <16 x i1> } @llvm.uadd.with.overflow.v16i16(<16 x i16> %a51, <16 x i16> %b51)
  %r51 = extractvalue { <16 x i16>, <16 x i1> } %x51, 0
  store volatile <16 x i16> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d145, i64 32)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <16 x i16>, ptr @d146, align 1
  %b52 = load volatile <16 x i16>, ptr @d147, align 1
  %x52 = call { <16 x i16>, <16 x i1> } @llvm.uadd.with.overflow.v16i16(<16 x i16> %a52, <16 x i16> %b52)
  %r52 = extractvalue { <16 x i16>, <16 x i1> } %x52, 1
  store volatile <16 x i1> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d148, i64 2)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i16>, ptr @d149, align 1
  %b53 = load volatile <16 x i16>, ptr @d150, align 1
  %x53 = call { <16 x i16>, <16 x i1> } @llvm.usub.with.overflow.v16i16(<16 x i16> %a53, <16 x i16> %b53)
  %r53 = extractvalue { <16 x i16>, <16 x i1> } %x53, 0
  store volatile <16 x i16> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d151, i64 32)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i16>, ptr @d152, align 1
  %b54 = load volatile <16 x i16>, ptr @d153, align 1
  %x54 = call { <16 x i16>, <16 x i1> } @llvm.usub.with.overflow.v16i16(<16 x i16> %a54, <16 x i16> %b54)
  %r54 = extractvalue { <16 x i16>, <16 x i1> } %x54, 1
  store volatile <16 x i1> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d154, i64 2)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <16 x i16>, ptr @d155, align 1
  %b55 = load volatile <16 x i16>, ptr @d156, align 1
  %x55 = call { <16 x i16>, <16 x i1> } @llvm.umul.with.overflow.v16i16(<16 x i16> %a55, <16 x i16> %b55)
  %r55 = extractvalue { <16 x i16>, <16 x i1> } %x55, 0
  store volatile <16 x i16> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d157, i64 32)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <16 x i16>, ptr @d158, align 1
  %b56 = load volatile <16 x i16>, ptr @d159, align 1
  %x56 = call { <16 x i16>, <16 x i1> } @llvm.umul.with.overflow.v16i16(<16 x i16> %a56, <16 x i16> %b56)
  %r56 = extractvalue { <16 x i16>, <16 x i1> } %x56, 1
  store volatile <16 x i1> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d160, i64 2)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ]
  ret i32 %which
}
