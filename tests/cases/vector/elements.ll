; insertelement and extractelement with constant and variable indices.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [1 x i8] c"\03"
@d2 = internal global [1 x i8] c"\01"
@d3 = internal global [1 x i8] c"\03"
@d4 = internal global [4 x i8] c"\00\00\00\00"
@d5 = internal global [1 x i8] c"\01"
@d6 = internal global [1 x i8] c"\03"
@d7 = internal global [1 x i8] c"\00"
@d8 = internal global [1 x i8] c"\02"
@d9 = internal global [1 x i8] c"\03"
@d10 = internal global [1 x i8] c"\00"
@d11 = internal global [4 x i8] c"\00\00\00\00"
@d12 = internal global [1 x i8] c"\02"
@d13 = internal global [1 x i8] c"\63"
@d14 = internal global [1 x i8] c"\00"
@d15 = internal global [1 x i8] c"\63"
@d16 = internal global [4 x i8] c"\04\00\00\00"
@d17 = internal global [1 x i8] c"\00"
@d18 = internal global [1 x i8] c"\63"
@d19 = internal global [1 x i8] c"\00"
@d20 = internal global [1 x i8] c"\63"
@d21 = internal global [1 x i8] c"\63"
@d22 = internal global [1 x i8] c"\00"
@d23 = internal global [4 x i8] c"\04\00\00\00"
@d24 = internal global [1 x i8] c"\63"
@d25 = internal global [2 x i8] c"\7D\35"
@d26 = internal global [1 x i8] c"\00"
@d27 = internal global [2 x i8] c"\7D\35"
@d28 = internal global [4 x i8] c"\0E\00\00\00"
@d29 = internal global [1 x i8] c"\00"
@d30 = internal global [2 x i8] c"\7D\35"
@d31 = internal global [1 x i8] c"\00"
@d32 = internal global [2 x i8] c"\7D\35"
@d33 = internal global [2 x i8] c"\7D\35"
@d34 = internal global [1 x i8] c"\00"
@d35 = internal global [4 x i8] c"\0E\00\00\00"
@d36 = internal global [2 x i8] c"\7D\35"
@d37 = internal global [2 x i8] c"\40\03"
@d38 = internal global [1 x i8] c"\40"
@d39 = internal global [2 x i8] c"\40\03"
@d40 = internal global [4 x i8] c"\00\00\00\00"
@d41 = internal global [1 x i8] c"\40"
@d42 = internal global [2 x i8] c"\40\03"
@d43 = internal global [1 x i8] c"\60"
@d44 = internal global [2 x i8] c"\60\03"
@d45 = internal global [2 x i8] c"\40\03"
@d46 = internal global [1 x i8] c"\60"
@d47 = internal global [4 x i8] c"\00\00\00\00"
@d48 = internal global [2 x i8] c"\60\03"
@d49 = internal global [7 x i8] c"\07\80\E1\17\36\01\00"
@d50 = internal global [1 x i8] c"\06"
@d51 = internal global [7 x i8] c"\07\80\E1\17\36\01\00"
@d52 = internal global [4 x i8] c"\02\00\00\00"
@d53 = internal global [1 x i8] c"\06"
@d54 = internal global [7 x i8] c"\07\80\E1\17\36\01\00"
@d55 = internal global [1 x i8] c"\40"
@d56 = internal global [7 x i8] c"\07\00\F0\17\36\01\00"
@d57 = internal global [7 x i8] c"\07\80\E1\17\36\01\00"
@d58 = internal global [1 x i8] c"\40"
@d59 = internal global [4 x i8] c"\02\00\00\00"
@d60 = internal global [7 x i8] c"\07\00\F0\17\36\01\00"
@d61 = internal global [14 x i8] c"\3F\B6\41\20\F8\07\82\BF\DF\03\70\00\FC\31"
@d62 = internal global [1 x i8] c"\3F"
@d63 = internal global [14 x i8] c"\3F\B6\41\20\F8\07\82\BF\DF\03\70\00\FC\31"
@d64 = internal global [4 x i8] c"\00\00\00\00"
@d65 = internal global [1 x i8] c"\3F"
@d66 = internal global [14 x i8] c"\3F\B6\41\20\F8\07\82\BF\DF\03\70\00\FC\31"
@d67 = internal global [1 x i8] c"\24"
@d68 = internal global [14 x i8] c"\24\B6\41\20\F8\07\82\BF\DF\03\70\00\FC\31"
@d69 = internal global [14 x i8] c"\3F\B6\41\20\F8\07\82\BF\DF\03\70\00\FC\31"
@d70 = internal global [1 x i8] c"\24"
@d71 = internal global [4 x i8] c"\00\00\00\00"
@d72 = internal global [14 x i8] c"\24\B6\41\20\F8\07\82\BF\DF\03\70\00\FC\31"
@d73 = internal global [2 x i8] c"\ED\6A"
@d74 = internal global [1 x i8] c"\6A"
@d75 = internal global [2 x i8] c"\ED\6A"
@d76 = internal global [4 x i8] c"\01\00\00\00"
@d77 = internal global [1 x i8] c"\6A"
@d78 = internal global [2 x i8] c"\ED\6A"
@d79 = internal global [1 x i8] c"\01"
@d80 = internal global [2 x i8] c"\ED\01"
@d81 = internal global [2 x i8] c"\ED\6A"
@d82 = internal global [1 x i8] c"\01"
@d83 = internal global [4 x i8] c"\01\00\00\00"
@d84 = internal global [2 x i8] c"\ED\01"
@d85 = internal global [7 x i8] c"\80\00\C6\8A\B8\0B\00"
@d86 = internal global [1 x i8] c"\0B"
@d87 = internal global [7 x i8] c"\80\00\C6\8A\B8\0B\00"
@d88 = internal global [4 x i8] c"\05\00\00\00"
@d89 = internal global [1 x i8] c"\0B"
@d90 = internal global [7 x i8] c"\80\00\C6\8A\B8\0B\00"
@d91 = internal global [1 x i8] c"\00"
@d92 = internal global [7 x i8] c"\80\00\C6\8A\B8\00\00"
@d93 = internal global [7 x i8] c"\80\00\C6\8A\B8\0B\00"
@d94 = internal global [1 x i8] c"\00"
@d95 = internal global [4 x i8] c"\05\00\00\00"
@d96 = internal global [7 x i8] c"\80\00\C6\8A\B8\00\00"
@d97 = internal global [16 x i8] c"\02\5F\C8\5E\01\E4\07\00\DF\FF\80\80\FF\FF\03\06"
@d98 = internal global [1 x i8] c"\80"
@d99 = internal global [16 x i8] c"\02\5F\C8\5E\01\E4\07\00\DF\FF\80\80\FF\FF\03\06"
@d100 = internal global [4 x i8] c"\0B\00\00\00"
@d101 = internal global [1 x i8] c"\80"
@d102 = internal global [16 x i8] c"\02\5F\C8\5E\01\E4\07\00\DF\FF\80\80\FF\FF\03\06"
@d103 = internal global [1 x i8] c"\DE"
@d104 = internal global [16 x i8] c"\02\5F\C8\5E\01\E4\07\00\DF\FF\80\DE\FF\FF\03\06"
@d105 = internal global [16 x i8] c"\02\5F\C8\5E\01\E4\07\00\DF\FF\80\80\FF\FF\03\06"
@d106 = internal global [1 x i8] c"\DE"
@d107 = internal global [4 x i8] c"\0B\00\00\00"
@d108 = internal global [16 x i8] c"\02\5F\C8\5E\01\E4\07\00\DF\FF\80\DE\FF\FF\03\06"
@d109 = internal global [4 x i8] c"\FF\05\00\00"
@d110 = internal global [2 x i8] c"\FF\05"
@d111 = internal global [4 x i8] c"\FF\05\00\00"
@d112 = internal global [4 x i8] c"\00\00\00\00"
@d113 = internal global [2 x i8] c"\FF\05"
@d114 = internal global [4 x i8] c"\FF\05\00\00"
@d115 = internal global [2 x i8] c"\01\00"
@d116 = internal global [4 x i8] c"\01\00\00\00"
@d117 = internal global [4 x i8] c"\FF\05\00\00"
@d118 = internal global [2 x i8] c"\01\00"
@d119 = internal global [4 x i8] c"\00\00\00\00"
@d120 = internal global [4 x i8] c"\01\00\00\00"
@d121 = internal global [14 x i8] c"\FF\FF\FF\FF\01\00\FF\FF\C5\00\00\00\4A\00"
@d122 = internal global [2 x i8] c"\FF\FF"
@d123 = internal global [14 x i8] c"\FF\FF\FF\FF\01\00\FF\FF\C5\00\00\00\4A\00"
@d124 = internal global [4 x i8] c"\00\00\00\00"
@d125 = internal global [2 x i8] c"\FF\FF"
@d126 = internal global [14 x i8] c"\FF\FF\FF\FF\01\00\FF\FF\C5\00\00\00\4A\00"
@d127 = internal global [2 x i8] c"\01\00"
@d128 = internal global [14 x i8] c"\01\00\FF\FF\01\00\FF\FF\C5\00\00\00\4A\00"
@d129 = internal global [14 x i8] c"\FF\FF\FF\FF\01\00\FF\FF\C5\00\00\00\4A\00"
@d130 = internal global [2 x i8] c"\01\00"
@d131 = internal global [4 x i8] c"\00\00\00\00"
@d132 = internal global [14 x i8] c"\01\00\FF\FF\01\00\FF\FF\C5\00\00\00\4A\00"
@d133 = internal global [32 x i8] c"\77\BC\00\00\01\00\01\00\F9\D6\00\80\FF\FF\00\00\16\73\FF\FF\91\6B\FF\7F\FD\AB\01\00\50\27\78\00"
@d134 = internal global [2 x i8] c"\00\00"
@d135 = internal global [32 x i8] c"\77\BC\00\00\01\00\01\00\F9\D6\00\80\FF\FF\00\00\16\73\FF\FF\91\6B\FF\7F\FD\AB\01\00\50\27\78\00"
@d136 = internal global [4 x i8] c"\07\00\00\00"
@d137 = internal global [2 x i8] c"\00\00"
@d138 = internal global [32 x i8] c"\77\BC\00\00\01\00\01\00\F9\D6\00\80\FF\FF\00\00\16\73\FF\FF\91\6B\FF\7F\FD\AB\01\00\50\27\78\00"
@d139 = internal global [2 x i8] c"\50\00"
@d140 = internal global [32 x i8] c"\77\BC\00\00\01\00\01\00\F9\D6\00\80\FF\FF\50\00\16\73\FF\FF\91\6B\FF\7F\FD\AB\01\00\50\27\78\00"
@d141 = internal global [32 x i8] c"\77\BC\00\00\01\00\01\00\F9\D6\00\80\FF\FF\00\00\16\73\FF\FF\91\6B\FF\7F\FD\AB\01\00\50\27\78\00"
@d142 = internal global [2 x i8] c"\50\00"
@d143 = internal global [4 x i8] c"\07\00\00\00"
@d144 = internal global [32 x i8] c"\77\BC\00\00\01\00\01\00\F9\D6\00\80\FF\FF\50\00\16\73\FF\FF\91\6B\FF\7F\FD\AB\01\00\50\27\78\00"
@d145 = internal global [8 x i8] c"\49\6E\00\00\00\5C\29\DD"
@d146 = internal global [4 x i8] c"\49\6E\00\00"
@d147 = internal global [8 x i8] c"\49\6E\00\00\00\5C\29\DD"
@d148 = internal global [4 x i8] c"\00\00\00\00"
@d149 = internal global [4 x i8] c"\49\6E\00\00"
@d150 = internal global [8 x i8] c"\49\6E\00\00\00\5C\29\DD"
@d151 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d152 = internal global [8 x i8] c"\FF\FF\FF\FF\00\5C\29\DD"
@d153 = internal global [8 x i8] c"\49\6E\00\00\00\5C\29\DD"
@d154 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d155 = internal global [4 x i8] c"\00\00\00\00"
@d156 = internal global [8 x i8] c"\FF\FF\FF\FF\00\5C\29\DD"
@d157 = internal global [28 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\80\DF\CF\00\00\FF\FF\FF\7F\15\5D\B5\EE\00\00\00\80"
@d158 = internal global [4 x i8] c"\00\00\00\80"
@d159 = internal global [28 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\80\DF\CF\00\00\FF\FF\FF\7F\15\5D\B5\EE\00\00\00\80"
@d160 = internal global [4 x i8] c"\02\00\00\00"
@d161 = internal global [4 x i8] c"\00\00\00\80"
@d162 = internal global [28 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\80\DF\CF\00\00\FF\FF\FF\7F\15\5D\B5\EE\00\00\00\80"
@d163 = internal global [4 x i8] c"\2A\E4\00\00"
@d164 = internal global [28 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\2A\E4\00\00\DF\CF\00\00\FF\FF\FF\7F\15\5D\B5\EE\00\00\00\80"
@d165 = internal global [28 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\80\DF\CF\00\00\FF\FF\FF\7F\15\5D\B5\EE\00\00\00\80"
@d166 = internal global [4 x i8] c"\2A\E4\00\00"
@d167 = internal global [4 x i8] c"\02\00\00\00"
@d168 = internal global [28 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\2A\E4\00\00\DF\CF\00\00\FF\FF\FF\7F\15\5D\B5\EE\00\00\00\80"
@d169 = internal global [64 x i8] c"\99\9A\54\67\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\FF\FF\FF\7F\8F\A1\D3\7D\8A\78\00\00\5B\85\00\00\00\00\00\00\FF\FF\FF\7F\16\88\A1\B3\7F\CF\52\92\00\00\00\00\01\00\00\00"
@d170 = internal global [4 x i8] c"\00\00\00\00"
@d171 = internal global [64 x i8] c"\99\9A\54\67\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\FF\FF\FF\7F\8F\A1\D3\7D\8A\78\00\00\5B\85\00\00\00\00\00\00\FF\FF\FF\7F\16\88\A1\B3\7F\CF\52\92\00\00\00\00\01\00\00\00"
@d172 = internal global [4 x i8] c"\0A\00\00\00"
@d173 = internal global [4 x i8] c"\00\00\00\00"
@d174 = internal global [64 x i8] c"\99\9A\54\67\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\FF\FF\FF\7F\8F\A1\D3\7D\8A\78\00\00\5B\85\00\00\00\00\00\00\FF\FF\FF\7F\16\88\A1\B3\7F\CF\52\92\00\00\00\00\01\00\00\00"
@d175 = internal global [4 x i8] c"\00\00\00\00"
@d176 = internal global [64 x i8] c"\99\9A\54\67\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\FF\FF\FF\7F\8F\A1\D3\7D\8A\78\00\00\5B\85\00\00\00\00\00\00\FF\FF\FF\7F\16\88\A1\B3\7F\CF\52\92\00\00\00\00\01\00\00\00"
@d177 = internal global [64 x i8] c"\99\9A\54\67\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\FF\FF\FF\7F\8F\A1\D3\7D\8A\78\00\00\5B\85\00\00\00\00\00\00\FF\FF\FF\7F\16\88\A1\B3\7F\CF\52\92\00\00\00\00\01\00\00\00"
@d178 = internal global [4 x i8] c"\00\00\00\00"
@d179 = internal global [4 x i8] c"\0A\00\00\00"
@d180 = internal global [64 x i8] c"\99\9A\54\67\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\01\00\00\00\00\00\00\80\FF\FF\FF\7F\8F\A1\D3\7D\8A\78\00\00\5B\85\00\00\00\00\00\00\FF\FF\FF\7F\16\88\A1\B3\7F\CF\52\92\00\00\00\00\01\00\00\00"
@d181 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\50\FD\CB\69\00\00\00\00"
@d182 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d183 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\50\FD\CB\69\00\00\00\00"
@d184 = internal global [4 x i8] c"\00\00\00\00"
@d185 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d186 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\50\FD\CB\69\00\00\00\00"
@d187 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d188 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\50\FD\CB\69\00\00\00\00"
@d189 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\50\FD\CB\69\00\00\00\00"
@d190 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d191 = internal global [4 x i8] c"\00\00\00\00"
@d192 = internal global [16 x i8] c"\00\00\00\00\00\00\00\80\50\FD\CB\69\00\00\00\00"
@d193 = internal global [56 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\2C\37\97\4C\35\C8\9A\EB\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00"
@d194 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d195 = internal global [56 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\2C\37\97\4C\35\C8\9A\EB\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00"
@d196 = internal global [4 x i8] c"\01\00\00\00"
@d197 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d198 = internal global [56 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\2C\37\97\4C\35\C8\9A\EB\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00"
@d199 = internal global [8 x i8] c"\53\C3\65\A3\85\2D\74\A7"
@d200 = internal global [56 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\53\C3\65\A3\85\2D\74\A7\00\00\00\00\00\00\00\80\2C\37\97\4C\35\C8\9A\EB\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00"
@d201 = internal global [56 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\2C\37\97\4C\35\C8\9A\EB\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00"
@d202 = internal global [8 x i8] c"\53\C3\65\A3\85\2D\74\A7"
@d203 = internal global [4 x i8] c"\01\00\00\00"
@d204 = internal global [56 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\53\C3\65\A3\85\2D\74\A7\00\00\00\00\00\00\00\80\2C\37\97\4C\35\C8\9A\EB\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\80\01\00\00\00\00\00\00\00"
@d205 = internal global [128 x i8] c"\75\1A\5E\0E\D3\1F\5A\9B\D7\2E\57\33\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\AA\49\13\C4\20\69\51\17\BE\34\5F\5F\EA\BB\D6\A3\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7D\97\D0\CB\53\EB\26\EE\E2\36\DA\BC\94\37\90\51\C6\0F\1C\80\00\00\00\00\BE\F5\57\A5\39\8C\71\7B\FF\FF\FF\FF\FF\FF\FF\7F"
@d206 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d207 = internal global [128 x i8] c"\75\1A\5E\0E\D3\1F\5A\9B\D7\2E\57\33\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\AA\49\13\C4\20\69\51\17\BE\34\5F\5F\EA\BB\D6\A3\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7D\97\D0\CB\53\EB\26\EE\E2\36\DA\BC\94\37\90\51\C6\0F\1C\80\00\00\00\00\BE\F5\57\A5\39\8C\71\7B\FF\FF\FF\FF\FF\FF\FF\7F"
@d208 = internal global [4 x i8] c"\05\00\00\00"
@d209 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d210 = internal global [128 x i8] c"\75\1A\5E\0E\D3\1F\5A\9B\D7\2E\57\33\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\AA\49\13\C4\20\69\51\17\BE\34\5F\5F\EA\BB\D6\A3\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7D\97\D0\CB\53\EB\26\EE\E2\36\DA\BC\94\37\90\51\C6\0F\1C\80\00\00\00\00\BE\F5\57\A5\39\8C\71\7B\FF\FF\FF\FF\FF\FF\FF\7F"
@d211 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d212 = internal global [128 x i8] c"\75\1A\5E\0E\D3\1F\5A\9B\D7\2E\57\33\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\AA\49\13\C4\20\69\51\17\BE\34\5F\5F\EA\BB\D6\A3\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7D\97\D0\CB\53\EB\26\EE\E2\36\DA\BC\94\37\90\51\C6\0F\1C\80\00\00\00\00\BE\F5\57\A5\39\8C\71\7B\FF\FF\FF\FF\FF\FF\FF\7F"
@d213 = internal global [128 x i8] c"\75\1A\5E\0E\D3\1F\5A\9B\D7\2E\57\33\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\AA\49\13\C4\20\69\51\17\BE\34\5F\5F\EA\BB\D6\A3\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7D\97\D0\CB\53\EB\26\EE\E2\36\DA\BC\94\37\90\51\C6\0F\1C\80\00\00\00\00\BE\F5\57\A5\39\8C\71\7B\FF\FF\FF\FF\FF\FF\FF\7F"
@d214 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F"
@d215 = internal global [4 x i8] c"\05\00\00\00"
@d216 = internal global [128 x i8] c"\75\1A\5E\0E\D3\1F\5A\9B\D7\2E\57\33\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\7F\AA\49\13\C4\20\69\51\17\BE\34\5F\5F\EA\BB\D6\A3\01\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7D\97\D0\CB\53\EB\26\EE\E2\36\DA\BC\94\37\90\51\C6\0F\1C\80\00\00\00\00\BE\F5\57\A5\39\8C\71\7B\FF\FF\FF\FF\FF\FF\FF\7F"
@d217 = internal global [32 x i8] c"\AE\5C\00\3C\FF\DD\E9\0F\C1\8A\09\28\0D\CB\DA\4E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d218 = internal global [16 x i8] c"\AE\5C\00\3C\FF\DD\E9\0F\C1\8A\09\28\0D\CB\DA\4E"
@d219 = internal global [32 x i8] c"\AE\5C\00\3C\FF\DD\E9\0F\C1\8A\09\28\0D\CB\DA\4E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d220 = internal global [4 x i8] c"\00\00\00\00"
@d221 = internal global [16 x i8] c"\AE\5C\00\3C\FF\DD\E9\0F\C1\8A\09\28\0D\CB\DA\4E"
@d222 = internal global [32 x i8] c"\AE\5C\00\3C\FF\DD\E9\0F\C1\8A\09\28\0D\CB\DA\4E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d223 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d224 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d225 = internal global [32 x i8] c"\AE\5C\00\3C\FF\DD\E9\0F\C1\8A\09\28\0D\CB\DA\4E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d226 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d227 = internal global [4 x i8] c"\00\00\00\00"
@d228 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d229 = internal global [112 x i8] c"\5D\9D\0C\39\E1\EC\55\A6\5F\7B\04\BF\B5\4E\F5\12\0B\DB\01\81\E8\7F\54\6E\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E7\6E\9E\52\26\F3\C6\66\EF\F9\F4\53\19\AF\99\FA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1D\05\37\2F\7D\F2\76\C8\00\00\00\00\00\00\00\00"
@d230 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d231 = internal global [112 x i8] c"\5D\9D\0C\39\E1\EC\55\A6\5F\7B\04\BF\B5\4E\F5\12\0B\DB\01\81\E8\7F\54\6E\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E7\6E\9E\52\26\F3\C6\66\EF\F9\F4\53\19\AF\99\FA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1D\05\37\2F\7D\F2\76\C8\00\00\00\00\00\00\00\00"
@d232 = internal global [4 x i8] c"\04\00\00\00"
@d233 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d234 = internal global [112 x i8] c"\5D\9D\0C\39\E1\EC\55\A6\5F\7B\04\BF\B5\4E\F5\12\0B\DB\01\81\E8\7F\54\6E\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E7\6E\9E\52\26\F3\C6\66\EF\F9\F4\53\19\AF\99\FA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1D\05\37\2F\7D\F2\76\C8\00\00\00\00\00\00\00\00"
@d235 = internal global [16 x i8] c"\20\44\B1\4F\59\38\85\0F\C0\34\1B\D8\0E\96\A1\54"
@d236 = internal global [112 x i8] c"\5D\9D\0C\39\E1\EC\55\A6\5F\7B\04\BF\B5\4E\F5\12\0B\DB\01\81\E8\7F\54\6E\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E7\6E\9E\52\26\F3\C6\66\EF\F9\F4\53\19\AF\99\FA\20\44\B1\4F\59\38\85\0F\C0\34\1B\D8\0E\96\A1\54\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1D\05\37\2F\7D\F2\76\C8\00\00\00\00\00\00\00\00"
@d237 = internal global [112 x i8] c"\5D\9D\0C\39\E1\EC\55\A6\5F\7B\04\BF\B5\4E\F5\12\0B\DB\01\81\E8\7F\54\6E\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E7\6E\9E\52\26\F3\C6\66\EF\F9\F4\53\19\AF\99\FA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1D\05\37\2F\7D\F2\76\C8\00\00\00\00\00\00\00\00"
@d238 = internal global [16 x i8] c"\20\44\B1\4F\59\38\85\0F\C0\34\1B\D8\0E\96\A1\54"
@d239 = internal global [4 x i8] c"\04\00\00\00"
@d240 = internal global [112 x i8] c"\5D\9D\0C\39\E1\EC\55\A6\5F\7B\04\BF\B5\4E\F5\12\0B\DB\01\81\E8\7F\54\6E\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\E7\6E\9E\52\26\F3\C6\66\EF\F9\F4\53\19\AF\99\FA\20\44\B1\4F\59\38\85\0F\C0\34\1B\D8\0E\96\A1\54\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\1D\05\37\2F\7D\F2\76\C8\00\00\00\00\00\00\00\00"
@d241 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B3\D7\10\3B\1D\0D\E2\3B\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F5\BC\21\D9\0B\0E\F4\2E\9E\F6\59\03\CA\EC\D3\99\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\9C\3B\15\01\11\FB\5E\12\D3\67\05\47\A2\F6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F3\47\FA\AF\BC\D6\CE\A0\6E\18\7D\A8\E9\AD\77\47\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d242 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d243 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B3\D7\10\3B\1D\0D\E2\3B\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F5\BC\21\D9\0B\0E\F4\2E\9E\F6\59\03\CA\EC\D3\99\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\9C\3B\15\01\11\FB\5E\12\D3\67\05\47\A2\F6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F3\47\FA\AF\BC\D6\CE\A0\6E\18\7D\A8\E9\AD\77\47\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d244 = internal global [4 x i8] c"\0F\00\00\00"
@d245 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d246 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B3\D7\10\3B\1D\0D\E2\3B\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F5\BC\21\D9\0B\0E\F4\2E\9E\F6\59\03\CA\EC\D3\99\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\9C\3B\15\01\11\FB\5E\12\D3\67\05\47\A2\F6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F3\47\FA\AF\BC\D6\CE\A0\6E\18\7D\A8\E9\AD\77\47\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d247 = internal global [16 x i8] c"\77\BE\EB\02\9E\7C\BC\E9\2A\F0\E7\F0\3F\7F\2B\3A"
@d248 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B3\D7\10\3B\1D\0D\E2\3B\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F5\BC\21\D9\0B\0E\F4\2E\9E\F6\59\03\CA\EC\D3\99\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\9C\3B\15\01\11\FB\5E\12\D3\67\05\47\A2\F6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F3\47\FA\AF\BC\D6\CE\A0\6E\18\7D\A8\E9\AD\77\47\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\77\BE\EB\02\9E\7C\BC\E9\2A\F0\E7\F0\3F\7F\2B\3A"
@d249 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B3\D7\10\3B\1D\0D\E2\3B\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F5\BC\21\D9\0B\0E\F4\2E\9E\F6\59\03\CA\EC\D3\99\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\9C\3B\15\01\11\FB\5E\12\D3\67\05\47\A2\F6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F3\47\FA\AF\BC\D6\CE\A0\6E\18\7D\A8\E9\AD\77\47\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d250 = internal global [16 x i8] c"\77\BE\EB\02\9E\7C\BC\E9\2A\F0\E7\F0\3F\7F\2B\3A"
@d251 = internal global [4 x i8] c"\0F\00\00\00"
@d252 = internal global [256 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B3\D7\10\3B\1D\0D\E2\3B\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F5\BC\21\D9\0B\0E\F4\2E\9E\F6\59\03\CA\EC\D3\99\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\9C\3B\15\01\11\FB\5E\12\D3\67\05\47\A2\F6\F7\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\F3\47\FA\AF\BC\D6\CE\A0\6E\18\7D\A8\E9\AD\77\47\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\77\BE\EB\02\9E\7C\BC\E9\2A\F0\E7\F0\3F\7F\2B\3A"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <2 x i1>, ptr @d1, align 1
  %r1 = extractelement <2 x i1> %a1, i32 0
  store volatile i1 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d2, i64 1)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <2 x i1>, ptr @d3, align 1
  %i2 = load volatile i32, ptr @d4, align 1
  %r2 = extractelement <2 x i1> %a2, i32 %i2
  store volatile i1 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d5, i64 1)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <2 x i1>, ptr @d6, align 1
  %e3 = load volatile i1, ptr @d7, align 1
  %r3 = insertelement <2 x i1> %a3, i1 %e3, i64 0
  store volatile <2 x i1> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d8, i64 1)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <2 x i1>, ptr @d9, align 1
  %e4 = load volatile i1, ptr @d10, align 1
  %i4 = load volatile i32, ptr @d11, align 1
  %r4 = insertelement <2 x i1> %a4, i1 %e4, i32 %i4
  store volatile <2 x i1> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 1)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <7 x i1>, ptr @d13, align 1
  %r5 = extractelement <7 x i1> %a5, i32 4
  store volatile i1 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d14, i64 1)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <7 x i1>, ptr @d15, align 1
  %i6 = load volatile i32, ptr @d16, align 1
  %r6 = extractelement <7 x i1> %a6, i32 %i6
  store volatile i1 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d17, i64 1)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <7 x i1>, ptr @d18, align 1
  %e7 = load volatile i1, ptr @d19, align 1
  %r7 = insertelement <7 x i1> %a7, i1 %e7, i64 4
  store volatile <7 x i1> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d20, i64 1)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <7 x i1>, ptr @d21, align 1
  %e8 = load volatile i1, ptr @d22, align 1
  %i8 = load volatile i32, ptr @d23, align 1
  %r8 = insertelement <7 x i1> %a8, i1 %e8, i32 %i8
  store volatile <7 x i1> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 1)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <16 x i1>, ptr @d25, align 1
  %r9 = extractelement <16 x i1> %a9, i32 14
  store volatile i1 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d26, i64 1)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i1>, ptr @d27, align 1
  %i10 = load volatile i32, ptr @d28, align 1
  %r10 = extractelement <16 x i1> %a10, i32 %i10
  store volatile i1 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d29, i64 1)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <16 x i1>, ptr @d30, align 1
  %e11 = load volatile i1, ptr @d31, align 1
  %r11 = insertelement <16 x i1> %a11, i1 %e11, i64 14
  store volatile <16 x i1> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d32, i64 2)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i1>, ptr @d33, align 1
  %e12 = load volatile i1, ptr @d34, align 1
  %i12 = load volatile i32, ptr @d35, align 1
  %r12 = insertelement <16 x i1> %a12, i1 %e12, i32 %i12
  store volatile <16 x i1> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 2)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <2 x i7>, ptr @d37, align 1
  %r13 = extractelement <2 x i7> %a13, i32 0
  store volatile i7 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d38, i64 1)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <2 x i7>, ptr @d39, align 1
  %i14 = load volatile i32, ptr @d40, align 1
  %r14 = extractelement <2 x i7> %a14, i32 %i14
  store volatile i7 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d41, i64 1)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <2 x i7>, ptr @d42, align 1
  %e15 = load volatile i7, ptr @d43, align 1
  %r15 = insertelement <2 x i7> %a15, i7 %e15, i64 0
  store volatile <2 x i7> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d44, i64 2)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <2 x i7>, ptr @d45, align 1
  %e16 = load volatile i7, ptr @d46, align 1
  %i16 = load volatile i32, ptr @d47, align 1
  %r16 = insertelement <2 x i7> %a16, i7 %e16, i32 %i16
  store volatile <2 x i7> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 2)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <7 x i7>, ptr @d49, align 1
  %r17 = extractelement <7 x i7> %a17, i32 2
  store volatile i7 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d50, i64 1)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <7 x i7>, ptr @d51, align 1
  %i18 = load volatile i32, ptr @d52, align 1
  %r18 = extractelement <7 x i7> %a18, i32 %i18
  store volatile i7 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d53, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <7 x i7>, ptr @d54, align 1
  %e19 = load volatile i7, ptr @d55, align 1
  %r19 = insertelement <7 x i7> %a19, i7 %e19, i64 2
  store volatile <7 x i7> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d56, i64 7)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <7 x i7>, ptr @d57, align 1
  %e20 = load volatile i7, ptr @d58, align 1
  %i20 = load volatile i32, ptr @d59, align 1
  %r20 = insertelement <7 x i7> %a20, i7 %e20, i32 %i20
  store volatile <7 x i7> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 7)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <16 x i7>, ptr @d61, align 1
  %r21 = extractelement <16 x i7> %a21, i32 0
  store volatile i7 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d62, i64 1)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <16 x i7>, ptr @d63, align 1
  %i22 = load volatile i32, ptr @d64, align 1
  %r22 = extractelement <16 x i7> %a22, i32 %i22
  store volatile i7 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d65, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <16 x i7>, ptr @d66, align 1
  %e23 = load volatile i7, ptr @d67, align 1
  %r23 = insertelement <16 x i7> %a23, i7 %e23, i64 0
  store volatile <16 x i7> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d68, i64 14)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <16 x i7>, ptr @d69, align 1
  %e24 = load volatile i7, ptr @d70, align 1
  %i24 = load volatile i32, ptr @d71, align 1
  %r24 = insertelement <16 x i7> %a24, i7 %e24, i32 %i24
  store volatile <16 x i7> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 14)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <2 x i8>, ptr @d73, align 1
  %r25 = extractelement <2 x i8> %a25, i32 1
  store volatile i8 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d74, i64 1)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <2 x i8>, ptr @d75, align 1
  %i26 = load volatile i32, ptr @d76, align 1
  %r26 = extractelement <2 x i8> %a26, i32 %i26
  store volatile i8 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d77, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <2 x i8>, ptr @d78, align 1
  %e27 = load volatile i8, ptr @d79, align 1
  %r27 = insertelement <2 x i8> %a27, i8 %e27, i64 1
  store volatile <2 x i8> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d80, i64 2)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <2 x i8>, ptr @d81, align 1
  %e28 = load volatile i8, ptr @d82, align 1
  %i28 = load volatile i32, ptr @d83, align 1
  %r28 = insertelement <2 x i8> %a28, i8 %e28, i32 %i28
  store volatile <2 x i8> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 2)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <7 x i8>, ptr @d85, align 1
  %r29 = extractelement <7 x i8> %a29, i32 5
  store volatile i8 %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d86, i64 1)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <7 x i8>, ptr @d87, align 1
  %i30 = load volatile i32, ptr @d88, align 1
  %r30 = extractelement <7 x i8> %a30, i32 %i30
  store volatile i8 %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d89, i64 1)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <7 x i8>, ptr @d90, align 1
  %e31 = load volatile i8, ptr @d91, align 1
  %r31 = insertelement <7 x i8> %a31, i8 %e31, i64 5
  store volatile <7 x i8> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d92, i64 7)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <7 x i8>, ptr @d93, align 1
  %e32 = load volatile i8, ptr @d94, align 1
  %i32 = load volatile i32, ptr @d95, align 1
  %r32 = insertelement <7 x i8> %a32, i8 %e32, i32 %i32
  store volatile <7 x i8> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 7)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i8>, ptr @d97, align 1
  %r33 = extractelement <16 x i8> %a33, i32 11
  store volatile i8 %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d98, i64 1)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i8>, ptr @d99, align 1
  %i34 = load volatile i32, ptr @d100, align 1
  %r34 = extractelement <16 x i8> %a34, i32 %i34
  store volatile i8 %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d101, i64 1)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <16 x i8>, ptr @d102, align 1
  %e35 = load volatile i8, ptr @d103, align 1
  %r35 = insertelement <16 x i8> %a35, i8 %e35, i64 11
  store volatile <16 x i8> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d104, i64 16)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <16 x i8>, ptr @d105, align 1
  %e36 = load volatile i8, ptr @d106, align 1
  %i36 = load volatile i32, ptr @d107, align 1
  %r36 = insertelement <16 x i8> %a36, i8 %e36, i32 %i36
  store volatile <16 x i8> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 16)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <2 x i16>, ptr @d109, align 1
  %r37 = extractelement <2 x i16> %a37, i32 0
  store volatile i16 %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d110, i64 2)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <2 x i16>, ptr @d111, align 1
  %i38 = load volatile i32, ptr @d112, align 1
  %r38 = extractelement <2 x i16> %a38, i32 %i38
  store volatile i16 %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d113, i64 2)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <2 x i16>, ptr @d114, align 1
  %e39 = load volatile i16, ptr @d115, align 1
  %r39 = insertelement <2 x i16> %a39, i16 %e39, i64 0
  store volatile <2 x i16> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d116, i64 4)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <2 x i16>, ptr @d117, align 1
  %e40 = load volatile i16, ptr @d118, align 1
  %i40 = load volatile i32, ptr @d119, align 1
  %r40 = insertelement <2 x i16> %a40, i16 %e40, i32 %i40
  store volatile <2 x i16> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 4)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <7 x i16>, ptr @d121, align 1
  %r41 = extractelement <7 x i16> %a41, i32 0
  store volatile i16 %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d122, i64 2)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <7 x i16>, ptr @d123, align 1
  %i42 = load volatile i32, ptr @d124, align 1
  %r42 = extractelement <7 x i16> %a42, i32 %i42
  store volatile i16 %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d125, i64 2)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <7 x i16>, ptr @d126, align 1
  %e43 = load volatile i16, ptr @d127, align 1
  %r43 = insertelement <7 x i16> %a43, i16 %e43, i64 0
  store volatile <7 x i16> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d128, i64 14)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <7 x i16>, ptr @d129, align 1
  %e44 = load volatile i16, ptr @d130, align 1
  %i44 = load volatile i32, ptr @d131, align 1
  %r44 = insertelement <7 x i16> %a44, i16 %e44, i32 %i44
  store volatile <7 x i16> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 14)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i16>, ptr @d133, align 1
  %r45 = extractelement <16 x i16> %a45, i32 7
  store volatile i16 %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d134, i64 2)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i16>, ptr @d135, align 1
  %i46 = load volatile i32, ptr @d136, align 1
  %r46 = extractelement <16 x i16> %a46, i32 %i46
  store volatile i16 %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d137, i64 2)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <16 x i16>, ptr @d138, align 1
  %e47 = load volatile i16, ptr @d139, align 1
  %r47 = insertelement <16 x i16> %a47, i16 %e47, i64 7
  store volatile <16 x i16> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d140, i64 32)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <16 x i16>, ptr @d141, align 1
  %e48 = load volatile i16, ptr @d142, align 1
  %i48 = load volatile i32, ptr @d143, align 1
  %r48 = insertelement <16 x i16> %a48, i16 %e48, i32 %i48
  store volatile <16 x i16> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 32)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <2 x i32>, ptr @d145, align 1
  %r49 = extractelement <2 x i32> %a49, i32 0
  store volatile i32 %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d146, i64 4)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <2 x i32>, ptr @d147, align 1
  %i50 = load volatile i32, ptr @d148, align 1
  %r50 = extractelement <2 x i32> %a50, i32 %i50
  store volatile i32 %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d149, i64 4)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <2 x i32>, ptr @d150, align 1
  %e51 = load volatile i32, ptr @d151, align 1
  %r51 = insertelement <2 x i32> %a51, i32 %e51, i64 0
  store volatile <2 x i32> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d152, i64 8)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <2 x i32>, ptr @d153, align 1
  %e52 = load volatile i32, ptr @d154, align 1
  %i52 = load volatile i32, ptr @d155, align 1
  %r52 = insertelement <2 x i32> %a52, i32 %e52, i32 %i52
  store volatile <2 x i32> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 8)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <7 x i32>, ptr @d157, align 1
  %r53 = extractelement <7 x i32> %a53, i32 2
  store volatile i32 %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d158, i64 4)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <7 x i32>, ptr @d159, align 1
  %i54 = load volatile i32, ptr @d160, align 1
  %r54 = extractelement <7 x i32> %a54, i32 %i54
  store volatile i32 %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d161, i64 4)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <7 x i32>, ptr @d162, align 1
  %e55 = load volatile i32, ptr @d163, align 1
  %r55 = insertelement <7 x i32> %a55, i32 %e55, i64 2
  store volatile <7 x i32> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d164, i64 28)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <7 x i32>, ptr @d165, align 1
  %e56 = load volatile i32, ptr @d166, align 1
  %i56 = load volatile i32, ptr @d167, align 1
  %r56 = insertelement <7 x i32> %a56, i32 %e56, i32 %i56
  store volatile <7 x i32> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 28)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <16 x i32>, ptr @d169, align 1
  %r57 = extractelement <16 x i32> %a57, i32 10
  store volatile i32 %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d170, i64 4)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <16 x i32>, ptr @d171, align 1
  %i58 = load volatile i32, ptr @d172, align 1
  %r58 = extractelement <16 x i32> %a58, i32 %i58
  store volatile i32 %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d173, i64 4)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <16 x i32>, ptr @d174, align 1
  %e59 = load volatile i32, ptr @d175, align 1
  %r59 = insertelement <16 x i32> %a59, i32 %e59, i64 10
  store volatile <16 x i32> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d176, i64 64)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <16 x i32>, ptr @d177, align 1
  %e60 = load volatile i32, ptr @d178, align 1
  %i60 = load volatile i32, ptr @d179, align 1
  %r60 = insertelement <16 x i32> %a60, i32 %e60, i32 %i60
  store volatile <16 x i32> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 64)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <2 x i64>, ptr @d181, align 1
  %r61 = extractelement <2 x i64> %a61, i32 0
  store volatile i64 %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d182, i64 8)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <2 x i64>, ptr @d183, align 1
  %i62 = load volatile i32, ptr @d184, align 1
  %r62 = extractelement <2 x i64> %a62, i32 %i62
  store volatile i64 %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d185, i64 8)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <2 x i64>, ptr @d186, align 1
  %e63 = load volatile i64, ptr @d187, align 1
  %r63 = insertelement <2 x i64> %a63, i64 %e63, i64 0
  store volatile <2 x i64> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d188, i64 16)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <2 x i64>, ptr @d189, align 1
  %e64 = load volatile i64, ptr @d190, align 1
  %i64 = load volatile i32, ptr @d191, align 1
  %r64 = insertelement <2 x i64> %a64, i64 %e64, i32 %i64
  store volatile <2 x i64> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 16)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <7 x i64>, ptr @d193, align 1
  %r65 = extractelement <7 x i64> %a65, i32 1
  store volatile i64 %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d194, i64 8)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <7 x i64>, ptr @d195, align 1
  %i66 = load volatile i32, ptr @d196, align 1
  %r66 = extractelement <7 x i64> %a66, i32 %i66
  store volatile i64 %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d197, i64 8)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile <7 x i64>, ptr @d198, align 1
  %e67 = load volatile i64, ptr @d199, align 1
  %r67 = insertelement <7 x i64> %a67, i64 %e67, i64 1
  store volatile <7 x i64> %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d200, i64 56)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile <7 x i64>, ptr @d201, align 1
  %e68 = load volatile i64, ptr @d202, align 1
  %i68 = load volatile i32, ptr @d203, align 1
  %r68 = insertelement <7 x i64> %a68, i64 %e68, i32 %i68
  store volatile <7 x i64> %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d204, i64 56)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile <16 x i64>, ptr @d205, align 1
  %r69 = extractelement <16 x i64> %a69, i32 5
  store volatile i64 %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d206, i64 8)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile <16 x i64>, ptr @d207, align 1
  %i70 = load volatile i32, ptr @d208, align 1
  %r70 = extractelement <16 x i64> %a70, i32 %i70
  store volatile i64 %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d209, i64 8)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile <16 x i64>, ptr @d210, align 1
  %e71 = load volatile i64, ptr @d211, align 1
  %r71 = insertelement <16 x i64> %a71, i64 %e71, i64 5
  store volatile <16 x i64> %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d212, i64 128)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile <16 x i64>, ptr @d213, align 1
  %e72 = load volatile i64, ptr @d214, align 1
  %i72 = load volatile i32, ptr @d215, align 1
  %r72 = insertelement <16 x i64> %a72, i64 %e72, i32 %i72
  store volatile <16 x i64> %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d216, i64 128)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile <2 x i128>, ptr @d217, align 1
  %r73 = extractelement <2 x i128> %a73, i32 0
  store volatile i128 %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d218, i64 16)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile <2 x i128>, ptr @d219, align 1
  %i74 = load volatile i32, ptr @d220, align 1
  %r74 = extractelement <2 x i128> %a74, i32 %i74
  store volatile i128 %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d221, i64 16)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile <2 x i128>, ptr @d222, align 1
  %e75 = load volatile i128, ptr @d223, align 1
  %r75 = insertelement <2 x i128> %a75, i128 %e75, i64 0
  store volatile <2 x i128> %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d224, i64 32)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile <2 x i128>, ptr @d225, align 1
  %e76 = load volatile i128, ptr @d226, align 1
  %i76 = load volatile i32, ptr @d227, align 1
  %r76 = insertelement <2 x i128> %a76, i128 %e76, i32 %i76
  store volatile <2 x i128> %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d228, i64 32)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile <7 x i128>, ptr @d229, align 1
  %r77 = extractelement <7 x i128> %a77, i32 4
  store volatile i128 %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d230, i64 16)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile <7 x i128>, ptr @d231, align 1
  %i78 = load volatile i32, ptr @d232, align 1
  %r78 = extractelement <7 x i128> %a78, i32 %i78
  store volatile i128 %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d233, i64 16)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile <7 x i128>, ptr @d234, align 1
  %e79 = load volatile i128, ptr @d235, align 1
  %r79 = insertelement <7 x i128> %a79, i128 %e79, i64 4
  store volatile <7 x i128> %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d236, i64 112)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile <7 x i128>, ptr @d237, align 1
  %e80 = load volatile i128, ptr @d238, align 1
  %i80 = load volatile i32, ptr @d239, align 1
  %r80 = insertelement <7 x i128> %a80, i128 %e80, i32 %i80
  store volatile <7 x i128> %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d240, i64 112)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile <16 x i128>, ptr @d241, align 1
  %r81 = extractelement <16 x i128> %a81, i32 15
  store volatile i128 %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d242, i64 16)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile <16 x i128>, ptr @d243, align 1
  %i82 = load volatile i32, ptr @d244, align 1
  %r82 = extractelement <16 x i128> %a82, i32 %i82
  store volatile i128 %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d245, i64 16)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile <16 x i128>, ptr @d246, align 1
  %e83 = load volatile i128, ptr @d247, align 1
  %r83 = insertelement <16 x i128> %a83, i128 %e83, i64 15
  store volatile <16 x i128> %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d248, i64 256)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile <16 x i128>, ptr @d249, align 1
  %e84 = load volatile i128, ptr @d250, align 1
  %i84 = load volatile i32, ptr @d251, align 1
  %r84 = insertelement <16 x i128> %a84, i128 %e84, i32 %i84
  store volatile <16 x i128> %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d252, i64 256)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ]
  ret i32 %which
}
