; Integer intrinsics on vectors of i32.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [12 x i8] c"\87\55\00\00\BD\B8\4C\61\01\00\00\00"
@d2 = internal global [12 x i8] c"\FF\FF\FF\FF\D5\CD\00\00\00\00\00\00"
@d3 = internal global [12 x i8] c"\FF\FF\FF\FF\D5\CD\00\00\00\00\00\00"
@d4 = internal global [12 x i8] c"\62\5C\00\00\FF\FF\FF\7F\FF\FF\FF\FF"
@d5 = internal global [12 x i8] c"\2B\81\00\00\80\7C\70\22\99\80\E4\15"
@d6 = internal global [12 x i8] c"\2B\81\00\00\FF\FF\FF\7F\99\80\E4\15"
@d7 = internal global [12 x i8] c"\F0\71\F5\88\00\00\00\00\01\00\00\00"
@d8 = internal global [12 x i8] c"\00\00\00\80\00\00\00\80\00\00\00\00"
@d9 = internal global [12 x i8] c"\00\00\00\80\00\00\00\00\00\00\00\00"
@d10 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\D0\FF\2F\E7"
@d11 = internal global [12 x i8] c"\93\C3\00\00\C9\44\42\72\00\00\00\80"
@d12 = internal global [12 x i8] c"\93\C3\00\00\C9\44\42\72\D0\FF\2F\E7"
@d13 = internal global [12 x i8] c"\BD\83\00\00\50\16\39\F4\15\FE\35\2B"
@d14 = internal global [12 x i8] c"\FF\FF\FF\7F\FF\FF\FF\FF\00\00\00\80"
@d15 = internal global [12 x i8] c"\BC\83\00\80\FF\FF\FF\FF\15\FE\35\AB"
@d16 = internal global [12 x i8] c"\33\06\17\4A\00\00\00\80\B4\C4\AD\66"
@d17 = internal global [12 x i8] c"\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF"
@d18 = internal global [12 x i8] c"\32\06\17\4A\01\00\00\00\00\00\00\00"
@d19 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\FD\58\B2\3E"
@d20 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\00\90\A3\8A\18"
@d21 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\00\8D\FC\3C\57"
@d22 = internal global [12 x i8] c"\19\19\1F\12\01\00\00\00\B3\E9\52\76"
@d23 = internal global [12 x i8] c"\23\00\D0\B7\FF\FF\FF\FF\01\00\00\00"
@d24 = internal global [12 x i8] c"\F6\18\4F\5A\02\00\00\00\B2\E9\52\76"
@d25 = internal global [12 x i8] c"\B5\5B\98\04\FF\FF\FF\FF\CF\9C\16\20"
@d26 = internal global [12 x i8] c"\0E\00\00\00\20\00\00\00\0E\00\00\00"
@d27 = internal global [12 x i8] c"\96\C2\BC\3E\00\00\00\00\00\00\00\00"
@d28 = internal global [12 x i8] c"\7C\3D\43\69\00\00\00\00\00\00\00\00"
@d29 = internal global [12 x i8] c"\FF\FF\FF\7F\D5\88\ED\B1\66\38\58\11"
@d30 = internal global [12 x i8] c"\7F\FF\FF\FF\B1\ED\88\D5\11\58\38\66"
@d31 = internal global [12 x i8] c"\DB\39\5F\6C\00\00\00\00\BC\76\00\00"
@d32 = internal global [12 x i8] c"\DB\39\5F\6C\00\00\00\00\BC\76\00\00"
@d33 = internal global [12 x i8] c"\74\69\3D\E7\00\00\00\00\01\00\00\00"
@d34 = internal global [12 x i8] c"\00\00\00\00\20\00\00\00\1F\00\00\00"
@d35 = internal global [12 x i8] c"\00\00\00\80\98\60\00\00\06\01\50\95"
@d36 = internal global [12 x i8] c"\1F\00\00\00\03\00\00\00\01\00\00\00"
@d37 = internal global [12 x i8] c"\99\9C\C4\41\B4\54\C5\62\B2\D4\4F\F3"
@d38 = internal global [12 x i8] c"\42\74\00\00\A4\52\C3\15\01\00\00\00"
@d39 = internal global [12 x i8] c"\01\00\00\00\00\00\00\00\FF\FF\FF\7F"
@d40 = internal global [12 x i8] c"\32\39\89\83\B4\54\C5\62\00\00\00\00"
@d41 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\7F"
@d42 = internal global [12 x i8] c"\5C\2F\A1\AA\07\81\5E\B5\FF\FF\FF\7F"
@d43 = internal global [12 x i8] c"\8D\98\DD\C6\BA\4E\65\DA\FF\FF\FF\FF"
@d44 = internal global [12 x i8] c"\09\55\FD\FF\2D\00\00\00\FE\FF\FF\FF"
@d45 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\00\EA\84\F5\48"
@d46 = internal global [12 x i8] c"\FC\B8\1A\B1\5F\FB\14\D9\00\00\00\80"
@d47 = internal global [12 x i8] c"\FB\B8\1A\B1\5F\FB\14\D9\EA\84\F5\C8"
@d48 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\00\EA\84\F5\48"
@d49 = internal global [12 x i8] c"\FC\B8\1A\B1\5F\FB\14\D9\00\00\00\80"
@d50 = internal global [1 x i8] c"\00"
@d51 = internal global [12 x i8] c"\00\00\00\00\7A\E7\00\00\01\00\00\00"
@d52 = internal global [12 x i8] c"\00\00\00\80\DD\20\78\A0\00\00\00\00"
@d53 = internal global [12 x i8] c"\00\00\00\80\9D\C6\88\5F\01\00\00\00"
@d54 = internal global [12 x i8] c"\00\00\00\00\7A\E7\00\00\01\00\00\00"
@d55 = internal global [12 x i8] c"\00\00\00\80\DD\20\78\A0\00\00\00\00"
@d56 = internal global [1 x i8] c"\01"
@d57 = internal global [12 x i8] c"\FF\FF\FF\FF\88\D7\00\00\00\00\00\80"
@d58 = internal global [12 x i8] c"\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F"
@d59 = internal global [12 x i8] c"\01\00\00\80\78\28\FF\FF\00\00\00\80"
@d60 = internal global [12 x i8] c"\FF\FF\FF\FF\88\D7\00\00\00\00\00\80"
@d61 = internal global [12 x i8] c"\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F"
@d62 = internal global [1 x i8] c"\04"
@d63 = internal global [12 x i8] c"\0F\92\E7\5F\FF\FF\FF\7F\D2\78\F0\33"
@d64 = internal global [12 x i8] c"\85\46\00\00\04\4C\00\00\FF\FF\FF\FF"
@d65 = internal global [12 x i8] c"\94\D8\E7\5F\03\4C\00\80\D1\78\F0\33"
@d66 = internal global [12 x i8] c"\0F\92\E7\5F\FF\FF\FF\7F\D2\78\F0\33"
@d67 = internal global [12 x i8] c"\85\46\00\00\04\4C\00\00\FF\FF\FF\FF"
@d68 = internal global [1 x i8] c"\04"
@d69 = internal global [12 x i8] c"\C1\CB\00\00\01\00\00\00\00\00\00\80"
@d70 = internal global [12 x i8] c"\01\00\00\00\66\36\19\88\77\8A\B5\15"
@d71 = internal global [12 x i8] c"\C0\CB\00\00\9B\C9\E6\77\89\75\4A\6A"
@d72 = internal global [12 x i8] c"\C1\CB\00\00\01\00\00\00\00\00\00\80"
@d73 = internal global [12 x i8] c"\01\00\00\00\66\36\19\88\77\8A\B5\15"
@d74 = internal global [1 x i8] c"\02"
@d75 = internal global [12 x i8] c"\01\00\00\00\3B\07\0E\C9\00\00\00\80"
@d76 = internal global [12 x i8] c"\00\00\00\80\45\74\CA\06\FF\FF\FF\7F"
@d77 = internal global [12 x i8] c"\00\00\00\80\E7\AE\9C\A2\00\00\00\80"
@d78 = internal global [12 x i8] c"\01\00\00\00\3B\07\0E\C9\00\00\00\80"
@d79 = internal global [12 x i8] c"\00\00\00\80\45\74\CA\06\FF\FF\FF\7F"
@d80 = internal global [1 x i8] c"\06"
@d81 = internal global [64 x i8] c"\91\53\B6\B3\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\4E\4F\00\00\BC\B2\33\95\1F\25\03\02\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\BC\70\56\BC\01\00\00\00\71\4D\4B\36\0A\FF\AE\9A\07\2F\94\E0\FF\FF\FF\FF"
@d82 = internal global [64 x i8] c"\00\00\00\00\8B\D9\DE\28\01\00\00\00\01\00\00\00\FF\FF\FF\7F\BB\E1\AC\A6\00\00\00\00\2C\83\0E\D3\01\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\FE\6D\26\08\FF\FF\FF\7F"
@d83 = internal global [64 x i8] c"\91\53\B6\B3\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\4E\4F\00\00\BC\B2\33\95\00\00\00\00\2C\83\0E\D3\01\00\00\00\00\00\00\80\BC\70\56\BC\01\00\00\00\01\00\00\00\0A\FF\AE\9A\07\2F\94\E0\FF\FF\FF\FF"
@d84 = internal global [64 x i8] c"\01\00\00\00\8F\2B\FD\6B\73\F2\A7\FA\FF\FF\FF\FF\95\26\00\00\00\00\00\00\01\64\42\5A\00\00\00\00\B5\56\A9\1D\7A\3C\4C\D6\64\45\00\00\00\00\00\80\55\42\BE\2F\85\3B\C0\FF\87\B6\74\CD\9A\21\00\00"
@d85 = internal global [64 x i8] c"\AF\10\00\00\FF\FF\FF\7F\00\00\00\00\01\00\00\00\D6\93\C5\7D\FF\FF\FF\FF\00\00\00\00\E2\AD\54\46\FF\FF\FF\FF\9A\69\00\00\FF\FF\FF\7F\88\62\BB\1E\00\00\00\80\B3\27\8D\DF\9C\06\4E\32\01\00\00\00"
@d86 = internal global [64 x i8] c"\AF\10\00\00\FF\FF\FF\7F\00\00\00\00\01\00\00\00\D6\93\C5\7D\00\00\00\00\01\64\42\5A\E2\AD\54\46\B5\56\A9\1D\9A\69\00\00\FF\FF\FF\7F\88\62\BB\1E\55\42\BE\2F\85\3B\C0\FF\9C\06\4E\32\9A\21\00\00"
@d87 = internal global [64 x i8] c"\01\00\00\00\00\00\00\80\F7\F0\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\80\B3\57\00\00\00\00\00\00\3D\55\13\DE\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\F5\2F\82\C6\00\00\00\80"
@d88 = internal global [64 x i8] c"\FF\FF\FF\7F\A6\D8\CA\F8\01\00\00\00\01\00\00\00\58\27\00\00\EA\D2\00\00\13\81\43\59\01\00\00\00\00\00\00\00\3B\0D\00\00\01\00\00\00\FF\FF\FF\7F\7F\8A\D1\26\37\77\00\00\01\00\00\00\00\00\00\80"
@d89 = internal global [64 x i8] c"\01\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00\58\27\00\00\EA\D2\00\00\B3\57\00\00\00\00\00\00\00\00\00\00\3B\0D\00\00\00\00\00\00\00\00\00\00\7F\8A\D1\26\00\00\00\00\01\00\00\00\00\00\00\80"
@d90 = internal global [64 x i8] c"\06\09\00\00\60\EB\89\65\01\00\00\00\E6\93\B0\BA\FF\FF\FF\FF\FF\FF\FF\7F\CE\6B\00\00\B0\01\A3\A3\BE\0F\4C\7B\01\00\00\00\FF\FF\FF\FF\00\00\00\00\00\00\00\00\7B\1C\AA\38\00\00\00\80\FF\FF\FF\7F"
@d91 = internal global [64 x i8] c"\8F\3A\A5\39\4D\1C\D8\53\FF\FF\FF\FF\37\B8\00\00\65\C3\00\00\FF\FF\FF\FF\35\E3\95\9B\FF\FF\FF\FF\AC\AE\00\00\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\2A\C0\A6\06\99\6F\D1\30\00\00\00\80\00\00\00\00"
@d92 = internal global [64 x i8] c"\8F\3A\A5\39\60\EB\89\65\FF\FF\FF\FF\E6\93\B0\BA\FF\FF\FF\FF\FF\FF\FF\FF\35\E3\95\9B\FF\FF\FF\FF\BE\0F\4C\7B\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\2A\C0\A6\06\7B\1C\AA\38\00\00\00\80\FF\FF\FF\7F"
@d93 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\D7\98\C7\22\A1\FC\98\53\01\00\00\00\00\00\00\80\00\00\00\00\FF\FF\FF\7F\BC\35\00\00\00\00\00\80\01\00\00\00\00\00\00\00\3C\73\00\00"
@d94 = internal global [64 x i8] c"\45\B6\C9\9F\64\F4\75\DE\68\95\2D\23\00\00\00\80\00\00\00\80\A4\F4\2F\12\01\00\00\00\79\A9\00\00\FF\FF\FF\7F\3B\4A\EC\73\B1\81\5E\7F\00\00\00\00\FF\FF\FF\7F\00\00\00\80\FF\FF\FF\FF\7A\53\D0\03"
@d95 = internal global [64 x i8] c"\45\B6\C9\9F\64\F4\75\DE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7B\8D\F7\34\A2\FC\98\53\7A\A9\00\00\FF\FF\FF\FF\3B\4A\EC\73\B0\81\5E\FF\BC\35\00\00\FF\FF\FF\FF\01\00\00\80\FF\FF\FF\FF\B6\C6\D0\03"
@d96 = internal global [64 x i8] c"\FF\FF\FF\FF\D8\AD\2D\15\00\00\00\00\B0\08\64\94\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\80\A2\4F\52\49\71\B6\39\31\79\E6\37\6E\23\AB\3D\DF\C3\0F\81\9D\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF"
@d97 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\B4\F5\FC\5A\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\00\3E\66\E9\C5\49\6E\D8\01\00\00\00\01\00\00\00\A3\13\F2\7E\55\B8\9B\5A\CE\73\AF\CC\00\00\00\80"
@d98 = internal global [64 x i8] c"\FE\FF\FF\FF\00\00\00\00\00\00\00\00\FC\12\67\39\01\00\00\00\FE\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\78\E6\37\6E\22\AB\3D\DF\20\FC\8E\1E\AA\47\64\A5\00\00\00\00\FF\FF\FF\7F"
@d99 = internal global [64 x i8] c"\00\00\00\80\FF\FF\FF\7F\1A\92\00\00\8E\6D\9A\BF\67\5A\9D\17\A6\B0\BD\66\0C\F7\00\00\1D\D4\00\00\FF\FF\FF\7F\FF\FF\FF\7F\11\F3\34\40\00\00\00\80\FF\FF\FF\FF\87\10\00\00\01\00\00\00\FF\FF\FF\FF"
@d100 = internal global [64 x i8] c"\DC\9D\9A\FC\00\00\00\80\FF\FF\FF\7F\F0\7A\00\00\FF\FF\FF\FF\66\B7\AC\27\43\5A\0E\69\72\A2\00\00\01\00\00\00\41\9E\6B\B0\00\00\00\80\00\00\00\00\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF"
@d101 = internal global [64 x i8] c"\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\7F\7E\E8\9A\BF\66\5A\9D\17\FF\FF\FF\7F\4F\51\0F\69\8F\76\01\00\FF\FF\FF\7F\40\9E\6B\30\11\F3\34\C0\00\00\00\80\FE\FF\FF\FF\88\10\00\00\FF\FF\FF\7F\FE\FF\FF\FF"
@d102 = internal global [64 x i8] c"\00\00\00\00\FF\FF\FF\FF\48\ED\0F\C6\55\2F\C7\68\58\2C\52\18\D9\DC\65\2C\B3\DD\00\00\01\00\00\00\A2\AC\00\00\00\00\00\00\2A\29\C9\E8\31\3D\11\33\01\00\00\00\01\00\00\00\92\F9\99\DF\01\00\00\00"
@d103 = internal global [64 x i8] c"\00\00\00\00\D7\70\EB\97\00\00\00\00\FF\FF\FF\FF\92\6B\00\00\AC\75\00\00\2D\2C\81\7A\01\00\00\00\7A\85\34\B9\18\ED\B3\7B\EB\30\DE\C4\FF\FF\FF\FF\1B\21\86\22\04\EE\00\00\2B\19\00\00\44\78\00\00"
@d104 = internal global [64 x i8] c"\00\00\00\00\28\8F\14\68\48\ED\0F\C6\56\2F\C7\68\C6\C0\51\18\2D\67\65\2C\86\B1\7F\85\00\00\00\00\28\27\CC\46\E8\12\4C\84\3F\F8\EA\23\32\3D\11\33\E6\DE\79\DD\FD\11\FF\FF\67\E0\99\DF\BD\87\FF\FF"
@d105 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\01\00\00\00\83\F9\8B\D5\E5\63\E1\65\01\00\00\00\FF\FF\FF\7F\00\00\00\80\00\00\00\80\FF\D3\5B\42\FF\FF\FF\FF\CE\22\DF\EA\01\00\00\00\BB\3D\79\D1\00\00\00\80\DA\65\16\50"
@d106 = internal global [64 x i8] c"\00\00\00\00\01\00\00\00\01\00\00\00\12\00\00\00\11\00\00\00\01\00\00\00\1F\00\00\00\01\00\00\00\01\00\00\00\14\00\00\00\20\00\00\00\13\00\00\00\01\00\00\00\14\00\00\00\01\00\00\00\0E\00\00\00"
@d107 = internal global [64 x i8] c"\53\16\AA\DD\FF\FF\FF\FF\13\C2\1B\3B\59\A3\C3\B7\CD\59\05\D2\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\7F\FF\FF\FF\FF\01\00\00\00\74\79\00\00\FF\FF\FF\7F\FF\FF\FF\7F\00\00\00\80\01\00\00\00\74\6B\46\0A"
@d108 = internal global [64 x i8] c"\BB\55\68\CA\FF\FF\FF\FF\DC\D8\43\C8\ED\C3\C5\9A\4B\A0\9A\B3\01\00\00\00\FE\FF\FF\FF\FE\FF\FF\FF\FF\FF\FF\FF\00\00\00\80\00\00\9E\2E\FE\FF\FF\FF\FE\FF\FF\FF\01\00\00\00\00\00\00\80\50\62\D6\2E"
@d109 = internal global [64 x i8] c"\17\39\1E\D8\FF\FF\FF\7F\00\00\00\80\01\00\00\00\FF\FF\FF\FF\98\7C\00\00\FA\AF\16\E6\2A\62\D2\D1\00\00\00\80\7F\7B\70\B3\01\00\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\7E\88\88\65\01\00\00\00"
@d110 = internal global [64 x i8] c"\D8\1E\39\17\7F\FF\FF\FF\80\00\00\00\00\00\00\01\FF\FF\FF\FF\00\00\7C\98\E6\16\AF\FA\D1\D2\62\2A\80\00\00\00\B3\70\7B\7F\00\00\00\01\00\00\00\00\7F\FF\FF\FF\00\00\00\00\65\88\88\7E\00\00\00\01"
@d111 = internal global [64 x i8] c"\00\00\00\80\6A\4E\4B\A0\FF\FF\FF\7F\26\9A\00\00\FF\FF\FF\7F\A3\5B\00\00\9B\51\FD\16\9E\FA\6C\64\76\4E\2D\67\C6\06\EF\51\00\00\00\00\00\00\00\80\FF\FF\FF\FF\53\60\5D\77\FF\FF\FF\7F\EB\B5\00\00"
@d112 = internal global [64 x i8] c"\00\00\00\80\96\B1\B4\5F\FF\FF\FF\7F\26\9A\00\00\FF\FF\FF\7F\A3\5B\00\00\9B\51\FD\16\9E\FA\6C\64\76\4E\2D\67\C6\06\EF\51\00\00\00\00\00\00\00\80\01\00\00\00\53\60\5D\77\FF\FF\FF\7F\EB\B5\00\00"
@d113 = internal global [64 x i8] c"\7F\59\D0\E0\13\E9\8D\47\FF\FF\FF\7F\DF\10\00\00\01\00\00\00\00\00\00\00\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\7F\F4\4B\42\63\75\47\1D\E0\00\00\00\80\01\00\00\00\00\00\00\80\84\26\45\5B\00\00\00\80"
@d114 = internal global [64 x i8] c"\00\00\00\00\01\00\00\00\01\00\00\00\13\00\00\00\1F\00\00\00\20\00\00\00\00\00\00\00\1F\00\00\00\01\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\1F\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d115 = internal global [64 x i8] c"\FF\FF\FF\7F\C2\EA\00\00\D1\DB\00\00\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\A7\C4\00\00\57\E8\64\AA\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\FF\56\A7\2B\BD\01\00\00\00\1C\1E\46\17"
@d116 = internal global [64 x i8] c"\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\20\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\20\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\02\00\00\00"
@d117 = internal global [64 x i8] c"\FF\FF\FF\7F\01\00\00\00\00\00\00\00\9F\9D\92\2F\01\00\00\00\00\00\00\80\01\00\00\00\09\6D\05\A3\01\00\00\00\FF\7A\39\68\FF\FF\FF\FF\01\00\00\00\FF\F4\B4\8F\D6\02\2B\CF\00\00\00\80\FF\FF\FF\7F"
@d118 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\43\16\4A\95\7B\01\39\08\76\56\B9\DD\00\00\00\00\01\00\00\00\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\80\FF\FF\FF\FF\66\E5\CC\08\01\00\00\00\2B\CA\00\00\FF\FF\FF\FF"
@d119 = internal global [64 x i8] c"\09\22\07\4D\00\00\00\00\00\00\00\00\00\00\00\00\BA\A4\01\DA\00\00\00\00\00\00\00\00\2A\4E\83\D2\8F\29\41\00\01\00\00\00\0B\D7\AF\06\FF\FF\FF\7F\EF\5B\E8\74\88\47\A3\02\DD\7D\CB\4F\D9\8A\51\98"
@d120 = internal global [64 x i8] c"\FF\FF\FF\FF\01\00\00\00\00\00\00\00\9F\9D\92\2F\59\E5\76\07\00\00\00\80\01\00\00\00\00\26\B4\15\FF\FF\00\00\FF\F5\72\D0\00\FC\FF\FF\FF\FF\FF\FF\66\84\7F\7A\00\D6\02\2B\45\19\00\00\FF\FF\FF\FF"
@d121 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\FF\00\00\00\80\38\BE\E5\F3\FF\FF\FF\FF\8B\3D\4E\A6\CE\13\00\00\37\7F\00\00\39\14\00\00\00\00\00\00\F5\D2\42\BB\D9\A5\82\8C\37\6E\20\7D\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\7F"
@d122 = internal global [64 x i8] c"\27\AA\00\00\A1\63\00\00\F6\B9\D1\A6\01\00\00\00\9C\42\77\0E\01\00\00\00\A3\BC\08\6E\90\CB\7B\A2\01\00\00\00\FF\FF\FF\7F\83\05\7D\52\00\00\00\00\FF\FF\FF\FF\95\B8\00\00\FF\FF\FF\FF\00\00\00\80"
@d123 = internal global [64 x i8] c"\A0\05\56\0F\01\00\00\00\00\00\00\00\CF\F7\D2\DC\00\00\00\80\FF\FF\FF\7F\00\00\00\00\01\00\00\00\10\AB\21\74\FF\FF\FF\FF\3C\35\00\00\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\6C\A7\2C\20\C0\77\FE\72"
@d124 = internal global [64 x i8] c"\27\AA\00\00\D0\31\00\80\F6\B9\D1\A6\00\00\70\7C\9C\42\77\0E\16\7B\9C\4C\A3\BC\08\6E\C8\E5\3D\D1\00\00\39\14\00\00\00\00\55\2F\2D\B4\B2\4B\05\19\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\00\00\00\80"
@d125 = internal global [64 x i8] c"\BF\23\00\00\22\9A\00\00\00\00\00\80\01\00\00\00\00\00\00\80\00\00\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\01\00\00\00\C8\D6\97\34\FF\FF\FF\7F\A0\C5\5E\C5\FF\FF\FF\7F\01\00\00\00\DC\5E\CB\1E"
@d126 = internal global [64 x i8] c"\01\00\00\00\4A\26\7C\84\4B\CA\C1\E8\00\00\00\00\97\51\2A\23\58\28\C0\41\FF\FF\FF\7F\01\00\00\00\D7\61\85\7D\F7\97\87\40\D3\67\C9\8A\00\00\00\80\E0\7D\C4\30\86\5F\8E\0F\00\00\00\80\01\00\00\00"
@d127 = internal global [64 x i8] c"\C0\23\00\00\6C\C0\7C\84\4B\CA\C1\68\01\00\00\00\97\51\2A\A3\58\28\C0\41\00\00\00\80\00\00\00\80\D6\61\85\7D\F8\97\87\40\9B\3E\61\BF\FF\FF\FF\FF\80\43\23\F6\85\5F\8E\8F\01\00\00\80\DD\5E\CB\1E"
@d128 = internal global [64 x i8] c"\BF\23\00\00\22\9A\00\00\00\00\00\80\01\00\00\00\00\00\00\80\00\00\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\01\00\00\00\C8\D6\97\34\FF\FF\FF\7F\A0\C5\5E\C5\FF\FF\FF\7F\01\00\00\00\DC\5E\CB\1E"
@d129 = internal global [64 x i8] c"\01\00\00\00\4A\26\7C\84\4B\CA\C1\E8\00\00\00\00\97\51\2A\23\58\28\C0\41\FF\FF\FF\7F\01\00\00\00\D7\61\85\7D\F7\97\87\40\D3\67\C9\8A\00\00\00\80\E0\7D\C4\30\86\5F\8E\0F\00\00\00\80\01\00\00\00"
@d130 = internal global [2 x i8] c"\C4\20"
@d131 = internal global [64 x i8] c"\00\00\00\80\00\00\00\00\DD\B7\00\00\00\00\00\80\00\00\00\80\00\00\00\80\FF\FF\FF\7F\00\00\00\00\00\00\00\00\FF\FF\FF\FF\5B\A9\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\00\00\00\00\00\A3\54\B5\89"
@d132 = internal global [64 x i8] c"\78\B8\F3\BE\8D\52\34\03\69\7F\B3\9E\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\FF\02\B7\7E\67\D1\3B\A1\51\28\86\A3\15\59\48\D3\5C\FF\FF\FF\7F\8C\D3\00\00\00\00\00\00\FF\FF\FF\FF\96\B5\B3\EC\01\00\00\00"
@d133 = internal global [64 x i8] c"\88\47\0C\C1\73\AD\CB\FC\74\38\4D\61\01\00\00\80\FF\FF\FF\7F\01\00\00\80\FD\48\81\18\2F\C4\5E\AE\D8\79\5C\EA\A6\B7\2C\A3\5C\A9\00\80\73\2C\FF\7F\01\00\00\00\01\00\00\00\6A\4A\4C\13\A2\54\B5\89"
@d134 = internal global [64 x i8] c"\00\00\00\80\00\00\00\00\DD\B7\00\00\00\00\00\80\00\00\00\80\00\00\00\80\FF\FF\FF\7F\00\00\00\00\00\00\00\00\FF\FF\FF\FF\5B\A9\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\00\00\00\00\00\A3\54\B5\89"
@d135 = internal global [64 x i8] c"\78\B8\F3\BE\8D\52\34\03\69\7F\B3\9E\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\FF\02\B7\7E\67\D1\3B\A1\51\28\86\A3\15\59\48\D3\5C\FF\FF\FF\7F\8C\D3\00\00\00\00\00\00\FF\FF\FF\FF\96\B5\B3\EC\01\00\00\00"
@d136 = internal global [2 x i8] c"\10\00"
@d137 = internal global [64 x i8] c"\4B\79\E3\01\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\4C\1C\82\8E\00\00\00\80\A9\8C\00\00\6A\DA\4D\4D\00\00\00\00\FF\FF\FF\FF\C5\13\7B\82\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\FA\79\D2\F5"
@d138 = internal global [64 x i8] c"\34\F2\A6\7B\00\E6\E7\B1\44\96\E7\BB\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\D8\F9\AC\68\2F\54\8C\BD\33\CC\00\00\00\00\00\80\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\00\00\00\00\EF\A4\F9\3A\DF\8F\00\00"
@d139 = internal global [64 x i8] c"\3C\89\7F\1A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\B4\E3\7D\71\00\00\00\00\07\47\AD\DF\1E\FB\8E\70\00\00\00\00\FF\FF\FF\FF\3B\EC\84\FD\01\00\00\80\00\00\00\00\EF\A4\F9\3A\C6\E6\7A\B4"
@d140 = internal global [64 x i8] c"\4B\79\E3\01\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\4C\1C\82\8E\00\00\00\80\A9\8C\00\00\6A\DA\4D\4D\00\00\00\00\FF\FF\FF\FF\C5\13\7B\82\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\FA\79\D2\F5"
@d141 = internal global [64 x i8] c"\34\F2\A6\7B\00\E6\E7\B1\44\96\E7\BB\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\D8\F9\AC\68\2F\54\8C\BD\33\CC\00\00\00\00\00\80\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\00\00\00\00\EF\A4\F9\3A\DF\8F\00\00"
@d142 = internal global [2 x i8] c"\F5\89"
@d143 = internal global [64 x i8] c"\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\D9\3F\00\00\FF\FF\FF\FF\00\00\00\80\26\0A\96\3C\1F\A9\55\55\CA\A2\CF\0D\8C\A6\84\3B\01\00\00\00\03\0F\B2\35\82\19\2B\ED\B1\1D\B3\E8\9F\F3\CC\48\81\77\00\00"
@d144 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\FF\7A\93\CF\23\00\00\00\80\FF\FF\FF\FF\00\00\00\80\23\96\E0\02\01\00\00\00\FF\FF\FF\7F\00\00\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\00\00\00\80\EF\71\00\00\FF\FF\FF\FF"
@d145 = internal global [64 x i8] c"\01\00\00\00\FE\FF\FF\FF\79\93\CF\A3\D9\3F\00\80\FE\FF\FF\FF\00\00\00\00\49\A0\76\3F\20\A9\55\55\C9\A2\CF\8D\8C\A6\84\3B\02\00\00\00\02\0F\B2\B5\81\19\2B\ED\B1\1D\B3\68\8E\65\CD\48\80\77\00\00"
@d146 = internal global [64 x i8] c"\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\D9\3F\00\00\FF\FF\FF\FF\00\00\00\80\26\0A\96\3C\1F\A9\55\55\CA\A2\CF\0D\8C\A6\84\3B\01\00\00\00\03\0F\B2\35\82\19\2B\ED\B1\1D\B3\E8\9F\F3\CC\48\81\77\00\00"
@d147 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\FF\7A\93\CF\23\00\00\00\80\FF\FF\FF\FF\00\00\00\80\23\96\E0\02\01\00\00\00\FF\FF\FF\7F\00\00\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\00\00\00\80\EF\71\00\00\FF\FF\FF\FF"
@d148 = internal global [2 x i8] c"\32\B0"
@d149 = internal global [64 x i8] c"\FF\FF\FF\FF\00\00\00\00\CC\FF\CF\00\7F\42\F0\D7\FF\FF\FF\FF\00\00\00\80\D1\A9\D7\39\01\00\00\00\00\00\00\00\01\00\00\00\01\00\00\00\D6\7E\19\99\FF\FF\FF\FF\92\75\20\51\FF\FF\FF\FF\00\00\00\00"
@d150 = internal global [64 x i8] c"\FF\FF\FF\FF\28\B8\C3\60\01\00\00\00\B0\B0\69\0F\66\33\8B\4F\01\00\00\00\E0\1D\2E\53\75\E9\78\9C\00\00\00\80\FF\FF\FF\7F\41\ED\27\AB\9C\36\EA\35\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\FF"
@d151 = internal global [64 x i8] c"\00\00\00\00\D8\47\3C\9F\CB\FF\CF\00\CF\91\86\C8\99\CC\74\B0\FF\FF\FF\7F\F1\8B\A9\E6\8C\16\87\63\00\00\00\80\02\00\00\80\C0\12\D8\54\3A\48\2F\63\00\00\00\00\92\75\20\D1\00\00\00\80\01\00\00\00"
@d152 = internal global [64 x i8] c"\FF\FF\FF\FF\00\00\00\00\CC\FF\CF\00\7F\42\F0\D7\FF\FF\FF\FF\00\00\00\80\D1\A9\D7\39\01\00\00\00\00\00\00\00\01\00\00\00\01\00\00\00\D6\7E\19\99\FF\FF\FF\FF\92\75\20\51\FF\FF\FF\FF\00\00\00\00"
@d153 = internal global [64 x i8] c"\FF\FF\FF\FF\28\B8\C3\60\01\00\00\00\B0\B0\69\0F\66\33\8B\4F\01\00\00\00\E0\1D\2E\53\75\E9\78\9C\00\00\00\80\FF\FF\FF\7F\41\ED\27\AB\9C\36\EA\35\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\FF"
@d154 = internal global [2 x i8] c"\C2\A7"
@d155 = internal global [64 x i8] c"\FF\FF\FF\7F\D3\AE\FE\F5\00\00\00\00\2E\DC\00\00\00\00\00\80\D3\9A\39\85\01\00\00\00\01\00\00\00\01\00\00\00\93\E2\C0\60\01\00\00\00\00\00\00\00\1D\C1\0B\D6\FF\FF\FF\7F\73\89\00\00\01\00\00\00"
@d156 = internal global [64 x i8] c"\FF\FF\FF\FF\EB\E7\4C\19\00\00\00\80\01\00\00\00\B8\9B\87\35\FF\FF\FF\FF\00\00\00\80\00\00\00\00\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\FF\00\00\00\80\CA\03\00\00\FF\FF\FF\FF"
@d157 = internal global [64 x i8] c"\01\00\00\80\B1\E0\2E\22\00\00\00\00\2E\DC\00\00\00\00\00\00\2D\65\C6\7A\00\00\00\80\00\00\00\00\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\00\00\00\00\E3\3E\F4\29\00\00\00\80\BE\CD\08\02\FF\FF\FF\FF"
@d158 = internal global [64 x i8] c"\FF\FF\FF\7F\D3\AE\FE\F5\00\00\00\00\2E\DC\00\00\00\00\00\80\D3\9A\39\85\01\00\00\00\01\00\00\00\01\00\00\00\93\E2\C0\60\01\00\00\00\00\00\00\00\1D\C1\0B\D6\FF\FF\FF\7F\73\89\00\00\01\00\00\00"
@d159 = internal global [64 x i8] c"\FF\FF\FF\FF\EB\E7\4C\19\00\00\00\80\01\00\00\00\B8\9B\87\35\FF\FF\FF\FF\00\00\00\80\00\00\00\00\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\FF\00\00\00\80\CA\03\00\00\FF\FF\FF\FF"
@d160 = internal global [2 x i8] c"\33\32"

declare i32 @memcmp(ptr, ptr, i64)
declare <16 x i32> @llvm.abs.v16i32(<16 x i32>, i1)
declare <16 x i32> @llvm.bitreverse.v16i32(<16 x i32>)
declare <16 x i32> @llvm.bswap.v16i32(<16 x i32>)
declare <16 x i32> @llvm.ctlz.v16i32(<16 x i32>, i1)
declare <16 x i32> @llvm.ctpop.v16i32(<16 x i32>)
declare <16 x i32> @llvm.cttz.v16i32(<16 x i32>, i1)
declare <16 x i32> @llvm.fshl.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.fshr.v16i32(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.smin.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.ssub.sat.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.uadd.sat.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.umin.v16i32(<16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.usub.sat.v16i32(<16 x i32>, <16 x i32>)
declare <3 x i32> @llvm.abs.v3i32(<3 x i32>, i1)
declare <3 x i32> @llvm.bitreverse.v3i32(<3 x i32>)
declare <3 x i32> @llvm.bswap.v3i32(<3 x i32>)
declare <3 x i32> @llvm.ctlz.v3i32(<3 x i32>, i1)
declare <3 x i32> @llvm.ctpop.v3i32(<3 x i32>)
declare <3 x i32> @llvm.cttz.v3i32(<3 x i32>, i1)
declare <3 x i32> @llvm.fshl.v3i32(<3 x i32>, <3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.fshr.v3i32(<3 x i32>, <3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.sadd.sat.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.smax.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.smin.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.ssub.sat.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.uadd.sat.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.umax.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.umin.v3i32(<3 x i32>, <3 x i32>)
declare <3 x i32> @llvm.usub.sat.v3i32(<3 x i32>, <3 x i32>)
declare { <16 x i32>, <16 x i1> } @llvm.sadd.with.overflow.v16i32(<16 x i32>, <16 x i32>)
declare { <16 x i32>, <16 x i1> } @llvm.smul.with.overflow.v16i32(<16 x i32>, <16 x i32>)
declare { <16 x i32>, <16 x i1> } @llvm.ssub.with.overflow.v16i32(<16 x i32>, <16 x i32>)
declare { <16 x i32>, <16 x i1> } @llvm.uadd.with.overflow.v16i32(<16 x i32>, <16 x i32>)
declare { <16 x i32>, <16 x i1> } @llvm.umul.with.overflow.v16i32(<16 x i32>, <16 x i32>)
declare { <16 x i32>, <16 x i1> } @llvm.usub.with.overflow.v16i32(<16 x i32>, <16 x i32>)
declare { <3 x i32>, <3 x i1> } @llvm.sadd.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <3 x i32>, <3 x i1> } @llvm.smul.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <3 x i32>, <3 x i1> } @llvm.ssub.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <3 x i32>, <3 x i1> } @llvm.uadd.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <3 x i32>, <3 x i1> } @llvm.umul.with.overflow.v3i32(<3 x i32>, <3 x i32>)
declare { <3 x i32>, <3 x i1> } @llvm.usub.with.overflow.v3i32(<3 x i32>, <3 x i32>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i32>, ptr @d1, align 1
  %b1 = load volatile <3 x i32>, ptr @d2, align 1
  %r1 = call <3 x i32> @llvm.smin.v3i32(<3 x i32> %a1, <3 x i32> %b1)
  store volatile <3 x i32> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 12)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i32>, ptr @d4, align 1
  %b2 = load volatile <3 x i32>, ptr @d5, align 1
  %r2 = call <3 x i32> @llvm.smax.v3i32(<3 x i32> %a2, <3 x i32> %b2)
  store volatile <3 x i32> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 12)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i32>, ptr @d7, align 1
  %b3 = load volatile <3 x i32>, ptr @d8, align 1
  %r3 = call <3 x i32> @llvm.umin.v3i32(<3 x i32> %a3, <3 x i32> %b3)
  store volatile <3 x i32> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 12)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <3 x i32>, ptr @d10, align 1
  %b4 = load volatile <3 x i32>, ptr @d11, align 1
  %r4 = call <3 x i32> @llvm.umax.v3i32(<3 x i32> %a4, <3 x i32> %b4)
  store volatile <3 x i32> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 12)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i32>, ptr @d13, align 1
  %b5 = load volatile <3 x i32>, ptr @d14, align 1
  %r5 = call <3 x i32> @llvm.uadd.sat.v3i32(<3 x i32> %a5, <3 x i32> %b5)
  store volatile <3 x i32> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 12)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <3 x i32>, ptr @d16, align 1
  %b6 = load volatile <3 x i32>, ptr @d17, align 1
  %r6 = call <3 x i32> @llvm.usub.sat.v3i32(<3 x i32> %a6, <3 x i32> %b6)
  store volatile <3 x i32> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 12)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i32>, ptr @d19, align 1
  %b7 = load volatile <3 x i32>, ptr @d20, align 1
  %r7 = call <3 x i32> @llvm.sadd.sat.v3i32(<3 x i32> %a7, <3 x i32> %b7)
  store volatile <3 x i32> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 12)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <3 x i32>, ptr @d22, align 1
  %b8 = load volatile <3 x i32>, ptr @d23, align 1
  %r8 = call <3 x i32> @llvm.ssub.sat.v3i32(<3 x i32> %a8, <3 x i32> %b8)
  store volatile <3 x i32> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 12)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i32>, ptr @d25, align 1
  %r9 = call <3 x i32> @llvm.ctpop.v3i32(<3 x i32> %a9)
  store volatile <3 x i32> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 12)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i32>, ptr @d27, align 1
  %r10 = call <3 x i32> @llvm.bitreverse.v3i32(<3 x i32> %a10)
  store volatile <3 x i32> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 12)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i32>, ptr @d29, align 1
  %r11 = call <3 x i32> @llvm.bswap.v3i32(<3 x i32> %a11)
  store volatile <3 x i32> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 12)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <3 x i32>, ptr @d31, align 1
  %r12 = call <3 x i32> @llvm.abs.v3i32(<3 x i32> %a12, i1 false)
  store volatile <3 x i32> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 12)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i32>, ptr @d33, align 1
  %r13 = call <3 x i32> @llvm.ctlz.v3i32(<3 x i32> %a13, i1 false)
  store volatile <3 x i32> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 12)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i32>, ptr @d35, align 1
  %r14 = call <3 x i32> @llvm.cttz.v3i32(<3 x i32> %a14, i1 false)
  store volatile <3 x i32> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d36, i64 12)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i32>, ptr @d37, align 1
  %b15 = load volatile <3 x i32>, ptr @d38, align 1
  %d15 = load volatile <3 x i32>, ptr @d39, align 1
  %r15 = call <3 x i32> @llvm.fshl.v3i32(<3 x i32> %a15, <3 x i32> %b15, <3 x i32> %d15)
  store volatile <3 x i32> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d40, i64 12)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x i32>, ptr @d41, align 1
  %b16 = load volatile <3 x i32>, ptr @d42, align 1
  %d16 = load volatile <3 x i32>, ptr @d43, align 1
  %r16 = call <3 x i32> @llvm.fshr.v3i32(<3 x i32> %a16, <3 x i32> %b16, <3 x i32> %d16)
  store volatile <3 x i32> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d44, i64 12)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i32>, ptr @d45, align 1
  %b17 = load volatile <3 x i32>, ptr @d46, align 1
  %x17 = call { <3 x i32>, <3 x i1> } @llvm.sadd.with.overflow.v3i32(<3 x i32> %a17, <3 x i32> %b17)
  %r17 = extractvalue { <3 x i32>, <3 x i1> } %x17, 0
  store volatile <3 x i32> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d47, i64 12)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i32>, ptr @d48, align 1
  %b18 = load volatile <3 x i32>, ptr @d49, align 1
  %x18 = call { <3 x i32>, <3 x i1> } @llvm.sadd.with.overflow.v3i32(<3 x i32> %a18, <3 x i32> %b18)
  %r18 = extractvalue { <3 x i32>, <3 x i1> } %x18, 1
  store volatile <3 x i1> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d50, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i32>, ptr @d51, align 1
  %b19 = load volatile <3 x i32>, ptr @d52, align 1
  %x19 = call { <3 x i32>, <3 x i1> } @llvm.ssub.with.overflow.v3i32(<3 x i32> %a19, <3 x i32> %b19)
  %r19 = extractvalue { <3 x i32>, <3 x i1> } %x19, 0
  store volatile <3 x i32> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d53, i64 12)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <3 x i32>, ptr @d54, align 1
  %b20 = load volatile <3 x i32>, ptr @d55, align 1
  %x20 = call { <3 x i32>, <3 x i1> } @llvm.ssub.with.overflow.v3i32(<3 x i32> %a20, <3 x i32> %b20)
  %r20 = extractvalue { <3 x i32>, <3 x i1> } %x20, 1
  store volatile <3 x i1> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d56, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i32>, ptr @d57, align 1
  %b21 = load volatile <3 x i32>, ptr @d58, align 1
  %x21 = call { <3 x i32>, <3 x i1> } @llvm.smul.with.overflow.v3i32(<3 x i32> %a21, <3 x i32> %b21)
  %r21 = extractvalue { <3 x i32>, <3 x i1> } %x21, 0
  store volatile <3 x i32> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d59, i64 12)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i32>, ptr @d60, align 1
  %b22 = load volatile <3 x i32>, ptr @d61, align 1
  %x22 = call { <3 x i32>, <3 x i1> } @llvm.smul.with.overflow.v3i32(<3 x i32> %a22, <3 x i32> %b22)
  %r22 = extractvalue { <3 x i32>, <3 x i1> } %x22, 1
  store volatile <3 x i1> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d62, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i32>, ptr @d63, align 1
  %b23 = load volatile <3 x i32>, ptr @d64, align 1
  %x23 = call { <3 x i32>, <3 x i1> } @llvm.uadd.with.overflow.v3i32(<3 x i32> %a23, <3 x i32> %b23)
  %r23 = extractvalue { <3 x i32>, <3 x i1> } %x23, 0
  store volatile <3 x i32> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d65, i64 12)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <3 x i32>, ptr @d66, align 1
  %b24 = load volatile <3 x i32>, ptr @d67, align 1
  %x24 = call { <3 x i32>, <3 x i1> } @llvm.uadd.with.overflow.v3i32(<3 x i32> %a24, <3 x i32> %b24)
  %r24 = extractvalue { <3 x i32>, <3 x i1> } %x24, 1
  store volatile <3 x i1> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d68, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i32>, ptr @d69, align 1
  %b25 = load volatile <3 x i32>, ptr @d70, align 1
  %x25 = call { <3 x i32>, <3 x i1> } @llvm.usub.with.overflow.v3i32(<3 x i32> %a25, <3 x i32> %b25)
  %r25 = extractvalue { <3 x i32>, <3 x i1> } %x25, 0
  store volatile <3 x i32> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d71, i64 12)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <3 x i32>, ptr @d72, align 1
  %b26 = load volatile <3 x i32>, ptr @d73, align 1
  %x26 = call { <3 x i32>, <3 x i1> } @llvm.usub.with.overflow.v3i32(<3 x i32> %a26, <3 x i32> %b26)
  %r26 = extractvalue { <3 x i32>, <3 x i1> } %x26, 1
  store volatile <3 x i1> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d74, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i32>, ptr @d75, align 1
  %b27 = load volatile <3 x i32>, ptr @d76, align 1
  %x27 = call { <3 x i32>, <3 x i1> } @llvm.umul.with.overflow.v3i32(<3 x i32> %a27, <3 x i32> %b27)
  %r27 = extractvalue { <3 x i32>, <3 x i1> } %x27, 0
  store volatile <3 x i32> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d77, i64 12)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i32>, ptr @d78, align 1
  %b28 = load volatile <3 x i32>, ptr @d79, align 1
  %x28 = call { <3 x i32>, <3 x i1> } @llvm.umul.with.overflow.v3i32(<3 x i32> %a28, <3 x i32> %b28)
  %r28 = extractvalue { <3 x i32>, <3 x i1> } %x28, 1
  store volatile <3 x i1> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d80, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i32>, ptr @d81, align 1
  %b29 = load volatile <16 x i32>, ptr @d82, align 1
  %r29 = call <16 x i32> @llvm.smin.v16i32(<16 x i32> %a29, <16 x i32> %b29)
  store volatile <16 x i32> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d83, i64 64)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i32>, ptr @d84, align 1
  %b30 = load volatile <16 x i32>, ptr @d85, align 1
  %r30 = call <16 x i32> @llvm.smax.v16i32(<16 x i32> %a30, <16 x i32> %b30)
  store volatile <16 x i32> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d86, i64 64)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <16 x i32>, ptr @d87, align 1
  %b31 = load volatile <16 x i32>, ptr @d88, align 1
  %r31 = call <16 x i32> @llvm.umin.v16i32(<16 x i32> %a31, <16 x i32> %b31)
  store volatile <16 x i32> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d89, i64 64)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <16 x i32>, ptr @d90, align 1
  %b32 = load volatile <16 x i32>, ptr @d91, align 1
  %r32 = call <16 x i32> @llvm.umax.v16i32(<16 x i32> %a32, <16 x i32> %b32)
  store volatile <16 x i32> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d92, i64 64)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i32>, ptr @d93, align 1
  %b33 = load volatile <16 x i32>, ptr @d94, align 1
  %r33 = call <16 x i32> @llvm.uadd.sat.v16i32(<16 x i32> %a33, <16 x i32> %b33)
  store volatile <16 x i32> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d95, i64 64)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i32>, ptr @d96, align 1
  %b34 = load volatile <16 x i32>, ptr @d97, align 1
  %r34 = call <16 x i32> @llvm.usub.sat.v16i32(<16 x i32> %a34, <16 x i32> %b34)
  store volatile <16 x i32> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d98, i64 64)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <16 x i32>, ptr @d99, align 1
  %b35 = load volatile <16 x i32>, ptr @d100, align 1
  %r35 = call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %a35, <16 x i32> %b35)
  store volatile <16 x i32> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d101, i64 64)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <16 x i32>, ptr @d102, align 1
  %b36 = load volatile <16 x i32>, ptr @d103, align 1
  %r36 = call <16 x i32> @llvm.ssub.sat.v16i32(<16 x i32> %a36, <16 x i32> %b36)
  store volatile <16 x i32> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d104, i64 64)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i32>, ptr @d105, align 1
  %r37 = call <16 x i32> @llvm.ctpop.v16i32(<16 x i32> %a37)
  store volatile <16 x i32> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d106, i64 64)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i32>, ptr @d107, align 1
  %r38 = call <16 x i32> @llvm.bitreverse.v16i32(<16 x i32> %a38)
  store volatile <16 x i32> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d108, i64 64)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <16 x i32>, ptr @d109, align 1
  %r39 = call <16 x i32> @llvm.bswap.v16i32(<16 x i32> %a39)
  store volatile <16 x i32> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d110, i64 64)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <16 x i32>, ptr @d111, align 1
  %r40 = call <16 x i32> @llvm.abs.v16i32(<16 x i32> %a40, i1 false)
  store volatile <16 x i32> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d112, i64 64)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i32>, ptr @d113, align 1
  %r41 = call <16 x i32> @llvm.ctlz.v16i32(<16 x i32> %a41, i1 false)
  store volatile <16 x i32> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d114, i64 64)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i32>, ptr @d115, align 1
  %r42 = call <16 x i32> @llvm.cttz.v16i32(<16 x i32> %a42, i1 false)
  store volatile <16 x i32> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d116, i64 64)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <16 x i32>, ptr @d117, align 1
  %b43 = load volatile <16 x i32>, ptr @d118, align 1
  %d43 = load volatile <16 x i32>, ptr @d119, align 1
  %r43 = call <16 x i32> @llvm.fshl.v16i32(<16 x i32> %a43, <16 x i32> %b43, <16 x i32> %d43)
  store volatile <16 x i32> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d120, i64 64)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <16 x i32>, ptr @d121, align 1
  %b44 = load volatile <16 x i32>, ptr @d122, align 1
  %d44 = load volatile <16 x i32>, ptr @d123, align 1
  %r44 = call <16 x i32> @llvm.fshr.v16i32(<16 x i32> %a44, <16 x i32> %b44, <16 x i32> %d44)
  store volatile <16 x i32> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d124, i64 64)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i32>, ptr @d125, align 1
  %b45 = load volatile <16 x i32>, ptr @d126, align 1
  %x45 = call { <16 x i32>, <16 x i1> } @llvm.sadd.with.overflow.v16i32(<16 x i32> %a45, <16 x i32> %b45)
  %r45 = extractvalue { <16 x i32>, <16 x i1> } %x45, 0
  store volatile <16 x i32> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d127, i64 64)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i32>, ptr @d128, align 1
  %b46 = load volatile <16 x i32>, ptr @d129, align 1
  %x46 = call { <16 x i32>, <16 x i1> } @llvm.sadd.with.overflow.v16i32(<16 x i32> %a46, <16 x i32> %b46)
  %r46 = extractvalue { <16 x i32>, <16 x i1> } %x46, 1
  store volatile <16 x i1> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d130, i64 2)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <16 x i32>, ptr @d131, align 1
  %b47 = load volatile <16 x i32>, ptr @d132, align 1
  %x47 = call { <16 x i32>, <16 x i1> } @llvm.ssub.with.overflow.v16i32(<16 x i32> %a47, <16 x i32> %b47)
  %r47 = extractvalue { <16 x i32>, <16 x i1> } %x47, 0
  store volatile <16 x i32> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d133, i64 64)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <16 x i32>, ptr @d134, align 1
  %b48 = load volatile <16 x i32>, ptr @d135, align 1
  %x48 = call { <16 x i32>, <16 x i1> } @llvm.ssub.with.overflow.v16i32(<16 x i32> %a48, <16 x i32> %b48)
  %r48 = extractvalue { <16 x i32>, <16 x i1> } %x48, 1
  store volatile <16 x i1> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d136, i64 2)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i32>, ptr @d137, align 1
  %b49 = load volatile <16 x i32>, ptr @d138, align 1
  %x49 = call { <16 x i32>, <16 x i1> } @llvm.smul.with.overflow.v16i32(<16 x i32> %a49, <16 x i32> %b49)
  %r49 = extractvalue { <16 x i32>, <16 x i1> } %x49, 0
  store volatile <16 x i32> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d139, i64 64)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i32>, ptr @d140, align 1
  %b50 = load volatile <16 x i32>, ptr @d141, align 1
  %x50 = call { <16 x i32>, <16 x i1> } @llvm.smul.with.overflow.v16i32(<16 x i32> %a50, <16 x i32> %b50)
  %r50 = extractvalue { <16 x i32>, <16 x i1> } %x50, 1
  store volatile <16 x i1> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d142, i64 2)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <16 x i32>, ptr @d143, align 1
  %b51 = load volatile <16 x i32>, ptr @d144, align 1
  %x51 = call { <16 x i32>, <16 x i1> } @llvm.uadd.with.overflow.v16i32(<16 x i32> %a51, <16 x i32> %b51)
  %r51 = extractvalue { <16 x i32>, <16 x i1> } %x51, 0
  store volatile <16 x i32> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d145, i64 64)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <16 x i32>, ptr @d146, align 1
  %b52 = load volatile <16 x i32>, ptr @d147, align 1
  %x52 = call { <16 x i32>, <16 x i1> } @llvm.uadd.with.overflow.v16i32(<16 x i32> %a52, <16 x i32> %b52)
  %r52 = extractvalue { <16 x i32>, <16 x i1> } %x52, 1
  store volatile <16 x i1> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d148, i64 2)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i32>, ptr @d149, align 1
  %b53 = load volatile <16 x i32>, ptr @d150, align 1
  %x53 = call { <16 x i32>, <16 x i1> } @llvm.usub.with.overflow.v16i32(<16 x i32> %a53, <16 x i32> %b53)
  %r53 = extractvalue { <16 x i32>, <16 x i1> } %x53, 0
  store volatile <16 x i32> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d151, i64 64)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i32>, ptr @d152, align 1
  %b54 = load volatile <16 x i32>, ptr @d153, align 1
  %x54 = call { <16 x i32>, <16 x i1> } @llvm.usub.with.overflow.v16i32(<16 x i32> %a54, <16 x i32> %b54)
  %r54 = extractvalue { <16 x i32>, <16 x i1> } %x54, 1
  store volatile <16 x i1> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d154, i64 2)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <16 x i32>, ptr @d155, align 1
  %b55 = load volatile <16 x i32>, ptr @d156, align 1
  %x55 = call { <16 x i32>, <16 x i1> } @llvm.umul.with.overflow.v16i32(<16 x i32> %a55, <16 x i32> %b55)
  %r55 = extractvalue { <16 x i32>, <16 x i1> } %x55, 0
  store volatile <16 x i32> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d157, i64 64)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <16 x i32>, ptr @d158, align 1
  %b56 = load volatile <16 x i32>, ptr @d159, align 1
  %x56 = call { <16 x i32>, <16 x i1> } @llvm.umul.with.overflow.v16i32(<16 x i32> %a56, <16 x i32> %b56)
  %r56 = extractvalue { <16 x i32>, <16 x i1> } %x56, 1
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
