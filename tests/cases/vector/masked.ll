; Loads under a mask; lanes that are off keep the value passed through.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [2 x i8] c"\FF\80"
@d2 = internal global [1 x i8] c"\00"
@d3 = internal global [2 x i8] c"\7F\7F"
@d4 = internal global [2 x i8] c"\7F\7F"
@d5 = internal global [1 x i8] c"\00"
@d6 = internal global [2 x i8] c"\7F\7F"
@d7 = internal global [2 x i8] c"\7F\7F"
@d8 = internal global [1 x i8] c"\00"
@d9 = internal global [2 x i8] c"\7F\7F"
@d10 = internal global [2 x i8] c"\00\00"
@d11 = internal global [2 x i8] c"\7F\7F"
@d12 = internal global [1 x i8] c"\00"
@d13 = internal global [2 x i8] c"\7F\7F"
@d14 = internal global [2 x i8] c"\FF\80"
@d15 = internal global [2 x i8] c"\7F\7F"
@d16 = internal global [1 x i8] c"\00"
@d17 = internal global [2 x i8] c"\7F\7F"
@d18 = internal global [2 x i8] c"\FF\80"
@d19 = internal global [2 x i8] c"\7F\7F"
@d20 = internal global [8 x i8] c"\FF\00\81\80\4A\7F\BE\BA"
@d21 = internal global [1 x i8] c"\0F"
@d22 = internal global [8 x i8] c"\01\BC\80\20\C5\01\BB\58"
@d23 = internal global [8 x i8] c"\FF\00\81\80\C5\01\BB\58"
@d24 = internal global [1 x i8] c"\0F"
@d25 = internal global [8 x i8] c"\01\BC\80\20\C5\01\BB\58"
@d26 = internal global [8 x i8] c"\FF\00\81\80\C5\01\BB\58"
@d27 = internal global [1 x i8] c"\0F"
@d28 = internal global [8 x i8] c"\01\BC\80\20\C5\01\BB\58"
@d29 = internal global [8 x i8] c"\07\02\06\02\00\04\01\04"
@d30 = internal global [8 x i8] c"\BA\81\BE\81\C5\01\BB\58"
@d31 = internal global [1 x i8] c"\0F"
@d32 = internal global [8 x i8] c"\01\BC\80\20\C5\01\BB\58"
@d33 = internal global [8 x i8] c"\FF\00\81\80\4A\7F\BE\BA"
@d34 = internal global [8 x i8] c"\FF\00\81\80\C5\01\BB\58"
@d35 = internal global [1 x i8] c"\0F"
@d36 = internal global [8 x i8] c"\01\BC\80\20\C5\01\BB\58"
@d37 = internal global [8 x i8] c"\FF\00\81\80\4A\7F\BE\BA"
@d38 = internal global [8 x i8] c"\FF\00\81\80\C5\01\BB\58"
@d39 = internal global [16 x i8] c"\00\00\0B\79\FF\0D\00\00\80\53\80\7F\09\00\FF\7F"
@d40 = internal global [2 x i8] c"\CF\C9"
@d41 = internal global [16 x i8] c"\6C\C5\7F\0B\80\03\FF\01\FF\0D\02\D4\87\01\00\53"
@d42 = internal global [16 x i8] c"\00\00\0B\79\80\03\00\00\80\0D\02\7F\87\01\FF\7F"
@d43 = internal global [2 x i8] c"\CF\C9"
@d44 = internal global [16 x i8] c"\6C\C5\7F\0B\80\03\FF\01\FF\0D\02\D4\87\01\00\53"
@d45 = internal global [16 x i8] c"\00\00\0B\79\80\03\FF\0D\00\0D\02\00\87\01\80\53"
@d46 = internal global [2 x i8] c"\CF\C9"
@d47 = internal global [16 x i8] c"\6C\C5\7F\0B\80\03\FF\01\FF\0D\02\D4\87\01\00\53"
@d48 = internal global [16 x i8] c"\00\06\0C\05\03\03\07\0C\0B\0F\0D\06\07\07\09\00"
@d49 = internal global [16 x i8] c"\00\00\09\0D\80\03\00\09\7F\0D\02\00\87\01\53\00"
@d50 = internal global [2 x i8] c"\CF\C9"
@d51 = internal global [16 x i8] c"\6C\C5\7F\0B\80\03\FF\01\FF\0D\02\D4\87\01\00\53"
@d52 = internal global [16 x i8] c"\00\00\0B\79\FF\0D\00\00\80\53\80\7F\09\00\FF\7F"
@d53 = internal global [16 x i8] c"\00\00\0B\79\00\00\80\7F\FF\7F\02\D4\87\01\00\53"
@d54 = internal global [2 x i8] c"\CF\C9"
@d55 = internal global [16 x i8] c"\6C\C5\7F\0B\80\03\FF\01\FF\0D\02\D4\87\01\00\53"
@d56 = internal global [16 x i8] c"\00\00\0B\79\FF\0D\00\00\80\53\80\7F\09\00\FF\7F"
@d57 = internal global [16 x i8] c"\00\00\0B\79\80\03\00\00\80\0D\02\7F\87\01\FF\7F"
@d58 = internal global [4 x i8] c"\EF\19\81\A1"
@d59 = internal global [1 x i8] c"\01"
@d60 = internal global [4 x i8] c"\77\F3\00\80"
@d61 = internal global [4 x i8] c"\EF\19\00\80"
@d62 = internal global [1 x i8] c"\01"
@d63 = internal global [4 x i8] c"\77\F3\00\80"
@d64 = internal global [4 x i8] c"\EF\19\00\80"
@d65 = internal global [1 x i8] c"\01"
@d66 = internal global [4 x i8] c"\77\F3\00\80"
@d67 = internal global [2 x i8] c"\00\00"
@d68 = internal global [4 x i8] c"\EF\19\00\80"
@d69 = internal global [1 x i8] c"\01"
@d70 = internal global [4 x i8] c"\77\F3\00\80"
@d71 = internal global [4 x i8] c"\EF\19\81\A1"
@d72 = internal global [4 x i8] c"\EF\19\00\80"
@d73 = internal global [1 x i8] c"\01"
@d74 = internal global [4 x i8] c"\77\F3\00\80"
@d75 = internal global [4 x i8] c"\EF\19\81\A1"
@d76 = internal global [4 x i8] c"\EF\19\00\80"
@d77 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\01\00\EF\BA\72\A7\00\00"
@d78 = internal global [1 x i8] c"\0F"
@d79 = internal global [16 x i8] c"\76\C1\00\80\2E\C4\7C\B8\00\00\FF\7F\FF\FF\01\00"
@d80 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\00\00\FF\7F\FF\FF\01\00"
@d81 = internal global [1 x i8] c"\0F"
@d82 = internal global [16 x i8] c"\76\C1\00\80\2E\C4\7C\B8\00\00\FF\7F\FF\FF\01\00"
@d83 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\00\00\FF\7F\FF\FF\01\00"
@d84 = internal global [1 x i8] c"\0F"
@d85 = internal global [16 x i8] c"\76\C1\00\80\2E\C4\7C\B8\00\00\FF\7F\FF\FF\01\00"
@d86 = internal global [8 x i8] c"\00\05\03\03\02\07\02\03"
@d87 = internal global [16 x i8] c"\32\8E\EF\BA\FF\7F\FF\7F\00\00\FF\7F\FF\FF\01\00"
@d88 = internal global [1 x i8] c"\0F"
@d89 = internal global [16 x i8] c"\76\C1\00\80\2E\C4\7C\B8\00\00\FF\7F\FF\FF\01\00"
@d90 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\01\00\EF\BA\72\A7\00\00"
@d91 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\00\00\FF\7F\FF\FF\01\00"
@d92 = internal global [1 x i8] c"\0F"
@d93 = internal global [16 x i8] c"\76\C1\00\80\2E\C4\7C\B8\00\00\FF\7F\FF\FF\01\00"
@d94 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\01\00\EF\BA\72\A7\00\00"
@d95 = internal global [16 x i8] c"\32\8E\01\00\DD\8F\FF\7F\00\00\FF\7F\FF\FF\01\00"
@d96 = internal global [32 x i8] c"\2F\B6\CA\2D\E7\44\FF\FF\00\80\0E\4A\FF\FF\FF\7F\01\00\FF\7F\FC\4D\B4\6E\00\80\FF\FF\AB\94\FF\FF"
@d97 = internal global [2 x i8] c"\24\77"
@d98 = internal global [32 x i8] c"\00\00\FF\FF\A2\B9\54\3A\2C\00\00\80\54\36\00\00\00\80\FF\FF\FF\7F\01\00\FF\7F\00\00\01\00\00\80"
@d99 = internal global [32 x i8] c"\00\00\FF\FF\E7\44\54\3A\2C\00\0E\4A\54\36\00\00\01\00\FF\7F\FC\4D\01\00\00\80\FF\FF\AB\94\00\80"
@d100 = internal global [2 x i8] c"\24\77"
@d101 = internal global [32 x i8] c"\00\00\FF\FF\A2\B9\54\3A\2C\00\00\80\54\36\00\00\00\80\FF\FF\FF\7F\01\00\FF\7F\00\00\01\00\00\80"
@d102 = internal global [32 x i8] c"\00\00\FF\FF\2F\B6\54\3A\2C\00\CA\2D\54\36\00\00\E7\44\FF\FF\00\80\01\00\0E\4A\FF\FF\FF\7F\00\80"
@d103 = internal global [2 x i8] c"\24\77"
@d104 = internal global [32 x i8] c"\00\00\FF\FF\A2\B9\54\3A\2C\00\00\80\54\36\00\00\00\80\FF\FF\FF\7F\01\00\FF\7F\00\00\01\00\00\80"
@d105 = internal global [16 x i8] c"\04\09\0B\03\00\0C\00\05\01\02\0A\08\03\08\0C\09"
@d106 = internal global [32 x i8] c"\00\00\FF\FF\B4\6E\54\3A\2C\00\00\80\54\36\00\00\CA\2D\E7\44\FC\4D\01\00\FF\FF\01\00\00\80\00\80"
@d107 = internal global [2 x i8] c"\24\77"
@d108 = internal global [32 x i8] c"\00\00\FF\FF\A2\B9\54\3A\2C\00\00\80\54\36\00\00\00\80\FF\FF\FF\7F\01\00\FF\7F\00\00\01\00\00\80"
@d109 = internal global [32 x i8] c"\2F\B6\CA\2D\E7\44\FF\FF\00\80\0E\4A\FF\FF\FF\7F\01\00\FF\7F\FC\4D\B4\6E\00\80\FF\FF\AB\94\FF\FF"
@d110 = internal global [32 x i8] c"\E7\44\0E\4A\01\00\FF\7F\FC\4D\00\80\FF\FF\AB\94\00\80\FF\FF\FF\7F\01\00\FF\7F\00\00\01\00\00\80"
@d111 = internal global [2 x i8] c"\24\77"
@d112 = internal global [32 x i8] c"\00\00\FF\FF\A2\B9\54\3A\2C\00\00\80\54\36\00\00\00\80\FF\FF\FF\7F\01\00\FF\7F\00\00\01\00\00\80"
@d113 = internal global [32 x i8] c"\2F\B6\CA\2D\E7\44\FF\FF\00\80\0E\4A\FF\FF\FF\7F\01\00\FF\7F\FC\4D\B4\6E\00\80\FF\FF\AB\94\FF\FF"
@d114 = internal global [32 x i8] c"\00\00\FF\FF\E7\44\54\3A\2C\00\0E\4A\54\36\00\00\01\00\FF\7F\FC\4D\01\00\00\80\FF\FF\AB\94\00\80"
@d115 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d116 = internal global [1 x i8] c"\01"
@d117 = internal global [8 x i8] c"\00\00\00\00\BC\A8\A0\71"
@d118 = internal global [8 x i8] c"\FF\FF\FF\FF\BC\A8\A0\71"
@d119 = internal global [1 x i8] c"\01"
@d120 = internal global [8 x i8] c"\00\00\00\00\BC\A8\A0\71"
@d121 = internal global [8 x i8] c"\FF\FF\FF\FF\BC\A8\A0\71"
@d122 = internal global [1 x i8] c"\01"
@d123 = internal global [8 x i8] c"\00\00\00\00\BC\A8\A0\71"
@d124 = internal global [2 x i8] c"\00\01"
@d125 = internal global [8 x i8] c"\FF\FF\FF\FF\BC\A8\A0\71"
@d126 = internal global [1 x i8] c"\01"
@d127 = internal global [8 x i8] c"\00\00\00\00\BC\A8\A0\71"
@d128 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d129 = internal global [8 x i8] c"\FF\FF\FF\FF\BC\A8\A0\71"
@d130 = internal global [1 x i8] c"\01"
@d131 = internal global [8 x i8] c"\00\00\00\00\BC\A8\A0\71"
@d132 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d133 = internal global [8 x i8] c"\FF\FF\FF\FF\BC\A8\A0\71"
@d134 = internal global [32 x i8] c"\FF\FF\FF\FF\3A\0D\EC\40\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F1\32\00\00\0B\81\00\00"
@d135 = internal global [1 x i8] c"\0E"
@d136 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\80\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d137 = internal global [32 x i8] c"\FF\FF\FF\FF\3A\0D\EC\40\01\00\00\00\FF\FF\FF\FF\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d138 = internal global [1 x i8] c"\0E"
@d139 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\80\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d140 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\3A\0D\EC\40\01\00\00\00\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d141 = internal global [1 x i8] c"\0E"
@d142 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\80\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d143 = internal global [8 x i8] c"\07\06\02\01\01\02\06\05"
@d144 = internal global [32 x i8] c"\FF\FF\FF\FF\F1\32\00\00\01\00\00\00\3A\0D\EC\40\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d145 = internal global [1 x i8] c"\0E"
@d146 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\80\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d147 = internal global [32 x i8] c"\FF\FF\FF\FF\3A\0D\EC\40\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F1\32\00\00\0B\81\00\00"
@d148 = internal global [32 x i8] c"\3A\0D\EC\40\01\00\00\00\FF\FF\FF\FF\00\00\00\80\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d149 = internal global [1 x i8] c"\0E"
@d150 = internal global [32 x i8] c"\FF\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\80\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d151 = internal global [32 x i8] c"\FF\FF\FF\FF\3A\0D\EC\40\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F1\32\00\00\0B\81\00\00"
@d152 = internal global [32 x i8] c"\FF\FF\FF\FF\3A\0D\EC\40\01\00\00\00\FF\FF\FF\FF\92\85\4F\40\17\93\21\89\97\49\7F\AA\00\00\00\00"
@d153 = internal global [64 x i8] c"\FF\FF\FF\FF\34\65\E4\E7\FF\FF\FF\FF\54\2C\94\00\B8\6A\73\65\5A\6A\09\54\01\00\00\00\FF\FF\FF\7F\B4\59\3C\4F\FF\FF\FF\FF\15\B7\78\BD\09\39\CA\52\6C\08\00\00\00\00\00\00\00\00\00\00\0D\70\83\B1"
@d154 = internal global [2 x i8] c"\11\A5"
@d155 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\13\63\BD\58\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\CB\49\95\63\00\00\00\00\03\E7\E5\2E\FF\FF\FF\FF\FF\FF\FF\7F\02\30\F9\B1"
@d156 = internal global [64 x i8] c"\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\B8\6A\73\65\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\B4\59\3C\4F\FF\FF\FF\7F\15\B7\78\BD\00\00\00\00\03\E7\E5\2E\00\00\00\00\FF\FF\FF\7F\0D\70\83\B1"
@d157 = internal global [2 x i8] c"\11\A5"
@d158 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\13\63\BD\58\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\CB\49\95\63\00\00\00\00\03\E7\E5\2E\FF\FF\FF\FF\FF\FF\FF\7F\02\30\F9\B1"
@d159 = internal global [64 x i8] c"\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\34\65\E4\E7\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\FF\FF\FF\FF\7F\54\2C\94\00\00\00\00\00\03\E7\E5\2E\B8\6A\73\65\FF\FF\FF\7F\5A\6A\09\54"
@d160 = internal global [2 x i8] c"\11\A5"
@d161 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\13\63\BD\58\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\CB\49\95\63\00\00\00\00\03\E7\E5\2E\FF\FF\FF\FF\FF\FF\FF\7F\02\30\F9\B1"
@d162 = internal global [16 x i8] c"\02\0A\02\09\00\01\05\00\07\0E\0C\02\09\0F\07\09"
@d163 = internal global [64 x i8] c"\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\6C\08\00\00\00\00\00\00\03\E7\E5\2E\0D\70\83\B1\FF\FF\FF\7F\FF\FF\FF\FF"
@d164 = internal global [2 x i8] c"\11\A5"
@d165 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\13\63\BD\58\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\CB\49\95\63\00\00\00\00\03\E7\E5\2E\FF\FF\FF\FF\FF\FF\FF\7F\02\30\F9\B1"
@d166 = internal global [64 x i8] c"\FF\FF\FF\FF\34\65\E4\E7\FF\FF\FF\FF\54\2C\94\00\B8\6A\73\65\5A\6A\09\54\01\00\00\00\FF\FF\FF\7F\B4\59\3C\4F\FF\FF\FF\FF\15\B7\78\BD\09\39\CA\52\6C\08\00\00\00\00\00\00\00\00\00\00\0D\70\83\B1"
@d167 = internal global [64 x i8] c"\FF\FF\FF\FF\B8\6A\73\65\B4\59\3C\4F\15\B7\78\BD\00\00\00\00\0D\70\83\B1\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\CB\49\95\63\00\00\00\00\03\E7\E5\2E\FF\FF\FF\FF\FF\FF\FF\7F\02\30\F9\B1"
@d168 = internal global [2 x i8] c"\11\A5"
@d169 = internal global [64 x i8] c"\00\00\00\00\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\13\63\BD\58\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\FF\FF\FF\7F\FF\FF\FF\7F\CB\49\95\63\00\00\00\00\03\E7\E5\2E\FF\FF\FF\FF\FF\FF\FF\7F\02\30\F9\B1"
@d170 = internal global [64 x i8] c"\FF\FF\FF\FF\34\65\E4\E7\FF\FF\FF\FF\54\2C\94\00\B8\6A\73\65\5A\6A\09\54\01\00\00\00\FF\FF\FF\7F\B4\59\3C\4F\FF\FF\FF\FF\15\B7\78\BD\09\39\CA\52\6C\08\00\00\00\00\00\00\00\00\00\00\0D\70\83\B1"
@d171 = internal global [64 x i8] c"\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\06\E2\D9\BE\B8\6A\73\65\FF\FF\FF\FF\FF\FF\FF\7F\72\8F\CC\C2\B4\59\3C\4F\FF\FF\FF\7F\15\B7\78\BD\00\00\00\00\03\E7\E5\2E\00\00\00\00\FF\FF\FF\7F\0D\70\83\B1"
@d172 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\00\00\00\00\00\00\00\00"
@d173 = internal global [1 x i8] c"\01"
@d174 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\12\2C\27\3B\00\00\00\00"
@d175 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\12\2C\27\3B\00\00\00\00"
@d176 = internal global [1 x i8] c"\01"
@d177 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\12\2C\27\3B\00\00\00\00"
@d178 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\12\2C\27\3B\00\00\00\00"
@d179 = internal global [1 x i8] c"\01"
@d180 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\12\2C\27\3B\00\00\00\00"
@d181 = internal global [2 x i8] c"\01\00"
@d182 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\12\2C\27\3B\00\00\00\00"
@d183 = internal global [1 x i8] c"\01"
@d184 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\12\2C\27\3B\00\00\00\00"
@d185 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\00\00\00\00\00\00\00\00"
@d186 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\12\2C\27\3B\00\00\00\00"
@d187 = internal global [1 x i8] c"\01"
@d188 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\12\2C\27\3B\00\00\00\00"
@d189 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\00\00\00\00\00\00\00\00"
@d190 = internal global [16 x i8] c"\8F\C7\CF\9F\4A\96\42\32\12\2C\27\3B\00\00\00\00"
@d191 = internal global [64 x i8] c"\69\07\82\62\98\7E\87\94\F3\C1\F8\E3\21\50\AB\6A\A0\EC\6A\16\9C\45\D9\35\77\51\F0\28\94\66\FE\6F\01\00\00\00\00\00\00\00\42\AD\7F\61\D0\24\7D\D3\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF"
@d192 = internal global [1 x i8] c"\16"
@d193 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\2F\F7\25\D4\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\92\1D\89\95\3E\19\E8\92\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d194 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\F3\C1\F8\E3\21\50\AB\6A\A0\EC\6A\16\9C\45\D9\35\92\1D\89\95\3E\19\E8\92\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d195 = internal global [1 x i8] c"\16"
@d196 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\2F\F7\25\D4\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\92\1D\89\95\3E\19\E8\92\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d197 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\69\07\82\62\98\7E\87\94\F3\C1\F8\E3\21\50\AB\6A\92\1D\89\95\3E\19\E8\92\A0\EC\6A\16\9C\45\D9\35\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d198 = internal global [1 x i8] c"\16"
@d199 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\2F\F7\25\D4\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\92\1D\89\95\3E\19\E8\92\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d200 = internal global [8 x i8] c"\05\03\07\05\02\07\07\07"
@d201 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\77\51\F0\28\94\66\FE\6F\FF\FF\FF\FF\FF\FF\FF\FF\92\1D\89\95\3E\19\E8\92\A0\EC\6A\16\9C\45\D9\35\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d202 = internal global [1 x i8] c"\16"
@d203 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\2F\F7\25\D4\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\92\1D\89\95\3E\19\E8\92\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d204 = internal global [64 x i8] c"\69\07\82\62\98\7E\87\94\F3\C1\F8\E3\21\50\AB\6A\A0\EC\6A\16\9C\45\D9\35\77\51\F0\28\94\66\FE\6F\01\00\00\00\00\00\00\00\42\AD\7F\61\D0\24\7D\D3\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF"
@d205 = internal global [64 x i8] c"\F3\C1\F8\E3\21\50\AB\6A\A0\EC\6A\16\9C\45\D9\35\01\00\00\00\00\00\00\00\92\1D\89\95\3E\19\E8\92\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d206 = internal global [1 x i8] c"\16"
@d207 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\2F\F7\25\D4\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\92\1D\89\95\3E\19\E8\92\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d208 = internal global [64 x i8] c"\69\07\82\62\98\7E\87\94\F3\C1\F8\E3\21\50\AB\6A\A0\EC\6A\16\9C\45\D9\35\77\51\F0\28\94\66\FE\6F\01\00\00\00\00\00\00\00\42\AD\7F\61\D0\24\7D\D3\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF"
@d209 = internal global [64 x i8] c"\E5\12\B7\4A\00\00\00\00\F3\C1\F8\E3\21\50\AB\6A\A0\EC\6A\16\9C\45\D9\35\92\1D\89\95\3E\19\E8\92\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\CB\36\B2\3B\48\64\3A\B4\E0\DF\75\58\63\56\DB\12"
@d210 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\00\00\00\00\00\00\00\00\B5\FA\F3\05\AB\69\3E\9B\93\E2\24\97\03\9D\AD\05\C2\63\A6\02\38\8B\10\62\00\7F\D7\C9\00\00\00\00\00\00\00\00\00\00\00\80\EF\0D\C7\AA\06\BB\02\15\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\2E\2D\5C\0D\01\DF\D2\4D\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\DF\A5\1C\8F\82\09\12\7E"
@d211 = internal global [2 x i8] c"\99\4E"
@d212 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\2B\DE\63\7E\E3\0D\1C\57\DD\9D\48\A1\4D\3E\39\89\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\01\1C\A4\FA\A4\BC\2A\1D\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\40\20\CF\DE\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d213 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\93\E2\24\97\03\9D\AD\05\C2\63\A6\02\38\8B\10\62\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\EF\0D\C7\AA\06\BB\02\15\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\2E\2D\5C\0D\01\DF\D2\4D\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d214 = internal global [2 x i8] c"\99\4E"
@d215 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\2B\DE\63\7E\E3\0D\1C\57\DD\9D\48\A1\4D\3E\39\89\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\01\1C\A4\FA\A4\BC\2A\1D\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\40\20\CF\DE\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d216 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\B5\FA\F3\05\AB\69\3E\9B\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\93\E2\24\97\03\9D\AD\05\FF\FF\FF\FF\FF\FF\FF\FF\C2\63\A6\02\38\8B\10\62\00\7F\D7\C9\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\EF\0D\C7\AA\06\BB\02\15\00\00\00\00\00\00\00\00"
@d217 = internal global [2 x i8] c"\99\4E"
@d218 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\2B\DE\63\7E\E3\0D\1C\57\DD\9D\48\A1\4D\3E\39\89\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\01\1C\A4\FA\A4\BC\2A\1D\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\40\20\CF\DE\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d219 = internal global [16 x i8] c"\03\03\02\0E\01\08\05\07\03\01\00\05\00\0F\07\06"
@d220 = internal global [128 x i8] c"\93\E2\24\97\03\9D\AD\05\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\EF\0D\C7\AA\06\BB\02\15\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\78\60\9E\88\00\00\00\00\00\7F\D7\C9\00\00\00\00\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\EF\0D\C7\AA\06\BB\02\15\00\00\00\00\00\00\00\00"
@d221 = internal global [2 x i8] c"\99\4E"
@d222 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\2B\DE\63\7E\E3\0D\1C\57\DD\9D\48\A1\4D\3E\39\89\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\01\1C\A4\FA\A4\BC\2A\1D\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\40\20\CF\DE\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d223 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\00\00\00\00\00\00\00\00\B5\FA\F3\05\AB\69\3E\9B\93\E2\24\97\03\9D\AD\05\C2\63\A6\02\38\8B\10\62\00\7F\D7\C9\00\00\00\00\00\00\00\00\00\00\00\80\EF\0D\C7\AA\06\BB\02\15\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\2E\2D\5C\0D\01\DF\D2\4D\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\DF\A5\1C\8F\82\09\12\7E"
@d224 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\93\E2\24\97\03\9D\AD\05\C2\63\A6\02\38\8B\10\62\EF\0D\C7\AA\06\BB\02\15\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\2E\2D\5C\0D\01\DF\D2\4D\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\40\20\CF\DE\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d225 = internal global [2 x i8] c"\99\4E"
@d226 = internal global [128 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\2B\DE\63\7E\E3\0D\1C\57\DD\9D\48\A1\4D\3E\39\89\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\01\1C\A4\FA\A4\BC\2A\1D\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\40\20\CF\DE\00\00\00\00\00\00\00\00\00\00\00\80\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d227 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\00\00\00\00\00\00\00\00\B5\FA\F3\05\AB\69\3E\9B\93\E2\24\97\03\9D\AD\05\C2\63\A6\02\38\8B\10\62\00\7F\D7\C9\00\00\00\00\00\00\00\00\00\00\00\80\EF\0D\C7\AA\06\BB\02\15\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\2E\2D\5C\0D\01\DF\D2\4D\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\DF\A5\1C\8F\82\09\12\7E"
@d228 = internal global [128 x i8] c"\78\60\9E\88\00\00\00\00\0F\54\FC\3B\EE\9F\51\C3\FF\FF\FF\FF\FF\FF\FF\7F\93\E2\24\97\03\9D\AD\05\C2\63\A6\02\38\8B\10\62\CB\3D\02\12\31\37\7A\D8\01\00\00\00\00\00\00\00\EF\0D\C7\AA\06\BB\02\15\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\2E\2D\5C\0D\01\DF\D2\4D\B8\32\E0\72\A7\38\EA\35\67\0B\BD\2E\3A\7E\09\0F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"

declare i32 @memcmp(ptr, ptr, i64)
declare <16 x i16> @llvm.masked.expandload.v16i16(ptr, <16 x i1>, <16 x i16>)
declare <16 x i16> @llvm.masked.gather.v16i16.v16p0(<16 x ptr>, <16 x i1>, <16 x i16>)
declare <16 x i16> @llvm.masked.load.v16i16.p0(ptr, <16 x i1>, <16 x i16>)
declare <16 x i32> @llvm.masked.expandload.v16i32(ptr, <16 x i1>, <16 x i32>)
declare <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr>, <16 x i1>, <16 x i32>)
declare <16 x i32> @llvm.masked.load.v16i32.p0(ptr, <16 x i1>, <16 x i32>)
declare <16 x i64> @llvm.masked.expandload.v16i64(ptr, <16 x i1>, <16 x i64>)
declare <16 x i64> @llvm.masked.gather.v16i64.v16p0(<16 x ptr>, <16 x i1>, <16 x i64>)
declare <16 x i64> @llvm.masked.load.v16i64.p0(ptr, <16 x i1>, <16 x i64>)
declare <16 x i8> @llvm.masked.expandload.v16i8(ptr, <16 x i1>, <16 x i8>)
declare <16 x i8> @llvm.masked.gather.v16i8.v16p0(<16 x ptr>, <16 x i1>, <16 x i8>)
declare <16 x i8> @llvm.masked.load.v16i8.p0(ptr, <16 x i1>, <16 x i8>)
declare <2 x i16> @llvm.masked.expandload.v2i16(ptr, <2 x i1>, <2 x i16>)
declare <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr>, <2 x i1>, <2 x i16>)
declare <2 x i16> @llvm.masked.load.v2i16.p0(ptr, <2 x i1>, <2 x i16>)
declare <2 x i32> @llvm.masked.expandload.v2i32(ptr, <2 x i1>, <2 x i32>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, <2 x i1>, <2 x i32>)
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, <2 x i1>, <2 x i32>)
declare <2 x i64> @llvm.masked.expandload.v2i64(ptr, <2 x i1>, <2 x i64>)
declare <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr>, <2 x i1>, <2 x i64>)
declare <2 x i64> @llvm.masked.load.v2i64.p0(ptr, <2 x i1>, <2 x i64>)
declare <2 x i8> @llvm.masked.expandload.v2i8(ptr, <2 x i1>, <2 x i8>)
declare <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr>, <2 x i1>, <2 x i8>)
declare <2 x i8> @llvm.masked.load.v2i8.p0(ptr, <2 x i1>, <2 x i8>)
declare <8 x i16> @llvm.masked.expandload.v8i16(ptr, <8 x i1>, <8 x i16>)
declare <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr>, <8 x i1>, <8 x i16>)
declare <8 x i16> @llvm.masked.load.v8i16.p0(ptr, <8 x i1>, <8 x i16>)
declare <8 x i32> @llvm.masked.expandload.v8i32(ptr, <8 x i1>, <8 x i32>)
declare <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr>, <8 x i1>, <8 x i32>)
declare <8 x i32> @llvm.masked.load.v8i32.p0(ptr, <8 x i1>, <8 x i32>)
declare <8 x i64> @llvm.masked.expandload.v8i64(ptr, <8 x i1>, <8 x i64>)
declare <8 x i64> @llvm.masked.gather.v8i64.v8p0(<8 x ptr>, <8 x i1>, <8 x i64>)
declare <8 x i64> @llvm.masked.load.v8i64.p0(ptr, <8 x i1>, <8 x i64>)
declare <8 x i8> @llvm.masked.expandload.v8i8(ptr, <8 x i1>, <8 x i8>)
declare <8 x i8> @llvm.masked.gather.v8i8.v8p0(<8 x ptr>, <8 x i1>, <8 x i8>)
declare <8 x i8> @llvm.masked.load.v8i8.p0(ptr, <8 x i1>, <8 x i8>)
declare void @llvm.masked.compressstore.v16i16(<16 x i16>, ptr, <16 x i1>)
declare void @llvm.masked.compressstore.v16i32(<16 x i32>, ptr, <16 x i1>)
declare void @llvm.masked.compressstore.v16i64(<16 x i64>, ptr, <16 x i1>)
declare void @llvm.masked.compressstore.v16i8(<16 x i8>, ptr, <16 x i1>)
declare void @llvm.masked.compressstore.v2i16(<2 x i16>, ptr, <2 x i1>)
declare void @llvm.masked.compressstore.v2i32(<2 x i32>, ptr, <2 x i1>)
declare void @llvm.masked.compressstore.v2i64(<2 x i64>, ptr, <2 x i1>)
declare void @llvm.masked.compressstore.v2i8(<2 x i8>, ptr, <2 x i1>)
declare void @llvm.masked.compressstore.v8i16(<8 x i16>, ptr, <8 x i1>)
declare void @llvm.masked.compressstore.v8i32(<8 x i32>, ptr, <8 x i1>)
declare void @llvm.masked.compressstore.v8i64(<8 x i64>, ptr, <8 x i1>)
declare void @llvm.masked.compressstore.v8i8(<8 x i8>, ptr, <8 x i1>)
declare void @llvm.masked.store.v16i16.p0(<16 x i16>, ptr, <16 x i1>)
declare void @llvm.masked.store.v16i32.p0(<16 x i32>, ptr, <16 x i1>)
declare void @llvm.masked.store.v16i64.p0(<16 x i64>, ptr, <16 x i1>)
declare void @llvm.masked.store.v16i8.p0(<16 x i8>, ptr, <16 x i1>)
declare void @llvm.masked.store.v2i16.p0(<2 x i16>, ptr, <2 x i1>)
declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, <2 x i1>)
declare void @llvm.masked.store.v2i64.p0(<2 x i64>, ptr, <2 x i1>)
declare void @llvm.masked.store.v2i8.p0(<2 x i8>, ptr, <2 x i1>)
declare void @llvm.masked.store.v8i16.p0(<8 x i16>, ptr, <8 x i1>)
declare void @llvm.masked.store.v8i32.p0(<8 x i32>, ptr, <8 x i1>)
declare void @llvm.masked.store.v8i64.p0(<8 x i64>, ptr, <8 x i1>)
declare void @llvm.masked.store.v8i8.p0(<8 x i8>, ptr, <8 x i1>)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %m1 = load volatile <2 x i1>, ptr @d2, align 1
  %p1 = load volatile <2 x i8>, ptr @d3, align 1
  %r1 = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr align 1 @d1, <2 x i1> %m1, <2 x i8> %p1)
  store volatile <2 x i8> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d4, i64 2)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %m2 = load volatile <2 x i1>, ptr @d5, align 1
  %p2 = load volatile <2 x i8>, ptr @d6, align 1
  %r2 = call <2 x i8> @llvm.masked.expandload.v2i8(ptr @d1, <2 x i1> %m2, <2 x i8> %p2)
  store volatile <2 x i8> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d7, i64 2)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %m3 = load volatile <2 x i1>, ptr @d8, align 1
  %p3 = load volatile <2 x i8>, ptr @d9, align 1
  %i3 = load volatile <2 x i8>, ptr @d10, align 1
  %q3 = getelementptr i8, ptr @d1, <2 x i8> %i3
  %r3 = call <2 x i8> @llvm.masked.gather.v2i8.v2p0(<2 x ptr> align 1 %q3, <2 x i1> %m3, <2 x i8> %p3)
  store volatile <2 x i8> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d11, i64 2)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %m4 = load volatile <2 x i1>, ptr @d12, align 1
  %p4 = load volatile <2 x i8>, ptr @d13, align 1
  %a4 = load volatile <2 x i8>, ptr @d14, align 1
  store <2 x i8> %p4, ptr %out, align 1
  call void @llvm.masked.compressstore.v2i8(<2 x i8> %a4, ptr %out, <2 x i1> %m4)
  %r4 = load <2 x i8>, ptr %out, align 1
  store volatile <2 x i8> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d15, i64 2)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %m5 = load volatile <2 x i1>, ptr @d16, align 1
  %p5 = load volatile <2 x i8>, ptr @d17, align 1
  %a5 = load volatile <2 x i8>, ptr @d18, align 1
  store <2 x i8> %p5, ptr %out, align 1
  call void @llvm.masked.store.v2i8.p0(<2 x i8> %a5, ptr align 1 %out, <2 x i1> %m5)
  %r5 = load <2 x i8>, ptr %out, align 1
  store volatile <2 x i8> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d19, i64 2)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %m6 = load volatile <8 x i1>, ptr @d21, align 1
  %p6 = load volatile <8 x i8>, ptr @d22, align 1
  %r6 = call <8 x i8> @llvm.masked.load.v8i8.p0(ptr align 1 @d20, <8 x i1> %m6, <8 x i8> %p6)
  store volatile <8 x i8> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d23, i64 8)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %m7 = load volatile <8 x i1>, ptr @d24, align 1
  %p7 = load volatile <8 x i8>, ptr @d25, align 1
  %r7 = call <8 x i8> @llvm.masked.expandload.v8i8(ptr @d20, <8 x i1> %m7, <8 x i8> %p7)
  store volatile <8 x i8> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d26, i64 8)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %m8 = load volatile <8 x i1>, ptr @d27, align 1
  %p8 = load volatile <8 x i8>, ptr @d28, align 1
  %i8 = load volatile <8 x i8>, ptr @d29, align 1
  %q8 = getelementptr i8, ptr @d20, <8 x i8> %i8
  %r8 = call <8 x i8> @llvm.masked.gather.v8i8.v8p0(<8 x ptr> align 1 %q8, <8 x i1> %m8, <8 x i8> %p8)
  store volatile <8 x i8> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d30, i64 8)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %m9 = load volatile <8 x i1>, ptr @d31, align 1
  %p9 = load volatile <8 x i8>, ptr @d32, align 1
  %a9 = load volatile <8 x i8>, ptr @d33, align 1
  store <8 x i8> %p9, ptr %out, align 1
  call void @llvm.masked.compressstore.v8i8(<8 x i8> %a9, ptr %out, <8 x i1> %m9)
  %r9 = load <8 x i8>, ptr %out, align 1
  store volatile <8 x i8> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d34, i64 8)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %m10 = load volatile <8 x i1>, ptr @d35, align 1
  %p10 = load volatile <8 x i8>, ptr @d36, align 1
  %a10 = load volatile <8 x i8>, ptr @d37, align 1
  store <8 x i8> %p10, ptr %out, align 1
  call void @llvm.masked.store.v8i8.p0(<8 x i8> %a10, ptr align 1 %out, <8 x i1> %m10)
  %r10 = load <8 x i8>, ptr %out, align 1
  store volatile <8 x i8> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d38, i64 8)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %m11 = load volatile <16 x i1>, ptr @d40, align 1
  %p11 = load volatile <16 x i8>, ptr @d41, align 1
  %r11 = call <16 x i8> @llvm.masked.load.v16i8.p0(ptr align 1 @d39, <16 x i1> %m11, <16 x i8> %p11)
  store volatile <16 x i8> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d42, i64 16)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %m12 = load volatile <16 x i1>, ptr @d43, align 1
  %p12 = load volatile <16 x i8>, ptr @d44, align 1
  %r12 = call <16 x i8> @llvm.masked.expandload.v16i8(ptr @d39, <16 x i1> %m12, <16 x i8> %p12)
  store volatile <16 x i8> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d45, i64 16)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %m13 = load volatile <16 x i1>, ptr @d46, align 1
  %p13 = load volatile <16 x i8>, ptr @d47, align 1
  %i13 = load volatile <16 x i8>, ptr @d48, align 1
  %q13 = getelementptr i8, ptr @d39, <16 x i8> %i13
  %r13 = call <16 x i8> @llvm.masked.gather.v16i8.v16p0(<16 x ptr> align 1 %q13, <16 x i1> %m13, <16 x i8> %p13)
  store volatile <16 x i8> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d49, i64 16)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %m14 = load volatile <16 x i1>, ptr @d50, align 1
  %p14 = load volatile <16 x i8>, ptr @d51, align 1
  %a14 = load volatile <16 x i8>, ptr @d52, align 1
  store <16 x i8> %p14, ptr %out, align 1
  call void @llvm.masked.compressstore.v16i8(<16 x i8> %a14, ptr %out, <16 x i1> %m14)
  %r14 = load <16 x i8>, ptr %out, align 1
  store volatile <16 x i8> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d53, i64 16)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %m15 = load volatile <16 x i1>, ptr @d54, align 1
  %p15 = load volatile <16 x i8>, ptr @d55, align 1
  %a15 = load volatile <16 x i8>, ptr @d56, align 1
  store <16 x i8> %p15, ptr %out, align 1
  call void @llvm.masked.store.v16i8.p0(<16 x i8> %a15, ptr align 1 %out, <16 x i1> %m15)
  %r15 = load <16 x i8>, ptr %out, align 1
  store volatile <16 x i8> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d57, i64 16)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %m16 = load volatile <2 x i1>, ptr @d59, align 1
  %p16 = load volatile <2 x i16>, ptr @d60, align 1
  %r16 = call <2 x i16> @llvm.masked.load.v2i16.p0(ptr align 1 @d58, <2 x i1> %m16, <2 x i16> %p16)
  store volatile <2 x i16> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d61, i64 4)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %m17 = load volatile <2 x i1>, ptr @d62, align 1
  %p17 = load volatile <2 x i16>, ptr @d63, align 1
  %r17 = call <2 x i16> @llvm.masked.expandload.v2i16(ptr @d58, <2 x i1> %m17, <2 x i16> %p17)
  store volatile <2 x i16> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d64, i64 4)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %m18 = load volatile <2 x i1>, ptr @d65, align 1
  %p18 = load volatile <2 x i16>, ptr @d66, align 1
  %i18 = load volatile <2 x i8>, ptr @d67, align 1
  %q18 = getelementptr i16, ptr @d58, <2 x i8> %i18
  %r18 = call <2 x i16> @llvm.masked.gather.v2i16.v2p0(<2 x ptr> align 1 %q18, <2 x i1> %m18, <2 x i16> %p18)
  store volatile <2 x i16> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d68, i64 4)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %m19 = load volatile <2 x i1>, ptr @d69, align 1
  %p19 = load volatile <2 x i16>, ptr @d70, align 1
  %a19 = load volatile <2 x i16>, ptr @d71, align 1
  store <2 x i16> %p19, ptr %out, align 1
  call void @llvm.masked.compressstore.v2i16(<2 x i16> %a19, ptr %out, <2 x i1> %m19)
  %r19 = load <2 x i16>, ptr %out, align 1
  store volatile <2 x i16> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d72, i64 4)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %m20 = load volatile <2 x i1>, ptr @d73, align 1
  %p20 = load volatile <2 x i16>, ptr @d74, align 1
  %a20 = load volatile <2 x i16>, ptr @d75, align 1
  store <2 x i16> %p20, ptr %out, align 1
  call void @llvm.masked.store.v2i16.p0(<2 x i16> %a20, ptr align 1 %out, <2 x i1> %m20)
  %r20 = load <2 x i16>, ptr %out, align 1
  store volatile <2 x i16> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d76, i64 4)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %m21 = load volatile <8 x i1>, ptr @d78, align 1
  %p21 = load volatile <8 x i16>, ptr @d79, align 1
  %r21 = call <8 x i16> @llvm.masked.load.v8i16.p0(ptr align 1 @d77, <8 x i1> %m21, <8 x i16> %p21)
  store volatile <8 x i16> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d80, i64 16)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %m22 = load volatile <8 x i1>, ptr @d81, align 1
  %p22 = load volatile <8 x i16>, ptr @d82, align 1
  %r22 = call <8 x i16> @llvm.masked.expandload.v8i16(ptr @d77, <8 x i1> %m22, <8 x i16> %p22)
  store volatile <8 x i16> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d83, i64 16)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %m23 = load volatile <8 x i1>, ptr @d84, align 1
  %p23 = load volatile <8 x i16>, ptr @d85, align 1
  %i23 = load volatile <8 x i8>, ptr @d86, align 1
  %q23 = getelementptr i16, ptr @d77, <8 x i8> %i23
  %r23 = call <8 x i16> @llvm.masked.gather.v8i16.v8p0(<8 x ptr> align 1 %q23, <8 x i1> %m23, <8 x i16> %p23)
  store volatile <8 x i16> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d87, i64 16)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %m24 = load volatile <8 x i1>, ptr @d88, align 1
  %p24 = load volatile <8 x i16>, ptr @d89, align 1
  %a24 = load volatile <8 x i16>, ptr @d90, align 1
  store <8 x i16> %p24, ptr %out, align 1
  call void @llvm.masked.compressstore.v8i16(<8 x i16> %a24, ptr %out, <8 x i1> %m24)
  %r24 = load <8 x i16>, ptr %out, align 1
  store volatile <8 x i16> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d91, i64 16)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %m25 = load volatile <8 x i1>, ptr @d92, align 1
  %p25 = load volatile <8 x i16>, ptr @d93, align 1
  %a25 = load volatile <8 x i16>, ptr @d94, align 1
  store <8 x i16> %p25, ptr %out, align 1
  call void @llvm.masked.store.v8i16.p0(<8 x i16> %a25, ptr align 1 %out, <8 x i1> %m25)
  %r25 = load <8 x i16>, ptr %out, align 1
  store volatile <8 x i16> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d95, i64 16)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %m26 = load volatile <16 x i1>, ptr @d97, align 1
  %p26 = load volatile <16 x i16>, ptr @d98, align 1
  %r26 = call <16 x i16> @llvm.masked.load.v16i16.p0(ptr align 1 @d96, <16 x i1> %m26, <16 x i16> %p26)
  store volatile <16 x i16> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d99, i64 32)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %m27 = load volatile <16 x i1>, ptr @d100, align 1
  %p27 = load volatile <16 x i16>, ptr @d101, align 1
  %r27 = call <16 x i16> @llvm.masked.expandload.v16i16(ptr @d96, <16 x i1> %m27, <16 x i16> %p27)
  store volatile <16 x i16> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d102, i64 32)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %m28 = load volatile <16 x i1>, ptr @d103, align 1
  %p28 = load volatile <16 x i16>, ptr @d104, align 1
  %i28 = load volatile <16 x i8>, ptr @d105, align 1
  %q28 = getelementptr i16, ptr @d96, <16 x i8> %i28
  %r28 = call <16 x i16> @llvm.masked.gather.v16i16.v16p0(<16 x ptr> align 1 %q28, <16 x i1> %m28, <16 x i16> %p28)
  store volatile <16 x i16> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d106, i64 32)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %m29 = load volatile <16 x i1>, ptr @d107, align 1
  %p29 = load volatile <16 x i16>, ptr @d108, align 1
  %a29 = load volatile <16 x i16>, ptr @d109, align 1
  store <16 x i16> %p29, ptr %out, align 1
  call void @llvm.masked.compressstore.v16i16(<16 x i16> %a29, ptr %out, <16 x i1> %m29)
  %r29 = load <16 x i16>, ptr %out, align 1
  store volatile <16 x i16> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d110, i64 32)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %m30 = load volatile <16 x i1>, ptr @d111, align 1
  %p30 = load volatile <16 x i16>, ptr @d112, align 1
  %a30 = load volatile <16 x i16>, ptr @d113, align 1
  store <16 x i16> %p30, ptr %out, align 1
  call void @llvm.masked.store.v16i16.p0(<16 x i16> %a30, ptr align 1 %out, <16 x i1> %m30)
  %r30 = load <16 x i16>, ptr %out, align 1
  store volatile <16 x i16> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d114, i64 32)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %m31 = load volatile <2 x i1>, ptr @d116, align 1
  %p31 = load volatile <2 x i32>, ptr @d117, align 1
  %r31 = call <2 x i32> @llvm.masked.load.v2i32.p0(ptr align 1 @d115, <2 x i1> %m31, <2 x i32> %p31)
  store volatile <2 x i32> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d118, i64 8)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %m32 = load volatile <2 x i1>, ptr @d119, align 1
  %p32 = load volatile <2 x i32>, ptr @d120, align 1
  %r32 = call <2 x i32> @llvm.masked.expandload.v2i32(ptr @d115, <2 x i1> %m32, <2 x i32> %p32)
  store volatile <2 x i32> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d121, i64 8)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %m33 = load volatile <2 x i1>, ptr @d122, align 1
  %p33 = load volatile <2 x i32>, ptr @d123, align 1
  %i33 = load volatile <2 x i8>, ptr @d124, align 1
  %q33 = getelementptr i32, ptr @d115, <2 x i8> %i33
  %r33 = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> align 1 %q33, <2 x i1> %m33, <2 x i32> %p33)
  store volatile <2 x i32> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d125, i64 8)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %m34 = load volatile <2 x i1>, ptr @d126, align 1
  %p34 = load volatile <2 x i32>, ptr @d127, align 1
  %a34 = load volatile <2 x i32>, ptr @d128, align 1
  store <2 x i32> %p34, ptr %out, align 1
  call void @llvm.masked.compressstore.v2i32(<2 x i32> %a34, ptr %out, <2 x i1> %m34)
  %r34 = load <2 x i32>, ptr %out, align 1
  store volatile <2 x i32> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d129, i64 8)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %m35 = load volatile <2 x i1>, ptr @d130, align 1
  %p35 = load volatile <2 x i32>, ptr @d131, align 1
  %a35 = load volatile <2 x i32>, ptr @d132, align 1
  store <2 x i32> %p35, ptr %out, align 1
  call void @llvm.masked.store.v2i32.p0(<2 x i32> %a35, ptr align 1 %out, <2 x i1> %m35)
  %r35 = load <2 x i32>, ptr %out, align 1
  store volatile <2 x i32> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d133, i64 8)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %m36 = load volatile <8 x i1>, ptr @d135, align 1
  %p36 = load volatile <8 x i32>, ptr @d136, align 1
  %r36 = call <8 x i32> @llvm.masked.load.v8i32.p0(ptr align 1 @d134, <8 x i1> %m36, <8 x i32> %p36)
  store volatile <8 x i32> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d137, i64 32)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %m37 = load volatile <8 x i1>, ptr @d138, align 1
  %p37 = load volatile <8 x i32>, ptr @d139, align 1
  %r37 = call <8 x i32> @llvm.masked.expandload.v8i32(ptr @d134, <8 x i1> %m37, <8 x i32> %p37)
  store volatile <8 x i32> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d140, i64 32)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %m38 = load volatile <8 x i1>, ptr @d141, align 1
  %p38 = load volatile <8 x i32>, ptr @d142, align 1
  %i38 = load volatile <8 x i8>, ptr @d143, align 1
  %q38 = getelementptr i32, ptr @d134, <8 x i8> %i38
  %r38 = call <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr> align 1 %q38, <8 x i1> %m38, <8 x i32> %p38)
  store volatile <8 x i32> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d144, i64 32)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %m39 = load volatile <8 x i1>, ptr @d145, align 1
  %p39 = load volatile <8 x i32>, ptr @d146, align 1
  %a39 = load volatile <8 x i32>, ptr @d147, align 1
  store <8 x i32> %p39, ptr %out, align 1
  call void @llvm.masked.compressstore.v8i32(<8 x i32> %a39, ptr %out, <8 x i1> %m39)
  %r39 = load <8 x i32>, ptr %out, align 1
  store volatile <8 x i32> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d148, i64 32)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %m40 = load volatile <8 x i1>, ptr @d149, align 1
  %p40 = load volatile <8 x i32>, ptr @d150, align 1
  %a40 = load volatile <8 x i32>, ptr @d151, align 1
  store <8 x i32> %p40, ptr %out, align 1
  call void @llvm.masked.store.v8i32.p0(<8 x i32> %a40, ptr align 1 %out, <8 x i1> %m40)
  %r40 = load <8 x i32>, ptr %out, align 1
  store volatile <8 x i32> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d152, i64 32)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %m41 = load volatile <16 x i1>, ptr @d154, align 1
  %p41 = load volatile <16 x i32>, ptr @d155, align 1
  %r41 = call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 1 @d153, <16 x i1> %m41, <16 x i32> %p41)
  store volatile <16 x i32> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d156, i64 64)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %m42 = load volatile <16 x i1>, ptr @d157, align 1
  %p42 = load volatile <16 x i32>, ptr @d158, align 1
  %r42 = call <16 x i32> @llvm.masked.expandload.v16i32(ptr @d153, <16 x i1> %m42, <16 x i32> %p42)
  store volatile <16 x i32> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d159, i64 64)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %m43 = load volatile <16 x i1>, ptr @d160, align 1
  %p43 = load volatile <16 x i32>, ptr @d161, align 1
  %i43 = load volatile <16 x i8>, ptr @d162, align 1
  %q43 = getelementptr i32, ptr @d153, <16 x i8> %i43
  %r43 = call <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr> align 1 %q43, <16 x i1> %m43, <16 x i32> %p43)
  store volatile <16 x i32> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d163, i64 64)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %m44 = load volatile <16 x i1>, ptr @d164, align 1
  %p44 = load volatile <16 x i32>, ptr @d165, align 1
  %a44 = load volatile <16 x i32>, ptr @d166, align 1
  store <16 x i32> %p44, ptr %out, align 1
  call void @llvm.masked.compressstore.v16i32(<16 x i32> %a44, ptr %out, <16 x i1> %m44)
  %r44 = load <16 x i32>, ptr %out, align 1
  store volatile <16 x i32> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d167, i64 64)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %m45 = load volatile <16 x i1>, ptr @d168, align 1
  %p45 = load volatile <16 x i32>, ptr @d169, align 1
  %a45 = load volatile <16 x i32>, ptr @d170, align 1
  store <16 x i32> %p45, ptr %out, align 1
  call void @llvm.masked.store.v16i32.p0(<16 x i32> %a45, ptr align 1 %out, <16 x i1> %m45)
  %r45 = load <16 x i32>, ptr %out, align 1
  store volatile <16 x i32> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d171, i64 64)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %m46 = load volatile <2 x i1>, ptr @d173, align 1
  %p46 = load volatile <2 x i64>, ptr @d174, align 1
  %r46 = call <2 x i64> @llvm.masked.load.v2i64.p0(ptr align 1 @d172, <2 x i1> %m46, <2 x i64> %p46)
  store volatile <2 x i64> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d175, i64 16)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %m47 = load volatile <2 x i1>, ptr @d176, align 1
  %p47 = load volatile <2 x i64>, ptr @d177, align 1
  %r47 = call <2 x i64> @llvm.masked.expandload.v2i64(ptr @d172, <2 x i1> %m47, <2 x i64> %p47)
  store volatile <2 x i64> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d178, i64 16)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %m48 = load volatile <2 x i1>, ptr @d179, align 1
  %p48 = load volatile <2 x i64>, ptr @d180, align 1
  %i48 = load volatile <2 x i8>, ptr @d181, align 1
  %q48 = getelementptr i64, ptr @d172, <2 x i8> %i48
  %r48 = call <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr> align 1 %q48, <2 x i1> %m48, <2 x i64> %p48)
  store volatile <2 x i64> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d182, i64 16)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %m49 = load volatile <2 x i1>, ptr @d183, align 1
  %p49 = load volatile <2 x i64>, ptr @d184, align 1
  %a49 = load volatile <2 x i64>, ptr @d185, align 1
  store <2 x i64> %p49, ptr %out, align 1
  call void @llvm.masked.compressstore.v2i64(<2 x i64> %a49, ptr %out, <2 x i1> %m49)
  %r49 = load <2 x i64>, ptr %out, align 1
  store volatile <2 x i64> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d186, i64 16)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %m50 = load volatile <2 x i1>, ptr @d187, align 1
  %p50 = load volatile <2 x i64>, ptr @d188, align 1
  %a50 = load volatile <2 x i64>, ptr @d189, align 1
  store <2 x i64> %p50, ptr %out, align 1
  call void @llvm.masked.store.v2i64.p0(<2 x i64> %a50, ptr align 1 %out, <2 x i1> %m50)
  %r50 = load <2 x i64>, ptr %out, align 1
  store volatile <2 x i64> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d190, i64 16)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %m51 = load volatile <8 x i1>, ptr @d192, align 1
  %p51 = load volatile <8 x i64>, ptr @d193, align 1
  %r51 = call <8 x i64> @llvm.masked.load.v8i64.p0(ptr align 1 @d191, <8 x i1> %m51, <8 x i64> %p51)
  store volatile <8 x i64> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d194, i64 64)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %m52 = load volatile <8 x i1>, ptr @d195, align 1
  %p52 = load volatile <8 x i64>, ptr @d196, align 1
  %r52 = call <8 x i64> @llvm.masked.expandload.v8i64(ptr @d191, <8 x i1> %m52, <8 x i64> %p52)
  store volatile <8 x i64> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d197, i64 64)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %m53 = load volatile <8 x i1>, ptr @d198, align 1
  %p53 = load volatile <8 x i64>, ptr @d199, align 1
  %i53 = load volatile <8 x i8>, ptr @d200, align 1
  %q53 = getelementptr i64, ptr @d191, <8 x i8> %i53
  %r53 = call <8 x i64> @llvm.masked.gather.v8i64.v8p0(<8 x ptr> align 1 %q53, <8 x i1> %m53, <8 x i64> %p53)
  store volatile <8 x i64> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d201, i64 64)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %m54 = load volatile <8 x i1>, ptr @d202, align 1
  %p54 = load volatile <8 x i64>, ptr @d203, align 1
  %a54 = load volatile <8 x i64>, ptr @d204, align 1
  store <8 x i64> %p54, ptr %out, align 1
  call void @llvm.masked.compressstore.v8i64(<8 x i64> %a54, ptr %out, <8 x i1> %m54)
  %r54 = load <8 x i64>, ptr %out, align 1
  store volatile <8 x i64> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d205, i64 64)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %m55 = load volatile <8 x i1>, ptr @d206, align 1
  %p55 = load volatile <8 x i64>, ptr @d207, align 1
  %a55 = load volatile <8 x i64>, ptr @d208, align 1
  store <8 x i64> %p55, ptr %out, align 1
  call void @llvm.masked.store.v8i64.p0(<8 x i64> %a55, ptr align 1 %out, <8 x i1> %m55)
  %r55 = load <8 x i64>, ptr %out, align 1
  store volatile <8 x i64> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d209, i64 64)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %m56 = load volatile <16 x i1>, ptr @d211, align 1
  %p56 = load volatile <16 x i64>, ptr @d212, align 1
  %r56 = call <16 x i64> @llvm.masked.load.v16i64.p0(ptr align 1 @d210, <16 x i1> %m56, <16 x i64> %p56)
  store volatile <16 x i64> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d213, i64 128)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %m57 = load volatile <16 x i1>, ptr @d214, align 1
  %p57 = load volatile <16 x i64>, ptr @d215, align 1
  %r57 = call <16 x i64> @llvm.masked.expandload.v16i64(ptr @d210, <16 x i1> %m57, <16 x i64> %p57)
  store volatile <16 x i64> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d216, i64 128)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %m58 = load volatile <16 x i1>, ptr @d217, align 1
  %p58 = load volatile <16 x i64>, ptr @d218, align 1
  %i58 = load volatile <16 x i8>, ptr @d219, align 1
  %q58 = getelementptr i64, ptr @d210, <16 x i8> %i58
  %r58 = call <16 x i64> @llvm.masked.gather.v16i64.v16p0(<16 x ptr> align 1 %q58, <16 x i1> %m58, <16 x i64> %p58)
  store volatile <16 x i64> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d220, i64 128)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %m59 = load volatile <16 x i1>, ptr @d221, align 1
  %p59 = load volatile <16 x i64>, ptr @d222, align 1
  %a59 = load volatile <16 x i64>, ptr @d223, align 1
  store <16 x i64> %p59, ptr %out, align 1
  call void @llvm.masked.compressstore.v16i64(<16 x i64> %a59, ptr %out, <16 x i1> %m59)
  %r59 = load <16 x i64>, ptr %out, align 1
  store volatile <16 x i64> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d224, i64 128)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %m60 = load volatile <16 x i1>, ptr @d225, align 1
  %p60 = load volatile <16 x i64>, ptr @d226, align 1
  %a60 = load volatile <16 x i64>, ptr @d227, align 1
  store <16 x i64> %p60, ptr %out, align 1
  call void @llvm.masked.store.v16i64.p0(<16 x i64> %a60, ptr align 1 %out, <16 x i1> %m60)
  %r60 = load <16 x i64>, ptr %out, align 1
  store volatile <16 x i64> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d228, i64 128)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ]
  ret i32 %which
}
