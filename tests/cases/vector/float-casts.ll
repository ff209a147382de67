; Conversions between vectors of integers and of floats.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [1 x i8] c"\07"
@d2 = internal global [12 x i8] c"\00\00\80\BF\00\00\80\BF\00\00\80\BF"
@d3 = internal global [1 x i8] c"\06"
@d4 = internal global [12 x i8] c"\00\00\00\00\00\00\80\3F\00\00\80\3F"
@d5 = internal global [1 x i8] c"\BC"
@d6 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\80\BF\00\00\80\BF\00\00\80\BF\00\00\80\BF\00\00\00\00\00\00\80\BF"
@d7 = internal global [1 x i8] c"\F4"
@d8 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\80\3F\00\00\00\00\00\00\80\3F\00\00\80\3F\00\00\80\3F\00\00\80\3F"
@d9 = internal global [1 x i8] c"\02"
@d10 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\00\00"
@d11 = internal global [1 x i8] c"\02"
@d12 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\00\00"
@d13 = internal global [1 x i8] c"\D0"
@d14 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\F0\BF"
@d15 = internal global [1 x i8] c"\CF"
@d16 = internal global [64 x i8] c"\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\F0\3F"
@d17 = internal global [1 x i8] c"\02"
@d18 = internal global [6 x i8] c"\00\00\00\BC\00\00"
@d19 = internal global [1 x i8] c"\06"
@d20 = internal global [6 x i8] c"\00\00\00\3C\00\3C"
@d21 = internal global [1 x i8] c"\73"
@d22 = internal global [16 x i8] c"\00\BC\00\BC\00\00\00\00\00\BC\00\BC\00\BC\00\00"
@d23 = internal global [1 x i8] c"\FD"
@d24 = internal global [16 x i8] c"\00\3C\00\00\00\3C\00\3C\00\3C\00\3C\00\3C\00\3C"
@d25 = internal global [3 x i8] c"\80\FF\15"
@d26 = internal global [12 x i8] c"\00\00\00\C3\00\00\80\BF\00\00\A8\41"
@d27 = internal global [3 x i8] c"\00\96\7F"
@d28 = internal global [12 x i8] c"\00\00\00\00\00\00\16\43\00\00\FE\42"
@d29 = internal global [12 x i8] c"\00\80\DB\C2\00\00\EA\C2\00\00\C2\C2"
@d30 = internal global [3 x i8] c"\93\8B\9F"
@d31 = internal global [12 x i8] c"\00\00\96\42\00\00\17\42\00\00\85\42"
@d32 = internal global [3 x i8] c"\4B\25\42"
@d33 = internal global [8 x i8] c"\01\01\06\BF\DE\7F\12\7F"
@d34 = internal global [32 x i8] c"\00\00\80\3F\00\00\80\3F\00\00\C0\40\00\00\82\C2\00\00\08\C2\00\00\FE\42\00\00\90\41\00\00\FE\42"
@d35 = internal global [8 x i8] c"\01\E5\FF\0C\01\06\FF\01"
@d36 = internal global [32 x i8] c"\00\00\80\3F\00\00\65\43\00\00\7F\43\00\00\40\41\00\00\80\3F\00\00\C0\40\00\00\7F\43\00\00\80\3F"
@d37 = internal global [32 x i8] c"\00\00\D4\C2\00\00\F4\42\00\00\20\C0\00\00\A2\C1\00\00\C5\42\00\00\3A\42\00\00\C5\42\00\00\2C\41"
@d38 = internal global [8 x i8] c"\96\7A\FE\EC\62\2E\62\0A"
@d39 = internal global [32 x i8] c"\00\00\9B\42\00\00\2E\42\00\80\EF\42\00\00\B7\42\00\00\AE\41\00\00\F6\41\00\80\CC\42\00\00\E3\42"
@d40 = internal global [8 x i8] c"\4D\2B\77\5B\15\1E\66\71"
@d41 = internal global [3 x i8] c"\05\59\37"
@d42 = internal global [24 x i8] c"\00\00\00\00\00\00\14\40\00\00\00\00\00\40\56\40\00\00\00\00\00\80\4B\40"
@d43 = internal global [3 x i8] c"\7F\00\00"
@d44 = internal global [24 x i8] c"\00\00\00\00\00\C0\5F\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d45 = internal global [24 x i8] c"\00\00\00\00\00\D0\53\C0\00\00\00\00\00\40\41\C0\00\00\00\00\00\30\50\40"
@d46 = internal global [3 x i8] c"\B1\DE\40"
@d47 = internal global [24 x i8] c"\00\00\00\00\00\50\5C\40\00\00\00\00\00\00\5E\40\00\00\00\00\00\40\30\40"
@d48 = internal global [3 x i8] c"\71\78\10"
@d49 = internal global [8 x i8] c"\88\00\60\A5\A5\7F\FF\03"
@d50 = internal global [64 x i8] c"\00\00\00\00\00\00\5E\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\58\40\00\00\00\00\00\C0\56\C0\00\00\00\00\00\C0\56\C0\00\00\00\00\00\C0\5F\40\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\08\40"
@d51 = internal global [8 x i8] c"\00\C7\CE\00\FF\0C\FF\80"
@d52 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\68\40\00\00\00\00\00\C0\69\40\00\00\00\00\00\00\00\00\00\00\00\00\00\E0\6F\40\00\00\00\00\00\00\28\40\00\00\00\00\00\E0\6F\40\00\00\00\00\00\00\60\40"
@d53 = internal global [64 x i8] c"\00\00\00\00\00\80\46\40\00\00\00\00\00\00\49\C0\00\00\00\00\00\00\27\C0\00\00\00\00\00\00\49\40\00\00\00\00\00\C0\3D\40\00\00\00\00\00\C0\42\C0\00\00\00\00\00\E0\58\C0\00\00\00\00\00\A0\5B\C0"
@d54 = internal global [8 x i8] c"\2D\CE\F5\32\1D\DB\9D\92"
@d55 = internal global [64 x i8] c"\00\00\00\00\00\E0\41\40\00\00\00\00\00\70\5B\40\00\00\00\00\00\00\00\40\00\00\00\00\00\00\15\40\00\00\00\00\00\40\46\40\00\00\00\00\00\40\31\40\00\00\00\00\00\60\5E\40\00\00\00\00\00\00\17\40"
@d56 = internal global [8 x i8] c"\23\6D\02\05\2C\11\79\05"
@d57 = internal global [3 x i8] c"\1E\7F\F5"
@d58 = internal global [6 x i8] c"\80\4F\F0\57\80\C9"
@d59 = internal global [3 x i8] c"\02\7C\8C"
@d60 = internal global [6 x i8] c"\00\40\C0\57\60\58"
@d61 = internal global [6 x i8] c"\80\41\00\BD\D0\53"
@d62 = internal global [3 x i8] c"\02\FF\3E"
@d63 = internal global [6 x i8] c"\A0\49\54\54\D4\54"
@d64 = internal global [3 x i8] c"\0B\45\4D"
@d65 = internal global [8 x i8] c"\FF\80\80\80\7F\01\80\C3"
@d66 = internal global [16 x i8] c"\00\BC\00\D8\00\D8\00\D8\F0\57\00\3C\00\D8\A0\D3"
@d67 = internal global [8 x i8] c"\29\7F\01\8C\00\00\01\0C"
@d68 = internal global [16 x i8] c"\20\51\F0\57\00\3C\60\58\00\00\00\00\00\3C\00\4A"
@d69 = internal global [16 x i8] c"\C0\C8\D0\53\34\D4\30\4E\38\D7\10\CC\90\CD\A4\56"
@d70 = internal global [8 x i8] c"\F7\3E\BD\18\8D\F0\EA\6A"
@d71 = internal global [16 x i8] c"\F0\54\CC\54\D0\4D\08\50\A0\51\4C\54\60\4C\B4\56"
@d72 = internal global [8 x i8] c"\4F\4C\17\20\2D\44\11\6B"
@d73 = internal global [6 x i8] c"\00\00\06\7F\00\00"
@d74 = internal global [12 x i8] c"\00\00\00\00\00\0C\FE\46\00\00\00\00"
@d75 = internal global [6 x i8] c"\3F\00\8F\00\00\80"
@d76 = internal global [12 x i8] c"\00\00\7C\42\00\00\0F\43\00\00\00\47"
@d77 = internal global [12 x i8] c"\00\F2\79\C6\00\6E\E3\C5\00\5C\33\C6"
@d78 = internal global [6 x i8] c"\84\C1\93\E3\29\D3"
@d79 = internal global [12 x i8] c"\00\20\93\45\00\F6\B0\45\80\82\85\46"
@d80 = internal global [6 x i8] c"\64\12\1E\16\C1\42"
@d81 = internal global [16 x i8] c"\4C\1D\E1\00\EE\20\00\00\7C\6C\01\00\B9\36\FC\C4"
@d82 = internal global [32 x i8] c"\00\60\EA\45\00\00\61\43\00\B8\03\46\00\00\00\00\00\F8\D8\46\00\00\80\3F\00\E4\5A\46\00\10\6C\C6"
@d83 = internal global [16 x i8] c"\62\00\01\00\7A\00\36\00\62\00\6F\4D\21\40\FF\FF"
@d84 = internal global [32 x i8] c"\00\00\C4\42\00\00\80\3F\00\00\F4\42\00\00\58\42\00\00\C4\42\00\DE\9A\46\00\42\80\46\00\FF\7F\47"
@d85 = internal global [32 x i8] c"\00\6E\77\46\00\7C\79\45\00\1A\5B\C6\00\86\5E\C6\00\F0\74\46\00\A6\F1\45\00\08\78\C5\00\10\C8\46"
@d86 = internal global [16 x i8] c"\DB\3D\97\0F\3A\C9\5F\C8\3C\3D\34\1E\80\F0\08\64"
@d87 = internal global [32 x i8] c"\00\CC\28\45\00\DC\DF\45\00\10\E9\45\00\83\A0\46\00\7A\FA\46\80\DD\F1\46\00\AE\C1\45\00\98\AC\45"
@d88 = internal global [16 x i8] c"\8C\0A\FB\1B\22\1D\41\50\3D\7D\EE\78\35\18\93\15"
@d89 = internal global [6 x i8] c"\FF\7F\00\00\6A\61"
@d90 = internal global [24 x i8] c"\00\00\00\00\C0\FF\DF\40\00\00\00\00\00\00\00\00\00\00\00\00\80\5A\D8\40"
@d91 = internal global [6 x i8] c"\B5\31\09\00\BB\00"
@d92 = internal global [24 x i8] c"\00\00\00\00\80\DA\C8\40\00\00\00\00\00\00\22\40\00\00\00\00\00\60\67\40"
@d93 = internal global [24 x i8] c"\00\00\00\00\80\CF\D5\C0\00\00\00\00\10\34\D4\C0\00\00\00\00\00\14\DB\C0"
@d94 = internal global [6 x i8] c"\C2\A8\30\AF\B0\93"
@d95 = internal global [24 x i8] c"\00\00\00\00\C0\25\B6\40\00\00\00\00\80\1E\D4\40\00\00\00\00\A0\FD\DB\40"
@d96 = internal global [6 x i8] c"\25\16\7A\50\F6\6F"
@d97 = internal global [16 x i8] c"\FF\FF\01\00\00\00\00\00\01\00\00\00\85\DA\00\80"
@d98 = internal global [64 x i8] c"\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\00\00\00\00\00\00\80\BD\C2\C0\00\00\00\00\00\00\E0\C0"
@d99 = internal global [16 x i8] c"\FF\7F\01\00\01\00\FF\7F\00\00\FF\7F\01\00\00\00"
@d100 = internal global [64 x i8] c"\00\00\00\00\C0\FF\DF\40\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\F0\3F\00\00\00\00\C0\FF\DF\40\00\00\00\00\00\00\00\00\00\00\00\00\C0\FF\DF\40\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\00\00"
@d101 = internal global [64 x i8] c"\00\00\00\00\00\8C\CC\40\00\00\00\00\00\67\CC\C0\00\00\00\00\00\2A\A1\40\00\00\00\00\20\30\D3\C0\00\00\00\00\20\15\DB\40\00\00\00\00\20\EA\CD\C0\00\00\00\00\20\EF\D9\C0\00\00\00\00\00\1F\BC\40"
@d102 = internal global [16 x i8] c"\18\39\32\C7\95\08\40\B3\54\6C\2C\C4\44\98\1F\1C"
@d103 = internal global [64 x i8] c"\00\00\00\00\00\D0\79\40\00\00\00\00\70\68\DC\40\00\00\00\00\00\4F\DF\40\00\00\00\00\80\E4\C5\40\00\00\00\00\30\33\D1\40\00\00\00\00\E0\E6\CA\40\00\00\00\00\F0\F1\D4\40\00\00\00\00\D0\E2\D0\40"
@d104 = internal global [16 x i8] c"\9D\01\A1\71\3C\7D\C9\2B\CC\44\CD\35\C7\53\8B\43"
@d105 = internal global [6 x i8] c"\FF\7F\FF\FF\00\00"
@d106 = internal global [6 x i8] c"\00\78\00\BC\00\00"
@d107 = internal global [6 x i8] c"\01\00\17\05\00\00"
@d108 = internal global [6 x i8] c"\00\3C\17\65\00\00"
@d109 = internal global [6 x i8] c"\8C\D4\10\54\30\55"
@d110 = internal global [6 x i8] c"\B8\FF\41\00\53\00"
@d111 = internal global [6 x i8] c"\C0\51\E8\51\38\51"
@d112 = internal global [6 x i8] c"\2E\00\2F\00\29\00"
@d113 = internal global [16 x i8] c"\DA\A7\3B\86\FF\FF\FF\FF\00\00\57\E9\FF\7F\00\00"
@d114 = internal global [16 x i8] c"\82\F5\9C\F7\00\BC\00\BC\00\00\AA\ED\00\78\00\00"
@d115 = internal global [16 x i8] c"\01\00\FF\7F\01\00\8D\00\67\23\BA\7C\FF\FF\37\00"
@d116 = internal global [16 x i8] c"\00\3C\00\78\00\3C\68\58\6D\70\CC\77\00\7C\E0\52"
@d117 = internal global [16 x i8] c"\78\D1\C4\D5\E8\56\00\49\90\CF\90\D2\20\CE\70\53"
@d118 = internal global [16 x i8] c"\D5\FF\A4\FF\6E\00\0A\00\E2\FF\CC\FF\E8\FF\3B\00"
@d119 = internal global [16 x i8] c"\10\50\40\45\5C\57\AC\55\40\57\00\4E\9C\56\78\52"
@d120 = internal global [16 x i8] c"\20\00\05\00\75\00\5A\00\74\00\18\00\69\00\33\00"
@d121 = internal global [9 x i8] c"\FF\FF\7F\37\54\09\FF\FF\7F"
@d122 = internal global [12 x i8] c"\FE\FF\FF\4A\70\43\15\49\FE\FF\FF\4A"
@d123 = internal global [9 x i8] c"\E0\45\7A\00\00\00\01\00\00"
@d124 = internal global [12 x i8] c"\C0\8B\F4\4A\00\00\00\00\00\00\80\3F"
@d125 = internal global [12 x i8] c"\00\55\E4\C6\00\80\08\C3\80\B7\A6\C6"
@d126 = internal global [9 x i8] c"\D6\8D\FF\78\FF\FF\A5\AC\FF"
@d127 = internal global [12 x i8] c"\00\60\FE\46\00\34\32\45\00\44\79\46"
@d128 = internal global [9 x i8] c"\30\7F\00\23\0B\00\51\3E\00"
@d129 = internal global [24 x i8] c"\1E\FE\54\00\00\80\00\00\00\5C\D7\55\52\54\CA\01\00\00\FF\FF\FF\FF\FF\FF"
@d130 = internal global [32 x i8] c"\3C\FC\A9\4A\00\00\00\CB\00\00\00\00\B8\AE\AB\4A\B8\AE\56\CA\00\00\80\3F\00\00\80\BF\00\00\80\BF"
@d131 = internal global [24 x i8] c"\01\00\00\B4\91\97\FF\FF\FF\14\83\77\65\08\00\FF\FF\7F\00\00\00\E5\0B\00"
@d132 = internal global [32 x i8] c"\00\00\80\3F\B4\91\17\4B\FF\FF\7F\4B\28\06\EF\4A\00\50\06\45\FE\FF\FF\4A\00\00\00\00\00\50\3E\45"
@d133 = internal global [32 x i8] c"\00\57\F8\46\00\C0\8A\46\00\E2\89\45\00\FF\68\C6\00\3B\66\C6\00\97\00\46\00\D2\D3\46\00\C0\31\C4"
@d134 = internal global [24 x i8] c"\2B\7C\00\60\45\00\3C\11\00\C1\C5\FF\72\C6\FF\25\20\00\E9\69\00\39\FD\FF"
@d135 = internal global [32 x i8] c"\00\80\55\46\00\C0\44\44\00\02\B8\45\00\60\ED\46\00\FA\D7\45\00\70\4A\45\80\2F\86\46\00\F8\F9\45"
@d136 = internal global [24 x i8] c"\60\35\00\13\03\00\00\17\00\B0\76\00\FF\1A\00\A7\0C\00\17\43\00\3F\1F\00"
@d137 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\7F\FF\FF\FF"
@d138 = internal global [24 x i8] c"\00\00\00\00\00\00\F0\BF\00\00\00\C0\FF\FF\5F\41\00\00\00\00\00\00\F0\BF"
@d139 = internal global [9 x i8] c"\00\00\80\FF\FF\FF\74\05\00"
@d140 = internal global [24 x i8] c"\00\00\00\00\00\00\60\41\00\00\00\E0\FF\FF\6F\41\00\00\00\00\00\D0\95\40"
@d141 = internal global [24 x i8] c"\00\00\00\00\80\F9\D5\C0\00\00\00\00\60\7B\DD\40\00\00\00\00\A0\52\C8\C0"
@d142 = internal global [9 x i8] c"\1A\A8\FF\ED\75\00\5B\CF\FF"
@d143 = internal global [24 x i8] c"\00\00\00\00\80\C4\B8\40\00\00\00\00\A0\BD\DF\40\00\00\00\00\90\B0\D9\40"
@d144 = internal global [9 x i8] c"\C4\18\00\F6\7E\00\C2\66\00"
@d145 = internal global [24 x i8] c"\00\00\80\6E\D8\0F\FF\FF\FF\EA\D2\06\FF\FF\7F\01\00\00\FF\FF\FF\A9\0C\D2"
@d146 = internal global [64 x i8] c"\00\00\00\00\00\00\60\C1\00\00\00\00\DC\B0\2F\41\00\00\00\00\00\00\F0\BF\00\00\00\00\A8\4B\1B\41\00\00\00\C0\FF\FF\5F\41\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\F0\BF\00\00\00\80\AB\F9\46\C1"
@d147 = internal global [24 x i8] c"\A2\0B\00\E5\08\00\00\00\00\88\D1\B4\00\00\00\FF\FF\7F\F9\E1\9C\00\00\00"
@d148 = internal global [64 x i8] c"\00\00\00\00\00\44\A7\40\00\00\00\00\00\CA\A1\40\00\00\00\00\00\00\00\00\00\00\00\00\31\9A\66\41\00\00\00\00\00\00\00\00\00\00\00\C0\FF\FF\5F\41\00\00\00\20\3F\9C\63\41\00\00\00\00\00\00\00\00"
@d149 = internal global [64 x i8] c"\00\00\00\00\B0\F2\D7\40\00\00\00\00\C0\9C\B8\40\00\00\00\00\00\BA\B0\40\00\00\00\00\60\44\D9\C0\00\00\00\00\D0\19\DE\40\00\00\00\00\20\B8\D6\C0\00\00\00\00\E0\A7\CC\C0\00\00\00\00\10\08\D5\40"
@d150 = internal global [24 x i8] c"\CA\5F\00\9C\18\00\BA\10\00\EF\9A\FF\67\78\00\20\A5\FF\B1\C6\FF\20\54\00"
@d151 = internal global [64 x i8] c"\00\00\00\00\10\FC\D7\40\00\00\00\00\00\DD\CA\40\00\00\00\00\00\64\B3\40\00\00\00\00\00\0A\DA\40\00\00\00\00\10\81\D4\40\00\00\00\00\90\C9\D9\40\00\00\00\00\00\74\96\40\00\00\00\00\80\04\CC\40"
@d152 = internal global [24 x i8] c"\F0\5F\00\BA\35\00\64\13\00\28\68\00\04\52\00\26\67\00\9D\05\00\09\38\00"
@d153 = internal global [9 x i8] c"\1E\EC\E7\17\83\6B\A7\90\FE"
@d154 = internal global [6 x i8] c"\00\FC\00\7C\00\FC"
@d155 = internal global [9 x i8] c"\5F\5B\B5\FF\FF\7F\87\08\00"
@d156 = internal global [6 x i8] c"\00\7C\00\7C\44\68"
@d157 = internal global [6 x i8] c"\E8\56\90\55\58\D5"
@d158 = internal global [9 x i8] c"\6E\00\00\59\00\00\AB\FF\FF"
@d159 = internal global [6 x i8] c"\A0\53\F8\54\50\4D"
@d160 = internal global [9 x i8] c"\3D\00\00\4F\00\00\15\00\00"
@d161 = internal global [24 x i8] c"\FF\FF\7F\01\00\00\FF\FF\7F\FF\FF\7F\2F\EC\B5\BB\28\AB\00\00\00\00\00\00"
@d162 = internal global [16 x i8] c"\00\7C\00\3C\00\7C\00\7C\00\FC\00\FC\00\00\00\00"
@d163 = internal global [24 x i8] c"\FF\FF\FF\01\00\00\C2\09\00\FF\FF\7F\46\12\48\00\00\00\D9\05\00\00\00\00"
@d164 = internal global [16 x i8] c"\00\7C\00\3C\E1\68\00\7C\00\7C\00\00\D9\65\00\00"
@d165 = internal global [16 x i8] c"\A0\D4\E0\49\48\D1\FC\56\B0\56\40\44\00\CD\10\50"
@d166 = internal global [24 x i8] c"\B6\FF\FF\0B\00\00\D6\FF\FF\6F\00\00\6B\00\00\04\00\00\EC\FF\FF\20\00\00"
@d167 = internal global [16 x i8] c"\58\54\A0\52\10\4F\58\50\E8\52\00\4A\10\4E\C8\54"
@d168 = internal global [24 x i8] c"\45\00\00\35\00\00\1C\00\00\22\00\00\37\00\00\0C\00\00\18\00\00\4C\00\00"
@d169 = internal global [12 x i8] c"\32\D9\00\00\53\B6\0A\5A\01\00\00\00"
@d170 = internal global [12 x i8] c"\00\32\59\47\6D\15\B4\4E\00\00\80\3F"
@d171 = internal global [12 x i8] c"\FF\FF\FF\7F\00\00\00\00\00\00\00\00"
@d172 = internal global [12 x i8] c"\00\00\00\4F\00\00\00\00\00\00\00\00"
@d173 = internal global [12 x i8] c"\80\68\E0\C6\00\04\80\45\80\3C\AE\46"
@d174 = internal global [12 x i8] c"\CC\8F\FF\FF\00\10\00\00\1E\57\00\00"
@d175 = internal global [12 x i8] c"\00\A2\6B\46\00\9F\8B\46\80\95\F6\46"
@d176 = internal global [12 x i8] c"\E8\3A\00\00\CF\45\00\00\4A\7B\00\00"
@d177 = internal global [32 x i8] c"\01\00\00\00\00\00\00\80\00\00\00\00\76\C4\E9\AC\79\90\ED\25\FD\C5\00\00\FF\FF\FF\7F\AF\51\A5\AB"
@d178 = internal global [32 x i8] c"\00\00\80\3F\00\00\00\CF\00\00\00\00\77\2C\A6\CE\42\B6\17\4E\00\FD\45\47\00\00\00\4F\5D\B5\A8\CE"
@d179 = internal global [32 x i8] c"\01\00\00\00\AC\62\4B\DD\A8\EF\C5\36\61\F1\10\C5\49\0D\F9\0E\EC\02\03\B7\00\00\00\00\DF\DE\0F\D1"
@d180 = internal global [32 x i8] c"\00\00\80\3F\63\4B\5D\4F\BF\17\5B\4E\F1\10\45\4F\D5\90\6F\4D\03\03\37\4F\00\00\00\00\DF\0F\51\4F"
@d181 = internal global [32 x i8] c"\80\19\FA\46\00\A0\5F\44\00\4F\F1\46\00\CC\60\C6\00\CA\F9\C6\00\BC\69\46\00\22\0A\C6\00\D8\3B\C6"
@d182 = internal global [32 x i8] c"\0C\7D\00\00\7E\03\00\00\A7\78\00\00\CD\C7\FF\FF\1B\83\FF\FF\6F\3A\00\00\78\DD\FF\FF\0A\D1\FF\FF"
@d183 = internal global [32 x i8] c"\00\2C\91\45\00\F0\58\45\80\63\F8\46\00\F9\74\46\00\6D\5D\46\80\D9\FC\46\00\D7\BD\46\80\EC\B0\46"
@d184 = internal global [32 x i8] c"\25\12\00\00\8F\0D\00\00\31\7C\00\00\3E\3D\00\00\5B\37\00\00\6C\7E\00\00\EB\5E\00\00\76\58\00\00"
@d185 = internal global [12 x i8] c"\FF\FF\FF\7F\CD\7C\7A\0C\8E\A5\70\67"
@d186 = internal global [24 x i8] c"\00\00\C0\FF\FF\FF\DF\41\00\00\00\9A\F9\F4\A8\41\00\00\80\63\29\DC\D9\41"
@d187 = internal global [12 x i8] c"\AE\38\7C\4B\18\8E\C5\13\00\00\00\80"
@d188 = internal global [24 x i8] c"\00\00\80\2B\0E\DF\D2\41\00\00\00\18\8E\C5\B3\41\00\00\00\00\00\00\E0\41"
@d189 = internal global [24 x i8] c"\00\00\00\00\40\5A\BE\40\00\00\00\00\80\6D\C9\40\00\00\00\00\C0\F3\D6\40"
@d190 = internal global [12 x i8] c"\5A\1E\00\00\DB\32\00\00\CF\5B\00\00"
@d191 = internal global [24 x i8] c"\00\00\00\00\80\EB\A7\40\00\00\00\00\60\32\C0\40\00\00\00\00\00\E4\8C\40"
@d192 = internal global [12 x i8] c"\F5\0B\00\00\64\20\00\00\9C\03\00\00"
@d193 = internal global [32 x i8] c"\68\D1\0E\25\00\00\00\80\06\6A\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\FA\B5\00\00"
@d194 = internal global [64 x i8] c"\00\00\00\B4\68\87\C2\41\00\00\00\00\00\00\E0\C1\00\00\00\00\80\81\DA\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\FF\FF\FF\DF\41\00\00\00\00\00\00\00\00\00\00\00\00\40\BF\E6\40"
@d195 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\80\9C\E0\20\6F\68\6E\18\C2\00\00\00\80\01\00\00\00\00\00\00\00\FF\FF\FF\FF"
@d196 = internal global [64 x i8] c"\00\00\E0\FF\FF\FF\EF\41\00\00\00\00\00\00\E0\41\00\00\00\27\38\C8\DB\41\00\00\00\CD\0D\43\E8\41\00\00\00\00\00\00\E0\41\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\00\00\00\00\E0\FF\FF\FF\EF\41"
@d197 = internal global [64 x i8] c"\00\00\00\00\C0\74\B0\C0\00\00\00\00\80\27\B8\40\00\00\00\00\00\6A\CB\C0\00\00\00\00\60\F7\C8\C0\00\00\00\00\40\36\BB\C0\00\00\00\00\00\40\60\C0\00\00\00\00\80\75\AE\C0\00\00\00\00\C0\5F\DA\40"
@d198 = internal global [32 x i8] c"\8C\EF\FF\FF\27\18\00\00\2C\C9\FF\FF\12\CE\FF\FF\CA\E4\FF\FF\7E\FF\FF\FF\C6\F0\FF\FF\7F\69\00\00"
@d199 = internal global [64 x i8] c"\00\00\00\00\E0\43\C0\40\00\00\00\00\50\CB\D0\40\00\00\00\00\20\02\CF\40\00\00\00\00\80\65\D8\40\00\00\00\00\20\56\C6\40\00\00\00\00\10\AD\D5\40\00\00\00\00\30\59\D3\40\00\00\00\00\E0\F3\D3\40"
@d200 = internal global [32 x i8] c"\87\20\00\00\2D\43\00\00\04\3E\00\00\96\61\00\00\AC\2C\00\00\B4\56\00\00\64\4D\00\00\CF\4F\00\00"
@d201 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\48\03\D6\ED"
@d202 = internal global [6 x i8] c"\00\00\00\00\00\FC"
@d203 = internal global [12 x i8] c"\D4\45\40\61\00\00\00\80\00\00\00\00"
@d204 = internal global [6 x i8] c"\00\7C\00\7C\00\00"
@d205 = internal global [6 x i8] c"\50\4D\08\D4\78\53"
@d206 = internal global [12 x i8] c"\15\00\00\00\C0\FF\FF\FF\3B\00\00\00"
@d207 = internal global [6 x i8] c"\70\53\68\53\90\53"
@d208 = internal global [12 x i8] c"\3B\00\00\00\3B\00\00\00\3C\00\00\00"
@d209 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\00\00\00\00\80\FF\FF\FF\FF\00\00\00\80\17\B1\20\BD\00\00\00\80\FF\FF\FF\7F"
@d210 = internal global [16 x i8] c"\00\BC\00\00\00\FC\00\BC\00\FC\00\FC\00\FC\00\7C"
@d211 = internal global [32 x i8] c"\6C\7D\00\00\CE\18\00\00\00\00\00\80\00\00\00\80\01\00\00\00\01\00\00\00\A3\64\34\18\FF\FF\FF\FF"
@d212 = internal global [16 x i8] c"\D7\77\34\6E\00\7C\00\7C\00\3C\00\3C\00\7C\00\7C"
@d213 = internal global [16 x i8] c"\E0\52\48\D0\00\C1\B8\56\00\4E\14\D4\D0\4F\00\C8"
@d214 = internal global [32 x i8] c"\37\00\00\00\DE\FF\FF\FF\FE\FF\FF\FF\6B\00\00\00\18\00\00\00\BF\FF\FF\FF\1F\00\00\00\F8\FF\FF\FF"
@d215 = internal global [16 x i8] c"\14\55\68\53\B0\54\60\52\68\55\54\56\20\50\00\4A"
@d216 = internal global [32 x i8] c"\51\00\00\00\3B\00\00\00\4B\00\00\00\33\00\00\00\56\00\00\00\65\00\00\00\21\00\00\00\0C\00\00\00"
@d217 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\AF\10\77\46\81\12\A1\8E"
@d218 = internal global [12 x i8] c"\00\00\80\3F\00\00\00\DF\DB\BD\E2\DE"
@d219 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\4D\49\FE\7D\4A\AB\E7\E4"
@d220 = internal global [12 x i8] c"\00\00\80\5F\00\00\00\5F\AB\E7\64\5F"
@d221 = internal global [12 x i8] c"\80\64\F9\46\00\29\A4\C6\00\40\F0\46"
@d222 = internal global [24 x i8] c"\B2\7C\00\00\00\00\00\00\EC\AD\FF\FF\FF\FF\FF\FF\20\78\00\00\00\00\00\00"
@d223 = internal global [12 x i8] c"\00\6A\65\46\00\55\12\46\00\FE\66\46"
@d224 = internal global [24 x i8] c"\5A\39\00\00\00\00\00\00\95\24\00\00\00\00\00\00\BF\39\00\00\00\00\00\00"
@d225 = internal global [64 x i8] c"\5D\35\CA\A5\00\00\00\00\F1\BE\B4\2A\55\E7\31\F7\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\09\C3\3A\6E\43\10\1F\4E\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\EE\A3\38\6C\00\00\00\00"
@d226 = internal global [32 x i8] c"\35\CA\25\4F\8B\E1\0C\DD\00\00\00\DF\00\00\00\DF\21\3E\9C\5E\00\00\00\DF\00\00\80\BF\48\71\D8\4E"
@d227 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\F4\23\65\DE\15\F7\3B\BD\99\F9\1B\6C\00\00\00\00\01\00\00\00\00\00\00\00\79\E5\B4\1A\CA\F8\5E\1E\98\D8\3A\E2\00\00\00\00\00\00\00\00\00\00\00\00\1A\D9\F1\4E\00\00\00\00"
@d228 = internal global [32 x i8] c"\00\00\00\5F\F7\3B\3D\5F\F3\37\D8\4E\00\00\80\3F\C6\F7\F2\5D\D9\3A\62\4F\00\00\00\00\B2\E3\9D\4E"
@d229 = internal global [32 x i8] c"\80\C1\B2\46\00\FB\C5\C6\00\45\0A\46\00\D0\6A\C6\00\9D\C1\46\00\C0\C0\C4\00\0C\6A\C6\00\40\A4\44"
@d230 = internal global [64 x i8] c"\60\59\00\00\00\00\00\00\03\9D\FF\FF\FF\FF\FF\FF\91\22\00\00\00\00\00\00\4C\C5\FF\FF\FF\FF\FF\FF\CE\60\00\00\00\00\00\00\FA\F9\FF\FF\FF\FF\FF\FF\7D\C5\FF\FF\FF\FF\FF\FF\22\05\00\00\00\00\00\00"
@d231 = internal global [32 x i8] c"\00\03\54\46\80\D6\C7\46\00\3C\3A\45\80\DD\EE\46\00\AD\07\46\80\40\BA\46\80\9C\FD\46\00\23\4A\46"
@d232 = internal global [64 x i8] c"\00\35\00\00\00\00\00\00\EB\63\00\00\00\00\00\00\A3\0B\00\00\00\00\00\00\6E\77\00\00\00\00\00\00\EB\21\00\00\00\00\00\00\20\5D\00\00\00\00\00\00\CE\7E\00\00\00\00\00\00\88\32\00\00\00\00\00\00"
@d233 = internal global [24 x i8] c"\01\00\00\00\00\00\00\00\A8\82\5E\61\53\44\41\FF\00\00\00\00\00\00\00\80"
@d234 = internal global [24 x i8] c"\00\00\00\00\00\00\F0\3F\AB\2F\D4\93\75\D7\67\C3\00\00\00\00\00\00\E0\C3"
@d235 = internal global [24 x i8] c"\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d236 = internal global [24 x i8] c"\00\00\00\00\00\00\E0\43\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d237 = internal global [24 x i8] c"\00\00\00\00\70\25\DA\C0\00\00\00\00\10\93\D1\40\00\00\00\00\00\E8\9E\C0"
@d238 = internal global [24 x i8] c"\6B\97\FF\FF\FF\FF\FF\FF\4C\46\00\00\00\00\00\00\46\F8\FF\FF\FF\FF\FF\FF"
@d239 = internal global [24 x i8] c"\00\00\00\00\E0\33\C3\40\00\00\00\00\00\87\B1\40\00\00\00\00\80\3D\C2\40"
@d240 = internal global [24 x i8] c"\67\26\00\00\00\00\00\00\87\11\00\00\00\00\00\00\7B\24\00\00\00\00\00\00"
@d241 = internal global [64 x i8] c"\F7\0B\E6\F4\96\38\13\D2\8E\2A\B3\7A\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\AE\3C\1C\8D\BE\72\66\C2\19\01\54\69\51\57\BB\5A\C7\EB\5C\90\00\00\00\00"
@d242 = internal global [64 x i8] c"\FA\8C\85\B4\63\F6\C6\C3\00\00\80\A3\CA\AC\DE\41\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\E0\C3\00\00\00\00\00\00\E0\43\E2\71\B9\A0\C6\CC\CE\C3\00\55\5A\D4\D5\AE\D6\43\00\00\E0\78\9D\0B\E2\41"
@d243 = internal global [64 x i8] c"\B2\69\73\4D\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\05\C4\01\78\7D\03\D1\55\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF"
@d244 = internal global [64 x i8] c"\00\00\80\6C\DA\5C\D3\41\00\00\00\00\00\00\F0\43\71\00\5E\DF\40\74\D5\43\00\00\00\00\00\00\F0\3F\00\00\00\00\00\00\E0\43\00\00\00\00\00\00\F0\43\00\00\00\00\00\00\E0\43\00\00\00\00\00\00\F0\43"
@d245 = internal global [64 x i8] c"\00\00\00\00\C0\38\DE\C0\00\00\00\00\A0\01\CB\C0\00\00\00\00\40\83\C1\C0\00\00\00\00\C0\BD\BC\40\00\00\00\00\10\3A\D3\C0\00\00\00\00\40\D9\B7\C0\00\00\00\00\30\70\D3\C0\00\00\00\00\50\57\D8\C0"
@d246 = internal global [64 x i8] c"\1D\87\FF\FF\FF\FF\FF\FF\FD\C9\FF\FF\FF\FF\FF\FF\FA\DC\FF\FF\FF\FF\FF\FF\BD\1C\00\00\00\00\00\00\18\B3\FF\FF\FF\FF\FF\FF\27\E8\FF\FF\FF\FF\FF\FF\40\B2\FF\FF\FF\FF\FF\FF\A3\9E\FF\FF\FF\FF\FF\FF"
@d247 = internal global [64 x i8] c"\00\00\00\00\80\98\A4\40\00\00\00\00\C0\9B\B2\40\00\00\00\00\00\10\90\40\00\00\00\00\60\ED\C1\40\00\00\00\00\C0\AF\B3\40\00\00\00\00\10\CC\D8\40\00\00\00\00\30\5D\DC\40\00\00\00\00\D0\B5\D6\40"
@d248 = internal global [64 x i8] c"\4C\0A\00\00\00\00\00\00\9B\12\00\00\00\00\00\00\04\04\00\00\00\00\00\00\DA\23\00\00\00\00\00\00\AF\13\00\00\00\00\00\00\30\63\00\00\00\00\00\00\74\71\00\00\00\00\00\00\D7\5A\00\00\00\00\00\00"
@d249 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\B1\3D\C8\86\00\00\00\00\4E\2A\F0\E9\EC\55\A8\B0"
@d250 = internal global [6 x i8] c"\00\BC\00\7C\00\FC"
@d251 = internal global [24 x i8] c"\07\CF\97\AA\CC\E6\17\D7\E6\D2\7E\09\00\00\00\00\01\00\00\00\00\00\00\00"
@d252 = internal global [6 x i8] c"\00\7C\00\7C\00\3C"
@d253 = internal global [6 x i8] c"\E8\D2\40\D6\34\54"
@d254 = internal global [24 x i8] c"\C9\FF\FF\FF\FF\FF\FF\FF\9C\FF\FF\FF\FF\FF\FF\FF\43\00\00\00\00\00\00\00"
@d255 = internal global [6 x i8] c"\00\34\A0\4C\F0\4E"
@d256 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\12\00\00\00\00\00\00\00\1B\00\00\00\00\00\00\00"
@d257 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D3\1D\00\93\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80"
@d258 = internal global [16 x i8] c"\00\7C\00\BC\00\BC\00\00\00\00\00\7C\00\BC\00\FC"
@d259 = internal global [64 x i8] c"\18\97\C3\0E\FA\47\BF\7C\A8\AA\3F\A8\58\EF\41\A1\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\05\73\DA\06\00\00\00\00\04\59\11\D7\24\80\11\5F\90\CC\CB\C6\10\5E\3A\69\09\F5\79\89\69\30\A4\22"
@d260 = internal global [16 x i8] c"\00\7C\00\7C\00\7C\00\7C\00\7C\00\7C\00\7C\00\7C"
@d261 = internal global [16 x i8] c"\28\57\B0\52\6C\55\54\56\A0\55\68\55\70\D4\10\D3"
@d262 = internal global [64 x i8] c"\72\00\00\00\00\00\00\00\35\00\00\00\00\00\00\00\56\00\00\00\00\00\00\00\65\00\00\00\00\00\00\00\5A\00\00\00\00\00\00\00\56\00\00\00\00\00\00\00\B9\FF\FF\FF\FF\FF\FF\FF\C8\FF\FF\FF\FF\FF\FF\FF"
@d263 = internal global [16 x i8] c"\D0\4F\BC\55\20\52\00\54\94\55\F4\56\50\4C\C0\44"
@d264 = internal global [64 x i8] c"\1F\00\00\00\00\00\00\00\5B\00\00\00\00\00\00\00\31\00\00\00\00\00\00\00\40\00\00\00\00\00\00\00\59\00\00\00\00\00\00\00\6F\00\00\00\00\00\00\00\11\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00"
@d265 = internal global [8 x i8] c"\F6\8E\3D\BF\AB\8C\65\BF"
@d266 = internal global [16 x i8] c"\00\00\00\C0\DE\B1\E7\BF\00\00\00\60\95\B1\EC\BF"
@d267 = internal global [12 x i8] c"\E1\41\72\C2\00\00\40\3D\D2\6F\36\54"
@d268 = internal global [24 x i8] c"\00\00\00\20\3C\48\4E\C0\00\00\00\00\00\00\A8\3F\00\00\00\40\FA\CD\86\42"
@d269 = internal global [20 x i8] c"\60\A4\4C\C0\00\00\C0\C0\79\7A\F0\BF\00\00\00\80\00\00\20\FB"
@d270 = internal global [40 x i8] c"\00\00\00\00\8C\94\09\C0\00\00\00\00\00\00\18\C0\00\00\00\20\4F\0F\FE\BF\00\00\00\00\00\00\00\80\00\00\00\00\00\00\64\C7"
@d271 = internal global [16 x i8] c"\00\00\00\00\00\00\10\C0\6D\AB\EF\1B\9E\B2\86\3F"
@d272 = internal global [8 x i8] c"\00\00\80\C0\F1\94\35\3C"
@d273 = internal global [24 x i8] c"\00\00\00\00\00\00\18\40\8E\C2\B4\C9\A3\E2\F5\3F\00\00\00\00\00\00\00\80"
@d274 = internal global [12 x i8] c"\00\00\C0\40\1E\15\AF\3F\00\00\00\80"
@d275 = internal global [40 x i8] c"\C4\50\B9\F2\98\EA\03\00\00\00\00\00\00\00\82\0C\8A\52\6F\4D\32\A9\EB\BF\7A\10\46\3C\AB\EC\E6\BF\00\00\00\00\00\00\50\C0"
@d276 = internal global [20 x i8] c"\00\00\00\00\00\00\00\00\92\49\5D\BF\5A\65\37\BF\00\00\80\C2"
@d277 = internal global [4 x i8] c"\43\D3\80\DE"
@d278 = internal global [8 x i8] c"\00\60\68\C2\00\00\D0\C3"
@d279 = internal global [6 x i8] c"\00\CF\00\2B\54\40"
@d280 = internal global [12 x i8] c"\00\00\E0\C1\00\00\60\3D\00\80\0A\40"
@d281 = internal global [10 x i8] c"\4F\3B\00\2E\04\80\D3\3D\80\CA"
@d282 = internal global [20 x i8] c"\00\E0\69\3F\00\00\C0\3D\00\00\80\B4\00\60\BA\3F\00\00\50\C1"
@d283 = internal global [8 x i8] c"\E8\98\8A\38\00\00\C0\39"
@d284 = internal global [4 x i8] c"\55\04\00\0E"
@d285 = internal global [12 x i8] c"\2E\C7\84\74\00\00\80\FF\E7\91\1D\42"
@d286 = internal global [6 x i8] c"\00\7C\00\FC\ED\50"
@d287 = internal global [20 x i8] c"\00\00\A0\40\82\63\5A\03\D7\00\00\80\DE\19\71\80\00\00\A0\41"
@d288 = internal global [10 x i8] c"\00\45\00\00\00\80\00\80\00\4D"
@d289 = internal global [16 x i8] c"\00\00\00\00\00\00\50\40\6A\C9\4B\11\6F\9B\FF\3F"
@d290 = internal global [4 x i8] c"\00\54\E7\3F"
@d291 = internal global [24 x i8] c"\41\44\01\8B\15\C6\6F\2A\0F\A2\34\0E\A1\B6\50\01\00\00\00\00\00\00\00\00"
@d292 = internal global [6 x i8] c"\00\00\00\00\00\00"
@d293 = internal global [40 x i8] c"\00\00\00\00\00\00\F0\7F\FB\3C\8E\11\5C\60\ED\3F\00\00\00\00\00\00\58\40\E3\99\B6\85\4C\B3\FC\3F\2C\85\9F\9F\15\C3\43\C0"
@d294 = internal global [10 x i8] c"\00\7C\58\3B\00\56\2D\3F\F1\D0"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i1>, ptr @d1, align 1
  %r1 = sitofp <3 x i1> %a1 to <3 x float>
  store volatile <3 x float> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d2, i64 12)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i1>, ptr @d3, align 1
  %r2 = uitofp <3 x i1> %a2 to <3 x float>
  store volatile <3 x float> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d4, i64 12)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <8 x i1>, ptr @d5, align 1
  %r3 = sitofp <8 x i1> %a3 to <8 x float>
  store volatile <8 x float> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d6, i64 32)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <8 x i1>, ptr @d7, align 1
  %r4 = uitofp <8 x i1> %a4 to <8 x float>
  store volatile <8 x float> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d8, i64 32)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i1>, ptr @d9, align 1
  %r5 = sitofp <3 x i1> %a5 to <3 x double>
  store volatile <3 x double> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d10, i64 24)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <3 x i1>, ptr @d11, align 1
  %r6 = uitofp <3 x i1> %a6 to <3 x double>
  store volatile <3 x double> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d12, i64 24)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <8 x i1>, ptr @d13, align 1
  %r7 = sitofp <8 x i1> %a7 to <8 x double>
  store volatile <8 x double> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d14, i64 64)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <8 x i1>, ptr @d15, align 1
  %r8 = uitofp <8 x i1> %a8 to <8 x double>
  store volatile <8 x double> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d16, i64 64)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i1>, ptr @d17, align 1
  %r9 = sitofp <3 x i1> %a9 to <3 x half>
  store volatile <3 x half> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d18, i64 6)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i1>, ptr @d19, align 1
  %r10 = uitofp <3 x i1> %a10 to <3 x half>
  store volatile <3 x half> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d20, i64 6)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <8 x i1>, ptr @d21, align 1
  %r11 = sitofp <8 x i1> %a11 to <8 x half>
  store volatile <8 x half> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d22, i64 16)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <8 x i1>, ptr @d23, align 1
  %r12 = uitofp <8 x i1> %a12 to <8 x half>
  store volatile <8 x half> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d24, i64 16)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i8>, ptr @d25, align 1
  %r13 = sitofp <3 x i8> %a13 to <3 x float>
  store volatile <3 x float> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d26, i64 12)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i8>, ptr @d27, align 1
  %r14 = uitofp <3 x i8> %a14 to <3 x float>
  store volatile <3 x float> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d28, i64 12)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x float>, ptr @d29, align 1
  %r15 = fptosi <3 x float> %a15 to <3 x i8>
  store volatile <3 x i8> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d30, i64 3)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x float>, ptr @d31, align 1
  %r16 = fptoui <3 x float> %a16 to <3 x i8>
  store volatile <3 x i8> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d32, i64 3)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <8 x i8>, ptr @d33, align 1
  %r17 = sitofp <8 x i8> %a17 to <8 x float>
  store volatile <8 x float> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d34, i64 32)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <8 x i8>, ptr @d35, align 1
  %r18 = uitofp <8 x i8> %a18 to <8 x float>
  store volatile <8 x float> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d36, i64 32)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <8 x float>, ptr @d37, align 1
  %r19 = fptosi <8 x float> %a19 to <8 x i8>
  store volatile <8 x i8> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d38, i64 8)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <8 x float>, ptr @d39, align 1
  %r20 = fptoui <8 x float> %a20 to <8 x i8>
  store volatile <8 x i8> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d40, i64 8)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i8>, ptr @d41, align 1
  %r21 = sitofp <3 x i8> %a21 to <3 x double>
  store volatile <3 x double> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d42, i64 24)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i8>, ptr @d43, align 1
  %r22 = uitofp <3 x i8> %a22 to <3 x double>
  store volatile <3 x double> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d44, i64 24)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x double>, ptr @d45, align 1
  %r23 = fptosi <3 x double> %a23 to <3 x i8>
  store volatile <3 x i8> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d46, i64 3)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <3 x double>, ptr @d47, align 1
  %r24 = fptoui <3 x double> %a24 to <3 x i8>
  store volatile <3 x i8> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d48, i64 3)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <8 x i8>, ptr @d49, align 1
  %r25 = sitofp <8 x i8> %a25 to <8 x double>
  store volatile <8 x double> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d50, i64 64)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <8 x i8>, ptr @d51, align 1
  %r26 = uitofp <8 x i8> %a26 to <8 x double>
  store volatile <8 x double> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d52, i64 64)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <8 x double>, ptr @d53, align 1
  %r27 = fptosi <8 x double> %a27 to <8 x i8>
  store volatile <8 x i8> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d54, i64 8)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <8 x double>, ptr @d55, align 1
  %r28 = fptoui <8 x double> %a28 to <8 x i8>
  store volatile <8 x i8> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d56, i64 8)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <3 x i8>, ptr @d57, align 1
  %r29 = sitofp <3 x i8> %a29 to <3 x half>
  store volatile <3 x half> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d58, i64 6)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <3 x i8>, ptr @d59, align 1
  %r30 = uitofp <3 x i8> %a30 to <3 x half>
  store volatile <3 x half> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d60, i64 6)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <3 x half>, ptr @d61, align 1
  %r31 = fptosi <3 x half> %a31 to <3 x i8>
  store volatile <3 x i8> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d62, i64 3)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <3 x half>, ptr @d63, align 1
  %r32 = fptoui <3 x half> %a32 to <3 x i8>
  store volatile <3 x i8> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d64, i64 3)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <8 x i8>, ptr @d65, align 1
  %r33 = sitofp <8 x i8> %a33 to <8 x half>
  store volatile <8 x half> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d66, i64 16)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <8 x i8>, ptr @d67, align 1
  %r34 = uitofp <8 x i8> %a34 to <8 x half>
  store volatile <8 x half> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d68, i64 16)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <8 x half>, ptr @d69, align 1
  %r35 = fptosi <8 x half> %a35 to <8 x i8>
  store volatile <8 x i8> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d70, i64 8)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <8 x half>, ptr @d71, align 1
  %r36 = fptoui <8 x half> %a36 to <8 x i8>
  store volatile <8 x i8> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d72, i64 8)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <3 x i16>, ptr @d73, align 1
  %r37 = sitofp <3 x i16> %a37 to <3 x float>
  store volatile <3 x float> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d74, i64 12)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <3 x i16>, ptr @d75, align 1
  %r38 = uitofp <3 x i16> %a38 to <3 x float>
  store volatile <3 x float> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d76, i64 12)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <3 x float>, ptr @d77, align 1
  %r39 = fptosi <3 x float> %a39 to <3 x i16>
  store volatile <3 x i16> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d78, i64 6)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <3 x float>, ptr @d79, align 1
  %r40 = fptoui <3 x float> %a40 to <3 x i16>
  store volatile <3 x i16> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d80, i64 6)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <8 x i16>, ptr @d81, align 1
  %r41 = sitofp <8 x i16> %a41 to <8 x float>
  store volatile <8 x float> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d82, i64 32)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <8 x i16>, ptr @d83, align 1
  %r42 = uitofp <8 x i16> %a42 to <8 x float>
  store volatile <8 x float> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d84, i64 32)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <8 x float>, ptr @d85, align 1
  %r43 = fptosi <8 x float> %a43 to <8 x i16>
  store volatile <8 x i16> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d86, i64 16)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <8 x float>, ptr @d87, align 1
  %r44 = fptoui <8 x float> %a44 to <8 x i16>
  store volatile <8 x i16> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d88, i64 16)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <3 x i16>, ptr @d89, align 1
  %r45 = sitofp <3 x i16> %a45 to <3 x double>
  store volatile <3 x double> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d90, i64 24)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <3 x i16>, ptr @d91, align 1
  %r46 = uitofp <3 x i16> %a46 to <3 x double>
  store volatile <3 x double> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d92, i64 24)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <3 x double>, ptr @d93, align 1
  %r47 = fptosi <3 x double> %a47 to <3 x i16>
  store volatile <3 x i16> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d94, i64 6)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <3 x double>, ptr @d95, align 1
  %r48 = fptoui <3 x double> %a48 to <3 x i16>
  store volatile <3 x i16> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d96, i64 6)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <8 x i16>, ptr @d97, align 1
  %r49 = sitofp <8 x i16> %a49 to <8 x double>
  store volatile <8 x double> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d98, i64 64)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <8 x i16>, ptr @d99, align 1
  %r50 = uitofp <8 x i16> %a50 to <8 x double>
  store volatile <8 x double> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d100, i64 64)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <8 x double>, ptr @d101, align 1
  %r51 = fptosi <8 x double> %a51 to <8 x i16>
  store volatile <8 x i16> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d102, i64 16)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <8 x double>, ptr @d103, align 1
  %r52 = fptoui <8 x double> %a52 to <8 x i16>
  store volatile <8 x i16> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d104, i64 16)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <3 x i16>, ptr @d105, align 1
  %r53 = sitofp <3 x i16> %a53 to <3 x half>
  store volatile <3 x half> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d106, i64 6)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <3 x i16>, ptr @d107, align 1
  %r54 = uitofp <3 x i16> %a54 to <3 x half>
  store volatile <3 x half> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d108, i64 6)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <3 x half>, ptr @d109, align 1
  %r55 = fptosi <3 x half> %a55 to <3 x i16>
  store volatile <3 x i16> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d110, i64 6)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <3 x half>, ptr @d111, align 1
  %r56 = fptoui <3 x half> %a56 to <3 x i16>
  store volatile <3 x i16> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d112, i64 6)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <8 x i16>, ptr @d113, align 1
  %r57 = sitofp <8 x i16> %a57 to <8 x half>
  store volatile <8 x half> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d114, i64 16)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <8 x i16>, ptr @d115, align 1
  %r58 = uitofp <8 x i16> %a58 to <8 x half>
  store volatile <8 x half> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d116, i64 16)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <8 x half>, ptr @d117, align 1
  %r59 = fptosi <8 x half> %a59 to <8 x i16>
  store volatile <8 x i16> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d118, i64 16)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <8 x half>, ptr @d119, align 1
  %r60 = fptoui <8 x half> %a60 to <8 x i16>
  store volatile <8 x i16> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d120, i64 16)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <3 x i24>, ptr @d121, align 1
  %r61 = sitofp <3 x i24> %a61 to <3 x float>
  store volatile <3 x float> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d122, i64 12)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <3 x i24>, ptr @d123, align 1
  %r62 = uitofp <3 x i24> %a62 to <3 x float>
  store volatile <3 x float> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d124, i64 12)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <3 x float>, ptr @d125, align 1
  %r63 = fptosi <3 x float> %a63 to <3 x i24>
  store volatile <3 x i24> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d126, i64 9)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <3 x float>, ptr @d127, align 1
  %r64 = fptoui <3 x float> %a64 to <3 x i24>
  store volatile <3 x i24> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d128, i64 9)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <8 x i24>, ptr @d129, align 1
  %r65 = sitofp <8 x i24> %a65 to <8 x float>
  store volatile <8 x float> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d130, i64 32)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <8 x i24>, ptr @d131, align 1
  %r66 = uitofp <8 x i24> %a66 to <8 x float>
  store volatile <8 x float> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d132, i64 32)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile <8 x float>, ptr @d133, align 1
  %r67 = fptosi <8 x float> %a67 to <8 x i24>
  store volatile <8 x i24> %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d134, i64 24)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile <8 x float>, ptr @d135, align 1
  %r68 = fptoui <8 x float> %a68 to <8 x i24>
  store volatile <8 x i24> %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d136, i64 24)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile <3 x i24>, ptr @d137, align 1
  %r69 = sitofp <3 x i24> %a69 to <3 x double>
  store volatile <3 x double> %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d138, i64 24)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile <3 x i24>, ptr @d139, align 1
  %r70 = uitofp <3 x i24> %a70 to <3 x double>
  store volatile <3 x double> %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d140, i64 24)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile <3 x double>, ptr @d141, align 1
  %r71 = fptosi <3 x double> %a71 to <3 x i24>
  store volatile <3 x i24> %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d142, i64 9)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile <3 x double>, ptr @d143, align 1
  %r72 = fptoui <3 x double> %a72 to <3 x i24>
  store volatile <3 x i24> %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d144, i64 9)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile <8 x i24>, ptr @d145, align 1
  %r73 = sitofp <8 x i24> %a73 to <8 x double>
  store volatile <8 x double> %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d146, i64 64)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile <8 x i24>, ptr @d147, align 1
  %r74 = uitofp <8 x i24> %a74 to <8 x double>
  store volatile <8 x double> %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d148, i64 64)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile <8 x double>, ptr @d149, align 1
  %r75 = fptosi <8 x double> %a75 to <8 x i24>
  store volatile <8 x i24> %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d150, i64 24)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile <8 x double>, ptr @d151, align 1
  %r76 = fptoui <8 x double> %a76 to <8 x i24>
  store volatile <8 x i24> %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d152, i64 24)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile <3 x i24>, ptr @d153, align 1
  %r77 = sitofp <3 x i24> %a77 to <3 x half>
  store volatile <3 x half> %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d154, i64 6)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile <3 x i24>, ptr @d155, align 1
  %r78 = uitofp <3 x i24> %a78 to <3 x half>
  store volatile <3 x half> %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d156, i64 6)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile <3 x half>, ptr @d157, align 1
  %r79 = fptosi <3 x half> %a79 to <3 x i24>
  store volatile <3 x i24> %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d158, i64 9)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile <3 x half>, ptr @d159, align 1
  %r80 = fptoui <3 x half> %a80 to <3 x i24>
  store volatile <3 x i24> %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d160, i64 9)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile <8 x i24>, ptr @d161, align 1
  %r81 = sitofp <8 x i24> %a81 to <8 x half>
  store volatile <8 x half> %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d162, i64 16)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile <8 x i24>, ptr @d163, align 1
  %r82 = uitofp <8 x i24> %a82 to <8 x half>
  store volatile <8 x half> %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d164, i64 16)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile <8 x half>, ptr @d165, align 1
  %r83 = fptosi <8 x half> %a83 to <8 x i24>
  store volatile <8 x i24> %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d166, i64 24)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile <8 x half>, ptr @d167, align 1
  %r84 = fptoui <8 x half> %a84 to <8 x i24>
  store volatile <8 x i24> %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d168, i64 24)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile <3 x i32>, ptr @d169, align 1
  %r85 = sitofp <3 x i32> %a85 to <3 x float>
  store volatile <3 x float> %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d170, i64 12)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile <3 x i32>, ptr @d171, align 1
  %r86 = uitofp <3 x i32> %a86 to <3 x float>
  store volatile <3 x float> %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d172, i64 12)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile <3 x float>, ptr @d173, align 1
  %r87 = fptosi <3 x float> %a87 to <3 x i32>
  store volatile <3 x i32> %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d174, i64 12)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile <3 x float>, ptr @d175, align 1
  %r88 = fptoui <3 x float> %a88 to <3 x i32>
  store volatile <3 x i32> %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d176, i64 12)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile <8 x i32>, ptr @d177, align 1
  %r89 = sitofp <8 x i32> %a89 to <8 x float>
  store volatile <8 x float> %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d178, i64 32)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile <8 x i32>, ptr @d179, align 1
  %r90 = uitofp <8 x i32> %a90 to <8 x float>
  store volatile <8 x float> %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d180, i64 32)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile <8 x float>, ptr @d181, align 1
  %r91 = fptosi <8 x float> %a91 to <8 x i32>
  store volatile <8 x i32> %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d182, i64 32)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile <8 x float>, ptr @d183, align 1
  %r92 = fptoui <8 x float> %a92 to <8 x i32>
  store volatile <8 x i32> %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d184, i64 32)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile <3 x i32>, ptr @d185, align 1
  %r93 = sitofp <3 x i32> %a93 to <3 x double>
  store volatile <3 x double> %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d186, i64 24)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile <3 x i32>, ptr @d187, align 1
  %r94 = uitofp <3 x i32> %a94 to <3 x double>
  store volatile <3 x double> %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d188, i64 24)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile <3 x double>, ptr @d189, align 1
  %r95 = fptosi <3 x double> %a95 to <3 x i32>
  store volatile <3 x i32> %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d190, i64 12)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile <3 x double>, ptr @d191, align 1
  %r96 = fptoui <3 x double> %a96 to <3 x i32>
  store volatile <3 x i32> %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d192, i64 12)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile <8 x i32>, ptr @d193, align 1
  %r97 = sitofp <8 x i32> %a97 to <8 x double>
  store volatile <8 x double> %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d194, i64 64)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile <8 x i32>, ptr @d195, align 1
  %r98 = uitofp <8 x i32> %a98 to <8 x double>
  store volatile <8 x double> %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d196, i64 64)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile <8 x double>, ptr @d197, align 1
  %r99 = fptosi <8 x double> %a99 to <8 x i32>
  store volatile <8 x i32> %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d198, i64 32)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile <8 x double>, ptr @d199, align 1
  %r100 = fptoui <8 x double> %a100 to <8 x i32>
  store volatile <8 x i32> %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d200, i64 32)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile <3 x i32>, ptr @d201, align 1
  %r101 = sitofp <3 x i32> %a101 to <3 x half>
  store volatile <3 x half> %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d202, i64 6)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile <3 x i32>, ptr @d203, align 1
  %r102 = uitofp <3 x i32> %a102 to <3 x half>
  store volatile <3 x half> %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d204, i64 6)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile <3 x half>, ptr @d205, align 1
  %r103 = fptosi <3 x half> %a103 to <3 x i32>
  store volatile <3 x i32> %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d206, i64 12)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile <3 x half>, ptr @d207, align 1
  %r104 = fptoui <3 x half> %a104 to <3 x i32>
  store volatile <3 x i32> %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d208, i64 12)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile <8 x i32>, ptr @d209, align 1
  %r105 = sitofp <8 x i32> %a105 to <8 x half>
  store volatile <8 x half> %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d210, i64 16)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile <8 x i32>, ptr @d211, align 1
  %r106 = uitofp <8 x i32> %a106 to <8 x half>
  store volatile <8 x half> %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d212, i64 16)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile <8 x half>, ptr @d213, align 1
  %r107 = fptosi <8 x half> %a107 to <8 x i32>
  store volatile <8 x i32> %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d214, i64 32)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile <8 x half>, ptr @d215, align 1
  %r108 = fptoui <8 x half> %a108 to <8 x i32>
  store volatile <8 x i32> %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d216, i64 32)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile <3 x i64>, ptr @d217, align 1
  %r109 = sitofp <3 x i64> %a109 to <3 x float>
  store volatile <3 x float> %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d218, i64 12)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile <3 x i64>, ptr @d219, align 1
  %r110 = uitofp <3 x i64> %a110 to <3 x float>
  store volatile <3 x float> %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d220, i64 12)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile <3 x float>, ptr @d221, align 1
  %r111 = fptosi <3 x float> %a111 to <3 x i64>
  store volatile <3 x i64> %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d222, i64 24)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile <3 x float>, ptr @d223, align 1
  %r112 = fptoui <3 x float> %a112 to <3 x i64>
  store volatile <3 x i64> %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d224, i64 24)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  %a113 = load volatile <8 x i64>, ptr @d225, align 1
  %r113 = sitofp <8 x i64> %a113 to <8 x float>
  store volatile <8 x float> %r113, ptr %out, align 1
  %c113 = call i32 @memcmp(ptr %out, ptr @d226, i64 32)
  %ok113 = icmp eq i32 %c113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  %a114 = load volatile <8 x i64>, ptr @d227, align 1
  %r114 = uitofp <8 x i64> %a114 to <8 x float>
  store volatile <8 x float> %r114, ptr %out, align 1
  %c114 = call i32 @memcmp(ptr %out, ptr @d228, i64 32)
  %ok114 = icmp eq i32 %c114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  %a115 = load volatile <8 x float>, ptr @d229, align 1
  %r115 = fptosi <8 x float> %a115 to <8 x i64>
  store volatile <8 x i64> %r115, ptr %out, align 1
  %c115 = call i32 @memcmp(ptr %out, ptr @d230, i64 64)
  %ok115 = icmp eq i32 %c115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  %a116 = load volatile <8 x float>, ptr @d231, align 1
  %r116 = fptoui <8 x float> %a116 to <8 x i64>
  store volatile <8 x i64> %r116, ptr %out, align 1
  %c116 = call i32 @memcmp(ptr %out, ptr @d232, i64 64)
  %ok116 = icmp eq i32 %c116, 0
  br i1 %ok116, label %t117, label %bad

t117:
  %a117 = load volatile <3 x i64>, ptr @d233, align 1
  %r117 = sitofp <3 x i64> %a117 to <3 x double>
  store volatile <3 x double> %r117, ptr %out, align 1
  %c117 = call i32 @memcmp(ptr %out, ptr @d234, i64 24)
  %ok117 = icmp eq i32 %c117, 0
  br i1 %ok117, label %t118, label %bad

t118:
  %a118 = load volatile <3 x i64>, ptr @d235, align 1
  %r118 = uitofp <3 x i64> %a118 to <3 x double>
  store volatile <3 x double> %r118, ptr %out, align 1
  %c118 = call i32 @memcmp(ptr %out, ptr @d236, i64 24)
  %ok118 = icmp eq i32 %c118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  %a119 = load volatile <3 x double>, ptr @d237, align 1
  %r119 = fptosi <3 x double> %a119 to <3 x i64>
  store volatile <3 x i64> %r119, ptr %out, align 1
  %c119 = call i32 @memcmp(ptr %out, ptr @d238, i64 24)
  %ok119 = icmp eq i32 %c119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  %a120 = load volatile <3 x double>, ptr @d239, align 1
  %r120 = fptoui <3 x double> %a120 to <3 x i64>
  store volatile <3 x i64> %r120, ptr %out, align 1
  %c120 = call i32 @memcmp(ptr %out, ptr @d240, i64 24)
  %ok120 = icmp eq i32 %c120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  %a121 = load volatile <8 x i64>, ptr @d241, align 1
  %r121 = sitofp <8 x i64> %a121 to <8 x double>
  store volatile <8 x double> %r121, ptr %out, align 1
  %c121 = call i32 @memcmp(ptr %out, ptr @d242, i64 64)
  %ok121 = icmp eq i32 %c121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  %a122 = load volatile <8 x i64>, ptr @d243, align 1
  %r122 = uitofp <8 x i64> %a122 to <8 x double>
  store volatile <8 x double> %r122, ptr %out, align 1
  %c122 = call i32 @memcmp(ptr %out, ptr @d244, i64 64)
  %ok122 = icmp eq i32 %c122, 0
  br i1 %ok122, label %t123, label %bad

t123:
  %a123 = load volatile <8 x double>, ptr @d245, align 1
  %r123 = fptosi <8 x double> %a123 to <8 x i64>
  store volatile <8 x i64> %r123, ptr %out, align 1
  %c123 = call i32 @memcmp(ptr %out, ptr @d246, i64 64)
  %ok123 = icmp eq i32 %c123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  %a124 = load volatile <8 x double>, ptr @d247, align 1
  %r124 = fptoui <8 x double> %a124 to <8 x i64>
  store volatile <8 x i64> %r124, ptr %out, align 1
  %c124 = call i32 @memcmp(ptr %out, ptr @d248, i64 64)
  %ok124 = icmp eq i32 %c124, 0
  br i1 %ok124, label %t125, label %bad

t125:
  %a125 = load volatile <3 x i64>, ptr @d249, align 1
  %r125 = sitofp <3 x i64> %a125 to <3 x half>
  store volatile <3 x half> %r125, ptr %out, align 1
  %c125 = call i32 @memcmp(ptr %out, ptr @d250, i64 6)
  %ok125 = icmp eq i32 %c125, 0
  br i1 %ok125, label %t126, label %bad

t126:
  %a126 = load volatile <3 x i64>, ptr @d251, align 1
  %r126 = uitofp <3 x i64> %a126 to <3 x half>
  store volatile <3 x half> %r126, ptr %out, align 1
  %c126 = call i32 @memcmp(ptr %out, ptr @d252, i64 6)
  %ok126 = icmp eq i32 %c126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  %a127 = load volatile <3 x half>, ptr @d253, align 1
  %r127 = fptosi <3 x half> %a127 to <3 x i64>
  store volatile <3 x i64> %r127, ptr %out, align 1
  %c127 = call i32 @memcmp(ptr %out, ptr @d254, i64 24)
  %ok127 = icmp eq i32 %c127, 0
  br i1 %ok127, label %t128, label %bad

t128:
  %a128 = load volatile <3 x half>, ptr @d255, align 1
  %r128 = fptoui <3 x half> %a128 to <3 x i64>
  store volatile <3 x i64> %r128, ptr %out, align 1
  %c128 = call i32 @memcmp(ptr %out, ptr @d256, i64 24)
  %ok128 = icmp eq i32 %c128, 0
  br i1 %ok128, label %t129, label %bad

t129:
  %a129 = load volatile <8 x i64>, ptr @d257, align 1
  %r129 = sitofp <8 x i64> %a129 to <8 x half>
  store volatile <8 x half> %r129, ptr %out, align 1
  %c129 = call i32 @memcmp(ptr %out, ptr @d258, i64 16)
  %ok129 = icmp eq i32 %c129, 0
  br i1 %ok129, label %t130, label %bad

t130:
  %a130 = load volatile <8 x i64>, ptr @d259, align 1
  %r130 = uitofp <8 x i64> %a130 to <8 x half>
  store volatile <8 x half> %r130, ptr %out, align 1
  %c130 = call i32 @memcmp(ptr %out, ptr @d260, i64 16)
  %ok130 = icmp eq i32 %c130, 0
  br i1 %ok130, label %t131, label %bad

t131:
  %a131 = load volatile <8 x half>, ptr @d261, align 1
  %r131 = fptosi <8 x half> %a131 to <8 x i64>
  store volatile <8 x i64> %r131, ptr %out, align 1
  %c131 = call i32 @memcmp(ptr %out, ptr @d262, i64 64)
  %ok131 = icmp eq i32 %c131, 0
  br i1 %ok131, label %t132, label %bad

t132:
  %a132 = load volatile <8 x half>, ptr @d263, align 1
  %r132 = fptoui <8 x half> %a132 to <8 x i64>
  store volatile <8 x i64> %r132, ptr %out, align 1
  %c132 = call i32 @memcmp(ptr %out, ptr @d264, i64 64)
  %ok132 = icmp eq i32 %c132, 0
  br i1 %ok132, label %t133, label %bad

t133:
  %a133 = load volatile <2 x float>, ptr @d265, align 1
  %r133 = fpext <2 x float> %a133 to <2 x double>
  store volatile <2 x double> %r133, ptr %out, align 1
  %c133 = call i32 @memcmp(ptr %out, ptr @d266, i64 16)
  %ok133 = icmp eq i32 %c133, 0
  br i1 %ok133, label %t134, label %bad

t134:
  %a134 = load volatile <3 x float>, ptr @d267, align 1
  %r134 = fpext <3 x float> %a134 to <3 x double>
  store volatile <3 x double> %r134, ptr %out, align 1
  %c134 = call i32 @memcmp(ptr %out, ptr @d268, i64 24)
  %ok134 = icmp eq i32 %c134, 0
  br i1 %ok134, label %t135, label %bad

t135:
  %a135 = load volatile <5 x float>, ptr @d269, align 1
  %r135 = fpext <5 x float> %a135 to <5 x double>
  store volatile <5 x double> %r135, ptr %out, align 1
  %c135 = call i32 @memcmp(ptr %out, ptr @d270, i64 40)
  %ok135 = icmp eq i32 %c135, 0
  br i1 %ok135, label %t136, label %bad

t136:
  %a136 = load volatile <2 x double>, ptr @d271, align 1
  %r136 = fptrunc <2 x double> %a136 to <2 x float>
  store volatile <2 x float> %r136, ptr %out, align 1
  %c136 = call i32 @memcmp(ptr %out, ptr @d272, i64 8)
  %ok136 = icmp eq i32 %c136, 0
  br i1 %ok136, label %t137, label %bad

t137:
  %a137 = load volatile <3 x double>, ptr @d273, align 1
  %r137 = fptrunc <3 x double> %a137 to <3 x float>
  store volatile <3 x float> %r137, ptr %out, align 1
  %c137 = call i32 @memcmp(ptr %out, ptr @d274, i64 12)
  %ok137 = icmp eq i32 %c137, 0
  br i1 %ok137, label %t138, label %bad

t138:
  %a138 = load volatile <5 x double>, ptr @d275, align 1
  %r138 = fptrunc <5 x double> %a138 to <5 x float>
  store volatile <5 x float> %r138, ptr %out, align 1
  %c138 = call i32 @memcmp(ptr %out, ptr @d276, i64 20)
  %ok138 = icmp eq i32 %c138, 0
  br i1 %ok138, label %t139, label %bad

t139:
  %a139 = load volatile <2 x half>, ptr @d277, align 1
  %r139 = fpext <2 x half> %a139 to <2 x float>
  store volatile <2 x float> %r139, ptr %out, align 1
  %c139 = call i32 @memcmp(ptr %out, ptr @d278, i64 8)
  %ok139 = icmp eq i32 %c139, 0
  br i1 %ok139, label %t140, label %bad

t140:
  %a140 = load volatile <3 x half>, ptr @d279, align 1
  %r140 = fpext <3 x half> %a140 to <3 x float>
  store volatile <3 x float> %r140, ptr %out, align 1
  %c140 = call i32 @memcmp(ptr %out, ptr @d280, i64 12)
  %ok140 = icmp eq i32 %c140, 0
  br i1 %ok140, label %t141, label %bad

t141:
  %a141 = load volatile <5 x half>, ptr @d281, align 1
  %r141 = fpext <5 x half> %a141 to <5 x float>
  store volatile <5 x float> %r141, ptr %out, align 1
  %c141 = call i32 @memcmp(ptr %out, ptr @d282, i64 20)
  %ok141 = icmp eq i32 %c141, 0
  br i1 %ok141, label %t142, label %bad

t142:
  %a142 = load volatile <2 x float>, ptr @d283, align 1
  %r142 = fptrunc <2 x float> %a142 to <2 x half>
  store volatile <2 x half> %r142, ptr %out, align 1
  %c142 = call i32 @memcmp(ptr %out, ptr @d284, i64 4)
  %ok142 = icmp eq i32 %c142, 0
  br i1 %ok142, label %t143, label %bad

t143:
  %a143 = load volatile <3 x float>, ptr @d285, align 1
  %r143 = fptrunc <3 x float> %a143 to <3 x half>
  store volatile <3 x half> %r143, ptr %out, align 1
  %c143 = call i32 @memcmp(ptr %out, ptr @d286, i64 6)
  %ok143 = icmp eq i32 %c143, 0
  br i1 %ok143, label %t144, label %bad

t144:
  %a144 = load volatile <5 x float>, ptr @d287, align 1
  %r144 = fptrunc <5 x float> %a144 to <5 x half>
  store volatile <5 x half> %r144, ptr %out, align 1
  %c144 = call i32 @memcmp(ptr %out, ptr @d288, i64 10)
  %ok144 = icmp eq i32 %c144, 0
  br i1 %ok144, label %t145, label %bad

t145:
  %a145 = load volatile <2 x double>, ptr @d289, align 1
  %r145 = fptrunc <2 x double> %a145 to <2 x half>
  store volatile <2 x half> %r145, ptr %out, align 1
  %c145 = call i32 @memcmp(ptr %out, ptr @d290, i64 4)
  %ok145 = icmp eq i32 %c145, 0
  br i1 %ok145, label %t146, label %bad

t146:
  %a146 = load volatile <3 x double>, ptr @d291, align 1
  %r146 = fptrunc <3 x double> %a146 to <3 x half>
  store volatile <3 x half> %r146, ptr %out, align 1
  %c146 = call i32 @memcmp(ptr %out, ptr @d292, i64 6)
  %ok146 = icmp eq i32 %c146, 0
  br i1 %ok146, label %t147, label %bad

t147:
  %a147 = load volatile <5 x double>, ptr @d293, align 1
  %r147 = fptrunc <5 x double> %a147 to <5 x half>
  store volatile <5 x half> %r147, ptr %out, align 1
  %c147 = call i32 @memcmp(ptr %out, ptr @d294, i64 10)
  %ok147 = icmp eq i32 %c147, 0
  br i1 %ok147, label %t148, label %bad

t148:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ]
  ret i32 %which
}
