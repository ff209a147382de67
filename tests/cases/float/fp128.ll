; Arithmetic, comparisons and conversions of fp128.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
; LINK: -lm
@d1 = internal global [16 x i8] c"\AC\DE\0D\DF\46\B6\B8\C2\5C\F2\F2\1B\76\3D\FF\3F"
@d2 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\40"
@d3 = internal global [16 x i8] c"\AB\77\C3\B7\91\2D\AE\30\97\BC\FC\86\5D\0F\01\40"
@d4 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\3F"
@d5 = internal global [16 x i8] c"\A8\5A\51\C8\13\16\2F\19\05\00\00\00\00\00\00\00"
@d6 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\3F"
@d7 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\02\40"
@d8 = internal global [16 x i8] c"\F3\99\B6\F6\8A\3D\5A\AF\CD\2D\04\00\00\00\00\80"
@d9 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\02\40"
@d10 = internal global [16 x i8] c"\D1\FF\F0\76\BC\E7\DA\0B\5B\09\6F\5F\C4\1F\00\40"
@d11 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\FA\BF"
@d12 = internal global [16 x i8] c"\D1\FF\F0\76\BC\E7\DA\0B\5B\09\6F\5F\C4\1A\00\40"
@d13 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d14 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d15 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d16 = internal global [16 x i8] c"\0C\C0\83\37\E6\7C\47\B5\BD\EE\72\43\4D\9B\FE\3F"
@d17 = internal global [16 x i8] c"\1F\D1\D0\85\88\94\DB\CF\DE\3D\3F\80\6D\73\F8\BF"
@d18 = internal global [16 x i8] c"\C8\7C\6C\15\94\0E\08\3A\C6\F1\71\8D\7F\95\FE\3F"
@d19 = internal global [48 x i8] c"\C7\A4\16\37\70\AF\58\1C\4F\9E\29\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\5E\5F\39\4F\2C\12\12\BC\47\99\E5\00\00\00\00\80"
@d20 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FA\BF"
@d21 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FA\BF"
@d22 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\40"
@d23 = internal global [16 x i8] c"\05\EB\45\25\8E\2E\7A\6C\50\3D\B7\C5\3D\58\00\C0"
@d24 = internal global [16 x i8] c"\82\F5\A2\12\47\17\3D\36\A8\9E\DB\E2\1E\2C\01\40"
@d25 = internal global [16 x i8] c"\F3\EA\B0\15\D7\1C\F7\10\E7\FD\77\2D\3C\1A\8C\AC"
@d26 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\06\40"
@d27 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\06\C0"
@d28 = internal global [16 x i8] c"\23\F1\22\F5\0C\3C\20\C5\73\D6\71\D9\0C\02\00\40"
@d29 = internal global [16 x i8] c"\0B\0F\7E\8B\CE\D8\BC\1A\9D\83\1D\CD\BC\41\0E\70"
@d30 = internal global [16 x i8] c"\0B\0F\7E\8B\CE\D8\BC\1A\9D\83\1D\CD\BC\41\0E\F0"
@d31 = internal global [16 x i8] c"\4C\16\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d32 = internal global [16 x i8] c"\46\FC\F2\5C\BE\5A\8E\69\63\FA\A4\32\F2\80\FE\BF"
@d33 = internal global [16 x i8] c"\46\FC\F2\5C\BE\5A\8E\69\63\FA\A4\32\F2\80\FE\3F"
@d34 = internal global [16 x i8] c"\1A\29\7D\4B\52\44\18\C4\F4\7C\72\81\5F\79\FD\B9"
@d35 = internal global [16 x i8] c"\6D\ED\9F\F0\96\4A\9A\4B\D1\EE\A1\73\6C\A2\04\40"
@d36 = internal global [16 x i8] c"\6D\ED\9F\F0\96\4A\9A\4B\D1\EE\A1\73\6C\A2\04\C0"
@d37 = internal global [16 x i8] c"\26\0A\9C\1C\1B\C4\00\ED\44\83\5D\4A\B1\E8\FF\BF"
@d38 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d39 = internal global [16 x i8] c"\26\0A\9C\1C\1B\C4\00\ED\44\83\5D\4A\B1\E8\FF\BF"
@d40 = internal global [48 x i8] c"\CE\71\4E\50\C4\9B\3C\DA\C8\7A\7C\A9\06\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\03\40\E0\DD\71\08\8D\54\75\2F\5D\BA\47\2C\E7\BC\FF\3F"
@d41 = internal global [48 x i8] c"\E2\40\09\EA\92\64\AF\9E\BD\41\08\14\30\0F\F8\3F\DB\9E\0B\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\40"
@d42 = internal global [48 x i8] c"\E2\40\09\EA\92\64\AF\9E\BD\41\08\14\30\0F\F8\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\03\40\88\88\E3\BD\DC\AA\22\B4\68\11\EE\34\C6\90\01\C0"
@d43 = internal global [16 x i8] c"\4A\4A\A3\8B\CD\28\4C\EF\97\74\54\32\51\F7\00\C0"
@d44 = internal global [16 x i8] c"\67\7D\B3\89\A3\2D\FE\49\52\82\93\15\17\9F\A5\BA"
@d45 = internal global [16 x i8] c"\9B\8E\35\ED\E1\A2\D6\4F\C9\0D\A7\01\0D\98\A7\3A"
@d46 = internal global [16 x i8] c"\AD\03\F4\BC\D0\B5\96\63\64\6F\28\B5\6C\24\FF\BF"
@d47 = internal global [16 x i8] c"\82\B0\BA\C7\63\59\64\B7\87\47\7C\5B\24\CE\FF\BF"
@d48 = internal global [16 x i8] c"\A9\55\11\8E\50\5B\0A\91\BC\86\5C\DB\F2\07\00\40"
@d49 = internal global [16 x i8] c"\98\D5\3E\90\9C\5B\2D\0E\01\95\D9\2C\AE\48\FE\3F"
@d50 = internal global [16 x i8] c"\13\96\FB\E5\46\EE\D7\AB\C1\40\8C\0F\45\38\04\C0"
@d51 = internal global [16 x i8] c"\61\F8\5F\79\BC\6F\70\EC\43\8B\91\F1\EC\90\03\C0"
@d52 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FB\BF"
@d53 = internal global [16 x i8] c"\6B\E8\53\A6\E5\4A\E1\20\7E\CC\99\11\6D\21\FE\BF"
@d54 = internal global [16 x i8] c"\A0\DC\7D\79\58\F0\51\31\BD\B2\66\9A\23\B2\FA\3F"
@d55 = internal global [16 x i8] c"\BA\27\80\69\1B\49\CB\61\69\7B\EC\78\7B\16\04\40"
@d56 = internal global [16 x i8] c"\41\3C\6F\87\A0\32\C4\C0\B1\3E\A0\03\1A\FF\FE\BF"
@d57 = internal global [16 x i8] c"\5D\E5\47\97\A3\FE\40\C0\12\0B\6E\61\FE\15\04\C0"
@d58 = internal global [16 x i8] c"\B0\34\68\EA\10\67\34\E4\46\97\91\83\61\45\2B\4C"
@d59 = internal global [16 x i8] c"\07\4F\8B\BE\D0\26\AD\20\40\C1\C1\FB\D1\41\FE\BF"
@d60 = internal global [16 x i8] c"\BF\EB\4D\F2\55\7E\35\5B\B0\D8\92\2A\0A\99\2A\CC"
@d61 = internal global [48 x i8] c"\BE\47\7C\05\00\00\00\00\00\00\00\00\00\00\00\80\46\58\A8\A3\79\EF\3E\25\20\DF\EB\08\00\00\00\80\C3\B0\7C\05\8D\95\FC\CB\F1\42\71\A3\DD\04\04\40"
@d62 = internal global [48 x i8] c"\C7\AE\CA\F6\E4\9B\99\43\48\53\F9\9D\1B\31\FE\3F\8F\80\15\B4\10\D8\5C\04\F6\20\AC\7E\BE\C7\FF\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\02\C0"
@d63 = internal global [48 x i8] c"\7C\D4\44\03\00\00\00\00\00\00\00\00\00\00\00\80\F0\61\A2\47\F8\4A\80\D3\0B\DD\E1\0F\00\00\00\00\55\35\9A\C9\B6\05\FA\24\27\35\06\DE\83\C8\07\C0"
@d64 = internal global [16 x i8] c"\F7\C8\9C\E6\2B\EA\C4\54\A1\4E\B3\C2\08\EB\00\40"
@d65 = internal global [16 x i8] c"\FC\7E\23\22\D6\B1\3E\C9\99\00\C0\98\17\32\F8\3F"
@d66 = internal global [16 x i8] c"\70\A6\89\F2\78\1A\4D\DF\8D\E6\2F\19\AD\9A\07\40"
@d67 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d68 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\00\40"
@d69 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d70 = internal global [16 x i8] c"\1E\9E\5D\4F\28\9F\BA\78\13\96\79\3B\37\D1\04\40"
@d71 = internal global [16 x i8] c"\43\99\A2\6E\B8\BA\33\C8\4F\D4\E6\4E\A3\03\64\FD"
@d72 = internal global [16 x i8] c"\EE\96\68\5A\A5\9C\F3\9C\52\30\D9\86\B2\CA\9F\82"
@d73 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d74 = internal global [16 x i8] c"\18\D8\2D\36\0E\70\C6\0C\93\F7\30\87\00\C6\00\C0"
@d75 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d76 = internal global [16 x i8] c"\31\30\BD\68\C3\41\11\12\AE\92\D8\42\0B\00\00\00"
@d77 = internal global [16 x i8] c"\4D\CB\32\36\8F\42\18\A9\58\84\F7\7B\7F\7B\04\C0"
@d78 = internal global [16 x i8] c"\0C\E1\95\70\DF\F2\CD\40\58\93\C5\3C\00\00\00\80"
@d79 = internal global [16 x i8] c"\2B\80\18\BC\61\39\00\4E\B2\94\87\A1\CB\2E\04\C0"
@d80 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FB\3F"
@d81 = internal global [16 x i8] c"\2B\80\18\BC\61\39\00\4E\B2\94\87\A1\CB\2E\08\C0"
@d82 = internal global [48 x i8] c"\50\B4\26\52\12\D8\8C\E1\0A\27\7B\5B\71\2B\F8\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\FB\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\40"
@d83 = internal global [48 x i8] c"\B2\E9\17\1E\B1\2E\78\5C\2A\02\E2\5D\22\B4\00\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8F\64\37\8B\10\D1\CF\4D\39\B9\94\52\AE\B5\F9\A7\F8\BF"
@d84 = internal global [48 x i8] c"\C4\DA\20\8A\E1\C7\E6\D4\3B\7B\BA\F0\87\5F\F6\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\6B\9B\BC\9D\29\8A\19\C8\1F\E7\35\17\BD\98\B9\CF\06\C0"
@d85 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d86 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\02\40"
@d87 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d88 = internal global [16 x i8] c"\1C\55\15\6F\44\BA\7A\7D\29\0A\29\B7\1F\90\FE\3F"
@d89 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\44\44"
@d90 = internal global [16 x i8] c"\1C\55\15\6F\44\BA\7A\7D\29\0A\29\B7\1F\90\FE\3F"
@d91 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d92 = internal global [16 x i8] c"\BF\8A\1C\72\63\8B\06\E0\74\13\06\65\A8\0B\04\C0"
@d93 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d94 = internal global [16 x i8] c"\03\84\15\CB\6C\51\5E\C3\E4\9A\FB\B3\51\6E\00\40"
@d95 = internal global [16 x i8] c"\CC\C9\3F\C8\35\69\AE\7B\67\AA\63\2C\E6\DD\04\40"
@d96 = internal global [16 x i8] c"\03\84\15\CB\6C\51\5E\C3\E4\9A\FB\B3\51\6E\00\40"
@d97 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\01\C0"
@d98 = internal global [16 x i8] c"\F7\F0\C1\0B\67\20\C9\F5\14\BC\73\84\74\69\FE\BF"
@d99 = internal global [16 x i8] c"\51\87\2E\96\60\DC\ED\5B\43\63\EE\57\E7\4A\FE\BF"
@d100 = internal global [16 x i8] c"\5B\F2\8D\45\C2\7C\5D\9B\8E\12\46\12\AE\28\FE\BF"
@d101 = internal global [16 x i8] c"\27\EC\CA\27\43\4B\11\26\B4\AE\95\9A\DA\FE\F8\BF"
@d102 = internal global [16 x i8] c"\74\D4\A1\8C\72\3F\7D\5B\75\8E\89\E7\B0\57\F6\BF"
@d103 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\00\C7\DA\A9\9D\AA\9D\0A\41\90\59\35\B9\0D\F8\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\40\07\40"
@d104 = internal global [48 x i8] c"\7F\D8\0F\6A\D5\F4\B9\10\01\F6\9D\74\86\A0\00\40\04\FB\F9\6B\7A\B6\37\BD\7A\E7\D0\4F\6A\CB\FE\3F\A0\9B\A6\31\D2\4B\EC\3B\AD\ED\BC\6C\03\A5\04\40"
@d105 = internal global [48 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\00\C7\DA\A9\9D\AA\9D\0A\41\90\59\35\B9\0D\F8\3F\00\D2\C2\B0\96\C8\B1\C3\84\6F\93\9C\5B\0F\01\40"
@d106 = internal global [16 x i8] c"\CF\B9\6F\5A\F2\5D\26\70\E8\A9\5A\69\75\CD\F8\BF"
@d107 = internal global [16 x i8] c"\8C\59\27\6A\0F\03\09\24\7F\68\32\30\1B\9A\FE\3F"
@d108 = internal global [1 x i8] c"\00"
@d109 = internal global [16 x i8] c"\42\9A\65\95\79\05\8A\71\F4\C7\F1\3A\DA\46\00\40"
@d110 = internal global [16 x i8] c"\42\9A\65\95\79\05\8A\71\F4\C7\F1\3A\DA\46\00\40"
@d111 = internal global [1 x i8] c"\01"
@d112 = internal global [16 x i8] c"\5B\3D\68\6C\77\23\BE\09\30\35\0C\EA\11\C8\F8\3F"
@d113 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d114 = internal global [1 x i8] c"\00"
@d115 = internal global [16 x i8] c"\E6\31\8F\19\0C\78\09\02\B3\D6\B0\6E\0B\00\00\00"
@d116 = internal global [16 x i8] c"\32\8F\EC\20\3B\DD\52\51\69\10\86\FD\A4\A9\FE\3F"
@d117 = internal global [1 x i8] c"\00"
@d118 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\20\02\C0"
@d119 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\20\02\C0"
@d120 = internal global [1 x i8] c"\00"
@d121 = internal global [16 x i8] c"\C2\23\37\46\CD\7E\D8\8B\E4\ED\D2\65\AE\3B\B5\E5"
@d122 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d123 = internal global [1 x i8] c"\00"
@d124 = internal global [16 x i8] c"\A4\A0\7A\3A\CD\49\F4\E2\F9\C4\00\AF\A8\65\00\C0"
@d125 = internal global [16 x i8] c"\8F\48\00\33\1E\FC\F7\E4\53\0E\F3\51\85\4C\FE\3F"
@d126 = internal global [1 x i8] c"\00"
@d127 = internal global [16 x i8] c"\37\80\E2\A5\CF\2B\61\19\52\66\E6\81\3D\04\F8\BF"
@d128 = internal global [16 x i8] c"\37\80\E2\A5\CF\2B\61\19\52\66\E6\81\3D\04\F8\BF"
@d129 = internal global [1 x i8] c"\01"
@d130 = internal global [16 x i8] c"\3B\B3\9C\2C\40\6D\7B\BE\93\9F\B7\93\98\E3\04\C0"
@d131 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d132 = internal global [1 x i8] c"\00"
@d133 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\20\01\40"
@d134 = internal global [16 x i8] c"\DA\38\D0\0C\05\E3\AE\56\C0\0C\C5\CB\18\F3\FF\3F"
@d135 = internal global [1 x i8] c"\00"
@d136 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\03\40"
@d137 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\03\40"
@d138 = internal global [1 x i8] c"\00"
@d139 = internal global [16 x i8] c"\B0\41\4F\BF\4F\21\0B\79\69\B5\CF\98\4E\C8\CD\A6"
@d140 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d141 = internal global [1 x i8] c"\00"
@d142 = internal global [16 x i8] c"\80\7B\BB\D6\F4\12\30\63\65\61\63\5E\55\95\F8\BF"
@d143 = internal global [16 x i8] c"\DD\D0\F9\D9\71\9E\C3\7D\F6\70\22\7C\DF\08\99\FC"
@d144 = internal global [1 x i8] c"\00"
@d145 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d146 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d147 = internal global [1 x i8] c"\01"
@d148 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d149 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d150 = internal global [1 x i8] c"\00"
@d151 = internal global [16 x i8] c"\7D\13\CE\07\29\22\9C\BB\85\CA\30\33\69\A9\4E\CA"
@d152 = internal global [16 x i8] c"\CD\7C\56\0D\6A\B9\FE\2C\00\00\00\00\00\00\00\00"
@d153 = internal global [1 x i8] c"\01"
@d154 = internal global [16 x i8] c"\60\1F\44\0B\F6\0B\0D\F9\2B\09\9D\D3\88\94\F8\3F"
@d155 = internal global [16 x i8] c"\60\1F\44\0B\F6\0B\0D\F9\2B\09\9D\D3\88\94\F8\3F"
@d156 = internal global [1 x i8] c"\00"
@d157 = internal global [16 x i8] c"\91\65\3A\8A\DB\02\8D\85\EE\EF\76\2F\96\71\00\40"
@d158 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d159 = internal global [1 x i8] c"\00"
@d160 = internal global [16 x i8] c"\F7\FE\7C\98\5E\2E\D2\2B\34\38\AD\19\5D\65\00\40"
@d161 = internal global [16 x i8] c"\FC\BB\4E\B3\CA\6A\B6\D6\EC\B0\03\99\56\FE\00\40"
@d162 = internal global [1 x i8] c"\01"
@d163 = internal global [16 x i8] c"\B2\E7\F8\91\60\04\0F\35\A3\61\11\52\2C\72\00\40"
@d164 = internal global [16 x i8] c"\B2\E7\F8\91\60\04\0F\35\A3\61\11\52\2C\72\00\40"
@d165 = internal global [1 x i8] c"\01"
@d166 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\02\C0"
@d167 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d168 = internal global [1 x i8] c"\00"
@d169 = internal global [16 x i8] c"\34\DE\59\BC\5C\8F\CE\E7\99\EC\29\E3\91\2E\C5\C8"
@d170 = internal global [16 x i8] c"\58\0A\E9\19\CB\20\AD\02\71\D7\9B\7F\39\40\FF\BF"
@d171 = internal global [1 x i8] c"\00"
@d172 = internal global [16 x i8] c"\61\28\3E\71\10\09\16\F2\15\08\00\00\00\00\00\00"
@d173 = internal global [16 x i8] c"\61\28\3E\71\10\09\16\F2\15\08\00\00\00\00\00\00"
@d174 = internal global [1 x i8] c"\00"
@d175 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d176 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d177 = internal global [1 x i8] c"\01"
@d178 = internal global [16 x i8] c"\45\6D\81\02\00\00\00\00\00\00\00\00\00\00\00\00"
@d179 = internal global [16 x i8] c"\FB\79\60\D6\A4\78\81\E2\DC\87\E8\D5\1F\55\04\40"
@d180 = internal global [1 x i8] c"\00"
@d181 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\60\80\5F"
@d182 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\60\80\5F"
@d183 = internal global [1 x i8] c"\01"
@d184 = internal global [16 x i8] c"\B4\88\F8\B4\9C\EC\20\63\21\72\97\3F\00\00\00\80"
@d185 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d186 = internal global [1 x i8] c"\01"
@d187 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\02\40"
@d188 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FB\BF"
@d189 = internal global [1 x i8] c"\01"
@d190 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\07\40"
@d191 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\07\40"
@d192 = internal global [1 x i8] c"\00"
@d193 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\03\C0"
@d194 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d195 = internal global [1 x i8] c"\01"
@d196 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d197 = internal global [16 x i8] c"\E0\32\3F\FD\35\3D\C4\FE\02\C5\BF\9B\5B\47\A5\F2"
@d198 = internal global [1 x i8] c"\01"
@d199 = internal global [16 x i8] c"\81\DD\75\CE\6F\0C\9D\B1\27\D6\11\1C\CE\1D\4E\57"
@d200 = internal global [16 x i8] c"\81\DD\75\CE\6F\0C\9D\B1\27\D6\11\1C\CE\1D\4E\57"
@d201 = internal global [1 x i8] c"\01"
@d202 = internal global [16 x i8] c"\1B\68\75\82\7C\75\78\01\B0\95\69\A2\C9\E6\F8\3F"
@d203 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d204 = internal global [1 x i8] c"\01"
@d205 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\0A\BA"
@d206 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\01\40"
@d207 = internal global [1 x i8] c"\01"
@d208 = internal global [16 x i8] c"\E3\B4\F6\B0\57\1B\4E\A0\DE\6F\09\95\12\6A\EF\E8"
@d209 = internal global [16 x i8] c"\E3\B4\F6\B0\57\1B\4E\A0\DE\6F\09\95\12\6A\EF\E8"
@d210 = internal global [1 x i8] c"\00"
@d211 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\03\40"
@d212 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d213 = internal global [1 x i8] c"\01"
@d214 = internal global [16 x i8] c"\C7\1A\80\0F\55\AE\36\16\9B\64\87\25\79\96\04\40"
@d215 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\01\40"
@d216 = internal global [1 x i8] c"\00"
@d217 = internal global [16 x i8] c"\CC\18\A3\20\E3\41\E5\CD\08\00\E6\43\C8\6E\CA\16"
@d218 = internal global [16 x i8] c"\CC\18\A3\20\E3\41\E5\CD\08\00\E6\43\C8\6E\CA\16"
@d219 = internal global [1 x i8] c"\01"
@d220 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01\40"
@d221 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d222 = internal global [1 x i8] c"\01"
@d223 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\20\01\C0"
@d224 = internal global [16 x i8] c"\71\01\84\99\A0\DB\D4\33\F9\27\AE\4C\0D\EC\00\C0"
@d225 = internal global [1 x i8] c"\01"
@d226 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0"
@d227 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0"
@d228 = internal global [1 x i8] c"\00"
@d229 = internal global [16 x i8] c"\C0\42\E4\8F\DD\49\F2\02\7C\DA\71\D0\D8\2A\EE\5A"
@d230 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d231 = internal global [1 x i8] c"\01"
@d232 = internal global [16 x i8] c"\CA\90\5D\E8\21\83\8D\6B\39\E5\AC\1F\48\C9\DB\97"
@d233 = internal global [16 x i8] c"\13\8E\22\1A\77\0D\D9\42\64\F6\40\8D\F8\0F\F8\3F"
@d234 = internal global [1 x i8] c"\01"
@d235 = internal global [16 x i8] c"\A9\8F\75\BC\7A\0D\B0\36\D5\65\44\2D\23\B7\F8\BF"
@d236 = internal global [16 x i8] c"\A9\8F\75\BC\7A\0D\B0\36\D5\65\44\2D\23\B7\F8\BF"
@d237 = internal global [1 x i8] c"\01"
@d238 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d239 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d240 = internal global [1 x i8] c"\01"
@d241 = internal global [16 x i8] c"\BB\DC\6B\35\05\2E\77\DA\F4\7E\BE\72\AE\59\FF\BF"
@d242 = internal global [16 x i8] c"\A8\A4\C1\8C\85\D3\64\30\B4\7C\68\2C\AA\21\FE\BF"
@d243 = internal global [1 x i8] c"\00"
@d244 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F"
@d245 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F"
@d246 = internal global [1 x i8] c"\00"
@d247 = internal global [16 x i8] c"\CC\B8\3E\BA\DA\00\00\00\00\00\00\00\00\00\00\80"
@d248 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F"
@d249 = internal global [1 x i8] c"\00"
@d250 = internal global [16 x i8] c"\1B\37\07\EE\FC\EE\B9\1E\C2\EF\57\DF\A6\80\47\D8"
@d251 = internal global [2 x i8] c"\00\FC"
@d252 = internal global [16 x i8] c"\C6\85\57\1F\D2\FF\D2\93\F0\24\36\1A\97\AA\00\C0"
@d253 = internal global [2 x i8] c"\AA\C2"
@d254 = internal global [16 x i8] c"\65\AE\47\96\B4\6D\13\EB\E6\5A\42\C3\F7\19\FF\BF"
@d255 = internal global [2 x i8] c"\68\BC"
@d256 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d257 = internal global [2 x i8] c"\00\00"
@d258 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\20\41\04\40"
@d259 = internal global [2 x i8] c"\04\51"
@d260 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\5F\D4\EE\3F"
@d261 = internal global [2 x i8] c"\EA\00"
@d262 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\5F\52\0E\40"
@d263 = internal global [2 x i8] c"\49\79"
@d264 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\5F\63\0E\C0"
@d265 = internal global [2 x i8] c"\8D\F9"
@d266 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\1F\C9\0E\C0"
@d267 = internal global [2 x i8] c"\24\FB"
@d268 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\20\EB\FD\BF"
@d269 = internal global [2 x i8] c"\AD\B7"
@d270 = internal global [16 x i8] c"\0E\AF\2B\26\D9\E4\54\24\45\9D\49\D5\29\A1\00\C0"
@d271 = internal global [2 x i8] c"\51\C0"
@d272 = internal global [16 x i8] c"\BC\D8\8D\60\0B\8B\25\50\CF\FB\10\0C\6E\36\FE\BF"
@d273 = internal global [2 x i8] c"\1B\BF"
@d274 = internal global [16 x i8] c"\7B\26\4C\9B\D4\10\6D\09\FB\23\E4\77\DB\A7\69\65"
@d275 = internal global [2 x i8] c"\80\7F"
@d276 = internal global [16 x i8] c"\E3\E2\72\EC\92\7D\16\AA\A3\00\C2\65\7D\B8\00\C0"
@d277 = internal global [2 x i8] c"\5C\C0"
@d278 = internal global [16 x i8] c"\02\00\00\00\00\00\00\00\00\00\00\00\00\A7\81\BF"
@d279 = internal global [2 x i8] c"\D4\80"
@d280 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\2E\FF\3F"
@d281 = internal global [2 x i8] c"\97\3F"
@d282 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\B3\FF\3F"
@d283 = internal global [2 x i8] c"\DA\3F"
@d284 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\74\81\3F"
@d285 = internal global [2 x i8] c"\BA\00"
@d286 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\23\7E\C0"
@d287 = internal global [2 x i8] c"\12\FF"
@d288 = internal global [16 x i8] c"\FC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\0C\02\C0"
@d289 = internal global [2 x i8] c"\06\C1"
@d290 = internal global [16 x i8] c"\7F\20\D9\32\0D\A4\F6\7B\CB\64\75\9F\46\11\F8\BF"
@d291 = internal global [4 x i8] c"\50\A3\08\BC"
@d292 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d293 = internal global [4 x i8] c"\00\00\00\80"
@d294 = internal global [16 x i8] c"\AA\1C\09\1E\D2\0D\B2\C9\E8\7E\A5\C6\76\9E\00\40"
@d295 = internal global [4 x i8] c"\63\3B\4F\40"
@d296 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d297 = internal global [4 x i8] c"\00\00\00\00"
@d298 = internal global [16 x i8] c"\04\00\00\00\00\00\00\00\00\00\00\BF\45\8E\7F\BF"
@d299 = internal global [4 x i8] c"\B8\C8\31\80"
@d300 = internal global [16 x i8] c"\02\00\00\00\00\00\00\00\00\00\00\1D\C8\B1\77\BF"
@d301 = internal global [4 x i8] c"\39\36\00\80"
@d302 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\4C\CF\F5\7E\C0"
@d303 = internal global [4 x i8] c"\A6\E7\7A\FF"
@d304 = internal global [16 x i8] c"\04\00\00\00\00\00\00\00\00\00\00\8F\C0\F7\81\BF"
@d305 = internal global [4 x i8] c"\48\E0\FB\80"
@d306 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\E5\56\B2\70\3F"
@d307 = internal global [4 x i8] c"\6D\00\00\00"
@d308 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\8B\04\74\02\C0"
@d309 = internal global [4 x i8] c"\46\02\3A\C1"
@d310 = internal global [16 x i8] c"\74\FA\F4\C2\1E\B8\03\00\00\00\00\00\00\00\00\80"
@d311 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d312 = internal global [16 x i8] c"\BC\99\84\02\CC\0F\8D\2D\EC\BB\1F\71\9E\0F\00\C0"
@d313 = internal global [8 x i8] c"\C3\BE\FB\11\E7\F9\00\C0"
@d314 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\02\C0"
@d315 = internal global [8 x i8] c"\00\00\00\00\00\00\24\C0"
@d316 = internal global [16 x i8] c"\C5\B9\E8\E6\06\3F\14\91\3D\4D\FB\8A\85\4B\FF\3F"
@d317 = internal global [8 x i8] c"\D9\D3\B4\AF\58\B8\F4\3F"
@d318 = internal global [16 x i8] c"\00\00\00\00\00\00\00\C8\11\6C\8F\7D\26\CE\E8\3B"
@d319 = internal global [8 x i8] c"\EC\33\71\0E\00\00\00\00"
@d320 = internal global [16 x i8] c"\00\00\00\00\00\00\00\F8\5B\C9\E0\4C\09\E0\01\3C"
@d321 = internal global [8 x i8] c"\C0\95\0C\CE\94\00\1E\00"
@d322 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\17\F3\C9\A0\69\6C\A1\FE\43"
@d323 = internal global [8 x i8] c"\31\9F\0C\9A\C6\16\EA\7F"
@d324 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\FF\77\F6\A4\25\54\24\56\FF\BF"
@d325 = internal global [8 x i8] c"\67\4F\5A\42\45\62\F5\BF"
@d326 = internal global [16 x i8] c"\00\00\00\00\00\00\00\A8\0C\65\AD\03\E1\75\F0\BB"
@d327 = internal global [8 x i8] c"\6B\1D\08\AF\0B\00\00\80"
@d328 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\37\82\79\C1\95\B1\FE\16\3F"
@d329 = internal global [8 x i8] c"\23\98\17\5C\19\EB\6F\31"
@d330 = internal global [16 x i8] c"\32\D4\69\D8\FF\53\0A\9B\CD\A3\9E\84\61\6C\FF\3F"
@d331 = internal global [10 x i8] c"\85\CD\E6\51\4F\C2\30\B6\FF\3F"
@d332 = internal global [16 x i8] c"\04\D6\5D\60\FF\3A\A1\CF\4C\A4\94\1E\49\CC\00\80"
@d333 = internal global [10 x i8] c"\D1\67\26\52\4A\8F\24\66\00\80"
@d334 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\02\C0"
@d335 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\02\C0"
@d336 = internal global [16 x i8] c"\A2\F3\5E\15\EA\4E\63\CC\3F\A6\D3\83\6C\CC\00\C0"
@d337 = internal global [10 x i8] c"\32\E6\1F\D3\E9\41\36\E6\00\C0"
@d338 = internal global [16 x i8] c"\01\00\00\00\00\00\91\24\F7\65\11\54\4B\7D\FF\BF"
@d339 = internal global [10 x i8] c"\49\92\FB\B2\08\AA\A5\BE\FF\BF"
@d340 = internal global [16 x i8] c"\FE\FF\FF\FF\FF\FF\30\31\47\C8\B0\F1\E7\2F\FE\FF"
@d341 = internal global [10 x i8] c"\98\98\23\64\D8\F8\F3\97\FE\FF"
@d342 = internal global [16 x i8] c"\01\00\00\00\00\00\81\4D\0F\99\42\91\2C\0E\FF\BF"
@d343 = internal global [10 x i8] c"\C1\A6\87\4C\A1\48\16\87\FF\BF"
@d344 = internal global [16 x i8] c"\00\00\00\00\00\00\BF\E4\C2\DE\B4\F0\AE\2A\FE\7F"
@d345 = internal global [10 x i8] c"\60\72\61\6F\5A\78\57\95\FE\7F"
@d346 = internal global [16 x i8] c"\00\00\00\00\00\00\23\DD\D7\56\92\C2\35\1B\FF\BF"
@d347 = internal global [10 x i8] c"\92\EE\6B\2B\49\E1\9A\8D\FF\BF"
@d348 = internal global [16 x i8] c"\00\00\00\00\00\00\63\C4\F9\E6\CB\F0\6A\F7\FF\3F"
@d349 = internal global [10 x i8] c"\32\E2\7C\F3\65\78\B5\FB\FF\3F"
@d350 = internal global [1 x i8] c"\01"
@d351 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\BF"
@d352 = internal global [1 x i8] c"\01"
@d353 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\BF"
@d354 = internal global [1 x i8] c"\01"
@d355 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\BF"
@d356 = internal global [1 x i8] c"\00"
@d357 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d358 = internal global [1 x i8] c"\01"
@d359 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\3F"
@d360 = internal global [1 x i8] c"\00"
@d361 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d362 = internal global [1 x i8] c"\80"
@d363 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\06\C0"
@d364 = internal global [1 x i8] c"\00"
@d365 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d366 = internal global [1 x i8] c"\FE"
@d367 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0"
@d368 = internal global [1 x i8] c"\FF"
@d369 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\FE\06\40"
@d370 = internal global [1 x i8] c"\D6"
@d371 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\AC\06\40"
@d372 = internal global [1 x i8] c"\C2"
@d373 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\84\06\40"
@d374 = internal global [2 x i8] c"\00\00"
@d375 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d376 = internal global [2 x i8] c"\CD\1F"
@d377 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\D0\FC\0B\40"
@d378 = internal global [2 x i8] c"\90\36"
@d379 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\80\B4\0C\40"
@d380 = internal global [2 x i8] c"\00\00"
@d381 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d382 = internal global [2 x i8] c"\D8\00"
@d383 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\B0\06\40"
@d384 = internal global [2 x i8] c"\00\00"
@d385 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d386 = internal global [3 x i8] c"\FF\FF\7F"
@d387 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\FC\FF\FF\15\40"
@d388 = internal global [3 x i8] c"\01\00\00"
@d389 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\3F"
@d390 = internal global [3 x i8] c"\00\00\00"
@d391 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d392 = internal global [3 x i8] c"\D8\53\3A"
@d393 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\C0\9E\D2\14\40"
@d394 = internal global [3 x i8] c"\00\00\80"
@d395 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\16\40"
@d396 = internal global [3 x i8] c"\A8\08\90"
@d397 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\50\11\20\16\40"
@d398 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d399 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\BF"
@d400 = internal global [4 x i8] c"\01\00\00\00"
@d401 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\3F"
@d402 = internal global [4 x i8] c"\00\00\00\00"
@d403 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d404 = internal global [4 x i8] c"\F5\1A\00\00"
@d405 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\50\AF\0B\40"
@d406 = internal global [4 x i8] c"\F1\7A\26\C3"
@d407 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\E2\F5\4C\86\1E\40"
@d408 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d409 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\FE\FF\FF\FF\1E\40"
@d410 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d411 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d412 = internal global [8 x i8] c"\44\5A\3C\65\BC\50\B1\36"
@d413 = internal global [16 x i8] c"\00\00\00\00\00\00\20\D2\E2\29\E3\85\8A\B5\3C\40"
@d414 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d415 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\3E\C0"
@d416 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d417 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d418 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d419 = internal global [16 x i8] c"\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\3D\40"
@d420 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d421 = internal global [16 x i8] c"\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\3D\40"
@d422 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d423 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\BF"
@d424 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d425 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d426 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\01"
@d427 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\3F\C0"
@d428 = internal global [9 x i8] c"\78\A1\CF\6E\FE\CC\7E\5C\01"
@d429 = internal global [16 x i8] c"\00\00\00\00\00\00\78\A1\CF\6E\FE\CC\7E\5C\3F\40"
@d430 = internal global [9 x i8] c"\86\4E\BE\CA\47\56\D3\A6\01"
@d431 = internal global [16 x i8] c"\00\00\00\00\00\00\86\4E\BE\CA\47\56\D3\A6\3F\40"
@d432 = internal global [9 x i8] c"\84\AD\1B\B1\9A\47\69\75\01"
@d433 = internal global [16 x i8] c"\00\00\00\00\00\00\84\AD\1B\B1\9A\47\69\75\3F\40"
@d434 = internal global [16 x i8] c"\B7\65\1A\21\20\73\CF\43\00\00\00\00\00\00\00\00"
@d435 = internal global [16 x i8] c"\00\00\00\00\00\00\DC\96\69\84\80\CC\3D\0F\3D\40"
@d436 = internal global [16 x i8] c"\91\D6\58\41\43\EC\4F\82\98\F7\C1\AD\54\96\5A\74"
@d437 = internal global [16 x i8] c"\63\05\0D\B1\3F\09\62\DE\07\B7\52\59\6A\D1\7D\40"
@d438 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d439 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7E\40"
@d440 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d441 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\40"
@d442 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d443 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7E\40"
@d444 = internal global [16 x i8] c"\1A\A1\50\B6\9C\83\B2\C6\00\00\00\00\00\00\00\00"
@d445 = internal global [16 x i8] c"\00\00\00\00\00\00\34\42\A1\6C\39\07\65\8D\3E\40"
@d446 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d447 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\BF"
@d448 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d449 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d450 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d451 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C6\40"
@d452 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d453 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C7\40"
@d454 = internal global [25 x i8] c"\E3\63\59\2F\31\9C\91\33\91\DB\8A\7B\9A\AD\5F\F5\A8\46\2F\8A\31\88\B7\E4\9B"
@d455 = internal global [16 x i8] c"\F7\34\5B\BF\EA\51\8D\5E\14\63\10\6F\C9\37\C6\40"
@d456 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d457 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d458 = internal global [16 x i8] c"\A1\08\E7\93\64\16\D2\4C\4D\5E\F3\E5\EB\35\FF\3F"
@d459 = internal global [1 x i8] c"\01"
@d460 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\C4\13"
@d461 = internal global [1 x i8] c"\00"
@d462 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\03\40"
@d463 = internal global [1 x i8] c"\1A"
@d464 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\FA\BF"
@d465 = internal global [1 x i8] c"\00"
@d466 = internal global [16 x i8] c"\BF\6B\77\10\0A\78\49\54\57\1B\72\41\08\2E\00\40"
@d467 = internal global [1 x i8] c"\02"
@d468 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\FA\3F"
@d469 = internal global [1 x i8] c"\00"
@d470 = internal global [16 x i8] c"\37\9C\72\78\9F\75\1A\CA\04\8F\B9\CD\6C\B8\FF\3F"
@d471 = internal global [2 x i8] c"\01\00"
@d472 = internal global [16 x i8] c"\AF\0A\DC\A9\41\38\7E\EA\E3\38\6F\6D\61\B8\F8\BF"
@d473 = internal global [2 x i8] c"\00\00"
@d474 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FB\BF"
@d475 = internal global [2 x i8] c"\00\00"
@d476 = internal global [16 x i8] c"\5A\25\12\99\E2\CC\D4\5B\40\0B\78\11\49\C3\F8\BF"
@d477 = internal global [2 x i8] c"\00\00"
@d478 = internal global [16 x i8] c"\AC\05\90\11\B9\68\92\A7\4C\C7\AC\30\C4\2F\FE\BF"
@d479 = internal global [2 x i8] c"\00\00"
@d480 = internal global [16 x i8] c"\40\D9\22\3A\4E\00\7E\36\50\1B\0A\BD\EC\90\FE\3F"
@d481 = internal global [2 x i8] c"\00\00"
@d482 = internal global [16 x i8] c"\67\19\DF\DE\EE\E1\66\98\E3\22\81\05\FA\A0\04\C0"
@d483 = internal global [4 x i8] c"\CC\FF\FF\FF"
@d484 = internal global [16 x i8] c"\54\9B\BC\0B\B2\29\4F\D4\3B\91\B1\16\A3\4F\FE\BF"
@d485 = internal global [4 x i8] c"\00\00\00\00"
@d486 = internal global [16 x i8] c"\51\71\A6\AC\88\46\E4\A8\06\3F\D6\2C\6C\17\04\C0"
@d487 = internal global [4 x i8] c"\DE\FF\FF\FF"
@d488 = internal global [16 x i8] c"\A6\8F\46\85\18\1F\1A\9F\0C\EC\43\3B\F3\B8\FF\3F"
@d489 = internal global [4 x i8] c"\01\00\00\00"
@d490 = internal global [16 x i8] c"\DE\78\9B\22\FF\D6\E6\54\37\C6\E2\2F\4A\44\04\40"
@d491 = internal global [4 x i8] c"\28\00\00\00"
@d492 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\FB\BF"
@d493 = internal global [4 x i8] c"\00\00\00\00"
@d494 = internal global [16 x i8] c"\7B\66\5B\72\EE\AB\05\ED\98\38\A4\8B\65\4A\11\99"
@d495 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d496 = internal global [16 x i8] c"\DB\76\2E\B0\5D\DC\2E\CF\0D\00\00\00\00\00\00\00"
@d497 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d498 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FA\BF"
@d499 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d500 = internal global [16 x i8] c"\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00"
@d501 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d502 = internal global [16 x i8] c"\8C\62\5C\50\E4\12\C9\75\16\8A\78\0C\A2\53\FF\3F"
@d503 = internal global [8 x i8] c"\01\00\00\00\00\00\00\00"
@d504 = internal global [16 x i8] c"\CA\93\D3\07\A8\A8\46\56\72\E8\D6\99\47\BC\04\40"
@d505 = internal global [8 x i8] c"\37\00\00\00\00\00\00\00"
@d506 = internal global [16 x i8] c"\78\40\14\F6\07\00\00\00\00\00\00\00\00\00\00\00"
@d507 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d508 = internal global [16 x i8] c"\ED\CE\19\A4\B3\4F\10\8F\0F\99\A7\F8\D2\2E\FF\BF"
@d509 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d510 = internal global [16 x i8] c"\F8\AE\1E\47\2B\65\71\88\AB\16\DC\78\35\14\6B\B6"
@d511 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d512 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\02\40"
@d513 = internal global [9 x i8] c"\0F\00\00\00\00\00\00\00\00"
@d514 = internal global [16 x i8] c"\98\65\AD\83\78\BF\F9\CE\F7\CE\6D\18\EB\92\FF\13"
@d515 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d516 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d517 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d518 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\03\C0"
@d519 = internal global [16 x i8] c"\E6\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d520 = internal global [16 x i8] c"\CB\69\26\8C\3E\0F\01\00\00\00\00\00\00\00\00\80"
@d521 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d522 = internal global [16 x i8] c"\F8\82\EB\99\31\C4\0A\D4\20\AC\A7\5E\C6\35\FF\BF"
@d523 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d524 = internal global [16 x i8] c"\BA\68\2D\F0\5F\F3\E5\8C\EC\61\A7\A9\ED\D8\F8\3F"
@d525 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d526 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\80\02\40"
@d527 = internal global [16 x i8] c"\0C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d528 = internal global [16 x i8] c"\F5\75\4C\F5\68\A0\D1\72\C2\C4\BC\07\28\0F\04\40"
@d529 = internal global [16 x i8] c"\21\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d530 = internal global [16 x i8] c"\34\5B\40\C8\4D\05\49\74\26\C2\E6\9B\C0\50\A5\AC"
@d531 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d532 = internal global [16 x i8] c"\FB\5D\60\F0\35\00\00\00\00\00\00\00\00\00\00\00"
@d533 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d534 = internal global [16 x i8] c"\A6\D4\42\F6\F3\09\D3\FF\02\D3\E3\FE\31\25\00\80"
@d535 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d536 = internal global [16 x i8] c"\00\30\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d537 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d538 = internal global [16 x i8] c"\FE\AB\2E\96\B0\34\51\7C\84\60\25\1C\40\8E\FE\3F"
@d539 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d540 = internal global [16 x i8] c"\BE\A2\A9\51\97\73\46\6E\21\4F\9C\C6\DD\15\00\80"
@d541 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile fp128, ptr @d1, align 1
  %b1 = load volatile fp128, ptr @d2, align 1
  %r1 = fadd fp128 %a1, %b1
  store volatile fp128 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 16)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile fp128, ptr @d4, align 1
  %b2 = load volatile fp128, ptr @d5, align 1
  %r2 = fadd fp128 %a2, %b2
  store volatile fp128 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 16)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile fp128, ptr @d7, align 1
  %b3 = load volatile fp128, ptr @d8, align 1
  %r3 = fadd fp128 %a3, %b3
  store volatile fp128 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 16)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile fp128, ptr @d10, align 1
  %b4 = load volatile fp128, ptr @d11, align 1
  %r4 = fadd fp128 %a4, %b4
  store volatile fp128 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 16)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile fp128, ptr @d13, align 1
  %b5 = load volatile fp128, ptr @d14, align 1
  %r5 = fadd fp128 %a5, %b5
  store volatile fp128 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 16)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile fp128, ptr @d16, align 1
  %b6 = load volatile fp128, ptr @d17, align 1
  %r6 = fadd fp128 %a6, %b6
  store volatile fp128 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 16)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x fp128>, ptr @d19, align 1
  %b7 = load volatile <3 x fp128>, ptr @d20, align 1
  %r7 = fadd <3 x fp128> %a7, %b7
  store volatile <3 x fp128> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 48)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile fp128, ptr @d22, align 1
  %b8 = load volatile fp128, ptr @d23, align 1
  %r8 = fsub fp128 %a8, %b8
  store volatile fp128 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 16)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile fp128, ptr @d25, align 1
  %b9 = load volatile fp128, ptr @d26, align 1
  %r9 = fsub fp128 %a9, %b9
  store volatile fp128 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 16)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile fp128, ptr @d28, align 1
  %b10 = load volatile fp128, ptr @d29, align 1
  %r10 = fsub fp128 %a10, %b10
  store volatile fp128 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 16)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile fp128, ptr @d31, align 1
  %b11 = load volatile fp128, ptr @d32, align 1
  %r11 = fsub fp128 %a11, %b11
  store volatile fp128 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 16)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile fp128, ptr @d34, align 1
  %b12 = load volatile fp128, ptr @d35, align 1
  %r12 = fsub fp128 %a12, %b12
  store volatile fp128 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 16)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile fp128, ptr @d37, align 1
  %b13 = load volatile fp128, ptr @d38, align 1
  %r13 = fsub fp128 %a13, %b13
  store volatile fp128 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 16)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x fp128>, ptr @d40, align 1
  %b14 = load volatile <3 x fp128>, ptr @d41, align 1
  %r14 = fsub <3 x fp128> %a14, %b14
  store volatile <3 x fp128> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 48)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile fp128, ptr @d43, align 1
  %b15 = load volatile fp128, ptr @d44, align 1
  %r15 = fmul fp128 %a15, %b15
  store volatile fp128 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 16)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile fp128, ptr @d46, align 1
  %b16 = load volatile fp128, ptr @d47, align 1
  %r16 = fmul fp128 %a16, %b16
  store volatile fp128 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 16)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile fp128, ptr @d49, align 1
  %b17 = load volatile fp128, ptr @d50, align 1
  %r17 = fmul fp128 %a17, %b17
  store volatile fp128 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 16)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile fp128, ptr @d52, align 1
  %b18 = load volatile fp128, ptr @d53, align 1
  %r18 = fmul fp128 %a18, %b18
  store volatile fp128 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 16)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile fp128, ptr @d55, align 1
  %b19 = load volatile fp128, ptr @d56, align 1
  %r19 = fmul fp128 %a19, %b19
  store volatile fp128 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 16)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile fp128, ptr @d58, align 1
  %b20 = load volatile fp128, ptr @d59, align 1
  %r20 = fmul fp128 %a20, %b20
  store volatile fp128 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 16)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x fp128>, ptr @d61, align 1
  %b21 = load volatile <3 x fp128>, ptr @d62, align 1
  %r21 = fmul <3 x fp128> %a21, %b21
  store volatile <3 x fp128> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 48)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile fp128, ptr @d64, align 1
  %b22 = load volatile fp128, ptr @d65, align 1
  %r22 = fdiv fp128 %a22, %b22
  store volatile fp128 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 16)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile fp128, ptr @d67, align 1
  %b23 = load volatile fp128, ptr @d68, align 1
  %r23 = fdiv fp128 %a23, %b23
  store volatile fp128 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 16)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile fp128, ptr @d70, align 1
  %b24 = load volatile fp128, ptr @d71, align 1
  %r24 = fdiv fp128 %a24, %b24
  store volatile fp128 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 16)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile fp128, ptr @d73, align 1
  %b25 = load volatile fp128, ptr @d74, align 1
  %r25 = fdiv fp128 %a25, %b25
  store volatile fp128 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 16)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile fp128, ptr @d76, align 1
  %b26 = load volatile fp128, ptr @d77, align 1
  %r26 = fdiv fp128 %a26, %b26
  store volatile fp128 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 16)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile fp128, ptr @d79, align 1
  %b27 = load volatile fp128, ptr @d80, align 1
  %r27 = fdiv fp128 %a27, %b27
  store volatile fp128 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 16)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x fp128>, ptr @d82, align 1
  %b28 = load volatile <3 x fp128>, ptr @d83, align 1
  %r28 = fdiv <3 x fp128> %a28, %b28
  store volatile <3 x fp128> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 48)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile fp128, ptr @d85, align 1
  %b29 = load volatile fp128, ptr @d86, align 1
  %r29 = frem fp128 %a29, %b29
  store volatile fp128 %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 16)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile fp128, ptr @d88, align 1
  %b30 = load volatile fp128, ptr @d89, align 1
  %r30 = frem fp128 %a30, %b30
  store volatile fp128 %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 16)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile fp128, ptr @d91, align 1
  %b31 = load volatile fp128, ptr @d92, align 1
  %r31 = frem fp128 %a31, %b31
  store volatile fp128 %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 16)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile fp128, ptr @d94, align 1
  %b32 = load volatile fp128, ptr @d95, align 1
  %r32 = frem fp128 %a32, %b32
  store volatile fp128 %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 16)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile fp128, ptr @d97, align 1
  %b33 = load volatile fp128, ptr @d98, align 1
  %r33 = frem fp128 %a33, %b33
  store volatile fp128 %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 16)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile fp128, ptr @d100, align 1
  %b34 = load volatile fp128, ptr @d101, align 1
  %r34 = frem fp128 %a34, %b34
  store volatile fp128 %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 16)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x fp128>, ptr @d103, align 1
  %b35 = load volatile <3 x fp128>, ptr @d104, align 1
  %r35 = frem <3 x fp128> %a35, %b35
  store volatile <3 x fp128> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 48)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile fp128, ptr @d106, align 1
  %b36 = load volatile fp128, ptr @d107, align 1
  %k36 = fcmp oeq fp128 %a36, %b36
  %r36 = zext i1 %k36 to i8
  store volatile i8 %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 1)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile fp128, ptr @d109, align 1
  %b37 = load volatile fp128, ptr @d110, align 1
  %k37 = fcmp oeq fp128 %a37, %b37
  %r37 = zext i1 %k37 to i8
  store volatile i8 %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 1)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile fp128, ptr @d112, align 1
  %b38 = load volatile fp128, ptr @d113, align 1
  %k38 = fcmp oeq fp128 %a38, %b38
  %r38 = zext i1 %k38 to i8
  store volatile i8 %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 1)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile fp128, ptr @d115, align 1
  %b39 = load volatile fp128, ptr @d116, align 1
  %k39 = fcmp ogt fp128 %a39, %b39
  %r39 = zext i1 %k39 to i8
  store volatile i8 %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile fp128, ptr @d118, align 1
  %b40 = load volatile fp128, ptr @d119, align 1
  %k40 = fcmp ogt fp128 %a40, %b40
  %r40 = zext i1 %k40 to i8
  store volatile i8 %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 1)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile fp128, ptr @d121, align 1
  %b41 = load volatile fp128, ptr @d122, align 1
  %k41 = fcmp ogt fp128 %a41, %b41
  %r41 = zext i1 %k41 to i8
  store volatile i8 %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 1)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile fp128, ptr @d124, align 1
  %b42 = load volatile fp128, ptr @d125, align 1
  %k42 = fcmp oge fp128 %a42, %b42
  %r42 = zext i1 %k42 to i8
  store volatile i8 %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 1)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile fp128, ptr @d127, align 1
  %b43 = load volatile fp128, ptr @d128, align 1
  %k43 = fcmp oge fp128 %a43, %b43
  %r43 = zext i1 %k43 to i8
  store volatile i8 %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile fp128, ptr @d130, align 1
  %b44 = load volatile fp128, ptr @d131, align 1
  %k44 = fcmp oge fp128 %a44, %b44
  %r44 = zext i1 %k44 to i8
  store volatile i8 %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 1)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile fp128, ptr @d133, align 1
  %b45 = load volatile fp128, ptr @d134, align 1
  %k45 = fcmp olt fp128 %a45, %b45
  %r45 = zext i1 %k45 to i8
  store volatile i8 %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 1)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile fp128, ptr @d136, align 1
  %b46 = load volatile fp128, ptr @d137, align 1
  %k46 = fcmp olt fp128 %a46, %b46
  %r46 = zext i1 %k46 to i8
  store volatile i8 %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 1)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile fp128, ptr @d139, align 1
  %b47 = load volatile fp128, ptr @d140, align 1
  %k47 = fcmp olt fp128 %a47, %b47
  %r47 = zext i1 %k47 to i8
  store volatile i8 %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile fp128, ptr @d142, align 1
  %b48 = load volatile fp128, ptr @d143, align 1
  %k48 = fcmp ole fp128 %a48, %b48
  %r48 = zext i1 %k48 to i8
  store volatile i8 %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 1)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile fp128, ptr @d145, align 1
  %b49 = load volatile fp128, ptr @d146, align 1
  %k49 = fcmp ole fp128 %a49, %b49
  %r49 = zext i1 %k49 to i8
  store volatile i8 %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 1)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile fp128, ptr @d148, align 1
  %b50 = load volatile fp128, ptr @d149, align 1
  %k50 = fcmp ole fp128 %a50, %b50
  %r50 = zext i1 %k50 to i8
  store volatile i8 %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 1)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile fp128, ptr @d151, align 1
  %b51 = load volatile fp128, ptr @d152, align 1
  %k51 = fcmp one fp128 %a51, %b51
  %r51 = zext i1 %k51 to i8
  store volatile i8 %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile fp128, ptr @d154, align 1
  %b52 = load volatile fp128, ptr @d155, align 1
  %k52 = fcmp one fp128 %a52, %b52
  %r52 = zext i1 %k52 to i8
  store volatile i8 %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 1)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile fp128, ptr @d157, align 1
  %b53 = load volatile fp128, ptr @d158, align 1
  %k53 = fcmp one fp128 %a53, %b53
  %r53 = zext i1 %k53 to i8
  store volatile i8 %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 1)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile fp128, ptr @d160, align 1
  %b54 = load volatile fp128, ptr @d161, align 1
  %k54 = fcmp ord fp128 %a54, %b54
  %r54 = zext i1 %k54 to i8
  store volatile i8 %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 1)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile fp128, ptr @d163, align 1
  %b55 = load volatile fp128, ptr @d164, align 1
  %k55 = fcmp ord fp128 %a55, %b55
  %r55 = zext i1 %k55 to i8
  store volatile i8 %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile fp128, ptr @d166, align 1
  %b56 = load volatile fp128, ptr @d167, align 1
  %k56 = fcmp ord fp128 %a56, %b56
  %r56 = zext i1 %k56 to i8
  store volatile i8 %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 1)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile fp128, ptr @d169, align 1
  %b57 = load volatile fp128, ptr @d170, align 1
  %k57 = fcmp uno fp128 %a57, %b57
  %r57 = zext i1 %k57 to i8
  store volatile i8 %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 1)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile fp128, ptr @d172, align 1
  %b58 = load volatile fp128, ptr @d173, align 1
  %k58 = fcmp uno fp128 %a58, %b58
  %r58 = zext i1 %k58 to i8
  store volatile i8 %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 1)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile fp128, ptr @d175, align 1
  %b59 = load volatile fp128, ptr @d176, align 1
  %k59 = fcmp uno fp128 %a59, %b59
  %r59 = zext i1 %k59 to i8
  store volatile i8 %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile fp128, ptr @d178, align 1
  %b60 = load volatile fp128, ptr @d179, align 1
  %k60 = fcmp ueq fp128 %a60, %b60
  %r60 = zext i1 %k60 to i8
  store volatile i8 %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 1)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile fp128, ptr @d181, align 1
  %b61 = load volatile fp128, ptr @d182, align 1
  %k61 = fcmp ueq fp128 %a61, %b61
  %r61 = zext i1 %k61 to i8
  store volatile i8 %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 1)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile fp128, ptr @d184, align 1
  %b62 = load volatile fp128, ptr @d185, align 1
  %k62 = fcmp ueq fp128 %a62, %b62
  %r62 = zext i1 %k62 to i8
  store volatile i8 %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 1)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile fp128, ptr @d187, align 1
  %b63 = load volatile fp128, ptr @d188, align 1
  %k63 = fcmp ugt fp128 %a63, %b63
  %r63 = zext i1 %k63 to i8
  store volatile i8 %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile fp128, ptr @d190, align 1
  %b64 = load volatile fp128, ptr @d191, align 1
  %k64 = fcmp ugt fp128 %a64, %b64
  %r64 = zext i1 %k64 to i8
  store volatile i8 %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 1)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile fp128, ptr @d193, align 1
  %b65 = load volatile fp128, ptr @d194, align 1
  %k65 = fcmp ugt fp128 %a65, %b65
  %r65 = zext i1 %k65 to i8
  store volatile i8 %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 1)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile fp128, ptr @d196, align 1
  %b66 = load volatile fp128, ptr @d197, align 1
  %k66 = fcmp uge fp128 %a66, %b66
  %r66 = zext i1 %k66 to i8
  store volatile i8 %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 1)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile fp128, ptr @d199, align 1
  %b67 = load volatile fp128, ptr @d200, align 1
  %k67 = fcmp uge fp128 %a67, %b67
  %r67 = zext i1 %k67 to i8
  store volatile i8 %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d201, i64 1)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile fp128, ptr @d202, align 1
  %b68 = load volatile fp128, ptr @d203, align 1
  %k68 = fcmp uge fp128 %a68, %b68
  %r68 = zext i1 %k68 to i8
  store volatile i8 %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d204, i64 1)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile fp128, ptr @d205, align 1
  %b69 = load volatile fp128, ptr @d206, align 1
  %k69 = fcmp ult fp128 %a69, %b69
  %r69 = zext i1 %k69 to i8
  store volatile i8 %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d207, i64 1)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile fp128, ptr @d208, align 1
  %b70 = load volatile fp128, ptr @d209, align 1
  %k70 = fcmp ult fp128 %a70, %b70
  %r70 = zext i1 %k70 to i8
  store volatile i8 %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d210, i64 1)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile fp128, ptr @d211, align 1
  %b71 = load volatile fp128, ptr @d212, align 1
  %k71 = fcmp ult fp128 %a71, %b71
  %r71 = zext i1 %k71 to i8
  store volatile i8 %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d213, i64 1)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile fp128, ptr @d214, align 1
  %b72 = load volatile fp128, ptr @d215, align 1
  %k72 = fcmp ule fp128 %a72, %b72
  %r72 = zext i1 %k72 to i8
  store volatile i8 %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d216, i64 1)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile fp128, ptr @d217, align 1
  %b73 = load volatile fp128, ptr @d218, align 1
  %k73 = fcmp ule fp128 %a73, %b73
  %r73 = zext i1 %k73 to i8
  store volatile i8 %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d219, i64 1)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile fp128, ptr @d220, align 1
  %b74 = load volatile fp128, ptr @d221, align 1
  %k74 = fcmp ule fp128 %a74, %b74
  %r74 = zext i1 %k74 to i8
  store volatile i8 %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d222, i64 1)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile fp128, ptr @d223, align 1
  %b75 = load volatile fp128, ptr @d224, align 1
  %k75 = fcmp une fp128 %a75, %b75
  %r75 = zext i1 %k75 to i8
  store volatile i8 %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d225, i64 1)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile fp128, ptr @d226, align 1
  %b76 = load volatile fp128, ptr @d227, align 1
  %k76 = fcmp une fp128 %a76, %b76
  %r76 = zext i1 %k76 to i8
  store volatile i8 %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d228, i64 1)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile fp128, ptr @d229, align 1
  %b77 = load volatile fp128, ptr @d230, align 1
  %k77 = fcmp une fp128 %a77, %b77
  %r77 = zext i1 %k77 to i8
  store volatile i8 %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d231, i64 1)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile fp128, ptr @d232, align 1
  %b78 = load volatile fp128, ptr @d233, align 1
  %k78 = fcmp true fp128 %a78, %b78
  %r78 = zext i1 %k78 to i8
  store volatile i8 %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d234, i64 1)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile fp128, ptr @d235, align 1
  %b79 = load volatile fp128, ptr @d236, align 1
  %k79 = fcmp true fp128 %a79, %b79
  %r79 = zext i1 %k79 to i8
  store volatile i8 %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d237, i64 1)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile fp128, ptr @d238, align 1
  %b80 = load volatile fp128, ptr @d239, align 1
  %k80 = fcmp true fp128 %a80, %b80
  %r80 = zext i1 %k80 to i8
  store volatile i8 %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d240, i64 1)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile fp128, ptr @d241, align 1
  %b81 = load volatile fp128, ptr @d242, align 1
  %k81 = fcmp false fp128 %a81, %b81
  %r81 = zext i1 %k81 to i8
  store volatile i8 %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d243, i64 1)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile fp128, ptr @d244, align 1
  %b82 = load volatile fp128, ptr @d245, align 1
  %k82 = fcmp false fp128 %a82, %b82
  %r82 = zext i1 %k82 to i8
  store volatile i8 %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d246, i64 1)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile fp128, ptr @d247, align 1
  %b83 = load volatile fp128, ptr @d248, align 1
  %k83 = fcmp false fp128 %a83, %b83
  %r83 = zext i1 %k83 to i8
  store volatile i8 %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d249, i64 1)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile fp128, ptr @d250, align 1
  %r84 = fptrunc fp128 %a84 to half
  store volatile half %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d251, i64 2)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile fp128, ptr @d252, align 1
  %r85 = fptrunc fp128 %a85 to half
  store volatile half %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d253, i64 2)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile fp128, ptr @d254, align 1
  %r86 = fptrunc fp128 %a86 to half
  store volatile half %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d255, i64 2)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile fp128, ptr @d256, align 1
  %r87 = fptrunc fp128 %a87 to half
  store volatile half %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d257, i64 2)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile fp128, ptr @d258, align 1
  %r88 = fptrunc fp128 %a88 to half
  store volatile half %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d259, i64 2)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile fp128, ptr @d260, align 1
  %r89 = fptrunc fp128 %a89 to half
  store volatile half %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d261, i64 2)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile fp128, ptr @d262, align 1
  %r90 = fptrunc fp128 %a90 to half
  store volatile half %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d263, i64 2)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile fp128, ptr @d264, align 1
  %r91 = fptrunc fp128 %a91 to half
  store volatile half %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d265, i64 2)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile fp128, ptr @d266, align 1
  %r92 = fptrunc fp128 %a92 to half
  store volatile half %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d267, i64 2)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile fp128, ptr @d268, align 1
  %r93 = fptrunc fp128 %a93 to half
  store volatile half %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d269, i64 2)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile fp128, ptr @d270, align 1
  %r94 = fptrunc fp128 %a94 to bfloat
  store volatile bfloat %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d271, i64 2)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile fp128, ptr @d272, align 1
  %r95 = fptrunc fp128 %a95 to bfloat
  store volatile bfloat %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d273, i64 2)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile fp128, ptr @d274, align 1
  %r96 = fptrunc fp128 %a96 to bfloat
  store volatile bfloat %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d275, i64 2)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile fp128, ptr @d276, align 1
  %r97 = fptrunc fp128 %a97 to bfloat
  store volatile bfloat %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d277, i64 2)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile fp128, ptr @d278, align 1
  %r98 = fptrunc fp128 %a98 to bfloat
  store volatile bfloat %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d279, i64 2)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile fp128, ptr @d280, align 1
  %r99 = fptrunc fp128 %a99 to bfloat
  store volatile bfloat %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d281, i64 2)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile fp128, ptr @d282, align 1
  %r100 = fptrunc fp128 %a100 to bfloat
  store volatile bfloat %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d283, i64 2)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile fp128, ptr @d284, align 1
  %r101 = fptrunc fp128 %a101 to bfloat
  store volatile bfloat %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d285, i64 2)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile fp128, ptr @d286, align 1
  %r102 = fptrunc fp128 %a102 to bfloat
  store volatile bfloat %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d287, i64 2)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile fp128, ptr @d288, align 1
  %r103 = fptrunc fp128 %a103 to bfloat
  store volatile bfloat %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d289, i64 2)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile fp128, ptr @d290, align 1
  %r104 = fptrunc fp128 %a104 to float
  store volatile float %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d291, i64 4)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile fp128, ptr @d292, align 1
  %r105 = fptrunc fp128 %a105 to float
  store volatile float %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d293, i64 4)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile fp128, ptr @d294, align 1
  %r106 = fptrunc fp128 %a106 to float
  store volatile float %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d295, i64 4)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile fp128, ptr @d296, align 1
  %r107 = fptrunc fp128 %a107 to float
  store volatile float %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d297, i64 4)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile fp128, ptr @d298, align 1
  %r108 = fptrunc fp128 %a108 to float
  store volatile float %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d299, i64 4)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile fp128, ptr @d300, align 1
  %r109 = fptrunc fp128 %a109 to float
  store volatile float %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d301, i64 4)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile fp128, ptr @d302, align 1
  %r110 = fptrunc fp128 %a110 to float
  store volatile float %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d303, i64 4)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile fp128, ptr @d304, align 1
  %r111 = fptrunc fp128 %a111 to float
  store volatile float %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d305, i64 4)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile fp128, ptr @d306, align 1
  %r112 = fptrunc fp128 %a112 to float
  store volatile float %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d307, i64 4)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  %a113 = load volatile fp128, ptr @d308, align 1
  %r113 = fptrunc fp128 %a113 to float
  store volatile float %r113, ptr %out, align 1
  %c113 = call i32 @memcmp(ptr %out, ptr @d309, i64 4)
  %ok113 = icmp eq i32 %c113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  %a114 = load volatile fp128, ptr @d310, align 1
  %r114 = fptrunc fp128 %a114 to double
  store volatile double %r114, ptr %out, align 1
  %c114 = call i32 @memcmp(ptr %out, ptr @d311, i64 8)
  %ok114 = icmp eq i32 %c114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  %a115 = load volatile fp128, ptr @d312, align 1
  %r115 = fptrunc fp128 %a115 to double
  store volatile double %r115, ptr %out, align 1
  %c115 = call i32 @memcmp(ptr %out, ptr @d313, i64 8)
  %ok115 = icmp eq i32 %c115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  %a116 = load volatile fp128, ptr @d314, align 1
  %r116 = fptrunc fp128 %a116 to double
  store volatile double %r116, ptr %out, align 1
  %c116 = call i32 @memcmp(ptr %out, ptr @d315, i64 8)
  %ok116 = icmp eq i32 %c116, 0
  br i1 %ok116, label %t117, label %bad

t117:
  %a117 = load volatile fp128, ptr @d316, align 1
  %r117 = fptrunc fp128 %a117 to double
  store volatile double %r117, ptr %out, align 1
  %c117 = call i32 @memcmp(ptr %out, ptr @d317, i64 8)
  %ok117 = icmp eq i32 %c117, 0
  br i1 %ok117, label %t118, label %bad

t118:
  %a118 = load volatile fp128, ptr @d318, align 1
  %r118 = fptrunc fp128 %a118 to double
  store volatile double %r118, ptr %out, align 1
  %c118 = call i32 @memcmp(ptr %out, ptr @d319, i64 8)
  %ok118 = icmp eq i32 %c118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  %a119 = load volatile fp128, ptr @d320, align 1
  %r119 = fptrunc fp128 %a119 to double
  store volatile double %r119, ptr %out, align 1
  %c119 = call i32 @memcmp(ptr %out, ptr @d321, i64 8)
  %ok119 = icmp eq i32 %c119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  %a120 = load volatile fp128, ptr @d322, align 1
  %r120 = fptrunc fp128 %a120 to double
  store volatile double %r120, ptr %out, align 1
  %c120 = call i32 @memcmp(ptr %out, ptr @d323, i64 8)
  %ok120 = icmp eq i32 %c120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  %a121 = load volatile fp128, ptr @d324, align 1
  %r121 = fptrunc fp128 %a121 to double
  store volatile double %r121, ptr %out, align 1
  %c121 = call i32 @memcmp(ptr %out, ptr @d325, i64 8)
  %ok121 = icmp eq i32 %c121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  %a122 = load volatile fp128, ptr @d326, align 1
  %r122 = fptrunc fp128 %a122 to double
  store volatile double %r122, ptr %out, align 1
  %c122 = call i32 @memcmp(ptr %out, ptr @d327, i64 8)
  %ok122 = icmp eq i32 %c122, 0
  br i1 %ok122, label %t123, label %bad

t123:
  %a123 = load volatile fp128, ptr @d328, align 1
  %r123 = fptrunc fp128 %a123 to double
  store volatile double %r123, ptr %out, align 1
  %c123 = call i32 @memcmp(ptr %out, ptr @d329, i64 8)
  %ok123 = icmp eq i32 %c123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  %a124 = load volatile fp128, ptr @d330, align 1
  %r124 = fptrunc fp128 %a124 to x86_fp80
  store volatile x86_fp80 %r124, ptr %out, align 1
  %c124 = call i32 @memcmp(ptr %out, ptr @d331, i64 10)
  %ok124 = icmp eq i32 %c124, 0
  br i1 %ok124, label %t125, label %bad

t125:
  %a125 = load volatile fp128, ptr @d332, align 1
  %r125 = fptrunc fp128 %a125 to x86_fp80
  store volatile x86_fp80 %r125, ptr %out, align 1
  %c125 = call i32 @memcmp(ptr %out, ptr @d333, i64 10)
  %ok125 = icmp eq i32 %c125, 0
  br i1 %ok125, label %t126, label %bad

t126:
  %a126 = load volatile fp128, ptr @d334, align 1
  %r126 = fptrunc fp128 %a126 to x86_fp80
  store volatile x86_fp80 %r126, ptr %out, align 1
  %c126 = call i32 @memcmp(ptr %out, ptr @d335, i64 10)
  %ok126 = icmp eq i32 %c126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  %a127 = load volatile fp128, ptr @d336, align 1
  %r127 = fptrunc fp128 %a127 to x86_fp80
  store volatile x86_fp80 %r127, ptr %out, align 1
  %c127 = call i32 @memcmp(ptr %out, ptr @d337, i64 10)
  %ok127 = icmp eq i32 %c127, 0
  br i1 %ok127, label %t128, label %bad

t128:
  %a128 = load volatile fp128, ptr @d338, align 1
  %r128 = fptrunc fp128 %a128 to x86_fp80
  store volatile x86_fp80 %r128, ptr %out, align 1
  %c128 = call i32 @memcmp(ptr %out, ptr @d339, i64 10)
  %ok128 = icmp eq i32 %c128, 0
  br i1 %ok128, label %t129, label %bad

t129:
  %a129 = load volatile fp128, ptr @d340, align 1
  %r129 = fptrunc fp128 %a129 to x86_fp80
  store volatile x86_fp80 %r129, ptr %out, align 1
  %c129 = call i32 @memcmp(ptr %out, ptr @d341, i64 10)
  %ok129 = icmp eq i32 %c129, 0
  br i1 %ok129, label %t130, label %bad

t130:
  %a130 = load volatile fp128, ptr @d342, align 1
  %r130 = fptrunc fp128 %a130 to x86_fp80
  store volatile x86_fp80 %r130, ptr %out, align 1
  %c130 = call i32 @memcmp(ptr %out, ptr @d343, i64 10)
  %ok130 = icmp eq i32 %c130, 0
  br i1 %ok130, label %t131, label %bad

t131:
  %a131 = load volatile fp128, ptr @d344, align 1
  %r131 = fptrunc fp128 %a131 to x86_fp80
  store volatile x86_fp80 %r131, ptr %out, align 1
  %c131 = call i32 @memcmp(ptr %out, ptr @d345, i64 10)
  %ok131 = icmp eq i32 %c131, 0
  br i1 %ok131, label %t132, label %bad

t132:
  %a132 = load volatile fp128, ptr @d346, align 1
  %r132 = fptrunc fp128 %a132 to x86_fp80
  store volatile x86_fp80 %r132, ptr %out, align 1
  %c132 = call i32 @memcmp(ptr %out, ptr @d347, i64 10)
  %ok132 = icmp eq i32 %c132, 0
  br i1 %ok132, label %t133, label %bad

t133:
  %a133 = load volatile fp128, ptr @d348, align 1
  %r133 = fptrunc fp128 %a133 to x86_fp80
  store volatile x86_fp80 %r133, ptr %out, align 1
  %c133 = call i32 @memcmp(ptr %out, ptr @d349, i64 10)
  %ok133 = icmp eq i32 %c133, 0
  br i1 %ok133, label %t134, label %bad

t134:
  %a134 = load volatile i1, ptr @d350, align 1
  %r134 = sitofp i1 %a134 to fp128
  store volatile fp128 %r134, ptr %out, align 1
  %c134 = call i32 @memcmp(ptr %out, ptr @d351, i64 16)
  %ok134 = icmp eq i32 %c134, 0
  br i1 %ok134, label %t135, label %bad

t135:
  %a135 = load volatile i1, ptr @d352, align 1
  %r135 = sitofp i1 %a135 to fp128
  store volatile fp128 %r135, ptr %out, align 1
  %c135 = call i32 @memcmp(ptr %out, ptr @d353, i64 16)
  %ok135 = icmp eq i32 %c135, 0
  br i1 %ok135, label %t136, label %bad

t136:
  %a136 = load volatile i1, ptr @d354, align 1
  %r136 = sitofp i1 %a136 to fp128
  store volatile fp128 %r136, ptr %out, align 1
  %c136 = call i32 @memcmp(ptr %out, ptr @d355, i64 16)
  %ok136 = icmp eq i32 %c136, 0
  br i1 %ok136, label %t137, label %bad

t137:
  %a137 = load volatile i1, ptr @d356, align 1
  %r137 = uitofp i1 %a137 to fp128
  store volatile fp128 %r137, ptr %out, align 1
  %c137 = call i32 @memcmp(ptr %out, ptr @d357, i64 16)
  %ok137 = icmp eq i32 %c137, 0
  br i1 %ok137, label %t138, label %bad

t138:
  %a138 = load volatile i1, ptr @d358, align 1
  %r138 = uitofp i1 %a138 to fp128
  store volatile fp128 %r138, ptr %out, align 1
  %c138 = call i32 @memcmp(ptr %out, ptr @d359, i64 16)
  %ok138 = icmp eq i32 %c138, 0
  br i1 %ok138, label %t139, label %bad

t139:
  %a139 = load volatile i1, ptr @d360, align 1
  %r139 = uitofp i1 %a139 to fp128
  store volatile fp128 %r139, ptr %out, align 1
  %c139 = call i32 @memcmp(ptr %out, ptr @d361, i64 16)
  %ok139 = icmp eq i32 %c139, 0
  br i1 %ok139, label %t140, label %bad

t140:
  %a140 = load volatile i8, ptr @d362, align 1
  %r140 = sitofp i8 %a140 to fp128
  store volatile fp128 %r140, ptr %out, align 1
  %c140 = call i32 @memcmp(ptr %out, ptr @d363, i64 16)
  %ok140 = icmp eq i32 %c140, 0
  br i1 %ok140, label %t141, label %bad

t141:
  %a141 = load volatile i8, ptr @d364, align 1
  %r141 = sitofp i8 %a141 to fp128
  store volatile fp128 %r141, ptr %out, align 1
  %c141 = call i32 @memcmp(ptr %out, ptr @d365, i64 16)
  %ok141 = icmp eq i32 %c141, 0
  br i1 %ok141, label %t142, label %bad

t142:
  %a142 = load volatile i8, ptr @d366, align 1
  %r142 = sitofp i8 %a142 to fp128
  store volatile fp128 %r142, ptr %out, align 1
  %c142 = call i32 @memcmp(ptr %out, ptr @d367, i64 16)
  %ok142 = icmp eq i32 %c142, 0
  br i1 %ok142, label %t143, label %bad

t143:
  %a143 = load volatile i8, ptr @d368, align 1
  %r143 = uitofp i8 %a143 to fp128
  store volatile fp128 %r143, ptr %out, align 1
  %c143 = call i32 @memcmp(ptr %out, ptr @d369, i64 16)
  %ok143 = icmp eq i32 %c143, 0
  br i1 %ok143, label %t144, label %bad

t144:
  %a144 = load volatile i8, ptr @d370, align 1
  %r144 = uitofp i8 %a144 to fp128
  store volatile fp128 %r144, ptr %out, align 1
  %c144 = call i32 @memcmp(ptr %out, ptr @d371, i64 16)
  %ok144 = icmp eq i32 %c144, 0
  br i1 %ok144, label %t145, label %bad

t145:
  %a145 = load volatile i8, ptr @d372, align 1
  %r145 = uitofp i8 %a145 to fp128
  store volatile fp128 %r145, ptr %out, align 1
  %c145 = call i32 @memcmp(ptr %out, ptr @d373, i64 16)
  %ok145 = icmp eq i32 %c145, 0
  br i1 %ok145, label %t146, label %bad

t146:
  %a146 = load volatile i16, ptr @d374, align 1
  %r146 = sitofp i16 %a146 to fp128
  store volatile fp128 %r146, ptr %out, align 1
  %c146 = call i32 @memcmp(ptr %out, ptr @d375, i64 16)
  %ok146 = icmp eq i32 %c146, 0
  br i1 %ok146, label %t147, label %bad

t147:
  %a147 = load volatile i16, ptr @d376, align 1
  %r147 = sitofp i16 %a147 to fp128
  store volatile fp128 %r147, ptr %out, align 1
  %c147 = call i32 @memcmp(ptr %out, ptr @d377, i64 16)
  %ok147 = icmp eq i32 %c147, 0
  br i1 %ok147, label %t148, label %bad

t148:
  %a148 = load volatile i16, ptr @d378, align 1
  %r148 = sitofp i16 %a148 to fp128
  store volatile fp128 %r148, ptr %out, align 1
  %c148 = call i32 @memcmp(ptr %out, ptr @d379, i64 16)
  %ok148 = icmp eq i32 %c148, 0
  br i1 %ok148, label %t149, label %bad

t149:
  %a149 = load volatile i16, ptr @d380, align 1
  %r149 = uitofp i16 %a149 to fp128
  store volatile fp128 %r149, ptr %out, align 1
  %c149 = call i32 @memcmp(ptr %out, ptr @d381, i64 16)
  %ok149 = icmp eq i32 %c149, 0
  br i1 %ok149, label %t150, label %bad

t150:
  %a150 = load volatile i16, ptr @d382, align 1
  %r150 = uitofp i16 %a150 to fp128
  store volatile fp128 %r150, ptr %out, align 1
  %c150 = call i32 @memcmp(ptr %out, ptr @d383, i64 16)
  %ok150 = icmp eq i32 %c150, 0
  br i1 %ok150, label %t151, label %bad

t151:
  %a151 = load volatile i16, ptr @d384, align 1
  %r151 = uitofp i16 %a151 to fp128
  store volatile fp128 %r151, ptr %out, align 1
  %c151 = call i32 @memcmp(ptr %out, ptr @d385, i64 16)
  %ok151 = icmp eq i32 %c151, 0
  br i1 %ok151, label %t152, label %bad

t152:
  %a152 = load volatile i24, ptr @d386, align 1
  %r152 = sitofp i24 %a152 to fp128
  store volatile fp128 %r152, ptr %out, align 1
  %c152 = call i32 @memcmp(ptr %out, ptr @d387, i64 16)
  %ok152 = icmp eq i32 %c152, 0
  br i1 %ok152, label %t153, label %bad

t153:
  %a153 = load volatile i24, ptr @d388, align 1
  %r153 = sitofp i24 %a153 to fp128
  store volatile fp128 %r153, ptr %out, align 1
  %c153 = call i32 @memcmp(ptr %out, ptr @d389, i64 16)
  %ok153 = icmp eq i32 %c153, 0
  br i1 %ok153, label %t154, label %bad

t154:
  %a154 = load volatile i24, ptr @d390, align 1
  %r154 = sitofp i24 %a154 to fp128
  store volatile fp128 %r154, ptr %out, align 1
  %c154 = call i32 @memcmp(ptr %out, ptr @d391, i64 16)
  %ok154 = icmp eq i32 %c154, 0
  br i1 %ok154, label %t155, label %bad

t155:
  %a155 = load volatile i24, ptr @d392, align 1
  %r155 = uitofp i24 %a155 to fp128
  store volatile fp128 %r155, ptr %out, align 1
  %c155 = call i32 @memcmp(ptr %out, ptr @d393, i64 16)
  %ok155 = icmp eq i32 %c155, 0
  br i1 %ok155, label %t156, label %bad

t156:
  %a156 = load volatile i24, ptr @d394, align 1
  %r156 = uitofp i24 %a156 to fp128
  store volatile fp128 %r156, ptr %out, align 1
  %c156 = call i32 @memcmp(ptr %out, ptr @d395, i64 16)
  %ok156 = icmp eq i32 %c156, 0
  br i1 %ok156, label %t157, label %bad

t157:
  %a157 = load volatile i24, ptr @d396, align 1
  %r157 = uitofp i24 %a157 to fp128
  store volatile fp128 %r157, ptr %out, align 1
  %c157 = call i32 @memcmp(ptr %out, ptr @d397, i64 16)
  %ok157 = icmp eq i32 %c157, 0
  br i1 %ok157, label %t158, label %bad

t158:
  %a158 = load volatile i32, ptr @d398, align 1
  %r158 = sitofp i32 %a158 to fp128
  store volatile fp128 %r158, ptr %out, align 1
  %c158 = call i32 @memcmp(ptr %out, ptr @d399, i64 16)
  %ok158 = icmp eq i32 %c158, 0
  br i1 %ok158, label %t159, label %bad

t159:
  %a159 = load volatile i32, ptr @d400, align 1
  %r159 = sitofp i32 %a159 to fp128
  store volatile fp128 %r159, ptr %out, align 1
  %c159 = call i32 @memcmp(ptr %out, ptr @d401, i64 16)
  %ok159 = icmp eq i32 %c159, 0
  br i1 %ok159, label %t160, label %bad

t160:
  %a160 = load volatile i32, ptr @d402, align 1
  %r160 = sitofp i32 %a160 to fp128
  store volatile fp128 %r160, ptr %out, align 1
  %c160 = call i32 @memcmp(ptr %out, ptr @d403, i64 16)
  %ok160 = icmp eq i32 %c160, 0
  br i1 %ok160, label %t161, label %bad

t161:
  %a161 = load volatile i32, ptr @d404, align 1
  %r161 = uitofp i32 %a161 to fp128
  store volatile fp128 %r161, ptr %out, align 1
  %c161 = call i32 @memcmp(ptr %out, ptr @d405, i64 16)
  %ok161 = icmp eq i32 %c161, 0
  br i1 %ok161, label %t162, label %bad

t162:
  %a162 = load volatile i32, ptr @d406, align 1
  %r162 = uitofp i32 %a162 to fp128
  store volatile fp128 %r162, ptr %out, align 1
  %c162 = call i32 @memcmp(ptr %out, ptr @d407, i64 16)
  %ok162 = icmp eq i32 %c162, 0
  br i1 %ok162, label %t163, label %bad

t163:
  %a163 = load volatile i32, ptr @d408, align 1
  %r163 = uitofp i32 %a163 to fp128
  store volatile fp128 %r163, ptr %out, align 1
  %c163 = call i32 @memcmp(ptr %out, ptr @d409, i64 16)
  %ok163 = icmp eq i32 %c163, 0
  br i1 %ok163, label %t164, label %bad

t164:
  %a164 = load volatile i64, ptr @d410, align 1
  %r164 = sitofp i64 %a164 to fp128
  store volatile fp128 %r164, ptr %out, align 1
  %c164 = call i32 @memcmp(ptr %out, ptr @d411, i64 16)
  %ok164 = icmp eq i32 %c164, 0
  br i1 %ok164, label %t165, label %bad

t165:
  %a165 = load volatile i64, ptr @d412, align 1
  %r165 = sitofp i64 %a165 to fp128
  store volatile fp128 %r165, ptr %out, align 1
  %c165 = call i32 @memcmp(ptr %out, ptr @d413, i64 16)
  %ok165 = icmp eq i32 %c165, 0
  br i1 %ok165, label %t166, label %bad

t166:
  %a166 = load volatile i64, ptr @d414, align 1
  %r166 = sitofp i64 %a166 to fp128
  store volatile fp128 %r166, ptr %out, align 1
  %c166 = call i32 @memcmp(ptr %out, ptr @d415, i64 16)
  %ok166 = icmp eq i32 %c166, 0
  br i1 %ok166, label %t167, label %bad

t167:
  %a167 = load volatile i64, ptr @d416, align 1
  %r167 = uitofp i64 %a167 to fp128
  store volatile fp128 %r167, ptr %out, align 1
  %c167 = call i32 @memcmp(ptr %out, ptr @d417, i64 16)
  %ok167 = icmp eq i32 %c167, 0
  br i1 %ok167, label %t168, label %bad

t168:
  %a168 = load volatile i64, ptr @d418, align 1
  %r168 = uitofp i64 %a168 to fp128
  store volatile fp128 %r168, ptr %out, align 1
  %c168 = call i32 @memcmp(ptr %out, ptr @d419, i64 16)
  %ok168 = icmp eq i32 %c168, 0
  br i1 %ok168, label %t169, label %bad

t169:
  %a169 = load volatile i64, ptr @d420, align 1
  %r169 = uitofp i64 %a169 to fp128
  store volatile fp128 %r169, ptr %out, align 1
  %c169 = call i32 @memcmp(ptr %out, ptr @d421, i64 16)
  %ok169 = icmp eq i32 %c169, 0
  br i1 %ok169, label %t170, label %bad

t170:
  %a170 = load volatile i65, ptr @d422, align 1
  %r170 = sitofp i65 %a170 to fp128
  store volatile fp128 %r170, ptr %out, align 1
  %c170 = call i32 @memcmp(ptr %out, ptr @d423, i64 16)
  %ok170 = icmp eq i32 %c170, 0
  br i1 %ok170, label %t171, label %bad

t171:
  %a171 = load volatile i65, ptr @d424, align 1
  %r171 = sitofp i65 %a171 to fp128
  store volatile fp128 %r171, ptr %out, align 1
  %c171 = call i32 @memcmp(ptr %out, ptr @d425, i64 16)
  %ok171 = icmp eq i32 %c171, 0
  br i1 %ok171, label %t172, label %bad

t172:
  %a172 = load volatile i65, ptr @d426, align 1
  %r172 = sitofp i65 %a172 to fp128
  store volatile fp128 %r172, ptr %out, align 1
  %c172 = call i32 @memcmp(ptr %out, ptr @d427, i64 16)
  %ok172 = icmp eq i32 %c172, 0
  br i1 %ok172, label %t173, label %bad

t173:
  %a173 = load volatile i65, ptr @d428, align 1
  %r173 = uitofp i65 %a173 to fp128
  store volatile fp128 %r173, ptr %out, align 1
  %c173 = call i32 @memcmp(ptr %out, ptr @d429, i64 16)
  %ok173 = icmp eq i32 %c173, 0
  br i1 %ok173, label %t174, label %bad

t174:
  %a174 = load volatile i65, ptr @d430, align 1
  %r174 = uitofp i65 %a174 to fp128
  store volatile fp128 %r174, ptr %out, align 1
  %c174 = call i32 @memcmp(ptr %out, ptr @d431, i64 16)
  %ok174 = icmp eq i32 %c174, 0
  br i1 %ok174, label %t175, label %bad

t175:
  %a175 = load volatile i65, ptr @d432, align 1
  %r175 = uitofp i65 %a175 to fp128
  store volatile fp128 %r175, ptr %out, align 1
  %c175 = call i32 @memcmp(ptr %out, ptr @d433, i64 16)
  %ok175 = icmp eq i32 %c175, 0
  br i1 %ok175, label %t176, label %bad

t176:
  %a176 = load volatile i128, ptr @d434, align 1
  %r176 = sitofp i128 %a176 to fp128
  store volatile fp128 %r176, ptr %out, align 1
  %c176 = call i32 @memcmp(ptr %out, ptr @d435, i64 16)
  %ok176 = icmp eq i32 %c176, 0
  br i1 %ok176, label %t177, label %bad

t177:
  %a177 = load volatile i128, ptr @d436, align 1
  %r177 = sitofp i128 %a177 to fp128
  store volatile fp128 %r177, ptr %out, align 1
  %c177 = call i32 @memcmp(ptr %out, ptr @d437, i64 16)
  %ok177 = icmp eq i32 %c177, 0
  br i1 %ok177, label %t178, label %bad

t178:
  %a178 = load volatile i128, ptr @d438, align 1
  %r178 = sitofp i128 %a178 to fp128
  store volatile fp128 %r178, ptr %out, align 1
  %c178 = call i32 @memcmp(ptr %out, ptr @d439, i64 16)
  %ok178 = icmp eq i32 %c178, 0
  br i1 %ok178, label %t179, label %bad

t179:
  %a179 = load volatile i128, ptr @d440, align 1
  %r179 = uitofp i128 %a179 to fp128
  store volatile fp128 %r179, ptr %out, align 1
  %c179 = call i32 @memcmp(ptr %out, ptr @d441, i64 16)
  %ok179 = icmp eq i32 %c179, 0
  br i1 %ok179, label %t180, label %bad

t180:
  %a180 = load volatile i128, ptr @d442, align 1
  %r180 = uitofp i128 %a180 to fp128
  store volatile fp128 %r180, ptr %out, align 1
  %c180 = call i32 @memcmp(ptr %out, ptr @d443, i64 16)
  %ok180 = icmp eq i32 %c180, 0
  br i1 %ok180, label %t181, label %bad

t181:
  %a181 = load volatile i128, ptr @d444, align 1
  %r181 = uitofp i128 %a181 to fp128
  store volatile fp128 %r181, ptr %out, align 1
  %c181 = call i32 @memcmp(ptr %out, ptr @d445, i64 16)
  %ok181 = icmp eq i32 %c181, 0
  br i1 %ok181, label %t182, label %bad

t182:
  %a182 = load volatile i200, ptr @d446, align 1
  %r182 = sitofp i200 %a182 to fp128
  store volatile fp128 %r182, ptr %out, align 1
  %c182 = call i32 @memcmp(ptr %out, ptr @d447, i64 16)
  %ok182 = icmp eq i32 %c182, 0
  br i1 %ok182, label %t183, label %bad

t183:
  %a183 = load volatile i200, ptr @d448, align 1
  %r183 = sitofp i200 %a183 to fp128
  store volatile fp128 %r183, ptr %out, align 1
  %c183 = call i32 @memcmp(ptr %out, ptr @d449, i64 16)
  %ok183 = icmp eq i32 %c183, 0
  br i1 %ok183, label %t184, label %bad

t184:
  %a184 = load volatile i200, ptr @d450, align 1
  %r184 = sitofp i200 %a184 to fp128
  store volatile fp128 %r184, ptr %out, align 1
  %c184 = call i32 @memcmp(ptr %out, ptr @d451, i64 16)
  %ok184 = icmp eq i32 %c184, 0
  br i1 %ok184, label %t185, label %bad

t185:
  %a185 = load volatile i200, ptr @d452, align 1
  %r185 = uitofp i200 %a185 to fp128
  store volatile fp128 %r185, ptr %out, align 1
  %c185 = call i32 @memcmp(ptr %out, ptr @d453, i64 16)
  %ok185 = icmp eq i32 %c185, 0
  br i1 %ok185, label %t186, label %bad

t186:
  %a186 = load volatile i200, ptr @d454, align 1
  %r186 = uitofp i200 %a186 to fp128
  store volatile fp128 %r186, ptr %out, align 1
  %c186 = call i32 @memcmp(ptr %out, ptr @d455, i64 16)
  %ok186 = icmp eq i32 %c186, 0
  br i1 %ok186, label %t187, label %bad

t187:
  %a187 = load volatile i200, ptr @d456, align 1
  %r187 = uitofp i200 %a187 to fp128
  store volatile fp128 %r187, ptr %out, align 1
  %c187 = call i32 @memcmp(ptr %out, ptr @d457, i64 16)
  %ok187 = icmp eq i32 %c187, 0
  br i1 %ok187, label %t188, label %bad

t188:
  %a188 = load volatile fp128, ptr @d458, align 1
  %r188 = fptosi fp128 %a188 to i8
  store volatile i8 %r188, ptr %out, align 1
  %c188 = call i32 @memcmp(ptr %out, ptr @d459, i64 1)
  %ok188 = icmp eq i32 %c188, 0
  br i1 %ok188, label %t189, label %bad

t189:
  %a189 = load volatile fp128, ptr @d460, align 1
  %r189 = fptosi fp128 %a189 to i8
  store volatile i8 %r189, ptr %out, align 1
  %c189 = call i32 @memcmp(ptr %out, ptr @d461, i64 1)
  %ok189 = icmp eq i32 %c189, 0
  br i1 %ok189, label %t190, label %bad

t190:
  %a190 = load volatile fp128, ptr @d462, align 1
  %r190 = fptosi fp128 %a190 to i8
  store volatile i8 %r190, ptr %out, align 1
  %c190 = call i32 @memcmp(ptr %out, ptr @d463, i64 1)
  %ok190 = icmp eq i32 %c190, 0
  br i1 %ok190, label %t191, label %bad

t191:
  %a191 = load volatile fp128, ptr @d464, align 1
  %r191 = fptoui fp128 %a191 to i8
  store volatile i8 %r191, ptr %out, align 1
  %c191 = call i32 @memcmp(ptr %out, ptr @d465, i64 1)
  %ok191 = icmp eq i32 %c191, 0
  br i1 %ok191, label %t192, label %bad

t192:
  %a192 = load volatile fp128, ptr @d466, align 1
  %r192 = fptoui fp128 %a192 to i8
  store volatile i8 %r192, ptr %out, align 1
  %c192 = call i32 @memcmp(ptr %out, ptr @d467, i64 1)
  %ok192 = icmp eq i32 %c192, 0
  br i1 %ok192, label %t193, label %bad

t193:
  %a193 = load volatile fp128, ptr @d468, align 1
  %r193 = fptoui fp128 %a193 to i8
  store volatile i8 %r193, ptr %out, align 1
  %c193 = call i32 @memcmp(ptr %out, ptr @d469, i64 1)
  %ok193 = icmp eq i32 %c193, 0
  br i1 %ok193, label %t194, label %bad

t194:
  %a194 = load volatile fp128, ptr @d470, align 1
  %r194 = fptosi fp128 %a194 to i16
  store volatile i16 %r194, ptr %out, align 1
  %c194 = call i32 @memcmp(ptr %out, ptr @d471, i64 2)
  %ok194 = icmp eq i32 %c194, 0
  br i1 %ok194, label %t195, label %bad

t195:
  %a195 = load volatile fp128, ptr @d472, align 1
  %r195 = fptosi fp128 %a195 to i16
  store volatile i16 %r195, ptr %out, align 1
  %c195 = call i32 @memcmp(ptr %out, ptr @d473, i64 2)
  %ok195 = icmp eq i32 %c195, 0
  br i1 %ok195, label %t196, label %bad

t196:
  %a196 = load volatile fp128, ptr @d474, align 1
  %r196 = fptosi fp128 %a196 to i16
  store volatile i16 %r196, ptr %out, align 1
  %c196 = call i32 @memcmp(ptr %out, ptr @d475, i64 2)
  %ok196 = icmp eq i32 %c196, 0
  br i1 %ok196, label %t197, label %bad

t197:
  %a197 = load volatile fp128, ptr @d476, align 1
  %r197 = fptoui fp128 %a197 to i16
  store volatile i16 %r197, ptr %out, align 1
  %c197 = call i32 @memcmp(ptr %out, ptr @d477, i64 2)
  %ok197 = icmp eq i32 %c197, 0
  br i1 %ok197, label %t198, label %bad

t198:
  %a198 = load volatile fp128, ptr @d478, align 1
  %r198 = fptoui fp128 %a198 to i16
  store volatile i16 %r198, ptr %out, align 1
  %c198 = call i32 @memcmp(ptr %out, ptr @d479, i64 2)
  %ok198 = icmp eq i32 %c198, 0
  br i1 %ok198, label %t199, label %bad

t199:
  %a199 = load volatile fp128, ptr @d480, align 1
  %r199 = fptoui fp128 %a199 to i16
  store volatile i16 %r199, ptr %out, align 1
  %c199 = call i32 @memcmp(ptr %out, ptr @d481, i64 2)
  %ok199 = icmp eq i32 %c199, 0
  br i1 %ok199, label %t200, label %bad

t200:
  %a200 = load volatile fp128, ptr @d482, align 1
  %r200 = fptosi fp128 %a200 to i32
  store volatile i32 %r200, ptr %out, align 1
  %c200 = call i32 @memcmp(ptr %out, ptr @d483, i64 4)
  %ok200 = icmp eq i32 %c200, 0
  br i1 %ok200, label %t201, label %bad

t201:
  %a201 = load volatile fp128, ptr @d484, align 1
  %r201 = fptosi fp128 %a201 to i32
  store volatile i32 %r201, ptr %out, align 1
  %c201 = call i32 @memcmp(ptr %out, ptr @d485, i64 4)
  %ok201 = icmp eq i32 %c201, 0
  br i1 %ok201, label %t202, label %bad

t202:
  %a202 = load volatile fp128, ptr @d486, align 1
  %r202 = fptosi fp128 %a202 to i32
  store volatile i32 %r202, ptr %out, align 1
  %c202 = call i32 @memcmp(ptr %out, ptr @d487, i64 4)
  %ok202 = icmp eq i32 %c202, 0
  br i1 %ok202, label %t203, label %bad

t203:
  %a203 = load volatile fp128, ptr @d488, align 1
  %r203 = fptoui fp128 %a203 to i32
  store volatile i32 %r203, ptr %out, align 1
  %c203 = call i32 @memcmp(ptr %out, ptr @d489, i64 4)
  %ok203 = icmp eq i32 %c203, 0
  br i1 %ok203, label %t204, label %bad

t204:
  %a204 = load volatile fp128, ptr @d490, align 1
  %r204 = fptoui fp128 %a204 to i32
  store volatile i32 %r204, ptr %out, align 1
  %c204 = call i32 @memcmp(ptr %out, ptr @d491, i64 4)
  %ok204 = icmp eq i32 %c204, 0
  br i1 %ok204, label %t205, label %bad

t205:
  %a205 = load volatile fp128, ptr @d492, align 1
  %r205 = fptoui fp128 %a205 to i32
  store volatile i32 %r205, ptr %out, align 1
  %c205 = call i32 @memcmp(ptr %out, ptr @d493, i64 4)
  %ok205 = icmp eq i32 %c205, 0
  br i1 %ok205, label %t206, label %bad

t206:
  %a206 = load volatile fp128, ptr @d494, align 1
  %r206 = fptosi fp128 %a206 to i64
  store volatile i64 %r206, ptr %out, align 1
  %c206 = call i32 @memcmp(ptr %out, ptr @d495, i64 8)
  %ok206 = icmp eq i32 %c206, 0
  br i1 %ok206, label %t207, label %bad

t207:
  %a207 = load volatile fp128, ptr @d496, align 1
  %r207 = fptosi fp128 %a207 to i64
  store volatile i64 %r207, ptr %out, align 1
  %c207 = call i32 @memcmp(ptr %out, ptr @d497, i64 8)
  %ok207 = icmp eq i32 %c207, 0
  br i1 %ok207, label %t208, label %bad

t208:
  %a208 = load volatile fp128, ptr @d498, align 1
  %r208 = fptosi fp128 %a208 to i64
  store volatile i64 %r208, ptr %out, align 1
  %c208 = call i32 @memcmp(ptr %out, ptr @d499, i64 8)
  %ok208 = icmp eq i32 %c208, 0
  br i1 %ok208, label %t209, label %bad

t209:
  %a209 = load volatile fp128, ptr @d500, align 1
  %r209 = fptoui fp128 %a209 to i64
  store volatile i64 %r209, ptr %out, align 1
  %c209 = call i32 @memcmp(ptr %out, ptr @d501, i64 8)
  %ok209 = icmp eq i32 %c209, 0
  br i1 %ok209, label %t210, label %bad

t210:
  %a210 = load volatile fp128, ptr @d502, align 1
  %r210 = fptoui fp128 %a210 to i64
  store volatile i64 %r210, ptr %out, align 1
  %c210 = call i32 @memcmp(ptr %out, ptr @d503, i64 8)
  %ok210 = icmp eq i32 %c210, 0
  br i1 %ok210, label %t211, label %bad

t211:
  %a211 = load volatile fp128, ptr @d504, align 1
  %r211 = fptoui fp128 %a211 to i64
  store volatile i64 %r211, ptr %out, align 1
  %c211 = call i32 @memcmp(ptr %out, ptr @d505, i64 8)
  %ok211 = icmp eq i32 %c211, 0
  br i1 %ok211, label %t212, label %bad

t212:
  %a212 = load volatile fp128, ptr @d506, align 1
  %r212 = fptosi fp128 %a212 to i65
  store volatile i65 %r212, ptr %out, align 1
  %c212 = call i32 @memcmp(ptr %out, ptr @d507, i64 9)
  %ok212 = icmp eq i32 %c212, 0
  br i1 %ok212, label %t213, label %bad

t213:
  %a213 = load volatile fp128, ptr @d508, align 1
  %r213 = fptosi fp128 %a213 to i65
  store volatile i65 %r213, ptr %out, align 1
  %c213 = call i32 @memcmp(ptr %out, ptr @d509, i64 9)
  %ok213 = icmp eq i32 %c213, 0
  br i1 %ok213, label %t214, label %bad

t214:
  %a214 = load volatile fp128, ptr @d510, align 1
  %r214 = fptosi fp128 %a214 to i65
  store volatile i65 %r214, ptr %out, align 1
  %c214 = call i32 @memcmp(ptr %out, ptr @d511, i64 9)
  %ok214 = icmp eq i32 %c214, 0
  br i1 %ok214, label %t215, label %bad

t215:
  %a215 = load volatile fp128, ptr @d512, align 1
  %r215 = fptoui fp128 %a215 to i65
  store volatile i65 %r215, ptr %out, align 1
  %c215 = call i32 @memcmp(ptr %out, ptr @d513, i64 9)
  %ok215 = icmp eq i32 %c215, 0
  br i1 %ok215, label %t216, label %bad

t216:
  %a216 = load volatile fp128, ptr @d514, align 1
  %r216 = fptoui fp128 %a216 to i65
  store volatile i65 %r216, ptr %out, align 1
  %c216 = call i32 @memcmp(ptr %out, ptr @d515, i64 9)
  %ok216 = icmp eq i32 %c216, 0
  br i1 %ok216, label %t217, label %bad

t217:
  %a217 = load volatile fp128, ptr @d516, align 1
  %r217 = fptoui fp128 %a217 to i65
  store volatile i65 %r217, ptr %out, align 1
  %c217 = call i32 @memcmp(ptr %out, ptr @d517, i64 9)
  %ok217 = icmp eq i32 %c217, 0
  br i1 %ok217, label %t218, label %bad

t218:
  %a218 = load volatile fp128, ptr @d518, align 1
  %r218 = fptosi fp128 %a218 to i128
  store volatile i128 %r218, ptr %out, align 1
  %c218 = call i32 @memcmp(ptr %out, ptr @d519, i64 16)
  %ok218 = icmp eq i32 %c218, 0
  br i1 %ok218, label %t219, label %bad

t219:
  %a219 = load volatile fp128, ptr @d520, align 1
  %r219 = fptosi fp128 %a219 to i128
  store volatile i128 %r219, ptr %out, align 1
  %c219 = call i32 @memcmp(ptr %out, ptr @d521, i64 16)
  %ok219 = icmp eq i32 %c219, 0
  br i1 %ok219, label %t220, label %bad

t220:
  %a220 = load volatile fp128, ptr @d522, align 1
  %r220 = fptosi fp128 %a220 to i128
  store volatile i128 %r220, ptr %out, align 1
  %c220 = call i32 @memcmp(ptr %out, ptr @d523, i64 16)
  %ok220 = icmp eq i32 %c220, 0
  br i1 %ok220, label %t221, label %bad

t221:
  %a221 = load volatile fp128, ptr @d524, align 1
  %r221 = fptoui fp128 %a221 to i128
  store volatile i128 %r221, ptr %out, align 1
  %c221 = call i32 @memcmp(ptr %out, ptr @d525, i64 16)
  %ok221 = icmp eq i32 %c221, 0
  br i1 %ok221, label %t222, label %bad

t222:
  %a222 = load volatile fp128, ptr @d526, align 1
  %r222 = fptoui fp128 %a222 to i128
  store volatile i128 %r222, ptr %out, align 1
  %c222 = call i32 @memcmp(ptr %out, ptr @d527, i64 16)
  %ok222 = icmp eq i32 %c222, 0
  br i1 %ok222, label %t223, label %bad

t223:
  %a223 = load volatile fp128, ptr @d528, align 1
  %r223 = fptoui fp128 %a223 to i128
  store volatile i128 %r223, ptr %out, align 1
  %c223 = call i32 @memcmp(ptr %out, ptr @d529, i64 16)
  %ok223 = icmp eq i32 %c223, 0
  br i1 %ok223, label %t224, label %bad

t224:
  %a224 = load volatile fp128, ptr @d530, align 1
  %r224 = fptosi fp128 %a224 to i200
  store volatile i200 %r224, ptr %out, align 1
  %c224 = call i32 @memcmp(ptr %out, ptr @d531, i64 25)
  %ok224 = icmp eq i32 %c224, 0
  br i1 %ok224, label %t225, label %bad

t225:
  %a225 = load volatile fp128, ptr @d532, align 1
  %r225 = fptosi fp128 %a225 to i200
  store volatile i200 %r225, ptr %out, align 1
  %c225 = call i32 @memcmp(ptr %out, ptr @d533, i64 25)
  %ok225 = icmp eq i32 %c225, 0
  br i1 %ok225, label %t226, label %bad

t226:
  %a226 = load volatile fp128, ptr @d534, align 1
  %r226 = fptosi fp128 %a226 to i200
  store volatile i200 %r226, ptr %out, align 1
  %c226 = call i32 @memcmp(ptr %out, ptr @d535, i64 25)
  %ok226 = icmp eq i32 %c226, 0
  br i1 %ok226, label %t227, label %bad

t227:
  %a227 = load volatile fp128, ptr @d536, align 1
  %r227 = fptoui fp128 %a227 to i200
  store volatile i200 %r227, ptr %out, align 1
  %c227 = call i32 @memcmp(ptr %out, ptr @d537, i64 25)
  %ok227 = icmp eq i32 %c227, 0
  br i1 %ok227, label %t228, label %bad

t228:
  %a228 = load volatile fp128, ptr @d538, align 1
  %r228 = fptoui fp128 %a228 to i200
  store volatile i200 %r228, ptr %out, align 1
  %c228 = call i32 @memcmp(ptr %out, ptr @d539, i64 25)
  %ok228 = icmp eq i32 %c228, 0
  br i1 %ok228, label %t229, label %bad

t229:
  %a229 = load volatile fp128, ptr @d540, align 1
  %r229 = fptoui fp128 %a229 to i200
  store volatile i200 %r229, ptr %out, align 1
  %c229 = call i32 @memcmp(ptr %out, ptr @d541, i64 25)
  %ok229 = icmp eq i32 %c229, 0
  br i1 %ok229, label %t230, label %bad

t230:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ], [ 150, %t150 ], [ 151, %t151 ], [ 152, %t152 ], [ 153, %t153 ], [ 154, %t154 ], [ 155, %t155 ], [ 156, %t156 ], [ 157, %t157 ], [ 158, %t158 ], [ 159, %t159 ], [ 160, %t160 ], [ 161, %t161 ], [ 162, %t162 ], [ 163, %t163 ], [ 164, %t164 ], [ 165, %t165 ], [ 166, %t166 ], [ 167, %t167 ], [ 168, %t168 ], [ 169, %t169 ], [ 170, %t170 ], [ 171, %t171 ], [ 172, %t172 ], [ 173, %t173 ], [ 174, %t174 ], [ 175, %t175 ], [ 176, %t176 ], [ 177, %t177 ], [ 178, %t178 ], [ 179, %t179 ], [ 180, %t180 ], [ 181, %t181 ], [ 182, %t182 ], [ 183, %t183 ], [ 184, %t184 ], [ 185, %t185 ], [ 186, %t186 ], [ 187, %t187 ], [ 188, %t188 ], [ 189, %t189 ], [ 190, %t190 ], [ 191, %t191 ], [ 192, %t192 ], [ 193, %t193 ], [ 194, %t194 ], [ 195, %t195 ], [ 196, %t196 ], [ 197, %t197 ], [ 198, %t198 ], [ 199, %t199 ], [ 200, %t200 ], [ 201, %t201 ], [ 202, %t202 ], [ 203, %t203 ], [ 204, %t204 ], [ 205, %t205 ], [ 206, %t206 ], [ 207, %t207 ], [ 208, %t208 ], [ 209, %t209 ], [ 210, %t210 ], [ 211, %t211 ], [ 212, %t212 ], [ 213, %t213 ], [ 214, %t214 ], [ 215, %t215 ], [ 216, %t216 ], [ 217, %t217 ], [ 218, %t218 ], [ 219, %t219 ], [ 220, %t220 ], [ 221, %t221 ], [ 222, %t222 ], [ 223, %t223 ], [ 224, %t224 ], [ 225, %t225 ], [ 226, %t226 ], [ 227, %t227 ], [ 228, %t228 ], [ 229, %t229 ]
  ret i32 %which
}
