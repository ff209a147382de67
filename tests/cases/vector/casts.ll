; Conversions between vectors of integers, and bitcasts of vectors.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [1 x i8] c"\00"
@d2 = internal global [2 x i8] c"\00\00"
@d3 = internal global [1 x i8] c"\00"
@d4 = internal global [2 x i8] c"\00\00"
@d5 = internal global [1 x i8] c"\09"
@d6 = internal global [4 x i8] c"\01\00\00\01"
@d7 = internal global [1 x i8] c"\09"
@d8 = internal global [4 x i8] c"\FF\00\00\FF"
@d9 = internal global [1 x i8] c"\01"
@d10 = internal global [8 x i8] c"\01\00\00\00\00\00\00\00"
@d11 = internal global [1 x i8] c"\01"
@d12 = internal global [8 x i8] c"\FF\FF\00\00\00\00\00\00"
@d13 = internal global [1 x i8] c"\00"
@d14 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00"
@d15 = internal global [1 x i8] c"\00"
@d16 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00"
@d17 = internal global [1 x i8] c"\05"
@d18 = internal global [12 x i8] c"\01\00\00\00\00\00\00\00\01\00\00\00"
@d19 = internal global [1 x i8] c"\05"
@d20 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF"
@d21 = internal global [3 x i8] c"\BE\80\01"
@d22 = internal global [136 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00"
@d23 = internal global [3 x i8] c"\BE\80\01"
@d24 = internal global [136 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d25 = internal global [1 x i8] c"\01"
@d26 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d27 = internal global [1 x i8] c"\01"
@d28 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d29 = internal global [4 x i8] c"\40\13\30\00"
@d30 = internal global [1 x i8] c"\08"
@d31 = internal global [3 x i8] c"\C0\3B\10"
@d32 = internal global [3 x i8] c"\40\77\40"
@d33 = internal global [3 x i8] c"\C0\3B\10"
@d34 = internal global [3 x i8] c"\C0\F7\C0"
@d35 = internal global [15 x i8] c"\80\C0\CF\F3\0B\FC\06\80\93\01\00\04\FC\02\33"
@d36 = internal global [34 x i8] c"\00\00\01\00\3F\00\1E\00\3F\00\01\00\3F\00\03\00\00\00\27\00\06\00\00\00\40\00\00\00\3F\00\01\00\33\00"
@d37 = internal global [15 x i8] c"\80\C0\CF\F3\0B\FC\06\80\93\01\00\04\FC\02\33"
@d38 = internal global [34 x i8] c"\00\00\01\00\3F\00\1E\00\3F\00\01\00\3F\00\03\00\00\00\27\00\06\00\00\00\C0\FF\00\00\3F\00\01\00\33\00"
@d39 = internal global [2 x i8] c"\A5\3F"
@d40 = internal global [6 x i8] c"\25\00\00\7F\00\00"
@d41 = internal global [2 x i8] c"\A5\3F"
@d42 = internal global [6 x i8] c"\25\00\00\FF\FF\FF"
@d43 = internal global [15 x i8] c"\00\A0\20\00\F8\05\80\7F\02\F0\FE\93\C5\00\00"
@d44 = internal global [68 x i8] c"\00\00\00\00\40\00\00\00\02\00\00\00\01\00\00\00\00\00\00\00\3F\00\00\00\01\00\00\00\40\00\00\00\7F\00\00\00\04\00\00\00\40\00\00\00\77\00\00\00\3F\00\00\00\32\00\00\00\31\00\00\00\00\00\00\00\00\00\00\00"
@d45 = internal global [15 x i8] c"\00\A0\20\00\F8\05\80\7F\02\F0\FE\93\C5\00\00"
@d46 = internal global [68 x i8] c"\00\00\00\00\C0\FF\FF\FF\02\00\00\00\01\00\00\00\00\00\00\00\3F\00\00\00\01\00\00\00\C0\FF\FF\FF\FF\FF\FF\FF\04\00\00\00\C0\FF\FF\FF\F7\FF\FF\FF\3F\00\00\00\32\00\00\00\31\00\00\00\00\00\00\00\00\00\00\00"
@d47 = internal global [4 x i8] c"\40\40\00\08"
@d48 = internal global [32 x i8] c"\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\40\00\00\00\00\00\00\00"
@d49 = internal global [4 x i8] c"\40\40\00\08"
@d50 = internal global [32 x i8] c"\C0\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\C0\FF\FF\FF\FF\FF\FF\FF"
@d51 = internal global [7 x i8] c"\00\00\F0\FF\FB\FD\CB"
@d52 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\40\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\65\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d53 = internal global [7 x i8] c"\00\00\F0\FF\FB\FD\CB"
@d54 = internal global [128 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\3F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\E5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d55 = internal global [4 x i8] c"\D6\7F\F2\01"
@d56 = internal global [1 x i8] c"\0A"
@d57 = internal global [8 x i8] c"\7F\80\F5\1C\FF\D6\7F\10"
@d58 = internal global [7 x i8] c"\7F\40\9D\F3\B7\FE\21"
@d59 = internal global [2 x i8] c"\FF\00"
@d60 = internal global [4 x i8] c"\FF\00\00\00"
@d61 = internal global [2 x i8] c"\FF\00"
@d62 = internal global [4 x i8] c"\FF\FF\00\00"
@d63 = internal global [17 x i8] c"\00\FF\01\7F\D7\00\80\01\00\96\A4\07\0B\FF\5D\0B\25"
@d64 = internal global [51 x i8] c"\00\00\00\FF\00\00\01\00\00\7F\00\00\D7\00\00\00\00\00\80\00\00\01\00\00\00\00\00\96\00\00\A4\00\00\07\00\00\0B\00\00\FF\00\00\5D\00\00\0B\00\00\25\00\00"
@d65 = internal global [17 x i8] c"\00\FF\01\7F\D7\00\80\01\00\96\A4\07\0B\FF\5D\0B\25"
@d66 = internal global [51 x i8] c"\00\00\00\FF\FF\FF\01\00\00\7F\00\00\D7\FF\FF\00\00\00\80\FF\FF\01\00\00\00\00\00\96\FF\FF\A4\FF\FF\07\00\00\0B\00\00\FF\FF\FF\5D\00\00\0B\00\00\25\00\00"
@d67 = internal global [8 x i8] c"\7F\09\17\00\D4\7F\B6\0E"
@d68 = internal global [32 x i8] c"\7F\00\00\00\09\00\00\00\17\00\00\00\00\00\00\00\D4\00\00\00\7F\00\00\00\B6\00\00\00\0E\00\00\00"
@d69 = internal global [8 x i8] c"\7F\09\17\00\D4\7F\B6\0E"
@d70 = internal global [32 x i8] c"\7F\00\00\00\09\00\00\00\17\00\00\00\00\00\00\00\D4\FF\FF\FF\7F\00\00\00\B6\FF\FF\FF\0E\00\00\00"
@d71 = internal global [8 x i8] c"\FF\00\7F\AF\C8\52\FF\7F"
@d72 = internal global [64 x i8] c"\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\00\00\00\00\00\00\00\AF\00\00\00\00\00\00\00\C8\00\00\00\00\00\00\00\52\00\00\00\00\00\00\00\FF\00\00\00\00\00\00\00\7F\00\00\00\00\00\00\00"
@d73 = internal global [8 x i8] c"\FF\00\7F\AF\C8\52\FF\7F"
@d74 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\7F\00\00\00\00\00\00\00\AF\FF\FF\FF\FF\FF\FF\FF\C8\FF\FF\FF\FF\FF\FF\FF\52\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00"
@d75 = internal global [4 x i8] c"\AF\B8\7F\01"
@d76 = internal global [64 x i8] c"\AF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d77 = internal global [4 x i8] c"\AF\B8\7F\01"
@d78 = internal global [64 x i8] c"\AF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d79 = internal global [6 x i8] c"\63\A0\01\00\FF\7F"
@d80 = internal global [1 x i8] c"\07"
@d81 = internal global [8 x i8] c"\EC\1D\00\80\FF\7F\FF\7F"
@d82 = internal global [4 x i8] c"\6C\C0\FF\0F"
@d83 = internal global [6 x i8] c"\81\00\61\73\01\00"
@d84 = internal global [3 x i8] c"\81\61\01"
@d85 = internal global [34 x i8] c"\01\00\7F\06\37\00\00\80\1E\B6\01\00\00\00\00\80\05\EF\16\D3\5A\76\FF\7F\FF\FF\67\47\01\00\15\B7\86\25"
@d86 = internal global [51 x i8] c"\01\00\00\7F\06\00\37\00\00\00\80\00\1E\B6\00\01\00\00\00\00\00\00\80\00\05\EF\00\16\D3\00\5A\76\00\FF\7F\00\FF\FF\00\67\47\00\01\00\00\15\B7\00\86\25\00"
@d87 = internal global [34 x i8] c"\01\00\7F\06\37\00\00\80\1E\B6\01\00\00\00\00\80\05\EF\16\D3\5A\76\FF\7F\FF\FF\67\47\01\00\15\B7\86\25"
@d88 = internal global [51 x i8] c"\01\00\00\7F\06\00\37\00\00\00\80\FF\1E\B6\FF\01\00\00\00\00\00\00\80\FF\05\EF\FF\16\D3\FF\5A\76\00\FF\7F\00\FF\FF\FF\67\47\00\01\00\00\15\B7\FF\86\25\00"
@d89 = internal global [34 x i8] c"\6D\B1\01\00\2B\39\FF\7F\E4\00\CB\3F\00\00\00\00\87\C9\FA\00\FF\FF\F8\9C\C3\9C\00\00\01\00\01\00\00\00"
@d90 = internal global [68 x i8] c"\6D\B1\00\00\01\00\00\00\2B\39\00\00\FF\7F\00\00\E4\00\00\00\CB\3F\00\00\00\00\00\00\00\00\00\00\87\C9\00\00\FA\00\00\00\FF\FF\00\00\F8\9C\00\00\C3\9C\00\00\00\00\00\00\01\00\00\00\01\00\00\00\00\00\00\00"
@d91 = internal global [34 x i8] c"\6D\B1\01\00\2B\39\FF\7F\E4\00\CB\3F\00\00\00\00\87\C9\FA\00\FF\FF\F8\9C\C3\9C\00\00\01\00\01\00\00\00"
@d92 = internal global [68 x i8] c"\6D\B1\FF\FF\01\00\00\00\2B\39\00\00\FF\7F\00\00\E4\00\00\00\CB\3F\00\00\00\00\00\00\00\00\00\00\87\C9\FF\FF\FA\00\00\00\FF\FF\FF\FF\F8\9C\FF\FF\C3\9C\FF\FF\00\00\00\00\01\00\00\00\01\00\00\00\00\00\00\00"
@d93 = internal global [34 x i8] c"\1B\00\01\00\00\80\04\61\FF\FF\01\00\01\00\E5\02\01\00\D5\00\24\65\00\00\01\00\00\00\31\00\00\00\DD\00"
@d94 = internal global [136 x i8] c"\1B\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\04\61\00\00\00\00\00\00\FF\FF\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\E5\02\00\00\00\00\00\00\01\00\00\00\00\00\00\00\D5\00\00\00\00\00\00\00\24\65\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\31\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DD\00\00\00\00\00\00\00"
@d95 = internal global [34 x i8] c"\1B\00\01\00\00\80\04\61\FF\FF\01\00\01\00\E5\02\01\00\D5\00\24\65\00\00\01\00\00\00\31\00\00\00\DD\00"
@d96 = internal global [136 x i8] c"\1B\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\04\61\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\E5\02\00\00\00\00\00\00\01\00\00\00\00\00\00\00\D5\00\00\00\00\00\00\00\24\65\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\31\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\DD\00\00\00\00\00\00\00"
@d97 = internal global [6 x i8] c"\00\80\FF\FF\27\00"
@d98 = internal global [48 x i8] c"\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\27\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d99 = internal global [6 x i8] c"\00\80\FF\FF\27\00"
@d100 = internal global [48 x i8] c"\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\27\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d101 = internal global [9 x i8] c"\00\00\80\9C\06\00\01\00\00"
@d102 = internal global [1 x i8] c"\04"
@d103 = internal global [51 x i8] c"\FF\FF\FF\F0\04\00\B1\5F\3B\06\B2\7A\FF\FF\7F\FF\FF\FF\00\00\00\FF\FF\FF\F0\F3\C6\FF\FF\FF\01\00\00\FF\FF\FF\FF\FF\7F\EF\4E\9D\7C\04\00\FF\FF\7F\58\2A\67"
@d104 = internal global [15 x i8] c"\7F\78\CC\F0\FF\03\FE\F0\7F\E0\FF\7F\F3\FF\58"
@d105 = internal global [12 x i8] c"\FF\FF\FF\00\00\00\00\00\80\00\00\80"
@d106 = internal global [4 x i8] c"\FF\00\00\00"
@d107 = internal global [9 x i8] c"\FF\FF\7F\01\00\00\7E\08\44"
@d108 = internal global [6 x i8] c"\FF\FF\01\00\7E\08"
@d109 = internal global [6 x i8] c"\00\00\80\9A\09\00"
@d110 = internal global [8 x i8] c"\00\00\80\00\9A\09\00\00"
@d111 = internal global [6 x i8] c"\00\00\80\9A\09\00"
@d112 = internal global [8 x i8] c"\00\00\80\FF\9A\09\00\00"
@d113 = internal global [12 x i8] c"\01\00\00\00\00\80\EC\DE\17\5C\1A\80"
@d114 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\EC\DE\17\00\00\00\00\00\5C\1A\80\00\00\00\00\00"
@d115 = internal global [12 x i8] c"\01\00\00\00\00\80\EC\DE\17\5C\1A\80"
@d116 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\EC\DE\17\00\00\00\00\00\5C\1A\80\FF\FF\FF\FF\FF"
@d117 = internal global [51 x i8] c"\13\E1\27\00\00\80\C5\0E\00\00\00\00\02\0A\00\01\00\00\00\00\00\E3\39\7E\01\00\00\37\35\A0\37\17\64\25\01\87\FF\FF\7F\BF\5F\5E\00\00\80\00\00\80\FF\FF\7F"
@d118 = internal global [272 x i8] c"\13\E1\27\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\C5\0E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E3\39\7E\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\37\35\A0\00\00\00\00\00\00\00\00\00\00\00\00\00\37\17\64\00\00\00\00\00\00\00\00\00\00\00\00\00\25\01\87\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\BF\5F\5E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d119 = internal global [51 x i8] c"\13\E1\27\00\00\80\C5\0E\00\00\00\00\02\0A\00\01\00\00\00\00\00\E3\39\7E\01\00\00\37\35\A0\37\17\64\25\01\87\FF\FF\7F\BF\5F\5E\00\00\80\00\00\80\FF\FF\7F"
@d120 = internal global [272 x i8] c"\13\E1\27\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\C5\0E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E3\39\7E\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\37\35\A0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\37\17\64\00\00\00\00\00\00\00\00\00\00\00\00\00\25\01\87\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\BF\5F\5E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d121 = internal global [12 x i8] c"\00\00\00\00\FF\FF\FF\7F\01\00\00\00"
@d122 = internal global [1 x i8] c"\06"
@d123 = internal global [68 x i8] c"\00\00\00\00\4A\C9\00\00\59\DD\00\00\FF\FF\FF\FF\FF\FF\FF\FF\7E\A2\44\58\00\00\00\80\01\00\00\00\00\00\00\00\3F\DC\E6\1A\01\00\00\00\FF\FF\FF\FF\01\00\00\00\00\00\00\00\DF\8C\64\B3\01\00\00\00\80\21\80\BC"
@d124 = internal global [15 x i8] c"\00\65\F6\FF\F7\03\02\80\5F\E0\1F\00\7C\03\00"
@d125 = internal global [68 x i8] c"\00\00\00\80\7C\F9\56\90\39\5B\89\44\FF\FF\FF\7F\30\1F\00\00\01\00\00\00\FF\FF\FF\FF\F8\6B\B1\A2\B7\7E\35\DE\00\00\00\80\00\00\00\00\01\00\00\00\19\6F\C9\42\01\00\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\00"
@d126 = internal global [17 x i8] c"\00\7C\39\FF\30\01\FF\F8\B7\00\00\01\19\01\00\FF\00"
@d127 = internal global [16 x i8] c"\01\00\00\00\E3\E9\29\3F\00\00\00\00\00\00\00\00"
@d128 = internal global [8 x i8] c"\01\00\E3\E9\00\00\00\00"
@d129 = internal global [68 x i8] c"\00\00\00\80\FD\CD\27\14\01\00\00\00\FF\FF\FF\FF\00\00\00\80\00\00\00\00\2D\E4\86\F5\00\00\00\00\EC\9C\A0\0A\9C\46\7B\3B\00\00\00\80\A6\B5\CE\8C\FB\8A\D9\27\08\55\30\33\35\9E\AF\8C\00\00\00\80\00\00\00\00"
@d130 = internal global [51 x i8] c"\00\00\00\FD\CD\27\01\00\00\FF\FF\FF\00\00\00\00\00\00\2D\E4\86\00\00\00\EC\9C\A0\9C\46\7B\00\00\00\A6\B5\CE\FB\8A\D9\08\55\30\35\9E\AF\00\00\00\00\00\00"
@d131 = internal global [68 x i8] c"\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\30\91\08\F8\00\00\00\00\79\6F\C7\F4\00\00\00\00\EB\04\C5\9A\FF\FF\FF\FF\FF\FF\FF\7F\E9\91\27\34\FF\FF\FF\FF\9A\EA\C9\E4\FF\FF\FF\7F\2B\8C\00\00\FF\FF\FF\7F\FF\FF\FF\7F"
@d132 = internal global [136 x i8] c"\01\00\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\00\00\00\00\30\91\08\F8\00\00\00\00\00\00\00\00\00\00\00\00\79\6F\C7\F4\00\00\00\00\00\00\00\00\00\00\00\00\EB\04\C5\9A\00\00\00\00\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\7F\00\00\00\00\E9\91\27\34\00\00\00\00\FF\FF\FF\FF\00\00\00\00\9A\EA\C9\E4\00\00\00\00\FF\FF\FF\7F\00\00\00\00\2B\8C\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\00\00\00\00"
@d133 = internal global [68 x i8] c"\01\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\30\91\08\F8\00\00\00\00\79\6F\C7\F4\00\00\00\00\EB\04\C5\9A\FF\FF\FF\FF\FF\FF\FF\7F\E9\91\27\34\FF\FF\FF\FF\9A\EA\C9\E4\FF\FF\FF\7F\2B\8C\00\00\FF\FF\FF\7F\FF\FF\FF\7F"
@d134 = internal global [136 x i8] c"\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\30\91\08\F8\FF\FF\FF\FF\00\00\00\00\00\00\00\00\79\6F\C7\F4\FF\FF\FF\FF\00\00\00\00\00\00\00\00\EB\04\C5\9A\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\E9\91\27\34\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\9A\EA\C9\E4\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\2B\8C\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\00\00\00\00"
@d135 = internal global [68 x i8] c"\25\1C\00\00\01\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\7F\62\1A\35\9C\FF\FF\FF\FF\B0\85\00\00\AA\2F\A1\1C\FF\FF\FF\FF\64\67\77\5A\00\00\00\80\01\00\00\00\F5\A6\08\FA\F6\C3\29\CC\57\1D\18\B3\FF\FF\FF\7F"
@d136 = internal global [272 x i8] c"\25\1C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\62\1A\35\9C\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\B0\85\00\00\00\00\00\00\00\00\00\00\00\00\00\00\AA\2F\A1\1C\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\64\67\77\5A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F5\A6\08\FA\00\00\00\00\00\00\00\00\00\00\00\00\F6\C3\29\CC\00\00\00\00\00\00\00\00\00\00\00\00\57\1D\18\B3\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00"
@d137 = internal global [68 x i8] c"\25\1C\00\00\01\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\7F\62\1A\35\9C\FF\FF\FF\FF\B0\85\00\00\AA\2F\A1\1C\FF\FF\FF\FF\64\67\77\5A\00\00\00\80\01\00\00\00\F5\A6\08\FA\F6\C3\29\CC\57\1D\18\B3\FF\FF\FF\7F"
@d138 = internal global [272 x i8] c"\25\1C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\62\1A\35\9C\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B0\85\00\00\00\00\00\00\00\00\00\00\00\00\00\00\AA\2F\A1\1C\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\64\67\77\5A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F5\A6\08\FA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F6\C3\29\CC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\57\1D\18\B3\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00"
@d139 = internal global [136 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\56\56\57\08\FF\40\7A\82\28\0F\85\25\D0\11\4E\F2\83\8D\82\BA\C1\49\1B\22\FF\FF\FF\FF\FF\FF\FF\7F\45\DD\D9\CF\C4\35\80\00\90\8B\D6\2A\B8\7D\16\18\FF\FF\FF\FF\FF\FF\FF\7F\3C\59\73\7F\7F\6B\46\32\CB\CC\D2\A4\94\ED\8E\70\49\78\D0\57\50\9C\4D\14\A3\AC\1F\00\CD\F5\4F\CC\01\00\00\00\00\00\00\00\D3\AC\C3\38\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF"
@d140 = internal global [3 x i8] c"\71\7D\01"
@d141 = internal global [24 x i8] c"\29\B5\D8\17\06\79\65\BF\74\58\11\F9\31\EB\3D\35\01\00\00\00\00\00\00\00"
@d142 = internal global [3 x i8] c"\29\7A\00"
@d143 = internal global [32 x i8] c"\1B\DE\60\12\E1\DB\12\48\38\3A\1A\5F\00\00\00\00\66\73\17\D3\7D\E2\15\53\23\F3\0E\44\D2\04\F5\51"
@d144 = internal global [4 x i8] c"\1B\38\66\23"
@d145 = internal global [24 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF"
@d146 = internal global [6 x i8] c"\00\00\FF\FF\FF\FF"
@d147 = internal global [64 x i8] c"\00\2A\EA\AF\55\45\82\BE\FF\FF\FF\FF\FF\FF\FF\FF\03\A8\1B\5C\DC\17\54\69\6A\63\F5\80\5D\8B\A3\F9\F2\9D\6E\E0\00\00\00\00\00\00\00\00\00\00\00\80\38\2E\5C\C7\79\F6\46\E8\01\00\00\00\00\00\00\00"
@d148 = internal global [24 x i8] c"\00\2A\EA\FF\FF\FF\03\A8\1B\6A\63\F5\F2\9D\6E\00\00\00\38\2E\5C\01\00\00"
@d149 = internal global [64 x i8] c"\FB\30\25\14\3B\18\CF\05\FF\FF\FF\FF\FF\FF\FF\FF\68\EE\DD\80\83\7F\6E\02\01\00\00\00\00\00\00\00\7C\2E\9B\38\97\34\19\1D\01\00\00\00\00\00\00\00\81\C2\24\DA\17\65\F0\CE\FF\FF\FF\FF\FF\FF\FF\FF"
@d150 = internal global [32 x i8] c"\FB\30\25\14\FF\FF\FF\FF\68\EE\DD\80\01\00\00\00\7C\2E\9B\38\01\00\00\00\81\C2\24\DA\FF\FF\FF\FF"
@d151 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\97\F9\67\CC\41\94\E7\42\F4\C3\8D\4A\62\8A\15\EB"
@d152 = internal global [48 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\97\F9\67\CC\41\94\E7\42\00\00\00\00\00\00\00\00\F4\C3\8D\4A\62\8A\15\EB\00\00\00\00\00\00\00\00"
@d153 = internal global [24 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\97\F9\67\CC\41\94\E7\42\F4\C3\8D\4A\62\8A\15\EB"
@d154 = internal global [48 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\97\F9\67\CC\41\94\E7\42\00\00\00\00\00\00\00\00\F4\C3\8D\4A\62\8A\15\EB\FF\FF\FF\FF\FF\FF\FF\FF"
@d155 = internal global [272 x i8] c"\F2\03\4C\C7\08\9F\4E\E1\9C\B7\2D\D9\92\09\31\11\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\36\AD\D8\AB\4A\03\70\18\80\0F\A0\C4\AE\6E\21\84\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\7F\20\69\50\51\F4\39\87\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\73\BF\8A\1C\B9\6C\52\98\65\51\D5\28\86\08\2A\AA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\07\4F\A4\EA\3A\29\5C\E9\5D\1C\85\59\F4\67\A3\51\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\08\51\D0\EB\0F\33\E2\DD\12\5C\81\45\B6\7B\92\7F\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d156 = internal global [3 x i8] c"\EC\54\01"
@d157 = internal global [128 x i8] c"\52\5B\77\5D\3C\3E\D9\F4\51\96\F1\6F\D5\44\B5\C0\40\AF\55\09\D3\31\5A\21\17\F9\D4\7B\2F\39\16\99\2C\3C\98\F7\04\C9\A2\D1\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E3\65\37\84\CA\65\61\A8\6B\1A\C1\88\2E\AA\26\F4"
@d158 = internal global [7 x i8] c"\52\20\0B\00\00\04\C6"
@d159 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d160 = internal global [2 x i8] c"\01\FF"
@d161 = internal global [272 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B2\3C\7F\1B\24\D3\64\BF\EF\69\E7\D9\9A\09\BC\3D\27\5F\A4\AA\51\67\82\AD\33\BD\74\FC\5B\27\BA\D9\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\4D\EF\41\3B\16\0A\4A\76\B4\B4\E5\09\26\6C\3F\A8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\5F\64\88\D7\1D\98\A8\DB\5A\96\69\94\F0\80\9F\7A\04\11\44\31\C4\C3\49\8E\9C\A0\2E\FB\A8\81\27\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\31\99\8C\33\61\08\46\2D\F9\9D\37\10\9F\BE\64\EC\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\05\63\A2\EF\F5\F2\06\54\D8\D4\2B\7D\BE\1E\3C\11\67\6B\63\14\9E\FC\AA\4E\F6\DC\2F\D7\07\A0\56\B3\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d162 = internal global [34 x i8] c"\00\00\B2\3C\27\5F\01\00\01\00\4D\EF\00\00\0D\5F\7A\04\00\00\00\00\31\99\01\00\05\63\67\6B\FF\FF\01\00"
@d163 = internal global [128 x i8] c"\63\EC\E0\D2\91\1C\DE\9C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\EA\A7\9E\83\F5\71\DF\D3\00\00\00\00\00\00\00\00\14\03\2C\E0\03\AE\C4\9C\00\00\00\00\00\00\00\00\9A\DB\AF\C5\2F\F6\16\4B\CC\AE\A6\D5\93\9C\CE\09\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d164 = internal global [24 x i8] c"\63\EC\E0\00\00\00\EA\A7\9E\14\03\2C\9A\DB\AF\01\00\00\00\00\00\FF\FF\FF"
@d165 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\4F\1C\0F\34\1C\20\06\B6\9E\1C\46\FD\4F\AB\ED\BB"
@d166 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\4F\1C\0F\34"
@d167 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\96\BE\69\D7\52\C8\C8\F5\56\22\DE\D9\E9\51\03\0A\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d168 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\96\BE\69\D7\52\C8\C8\F5\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00"
@d169 = internal global [16 x i8] c"\4F\3F\20\07\61\A2\DB\E1\97\DE\47\39\25\F3\FD\3F"
@d170 = internal global [16 x i8] c"\4F\3F\20\07\61\A2\DB\E1\97\DE\47\39\25\F3\FD\3F"
@d171 = internal global [16 x i8] c"\07\45\BE\4E\34\D2\03\E3\5E\DA\53\23\0B\93\0D\BB"
@d172 = internal global [16 x i8] c"\07\45\BE\4E\34\D2\03\E3\5E\DA\53\23\0B\93\0D\BB"
@d173 = internal global [12 x i8] c"\A0\A1\03\BD\5C\03\AC\97\14\EC\4F\53"
@d174 = internal global [12 x i8] c"\A0\A1\03\BD\5C\03\AC\97\14\EC\4F\53"
@d175 = internal global [1 x i8] c"\9D"
@d176 = internal global [1 x i8] c"\9D"
@d177 = internal global [1 x i8] c"\15"
@d178 = internal global [1 x i8] c"\15"
@d179 = internal global [2 x i8] c"\7B\11"
@d180 = internal global [2 x i8] c"\7B\11"
@d181 = internal global [6 x i8] c"\08\A9\04\EF\0A\B2"
@d182 = internal global [6 x i8] c"\08\A9\04\EF\0A\B2"
@d183 = internal global [3 x i8] c"\2E\99\8D"
@d184 = internal global [3 x i8] c"\2E\99\8D"
@d185 = internal global [3 x i8] c"\B3\8E\0E"
@d186 = internal global [3 x i8] c"\B3\8E\0E"
@d187 = internal global [5 x i8] c"\D7\F7\22\82\05"
@d188 = internal global [5 x i8] c"\D7\F7\22\82\05"
@d189 = internal global [8 x i8] c"\01\66\A6\1B\9D\CE\5F\EF"
@d190 = internal global [8 x i8] c"\01\66\A6\1B\9D\CE\5F\EF"
@d191 = internal global [8 x i8] c"\12\34\1F\E6\AB\D5\E1\85"
@d192 = internal global [8 x i8] c"\12\34\1F\E6\AB\D5\E1\85"
@d193 = internal global [1 x i8] c"\3C"
@d194 = internal global [1 x i8] c"\3C"
@d195 = internal global [8 x i8] c"\07\73\23\04\BF\79\72\1B"
@d196 = internal global [8 x i8] c"\07\73\23\04\BF\79\72\1B"
@d197 = internal global [16 x i8] c"\48\E9\BC\41\CF\36\98\C3\C4\BB\07\6F\45\DA\A9\0F"
@d198 = internal global [16 x i8] c"\48\E9\BC\41\CF\36\98\C3\C4\BB\07\6F\45\DA\A9\0F"
@d199 = internal global [6 x i8] c"\E9\9C\BA\40\DE\A7"
@d200 = internal global [6 x i8] c"\E9\9C\BA\40\DE\A7"
@d201 = internal global [32 x i8] c"\20\73\E0\59\DB\45\82\65\89\3E\37\76\45\6D\4A\34\AC\AD\02\65\F9\35\14\0C\03\8A\56\55\64\74\1C\61"
@d202 = internal global [32 x i8] c"\20\73\E0\59\DB\45\82\65\89\3E\37\76\45\6D\4A\34\AC\AD\02\65\F9\35\14\0C\03\8A\56\55\64\74\1C\61"
@d203 = internal global [4 x i8] c"\65\DE\2D\06"
@d204 = internal global [4 x i8] c"\65\DE\2D\06"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <2 x i1>, ptr @d1, align 1
  %r1 = zext <2 x i1> %a1 to <2 x i7>
  store volatile <2 x i7> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d2, i64 2)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <2 x i1>, ptr @d3, align 1
  %r2 = sext <2 x i1> %a2 to <2 x i7>
  store volatile <2 x i7> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d4, i64 2)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <4 x i1>, ptr @d5, align 1
  %r3 = zext <4 x i1> %a3 to <4 x i8>
  store volatile <4 x i8> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d6, i64 4)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <4 x i1>, ptr @d7, align 1
  %r4 = sext <4 x i1> %a4 to <4 x i8>
  store volatile <4 x i8> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d8, i64 4)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <4 x i1>, ptr @d9, align 1
  %r5 = zext <4 x i1> %a5 to <4 x i16>
  store volatile <4 x i16> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d10, i64 8)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <4 x i1>, ptr @d11, align 1
  %r6 = sext <4 x i1> %a6 to <4 x i16>
  store volatile <4 x i16> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d12, i64 8)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <4 x i1>, ptr @d13, align 1
  %r7 = zext <4 x i1> %a7 to <4 x i24>
  store volatile <4 x i24> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d14, i64 12)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <4 x i1>, ptr @d15, align 1
  %r8 = sext <4 x i1> %a8 to <4 x i24>
  store volatile <4 x i24> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d16, i64 12)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i1>, ptr @d17, align 1
  %r9 = zext <3 x i1> %a9 to <3 x i32>
  store volatile <3 x i32> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d18, i64 12)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <3 x i1>, ptr @d19, align 1
  %r10 = sext <3 x i1> %a10 to <3 x i32>
  store volatile <3 x i32> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d20, i64 12)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <17 x i1>, ptr @d21, align 1
  %r11 = zext <17 x i1> %a11 to <17 x i64>
  store volatile <17 x i64> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d22, i64 136)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <17 x i1>, ptr @d23, align 1
  %r12 = sext <17 x i1> %a12 to <17 x i64>
  store volatile <17 x i64> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d24, i64 136)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <2 x i1>, ptr @d25, align 1
  %r13 = zext <2 x i1> %a13 to <2 x i128>
  store volatile <2 x i128> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d26, i64 32)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <2 x i1>, ptr @d27, align 1
  %r14 = sext <2 x i1> %a14 to <2 x i128>
  store volatile <2 x i128> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d28, i64 32)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <4 x i7>, ptr @d29, align 1
  %r15 = trunc <4 x i7> %a15 to <4 x i1>
  store volatile <4 x i1> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d30, i64 1)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <3 x i7>, ptr @d31, align 1
  %r16 = zext <3 x i7> %a16 to <3 x i8>
  store volatile <3 x i8> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d32, i64 3)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i7>, ptr @d33, align 1
  %r17 = sext <3 x i7> %a17 to <3 x i8>
  store volatile <3 x i8> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d34, i64 3)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <17 x i7>, ptr @d35, align 1
  %r18 = zext <17 x i7> %a18 to <17 x i16>
  store volatile <17 x i16> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d36, i64 34)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <17 x i7>, ptr @d37, align 1
  %r19 = sext <17 x i7> %a19 to <17 x i16>
  store volatile <17 x i16> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d38, i64 34)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <2 x i7>, ptr @d39, align 1
  %r20 = zext <2 x i7> %a20 to <2 x i24>
  store volatile <2 x i24> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d40, i64 6)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <2 x i7>, ptr @d41, align 1
  %r21 = sext <2 x i7> %a21 to <2 x i24>
  store volatile <2 x i24> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d42, i64 6)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <17 x i7>, ptr @d43, align 1
  %r22 = zext <17 x i7> %a22 to <17 x i32>
  store volatile <17 x i32> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d44, i64 68)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <17 x i7>, ptr @d45, align 1
  %r23 = sext <17 x i7> %a23 to <17 x i32>
  store volatile <17 x i32> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d46, i64 68)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <4 x i7>, ptr @d47, align 1
  %r24 = zext <4 x i7> %a24 to <4 x i64>
  store volatile <4 x i64> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d48, i64 32)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <4 x i7>, ptr @d49, align 1
  %r25 = sext <4 x i7> %a25 to <4 x i64>
  store volatile <4 x i64> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d50, i64 32)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <8 x i7>, ptr @d51, align 1
  %r26 = zext <8 x i7> %a26 to <8 x i128>
  store volatile <8 x i128> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d52, i64 128)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <8 x i7>, ptr @d53, align 1
  %r27 = sext <8 x i7> %a27 to <8 x i128>
  store volatile <8 x i128> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d54, i64 128)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <4 x i8>, ptr @d55, align 1
  %r28 = trunc <4 x i8> %a28 to <4 x i1>
  store volatile <4 x i1> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d56, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <8 x i8>, ptr @d57, align 1
  %r29 = trunc <8 x i8> %a29 to <8 x i7>
  store volatile <8 x i7> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d58, i64 7)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <2 x i8>, ptr @d59, align 1
  %r30 = zext <2 x i8> %a30 to <2 x i16>
  store volatile <2 x i16> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d60, i64 4)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <2 x i8>, ptr @d61, align 1
  %r31 = sext <2 x i8> %a31 to <2 x i16>
  store volatile <2 x i16> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d62, i64 4)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <17 x i8>, ptr @d63, align 1
  %r32 = zext <17 x i8> %a32 to <17 x i24>
  store volatile <17 x i24> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d64, i64 51)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <17 x i8>, ptr @d65, align 1
  %r33 = sext <17 x i8> %a33 to <17 x i24>
  store volatile <17 x i24> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d66, i64 51)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <8 x i8>, ptr @d67, align 1
  %r34 = zext <8 x i8> %a34 to <8 x i32>
  store volatile <8 x i32> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d68, i64 32)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <8 x i8>, ptr @d69, align 1
  %r35 = sext <8 x i8> %a35 to <8 x i32>
  store volatile <8 x i32> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d70, i64 32)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <8 x i8>, ptr @d71, align 1
  %r36 = zext <8 x i8> %a36 to <8 x i64>
  store volatile <8 x i64> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d72, i64 64)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <8 x i8>, ptr @d73, align 1
  %r37 = sext <8 x i8> %a37 to <8 x i64>
  store volatile <8 x i64> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d74, i64 64)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <4 x i8>, ptr @d75, align 1
  %r38 = zext <4 x i8> %a38 to <4 x i128>
  store volatile <4 x i128> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d76, i64 64)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <4 x i8>, ptr @d77, align 1
  %r39 = sext <4 x i8> %a39 to <4 x i128>
  store volatile <4 x i128> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d78, i64 64)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <3 x i16>, ptr @d79, align 1
  %r40 = trunc <3 x i16> %a40 to <3 x i1>
  store volatile <3 x i1> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d80, i64 1)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <4 x i16>, ptr @d81, align 1
  %r41 = trunc <4 x i16> %a41 to <4 x i7>
  store volatile <4 x i7> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d82, i64 4)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <3 x i16>, ptr @d83, align 1
  %r42 = trunc <3 x i16> %a42 to <3 x i8>
  store volatile <3 x i8> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d84, i64 3)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <17 x i16>, ptr @d85, align 1
  %r43 = zext <17 x i16> %a43 to <17 x i24>
  store volatile <17 x i24> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d86, i64 51)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <17 x i16>, ptr @d87, align 1
  %r44 = sext <17 x i16> %a44 to <17 x i24>
  store volatile <17 x i24> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d88, i64 51)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <17 x i16>, ptr @d89, align 1
  %r45 = zext <17 x i16> %a45 to <17 x i32>
  store volatile <17 x i32> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d90, i64 68)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <17 x i16>, ptr @d91, align 1
  %r46 = sext <17 x i16> %a46 to <17 x i32>
  store volatile <17 x i32> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d92, i64 68)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <17 x i16>, ptr @d93, align 1
  %r47 = zext <17 x i16> %a47 to <17 x i64>
  store volatile <17 x i64> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d94, i64 136)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <17 x i16>, ptr @d95, align 1
  %r48 = sext <17 x i16> %a48 to <17 x i64>
  store volatile <17 x i64> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d96, i64 136)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <3 x i16>, ptr @d97, align 1
  %r49 = zext <3 x i16> %a49 to <3 x i128>
  store volatile <3 x i128> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d98, i64 48)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <3 x i16>, ptr @d99, align 1
  %r50 = sext <3 x i16> %a50 to <3 x i128>
  store volatile <3 x i128> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d100, i64 48)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i24>, ptr @d101, align 1
  %r51 = trunc <3 x i24> %a51 to <3 x i1>
  store volatile <3 x i1> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d102, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <17 x i24>, ptr @d103, align 1
  %r52 = trunc <17 x i24> %a52 to <17 x i7>
  store volatile <17 x i7> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d104, i64 15)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <4 x i24>, ptr @d105, align 1
  %r53 = trunc <4 x i24> %a53 to <4 x i8>
  store volatile <4 x i8> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d106, i64 4)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <3 x i24>, ptr @d107, align 1
  %r54 = trunc <3 x i24> %a54 to <3 x i16>
  store volatile <3 x i16> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d108, i64 6)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <2 x i24>, ptr @d109, align 1
  %r55 = zext <2 x i24> %a55 to <2 x i32>
  store volatile <2 x i32> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d110, i64 8)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <2 x i24>, ptr @d111, align 1
  %r56 = sext <2 x i24> %a56 to <2 x i32>
  store volatile <2 x i32> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d112, i64 8)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <4 x i24>, ptr @d113, align 1
  %r57 = zext <4 x i24> %a57 to <4 x i64>
  store volatile <4 x i64> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d114, i64 32)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <4 x i24>, ptr @d115, align 1
  %r58 = sext <4 x i24> %a58 to <4 x i64>
  store volatile <4 x i64> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d116, i64 32)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <17 x i24>, ptr @d117, align 1
  %r59 = zext <17 x i24> %a59 to <17 x i128>
  store volatile <17 x i128> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d118, i64 272)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <17 x i24>, ptr @d119, align 1
  %r60 = sext <17 x i24> %a60 to <17 x i128>
  store volatile <17 x i128> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d120, i64 272)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <3 x i32>, ptr @d121, align 1
  %r61 = trunc <3 x i32> %a61 to <3 x i1>
  store volatile <3 x i1> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d122, i64 1)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <17 x i32>, ptr @d123, align 1
  %r62 = trunc <17 x i32> %a62 to <17 x i7>
  store volatile <17 x i7> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d124, i64 15)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <17 x i32>, ptr @d125, align 1
  %r63 = trunc <17 x i32> %a63 to <17 x i8>
  store volatile <17 x i8> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d126, i64 17)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <4 x i32>, ptr @d127, align 1
  %r64 = trunc <4 x i32> %a64 to <4 x i16>
  store volatile <4 x i16> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d128, i64 8)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <17 x i32>, ptr @d129, align 1
  %r65 = trunc <17 x i32> %a65 to <17 x i24>
  store volatile <17 x i24> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d130, i64 51)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <17 x i32>, ptr @d131, align 1
  %r66 = zext <17 x i32> %a66 to <17 x i64>
  store volatile <17 x i64> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d132, i64 136)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile <17 x i32>, ptr @d133, align 1
  %r67 = sext <17 x i32> %a67 to <17 x i64>
  store volatile <17 x i64> %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d134, i64 136)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile <17 x i32>, ptr @d135, align 1
  %r68 = zext <17 x i32> %a68 to <17 x i128>
  store volatile <17 x i128> %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d136, i64 272)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile <17 x i32>, ptr @d137, align 1
  %r69 = sext <17 x i32> %a69 to <17 x i128>
  store volatile <17 x i128> %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d138, i64 272)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile <17 x i64>, ptr @d139, align 1
  %r70 = trunc <17 x i64> %a70 to <17 x i1>
  store volatile <17 x i1> %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d140, i64 3)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile <3 x i64>, ptr @d141, align 1
  %r71 = trunc <3 x i64> %a71 to <3 x i7>
  store volatile <3 x i7> %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d142, i64 3)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile <4 x i64>, ptr @d143, align 1
  %r72 = trunc <4 x i64> %a72 to <4 x i8>
  store volatile <4 x i8> %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d144, i64 4)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile <3 x i64>, ptr @d145, align 1
  %r73 = trunc <3 x i64> %a73 to <3 x i16>
  store volatile <3 x i16> %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d146, i64 6)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile <8 x i64>, ptr @d147, align 1
  %r74 = trunc <8 x i64> %a74 to <8 x i24>
  store volatile <8 x i24> %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d148, i64 24)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile <8 x i64>, ptr @d149, align 1
  %r75 = trunc <8 x i64> %a75 to <8 x i32>
  store volatile <8 x i32> %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d150, i64 32)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile <3 x i64>, ptr @d151, align 1
  %r76 = zext <3 x i64> %a76 to <3 x i128>
  store volatile <3 x i128> %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d152, i64 48)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile <3 x i64>, ptr @d153, align 1
  %r77 = sext <3 x i64> %a77 to <3 x i128>
  store volatile <3 x i128> %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d154, i64 48)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile <17 x i128>, ptr @d155, align 1
  %r78 = trunc <17 x i128> %a78 to <17 x i1>
  store volatile <17 x i1> %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d156, i64 3)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile <8 x i128>, ptr @d157, align 1
  %r79 = trunc <8 x i128> %a79 to <8 x i7>
  store volatile <8 x i7> %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d158, i64 7)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile <2 x i128>, ptr @d159, align 1
  %r80 = trunc <2 x i128> %a80 to <2 x i8>
  store volatile <2 x i8> %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d160, i64 2)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile <17 x i128>, ptr @d161, align 1
  %r81 = trunc <17 x i128> %a81 to <17 x i16>
  store volatile <17 x i16> %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d162, i64 34)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile <8 x i128>, ptr @d163, align 1
  %r82 = trunc <8 x i128> %a82 to <8 x i24>
  store volatile <8 x i24> %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d164, i64 24)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile <4 x i128>, ptr @d165, align 1
  %r83 = trunc <4 x i128> %a83 to <4 x i32>
  store volatile <4 x i32> %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d166, i64 16)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile <4 x i128>, ptr @d167, align 1
  %r84 = trunc <4 x i128> %a84 to <4 x i64>
  store volatile <4 x i64> %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d168, i64 32)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile <4 x i32>, ptr @d169, align 1
  %r85 = bitcast <4 x i32> %a85 to <2 x i64>
  store volatile <2 x i64> %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d170, i64 16)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile <2 x i64>, ptr @d171, align 1
  %r86 = bitcast <2 x i64> %a86 to <16 x i8>
  store volatile <16 x i8> %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d172, i64 16)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile <3 x i32>, ptr @d173, align 1
  %r87 = bitcast <3 x i32> %a87 to <6 x i16>
  store volatile <6 x i16> %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d174, i64 12)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile <8 x i1>, ptr @d175, align 1
  %r88 = bitcast <8 x i1> %a88 to i8
  store volatile i8 %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d176, i64 1)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile i8, ptr @d177, align 1
  %r89 = bitcast i8 %a89 to <8 x i1>
  store volatile <8 x i1> %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d178, i64 1)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile <16 x i1>, ptr @d179, align 1
  %r90 = bitcast <16 x i1> %a90 to <2 x i8>
  store volatile <2 x i8> %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d180, i64 2)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile <12 x i4>, ptr @d181, align 1
  %r91 = bitcast <12 x i4> %a91 to <6 x i8>
  store volatile <6 x i8> %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d182, i64 6)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile i24, ptr @d183, align 1
  %r92 = bitcast i24 %a92 to <3 x i8>
  store volatile <3 x i8> %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d184, i64 3)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile <3 x i8>, ptr @d185, align 1
  %r93 = bitcast <3 x i8> %a93 to i24
  store volatile i24 %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d186, i64 3)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile <5 x i8>, ptr @d187, align 1
  %r94 = bitcast <5 x i8> %a94 to i40
  store volatile i40 %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d188, i64 5)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile <64 x i1>, ptr @d189, align 1
  %r95 = bitcast <64 x i1> %a95 to i64
  store volatile i64 %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d190, i64 8)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile i64, ptr @d191, align 1
  %r96 = bitcast i64 %a96 to <64 x i1>
  store volatile <64 x i1> %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d192, i64 8)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile <2 x i3>, ptr @d193, align 1
  %r97 = bitcast <2 x i3> %a97 to <6 x i1>
  store volatile <6 x i1> %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d194, i64 1)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile <4 x i16>, ptr @d195, align 1
  %r98 = bitcast <4 x i16> %a98 to i64
  store volatile i64 %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d196, i64 8)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile i128, ptr @d197, align 1
  %r99 = bitcast i128 %a99 to <16 x i8>
  store volatile <16 x i8> %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d198, i64 16)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile <2 x i24>, ptr @d199, align 1
  %r100 = bitcast <2 x i24> %a100 to i48
  store volatile i48 %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d200, i64 6)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile <8 x i32>, ptr @d201, align 1
  %r101 = bitcast <8 x i32> %a101 to i256
  store volatile i256 %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d202, i64 32)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile i32, ptr @d203, align 1
  %r102 = bitcast i32 %a102 to <4 x i8>
  store volatile <4 x i8> %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d204, i64 4)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ]
  ret i32 %which
}
