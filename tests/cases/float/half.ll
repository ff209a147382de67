; Arithmetic, comparisons and conversions of half.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
; LINK: -lm
@d1 = internal global [2 x i8] c"\28\01"
@d2 = internal global [2 x i8] c"\86\70"
@d3 = internal global [2 x i8] c"\86\70"
@d4 = internal global [2 x i8] c"\13\00"
@d5 = internal global [2 x i8] c"\00\00"
@d6 = internal global [2 x i8] c"\13\00"
@d7 = internal global [2 x i8] c"\9D\52"
@d8 = internal global [2 x i8] c"\A6\CF"
@d9 = internal global [2 x i8] c"\94\4D"
@d10 = internal global [2 x i8] c"\00\DB"
@d11 = internal global [2 x i8] c"\FC\D1"
@d12 = internal global [2 x i8] c"\40\DC"
@d13 = internal global [2 x i8] c"\D5\C2"
@d14 = internal global [2 x i8] c"\00\5A"
@d15 = internal global [2 x i8] c"\E5\59"
@d16 = internal global [2 x i8] c"\9B\86"
@d17 = internal global [2 x i8] c"\CF\A2"
@d18 = internal global [2 x i8] c"\DC\A2"
@d19 = internal global [6 x i8] c"\95\52\6D\87\00\80"
@d20 = internal global [6 x i8] c"\80\82\40\83\FE\02"
@d21 = internal global [6 x i8] c"\95\52\56\89\FE\02"
@d22 = internal global [2 x i8] c"\6B\C2"
@d23 = internal global [2 x i8] c"\0B\80"
@d24 = internal global [2 x i8] c"\6B\C2"
@d25 = internal global [2 x i8] c"\00\42"
@d26 = internal global [2 x i8] c"\00\80"
@d27 = internal global [2 x i8] c"\00\42"
@d28 = internal global [2 x i8] c"\00\4A"
@d29 = internal global [2 x i8] c"\00\80"
@d30 = internal global [2 x i8] c"\00\4A"
@d31 = internal global [2 x i8] c"\80\5D"
@d32 = internal global [2 x i8] c"\85\D2"
@d33 = internal global [2 x i8] c"\51\5E"
@d34 = internal global [2 x i8] c"\B1\3B"
@d35 = internal global [2 x i8] c"\37\4D"
@d36 = internal global [2 x i8] c"\F9\CC"
@d37 = internal global [2 x i8] c"\56\BA"
@d38 = internal global [2 x i8] c"\00\00"
@d39 = internal global [2 x i8] c"\56\BA"
@d40 = internal global [6 x i8] c"\00\2B\4D\BA\7B\39"
@d41 = internal global [6 x i8] c"\88\03\23\51\35\E9"
@d42 = internal global [6 x i8] c"\FE\2A\3C\D1\35\69"
@d43 = internal global [2 x i8] c"\00\AC"
@d44 = internal global [2 x i8] c"\B1\3F"
@d45 = internal global [2 x i8] c"\B1\AF"
@d46 = internal global [2 x i8] c"\7B\D2"
@d47 = internal global [2 x i8] c"\FF\C1"
@d48 = internal global [2 x i8] c"\DB\58"
@d49 = internal global [2 x i8] c"\8E\A3"
@d50 = internal global [2 x i8] c"\3B\51"
@d51 = internal global [2 x i8] c"\F0\B8"
@d52 = internal global [2 x i8] c"\00\29"
@d53 = internal global [2 x i8] c"\3C\22"
@d54 = internal global [2 x i8] c"\CB\0F"
@d55 = internal global [2 x i8] c"\00\A0"
@d56 = internal global [2 x i8] c"\00\80"
@d57 = internal global [2 x i8] c"\00\00"
@d58 = internal global [2 x i8] c"\85\A0"
@d59 = internal global [2 x i8] c"\00\80"
@d60 = internal global [2 x i8] c"\00\00"
@d61 = internal global [6 x i8] c"\1C\50\00\A8\31\C0"
@d62 = internal global [6 x i8] c"\F2\C3\61\00\40\83"
@d63 = internal global [6 x i8] c"\15\D8\03\80\D0\06"
@d64 = internal global [2 x i8] c"\00\CB"
@d65 = internal global [2 x i8] c"\0E\BD"
@d66 = internal global [2 x i8] c"\8A\49"
@d67 = internal global [2 x i8] c"\00\00"
@d68 = internal global [2 x i8] c"\00\26"
@d69 = internal global [2 x i8] c"\00\00"
@d70 = internal global [2 x i8] c"\00\AA"
@d71 = internal global [2 x i8] c"\CD\A0"
@d72 = internal global [2 x i8] c"\00\45"
@d73 = internal global [2 x i8] c"\8B\23"
@d74 = internal global [2 x i8] c"\36\A0"
@d75 = internal global [2 x i8] c"\2A\BF"
@d76 = internal global [2 x i8] c"\ED\52"
@d77 = internal global [2 x i8] c"\65\BD"
@d78 = internal global [2 x i8] c"\23\D1"
@d79 = internal global [2 x i8] c"\0C\63"
@d80 = internal global [2 x i8] c"\67\38"
@d81 = internal global [2 x i8] c"\67\66"
@d82 = internal global [6 x i8] c"\7D\3C\09\3D\00\00"
@d83 = internal global [6 x i8] c"\00\26\39\80\44\E8"
@d84 = internal global [6 x i8] c"\FC\51\00\FC\00\80"
@d85 = internal global [2 x i8] c"\00\AB"
@d86 = internal global [2 x i8] c"\C2\3D"
@d87 = internal global [2 x i8] c"\00\AB"
@d88 = internal global [2 x i8] c"\DC\38"
@d89 = internal global [2 x i8] c"\00\D2"
@d90 = internal global [2 x i8] c"\DC\38"
@d91 = internal global [2 x i8] c"\00\85"
@d92 = internal global [2 x i8] c"\24\3D"
@d93 = internal global [2 x i8] c"\00\85"
@d94 = internal global [2 x i8] c"\00\DB"
@d95 = internal global [2 x i8] c"\00\56"
@d96 = internal global [2 x i8] c"\00\D0"
@d97 = internal global [2 x i8] c"\00\44"
@d98 = internal global [2 x i8] c"\00\45"
@d99 = internal global [2 x i8] c"\00\44"
@d100 = internal global [2 x i8] c"\00\00"
@d101 = internal global [2 x i8] c"\38\80"
@d102 = internal global [2 x i8] c"\00\00"
@d103 = internal global [6 x i8] c"\FD\41\00\24\80\C8"
@d104 = internal global [6 x i8] c"\44\BD\0B\00\36\3A"
@d105 = internal global [6 x i8] c"\C8\35\03\00\5C\B7"
@d106 = internal global [2 x i8] c"\F1\B9"
@d107 = internal global [2 x i8] c"\68\08"
@d108 = internal global [1 x i8] c"\00"
@d109 = internal global [2 x i8] c"\68\00"
@d110 = internal global [2 x i8] c"\68\00"
@d111 = internal global [1 x i8] c"\01"
@d112 = internal global [2 x i8] c"\00\5E"
@d113 = internal global [2 x i8] c"\00\7E"
@d114 = internal global [1 x i8] c"\00"
@d115 = internal global [2 x i8] c"\00\FC"
@d116 = internal global [2 x i8] c"\AB\53"
@d117 = internal global [1 x i8] c"\00"
@d118 = internal global [2 x i8] c"\00\AF"
@d119 = internal global [2 x i8] c"\00\AF"
@d120 = internal global [1 x i8] c"\00"
@d121 = internal global [2 x i8] c"\00\00"
@d122 = internal global [2 x i8] c"\00\7E"
@d123 = internal global [1 x i8] c"\00"
@d124 = internal global [2 x i8] c"\00\FC"
@d125 = internal global [2 x i8] c"\00\7C"
@d126 = internal global [1 x i8] c"\00"
@d127 = internal global [2 x i8] c"\B8\51"
@d128 = internal global [2 x i8] c"\B8\51"
@d129 = internal global [1 x i8] c"\01"
@d130 = internal global [2 x i8] c"\00\1C"
@d131 = internal global [2 x i8] c"\00\7E"
@d132 = internal global [1 x i8] c"\00"
@d133 = internal global [2 x i8] c"\20\40"
@d134 = internal global [2 x i8] c"\00\A9"
@d135 = internal global [1 x i8] c"\00"
@d136 = internal global [2 x i8] c"\40\42"
@d137 = internal global [2 x i8] c"\40\42"
@d138 = internal global [1 x i8] c"\00"
@d139 = internal global [2 x i8] c"\6E\3D"
@d140 = internal global [2 x i8] c"\00\7E"
@d141 = internal global [1 x i8] c"\00"
@d142 = internal global [2 x i8] c"\BD\88"
@d143 = internal global [2 x i8] c"\46\BE"
@d144 = internal global [1 x i8] c"\00"
@d145 = internal global [2 x i8] c"\05\00"
@d146 = internal global [2 x i8] c"\05\00"
@d147 = internal global [1 x i8] c"\01"
@d148 = internal global [2 x i8] c"\7A\BB"
@d149 = internal global [2 x i8] c"\00\7E"
@d150 = internal global [1 x i8] c"\00"
@d151 = internal global [2 x i8] c"\00\80"
@d152 = internal global [2 x i8] c"\8C\3E"
@d153 = internal global [1 x i8] c"\01"
@d154 = internal global [2 x i8] c"\78\C3"
@d155 = internal global [2 x i8] c"\78\C3"
@d156 = internal global [1 x i8] c"\00"
@d157 = internal global [2 x i8] c"\F2\BB"
@d158 = internal global [2 x i8] c"\00\7E"
@d159 = internal global [1 x i8] c"\00"
@d160 = internal global [2 x i8] c"\EA\BA"
@d161 = internal global [2 x i8] c"\00\80"
@d162 = internal global [1 x i8] c"\01"
@d163 = internal global [2 x i8] c"\00\6F"
@d164 = internal global [2 x i8] c"\00\6F"
@d165 = internal global [1 x i8] c"\01"
@d166 = internal global [2 x i8] c"\7E\53"
@d167 = internal global [2 x i8] c"\00\7E"
@d168 = internal global [1 x i8] c"\00"
@d169 = internal global [2 x i8] c"\44\3E"
@d170 = internal global [2 x i8] c"\AC\08"
@d171 = internal global [1 x i8] c"\00"
@d172 = internal global [2 x i8] c"\4A\BE"
@d173 = internal global [2 x i8] c"\4A\BE"
@d174 = internal global [1 x i8] c"\00"
@d175 = internal global [2 x i8] c"\80\45"
@d176 = internal global [2 x i8] c"\00\7E"
@d177 = internal global [1 x i8] c"\01"
@d178 = internal global [2 x i8] c"\99\A3"
@d179 = internal global [2 x i8] c"\00\80"
@d180 = internal global [1 x i8] c"\00"
@d181 = internal global [2 x i8] c"\00\7C"
@d182 = internal global [2 x i8] c"\00\7C"
@d183 = internal global [1 x i8] c"\01"
@d184 = internal global [2 x i8] c"\1C\91"
@d185 = internal global [2 x i8] c"\00\7E"
@d186 = internal global [1 x i8] c"\01"
@d187 = internal global [2 x i8] c"\15\00"
@d188 = internal global [2 x i8] c"\00\2F"
@d189 = internal global [1 x i8] c"\00"
@d190 = internal global [2 x i8] c"\2A\82"
@d191 = internal global [2 x i8] c"\2A\82"
@d192 = internal global [1 x i8] c"\00"
@d193 = internal global [2 x i8] c"\F9\A2"
@d194 = internal global [2 x i8] c"\00\7E"
@d195 = internal global [1 x i8] c"\01"
@d196 = internal global [2 x i8] c"\D9\3D"
@d197 = internal global [2 x i8] c"\80\5F"
@d198 = internal global [1 x i8] c"\00"
@d199 = internal global [2 x i8] c"\00\00"
@d200 = internal global [2 x i8] c"\00\00"
@d201 = internal global [1 x i8] c"\01"
@d202 = internal global [2 x i8] c"\12\00"
@d203 = internal global [2 x i8] c"\00\7E"
@d204 = internal global [1 x i8] c"\01"
@d205 = internal global [2 x i8] c"\00\45"
@d206 = internal global [2 x i8] c"\D0\00"
@d207 = internal global [1 x i8] c"\00"
@d208 = internal global [2 x i8] c"\3E\D3"
@d209 = internal global [2 x i8] c"\3E\D3"
@d210 = internal global [1 x i8] c"\00"
@d211 = internal global [2 x i8] c"\EA\D0"
@d212 = internal global [2 x i8] c"\00\7E"
@d213 = internal global [1 x i8] c"\01"
@d214 = internal global [2 x i8] c"\00\49"
@d215 = internal global [2 x i8] c"\F2\3B"
@d216 = internal global [1 x i8] c"\00"
@d217 = internal global [2 x i8] c"\00\54"
@d218 = internal global [2 x i8] c"\00\54"
@d219 = internal global [1 x i8] c"\01"
@d220 = internal global [2 x i8] c"\9A\22"
@d221 = internal global [2 x i8] c"\00\7E"
@d222 = internal global [1 x i8] c"\01"
@d223 = internal global [2 x i8] c"\00\7C"
@d224 = internal global [2 x i8] c"\7C\F5"
@d225 = internal global [1 x i8] c"\01"
@d226 = internal global [2 x i8] c"\60\D3"
@d227 = internal global [2 x i8] c"\60\D3"
@d228 = internal global [1 x i8] c"\00"
@d229 = internal global [2 x i8] c"\6C\D0"
@d230 = internal global [2 x i8] c"\00\7E"
@d231 = internal global [1 x i8] c"\01"
@d232 = internal global [2 x i8] c"\B7\43"
@d233 = internal global [2 x i8] c"\BD\52"
@d234 = internal global [1 x i8] c"\01"
@d235 = internal global [2 x i8] c"\26\80"
@d236 = internal global [2 x i8] c"\26\80"
@d237 = internal global [1 x i8] c"\01"
@d238 = internal global [2 x i8] c"\F8\B2"
@d239 = internal global [2 x i8] c"\00\7E"
@d240 = internal global [1 x i8] c"\01"
@d241 = internal global [2 x i8] c"\87\A2"
@d242 = internal global [2 x i8] c"\76\BB"
@d243 = internal global [1 x i8] c"\00"
@d244 = internal global [2 x i8] c"\00\00"
@d245 = internal global [2 x i8] c"\00\00"
@d246 = internal global [1 x i8] c"\00"
@d247 = internal global [2 x i8] c"\1D\3B"
@d248 = internal global [2 x i8] c"\00\7E"
@d249 = internal global [1 x i8] c"\00"
@d250 = internal global [2 x i8] c"\00\80"
@d251 = internal global [4 x i8] c"\00\00\00\80"
@d252 = internal global [2 x i8] c"\00\5C"
@d253 = internal global [4 x i8] c"\00\00\80\43"
@d254 = internal global [2 x i8] c"\80\4C"
@d255 = internal global [4 x i8] c"\00\00\90\41"
@d256 = internal global [2 x i8] c"\3C\BF"
@d257 = internal global [8 x i8] c"\00\00\00\00\00\F0\FC\BF"
@d258 = internal global [2 x i8] c"\AC\B8"
@d259 = internal global [8 x i8] c"\00\00\00\00\00\B0\E2\BF"
@d260 = internal global [2 x i8] c"\00\4C"
@d261 = internal global [8 x i8] c"\00\00\00\00\00\00\30\40"
@d262 = internal global [2 x i8] c"\00\FB"
@d263 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\0E\C0"
@d264 = internal global [2 x i8] c"\00\FC"
@d265 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF"
@d266 = internal global [2 x i8] c"\00\47"
@d267 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\01\40"
@d268 = internal global [2 x i8] c"\00\B8"
@d269 = internal global [10 x i8] c"\00\00\00\00\00\00\00\80\FE\BF"
@d270 = internal global [2 x i8] c"\00\00"
@d271 = internal global [10 x i8] c"\00\00\00\00\00\00\00\00\00\00"
@d272 = internal global [2 x i8] c"\B1\BE"
@d273 = internal global [10 x i8] c"\00\00\00\00\00\00\20\D6\FF\BF"
@d274 = internal global [1 x i8] c"\01"
@d275 = internal global [2 x i8] c"\00\BC"
@d276 = internal global [1 x i8] c"\01"
@d277 = internal global [2 x i8] c"\00\BC"
@d278 = internal global [1 x i8] c"\01"
@d279 = internal global [2 x i8] c"\00\BC"
@d280 = internal global [1 x i8] c"\01"
@d281 = internal global [2 x i8] c"\00\3C"
@d282 = internal global [1 x i8] c"\00"
@d283 = internal global [2 x i8] c"\00\00"
@d284 = internal global [1 x i8] c"\01"
@d285 = internal global [2 x i8] c"\00\3C"
@d286 = internal global [1 x i8] c"\08"
@d287 = internal global [2 x i8] c"\00\48"
@d288 = internal global [1 x i8] c"\0C"
@d289 = internal global [2 x i8] c"\00\4A"
@d290 = internal global [1 x i8] c"\31"
@d291 = internal global [2 x i8] c"\20\52"
@d292 = internal global [1 x i8] c"\80"
@d293 = internal global [2 x i8] c"\00\58"
@d294 = internal global [1 x i8] c"\0D"
@d295 = internal global [2 x i8] c"\80\4A"
@d296 = internal global [1 x i8] c"\01"
@d297 = internal global [2 x i8] c"\00\3C"
@d298 = internal global [2 x i8] c"\FF\7F"
@d299 = internal global [2 x i8] c"\00\78"
@d300 = internal global [2 x i8] c"\5F\00"
@d301 = internal global [2 x i8] c"\F0\55"
@d302 = internal global [2 x i8] c"\B9\00"
@d303 = internal global [2 x i8] c"\C8\59"
@d304 = internal global [2 x i8] c"\01\00"
@d305 = internal global [2 x i8] c"\00\3C"
@d306 = internal global [2 x i8] c"\2B\5E"
@d307 = internal global [2 x i8] c"\E3\75"
@d308 = internal global [2 x i8] c"\01\00"
@d309 = internal global [2 x i8] c"\00\3C"
@d310 = internal global [3 x i8] c"\01\00\00"
@d311 = internal global [2 x i8] c"\00\3C"
@d312 = internal global [3 x i8] c"\FF\FF\FF"
@d313 = internal global [2 x i8] c"\00\BC"
@d314 = internal global [3 x i8] c"\FF\FF\FF"
@d315 = internal global [2 x i8] c"\00\BC"
@d316 = internal global [3 x i8] c"\FF\FF\7F"
@d317 = internal global [2 x i8] c"\00\7C"
@d318 = internal global [3 x i8] c"\44\0F\00"
@d319 = internal global [2 x i8] c"\A2\6B"
@d320 = internal global [3 x i8] c"\67\3A\9B"
@d321 = internal global [2 x i8] c"\00\7C"
@d322 = internal global [4 x i8] c"\00\00\00\00"
@d323 = internal global [2 x i8] c"\00\00"
@d324 = internal global [4 x i8] c"\00\00\00\00"
@d325 = internal global [2 x i8] c"\00\00"
@d326 = internal global [4 x i8] c"\FF\FF\FF\7F"
@d327 = internal global [2 x i8] c"\00\7C"
@d328 = internal global [4 x i8] c"\F7\04\00\00"
@d329 = internal global [2 x i8] c"\F7\64"
@d330 = internal global [4 x i8] c"\B8\89\00\00"
@d331 = internal global [2 x i8] c"\4E\78"
@d332 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d333 = internal global [2 x i8] c"\00\7C"
@d334 = internal global [8 x i8] c"\CF\90\F2\48\33\73\A9\6D"
@d335 = internal global [2 x i8] c"\00\7C"
@d336 = internal global [8 x i8] c"\88\15\3E\32\00\00\00\00"
@d337 = internal global [2 x i8] c"\00\7C"
@d338 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d339 = internal global [2 x i8] c"\00\BC"
@d340 = internal global [8 x i8] c"\C2\7E\6E\5D\F0\8B\D0\50"
@d341 = internal global [2 x i8] c"\00\7C"
@d342 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d343 = internal global [2 x i8] c"\00\7C"
@d344 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d345 = internal global [2 x i8] c"\00\7C"
@d346 = internal global [9 x i8] c"\2B\45\B7\6E\0E\BC\8F\05\01"
@d347 = internal global [2 x i8] c"\00\FC"
@d348 = internal global [9 x i8] c"\01\00\00\00\00\00\00\00\00"
@d349 = internal global [2 x i8] c"\00\3C"
@d350 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00"
@d351 = internal global [2 x i8] c"\00\7C"
@d352 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\01"
@d353 = internal global [2 x i8] c"\00\7C"
@d354 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d355 = internal global [2 x i8] c"\00\7C"
@d356 = internal global [9 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\01"
@d357 = internal global [2 x i8] c"\00\7C"
@d358 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d359 = internal global [2 x i8] c"\00\FC"
@d360 = internal global [16 x i8] c"\9B\0B\14\B6\54\E9\78\D4\AD\FE\01\FD\D9\6B\74\0E"
@d361 = internal global [2 x i8] c"\00\7C"
@d362 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d363 = internal global [2 x i8] c"\00\7C"
@d364 = internal global [16 x i8] c"\77\50\67\74\07\E4\3D\89\00\00\00\00\00\00\00\00"
@d365 = internal global [2 x i8] c"\00\7C"
@d366 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d367 = internal global [2 x i8] c"\00\7C"
@d368 = internal global [16 x i8] c"\8A\20\89\16\FD\8D\FC\41\20\F3\2B\13\63\05\4B\F3"
@d369 = internal global [2 x i8] c"\00\7C"
@d370 = internal global [25 x i8] c"\E5\45\6C\64\33\5F\2A\14\3C\A2\C8\06\F6\DD\FA\C5\0A\53\63\37\4C\FB\5E\2A\28"
@d371 = internal global [2 x i8] c"\00\7C"
@d372 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d373 = internal global [2 x i8] c"\00\FC"
@d374 = internal global [25 x i8] c"\D4\80\FE\FA\2B\D2\12\54\8D\DF\24\93\73\13\6D\CA\C8\F9\F7\41\15\A1\22\A6\01"
@d375 = internal global [2 x i8] c"\00\7C"
@d376 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d377 = internal global [2 x i8] c"\00\00"
@d378 = internal global [25 x i8] c"\E1\14\96\89\95\6F\41\CF\07\E5\90\E0\10\3F\34\32\29\2B\34\51\0B\84\3E\19\FE"
@d379 = internal global [2 x i8] c"\00\7C"
@d380 = internal global [25 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d381 = internal global [2 x i8] c"\00\7C"
@d382 = internal global [2 x i8] c"\07\50"
@d383 = internal global [1 x i8] c"\20"
@d384 = internal global [2 x i8] c"\80\8D"
@d385 = internal global [1 x i8] c"\00"
@d386 = internal global [2 x i8] c"\31\C0"
@d387 = internal global [1 x i8] c"\FE"
@d388 = internal global [2 x i8] c"\A9\A3"
@d389 = internal global [1 x i8] c"\00"
@d390 = internal global [2 x i8] c"\C1\A1"
@d391 = internal global [1 x i8] c"\00"
@d392 = internal global [2 x i8] c"\74\3A"
@d393 = internal global [1 x i8] c"\00"
@d394 = internal global [2 x i8] c"\89\A3"
@d395 = internal global [2 x i8] c"\00\00"
@d396 = internal global [2 x i8] c"\00\00"
@d397 = internal global [2 x i8] c"\00\00"
@d398 = internal global [2 x i8] c"\00\42"
@d399 = internal global [2 x i8] c"\03\00"
@d400 = internal global [2 x i8] c"\EF\42"
@d401 = internal global [2 x i8] c"\03\00"
@d402 = internal global [2 x i8] c"\BC\3D"
@d403 = internal global [2 x i8] c"\01\00"
@d404 = internal global [2 x i8] c"\6E\0F"
@d405 = internal global [2 x i8] c"\00\00"
@d406 = internal global [2 x i8] c"\07\3C"
@d407 = internal global [4 x i8] c"\01\00\00\00"
@d408 = internal global [2 x i8] c"\37\40"
@d409 = internal global [4 x i8] c"\02\00\00\00"
@d410 = internal global [2 x i8] c"\00\43"
@d411 = internal global [4 x i8] c"\03\00\00\00"
@d412 = internal global [2 x i8] c"\9C\42"
@d413 = internal global [4 x i8] c"\03\00\00\00"
@d414 = internal global [2 x i8] c"\BD\A1"
@d415 = internal global [4 x i8] c"\00\00\00\00"
@d416 = internal global [2 x i8] c"\80\92"
@d417 = internal global [4 x i8] c"\00\00\00\00"
@d418 = internal global [2 x i8] c"\80\AD"
@d419 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d420 = internal global [2 x i8] c"\00\D6"
@d421 = internal global [8 x i8] c"\A0\FF\FF\FF\FF\FF\FF\FF"
@d422 = internal global [2 x i8] c"\D5\BE"
@d423 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d424 = internal global [2 x i8] c"\00\80"
@d425 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d426 = internal global [2 x i8] c"\3C\A2"
@d427 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d428 = internal global [2 x i8] c"\9F\15"
@d429 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d430 = internal global [2 x i8] c"\A4\23"
@d431 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d432 = internal global [2 x i8] c"\00\00"
@d433 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d434 = internal global [2 x i8] c"\16\D3"
@d435 = internal global [9 x i8] c"\C8\FF\FF\FF\FF\FF\FF\FF\01"
@d436 = internal global [2 x i8] c"\04\52"
@d437 = internal global [9 x i8] c"\30\00\00\00\00\00\00\00\00"
@d438 = internal global [2 x i8] c"\52\52"
@d439 = internal global [9 x i8] c"\32\00\00\00\00\00\00\00\00"
@d440 = internal global [2 x i8] c"\80\44"
@d441 = internal global [9 x i8] c"\04\00\00\00\00\00\00\00\00"
@d442 = internal global [2 x i8] c"\70\B9"
@d443 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d444 = internal global [2 x i8] c"\8D\BD"
@d445 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d446 = internal global [2 x i8] c"\57\A1"
@d447 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d448 = internal global [2 x i8] c"\00\8F"
@d449 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d450 = internal global [2 x i8] c"\BE\41"
@d451 = internal global [16 x i8] c"\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d452 = internal global [2 x i8] c"\84\43"
@d453 = internal global [16 x i8] c"\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d454 = internal global [2 x i8] c"\F3\52"
@d455 = internal global [25 x i8] c"\37\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d456 = internal global [2 x i8] c"\AE\3F"
@d457 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d458 = internal global [2 x i8] c"\4D\BA"
@d459 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d460 = internal global [2 x i8] c"\B5\B8"
@d461 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d462 = internal global [2 x i8] c"\E8\83"
@d463 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d464 = internal global [2 x i8] c"\81\3C"
@d465 = internal global [25 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile half, ptr @d1, align 1
  %b1 = load volatile half, ptr @d2, align 1
  %r1 = fadd half %a1, %b1
  store volatile half %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 2)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile half, ptr @d4, align 1
  %b2 = load volatile half, ptr @d5, align 1
  %r2 = fadd half %a2, %b2
  store volatile half %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 2)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile half, ptr @d7, align 1
  %b3 = load volatile half, ptr @d8, align 1
  %r3 = fadd half %a3, %b3
  store volatile half %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 2)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile half, ptr @d10, align 1
  %b4 = load volatile half, ptr @d11, align 1
  %r4 = fadd half %a4, %b4
  store volatile half %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 2)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile half, ptr @d13, align 1
  %b5 = load volatile half, ptr @d14, align 1
  %r5 = fadd half %a5, %b5
  store volatile half %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 2)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile half, ptr @d16, align 1
  %b6 = load volatile half, ptr @d17, align 1
  %r6 = fadd half %a6, %b6
  store volatile half %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 2)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x half>, ptr @d19, align 1
  %b7 = load volatile <3 x half>, ptr @d20, align 1
  %r7 = fadd <3 x half> %a7, %b7
  store volatile <3 x half> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 6)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile half, ptr @d22, align 1
  %b8 = load volatile half, ptr @d23, align 1
  %r8 = fsub half %a8, %b8
  store volatile half %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 2)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile half, ptr @d25, align 1
  %b9 = load volatile half, ptr @d26, align 1
  %r9 = fsub half %a9, %b9
  store volatile half %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 2)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile half, ptr @d28, align 1
  %b10 = load volatile half, ptr @d29, align 1
  %r10 = fsub half %a10, %b10
  store volatile half %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 2)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile half, ptr @d31, align 1
  %b11 = load volatile half, ptr @d32, align 1
  %r11 = fsub half %a11, %b11
  store volatile half %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 2)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile half, ptr @d34, align 1
  %b12 = load volatile half, ptr @d35, align 1
  %r12 = fsub half %a12, %b12
  store volatile half %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 2)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile half, ptr @d37, align 1
  %b13 = load volatile half, ptr @d38, align 1
  %r13 = fsub half %a13, %b13
  store volatile half %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 2)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x half>, ptr @d40, align 1
  %b14 = load volatile <3 x half>, ptr @d41, align 1
  %r14 = fsub <3 x half> %a14, %b14
  store volatile <3 x half> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 6)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile half, ptr @d43, align 1
  %b15 = load volatile half, ptr @d44, align 1
  %r15 = fmul half %a15, %b15
  store volatile half %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 2)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile half, ptr @d46, align 1
  %b16 = load volatile half, ptr @d47, align 1
  %r16 = fmul half %a16, %b16
  store volatile half %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 2)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile half, ptr @d49, align 1
  %b17 = load volatile half, ptr @d50, align 1
  %r17 = fmul half %a17, %b17
  store volatile half %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 2)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile half, ptr @d52, align 1
  %b18 = load volatile half, ptr @d53, align 1
  %r18 = fmul half %a18, %b18
  store volatile half %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 2)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile half, ptr @d55, align 1
  %b19 = load volatile half, ptr @d56, align 1
  %r19 = fmul half %a19, %b19
  store volatile half %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 2)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile half, ptr @d58, align 1
  %b20 = load volatile half, ptr @d59, align 1
  %r20 = fmul half %a20, %b20
  store volatile half %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 2)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x half>, ptr @d61, align 1
  %b21 = load volatile <3 x half>, ptr @d62, align 1
  %r21 = fmul <3 x half> %a21, %b21
  store volatile <3 x half> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 6)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile half, ptr @d64, align 1
  %b22 = load volatile half, ptr @d65, align 1
  %r22 = fdiv half %a22, %b22
  store volatile half %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 2)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile half, ptr @d67, align 1
  %b23 = load volatile half, ptr @d68, align 1
  %r23 = fdiv half %a23, %b23
  store volatile half %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 2)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile half, ptr @d70, align 1
  %b24 = load volatile half, ptr @d71, align 1
  %r24 = fdiv half %a24, %b24
  store volatile half %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 2)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile half, ptr @d73, align 1
  %b25 = load volatile half, ptr @d74, align 1
  %r25 = fdiv half %a25, %b25
  store volatile half %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 2)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile half, ptr @d76, align 1
  %b26 = load volatile half, ptr @d77, align 1
  %r26 = fdiv half %a26, %b26
  store volatile half %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 2)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile half, ptr @d79, align 1
  %b27 = load volatile half, ptr @d80, align 1
  %r27 = fdiv half %a27, %b27
  store volatile half %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 2)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x half>, ptr @d82, align 1
  %b28 = load volatile <3 x half>, ptr @d83, align 1
  %r28 = fdiv <3 x half> %a28, %b28
  store volatile <3 x half> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 6)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile half, ptr @d85, align 1
  %b29 = load volatile half, ptr @d86, align 1
  %r29 = frem half %a29, %b29
  store volatile half %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 2)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile half, ptr @d88, align 1
  %b30 = load volatile half, ptr @d89, align 1
  %r30 = frem half %a30, %b30
  store volatile half %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 2)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile half, ptr @d91, align 1
  %b31 = load volatile half, ptr @d92, align 1
  %r31 = frem half %a31, %b31
  store volatile half %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 2)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile half, ptr @d94, align 1
  %b32 = load volatile half, ptr @d95, align 1
  %r32 = frem half %a32, %b32
  store volatile half %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 2)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile half, ptr @d97, align 1
  %b33 = load volatile half, ptr @d98, align 1
  %r33 = frem half %a33, %b33
  store volatile half %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile half, ptr @d100, align 1
  %b34 = load volatile half, ptr @d101, align 1
  %r34 = frem half %a34, %b34
  store volatile half %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 2)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x half>, ptr @d103, align 1
  %b35 = load volatile <3 x half>, ptr @d104, align 1
  %r35 = frem <3 x half> %a35, %b35
  store volatile <3 x half> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 6)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile half, ptr @d106, align 1
  %b36 = load volatile half, ptr @d107, align 1
  %k36 = fcmp oeq half %a36, %b36
  %r36 = zext i1 %k36 to i8
  store volatile i8 %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 1)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile half, ptr @d109, align 1
  %b37 = load volatile half, ptr @d110, align 1
  %k37 = fcmp oeq half %a37, %b37
  %r37 = zext i1 %k37 to i8
  store volatile i8 %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 1)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile half, ptr @d112, align 1
  %b38 = load volatile half, ptr @d113, align 1
  %k38 = fcmp oeq half %a38, %b38
  %r38 = zext i1 %k38 to i8
  store volatile i8 %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 1)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile half, ptr @d115, align 1
  %b39 = load volatile half, ptr @d116, align 1
  %k39 = fcmp ogt half %a39, %b39
  %r39 = zext i1 %k39 to i8
  store volatile i8 %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile half, ptr @d118, align 1
  %b40 = load volatile half, ptr @d119, align 1
  %k40 = fcmp ogt half %a40, %b40
  %r40 = zext i1 %k40 to i8
  store volatile i8 %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 1)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile half, ptr @d121, align 1
  %b41 = load volatile half, ptr @d122, align 1
  %k41 = fcmp ogt half %a41, %b41
  %r41 = zext i1 %k41 to i8
  store volatile i8 %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 1)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile half, ptr @d124, align 1
  %b42 = load volatile half, ptr @d125, align 1
  %k42 = fcmp oge half %a42, %b42
  %r42 = zext i1 %k42 to i8
  store volatile i8 %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 1)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile half, ptr @d127, align 1
  %b43 = load volatile half, ptr @d128, align 1
  %k43 = fcmp oge half %a43, %b43
  %r43 = zext i1 %k43 to i8
  store volatile i8 %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile half, ptr @d130, align 1
  %b44 = load volatile half, ptr @d131, align 1
  %k44 = fcmp oge half %a44, %b44
  %r44 = zext i1 %k44 to i8
  store volatile i8 %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 1)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile half, ptr @d133, align 1
  %b45 = load volatile half, ptr @d134, align 1
  %k45 = fcmp olt half %a45, %b45
  %r45 = zext i1 %k45 to i8
  store volatile i8 %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 1)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile half, ptr @d136, align 1
  %b46 = load volatile half, ptr @d137, align 1
  %k46 = fcmp olt half %a46, %b46
  %r46 = zext i1 %k46 to i8
  store volatile i8 %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 1)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile half, ptr @d139, align 1
  %b47 = load volatile half, ptr @d140, align 1
  %k47 = fcmp olt half %a47, %b47
  %r47 = zext i1 %k47 to i8
  store volatile i8 %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile half, ptr @d142, align 1
  %b48 = load volatile half, ptr @d143, align 1
  %k48 = fcmp ole half %a48, %b48
  %r48 = zext i1 %k48 to i8
  store volatile i8 %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 1)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile half, ptr @d145, align 1
  %b49 = load volatile half, ptr @d146, align 1
  %k49 = fcmp ole half %a49, %b49
  %r49 = zext i1 %k49 to i8
  store volatile i8 %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 1)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile half, ptr @d148, align 1
  %b50 = load volatile half, ptr @d149, align 1
  %k50 = fcmp ole half %a50, %b50
  %r50 = zext i1 %k50 to i8
  store volatile i8 %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 1)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile half, ptr @d151, align 1
  %b51 = load volatile half, ptr @d152, align 1
  %k51 = fcmp one half %a51, %b51
  %r51 = zext i1 %k51 to i8
  store volatile i8 %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile half, ptr @d154, align 1
  %b52 = load volatile half, ptr @d155, align 1
  %k52 = fcmp one half %a52, %b52
  %r52 = zext i1 %k52 to i8
  store volatile i8 %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 1)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile half, ptr @d157, align 1
  %b53 = load volatile half, ptr @d158, align 1
  %k53 = fcmp one half %a53, %b53
  %r53 = zext i1 %k53 to i8
  store volatile i8 %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 1)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile half, ptr @d160, align 1
  %b54 = load volatile half, ptr @d161, align 1
  %k54 = fcmp ord half %a54, %b54
  %r54 = zext i1 %k54 to i8
  store volatile i8 %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 1)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile half, ptr @d163, align 1
  %b55 = load volatile half, ptr @d164, align 1
  %k55 = fcmp ord half %a55, %b55
  %r55 = zext i1 %k55 to i8
  store volatile i8 %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile half, ptr @d166, align 1
  %b56 = load volatile half, ptr @d167, align 1
  %k56 = fcmp ord half %a56, %b56
  %r56 = zext i1 %k56 to i8
  store volatile i8 %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 1)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile half, ptr @d169, align 1
  %b57 = load volatile half, ptr @d170, align 1
  %k57 = fcmp uno half %a57, %b57
  %r57 = zext i1 %k57 to i8
  store volatile i8 %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 1)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile half, ptr @d172, align 1
  %b58 = load volatile half, ptr @d173, align 1
  %k58 = fcmp uno half %a58, %b58
  %r58 = zext i1 %k58 to i8
  store volatile i8 %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 1)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile half, ptr @d175, align 1
  %b59 = load volatile half, ptr @d176, align 1
  %k59 = fcmp uno half %a59, %b59
  %r59 = zext i1 %k59 to i8
  store volatile i8 %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile half, ptr @d178, align 1
  %b60 = load volatile half, ptr @d179, align 1
  %k60 = fcmp ueq half %a60, %b60
  %r60 = zext i1 %k60 to i8
  store volatile i8 %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 1)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile half, ptr @d181, align 1
  %b61 = load volatile half, ptr @d182, align 1
  %k61 = fcmp ueq half %a61, %b61
  %r61 = zext i1 %k61 to i8
  store volatile i8 %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 1)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile half, ptr @d184, align 1
  %b62 = load volatile half, ptr @d185, align 1
  %k62 = fcmp ueq half %a62, %b62
  %r62 = zext i1 %k62 to i8
  store volatile i8 %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 1)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile half, ptr @d187, align 1
  %b63 = load volatile half, ptr @d188, align 1
  %k63 = fcmp ugt half %a63, %b63
  %r63 = zext i1 %k63 to i8
  store volatile i8 %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile half, ptr @d190, align 1
  %b64 = load volatile half, ptr @d191, align 1
  %k64 = fcmp ugt half %a64, %b64
  %r64 = zext i1 %k64 to i8
  store volatile i8 %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 1)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile half, ptr @d193, align 1
  %b65 = load volatile half, ptr @d194, align 1
  %k65 = fcmp ugt half %a65, %b65
  %r65 = zext i1 %k65 to i8
  store volatile i8 %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 1)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile half, ptr @d196, align 1
  %b66 = load volatile half, ptr @d197, align 1
  %k66 = fcmp uge half %a66, %b66
  %r66 = zext i1 %k66 to i8
  store volatile i8 %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 1)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile half, ptr @d199, align 1
  %b67 = load volatile half, ptr @d200, align 1
  %k67 = fcmp uge half %a67, %b67
  %r67 = zext i1 %k67 to i8
  store volatile i8 %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d201, i64 1)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile half, ptr @d202, align 1
  %b68 = load volatile half, ptr @d203, align 1
  %k68 = fcmp uge half %a68, %b68
  %r68 = zext i1 %k68 to i8
  store volatile i8 %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d204, i64 1)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile half, ptr @d205, align 1
  %b69 = load volatile half, ptr @d206, align 1
  %k69 = fcmp ult half %a69, %b69
  %r69 = zext i1 %k69 to i8
  store volatile i8 %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d207, i64 1)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile half, ptr @d208, align 1
  %b70 = load volatile half, ptr @d209, align 1
  %k70 = fcmp ult half %a70, %b70
  %r70 = zext i1 %k70 to i8
  store volatile i8 %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d210, i64 1)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile half, ptr @d211, align 1
  %b71 = load volatile half, ptr @d212, align 1
  %k71 = fcmp ult half %a71, %b71
  %r71 = zext i1 %k71 to i8
  store volatile i8 %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d213, i64 1)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile half, ptr @d214, align 1
  %b72 = load volatile half, ptr @d215, align 1
  %k72 = fcmp ule half %a72, %b72
  %r72 = zext i1 %k72 to i8
  store volatile i8 %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d216, i64 1)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile half, ptr @d217, align 1
  %b73 = load volatile half, ptr @d218, align 1
  %k73 = fcmp ule half %a73, %b73
  %r73 = zext i1 %k73 to i8
  store volatile i8 %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d219, i64 1)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile half, ptr @d220, align 1
  %b74 = load volatile half, ptr @d221, align 1
  %k74 = fcmp ule half %a74, %b74
  %r74 = zext i1 %k74 to i8
  store volatile i8 %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d222, i64 1)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile half, ptr @d223, align 1
  %b75 = load volatile half, ptr @d224, align 1
  %k75 = fcmp une half %a75, %b75
  %r75 = zext i1 %k75 to i8
  store volatile i8 %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d225, i64 1)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile half, ptr @d226, align 1
  %b76 = load volatile half, ptr @d227, align 1
  %k76 = fcmp une half %a76, %b76
  %r76 = zext i1 %k76 to i8
  store volatile i8 %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d228, i64 1)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile half, ptr @d229, align 1
  %b77 = load volatile half, ptr @d230, align 1
  %k77 = fcmp une half %a77, %b77
  %r77 = zext i1 %k77 to i8
  store volatile i8 %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d231, i64 1)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile half, ptr @d232, align 1
  %b78 = load volatile half, ptr @d233, align 1
  %k78 = fcmp true half %a78, %b78
  %r78 = zext i1 %k78 to i8
  store volatile i8 %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d234, i64 1)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile half, ptr @d235, align 1
  %b79 = load volatile half, ptr @d236, align 1
  %k79 = fcmp true half %a79, %b79
  %r79 = zext i1 %k79 to i8
  store volatile i8 %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d237, i64 1)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile half, ptr @d238, align 1
  %b80 = load volatile half, ptr @d239, align 1
  %k80 = fcmp true half %a80, %b80
  %r80 = zext i1 %k80 to i8
  store volatile i8 %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d240, i64 1)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile half, ptr @d241, align 1
  %b81 = load volatile half, ptr @d242, align 1
  %k81 = fcmp false half %a81, %b81
  %r81 = zext i1 %k81 to i8
  store volatile i8 %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d243, i64 1)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile half, ptr @d244, align 1
  %b82 = load volatile half, ptr @d245, align 1
  %k82 = fcmp false half %a82, %b82
  %r82 = zext i1 %k82 to i8
  store volatile i8 %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d246, i64 1)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile half, ptr @d247, align 1
  %b83 = load volatile half, ptr @d248, align 1
  %k83 = fcmp false half %a83, %b83
  %r83 = zext i1 %k83 to i8
  store volatile i8 %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d249, i64 1)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile half, ptr @d250, align 1
  %r84 = fpext half %a84 to float
  store volatile float %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d251, i64 4)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile half, ptr @d252, align 1
  %r85 = fpext half %a85 to float
  store volatile float %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d253, i64 4)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile half, ptr @d254, align 1
  %r86 = fpext half %a86 to float
  store volatile float %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d255, i64 4)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile half, ptr @d256, align 1
  %r87 = fpext half %a87 to double
  store volatile double %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d257, i64 8)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile half, ptr @d258, align 1
  %r88 = fpext half %a88 to double
  store volatile double %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d259, i64 8)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile half, ptr @d260, align 1
  %r89 = fpext half %a89 to double
  store volatile double %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d261, i64 8)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile half, ptr @d262, align 1
  %r90 = fpext half %a90 to fp128
  store volatile fp128 %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d263, i64 16)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile half, ptr @d264, align 1
  %r91 = fpext half %a91 to fp128
  store volatile fp128 %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d265, i64 16)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile half, ptr @d266, align 1
  %r92 = fpext half %a92 to fp128
  store volatile fp128 %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d267, i64 16)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile half, ptr @d268, align 1
  %r93 = fpext half %a93 to x86_fp80
  store volatile x86_fp80 %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d269, i64 10)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile half, ptr @d270, align 1
  %r94 = fpext half %a94 to x86_fp80
  store volatile x86_fp80 %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d271, i64 10)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile half, ptr @d272, align 1
  %r95 = fpext half %a95 to x86_fp80
  store volatile x86_fp80 %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d273, i64 10)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile i1, ptr @d274, align 1
  %r96 = sitofp i1 %a96 to half
  store volatile half %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d275, i64 2)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile i1, ptr @d276, align 1
  %r97 = sitofp i1 %a97 to half
  store volatile half %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d277, i64 2)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile i1, ptr @d278, align 1
  %r98 = sitofp i1 %a98 to half
  store volatile half %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d279, i64 2)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile i1, ptr @d280, align 1
  %r99 = uitofp i1 %a99 to half
  store volatile half %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d281, i64 2)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile i1, ptr @d282, align 1
  %r100 = uitofp i1 %a100 to half
  store volatile half %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d283, i64 2)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile i1, ptr @d284, align 1
  %r101 = uitofp i1 %a101 to half
  store volatile half %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d285, i64 2)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile i8, ptr @d286, align 1
  %r102 = sitofp i8 %a102 to half
  store volatile half %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d287, i64 2)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile i8, ptr @d288, align 1
  %r103 = sitofp i8 %a103 to half
  store volatile half %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d289, i64 2)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile i8, ptr @d290, align 1
  %r104 = sitofp i8 %a104 to half
  store volatile half %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d291, i64 2)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile i8, ptr @d292, align 1
  %r105 = uitofp i8 %a105 to half
  store volatile half %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d293, i64 2)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile i8, ptr @d294, align 1
  %r106 = uitofp i8 %a106 to half
  store volatile half %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d295, i64 2)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile i8, ptr @d296, align 1
  %r107 = uitofp i8 %a107 to half
  store volatile half %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d297, i64 2)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile i16, ptr @d298, align 1
  %r108 = sitofp i16 %a108 to half
  store volatile half %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d299, i64 2)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile i16, ptr @d300, align 1
  %r109 = sitofp i16 %a109 to half
  store volatile half %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d301, i64 2)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile i16, ptr @d302, align 1
  %r110 = sitofp i16 %a110 to half
  store volatile half %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d303, i64 2)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile i16, ptr @d304, align 1
  %r111 = uitofp i16 %a111 to half
  store volatile half %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d305, i64 2)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile i16, ptr @d306, align 1
  %r112 = uitofp i16 %a112 to half
  store volatile half %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d307, i64 2)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  %a113 = load volatile i16, ptr @d308, align 1
  %r113 = uitofp i16 %a113 to half
  store volatile half %r113, ptr %out, align 1
  %c113 = call i32 @memcmp(ptr %out, ptr @d309, i64 2)
  %ok113 = icmp eq i32 %c113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  %a114 = load volatile i24, ptr @d310, align 1
  %r114 = sitofp i24 %a114 to half
  store volatile half %r114, ptr %out, align 1
  %c114 = call i32 @memcmp(ptr %out, ptr @d311, i64 2)
  %ok114 = icmp eq i32 %c114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  %a115 = load volatile i24, ptr @d312, align 1
  %r115 = sitofp i24 %a115 to half
  store volatile half %r115, ptr %out, align 1
  %c115 = call i32 @memcmp(ptr %out, ptr @d313, i64 2)
  %ok115 = icmp eq i32 %c115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  %a116 = load volatile i24, ptr @d314, align 1
  %r116 = sitofp i24 %a116 to half
  store volatile half %r116, ptr %out, align 1
  %c116 = call i32 @memcmp(ptr %out, ptr @d315, i64 2)
  %ok116 = icmp eq i32 %c116, 0
  br i1 %ok116, label %t117, label %bad

t117:
  %a117 = load volatile i24, ptr @d316, align 1
  %r117 = uitofp i24 %a117 to half
  store volatile half %r117, ptr %out, align 1
  %c117 = call i32 @memcmp(ptr %out, ptr @d317, i64 2)
  %ok117 = icmp eq i32 %c117, 0
  br i1 %ok117, label %t118, label %bad

t118:
  %a118 = load volatile i24, ptr @d318, align 1
  %r118 = uitofp i24 %a118 to half
  store volatile half %r118, ptr %out, align 1
  %c118 = call i32 @memcmp(ptr %out, ptr @d319, i64 2)
  %ok118 = icmp eq i32 %c118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  %a119 = load volatile i24, ptr @d320, align 1
  %r119 = uitofp i24 %a119 to half
  store volatile half %r119, ptr %out, align 1
  %c119 = call i32 @memcmp(ptr %out, ptr @d321, i64 2)
  %ok119 = icmp eq i32 %c119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  %a120 = load volatile i32, ptr @d322, align 1
  %r120 = sitofp i32 %a120 to half
  store volatile half %r120, ptr %out, align 1
  %c120 = call i32 @memcmp(ptr %out, ptr @d323, i64 2)
  %ok120 = icmp eq i32 %c120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  %a121 = load volatile i32, ptr @d324, align 1
  %r121 = sitofp i32 %a121 to half
  store volatile half %r121, ptr %out, align 1
  %c121 = call i32 @memcmp(ptr %out, ptr @d325, i64 2)
  %ok121 = icmp eq i32 %c121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  %a122 = load volatile i32, ptr @d326, align 1
  %r122 = sitofp i32 %a122 to half
  store volatile half %r122, ptr %out, align 1
  %c122 = call i32 @memcmp(ptr %out, ptr @d327, i64 2)
  %ok122 = icmp eq i32 %c122, 0
  br i1 %ok122, label %t123, label %bad

t123:
  %a123 = load volatile i32, ptr @d328, align 1
  %r123 = uitofp i32 %a123 to half
  store volatile half %r123, ptr %out, align 1
  %c123 = call i32 @memcmp(ptr %out, ptr @d329, i64 2)
  %ok123 = icmp eq i32 %c123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  %a124 = load volatile i32, ptr @d330, align 1
  %r124 = uitofp i32 %a124 to half
  store volatile half %r124, ptr %out, align 1
  %c124 = call i32 @memcmp(ptr %out, ptr @d331, i64 2)
  %ok124 = icmp eq i32 %c124, 0
  br i1 %ok124, label %t125, label %bad

t125:
  %a125 = load volatile i32, ptr @d332, align 1
  %r125 = uitofp i32 %a125 to half
  store volatile half %r125, ptr %out, align 1
  %c125 = call i32 @memcmp(ptr %out, ptr @d333, i64 2)
  %ok125 = icmp eq i32 %c125, 0
  br i1 %ok125, label %t126, label %bad

t126:
  %a126 = load volatile i64, ptr @d334, align 1
  %r126 = sitofp i64 %a126 to half
  store volatile half %r126, ptr %out, align 1
  %c126 = call i32 @memcmp(ptr %out, ptr @d335, i64 2)
  %ok126 = icmp eq i32 %c126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  %a127 = load volatile i64, ptr @d336, align 1
  %r127 = sitofp i64 %a127 to half
  store volatile half %r127, ptr %out, align 1
  %c127 = call i32 @memcmp(ptr %out, ptr @d337, i64 2)
  %ok127 = icmp eq i32 %c127, 0
  br i1 %ok127, label %t128, label %bad

t128:
  %a128 = load volatile i64, ptr @d338, align 1
  %r128 = sitofp i64 %a128 to half
  store volatile half %r128, ptr %out, align 1
  %c128 = call i32 @memcmp(ptr %out, ptr @d339, i64 2)
  %ok128 = icmp eq i32 %c128, 0
  br i1 %ok128, label %t129, label %bad

t129:
  %a129 = load volatile i64, ptr @d340, align 1
  %r129 = uitofp i64 %a129 to half
  store volatile half %r129, ptr %out, align 1
  %c129 = call i32 @memcmp(ptr %out, ptr @d341, i64 2)
  %ok129 = icmp eq i32 %c129, 0
  br i1 %ok129, label %t130, label %bad

t130:
  %a130 = load volatile i64, ptr @d342, align 1
  %r130 = uitofp i64 %a130 to half
  store volatile half %r130, ptr %out, align 1
  %c130 = call i32 @memcmp(ptr %out, ptr @d343, i64 2)
  %ok130 = icmp eq i32 %c130, 0
  br i1 %ok130, label %t131, label %bad

t131:
  %a131 = load volatile i64, ptr @d344, align 1
  %r131 = uitofp i64 %a131 to half
  store volatile half %r131, ptr %out, align 1
  %c131 = call i32 @memcmp(ptr %out, ptr @d345, i64 2)
  %ok131 = icmp eq i32 %c131, 0
  br i1 %ok131, label %t132, label %bad

t132:
  %a132 = load volatile i65, ptr @d346, align 1
  %r132 = sitofp i65 %a132 to half
  store volatile half %r132, ptr %out, align 1
  %c132 = call i32 @memcmp(ptr %out, ptr @d347, i64 2)
  %ok132 = icmp eq i32 %c132, 0
  br i1 %ok132, label %t133, label %bad

t133:
  %a133 = load volatile i65, ptr @d348, align 1
  %r133 = sitofp i65 %a133 to half
  store volatile half %r133, ptr %out, align 1
  %c133 = call i32 @memcmp(ptr %out, ptr @d349, i64 2)
  %ok133 = icmp eq i32 %c133, 0
  br i1 %ok133, label %t134, label %bad

t134:
  %a134 = load volatile i65, ptr @d350, align 1
  %r134 = sitofp i65 %a134 to half
  store volatile half %r134, ptr %out, align 1
  %c134 = call i32 @memcmp(ptr %out, ptr @d351, i64 2)
  %ok134 = icmp eq i32 %c134, 0
  br i1 %ok134, label %t135, label %bad

t135:
  %a135 = load volatile i65, ptr @d352, align 1
  %r135 = uitofp i65 %a135 to half
  store volatile half %r135, ptr %out, align 1
  %c135 = call i32 @memcmp(ptr %out, ptr @d353, i64 2)
  %ok135 = icmp eq i32 %c135, 0
  br i1 %ok135, label %t136, label %bad

t136:
  %a136 = load volatile i65, ptr @d354, align 1
  %r136 = uitofp i65 %a136 to half
  store volatile half %r136, ptr %out, align 1
  %c136 = call i32 @memcmp(ptr %out, ptr @d355, i64 2)
  %ok136 = icmp eq i32 %c136, 0
  br i1 %ok136, label %t137, label %bad

t137:
  %a137 = load volatile i65, ptr @d356, align 1
  %r137 = uitofp i65 %a137 to half
  store volatile half %r137, ptr %out, align 1
  %c137 = call i32 @memcmp(ptr %out, ptr @d357, i64 2)
  %ok137 = icmp eq i32 %c137, 0
  br i1 %ok137, label %t138, label %bad

t138:
  %a138 = load volatile i128, ptr @d358, align 1
  %r138 = sitofp i128 %a138 to half
  store volatile half %r138, ptr %out, align 1
  %c138 = call i32 @memcmp(ptr %out, ptr @d359, i64 2)
  %ok138 = icmp eq i32 %c138, 0
  br i1 %ok138, label %t139, label %bad

t139:
  %a139 = load volatile i128, ptr @d360, align 1
  %r139 = sitofp i128 %a139 to half
  store volatile half %r139, ptr %out, align 1
  %c139 = call i32 @memcmp(ptr %out, ptr @d361, i64 2)
  %ok139 = icmp eq i32 %c139, 0
  br i1 %ok139, label %t140, label %bad

t140:
  %a140 = load volatile i128, ptr @d362, align 1
  %r140 = sitofp i128 %a140 to half
  store volatile half %r140, ptr %out, align 1
  %c140 = call i32 @memcmp(ptr %out, ptr @d363, i64 2)
  %ok140 = icmp eq i32 %c140, 0
  br i1 %ok140, label %t141, label %bad

t141:
  %a141 = load volatile i128, ptr @d364, align 1
  %r141 = uitofp i128 %a141 to half
  store volatile half %r141, ptr %out, align 1
  %c141 = call i32 @memcmp(ptr %out, ptr @d365, i64 2)
  %ok141 = icmp eq i32 %c141, 0
  br i1 %ok141, label %t142, label %bad

t142:
  %a142 = load volatile i128, ptr @d366, align 1
  %r142 = uitofp i128 %a142 to half
  store volatile half %r142, ptr %out, align 1
  %c142 = call i32 @memcmp(ptr %out, ptr @d367, i64 2)
  %ok142 = icmp eq i32 %c142, 0
  br i1 %ok142, label %t143, label %bad

t143:
  %a143 = load volatile i128, ptr @d368, align 1
  %r143 = uitofp i128 %a143 to half
  store volatile half %r143, ptr %out, align 1
  %c143 = call i32 @memcmp(ptr %out, ptr @d369, i64 2)
  %ok143 = icmp eq i32 %c143, 0
  br i1 %ok143, label %t144, label %bad

t144:
  %a144 = load volatile i200, ptr @d370, align 1
  %r144 = sitofp i200 %a144 to half
  store volatile half %r144, ptr %out, align 1
  %c144 = call i32 @memcmp(ptr %out, ptr @d371, i64 2)
  %ok144 = icmp eq i32 %c144, 0
  br i1 %ok144, label %t145, label %bad

t145:
  %a145 = load volatile i200, ptr @d372, align 1
  %r145 = sitofp i200 %a145 to half
  store volatile half %r145, ptr %out, align 1
  %c145 = call i32 @memcmp(ptr %out, ptr @d373, i64 2)
  %ok145 = icmp eq i32 %c145, 0
  br i1 %ok145, label %t146, label %bad

t146:
  %a146 = load volatile i200, ptr @d374, align 1
  %r146 = sitofp i200 %a146 to half
  store volatile half %r146, ptr %out, align 1
  %c146 = call i32 @memcmp(ptr %out, ptr @d375, i64 2)
  %ok146 = icmp eq i32 %c146, 0
  br i1 %ok146, label %t147, label %bad

t147:
  %a147 = load volatile i200, ptr @d376, align 1
  %r147 = uitofp i200 %a147 to half
  store volatile half %r147, ptr %out, align 1
  %c147 = call i32 @memcmp(ptr %out, ptr @d377, i64 2)
  %ok147 = icmp eq i32 %c147, 0
  br i1 %ok147, label %t148, label %bad

t148:
  %a148 = load volatile i200, ptr @d378, align 1
  %r148 = uitofp i200 %a148 to half
  store volatile half %r148, ptr %out, align 1
  %c148 = call i32 @memcmp(ptr %out, ptr @d379, i64 2)
  %ok148 = icmp eq i32 %c148, 0
  br i1 %ok148, label %t149, label %bad

t149:
  %a149 = load volatile i200, ptr @d380, align 1
  %r149 = uitofp i200 %a149 to half
  store volatile half %r149, ptr %out, align 1
  %c149 = call i32 @memcmp(ptr %out, ptr @d381, i64 2)
  %ok149 = icmp eq i32 %c149, 0
  br i1 %ok149, label %t150, label %bad

t150:
  %a150 = load volatile half, ptr @d382, align 1
  %r150 = fptosi half %a150 to i8
  store volatile i8 %r150, ptr %out, align 1
  %c150 = call i32 @memcmp(ptr %out, ptr @d383, i64 1)
  %ok150 = icmp eq i32 %c150, 0
  br i1 %ok150, label %t151, label %bad

t151:
  %a151 = load volatile half, ptr @d384, align 1
  %r151 = fptosi half %a151 to i8
  store volatile i8 %r151, ptr %out, align 1
  %c151 = call i32 @memcmp(ptr %out, ptr @d385, i64 1)
  %ok151 = icmp eq i32 %c151, 0
  br i1 %ok151, label %t152, label %bad

t152:
  %a152 = load volatile half, ptr @d386, align 1
  %r152 = fptosi half %a152 to i8
  store volatile i8 %r152, ptr %out, align 1
  %c152 = call i32 @memcmp(ptr %out, ptr @d387, i64 1)
  %ok152 = icmp eq i32 %c152, 0
  br i1 %ok152, label %t153, label %bad

t153:
  %a153 = load volatile half, ptr @d388, align 1
  %r153 = fptoui half %a153 to i8
  store volatile i8 %r153, ptr %out, align 1
  %c153 = call i32 @memcmp(ptr %out, ptr @d389, i64 1)
  %ok153 = icmp eq i32 %c153, 0
  br i1 %ok153, label %t154, label %bad

t154:
  %a154 = load volatile half, ptr @d390, align 1
  %r154 = fptoui half %a154 to i8
  store volatile i8 %r154, ptr %out, align 1
  %c154 = call i32 @memcmp(ptr %out, ptr @d391, i64 1)
  %ok154 = icmp eq i32 %c154, 0
  br i1 %ok154, label %t155, label %bad

t155:
  %a155 = load volatile half, ptr @d392, align 1
  %r155 = fptoui half %a155 to i8
  store volatile i8 %r155, ptr %out, align 1
  %c155 = call i32 @memcmp(ptr %out, ptr @d393, i64 1)
  %ok155 = icmp eq i32 %c155, 0
  br i1 %ok155, label %t156, label %bad

t156:
  %a156 = load volatile half, ptr @d394, align 1
  %r156 = fptosi half %a156 to i16
  store volatile i16 %r156, ptr %out, align 1
  %c156 = call i32 @memcmp(ptr %out, ptr @d395, i64 2)
  %ok156 = icmp eq i32 %c156, 0
  br i1 %ok156, label %t157, label %bad

t157:
  %a157 = load volatile half, ptr @d396, align 1
  %r157 = fptosi half %a157 to i16
  store volatile i16 %r157, ptr %out, align 1
  %c157 = call i32 @memcmp(ptr %out, ptr @d397, i64 2)
  %ok157 = icmp eq i32 %c157, 0
  br i1 %ok157, label %t158, label %bad

t158:
  %a158 = load volatile half, ptr @d398, align 1
  %r158 = fptosi half %a158 to i16
  store volatile i16 %r158, ptr %out, align 1
  %c158 = call i32 @memcmp(ptr %out, ptr @d399, i64 2)
  %ok158 = icmp eq i32 %c158, 0
  br i1 %ok158, label %t159, label %bad

t159:
  %a159 = load volatile half, ptr @d400, align 1
  %r159 = fptoui half %a159 to i16
  store volatile i16 %r159, ptr %out, align 1
  %c159 = call i32 @memcmp(ptr %out, ptr @d401, i64 2)
  %ok159 = icmp eq i32 %c159, 0
  br i1 %ok159, label %t160, label %bad

t160:
  %a160 = load volatile half, ptr @d402, align 1
  %r160 = fptoui half %a160 to i16
  store volatile i16 %r160, ptr %out, align 1
  %c160 = call i32 @memcmp(ptr %out, ptr @d403, i64 2)
  %ok160 = icmp eq i32 %c160, 0
  br i1 %ok160, label %t161, label %bad

t161:
  %a161 = load volatile half, ptr @d404, align 1
  %r161 = fptoui half %a161 to i16
  store volatile i16 %r161, ptr %out, align 1
  %c161 = call i32 @memcmp(ptr %out, ptr @d405, i64 2)
  %ok161 = icmp eq i32 %c161, 0
  br i1 %ok161, label %t162, label %bad

t162:
  %a162 = load volatile half, ptr @d406, align 1
  %r162 = fptosi half %a162 to i32
  store volatile i32 %r162, ptr %out, align 1
  %c162 = call i32 @memcmp(ptr %out, ptr @d407, i64 4)
  %ok162 = icmp eq i32 %c162, 0
  br i1 %ok162, label %t163, label %bad

t163:
  %a163 = load volatile half, ptr @d408, align 1
  %r163 = fptosi half %a163 to i32
  store volatile i32 %r163, ptr %out, align 1
  %c163 = call i32 @memcmp(ptr %out, ptr @d409, i64 4)
  %ok163 = icmp eq i32 %c163, 0
  br i1 %ok163, label %t164, label %bad

t164:
  %a164 = load volatile half, ptr @d410, align 1
  %r164 = fptosi half %a164 to i32
  store volatile i32 %r164, ptr %out, align 1
  %c164 = call i32 @memcmp(ptr %out, ptr @d411, i64 4)
  %ok164 = icmp eq i32 %c164, 0
  br i1 %ok164, label %t165, label %bad

t165:
  %a165 = load volatile half, ptr @d412, align 1
  %r165 = fptoui half %a165 to i32
  store volatile i32 %r165, ptr %out, align 1
  %c165 = call i32 @memcmp(ptr %out, ptr @d413, i64 4)
  %ok165 = icmp eq i32 %c165, 0
  br i1 %ok165, label %t166, label %bad

t166:
  %a166 = load volatile half, ptr @d414, align 1
  %r166 = fptoui half %a166 to i32
  store volatile i32 %r166, ptr %out, align 1
  %c166 = call i32 @memcmp(ptr %out, ptr @d415, i64 4)
  %ok166 = icmp eq i32 %c166, 0
  br i1 %ok166, label %t167, label %bad

t167:
  %a167 = load volatile half, ptr @d416, align 1
  %r167 = fptoui half %a167 to i32
  store volatile i32 %r167, ptr %out, align 1
  %c167 = call i32 @memcmp(ptr %out, ptr @d417, i64 4)
  %ok167 = icmp eq i32 %c167, 0
  br i1 %ok167, label %t168, label %bad

t168:
  %a168 = load volatile half, ptr @d418, align 1
  %r168 = fptosi half %a168 to i64
  store volatile i64 %r168, ptr %out, align 1
  %c168 = call i32 @memcmp(ptr %out, ptr @d419, i64 8)
  %ok168 = icmp eq i32 %c168, 0
  br i1 %ok168, label %t169, label %bad

t169:
  %a169 = load volatile half, ptr @d420, align 1
  %r169 = fptosi half %a169 to i64
  store volatile i64 %r169, ptr %out, align 1
  %c169 = call i32 @memcmp(ptr %out, ptr @d421, i64 8)
  %ok169 = icmp eq i32 %c169, 0
  br i1 %ok169, label %t170, label %bad

t170:
  %a170 = load volatile half, ptr @d422, align 1
  %r170 = fptosi half %a170 to i64
  store volatile i64 %r170, ptr %out, align 1
  %c170 = call i32 @memcmp(ptr %out, ptr @d423, i64 8)
  %ok170 = icmp eq i32 %c170, 0
  br i1 %ok170, label %t171, label %bad

t171:
  %a171 = load volatile half, ptr @d424, align 1
  %r171 = fptoui half %a171 to i64
  store volatile i64 %r171, ptr %out, align 1
  %c171 = call i32 @memcmp(ptr %out, ptr @d425, i64 8)
  %ok171 = icmp eq i32 %c171, 0
  br i1 %ok171, label %t172, label %bad

t172:
  %a172 = load volatile half, ptr @d426, align 1
  %r172 = fptoui half %a172 to i64
  store volatile i64 %r172, ptr %out, align 1
  %c172 = call i32 @memcmp(ptr %out, ptr @d427, i64 8)
  %ok172 = icmp eq i32 %c172, 0
  br i1 %ok172, label %t173, label %bad

t173:
  %a173 = load volatile half, ptr @d428, align 1
  %r173 = fptoui half %a173 to i64
  store volatile i64 %r173, ptr %out, align 1
  %c173 = call i32 @memcmp(ptr %out, ptr @d429, i64 8)
  %ok173 = icmp eq i32 %c173, 0
  br i1 %ok173, label %t174, label %bad

t174:
  %a174 = load volatile half, ptr @d430, align 1
  %r174 = fptosi half %a174 to i65
  store volatile i65 %r174, ptr %out, align 1
  %c174 = call i32 @memcmp(ptr %out, ptr @d431, i64 9)
  %ok174 = icmp eq i32 %c174, 0
  br i1 %ok174, label %t175, label %bad

t175:
  %a175 = load volatile half, ptr @d432, align 1
  %r175 = fptosi half %a175 to i65
  store volatile i65 %r175, ptr %out, align 1
  %c175 = call i32 @memcmp(ptr %out, ptr @d433, i64 9)
  %ok175 = icmp eq i32 %c175, 0
  br i1 %ok175, label %t176, label %bad

t176:
  %a176 = load volatile half, ptr @d434, align 1
  %r176 = fptosi half %a176 to i65
  store volatile i65 %r176, ptr %out, align 1
  %c176 = call i32 @memcmp(ptr %out, ptr @d435, i64 9)
  %ok176 = icmp eq i32 %c176, 0
  br i1 %ok176, label %t177, label %bad

t177:
  %a177 = load volatile half, ptr @d436, align 1
  %r177 = fptoui half %a177 to i65
  store volatile i65 %r177, ptr %out, align 1
  %c177 = call i32 @memcmp(ptr %out, ptr @d437, i64 9)
  %ok177 = icmp eq i32 %c177, 0
  br i1 %ok177, label %t178, label %bad

t178:
  %a178 = load volatile half, ptr @d438, align 1
  %r178 = fptoui half %a178 to i65
  store volatile i65 %r178, ptr %out, align 1
  %c178 = call i32 @memcmp(ptr %out, ptr @d439, i64 9)
  %ok178 = icmp eq i32 %c178, 0
  br i1 %ok178, label %t179, label %bad

t179:
  %a179 = load volatile half, ptr @d440, align 1
  %r179 = fptoui half %a179 to i65
  store volatile i65 %r179, ptr %out, align 1
  %c179 = call i32 @memcmp(ptr %out, ptr @d441, i64 9)
  %ok179 = icmp eq i32 %c179, 0
  br i1 %ok179, label %t180, label %bad

t180:
  %a180 = load volatile half, ptr @d442, align 1
  %r180 = fptosi half %a180 to i128
  store volatile i128 %r180, ptr %out, align 1
  %c180 = call i32 @memcmp(ptr %out, ptr @d443, i64 16)
  %ok180 = icmp eq i32 %c180, 0
  br i1 %ok180, label %t181, label %bad

t181:
  %a181 = load volatile half, ptr @d444, align 1
  %r181 = fptosi half %a181 to i128
  store volatile i128 %r181, ptr %out, align 1
  %c181 = call i32 @memcmp(ptr %out, ptr @d445, i64 16)
  %ok181 = icmp eq i32 %c181, 0
  br i1 %ok181, label %t182, label %bad

t182:
  %a182 = load volatile half, ptr @d446, align 1
  %r182 = fptosi half %a182 to i128
  store volatile i128 %r182, ptr %out, align 1
  %c182 = call i32 @memcmp(ptr %out, ptr @d447, i64 16)
  %ok182 = icmp eq i32 %c182, 0
  br i1 %ok182, label %t183, label %bad

t183:
  %a183 = load volatile half, ptr @d448, align 1
  %r183 = fptoui half %a183 to i128
  store volatile i128 %r183, ptr %out, align 1
  %c183 = call i32 @memcmp(ptr %out, ptr @d449, i64 16)
  %ok183 = icmp eq i32 %c183, 0
  br i1 %ok183, label %t184, label %bad

t184:
  %a184 = load volatile half, ptr @d450, align 1
  %r184 = fptoui half %a184 to i128
  store volatile i128 %r184, ptr %out, align 1
  %c184 = call i32 @memcmp(ptr %out, ptr @d451, i64 16)
  %ok184 = icmp eq i32 %c184, 0
  br i1 %ok184, label %t185, label %bad

t185:
  %a185 = load volatile half, ptr @d452, align 1
  %r185 = fptoui half %a185 to i128
  store volatile i128 %r185, ptr %out, align 1
  %c185 = call i32 @memcmp(ptr %out, ptr @d453, i64 16)
  %ok185 = icmp eq i32 %c185, 0
  br i1 %ok185, label %t186, label %bad

t186:
  %a186 = load volatile half, ptr @d454, align 1
  %r186 = fptosi half %a186 to i200
  store volatile i200 %r186, ptr %out, align 1
  %c186 = call i32 @memcmp(ptr %out, ptr @d455, i64 25)
  %ok186 = icmp eq i32 %c186, 0
  br i1 %ok186, label %t187, label %bad

t187:
  %a187 = load volatile half, ptr @d456, align 1
  %r187 = fptosi half %a187 to i200
  store volatile i200 %r187, ptr %out, align 1
  %c187 = call i32 @memcmp(ptr %out, ptr @d457, i64 25)
  %ok187 = icmp eq i32 %c187, 0
  br i1 %ok187, label %t188, label %bad

t188:
  %a188 = load volatile half, ptr @d458, align 1
  %r188 = fptosi half %a188 to i200
  store volatile i200 %r188, ptr %out, align 1
  %c188 = call i32 @memcmp(ptr %out, ptr @d459, i64 25)
  %ok188 = icmp eq i32 %c188, 0
  br i1 %ok188, label %t189, label %bad

t189:
  %a189 = load volatile half, ptr @d460, align 1
  %r189 = fptoui half %a189 to i200
  store volatile i200 %r189, ptr %out, align 1
  %c189 = call i32 @memcmp(ptr %out, ptr @d461, i64 25)
  %ok189 = icmp eq i32 %c189, 0
  br i1 %ok189, label %t190, label %bad

t190:
  %a190 = load volatile half, ptr @d462, align 1
  %r190 = fptoui half %a190 to i200
  store volatile i200 %r190, ptr %out, align 1
  %c190 = call i32 @memcmp(ptr %out, ptr @d463, i64 25)
  %ok190 = icmp eq i32 %c190, 0
  br i1 %ok190, label %t191, label %bad

t191:
  %a191 = load volatile half, ptr @d464, align 1
  %r191 = fptoui half %a191 to i200
  store volatile i200 %r191, ptr %out, align 1
  %c191 = call i32 @memcmp(ptr %out, ptr @d465, i64 25)
  %ok191 = icmp eq i32 %c191, 0
  br i1 %ok191, label %t192, label %bad

t192:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ], [ 150, %t150 ], [ 151, %t151 ], [ 152, %t152 ], [ 153, %t153 ], [ 154, %t154 ], [ 155, %t155 ], [ 156, %t156 ], [ 157, %t157 ], [ 158, %t158 ], [ 159, %t159 ], [ 160, %t160 ], [ 161, %t161 ], [ 162, %t162 ], [ 163, %t163 ], [ 164, %t164 ], [ 165, %t165 ], [ 166, %t166 ], [ 167, %t167 ], [ 168, %t168 ], [ 169, %t169 ], [ 170, %t170 ], [ 171, %t171 ], [ 172, %t172 ], [ 173, %t173 ], [ 174, %t174 ], [ 175, %t175 ], [ 176, %t176 ], [ 177, %t177 ], [ 178, %t178 ], [ 179, %t179 ], [ 180, %t180 ], [ 181, %t181 ], [ 182, %t182 ], [ 183, %t183 ], [ 184, %t184 ], [ 185, %t185 ], [ 186, %t186 ], [ 187, %t187 ], [ 188, %t188 ], [ 189, %t189 ], [ 190, %t190 ], [ 191, %t191 ]
  ret i32 %which
}
