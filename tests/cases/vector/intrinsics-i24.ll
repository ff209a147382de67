; Integer intrinsics on vectors of i24.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [9 x i8] c"\FF\FF\7F\FF\FF\7F\4A\60\F3"
@d2 = internal global [9 x i8] c"\01\00\00\6F\F5\86\B2\FB\46"
@d3 = internal global [9 x i8] c"\01\00\00\6F\F5\86\4A\60\F3"
@d4 = internal global [9 x i8] c"\EC\06\00\F7\EE\63\FF\FF\7F"
@d5 = internal global [9 x i8] c"\61\04\00\FF\FF\7F\02\A6\CE"
@d6 = internal global [9 x i8] c"\EC\06\00\FF\FF\7F\FF\FF\7F"
@d7 = internal global [9 x i8] c"\01\00\00\F6\95\9B\FF\FF\7F"
@d8 = internal global [9 x i8] c"\33\01\00\FF\FF\7F\9F\0A\00"
@d9 = internal global [9 x i8] c"\01\00\00\FF\FF\7F\9F\0A\00"
@d10 = internal global [9 x i8] c"\00\00\00\00\00\80\94\0C\00"
@d11 = internal global [9 x i8] c"\56\F1\51\01\00\00\2D\48\F7"
@d12 = internal global [9 x i8] c"\56\F1\51\00\00\80\2D\48\F7"
@d13 = internal global [9 x i8] c"\01\00\00\00\00\80\00\00\00"
@d14 = internal global [9 x i8] c"\01\00\00\64\1E\34\00\00\80"
@d15 = internal global [9 x i8] c"\02\00\00\64\1E\B4\00\00\80"
@d16 = internal global [9 x i8] c"\03\06\00\01\00\00\F8\0F\00"
@d17 = internal global [9 x i8] c"\19\71\2E\4B\8D\92\22\05\00"
@d18 = internal global [9 x i8] c"\00\00\00\00\00\00\D6\0A\00"
@d19 = internal global [9 x i8] c"\4C\91\4F\3E\74\A4\00\00\00"
@d20 = internal global [9 x i8] c"\FF\FF\FF\00\00\00\FF\FF\7F"
@d21 = internal global [9 x i8] c"\4B\91\4F\3E\74\A4\FF\FF\7F"
@d22 = internal global [9 x i8] c"\40\5B\DF\00\00\00\FF\FF\FF"
@d23 = internal global [9 x i8] c"\9E\01\00\68\49\F6\74\C1\8D"
@d24 = internal global [9 x i8] c"\A2\59\DF\98\B6\09\8B\3E\72"
@d25 = internal global [9 x i8] c"\88\97\BC\64\25\7D\01\00\00"
@d26 = internal global [9 x i8] c"\0C\00\00\0C\00\00\01\00\00"
@d27 = internal global [9 x i8] c"\00\00\00\01\00\00\FF\FF\FF"
@d28 = internal global [9 x i8] c"\00\00\00\00\00\80\FF\FF\FF"
@d29 = internal global [9 x i8] c"\01\00\00\FF\FF\7F\FF\FF\FF"
@d30 = internal global [9 x i8] c"\01\00\00\FF\FF\7F\01\00\00"
@d31 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\42\C8\BD"
@d32 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d33 = internal global [9 x i8] c"\00\00\80\A7\03\00\2C\6F\6C"
@d34 = internal global [9 x i8] c"\17\00\00\00\00\00\02\00\00"
@d35 = internal global [9 x i8] c"\AB\99\47\FF\FF\7F\DB\00\00"
@d36 = internal global [9 x i8] c"\00\00\00\00\00\00\09\DD\00"
@d37 = internal global [9 x i8] c"\8F\87\38\40\EC\F9\2D\0D\10"
@d38 = internal global [9 x i8] c"\80\D5\CC\FF\FF\7F\60\1B\00"
@d39 = internal global [9 x i8] c"\FF\FF\FF\01\00\00\00\00\00"
@d40 = internal global [9 x i8] c"\AB\59\87\CB\14\82\1D\02\00"
@d41 = internal global [9 x i8] c"\00\00\00\00\00\00\2B\6F\1A"
@d42 = internal global [9 x i8] c"\AB\59\87\CB\14\82\43\00\00"
@d43 = internal global [9 x i8] c"\00\00\80\00\00\80\8E\B1\2D"
@d44 = internal global [9 x i8] c"\FF\FF\FF\01\00\00\FF\23\35"
@d45 = internal global [9 x i8] c"\FF\FF\7F\01\00\80\8D\D5\62"
@d46 = internal global [9 x i8] c"\00\00\80\00\00\80\8E\B1\2D"
@d47 = internal global [9 x i8] c"\FF\FF\FF\01\00\00\FF\23\35"
@d48 = internal global [1 x i8] c"\01"
@d49 = internal global [9 x i8] c"\00\00\80\00\00\00\FF\FF\7F"
@d50 = internal global [9 x i8] c"\63\45\9E\42\4D\36\FF\FF\FF"
@d51 = internal global [9 x i8] c"\9D\BA\E1\BE\B2\C9\00\00\80"
@d52 = internal global [9 x i8] c"\00\00\80\00\00\00\FF\FF\7F"
@d53 = internal global [9 x i8] c"\63\45\9E\42\4D\36\FF\FF\FF"
@d54 = internal global [1 x i8] c"\04"
@d55 = internal global [9 x i8] c"\E5\90\69\25\46\1D\00\00\80"
@d56 = internal global [9 x i8] c"\CF\13\37\00\01\00\A0\A2\F0"
@d57 = internal global [9 x i8] c"\2B\28\50\00\25\46\00\00\00"
@d58 = internal global [9 x i8] c"\E5\90\69\25\46\1D\00\00\80"
@d59 = internal global [9 x i8] c"\CF\13\37\00\01\00\A0\A2\F0"
@d60 = internal global [1 x i8] c"\07"
@d61 = internal global [9 x i8] c"\00\00\80\15\D7\29\00\00\00"
@d62 = internal global [9 x i8] c"\9F\F8\85\FF\FF\7F\00\00\00"
@d63 = internal global [9 x i8] c"\9F\F8\05\14\D7\A9\00\00\00"
@d64 = internal global [9 x i8] c"\00\00\80\15\D7\29\00\00\00"
@d65 = internal global [9 x i8] c"\9F\F8\85\FF\FF\7F\00\00\00"
@d66 = internal global [1 x i8] c"\01"
@d67 = internal global [9 x i8] c"\00\00\00\3A\CB\4D\00\00\80"
@d68 = internal global [9 x i8] c"\5E\DA\8F\FF\FF\FF\96\DB\A9"
@d69 = internal global [9 x i8] c"\A2\25\70\3B\CB\4D\6A\24\D6"
@d70 = internal global [9 x i8] c"\00\00\00\3A\CB\4D\00\00\80"
@d71 = internal global [9 x i8] c"\5E\DA\8F\FF\FF\FF\96\DB\A9"
@d72 = internal global [1 x i8] c"\07"
@d73 = internal global [9 x i8] c"\FF\FF\FF\00\00\80\FF\FF\7F"
@d74 = internal global [9 x i8] c"\FF\FF\7F\00\00\80\FF\FF\7F"
@d75 = internal global [9 x i8] c"\01\00\80\00\00\00\01\00\00"
@d76 = internal global [9 x i8] c"\FF\FF\FF\00\00\80\FF\FF\7F"
@d77 = internal global [9 x i8] c"\FF\FF\7F\00\00\80\FF\FF\7F"
@d78 = internal global [1 x i8] c"\07"
@d79 = internal global [48 x i8] c"\01\00\00\FF\FF\7F\00\00\80\11\63\11\00\00\00\FF\FF\FF\AB\02\00\FF\FF\7F\25\1C\18\E6\91\15\9E\50\49\A8\22\E4\3E\D6\A7\06\D3\E9\01\00\00\DB\03\00"
@d80 = internal global [48 x i8] c"\00\00\80\0C\FE\46\74\A1\62\01\00\00\5C\79\99\FF\FF\7F\32\0A\00\01\00\00\EE\0C\00\01\00\00\4F\B1\25\00\00\00\FB\08\30\00\00\00\43\D2\B4\21\07\00"
@d81 = internal global [48 x i8] c"\00\00\80\0C\FE\46\00\00\80\01\00\00\5C\79\99\FF\FF\FF\AB\02\00\01\00\00\EE\0C\00\01\00\00\4F\B1\25\A8\22\E4\3E\D6\A7\06\D3\E9\43\D2\B4\DB\03\00"
@d82 = internal global [48 x i8] c"\FF\FF\FF\00\00\80\49\78\5E\FF\FF\FF\D5\EF\9A\B1\0E\28\4E\06\00\F6\05\00\FF\FF\FF\00\00\00\FF\FF\FF\AC\D4\DF\FF\FF\FF\00\00\80\FF\FF\7F\85\7F\77"
@d83 = internal global [48 x i8] c"\FF\FF\7F\E5\0C\00\00\00\80\C3\58\70\7F\EA\CC\1B\03\00\3A\2F\82\FF\FF\7F\17\07\00\6B\28\17\65\C0\2F\00\00\00\00\00\80\FF\FF\FF\01\00\00\0E\B5\22"
@d84 = internal global [48 x i8] c"\FF\FF\7F\E5\0C\00\49\78\5E\C3\58\70\7F\EA\CC\B1\0E\28\4E\06\00\FF\FF\7F\17\07\00\6B\28\17\65\C0\2F\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\7F\85\7F\77"
@d85 = internal global [48 x i8] c"\E7\65\74\00\00\80\BE\5B\E6\00\00\00\BC\A5\CD\BD\A4\3D\01\00\00\FF\FF\FF\01\00\00\EC\0D\4B\00\00\80\C0\E0\82\01\00\00\00\00\80\00\00\80\03\7A\F6"
@d86 = internal global [48 x i8] c"\FF\FF\7F\FF\FF\7F\6E\0E\00\FF\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\5B\12\1B\01\00\00\50\BF\9A\D5\06\00\76\B7\5A\00\00\00\6D\D4\D2\00\00\00\01\00\00"
@d87 = internal global [48 x i8] c"\E7\65\74\FF\FF\7F\6E\0E\00\00\00\00\BC\A5\CD\BD\A4\3D\01\00\00\5B\12\1B\01\00\00\EC\0D\4B\D5\06\00\76\B7\5A\00\00\00\00\00\80\00\00\00\01\00\00"
@d88 = internal global [48 x i8] c"\FF\FF\7F\8C\3F\B3\BE\4D\07\AA\45\A7\00\00\00\00\00\00\00\00\80\FF\FF\7F\FF\FF\7F\00\00\00\FF\FF\7F\79\83\0A\00\00\80\FF\FF\FF\70\02\00\00\00\00"
@d89 = internal global [48 x i8] c"\C2\08\6B\38\09\00\00\00\80\C2\8E\99\FF\FF\FF\AF\D3\A7\C6\BC\CC\FF\FF\7F\FF\FF\7F\63\05\00\F5\32\32\FF\FF\FF\57\BD\6D\01\00\00\C9\B3\C2\00\00\80"
@d90 = internal global [48 x i8] c"\FF\FF\7F\8C\3F\B3\00\00\80\AA\45\A7\FF\FF\FF\AF\D3\A7\C6\BC\CC\FF\FF\7F\FF\FF\7F\63\05\00\FF\FF\7F\FF\FF\FF\00\00\80\FF\FF\FF\C9\B3\C2\00\00\80"
@d91 = internal global [48 x i8] c"\59\D6\96\87\0D\00\7C\22\8B\12\E1\26\FF\FF\FF\F3\3A\16\01\00\00\00\00\80\FF\FF\7F\BC\A2\FA\00\00\00\FF\FF\7F\FF\FF\FF\C8\10\1E\D9\AB\F4\56\A0\0C"
@d92 = internal global [48 x i8] c"\00\00\00\C7\9A\1C\01\00\00\FF\FF\7F\37\0A\00\FF\FF\FF\FF\FF\7F\01\72\27\14\39\E7\AD\01\00\EB\04\00\33\E4\24\00\00\80\AF\08\00\FF\FF\7F\FF\FF\7F"
@d93 = internal global [48 x i8] c"\59\D6\96\4E\A8\1C\7D\22\8B\11\E1\A6\FF\FF\FF\FF\FF\FF\00\00\80\01\72\A7\FF\FF\FF\69\A4\FA\EB\04\00\32\E4\A4\FF\FF\FF\77\19\1E\FF\FF\FF\55\A0\8C"
@d94 = internal global [48 x i8] c"\8A\0C\00\BC\52\D0\FF\FF\7F\B2\21\07\00\00\80\01\00\00\00\00\80\8C\1A\D5\92\7C\4C\7F\61\C2\00\00\80\7D\D4\C6\01\00\00\28\0C\79\FF\FF\FF\FF\FF\7F"
@d95 = internal global [48 x i8] c"\00\00\80\00\00\80\FF\FF\FF\FF\FF\7F\FF\FF\FF\79\99\76\FF\FF\7F\F6\92\43\2D\4E\5C\00\00\00\FF\FF\7F\87\41\E4\FF\FF\7F\1C\03\00\99\08\00\00\00\00"
@d96 = internal global [48 x i8] c"\00\00\00\BC\52\50\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\96\87\91\00\00\00\7F\61\C2\01\00\00\00\00\00\00\00\00\0C\09\79\66\F7\FF\FF\FF\7F"
@d97 = internal global [48 x i8] c"\FF\FF\FF\FF\FF\7F\00\00\80\00\00\80\F3\AD\9A\FF\FF\FF\5D\2E\2A\D3\04\00\00\00\00\BE\0B\00\FF\FF\FF\01\00\00\00\00\80\D2\0B\00\FF\FF\7F\4D\C6\A9"
@d98 = internal global [48 x i8] c"\FF\FF\FF\00\00\80\00\00\00\00\00\00\00\00\80\FF\FF\FF\00\00\80\FF\FF\FF\00\00\00\8C\BE\FB\01\00\00\4A\67\CB\FF\FF\FF\08\08\00\FF\FF\FF\FF\FF\FF"
@d99 = internal global [48 x i8] c"\FE\FF\FF\FF\FF\FF\00\00\80\00\00\80\00\00\80\FE\FF\FF\5D\2E\AA\D2\04\00\00\00\00\4A\CA\FB\00\00\00\4B\67\CB\00\00\80\DA\13\00\FE\FF\7F\4C\C6\A9"
@d100 = internal global [48 x i8] c"\24\99\D6\FF\FF\7F\75\A7\74\FF\FF\7F\FF\FF\FF\00\00\80\FF\FF\FF\D3\1E\09\34\B8\06\FF\FF\7F\00\00\00\32\08\00\FF\FF\7F\FF\FF\FF\FF\FF\7F\ED\A8\07"
@d101 = internal global [48 x i8] c"\6D\0F\00\76\1E\2F\9B\E6\46\01\00\00\01\00\00\00\00\80\FF\FF\7F\19\0C\00\FF\FF\7F\00\00\80\00\00\80\39\EB\BC\01\00\00\DB\5E\35\00\00\80\00\00\00"
@d102 = internal global [48 x i8] c"\B7\89\D6\89\E1\50\DA\C0\2D\FE\FF\7F\FE\FF\FF\00\00\00\00\00\80\BA\12\09\35\B8\86\FF\FF\7F\FF\FF\7F\F9\1C\43\FE\FF\7F\24\A1\CA\FF\FF\7F\ED\A8\07"
@d103 = internal global [48 x i8] c"\EE\8E\11\FF\FF\FF\F8\06\00\12\93\74\A3\F9\16\94\DD\A2\00\00\80\14\8C\FD\C1\06\00\FF\FF\FF\7F\3B\3A\00\00\80\EA\82\15\23\39\E0\FF\FF\7F\FF\FF\7F"
@d104 = internal global [48 x i8] c"\0C\00\00\18\00\00\07\00\00\0A\00\00\0D\00\00\0C\00\00\01\00\00\0C\00\00\05\00\00\18\00\00\10\00\00\01\00\00\0A\00\00\0A\00\00\17\00\00\17\00\00"
@d105 = internal global [48 x i8] c"\57\48\D9\01\00\00\FF\FF\7F\FF\FF\FF\00\00\00\D2\EA\A7\00\00\00\00\00\80\62\6A\F9\FF\FF\7F\00\00\00\00\00\00\FF\FF\7F\AD\3E\FA\01\00\00\89\36\DE"
@d106 = internal global [48 x i8] c"\9B\12\EA\00\00\80\FE\FF\FF\FF\FF\FF\00\00\00\E5\57\4B\00\00\00\01\00\00\9F\56\46\FE\FF\FF\00\00\00\00\00\00\FE\FF\FF\5F\7C\B5\00\00\80\7B\6C\91"
@d107 = internal global [48 x i8] c"\0A\6E\DF\FF\FF\FF\00\00\80\B2\0B\00\33\F3\BC\00\00\80\CF\67\22\78\43\26\01\00\00\FF\FF\FF\94\01\B4\5F\50\14\00\00\80\FF\FF\FF\FF\FF\FF\90\27\6E"
@d108 = internal global [48 x i8] c"\F6\91\20\01\00\00\00\00\80\B2\0B\00\CD\0C\43\00\00\80\CF\67\22\78\43\26\01\00\00\01\00\00\6C\FE\4B\5F\50\14\00\00\80\01\00\00\01\00\00\90\27\6E"
@d109 = internal global [48 x i8] c"\01\00\00\00\00\80\A1\0F\00\FF\FF\FF\FF\FF\FF\10\63\30\5C\58\96\1F\40\19\CD\3F\FD\01\00\00\00\00\80\89\0A\00\4B\04\00\01\00\00\16\5E\8B\28\78\F3"
@d110 = internal global [48 x i8] c"\17\00\00\00\00\00\0C\00\00\00\00\00\00\00\00\02\00\00\00\00\00\03\00\00\00\00\00\17\00\00\00\00\00\0C\00\00\0D\00\00\17\00\00\00\00\00\00\00\00"
@d111 = internal global [48 x i8] c"\41\ED\DB\BC\CC\8D\01\00\00\00\00\00\8A\76\50\FF\BF\23\01\00\00\01\00\00\B1\02\00\FF\FF\FF\01\00\00\AB\85\78\71\04\00\A6\FA\4F\FF\FF\FF\00\00\80"
@d112 = internal global [48 x i8] c"\00\00\00\02\00\00\00\00\00\18\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\17\00\00"
@d113 = internal global [48 x i8] c"\7F\0F\00\00\00\80\A8\69\E3\00\00\00\00\00\80\E9\F7\FC\00\00\00\00\00\00\15\0D\00\74\F0\CD\84\3E\A0\10\5A\89\D8\09\00\00\00\80\FF\FF\FF\2A\A5\34"
@d114 = internal global [48 x i8] c"\1D\B4\68\00\00\00\FF\FF\FF\8C\08\00\C6\BC\0D\FF\FF\FF\C1\0D\00\8F\92\42\99\7C\ED\B9\A6\22\FF\FF\FF\01\00\00\00\00\00\00\00\80\FF\FF\FF\CD\29\31"
@d115 = internal global [48 x i8] c"\01\00\00\8C\01\00\FF\FF\7F\00\00\00\FF\FF\FF\DA\CC\91\00\00\80\00\00\80\00\00\00\6D\56\AC\7A\3C\D3\97\06\97\FF\FF\7F\00\00\80\00\00\80\00\00\80"
@d116 = internal global [48 x i8] c"\FE\1E\00\00\00\00\7F\D4\B4\00\00\00\DE\06\00\FF\FF\A7\00\00\00\42\00\00\15\0D\00\54\84\0E\FF\FF\13\00\00\00\00\EC\04\80\00\00\FF\FF\FF\31\2A\A5"
@d117 = internal global [48 x i8] c"\17\06\00\90\03\00\27\78\2B\EA\0E\00\05\9A\4D\FF\FF\FF\F2\0F\00\01\00\00\5A\4E\47\01\00\00\01\00\00\00\00\80\FF\FF\7F\0B\D4\B7\5D\05\00\FF\FF\FF"
@d118 = internal global [48 x i8] c"\00\00\00\01\00\00\08\AF\24\00\00\80\C7\D5\1B\FF\FF\FF\00\00\00\00\00\00\FF\FF\7F\01\00\00\00\00\80\46\03\00\2B\08\00\FF\FF\FF\FF\FF\7F\FF\FF\FF"
@d119 = internal global [48 x i8] c"\44\36\65\B7\D4\DB\00\00\80\E0\0F\00\FF\FF\FF\88\82\5C\00\00\00\99\A9\1F\01\00\00\00\00\80\BE\82\0C\00\00\00\4D\5D\3E\00\00\00\7D\0B\00\41\ED\4E"
@d120 = internal global [48 x i8] c"\00\00\70\20\07\00\AF\24\27\00\80\EA\37\0A\34\FF\FF\FF\00\00\00\80\00\00\FF\FF\3F\00\00\01\00\06\00\46\03\00\00\F8\FF\FF\FF\FF\FF\EB\2A\FF\FF\FF"
@d121 = internal global [48 x i8] c"\A6\0F\00\00\00\80\00\00\00\17\05\CB\FF\FF\FF\00\00\80\09\75\85\01\00\00\01\00\00\C3\8A\4F\01\00\00\FF\FF\FF\49\E7\A8\01\00\00\00\00\00\37\29\DF"
@d122 = internal global [48 x i8] c"\00\00\00\00\00\80\DA\A0\CA\C7\0E\00\54\3F\16\10\0B\00\01\00\00\8F\BB\71\00\00\80\FF\FF\FF\5A\D7\FB\FF\FF\FF\D4\0E\6B\FF\FF\7F\4F\10\06\BD\8B\00"
@d123 = internal global [48 x i8] c"\A6\0F\00\00\00\00\DA\A0\CA\DE\13\CB\53\3F\16\10\0B\80\0A\75\85\90\BB\71\01\00\80\C2\8A\4F\5B\D7\FB\FE\FF\FF\1D\F6\13\00\00\80\4F\10\06\F4\B4\DF"
@d124 = internal global [48 x i8] c"\A6\0F\00\00\00\80\00\00\00\17\05\CB\FF\FF\FF\00\00\80\09\75\85\01\00\00\01\00\00\C3\8A\4F\01\00\00\FF\FF\FF\49\E7\A8\01\00\00\00\00\00\37\29\DF"
@d125 = internal global [48 x i8] c"\00\00\00\00\00\80\DA\A0\CA\C7\0E\00\54\3F\16\10\0B\00\01\00\00\8F\BB\71\00\00\80\FF\FF\FF\5A\D7\FB\FF\FF\FF\D4\0E\6B\FF\FF\7F\4F\10\06\BD\8B\00"
@d126 = internal global [2 x i8] c"\02\20"
@d127 = internal global [48 x i8] c"\83\2F\90\FF\FF\7F\AB\05\00\BD\06\C1\00\00\80\00\00\80\06\03\D2\01\00\00\E4\FD\26\00\00\80\FF\FF\7F\00\00\00\00\00\80\14\05\A1\FF\FF\7F\FF\FF\7F"
@d128 = internal global [48 x i8] c"\00\00\00\01\00\00\FF\FF\7F\FF\FF\7F\F7\4F\B9\EC\0F\00\FF\FF\7F\00\00\80\FF\FF\FF\00\00\80\F7\0D\00\39\70\97\FF\FF\7F\EC\00\00\9B\08\B1\FF\FF\FF"
@d129 = internal global [48 x i8] c"\83\2F\90\FE\FF\7F\AC\05\80\BE\06\41\09\B0\C6\14\F0\7F\07\03\52\01\00\80\E5\FD\26\00\00\00\08\F2\7F\C7\8F\68\01\00\00\28\04\A1\64\F7\CE\00\00\80"
@d130 = internal global [48 x i8] c"\83\2F\90\FF\FF\7F\AB\05\00\BD\06\C1\00\00\80\00\00\80\06\03\D2\01\00\00\E4\FD\26\00\00\80\FF\FF\7F\00\00\00\00\00\80\14\05\A1\FF\FF\7F\FF\FF\7F"
@d131 = internal global [48 x i8] c"\00\00\00\01\00\00\FF\FF\7F\FF\FF\7F\F7\4F\B9\EC\0F\00\FF\FF\7F\00\00\80\FF\FF\FF\00\00\80\F7\0D\00\39\70\97\FF\FF\7F\EC\00\00\9B\08\B1\FF\FF\FF"
@d132 = internal global [2 x i8] c"\E8\D0"
@d133 = internal global [48 x i8] c"\11\55\0A\00\00\00\00\00\00\FF\FF\7F\FF\FF\FF\76\0A\00\00\00\00\58\07\00\01\00\00\00\00\00\AF\C5\33\D2\4A\A2\2B\CB\78\9F\DD\96\FF\FF\FF\01\00\00"
@d134 = internal global [48 x i8] c"\FF\FF\7F\01\00\00\00\00\80\FF\FF\7F\00\00\00\01\00\00\B0\EF\C0\81\D8\69\FF\FF\FF\2A\35\E2\00\00\00\BE\04\2E\00\00\00\08\99\C1\04\0F\00\00\00\00"
@d135 = internal global [48 x i8] c"\EF\AA\75\00\00\00\00\00\00\01\00\00\00\00\00\76\0A\00\00\00\00\58\F3\4D\FF\FF\FF\00\00\00\00\00\00\DC\CF\5A\00\00\00\F8\F3\09\FC\F0\FF\00\00\00"
@d136 = internal global [48 x i8] c"\11\55\0A\00\00\00\00\00\00\FF\FF\7F\FF\FF\FF\76\0A\00\00\00\00\58\07\00\01\00\00\00\00\00\AF\C5\33\D2\4A\A2\2B\CB\78\9F\DD\96\FF\FF\FF\01\00\00"
@d137 = internal global [48 x i8] c"\FF\FF\7F\01\00\00\00\00\80\FF\FF\7F\00\00\00\01\00\00\B0\EF\C0\81\D8\69\FF\FF\FF\2A\35\E2\00\00\00\BE\04\2E\00\00\00\08\99\C1\04\0F\00\00\00\00"
@d138 = internal global [2 x i8] c"\89\28"
@d139 = internal global [48 x i8] c"\01\00\00\4E\A6\2E\00\00\00\9F\0A\C4\FF\FF\7F\01\00\00\FF\FF\FF\FF\FF\7F\A2\5C\AB\00\00\00\E3\2A\56\00\00\80\F1\E6\51\A3\5B\AE\00\00\80\FF\FF\7F"
@d140 = internal global [48 x i8] c"\FF\FF\FF\01\00\00\56\E4\50\00\00\00\DE\0A\00\DA\95\DF\02\0D\00\01\00\00\97\92\E8\FF\FF\FF\FC\49\4A\FF\FF\7F\00\00\00\85\68\53\00\00\80\01\00\00"
@d141 = internal global [48 x i8] c"\00\00\00\4F\A6\2E\56\E4\50\9F\0A\C4\DD\0A\80\DB\95\DF\01\0D\00\00\00\80\39\EF\93\FF\FF\FF\DF\74\A0\FF\FF\FF\F1\E6\51\28\C4\01\00\00\00\00\00\80"
@d142 = internal global [48 x i8] c"\01\00\00\4E\A6\2E\00\00\00\9F\0A\C4\FF\FF\7F\01\00\00\FF\FF\FF\FF\FF\7F\A2\5C\AB\00\00\00\E3\2A\56\00\00\80\F1\E6\51\A3\5B\AE\00\00\80\FF\FF\7F"
@d143 = internal global [48 x i8] c"\FF\FF\FF\01\00\00\56\E4\50\00\00\00\DE\0A\00\DA\95\DF\02\0D\00\01\00\00\97\92\E8\FF\FF\FF\FC\49\4A\FF\FF\7F\00\00\00\85\68\53\00\00\80\01\00\00"
@d144 = internal global [2 x i8] c"\41\61"
@d145 = internal global [48 x i8] c"\00\00\80\00\00\00\01\00\00\4C\DD\23\00\00\00\01\00\00\BB\9C\8B\00\00\80\FF\FF\7F\25\F2\8C\00\00\80\A0\07\E1\00\00\00\A6\FA\92\FF\FF\FF\FC\35\42"
@d146 = internal global [48 x i8] c"\00\00\00\FF\FF\FF\81\07\00\F7\EE\87\00\00\00\FF\FF\FF\DE\A1\2F\00\00\00\68\0E\00\00\00\00\D0\05\00\15\03\00\73\A4\00\7C\A6\EF\FF\FF\FF\01\00\00"
@d147 = internal global [48 x i8] c"\00\00\80\01\00\00\80\F8\FF\55\EE\9B\00\00\00\02\00\00\DD\FA\5B\00\00\80\97\F1\7F\25\F2\8C\30\FA\7F\8B\04\E1\8D\5B\FF\2A\54\A3\00\00\00\FB\35\42"
@d148 = internal global [48 x i8] c"\00\00\80\00\00\00\01\00\00\4C\DD\23\00\00\00\01\00\00\BB\9C\8B\00\00\80\FF\FF\7F\25\F2\8C\00\00\80\A0\07\E1\00\00\00\A6\FA\92\FF\FF\FF\FC\35\42"
@d149 = internal global [48 x i8] c"\00\00\00\FF\FF\FF\81\07\00\F7\EE\87\00\00\00\FF\FF\FF\DE\A1\2F\00\00\00\68\0E\00\00\00\00\D0\05\00\15\03\00\73\A4\00\7C\A6\EF\FF\FF\FF\01\00\00"
@d150 = internal global [2 x i8] c"\2E\30"
@d151 = internal global [48 x i8] c"\B5\4A\52\8F\04\00\03\9E\4E\00\00\00\4E\08\00\00\00\00\00\00\00\EB\04\00\00\00\00\00\00\00\00\16\95\FF\FF\7F\3D\08\00\FF\FF\FF\E2\6A\EA\00\00\80"
@d152 = internal global [48 x i8] c"\FF\FF\7F\FF\FF\7F\E2\50\69\14\DB\59\20\BE\93\49\05\87\A0\6A\FA\BB\08\00\5F\0E\00\00\00\00\01\00\00\00\00\00\00\00\00\FF\FF\7F\B2\77\D0\00\00\00"
@d153 = internal global [48 x i8] c"\4B\B5\2D\71\FB\7F\A6\6E\03\00\00\00\C0\ED\F4\00\00\00\00\00\00\A9\EF\2A\00\00\00\00\00\00\00\16\95\00\00\00\00\00\00\01\00\80\24\5F\4D\00\00\00"
@d154 = internal global [48 x i8] c"\B5\4A\52\8F\04\00\03\9E\4E\00\00\00\4E\08\00\00\00\00\00\00\00\EB\04\00\00\00\00\00\00\00\00\16\95\FF\FF\7F\3D\08\00\FF\FF\FF\E2\6A\EA\00\00\80"
@d155 = internal global [48 x i8] c"\FF\FF\7F\FF\FF\7F\E2\50\69\14\DB\59\20\BE\93\49\05\87\A0\6A\FA\BB\08\00\5F\0E\00\00\00\00\01\00\00\00\00\00\00\00\00\FF\FF\7F\B2\77\D0\00\00\00"
@d156 = internal global [2 x i8] c"\17\60"

declare i32 @memcmp(ptr, ptr, i64)
declare <16 x i24> @llvm.abs.v16i24(<16 x i24>, i1)
declare <16 x i24> @llvm.bitreverse.v16i24(<16 x i24>)
declare <16 x i24> @llvm.ctlz.v16i24(<16 x i24>, i1)
declare <16 x i24> @llvm.ctpop.v16i24(<16 x i24>)
declare <16 x i24> @llvm.cttz.v16i24(<16 x i24>, i1)
declare <16 x i24> @llvm.fshl.v16i24(<16 x i24>, <16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.fshr.v16i24(<16 x i24>, <16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.sadd.sat.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.smax.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.smin.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.ssub.sat.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.uadd.sat.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.umax.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.umin.v16i24(<16 x i24>, <16 x i24>)
declare <16 x i24> @llvm.usub.sat.v16i24(<16 x i24>, <16 x i24>)
declare <3 x i24> @llvm.abs.v3i24(<3 x i24>, i1)
declare <3 x i24> @llvm.bitreverse.v3i24(<3 x i24>)
declare <3 x i24> @llvm.ctlz.v3i24(<3 x i24>, i1)
declare <3 x i24> @llvm.ctpop.v3i24(<3 x i24>)
declare <3 x i24> @llvm.cttz.v3i24(<3 x i24>, i1)
declare <3 x i24> @llvm.fshl.v3i24(<3 x i24>, <3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.fshr.v3i24(<3 x i24>, <3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.sadd.sat.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.smax.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.smin.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.ssub.sat.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.uadd.sat.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.umax.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.umin.v3i24(<3 x i24>, <3 x i24>)
declare <3 x i24> @llvm.usub.sat.v3i24(<3 x i24>, <3 x i24>)
declare { <16 x i24>, <16 x i1> } @llvm.sadd.with.overflow.v16i24(<16 x i24>, <16 x i24>)
declare { <16 x i24>, <16 x i1> } @llvm.smul.with.overflow.v16i24(<16 x i24>, <16 x i24>)
declare { <16 x i24>, <16 x i1> } @llvm.ssub.with.overflow.v16i24(<16 x i24>, <16 x i24>)
declare { <16 x i24>, <16 x i1> } @llvm.uadd.with.overflow.v16i24(<16 x i24>, <16 x i24>)
declare { <16 x i24>, <16 x i1> } @llvm.umul.with.overflow.v16i24(<16 x i24>, <16 x i24>)
declare { <16 x i24>, <16 x i1> } @llvm.usub.with.overflow.v16i24(<16 x i24>, <16 x i24>)
declare { <3 x i24>, <3 x i1> } @llvm.sadd.with.overflow.v3i24(<3 x i24>, <3 x i24>)
declare { <3 x i24>, <3 x i1> } @llvm.smul.with.overflow.v3i24(<3 x i24>, <3 x i24>)
declare { <3 x i24>, <3 x i1> } @llvm.ssub.with.overflow.v3i24(<3 x i24>, <3 x i24>)
declare { <3 x i24>, <3 x i1> } @llvm.uadd.with.overflow.v3i24(<3 x i24>, <3 x i24>)
declare { <3 x i24>, <3 x i1> } @llvm.umul.with.overflow.v3i24(<3 x i24>, <3 x i24>)
declare { <3 x i24>, <3 x i1> } @llvm.usub.with.overflow.v3i24(<3 x i24>, <3 x i24>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i24>, ptr @d1, align 1
  %b1 = load volatile <3 x i24>, ptr @d2, align 1
  %r1 = call <3 x i24> @llvm.smin.v3i24(<3 x i24> %a1, <3 x i24> %b1)
  store volatile <3 x i24> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 9)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <3 x i24>, ptr @d4, align 1
  %b2 = load volatile <3 x i24>, ptr @d5, align 1
  %r2 = call <3 x i24> @llvm.smax.v3i24(<3 x i24> %a2, <3 x i24> %b2)
  store volatile <3 x i24> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 9)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i24>, ptr @d7, align 1
  %b3 = load volatile <3 x i24>, ptr @d8, align 1
  %r3 = call <3 x i24> @llvm.umin.v3i24(<3 x i24> %a3, <3 x i24> %b3)
  store volatile <3 x i24> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 9)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <3 x i24>, ptr @d10, align 1
  %b4 = load volatile <3 x i24>, ptr @d11, align 1
  %r4 = call <3 x i24> @llvm.umax.v3i24(<3 x i24> %a4, <3 x i24> %b4)
  store volatile <3 x i24> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 9)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i24>, ptr @d13, align 1
  %b5 = load volatile <3 x i24>, ptr @d14, align 1
  %r5 = call <3 x i24> @llvm.uadd.sat.v3i24(<3 x i24> %a5, <3 x i24> %b5)
  store volatile <3 x i24> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 9)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <3 x i24>, ptr @d16, align 1
  %b6 = load volatile <3 x i24>, ptr @d17, align 1
  %r6 = call <3 x i24> @llvm.usub.sat.v3i24(<3 x i24> %a6, <3 x i24> %b6)
  store volatile <3 x i24> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 9)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i24>, ptr @d19, align 1
  %b7 = load volatile <3 x i24>, ptr @d20, align 1
  %r7 = call <3 x i24> @llvm.sadd.sat.v3i24(<3 x i24> %a7, <3 x i24> %b7)
  store volatile <3 x i24> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 9)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <3 x i24>, ptr @d22, align 1
  %b8 = load volatile <3 x i24>, ptr @d23, align 1
  %r8 = call <3 x i24> @llvm.ssub.sat.v3i24(<3 x i24> %a8, <3 x i24> %b8)
  store volatile <3 x i24> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 9)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i24>, ptr @d25, align 1
  %r9 = call <3 x i24> @llvm.ctpop.v3i24(<3 x i24> %a9)
  store volatile <3 x i24> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 9)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i24>, ptr @d27, align 1
  %r10 = call <3 x i24> @llvm.bitreverse.v3i24(<3 x i24> %a10)
  store volatile <3 x i24> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d28, i64 9)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i24>, ptr @d29, align 1
  %r11 = call <3 x i24> @llvm.abs.v3i24(<3 x i24> %a11, i1 false)
  store volatile <3 x i24> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d30, i64 9)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <3 x i24>, ptr @d31, align 1
  %r12 = call <3 x i24> @llvm.ctlz.v3i24(<3 x i24> %a12, i1 false)
  store volatile <3 x i24> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d32, i64 9)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i24>, ptr @d33, align 1
  %r13 = call <3 x i24> @llvm.cttz.v3i24(<3 x i24> %a13, i1 false)
  store volatile <3 x i24> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d34, i64 9)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x i24>, ptr @d35, align 1
  %b14 = load volatile <3 x i24>, ptr @d36, align 1
  %d14 = load volatile <3 x i24>, ptr @d37, align 1
  %r14 = call <3 x i24> @llvm.fshl.v3i24(<3 x i24> %a14, <3 x i24> %b14, <3 x i24> %d14)
  store volatile <3 x i24> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d38, i64 9)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i24>, ptr @d39, align 1
  %b15 = load volatile <3 x i24>, ptr @d40, align 1
  %d15 = load volatile <3 x i24>, ptr @d41, align 1
  %r15 = call <3 x i24> @llvm.fshr.v3i24(<3 x i24> %a15, <3 x i24> %b15, <3 x i24> %d15)
  store volatile <3 x i24> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d42, i64 9)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x i24>, ptr @d43, align 1
  %b16 = load volatile <3 x i24>, ptr @d44, align 1
  %x16 = call { <3 x i24>, <3 x i1> } @llvm.sadd.with.overflow.v3i24(<3 x i24> %a16, <3 x i24> %b16)
  %r16 = extractvalue { <3 x i24>, <3 x i1> } %x16, 0
  store volatile <3 x i24> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d45, i64 9)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i24>, ptr @d46, align 1
  %b17 = load volatile <3 x i24>, ptr @d47, align 1
  %x17 = call { <3 x i24>, <3 x i1> } @llvm.sadd.with.overflow.v3i24(<3 x i24> %a17, <3 x i24> %b17)
  %r17 = extractvalue { <3 x i24>, <3 x i1> } %x17, 1
  store volatile <3 x i1> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <3 x i24>, ptr @d49, align 1
  %b18 = load volatile <3 x i24>, ptr @d50, align 1
  %x18 = call { <3 x i24>, <3 x i1> } @llvm.ssub.with.overflow.v3i24(<3 x i24> %a18, <3 x i24> %b18)
  %r18 = extractvalue { <3 x i24>, <3 x i1> } %x18, 0
  store volatile <3 x i24> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d51, i64 9)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i24>, ptr @d52, align 1
  %b19 = load volatile <3 x i24>, ptr @d53, align 1
  %x19 = call { <3 x i24>, <3 x i1> } @llvm.ssub.with.overflow.v3i24(<3 x i24> %a19, <3 x i24> %b19)
  %r19 = extractvalue { <3 x i24>, <3 x i1> } %x19, 1
  store volatile <3 x i1> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <3 x i24>, ptr @d55, align 1
  %b20 = load volatile <3 x i24>, ptr @d56, align 1
  %x20 = call { <3 x i24>, <3 x i1> } @llvm.smul.with.overflow.v3i24(<3 x i24> %a20, <3 x i24> %b20)
  %r20 = extractvalue { <3 x i24>, <3 x i1> } %x20, 0
  store volatile <3 x i24> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d57, i64 9)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i24>, ptr @d58, align 1
  %b21 = load volatile <3 x i24>, ptr @d59, align 1
  %x21 = call { <3 x i24>, <3 x i1> } @llvm.smul.with.overflow.v3i24(<3 x i24> %a21, <3 x i24> %b21)
  %r21 = extractvalue { <3 x i24>, <3 x i1> } %x21, 1
  store volatile <3 x i1> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <3 x i24>, ptr @d61, align 1
  %b22 = load volatile <3 x i24>, ptr @d62, align 1
  %x22 = call { <3 x i24>, <3 x i1> } @llvm.uadd.with.overflow.v3i24(<3 x i24> %a22, <3 x i24> %b22)
  %r22 = extractvalue { <3 x i24>, <3 x i1> } %x22, 0
  store volatile <3 x i24> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d63, i64 9)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i24>, ptr @d64, align 1
  %b23 = load volatile <3 x i24>, ptr @d65, align 1
  %x23 = call { <3 x i24>, <3 x i1> } @llvm.uadd.with.overflow.v3i24(<3 x i24> %a23, <3 x i24> %b23)
  %r23 = extractvalue { <3 x i24>, <3 x i1> } %x23, 1
  store volatile <3 x i1> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <3 x i24>, ptr @d67, align 1
  %b24 = load volatile <3 x i24>, ptr @d68, align 1
  %x24 = call { <3 x i24>, <3 x i1> } @llvm.usub.with.overflow.v3i24(<3 x i24> %a24, <3 x i24> %b24)
  %r24 = extractvalue { <3 x i24>, <3 x i1> } %x24, 0
  store volatile <3 x i24> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d69, i64 9)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i24>, ptr @d70, align 1
  %b25 = load volatile <3 x i24>, ptr @d71, align 1
  %x25 = call { <3 x i24>, <3 x i1> } @llvm.usub.with.overflow.v3i24(<3 x i24> %a25, <3 x i24> %b25)
  %r25 = extractvalue { <3 x i24>, <3 x i1> } %x25, 1
  store volatile <3 x i1> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d72, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <3 x i24>, ptr @d73, align 1
  %b26 = load volatile <3 x i24>, ptr @d74, align 1
  %x26 = call { <3 x i24>, <3 x i1> } @llvm.umul.with.overflow.v3i24(<3 x i24> %a26, <3 x i24> %b26)
  %r26 = extractvalue { <3 x i24>, <3 x i1> } %x26, 0
  store volatile <3 x i24> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d75, i64 9)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i24>, ptr @d76, align 1
  %b27 = load volatile <3 x i24>, ptr @d77, align 1
  %x27 = call { <3 x i24>, <3 x i1> } @llvm.umul.with.overflow.v3i24(<3 x i24> %a27, <3 x i24> %b27)
  %r27 = extractvalue { <3 x i24>, <3 x i1> } %x27, 1
  store volatile <3 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d78, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <16 x i24>, ptr @d79, align 1
  %b28 = load volatile <16 x i24>, ptr @d80, align 1
  %r28 = call <16 x i24> @llvm.smin.v16i24(<16 x i24> %a28, <16 x i24> %b28)
  store volatile <16 x i24> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d81, i64 48)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i24>, ptr @d82, align 1
  %b29 = load volatile <16 x i24>, ptr @d83, align 1
  %r29 = call <16 x i24> @llvm.smax.v16i24(<16 x i24> %a29, <16 x i24> %b29)
  store volatile <16 x i24> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d84, i64 48)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i24>, ptr @d85, align 1
  %b30 = load volatile <16 x i24>, ptr @d86, align 1
  %r30 = call <16 x i24> @llvm.umin.v16i24(<16 x i24> %a30, <16 x i24> %b30)
  store volatile <16 x i24> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d87, i64 48)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <16 x i24>, ptr @d88, align 1
  %b31 = load volatile <16 x i24>, ptr @d89, align 1
  %r31 = call <16 x i24> @llvm.umax.v16i24(<16 x i24> %a31, <16 x i24> %b31)
  store volatile <16 x i24> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d90, i64 48)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <16 x i24>, ptr @d91, align 1
  %b32 = load volatile <16 x i24>, ptr @d92, align 1
  %r32 = call <16 x i24> @llvm.uadd.sat.v16i24(<16 x i24> %a32, <16 x i24> %b32)
  store volatile <16 x i24> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d93, i64 48)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i24>, ptr @d94, align 1
  %b33 = load volatile <16 x i24>, ptr @d95, align 1
  %r33 = call <16 x i24> @llvm.usub.sat.v16i24(<16 x i24> %a33, <16 x i24> %b33)
  store volatile <16 x i24> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d96, i64 48)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i24>, ptr @d97, align 1
  %b34 = load volatile <16 x i24>, ptr @d98, align 1
  %r34 = call <16 x i24> @llvm.sadd.sat.v16i24(<16 x i24> %a34, <16 x i24> %b34)
  store volatile <16 x i24> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d99, i64 48)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <16 x i24>, ptr @d100, align 1
  %b35 = load volatile <16 x i24>, ptr @d101, align 1
  %r35 = call <16 x i24> @llvm.ssub.sat.v16i24(<16 x i24> %a35, <16 x i24> %b35)
  store volatile <16 x i24> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d102, i64 48)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <16 x i24>, ptr @d103, align 1
  %r36 = call <16 x i24> @llvm.ctpop.v16i24(<16 x i24> %a36)
  store volatile <16 x i24> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d104, i64 48)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i24>, ptr @d105, align 1
  %r37 = call <16 x i24> @llvm.bitreverse.v16i24(<16 x i24> %a37)
  store volatile <16 x i24> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d106, i64 48)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i24>, ptr @d107, align 1
  %r38 = call <16 x i24> @llvm.abs.v16i24(<16 x i24> %a38, i1 false)
  store volatile <16 x i24> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d108, i64 48)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <16 x i24>, ptr @d109, align 1
  %r39 = call <16 x i24> @llvm.ctlz.v16i24(<16 x i24> %a39, i1 false)
  store volatile <16 x i24> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d110, i64 48)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <16 x i24>, ptr @d111, align 1
  %r40 = call <16 x i24> @llvm.cttz.v16i24(<16 x i24> %a40, i1 false)
  store volatile <16 x i24> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d112, i64 48)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i24>, ptr @d113, align 1
  %b41 = load volatile <16 x i24>, ptr @d114, align 1
  %d41 = load volatile <16 x i24>, ptr @d115, align 1
  %r41 = call <16 x i24> @llvm.fshl.v16i24(<16 x i24> %a41, <16 x i24> %b41, <16 x i24> %d41)
  store volatile <16 x i24> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d116, i64 48)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i24>, ptr @d117, align 1
  %b42 = load volatile <16 x i24>, ptr @d118, align 1
  %d42 = load volatile <16 x i24>, ptr @d119, align 1
  %r42 = call <16 x i24> @llvm.fshr.v16i24(<16 x i24> %a42, <16 x i24> %b42, <16 x i24> %d42)
  store volatile <16 x i24> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d120, i64 48)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <16 x i24>, ptr @d121, align 1
  %b43 = load volatile <16 x i24>, ptr @d122, align 1
  %x43 = call { <16 x i24>, <16 x i1> } @llvm.sadd.with.overflow.v16i24(<16 x i24> %a43, <16 x i24> %b43)
  %r43 = extractvalue { <16 x i24>, <16 x i1> } %x43, 0
  store volatile <16 x i24> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d123, i64 48)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <16 x i24>, ptr @d124, align 1
  %b44 = load volatile <16 x i24>, ptr @d125, align 1
  %x44 = call { <16 x i24>, <16 x i1> } @llvm.sadd.with.overflow.v16i24(<16 x i24> %a44, <16 x i24> %b44)
  %r44 = extractvalue { <16 x i24>, <16 x i1> } %x44, 1
  store volatile <16 x i1> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d126, i64 2)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i24>, ptr @d127, align 1
  %b45 = load volatile <16 x i24>, ptr @d128, align 1
  %x45 = call { <16 x i24>, <16 x i1> } @llvm.ssub.with.overflow.v16i24(<16 x i24> %a45, <16 x i24> %b45)
  %r45 = extractvalue { <16 x i24>, <16 x i1> } %x45, 0
  store volatile <16 x i24> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d129, i64 48)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i24>, ptr @d130, align 1
  %b46 = load volatile <16 x i24>, ptr @d131, align 1
  %x46 = call { <16 x i24>, <16 x i1> } @llvm.ssub.with.overflow.v16i24(<16 x i24> %a46, <16 x i24> %b46)
  %r46 = extractvalue { <16 x i24>, <16 x i1> } %x46, 1
  store volatile <16 x i1> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d132, i64 2)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <16 x i24>, ptr @d133, align 1
  %b47 = load volatile <16 x i24>, ptr @d134, align 1
  %x47 = call { <16 x i24>, <16 x i1> } @llvm.smul.with.overflow.v16i24(<16 x i24> %a47, <16 x i24> %b47)
  %r47 = extractvalue { <16 x i24>, <16 x i1> } %x47, 0
  store volatile <16 x i24> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d135, i64 48)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <16 x i24>, ptr @d136, align 1
  %b48 = load volatile <16 x i24>, ptr @d137, align 1
  %x48 = call { <16 x i24>, <16 x i1> } @llvm.smul.with.overflow.v16i24(<16 x i24> %a48, <16 x i24> %b48)
  %r48 = extractvalue { <16 x i24>, <16 x i1> } %x48, 1
  store volatile <16 x i1> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d138, i64 2)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i24>, ptr @d139, align 1
  %b49 = load volatile <16 x i24>, ptr @d140, align 1
  %x49 = call { <16 x i24>, <16 x i1> } @llvm.uadd.with.overflow.v16i24(<16 x i24> %a49, <16 x i24> %b49)
  %r49 = extractvalue { <16 x i24>, <16 x i1> } %x49, 0
  store volatile <16 x i24> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d141, i64 48)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i24>, ptr @d142, align 1
  %b50 = load volatile <16 x i24>, ptr @d143, align 1
  %x50 = call { <16 x i24>, <16 x i1> } @llvm.uadd.with.overflow.v16i24(<16 x i24> %a50, <16 x i24> %b50)
  %r50 = extractvalue { <16 x i24>, <16 x i1> } %x50, 1
  store volatile <16 x i1> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d144, i64 2)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <16 x i24>, ptr @d145, align 1
  %b51 = load volatile <16 x i24>, ptr @d146, align 1
  %x51 = call { <16 x i24>, <16 x i1> } @llvm.usub.with.overflow.v16i24(<16 x i24> %a51, <16 x i24> %b51)
  %r51 = extractvalue { <16 x i24>, <16 x i1> } %x51, 0
  store volatile <16 x i24> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d147, i64 48)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <16 x i24>, ptr @d148, align 1
  %b52 = load volatile <16 x i24>, ptr @d149, align 1
  %x52 = call { <16 x i24>, <16 x i1> } @llvm.usub.with.overflow.v16i24(<16 x i24> %a52, <16 x i24> %b52)
  %r52 = extractvalue { <16 x i24>, <16 x i1> } %x52, 1
  store volatile <16 x i1> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d150, i64 2)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i24>, ptr @d151, align 1
  %b53 = load volatile <16 x i24>, ptr @d152, align 1
  %x53 = call { <16 x i24>, <16 x i1> } @llvm.umul.with.overflow.v16i24(<16 x i24> %a53, <16 x i24> %b53)
  %r53 = extractvalue { <16 x i24>, <16 x i1> } %x53, 0
  store volatile <16 x i24> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d153, i64 48)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i24>, ptr @d154, align 1
  %b54 = load volatile <16 x i24>, ptr @d155, align 1
  %x54 = call { <16 x i24>, <16 x i1> } @llvm.umul.with.overflow.v16i24(<16 x i24> %a54, <16 x i24> %b54)
  %r54 = extractvalue { <16 x i24>, <16 x i1> } %x54, 1
  store volatile <16 x i1> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d156, i64 2)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ]
  ret i32 %which
}
