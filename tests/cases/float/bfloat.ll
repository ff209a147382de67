; Arithmetic, comparisons and conversions of bfloat.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
; LINK: -lm
@d1 = internal global [2 x i8] c"\1E\3F"
@d2 = internal global [2 x i8] c"\1C\AD"
@d3 = internal global [2 x i8] c"\1E\3F"
@d4 = internal global [2 x i8] c"\A8\3F"
@d5 = internal global [2 x i8] c"\DE\3F"
@d6 = internal global [2 x i8] c"\43\40"
@d7 = internal global [2 x i8] c"\67\3F"
@d8 = internal global [2 x i8] c"\E3\3F"
@d9 = internal global [2 x i8] c"\2B\40"
@d10 = internal global [2 x i8] c"\13\BF"
@d11 = internal global [2 x i8] c"\7F\BC"
@d12 = internal global [2 x i8] c"\17\BF"
@d13 = internal global [2 x i8] c"\88\3F"
@d14 = internal global [2 x i8] c"\24\42"
@d15 = internal global [2 x i8] c"\28\42"
@d16 = internal global [2 x i8] c"\18\42"
@d17 = internal global [2 x i8] c"\80\43"
@d18 = internal global [2 x i8] c"\93\43"
@d19 = internal global [6 x i8] c"\AB\E8\32\00\DE\BF"
@d20 = internal global [6 x i8] c"\00\00\90\01\50\46"
@d21 = internal global [6 x i8] c"\AB\E8\9C\01\50\46"
@d22 = internal global [2 x i8] c"\67\3F"
@d23 = internal global [2 x i8] c"\B0\40"
@d24 = internal global [2 x i8] c"\93\C0"
@d25 = internal global [2 x i8] c"\5D\3C"
@d26 = internal global [2 x i8] c"\52\42"
@d27 = internal global [2 x i8] c"\52\C2"
@d28 = internal global [2 x i8] c"\70\62"
@d29 = internal global [2 x i8] c"\04\00"
@d30 = internal global [2 x i8] c"\70\62"
@d31 = internal global [2 x i8] c"\70\3C"
@d32 = internal global [2 x i8] c"\00\80"
@d33 = internal global [2 x i8] c"\70\3C"
@d34 = internal global [2 x i8] c"\1F\BC"
@d35 = internal global [2 x i8] c"\3E\BF"
@d36 = internal global [2 x i8] c"\3C\3F"
@d37 = internal global [2 x i8] c"\63\BF"
@d38 = internal global [2 x i8] c"\58\80"
@d39 = internal global [2 x i8] c"\63\BF"
@d40 = internal global [6 x i8] c"\40\C0\67\E1\47\3C"
@d41 = internal global [6 x i8] c"\5D\BF\F0\C3\3A\40"
@d42 = internal global [6 x i8] c"\09\C0\67\E1\39\C0"
@d43 = internal global [2 x i8] c"\21\BF"
@d44 = internal global [2 x i8] c"\57\BF"
@d45 = internal global [2 x i8] c"\07\3F"
@d46 = internal global [2 x i8] c"\20\C0"
@d47 = internal global [2 x i8] c"\72\55"
@d48 = internal global [2 x i8] c"\17\D6"
@d49 = internal global [2 x i8] c"\AB\3F"
@d50 = internal global [2 x i8] c"\00\00"
@d51 = internal global [2 x i8] c"\00\00"
@d52 = internal global [2 x i8] c"\24\C2"
@d53 = internal global [2 x i8] c"\70\BC"
@d54 = internal global [2 x i8] c"\1A\3F"
@d55 = internal global [2 x i8] c"\00\3D"
@d56 = internal global [2 x i8] c"\00\BC"
@d57 = internal global [2 x i8] c"\80\B9"
@d58 = internal global [2 x i8] c"\1E\BF"
@d59 = internal global [2 x i8] c"\00\80"
@d60 = internal global [2 x i8] c"\00\00"
@d61 = internal global [6 x i8] c"\04\3F\0A\00\E6\BF"
@d62 = internal global [6 x i8] c"\B0\BD\22\A3\3C\3C"
@d63 = internal global [6 x i8] c"\36\BD\00\80\A9\BC"
@d64 = internal global [2 x i8] c"\00\80"
@d65 = internal global [2 x i8] c"\20\80"
@d66 = internal global [2 x i8] c"\00\00"
@d67 = internal global [2 x i8] c"\1E\40"
@d68 = internal global [2 x i8] c"\E0\3F"
@d69 = internal global [2 x i8] c"\B5\3F"
@d70 = internal global [2 x i8] c"\00\80"
@d71 = internal global [2 x i8] c"\A0\3F"
@d72 = internal global [2 x i8] c"\00\80"
@d73 = internal global [2 x i8] c"\30\B0"
@d74 = internal global [2 x i8] c"\46\3F"
@d75 = internal global [2 x i8] c"\64\B0"
@d76 = internal global [2 x i8] c"\00\00"
@d77 = internal global [2 x i8] c"\74\BF"
@d78 = internal global [2 x i8] c"\00\80"
@d79 = internal global [2 x i8] c"\EB\3F"
@d80 = internal global [2 x i8] c"\7A\3C"
@d81 = internal global [2 x i8] c"\F1\42"
@d82 = internal global [6 x i8] c"\02\BF\15\42\0C\80"
@d83 = internal global [6 x i8] c"\07\42\6A\42\02\00"
@d84 = internal global [6 x i8] c"\77\BC\23\3F\C0\C0"
@d85 = internal global [2 x i8] c"\C0\C3"
@d86 = internal global [2 x i8] c"\7D\BF"
@d87 = internal global [2 x i8] c"\0C\BF"
@d88 = internal global [2 x i8] c"\23\C0"
@d89 = internal global [2 x i8] c"\07\BC"
@d90 = internal global [2 x i8] c"\50\BA"
@d91 = internal global [2 x i8] c"\9F\3F"
@d92 = internal global [2 x i8] c"\55\BC"
@d93 = internal global [2 x i8] c"\EA\3B"
@d94 = internal global [2 x i8] c"\59\BF"
@d95 = internal global [2 x i8] c"\F3\45"
@d96 = internal global [2 x i8] c"\59\BF"
@d97 = internal global [2 x i8] c"\13\42"
@d98 = internal global [2 x i8] c"\A5\3F"
@d99 = internal global [2 x i8] c"\28\3F"
@d100 = internal global [2 x i8] c"\00\C0"
@d101 = internal global [2 x i8] c"\DB\3F"
@d102 = internal global [2 x i8] c"\94\BE"
@d103 = internal global [6 x i8] c"\6B\C2\20\3F\96\3F"
@d104 = internal global [6 x i8] c"\90\C3\1D\40\8F\3F"
@d105 = internal global [6 x i8] c"\6B\C2\20\3F\60\3D"
@d106 = internal global [2 x i8] c"\72\80"
@d107 = internal global [2 x i8] c"\42\C0"
@d108 = internal global [1 x i8] c"\00"
@d109 = internal global [2 x i8] c"\00\80"
@d110 = internal global [2 x i8] c"\00\80"
@d111 = internal global [1 x i8] c"\01"
@d112 = internal global [2 x i8] c"\18\00"
@d113 = internal global [2 x i8] c"\C0\7F"
@d114 = internal global [1 x i8] c"\00"
@d115 = internal global [2 x i8] c"\F4\AA"
@d116 = internal global [2 x i8] c"\49\BC"
@d117 = internal global [1 x i8] c"\01"
@d118 = internal global [2 x i8] c"\72\3C"
@d119 = internal global [2 x i8] c"\72\3C"
@d120 = internal global [1 x i8] c"\00"
@d121 = internal global [2 x i8] c"\37\C0"
@d122 = internal global [2 x i8] c"\C0\7F"
@d123 = internal global [1 x i8] c"\00"
@d124 = internal global [2 x i8] c"\30\00"
@d125 = internal global [2 x i8] c"\1A\80"
@d126 = internal global [1 x i8] c"\01"
@d127 = internal global [2 x i8] c"\57\BC"
@d128 = internal global [2 x i8] c"\57\BC"
@d129 = internal global [1 x i8] c"\01"
@d130 = internal global [2 x i8] c"\00\00"
@d131 = internal global [2 x i8] c"\C0\7F"
@d132 = internal global [1 x i8] c"\00"
@d133 = internal global [2 x i8] c"\A0\C1"
@d134 = internal global [2 x i8] c"\C7\B4"
@d135 = internal global [1 x i8] c"\01"
@d136 = internal global [2 x i8] c"\47\C0"
@d137 = internal global [2 x i8] c"\47\C0"
@d138 = internal global [1 x i8] c"\00"
@d139 = internal global [2 x i8] c"\A1\BF"
@d140 = internal global [2 x i8] c"\C0\7F"
@d141 = internal global [1 x i8] c"\00"
@d142 = internal global [2 x i8] c"\1D\C0"
@d143 = internal global [2 x i8] c"\3B\BC"
@d144 = internal global [1 x i8] c"\01"
@d145 = internal global [2 x i8] c"\C3\83"
@d146 = internal global [2 x i8] c"\C3\83"
@d147 = internal global [1 x i8] c"\01"
@d148 = internal global [2 x i8] c"\01\80"
@d149 = internal global [2 x i8] c"\C0\7F"
@d150 = internal global [1 x i8] c"\00"
@d151 = internal global [2 x i8] c"\00\00"
@d152 = internal global [2 x i8] c"\00\80"
@d153 = internal global [1 x i8] c"\00"
@d154 = internal global [2 x i8] c"\3D\BC"
@d155 = internal global [2 x i8] c"\3D\BC"
@d156 = internal global [1 x i8] c"\00"
@d157 = internal global [2 x i8] c"\3E\00"
@d158 = internal global [2 x i8] c"\C0\7F"
@d159 = internal global [1 x i8] c"\00"
@d160 = internal global [2 x i8] c"\5D\80"
@d161 = internal global [2 x i8] c"\80\7F"
@d162 = internal global [1 x i8] c"\01"
@d163 = internal global [2 x i8] c"\80\7F"
@d164 = internal global [2 x i8] c"\80\7F"
@d165 = internal global [1 x i8] c"\01"
@d166 = internal global [2 x i8] c"\00\00"
@d167 = internal global [2 x i8] c"\C0\7F"
@d168 = internal global [1 x i8] c"\00"
@d169 = internal global [2 x i8] c"\00\80"
@d170 = internal global [2 x i8] c"\00\00"
@d171 = internal global [1 x i8] c"\00"
@d172 = internal global [2 x i8] c"\33\3C"
@d173 = internal global [2 x i8] c"\33\3C"
@d174 = internal global [1 x i8] c"\00"
@d175 = internal global [2 x i8] c"\02\00"
@d176 = internal global [2 x i8] c"\C0\7F"
@d177 = internal global [1 x i8] c"\01"
@d178 = internal global [2 x i8] c"\80\FF"
@d179 = internal global [2 x i8] c"\6C\40"
@d180 = internal global [1 x i8] c"\00"
@d181 = internal global [2 x i8] c"\7E\2D"
@d182 = internal global [2 x i8] c"\7E\2D"
@d183 = internal global [1 x i8] c"\01"
@d184 = internal global [2 x i8] c"\9B\30"
@d185 = internal global [2 x i8] c"\C0\7F"
@d186 = internal global [1 x i8] c"\01"
@d187 = internal global [2 x i8] c"\01\40"
@d188 = internal global [2 x i8] c"\4B\C0"
@d189 = internal global [1 x i8] c"\01"
@d190 = internal global [2 x i8] c"\2F\3C"
@d191 = internal global [2 x i8] c"\2F\3C"
@d192 = internal global [1 x i8] c"\00"
@d193 = internal global [2 x i8] c"\7C\C2"
@d194 = internal global [2 x i8] c"\C0\7F"
@d195 = internal global [1 x i8] c"\01"
@d196 = internal global [2 x i8] c"\6D\C0"
@d197 = internal global [2 x i8] c"\93\C9"
@d198 = internal global [1 x i8] c"\01"
@d199 = internal global [2 x i8] c"\4D\C2"
@d200 = internal global [2 x i8] c"\4D\C2"
@d201 = internal global [1 x i8] c"\01"
@d202 = internal global [2 x i8] c"\01\00"
@d203 = internal global [2 x i8] c"\C0\7F"
@d204 = internal global [1 x i8] c"\01"
@d205 = internal global [2 x i8] c"\00\43"
@d206 = internal global [2 x i8] c"\E1\BF"
@d207 = internal global [1 x i8] c"\00"
@d208 = internal global [2 x i8] c"\80\3F"
@d209 = internal global [2 x i8] c"\80\3F"
@d210 = internal global [1 x i8] c"\00"
@d211 = internal global [2 x i8] c"\18\48"
@d212 = internal global [2 x i8] c"\C0\7F"
@d213 = internal global [1 x i8] c"\01"
@d214 = internal global [2 x i8] c"\39\C0"
@d215 = internal global [2 x i8] c"\00\80"
@d216 = internal global [1 x i8] c"\01"
@d217 = internal global [2 x i8] c"\7A\00"
@d218 = internal global [2 x i8] c"\7A\00"
@d219 = internal global [1 x i8] c"\01"
@d220 = internal global [2 x i8] c"\20\C1"
@d221 = internal global [2 x i8] c"\C0\7F"
@d222 = internal global [1 x i8] c"\01"
@d223 = internal global [2 x i8] c"\0F\00"
@d224 = internal global [2 x i8] c"\E1\3F"
@d225 = internal global [1 x i8] c"\01"
@d226 = internal global [2 x i8] c"\55\BF"
@d227 = internal global [2 x i8] c"\55\BF"
@d228 = internal global [1 x i8] c"\00"
@d229 = internal global [2 x i8] c"\00\5D"
@d230 = internal global [2 x i8] c"\C0\7F"
@d231 = internal global [1 x i8] c"\01"
@d232 = internal global [2 x i8] c"\7C\3C"
@d233 = internal global [2 x i8] c"\E0\00"
@d234 = internal global [1 x i8] c"\01"
@d235 = internal global [2 x i8] c"\66\BC"
@d236 = internal global [2 x i8] c"\66\BC"
@d237 = internal global [1 x i8] c"\01"
@d238 = internal global [2 x i8] c"\23\C2"
@d239 = internal global [2 x i8] c"\C0\7F"
@d240 = internal global [1 x i8] c"\01"
@d241 = internal global [2 x i8] c"\DB\3F"
@d242 = internal global [2 x i8] c"\66\BC"
@d243 = internal global [1 x i8] c"\00"
@d244 = internal global [2 x i8] c"\6F\3C"
@d245 = internal global [2 x i8] c"\6F\3C"
@d246 = internal global [1 x i8] c"\00"
@d247 = internal global [2 x i8] c"\F0\C3"
@d248 = internal global [2 x i8] c"\C0\7F"
@d249 = internal global [1 x i8] c"\00"
@d250 = internal global [2 x i8] c"\47\A5"
@d251 = internal global [4 x i8] c"\00\00\47\A5"
@d252 = internal global [2 x i8] c"\CD\3F"
@d253 = internal global [4 x i8] c"\00\00\CD\3F"
@d254 = internal global [2 x i8] c"\06\A6"
@d255 = internal global [4 x i8] c"\00\00\06\A6"
@d256 = internal global [2 x i8] c"\4F\C2"
@d257 = internal global [8 x i8] c"\00\00\00\00\00\E0\49\C0"
@d258 = internal global [2 x i8] c"\10\44"
@d259 = internal global [8 x i8] c"\00\00\00\00\00\00\82\40"
@d260 = internal global [2 x i8] c"\4D\55"
@d261 = internal global [8 x i8] c"\00\00\00\00\00\A0\A9\42"
@d262 = internal global [2 x i8] c"\50\80"
@d263 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\40\80\BF"
@d264 = internal global [2 x i8] c"\6C\80"
@d265 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\B0\80\BF"
@d266 = internal global [2 x i8] c"\CC\06"
@d267 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\98\8D\3F"
@d268 = internal global [2 x i8] c"\65\BF"
@d269 = internal global [10 x i8] c"\00\00\00\00\00\00\00\E5\FE\BF"
@d270 = internal global [2 x i8] c"\25\3F"
@d271 = internal global [10 x i8] c"\00\00\00\00\00\00\00\A5\FE\3F"
@d272 = internal global [2 x i8] c"\50\E0"
@d273 = internal global [10 x i8] c"\00\00\00\00\00\00\00\D0\40\C0"
@d274 = internal global [1 x i8] c"\01"
@d275 = internal global [2 x i8] c"\80\BF"
@d276 = internal global [1 x i8] c"\00"
@d277 = internal global [2 x i8] c"\00\00"
@d278 = internal global [1 x i8] c"\00"
@d279 = internal global [2 x i8] c"\00\00"
@d280 = internal global [1 x i8] c"\00"
@d281 = internal global [2 x i8] c"\00\00"
@d282 = internal global [1 x i8] c"\00"
@d283 = internal global [2 x i8] c"\00\00"
@d284 = internal global [1 x i8] c"\01"
@d285 = internal global [2 x i8] c"\80\3F"
@d286 = internal global [1 x i8] c"\33"
@d287 = internal global [2 x i8] c"\4C\42"
@d288 = internal global [1 x i8] c"\01"
@d289 = internal global [2 x i8] c"\80\3F"
@d290 = internal global [1 x i8] c"\00"
@d291 = internal global [2 x i8] c"\00\00"
@d292 = internal global [1 x i8] c"\01"
@d293 = internal global [2 x i8] c"\80\3F"
@d294 = internal global [1 x i8] c"\93"
@d295 = internal global [2 x i8] c"\13\43"
@d296 = internal global [1 x i8] c"\23"
@d297 = internal global [2 x i8] c"\0C\42"
@d298 = internal global [2 x i8] c"\41\6F"
@d299 = internal global [2 x i8] c"\DF\46"
@d300 = internal global [2 x i8] c"\00\80"
@d301 = internal global [2 x i8] c"\00\C7"
@d302 = internal global [2 x i8] c"\73\54"
@d303 = internal global [2 x i8] c"\A9\46"
@d304 = internal global [2 x i8] c"\68\C3"
@d305 = internal global [2 x i8] c"\43\47"
@d306 = internal global [2 x i8] c"\C5\09"
@d307 = internal global [2 x i8] c"\1C\45"
@d308 = internal global [2 x i8] c"\00\80"
@d309 = internal global [2 x i8] c"\00\47"
@d310 = internal global [3 x i8] c"\C7\07\00"
@d311 = internal global [2 x i8] c"\F9\44"
@d312 = internal global [3 x i8] c"\00\00\00"
@d313 = internal global [2 x i8] c"\00\00"
@d314 = internal global [3 x i8] c"\01\00\00"
@d315 = internal global [2 x i8] c"\80\3F"
@d316 = internal global [3 x i8] c"\D6\0C\00"
@d317 = internal global [2 x i8] c"\4D\45"
@d318 = internal global [3 x i8] c"\FF\FF\FF"
@d319 = internal global [2 x i8] c"\80\4B"
@d320 = internal global [3 x i8] c"\00\00\00"
@d321 = internal global [2 x i8] c"\00\00"
@d322 = internal global [4 x i8] c"\01\00\00\00"
@d323 = internal global [2 x i8] c"\80\3F"
@d324 = internal global [4 x i8] c"\00\00\00\80"
@d325 = internal global [2 x i8] c"\00\CF"
@d326 = internal global [4 x i8] c"\5C\02\5D\3E"
@d327 = internal global [2 x i8] c"\79\4E"
@d328 = internal global [4 x i8] c"\48\40\DC\1C"
@d329 = internal global [2 x i8] c"\E7\4D"
@d330 = internal global [4 x i8] c"\00\00\00\00"
@d331 = internal global [2 x i8] c"\00\00"
@d332 = internal global [4 x i8] c"\01\00\00\00"
@d333 = internal global [2 x i8] c"\80\3F"
@d334 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d335 = internal global [2 x i8] c"\00\00"
@d336 = internal global [8 x i8] c"\45\E2\F0\54\7A\83\59\01"
@d337 = internal global [2 x i8] c"\AD\5B"
@d338 = internal global [8 x i8] c"\F6\7A\3F\F5\DF\D6\C7\30"
@d339 = internal global [2 x i8] c"\43\5E"
@d340 = internal global [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF"
@d341 = internal global [2 x i8] c"\80\5F"
@d342 = internal global [8 x i8] c"\41\4C\63\5D\00\00\00\00"
@d343 = internal global [2 x i8] c"\BB\4E"
@d344 = internal global [8 x i8] c"\00\00\00\00\00\00\00\80"
@d345 = internal global [2 x i8] c"\00\5F"
@d346 = internal global [9 x i8] c"\DC\AE\F6\C3\0B\32\97\49\01"
@d347 = internal global [2 x i8] c"\36\DF"
@d348 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\01"
@d349 = internal global [2 x i8] c"\80\DF"
@d350 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d351 = internal global [2 x i8] c"\00\00"
@d352 = internal global [9 x i8] c"\B2\C9\AF\05\AB\E0\D9\A3\01"
@d353 = internal global [2 x i8] c"\D2\5F"
@d354 = internal global [9 x i8] c"\01\00\00\00\00\00\00\00\00"
@d355 = internal global [2 x i8] c"\80\3F"
@d356 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\01"
@d357 = internal global [2 x i8] c"\80\5F"
@d358 = internal global [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d359 = internal global [2 x i8] c"\80\BF"
@d360 = internal global [16 x i8] c"\CC\92\17\E8\66\F1\7F\AE\00\00\00\00\00\00\00\00"
@d361 = internal global [2 x i8] c"\2E\5F"
@d362 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d363 = internal global [2 x i8] c"\00\00"
@d364 = internal global [16 x i8] c"\D4\68\E7\D3\A7\24\3E\26\31\78\06\38\CC\FB\03\11"
@d365 = internal global [2 x i8] c"\88\7D"
@d366 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d367 = internal global [2 x i8] c"\00\00"
@d368 = internal global [16 x i8] c"\1E\A1\16\73\5D\BE\EC\8E\62\B3\15\45\6B\97\44\3E"
@d369 = internal global [2 x i8] c"\79\7E"
@d370 = internal global [25 x i8] c"\F8\53\DA\12\A8\CF\74\EA\B6\51\4F\54\85\3F\51\E8\E6\FA\26\B8\0B\5D\2E\8E\DD"
@d371 = internal global [2 x i8] c"\80\FF"
@d372 = internal global [25 x i8] c"\43\F9\4B\80\3F\92\C7\EC\E4\7B\E0\69\D3\2D\66\56\B4\16\3B\01\10\3A\AE\6A\D8"
@d373 = internal global [2 x i8] c"\80\FF"
@d374 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d375 = internal global [2 x i8] c"\80\FF"
@d376 = internal global [25 x i8] c"\C1\09\D8\56\01\CC\BD\96\BA\52\96\09\B5\47\7B\47\AD\1E\4E\51\68\1C\7B\F3\35"
@d377 = internal global [2 x i8] c"\80\7F"
@d378 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d379 = internal global [2 x i8] c"\80\7F"
@d380 = internal global [25 x i8] c"\65\77\D9\25\6F\07\5C\06\40\5E\4E\B5\0E\00\00\00\00\00\00\00\00\00\00\00\00"
@d381 = internal global [2 x i8] c"\6B\71"
@d382 = internal global [2 x i8] c"\E9\06"
@d383 = internal global [1 x i8] c"\00"
@d384 = internal global [2 x i8] c"\B0\3D"
@d385 = internal global [1 x i8] c"\00"
@d386 = internal global [2 x i8] c"\B7\B4"
@d387 = internal global [1 x i8] c"\00"
@d388 = internal global [2 x i8] c"\53\42"
@d389 = internal global [1 x i8] c"\34"
@d390 = internal global [2 x i8] c"\0C\40"
@d391 = internal global [1 x i8] c"\02"
@d392 = internal global [2 x i8] c"\0E\40"
@d393 = internal global [1 x i8] c"\02"
@d394 = internal global [2 x i8] c"\02\80"
@d395 = internal global [2 x i8] c"\00\00"
@d396 = internal global [2 x i8] c"\00\80"
@d397 = internal global [2 x i8] c"\00\00"
@d398 = internal global [2 x i8] c"\70\82"
@d399 = internal global [2 x i8] c"\00\00"
@d400 = internal global [2 x i8] c"\02\3F"
@d401 = internal global [2 x i8] c"\00\00"
@d402 = internal global [2 x i8] c"\00\00"
@d403 = internal global [2 x i8] c"\00\00"
@d404 = internal global [2 x i8] c"\34\3C"
@d405 = internal global [2 x i8] c"\00\00"
@d406 = internal global [2 x i8] c"\C0\40"
@d407 = internal global [4 x i8] c"\06\00\00\00"
@d408 = internal global [2 x i8] c"\F3\BF"
@d409 = internal global [4 x i8] c"\FF\FF\FF\FF"
@d410 = internal global [2 x i8] c"\7C\00"
@d411 = internal global [4 x i8] c"\00\00\00\00"
@d412 = internal global [2 x i8] c"\02\00"
@d413 = internal global [4 x i8] c"\00\00\00\00"
@d414 = internal global [2 x i8] c"\0C\00"
@d415 = internal global [4 x i8] c"\00\00\00\00"
@d416 = internal global [2 x i8] c"\34\3C"
@d417 = internal global [4 x i8] c"\00\00\00\00"
@d418 = internal global [2 x i8] c"\00\80"
@d419 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d420 = internal global [2 x i8] c"\80\03"
@d421 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d422 = internal global [2 x i8] c"\19\BF"
@d423 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d424 = internal global [2 x i8] c"\50\01"
@d425 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d426 = internal global [2 x i8] c"\5D\3C"
@d427 = internal global [8 x i8] c"\00\00\00\00\00\00\00\00"
@d428 = internal global [2 x i8] c"\B5\3F"
@d429 = internal global [8 x i8] c"\01\00\00\00\00\00\00\00"
@d430 = internal global [2 x i8] c"\F0\C1"
@d431 = internal global [9 x i8] c"\E2\FF\FF\FF\FF\FF\FF\FF\01"
@d432 = internal global [2 x i8] c"\D4\45"
@d433 = internal global [9 x i8] c"\80\1A\00\00\00\00\00\00\00"
@d434 = internal global [2 x i8] c"\1A\C2"
@d435 = internal global [9 x i8] c"\DA\FF\FF\FF\FF\FF\FF\FF\01"
@d436 = internal global [2 x i8] c"\02\00"
@d437 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d438 = internal global [2 x i8] c"\06\3F"
@d439 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d440 = internal global [2 x i8] c"\30\10"
@d441 = internal global [9 x i8] c"\00\00\00\00\00\00\00\00\00"
@d442 = internal global [2 x i8] c"\CA\3F"
@d443 = internal global [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d444 = internal global [2 x i8] c"\69\00"
@d445 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d446 = internal global [2 x i8] c"\66\3C"
@d447 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d448 = internal global [2 x i8] c"\23\40"
@d449 = internal global [16 x i8] c"\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d450 = internal global [2 x i8] c"\0F\BF"
@d451 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d452 = internal global [2 x i8] c"\3D\3C"
@d453 = internal global [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d454 = internal global [2 x i8] c"\E0\C3"
@d455 = internal global [25 x i8] c"\40\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d456 = internal global [2 x i8] c"\00\80"
@d457 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d458 = internal global [2 x i8] c"\69\C2"
@d459 = internal global [25 x i8] c"\C6\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d460 = internal global [2 x i8] c"\69\42"
@d461 = internal global [25 x i8] c"\3A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d462 = internal global [2 x i8] c"\00\80"
@d463 = internal global [25 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d464 = internal global [2 x i8] c"\E0\40"
@d465 = internal global [25 x i8] c"\07\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile bfloat, ptr @d1, align 1
  %b1 = load volatile bfloat, ptr @d2, align 1
  %r1 = fadd bfloat %a1, %b1
  store volatile bfloat %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 2)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile bfloat, ptr @d4, align 1
  %b2 = load volatile bfloat, ptr @d5, align 1
  %r2 = fadd bfloat %a2, %b2
  store volatile bfloat %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 2)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile bfloat, ptr @d7, align 1
  %b3 = load volatile bfloat, ptr @d8, align 1
  %r3 = fadd bfloat %a3, %b3
  store volatile bfloat %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 2)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile bfloat, ptr @d10, align 1
  %b4 = load volatile bfloat, ptr @d11, align 1
  %r4 = fadd bfloat %a4, %b4
  store volatile bfloat %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 2)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile bfloat, ptr @d13, align 1
  %b5 = load volatile bfloat, ptr @d14, align 1
  %r5 = fadd bfloat %a5, %b5
  store volatile bfloat %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 2)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile bfloat, ptr @d16, align 1
  %b6 = load volatile bfloat, ptr @d17, align 1
  %r6 = fadd bfloat %a6, %b6
  store volatile bfloat %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 2)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x bfloat>, ptr @d19, align 1
  %b7 = load volatile <3 x bfloat>, ptr @d20, align 1
  %r7 = fadd <3 x bfloat> %a7, %b7
  store volatile <3 x bfloat> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 6)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile bfloat, ptr @d22, align 1
  %b8 = load volatile bfloat, ptr @d23, align 1
  %r8 = fsub bfloat %a8, %b8
  store volatile bfloat %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 2)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile bfloat, ptr @d25, align 1
  %b9 = load volatile bfloat, ptr @d26, align 1
  %r9 = fsub bfloat %a9, %b9
  store volatile bfloat %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 2)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile bfloat, ptr @d28, align 1
  %b10 = load volatile bfloat, ptr @d29, align 1
  %r10 = fsub bfloat %a10, %b10
  store volatile bfloat %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 2)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile bfloat, ptr @d31, align 1
  %b11 = load volatile bfloat, ptr @d32, align 1
  %r11 = fsub bfloat %a11, %b11
  store volatile bfloat %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 2)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile bfloat, ptr @d34, align 1
  %b12 = load volatile bfloat, ptr @d35, align 1
  %r12 = fsub bfloat %a12, %b12
  store volatile bfloat %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 2)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile bfloat, ptr @d37, align 1
  %b13 = load volatile bfloat, ptr @d38, align 1
  %r13 = fsub bfloat %a13, %b13
  store volatile bfloat %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 2)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <3 x bfloat>, ptr @d40, align 1
  %b14 = load volatile <3 x bfloat>, ptr @d41, align 1
  %r14 = fsub <3 x bfloat> %a14, %b14
  store volatile <3 x bfloat> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 6)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile bfloat, ptr @d43, align 1
  %b15 = load volatile bfloat, ptr @d44, align 1
  %r15 = fmul bfloat %a15, %b15
  store volatile bfloat %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 2)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile bfloat, ptr @d46, align 1
  %b16 = load volatile bfloat, ptr @d47, align 1
  %r16 = fmul bfloat %a16, %b16
  store volatile bfloat %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 2)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile bfloat, ptr @d49, align 1
  %b17 = load volatile bfloat, ptr @d50, align 1
  %r17 = fmul bfloat %a17, %b17
  store volatile bfloat %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 2)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile bfloat, ptr @d52, align 1
  %b18 = load volatile bfloat, ptr @d53, align 1
  %r18 = fmul bfloat %a18, %b18
  store volatile bfloat %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 2)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile bfloat, ptr @d55, align 1
  %b19 = load volatile bfloat, ptr @d56, align 1
  %r19 = fmul bfloat %a19, %b19
  store volatile bfloat %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 2)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile bfloat, ptr @d58, align 1
  %b20 = load volatile bfloat, ptr @d59, align 1
  %r20 = fmul bfloat %a20, %b20
  store volatile bfloat %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 2)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x bfloat>, ptr @d61, align 1
  %b21 = load volatile <3 x bfloat>, ptr @d62, align 1
  %r21 = fmul <3 x bfloat> %a21, %b21
  store volatile <3 x bfloat> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 6)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile bfloat, ptr @d64, align 1
  %b22 = load volatile bfloat, ptr @d65, align 1
  %r22 = fdiv bfloat %a22, %b22
  store volatile bfloat %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 2)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile bfloat, ptr @d67, align 1
  %b23 = load volatile bfloat, ptr @d68, align 1
  %r23 = fdiv bfloat %a23, %b23
  store volatile bfloat %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 2)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile bfloat, ptr @d70, align 1
  %b24 = load volatile bfloat, ptr @d71, align 1
  %r24 = fdiv bfloat %a24, %b24
  store volatile bfloat %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 2)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile bfloat, ptr @d73, align 1
  %b25 = load volatile bfloat, ptr @d74, align 1
  %r25 = fdiv bfloat %a25, %b25
  store volatile bfloat %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 2)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile bfloat, ptr @d76, align 1
  %b26 = load volatile bfloat, ptr @d77, align 1
  %r26 = fdiv bfloat %a26, %b26
  store volatile bfloat %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 2)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile bfloat, ptr @d79, align 1
  %b27 = load volatile bfloat, ptr @d80, align 1
  %r27 = fdiv bfloat %a27, %b27
  store volatile bfloat %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 2)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x bfloat>, ptr @d82, align 1
  %b28 = load volatile <3 x bfloat>, ptr @d83, align 1
  %r28 = fdiv <3 x bfloat> %a28, %b28
  store volatile <3 x bfloat> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 6)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile bfloat, ptr @d85, align 1
  %b29 = load volatile bfloat, ptr @d86, align 1
  %r29 = frem bfloat %a29, %b29
  store volatile bfloat %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 2)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile bfloat, ptr @d88, align 1
  %b30 = load volatile bfloat, ptr @d89, align 1
  %r30 = frem bfloat %a30, %b30
  store volatile bfloat %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 2)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile bfloat, ptr @d91, align 1
  %b31 = load volatile bfloat, ptr @d92, align 1
  %r31 = frem bfloat %a31, %b31
  store volatile bfloat %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 2)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile bfloat, ptr @d94, align 1
  %b32 = load volatile bfloat, ptr @d95, align 1
  %r32 = frem bfloat %a32, %b32
  store volatile bfloat %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 2)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile bfloat, ptr @d97, align 1
  %b33 = load volatile bfloat, ptr @d98, align 1
  %r33 = frem bfloat %a33, %b33
  store volatile bfloat %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile bfloat, ptr @d100, align 1
  %b34 = load volatile bfloat, ptr @d101, align 1
  %r34 = frem bfloat %a34, %b34
  store volatile bfloat %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 2)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x bfloat>, ptr @d103, align 1
  %b35 = load volatile <3 x bfloat>, ptr @d104, align 1
  %r35 = frem <3 x bfloat> %a35, %b35
  store volatile <3 x bfloat> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 6)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile bfloat, ptr @d106, align 1
  %b36 = load volatile bfloat, ptr @d107, align 1
  %k36 = fcmp oeq bfloat %a36, %b36
  %r36 = zext i1 %k36 to i8
  store volatile i8 %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 1)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile bfloat, ptr @d109, align 1
  %b37 = load volatile bfloat, ptr @d110, align 1
  %k37 = fcmp oeq bfloat %a37, %b37
  %r37 = zext i1 %k37 to i8
  store volatile i8 %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 1)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile bfloat, ptr @d112, align 1
  %b38 = load volatile bfloat, ptr @d113, align 1
  %k38 = fcmp oeq bfloat %a38, %b38
  %r38 = zext i1 %k38 to i8
  store volatile i8 %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 1)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile bfloat, ptr @d115, align 1
  %b39 = load volatile bfloat, ptr @d116, align 1
  %k39 = fcmp ogt bfloat %a39, %b39
  %r39 = zext i1 %k39 to i8
  store volatile i8 %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile bfloat, ptr @d118, align 1
  %b40 = load volatile bfloat, ptr @d119, align 1
  %k40 = fcmp ogt bfloat %a40, %b40
  %r40 = zext i1 %k40 to i8
  store volatile i8 %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 1)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile bfloat, ptr @d121, align 1
  %b41 = load volatile bfloat, ptr @d122, align 1
  %k41 = fcmp ogt bfloat %a41, %b41
  %r41 = zext i1 %k41 to i8
  store volatile i8 %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 1)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile bfloat, ptr @d124, align 1
  %b42 = load volatile bfloat, ptr @d125, align 1
  %k42 = fcmp oge bfloat %a42, %b42
  %r42 = zext i1 %k42 to i8
  store volatile i8 %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 1)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile bfloat, ptr @d127, align 1
  %b43 = load volatile bfloat, ptr @d128, align 1
  %k43 = fcmp oge bfloat %a43, %b43
  %r43 = zext i1 %k43 to i8
  store volatile i8 %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile bfloat, ptr @d130, align 1
  %b44 = load volatile bfloat, ptr @d131, align 1
  %k44 = fcmp oge bfloat %a44, %b44
  %r44 = zext i1 %k44 to i8
  store volatile i8 %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 1)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile bfloat, ptr @d133, align 1
  %b45 = load volatile bfloat, ptr @d134, align 1
  %k45 = fcmp olt bfloat %a45, %b45
  %r45 = zext i1 %k45 to i8
  store volatile i8 %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 1)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile bfloat, ptr @d136, align 1
  %b46 = load volatile bfloat, ptr @d137, align 1
  %k46 = fcmp olt bfloat %a46, %b46
  %r46 = zext i1 %k46 to i8
  store volatile i8 %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 1)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile bfloat, ptr @d139, align 1
  %b47 = load volatile bfloat, ptr @d140, align 1
  %k47 = fcmp olt bfloat %a47, %b47
  %r47 = zext i1 %k47 to i8
  store volatile i8 %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile bfloat, ptr @d142, align 1
  %b48 = load volatile bfloat, ptr @d143, align 1
  %k48 = fcmp ole bfloat %a48, %b48
  %r48 = zext i1 %k48 to i8
  store volatile i8 %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 1)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile bfloat, ptr @d145, align 1
  %b49 = load volatile bfloat, ptr @d146, align 1
  %k49 = fcmp ole bfloat %a49, %b49
  %r49 = zext i1 %k49 to i8
  store volatile i8 %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 1)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile bfloat, ptr @d148, align 1
  %b50 = load volatile bfloat, ptr @d149, align 1
  %k50 = fcmp ole bfloat %a50, %b50
  %r50 = zext i1 %k50 to i8
  store volatile i8 %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 1)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile bfloat, ptr @d151, align 1
  %b51 = load volatile bfloat, ptr @d152, align 1
  %k51 = fcmp one bfloat %a51, %b51
  %r51 = zext i1 %k51 to i8
  store volatile i8 %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile bfloat, ptr @d154, align 1
  %b52 = load volatile bfloat, ptr @d155, align 1
  %k52 = fcmp one bfloat %a52, %b52
  %r52 = zext i1 %k52 to i8
  store volatile i8 %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 1)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile bfloat, ptr @d157, align 1
  %b53 = load volatile bfloat, ptr @d158, align 1
  %k53 = fcmp one bfloat %a53, %b53
  %r53 = zext i1 %k53 to i8
  store volatile i8 %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 1)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile bfloat, ptr @d160, align 1
  %b54 = load volatile bfloat, ptr @d161, align 1
  %k54 = fcmp ord bfloat %a54, %b54
  %r54 = zext i1 %k54 to i8
  store volatile i8 %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 1)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile bfloat, ptr @d163, align 1
  %b55 = load volatile bfloat, ptr @d164, align 1
  %k55 = fcmp ord bfloat %a55, %b55
  %r55 = zext i1 %k55 to i8
  store volatile i8 %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile bfloat, ptr @d166, align 1
  %b56 = load volatile bfloat, ptr @d167, align 1
  %k56 = fcmp ord bfloat %a56, %b56
  %r56 = zext i1 %k56 to i8
  store volatile i8 %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 1)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile bfloat, ptr @d169, align 1
  %b57 = load volatile bfloat, ptr @d170, align 1
  %k57 = fcmp uno bfloat %a57, %b57
  %r57 = zext i1 %k57 to i8
  store volatile i8 %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 1)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile bfloat, ptr @d172, align 1
  %b58 = load volatile bfloat, ptr @d173, align 1
  %k58 = fcmp uno bfloat %a58, %b58
  %r58 = zext i1 %k58 to i8
  store volatile i8 %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 1)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile bfloat, ptr @d175, align 1
  %b59 = load volatile bfloat, ptr @d176, align 1
  %k59 = fcmp uno bfloat %a59, %b59
  %r59 = zext i1 %k59 to i8
  store volatile i8 %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile bfloat, ptr @d178, align 1
  %b60 = load volatile bfloat, ptr @d179, align 1
  %k60 = fcmp ueq bfloat %a60, %b60
  %r60 = zext i1 %k60 to i8
  store volatile i8 %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 1)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile bfloat, ptr @d181, align 1
  %b61 = load volatile bfloat, ptr @d182, align 1
  %k61 = fcmp ueq bfloat %a61, %b61
  %r61 = zext i1 %k61 to i8
  store volatile i8 %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 1)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile bfloat, ptr @d184, align 1
  %b62 = load volatile bfloat, ptr @d185, align 1
  %k62 = fcmp ueq bfloat %a62, %b62
  %r62 = zext i1 %k62 to i8
  store volatile i8 %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 1)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile bfloat, ptr @d187, align 1
  %b63 = load volatile bfloat, ptr @d188, align 1
  %k63 = fcmp ugt bfloat %a63, %b63
  %r63 = zext i1 %k63 to i8
  store volatile i8 %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile bfloat, ptr @d190, align 1
  %b64 = load volatile bfloat, ptr @d191, align 1
  %k64 = fcmp ugt bfloat %a64, %b64
  %r64 = zext i1 %k64 to i8
  store volatile i8 %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 1)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile bfloat, ptr @d193, align 1
  %b65 = load volatile bfloat, ptr @d194, align 1
  %k65 = fcmp ugt bfloat %a65, %b65
  %r65 = zext i1 %k65 to i8
  store volatile i8 %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 1)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile bfloat, ptr @d196, align 1
  %b66 = load volatile bfloat, ptr @d197, align 1
  %k66 = fcmp uge bfloat %a66, %b66
  %r66 = zext i1 %k66 to i8
  store volatile i8 %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 1)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  %a67 = load volatile bfloat, ptr @d199, align 1
  %b67 = load volatile bfloat, ptr @d200, align 1
  %k67 = fcmp uge bfloat %a67, %b67
  %r67 = zext i1 %k67 to i8
  store volatile i8 %r67, ptr %out, align 1
  %c67 = call i32 @memcmp(ptr %out, ptr @d201, i64 1)
  %ok67 = icmp eq i32 %c67, 0
  br i1 %ok67, label %t68, label %bad

t68:
  %a68 = load volatile bfloat, ptr @d202, align 1
  %b68 = load volatile bfloat, ptr @d203, align 1
  %k68 = fcmp uge bfloat %a68, %b68
  %r68 = zext i1 %k68 to i8
  store volatile i8 %r68, ptr %out, align 1
  %c68 = call i32 @memcmp(ptr %out, ptr @d204, i64 1)
  %ok68 = icmp eq i32 %c68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  %a69 = load volatile bfloat, ptr @d205, align 1
  %b69 = load volatile bfloat, ptr @d206, align 1
  %k69 = fcmp ult bfloat %a69, %b69
  %r69 = zext i1 %k69 to i8
  store volatile i8 %r69, ptr %out, align 1
  %c69 = call i32 @memcmp(ptr %out, ptr @d207, i64 1)
  %ok69 = icmp eq i32 %c69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  %a70 = load volatile bfloat, ptr @d208, align 1
  %b70 = load volatile bfloat, ptr @d209, align 1
  %k70 = fcmp ult bfloat %a70, %b70
  %r70 = zext i1 %k70 to i8
  store volatile i8 %r70, ptr %out, align 1
  %c70 = call i32 @memcmp(ptr %out, ptr @d210, i64 1)
  %ok70 = icmp eq i32 %c70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  %a71 = load volatile bfloat, ptr @d211, align 1
  %b71 = load volatile bfloat, ptr @d212, align 1
  %k71 = fcmp ult bfloat %a71, %b71
  %r71 = zext i1 %k71 to i8
  store volatile i8 %r71, ptr %out, align 1
  %c71 = call i32 @memcmp(ptr %out, ptr @d213, i64 1)
  %ok71 = icmp eq i32 %c71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  %a72 = load volatile bfloat, ptr @d214, align 1
  %b72 = load volatile bfloat, ptr @d215, align 1
  %k72 = fcmp ule bfloat %a72, %b72
  %r72 = zext i1 %k72 to i8
  store volatile i8 %r72, ptr %out, align 1
  %c72 = call i32 @memcmp(ptr %out, ptr @d216, i64 1)
  %ok72 = icmp eq i32 %c72, 0
  br i1 %ok72, label %t73, label %bad

t73:
  %a73 = load volatile bfloat, ptr @d217, align 1
  %b73 = load volatile bfloat, ptr @d218, align 1
  %k73 = fcmp ule bfloat %a73, %b73
  %r73 = zext i1 %k73 to i8
  store volatile i8 %r73, ptr %out, align 1
  %c73 = call i32 @memcmp(ptr %out, ptr @d219, i64 1)
  %ok73 = icmp eq i32 %c73, 0
  br i1 %ok73, label %t74, label %bad

t74:
  %a74 = load volatile bfloat, ptr @d220, align 1
  %b74 = load volatile bfloat, ptr @d221, align 1
  %k74 = fcmp ule bfloat %a74, %b74
  %r74 = zext i1 %k74 to i8
  store volatile i8 %r74, ptr %out, align 1
  %c74 = call i32 @memcmp(ptr %out, ptr @d222, i64 1)
  %ok74 = icmp eq i32 %c74, 0
  br i1 %ok74, label %t75, label %bad

t75:
  %a75 = load volatile bfloat, ptr @d223, align 1
  %b75 = load volatile bfloat, ptr @d224, align 1
  %k75 = fcmp une bfloat %a75, %b75
  %r75 = zext i1 %k75 to i8
  store volatile i8 %r75, ptr %out, align 1
  %c75 = call i32 @memcmp(ptr %out, ptr @d225, i64 1)
  %ok75 = icmp eq i32 %c75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  %a76 = load volatile bfloat, ptr @d226, align 1
  %b76 = load volatile bfloat, ptr @d227, align 1
  %k76 = fcmp une bfloat %a76, %b76
  %r76 = zext i1 %k76 to i8
  store volatile i8 %r76, ptr %out, align 1
  %c76 = call i32 @memcmp(ptr %out, ptr @d228, i64 1)
  %ok76 = icmp eq i32 %c76, 0
  br i1 %ok76, label %t77, label %bad

t77:
  %a77 = load volatile bfloat, ptr @d229, align 1
  %b77 = load volatile bfloat, ptr @d230, align 1
  %k77 = fcmp une bfloat %a77, %b77
  %r77 = zext i1 %k77 to i8
  store volatile i8 %r77, ptr %out, align 1
  %c77 = call i32 @memcmp(ptr %out, ptr @d231, i64 1)
  %ok77 = icmp eq i32 %c77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  %a78 = load volatile bfloat, ptr @d232, align 1
  %b78 = load volatile bfloat, ptr @d233, align 1
  %k78 = fcmp true bfloat %a78, %b78
  %r78 = zext i1 %k78 to i8
  store volatile i8 %r78, ptr %out, align 1
  %c78 = call i32 @memcmp(ptr %out, ptr @d234, i64 1)
  %ok78 = icmp eq i32 %c78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  %a79 = load volatile bfloat, ptr @d235, align 1
  %b79 = load volatile bfloat, ptr @d236, align 1
  %k79 = fcmp true bfloat %a79, %b79
  %r79 = zext i1 %k79 to i8
  store volatile i8 %r79, ptr %out, align 1
  %c79 = call i32 @memcmp(ptr %out, ptr @d237, i64 1)
  %ok79 = icmp eq i32 %c79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  %a80 = load volatile bfloat, ptr @d238, align 1
  %b80 = load volatile bfloat, ptr @d239, align 1
  %k80 = fcmp true bfloat %a80, %b80
  %r80 = zext i1 %k80 to i8
  store volatile i8 %r80, ptr %out, align 1
  %c80 = call i32 @memcmp(ptr %out, ptr @d240, i64 1)
  %ok80 = icmp eq i32 %c80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  %a81 = load volatile bfloat, ptr @d241, align 1
  %b81 = load volatile bfloat, ptr @d242, align 1
  %k81 = fcmp false bfloat %a81, %b81
  %r81 = zext i1 %k81 to i8
  store volatile i8 %r81, ptr %out, align 1
  %c81 = call i32 @memcmp(ptr %out, ptr @d243, i64 1)
  %ok81 = icmp eq i32 %c81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  %a82 = load volatile bfloat, ptr @d244, align 1
  %b82 = load volatile bfloat, ptr @d245, align 1
  %k82 = fcmp false bfloat %a82, %b82
  %r82 = zext i1 %k82 to i8
  store volatile i8 %r82, ptr %out, align 1
  %c82 = call i32 @memcmp(ptr %out, ptr @d246, i64 1)
  %ok82 = icmp eq i32 %c82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  %a83 = load volatile bfloat, ptr @d247, align 1
  %b83 = load volatile bfloat, ptr @d248, align 1
  %k83 = fcmp false bfloat %a83, %b83
  %r83 = zext i1 %k83 to i8
  store volatile i8 %r83, ptr %out, align 1
  %c83 = call i32 @memcmp(ptr %out, ptr @d249, i64 1)
  %ok83 = icmp eq i32 %c83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  %a84 = load volatile bfloat, ptr @d250, align 1
  %r84 = fpext bfloat %a84 to float
  store volatile float %r84, ptr %out, align 1
  %c84 = call i32 @memcmp(ptr %out, ptr @d251, i64 4)
  %ok84 = icmp eq i32 %c84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  %a85 = load volatile bfloat, ptr @d252, align 1
  %r85 = fpext bfloat %a85 to float
  store volatile float %r85, ptr %out, align 1
  %c85 = call i32 @memcmp(ptr %out, ptr @d253, i64 4)
  %ok85 = icmp eq i32 %c85, 0
  br i1 %ok85, label %t86, label %bad

t86:
  %a86 = load volatile bfloat, ptr @d254, align 1
  %r86 = fpext bfloat %a86 to float
  store volatile float %r86, ptr %out, align 1
  %c86 = call i32 @memcmp(ptr %out, ptr @d255, i64 4)
  %ok86 = icmp eq i32 %c86, 0
  br i1 %ok86, label %t87, label %bad

t87:
  %a87 = load volatile bfloat, ptr @d256, align 1
  %r87 = fpext bfloat %a87 to double
  store volatile double %r87, ptr %out, align 1
  %c87 = call i32 @memcmp(ptr %out, ptr @d257, i64 8)
  %ok87 = icmp eq i32 %c87, 0
  br i1 %ok87, label %t88, label %bad

t88:
  %a88 = load volatile bfloat, ptr @d258, align 1
  %r88 = fpext bfloat %a88 to double
  store volatile double %r88, ptr %out, align 1
  %c88 = call i32 @memcmp(ptr %out, ptr @d259, i64 8)
  %ok88 = icmp eq i32 %c88, 0
  br i1 %ok88, label %t89, label %bad

t89:
  %a89 = load volatile bfloat, ptr @d260, align 1
  %r89 = fpext bfloat %a89 to double
  store volatile double %r89, ptr %out, align 1
  %c89 = call i32 @memcmp(ptr %out, ptr @d261, i64 8)
  %ok89 = icmp eq i32 %c89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  %a90 = load volatile bfloat, ptr @d262, align 1
  %r90 = fpext bfloat %a90 to fp128
  store volatile fp128 %r90, ptr %out, align 1
  %c90 = call i32 @memcmp(ptr %out, ptr @d263, i64 16)
  %ok90 = icmp eq i32 %c90, 0
  br i1 %ok90, label %t91, label %bad

t91:
  %a91 = load volatile bfloat, ptr @d264, align 1
  %r91 = fpext bfloat %a91 to fp128
  store volatile fp128 %r91, ptr %out, align 1
  %c91 = call i32 @memcmp(ptr %out, ptr @d265, i64 16)
  %ok91 = icmp eq i32 %c91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  %a92 = load volatile bfloat, ptr @d266, align 1
  %r92 = fpext bfloat %a92 to fp128
  store volatile fp128 %r92, ptr %out, align 1
  %c92 = call i32 @memcmp(ptr %out, ptr @d267, i64 16)
  %ok92 = icmp eq i32 %c92, 0
  br i1 %ok92, label %t93, label %bad

t93:
  %a93 = load volatile bfloat, ptr @d268, align 1
  %r93 = fpext bfloat %a93 to x86_fp80
  store volatile x86_fp80 %r93, ptr %out, align 1
  %c93 = call i32 @memcmp(ptr %out, ptr @d269, i64 10)
  %ok93 = icmp eq i32 %c93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  %a94 = load volatile bfloat, ptr @d270, align 1
  %r94 = fpext bfloat %a94 to x86_fp80
  store volatile x86_fp80 %r94, ptr %out, align 1
  %c94 = call i32 @memcmp(ptr %out, ptr @d271, i64 10)
  %ok94 = icmp eq i32 %c94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  %a95 = load volatile bfloat, ptr @d272, align 1
  %r95 = fpext bfloat %a95 to x86_fp80
  store volatile x86_fp80 %r95, ptr %out, align 1
  %c95 = call i32 @memcmp(ptr %out, ptr @d273, i64 10)
  %ok95 = icmp eq i32 %c95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  %a96 = load volatile i1, ptr @d274, align 1
  %r96 = sitofp i1 %a96 to bfloat
  store volatile bfloat %r96, ptr %out, align 1
  %c96 = call i32 @memcmp(ptr %out, ptr @d275, i64 2)
  %ok96 = icmp eq i32 %c96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  %a97 = load volatile i1, ptr @d276, align 1
  %r97 = sitofp i1 %a97 to bfloat
  store volatile bfloat %r97, ptr %out, align 1
  %c97 = call i32 @memcmp(ptr %out, ptr @d277, i64 2)
  %ok97 = icmp eq i32 %c97, 0
  br i1 %ok97, label %t98, label %bad

t98:
  %a98 = load volatile i1, ptr @d278, align 1
  %r98 = sitofp i1 %a98 to bfloat
  store volatile bfloat %r98, ptr %out, align 1
  %c98 = call i32 @memcmp(ptr %out, ptr @d279, i64 2)
  %ok98 = icmp eq i32 %c98, 0
  br i1 %ok98, label %t99, label %bad

t99:
  %a99 = load volatile i1, ptr @d280, align 1
  %r99 = uitofp i1 %a99 to bfloat
  store volatile bfloat %r99, ptr %out, align 1
  %c99 = call i32 @memcmp(ptr %out, ptr @d281, i64 2)
  %ok99 = icmp eq i32 %c99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  %a100 = load volatile i1, ptr @d282, align 1
  %r100 = uitofp i1 %a100 to bfloat
  store volatile bfloat %r100, ptr %out, align 1
  %c100 = call i32 @memcmp(ptr %out, ptr @d283, i64 2)
  %ok100 = icmp eq i32 %c100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  %a101 = load volatile i1, ptr @d284, align 1
  %r101 = uitofp i1 %a101 to bfloat
  store volatile bfloat %r101, ptr %out, align 1
  %c101 = call i32 @memcmp(ptr %out, ptr @d285, i64 2)
  %ok101 = icmp eq i32 %c101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  %a102 = load volatile i8, ptr @d286, align 1
  %r102 = sitofp i8 %a102 to bfloat
  store volatile bfloat %r102, ptr %out, align 1
  %c102 = call i32 @memcmp(ptr %out, ptr @d287, i64 2)
  %ok102 = icmp eq i32 %c102, 0
  br i1 %ok102, label %t103, label %bad

t103:
  %a103 = load volatile i8, ptr @d288, align 1
  %r103 = sitofp i8 %a103 to bfloat
  store volatile bfloat %r103, ptr %out, align 1
  %c103 = call i32 @memcmp(ptr %out, ptr @d289, i64 2)
  %ok103 = icmp eq i32 %c103, 0
  br i1 %ok103, label %t104, label %bad

t104:
  %a104 = load volatile i8, ptr @d290, align 1
  %r104 = sitofp i8 %a104 to bfloat
  store volatile bfloat %r104, ptr %out, align 1
  %c104 = call i32 @memcmp(ptr %out, ptr @d291, i64 2)
  %ok104 = icmp eq i32 %c104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  %a105 = load volatile i8, ptr @d292, align 1
  %r105 = uitofp i8 %a105 to bfloat
  store volatile bfloat %r105, ptr %out, align 1
  %c105 = call i32 @memcmp(ptr %out, ptr @d293, i64 2)
  %ok105 = icmp eq i32 %c105, 0
  br i1 %ok105, label %t106, label %bad

t106:
  %a106 = load volatile i8, ptr @d294, align 1
  %r106 = uitofp i8 %a106 to bfloat
  store volatile bfloat %r106, ptr %out, align 1
  %c106 = call i32 @memcmp(ptr %out, ptr @d295, i64 2)
  %ok106 = icmp eq i32 %c106, 0
  br i1 %ok106, label %t107, label %bad

t107:
  %a107 = load volatile i8, ptr @d296, align 1
  %r107 = uitofp i8 %a107 to bfloat
  store volatile bfloat %r107, ptr %out, align 1
  %c107 = call i32 @memcmp(ptr %out, ptr @d297, i64 2)
  %ok107 = icmp eq i32 %c107, 0
  br i1 %ok107, label %t108, label %bad

t108:
  %a108 = load volatile i16, ptr @d298, align 1
  %r108 = sitofp i16 %a108 to bfloat
  store volatile bfloat %r108, ptr %out, align 1
  %c108 = call i32 @memcmp(ptr %out, ptr @d299, i64 2)
  %ok108 = icmp eq i32 %c108, 0
  br i1 %ok108, label %t109, label %bad

t109:
  %a109 = load volatile i16, ptr @d300, align 1
  %r109 = sitofp i16 %a109 to bfloat
  store volatile bfloat %r109, ptr %out, align 1
  %c109 = call i32 @memcmp(ptr %out, ptr @d301, i64 2)
  %ok109 = icmp eq i32 %c109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  %a110 = load volatile i16, ptr @d302, align 1
  %r110 = sitofp i16 %a110 to bfloat
  store volatile bfloat %r110, ptr %out, align 1
  %c110 = call i32 @memcmp(ptr %out, ptr @d303, i64 2)
  %ok110 = icmp eq i32 %c110, 0
  br i1 %ok110, label %t111, label %bad

t111:
  %a111 = load volatile i16, ptr @d304, align 1
  %r111 = uitofp i16 %a111 to bfloat
  store volatile bfloat %r111, ptr %out, align 1
  %c111 = call i32 @memcmp(ptr %out, ptr @d305, i64 2)
  %ok111 = icmp eq i32 %c111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  %a112 = load volatile i16, ptr @d306, align 1
  %r112 = uitofp i16 %a112 to bfloat
  store volatile bfloat %r112, ptr %out, align 1
  %c112 = call i32 @memcmp(ptr %out, ptr @d307, i64 2)
  %ok112 = icmp eq i32 %c112, 0
  br i1 %ok112, label %t113, label %bad

t113:
  %a113 = load volatile i16, ptr @d308, align 1
  %r113 = uitofp i16 %a113 to bfloat
  store volatile bfloat %r113, ptr %out, align 1
  %c113 = call i32 @memcmp(ptr %out, ptr @d309, i64 2)
  %ok113 = icmp eq i32 %c113, 0
  br i1 %ok113, label %t114, label %bad

t114:
  %a114 = load volatile i24, ptr @d310, align 1
  %r114 = sitofp i24 %a114 to bfloat
  store volatile bfloat %r114, ptr %out, align 1
  %c114 = call i32 @memcmp(ptr %out, ptr @d311, i64 2)
  %ok114 = icmp eq i32 %c114, 0
  br i1 %ok114, label %t115, label %bad

t115:
  %a115 = load volatile i24, ptr @d312, align 1
  %r115 = sitofp i24 %a115 to bfloat
  store volatile bfloat %r115, ptr %out, align 1
  %c115 = call i32 @memcmp(ptr %out, ptr @d313, i64 2)
  %ok115 = icmp eq i32 %c115, 0
  br i1 %ok115, label %t116, label %bad

t116:
  %a116 = load volatile i24, ptr @d314, align 1
  %r116 = sitofp i24 %a116 to bfloat
  store volatile bfloat %r116, ptr %out, align 1
  %c116 = call i32 @memcmp(ptr %out, ptr @d315, i64 2)
  %ok116 = icmp eq i32 %c116, 0
  br i1 %ok116, label %t117, label %bad

t117:
  %a117 = load volatile i24, ptr @d316, align 1
  %r117 = uitofp i24 %a117 to bfloat
  store volatile bfloat %r117, ptr %out, align 1
  %c117 = call i32 @memcmp(ptr %out, ptr @d317, i64 2)
  %ok117 = icmp eq i32 %c117, 0
  br i1 %ok117, label %t118, label %bad

t118:
  %a118 = load volatile i24, ptr @d318, align 1
  %r118 = uitofp i24 %a118 to bfloat
  store volatile bfloat %r118, ptr %out, align 1
  %c118 = call i32 @memcmp(ptr %out, ptr @d319, i64 2)
  %ok118 = icmp eq i32 %c118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  %a119 = load volatile i24, ptr @d320, align 1
  %r119 = uitofp i24 %a119 to bfloat
  store volatile bfloat %r119, ptr %out, align 1
  %c119 = call i32 @memcmp(ptr %out, ptr @d321, i64 2)
  %ok119 = icmp eq i32 %c119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  %a120 = load volatile i32, ptr @d322, align 1
  %r120 = sitofp i32 %a120 to bfloat
  store volatile bfloat %r120, ptr %out, align 1
  %c120 = call i32 @memcmp(ptr %out, ptr @d323, i64 2)
  %ok120 = icmp eq i32 %c120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  %a121 = load volatile i32, ptr @d324, align 1
  %r121 = sitofp i32 %a121 to bfloat
  store volatile bfloat %r121, ptr %out, align 1
  %c121 = call i32 @memcmp(ptr %out, ptr @d325, i64 2)
  %ok121 = icmp eq i32 %c121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  %a122 = load volatile i32, ptr @d326, align 1
  %r122 = sitofp i32 %a122 to bfloat
  store volatile bfloat %r122, ptr %out, align 1
  %c122 = call i32 @memcmp(ptr %out, ptr @d327, i64 2)
  %ok122 = icmp eq i32 %c122, 0
  br i1 %ok122, label %t123, label %bad

t123:
  %a123 = load volatile i32, ptr @d328, align 1
  %r123 = uitofp i32 %a123 to bfloat
  store volatile bfloat %r123, ptr %out, align 1
  %c123 = call i32 @memcmp(ptr %out, ptr @d329, i64 2)
  %ok123 = icmp eq i32 %c123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  %a124 = load volatile i32, ptr @d330, align 1
  %r124 = uitofp i32 %a124 to bfloat
  store volatile bfloat %r124, ptr %out, align 1
  %c124 = call i32 @memcmp(ptr %out, ptr @d331, i64 2)
  %ok124 = icmp eq i32 %c124, 0
  br i1 %ok124, label %t125, label %bad

t125:
  %a125 = load volatile i32, ptr @d332, align 1
  %r125 = uitofp i32 %a125 to bfloat
  store volatile bfloat %r125, ptr %out, align 1
  %c125 = call i32 @memcmp(ptr %out, ptr @d333, i64 2)
  %ok125 = icmp eq i32 %c125, 0
  br i1 %ok125, label %t126, label %bad

t126:
  %a126 = load volatile i64, ptr @d334, align 1
  %r126 = sitofp i64 %a126 to bfloat
  store volatile bfloat %r126, ptr %out, align 1
  %c126 = call i32 @memcmp(ptr %out, ptr @d335, i64 2)
  %ok126 = icmp eq i32 %c126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  %a127 = load volatile i64, ptr @d336, align 1
  %r127 = sitofp i64 %a127 to bfloat
  store volatile bfloat %r127, ptr %out, align 1
  %c127 = call i32 @memcmp(ptr %out, ptr @d337, i64 2)
  %ok127 = icmp eq i32 %c127, 0
  br i1 %ok127, label %t128, label %bad

t128:
  %a128 = load volatile i64, ptr @d338, align 1
  %r128 = sitofp i64 %a128 to bfloat
  store volatile bfloat %r128, ptr %out, align 1
  %c128 = call i32 @memcmp(ptr %out, ptr @d339, i64 2)
  %ok128 = icmp eq i32 %c128, 0
  br i1 %ok128, label %t129, label %bad

t129:
  %a129 = load volatile i64, ptr @d340, align 1
  %r129 = uitofp i64 %a129 to bfloat
  store volatile bfloat %r129, ptr %out, align 1
  %c129 = call i32 @memcmp(ptr %out, ptr @d341, i64 2)
  %ok129 = icmp eq i32 %c129, 0
  br i1 %ok129, label %t130, label %bad

t130:
  %a130 = load volatile i64, ptr @d342, align 1
  %r130 = uitofp i64 %a130 to bfloat
  store volatile bfloat %r130, ptr %out, align 1
  %c130 = call i32 @memcmp(ptr %out, ptr @d343, i64 2)
  %ok130 = icmp eq i32 %c130, 0
  br i1 %ok130, label %t131, label %bad

t131:
  %a131 = load volatile i64, ptr @d344, align 1
  %r131 = uitofp i64 %a131 to bfloat
  store volatile bfloat %r131, ptr %out, align 1
  %c131 = call i32 @memcmp(ptr %out, ptr @d345, i64 2)
  %ok131 = icmp eq i32 %c131, 0
  br i1 %ok131, label %t132, label %bad

t132:
  %a132 = load volatile i65, ptr @d346, align 1
  %r132 = sitofp i65 %a132 to bfloat
  store volatile bfloat %r132, ptr %out, align 1
  %c132 = call i32 @memcmp(ptr %out, ptr @d347, i64 2)
  %ok132 = icmp eq i32 %c132, 0
  br i1 %ok132, label %t133, label %bad

t133:
  %a133 = load volatile i65, ptr @d348, align 1
  %r133 = sitofp i65 %a133 to bfloat
  store volatile bfloat %r133, ptr %out, align 1
  %c133 = call i32 @memcmp(ptr %out, ptr @d349, i64 2)
  %ok133 = icmp eq i32 %c133, 0
  br i1 %ok133, label %t134, label %bad

t134:
  %a134 = load volatile i65, ptr @d350, align 1
  %r134 = sitofp i65 %a134 to bfloat
  store volatile bfloat %r134, ptr %out, align 1
  %c134 = call i32 @memcmp(ptr %out, ptr @d351, i64 2)
  %ok134 = icmp eq i32 %c134, 0
  br i1 %ok134, label %t135, label %bad

t135:
  %a135 = load volatile i65, ptr @d352, align 1
  %r135 = uitofp i65 %a135 to bfloat
  store volatile bfloat %r135, ptr %out, align 1
  %c135 = call i32 @memcmp(ptr %out, ptr @d353, i64 2)
  %ok135 = icmp eq i32 %c135, 0
  br i1 %ok135, label %t136, label %bad

t136:
  %a136 = load volatile i65, ptr @d354, align 1
  %r136 = uitofp i65 %a136 to bfloat
  store volatile bfloat %r136, ptr %out, align 1
  %c136 = call i32 @memcmp(ptr %out, ptr @d355, i64 2)
  %ok136 = icmp eq i32 %c136, 0
  br i1 %ok136, label %t137, label %bad

t137:
  %a137 = load volatile i65, ptr @d356, align 1
  %r137 = uitofp i65 %a137 to bfloat
  store volatile bfloat %r137, ptr %out, align 1
  %c137 = call i32 @memcmp(ptr %out, ptr @d357, i64 2)
  %ok137 = icmp eq i32 %c137, 0
  br i1 %ok137, label %t138, label %bad

t138:
  %a138 = load volatile i128, ptr @d358, align 1
  %r138 = sitofp i128 %a138 to bfloat
  store volatile bfloat %r138, ptr %out, align 1
  %c138 = call i32 @memcmp(ptr %out, ptr @d359, i64 2)
  %ok138 = icmp eq i32 %c138, 0
  br i1 %ok138, label %t139, label %bad

t139:
  %a139 = load volatile i128, ptr @d360, align 1
  %r139 = sitofp i128 %a139 to bfloat
  store volatile bfloat %r139, ptr %out, align 1
  %c139 = call i32 @memcmp(ptr %out, ptr @d361, i64 2)
  %ok139 = icmp eq i32 %c139, 0
  br i1 %ok139, label %t140, label %bad

t140:
  %a140 = load volatile i128, ptr @d362, align 1
  %r140 = sitofp i128 %a140 to bfloat
  store volatile bfloat %r140, ptr %out, align 1
  %c140 = call i32 @memcmp(ptr %out, ptr @d363, i64 2)
  %ok140 = icmp eq i32 %c140, 0
  br i1 %ok140, label %t141, label %bad

t141:
  %a141 = load volatile i128, ptr @d364, align 1
  %r141 = uitofp i128 %a141 to bfloat
  store volatile bfloat %r141, ptr %out, align 1
  %c141 = call i32 @memcmp(ptr %out, ptr @d365, i64 2)
  %ok141 = icmp eq i32 %c141, 0
  br i1 %ok141, label %t142, label %bad

t142:
  %a142 = load volatile i128, ptr @d366, align 1
  %r142 = uitofp i128 %a142 to bfloat
  store volatile bfloat %r142, ptr %out, align 1
  %c142 = call i32 @memcmp(ptr %out, ptr @d367, i64 2)
  %ok142 = icmp eq i32 %c142, 0
  br i1 %ok142, label %t143, label %bad

t143:
  %a143 = load volatile i128, ptr @d368, align 1
  %r143 = uitofp i128 %a143 to bfloat
  store volatile bfloat %r143, ptr %out, align 1
  %c143 = call i32 @memcmp(ptr %out, ptr @d369, i64 2)
  %ok143 = icmp eq i32 %c143, 0
  br i1 %ok143, label %t144, label %bad

t144:
  %a144 = load volatile i200, ptr @d370, align 1
  %r144 = sitofp i200 %a144 to bfloat
  store volatile bfloat %r144, ptr %out, align 1
  %c144 = call i32 @memcmp(ptr %out, ptr @d371, i64 2)
  %ok144 = icmp eq i32 %c144, 0
  br i1 %ok144, label %t145, label %bad

t145:
  %a145 = load volatile i200, ptr @d372, align 1
  %r145 = sitofp i200 %a145 to bfloat
  store volatile bfloat %r145, ptr %out, align 1
  %c145 = call i32 @memcmp(ptr %out, ptr @d373, i64 2)
  %ok145 = icmp eq i32 %c145, 0
  br i1 %ok145, label %t146, label %bad

t146:
  %a146 = load volatile i200, ptr @d374, align 1
  %r146 = sitofp i200 %a146 to bfloat
  store volatile bfloat %r146, ptr %out, align 1
  %c146 = call i32 @memcmp(ptr %out, ptr @d375, i64 2)
  %ok146 = icmp eq i32 %c146, 0
  br i1 %ok146, label %t147, label %bad

t147:
  %a147 = load volatile i200, ptr @d376, align 1
  %r147 = uitofp i200 %a147 to bfloat
  store volatile bfloat %r147, ptr %out, align 1
  %c147 = call i32 @memcmp(ptr %out, ptr @d377, i64 2)
  %ok147 = icmp eq i32 %c147, 0
  br i1 %ok147, label %t148, label %bad

t148:
  %a148 = load volatile i200, ptr @d378, align 1
  %r148 = uitofp i200 %a148 to bfloat
  store volatile bfloat %r148, ptr %out, align 1
  %c148 = call i32 @memcmp(ptr %out, ptr @d379, i64 2)
  %ok148 = icmp eq i32 %c148, 0
  br i1 %ok148, label %t149, label %bad

t149:
  %a149 = load volatile i200, ptr @d380, align 1
  %r149 = uitofp i200 %a149 to bfloat
  store volatile bfloat %r149, ptr %out, align 1
  %c149 = call i32 @memcmp(ptr %out, ptr @d381, i64 2)
  %ok149 = icmp eq i32 %c149, 0
  br i1 %ok149, label %t150, label %bad

t150:
  %a150 = load volatile bfloat, ptr @d382, align 1
  %r150 = fptosi bfloat %a150 to i8
  store volatile i8 %r150, ptr %out, align 1
  %c150 = call i32 @memcmp(ptr %out, ptr @d383, i64 1)
  %ok150 = icmp eq i32 %c150, 0
  br i1 %ok150, label %t151, label %bad

t151:
  %a151 = load volatile bfloat, ptr @d384, align 1
  %r151 = fptosi bfloat %a151 to i8
  store volatile i8 %r151, ptr %out, align 1
  %c151 = call i32 @memcmp(ptr %out, ptr @d385, i64 1)
  %ok151 = icmp eq i32 %c151, 0
  br i1 %ok151, label %t152, label %bad

t152:
  %a152 = load volatile bfloat, ptr @d386, align 1
  %r152 = fptosi bfloat %a152 to i8
  store volatile i8 %r152, ptr %out, align 1
  %c152 = call i32 @memcmp(ptr %out, ptr @d387, i64 1)
  %ok152 = icmp eq i32 %c152, 0
  br i1 %ok152, label %t153, label %bad

t153:
  %a153 = load volatile bfloat, ptr @d388, align 1
  %r153 = fptoui bfloat %a153 to i8
  store volatile i8 %r153, ptr %out, align 1
  %c153 = call i32 @memcmp(ptr %out, ptr @d389, i64 1)
  %ok153 = icmp eq i32 %c153, 0
  br i1 %ok153, label %t154, label %bad

t154:
  %a154 = load volatile bfloat, ptr @d390, align 1
  %r154 = fptoui bfloat %a154 to i8
  store volatile i8 %r154, ptr %out, align 1
  %c154 = call i32 @memcmp(ptr %out, ptr @d391, i64 1)
  %ok154 = icmp eq i32 %c154, 0
  br i1 %ok154, label %t155, label %bad

t155:
  %a155 = load volatile bfloat, ptr @d392, align 1
  %r155 = fptoui bfloat %a155 to i8
  store volatile i8 %r155, ptr %out, align 1
  %c155 = call i32 @memcmp(ptr %out, ptr @d393, i64 1)
  %ok155 = icmp eq i32 %c155, 0
  br i1 %ok155, label %t156, label %bad

t156:
  %a156 = load volatile bfloat, ptr @d394, align 1
  %r156 = fptosi bfloat %a156 to i16
  store volatile i16 %r156, ptr %out, align 1
  %c156 = call i32 @memcmp(ptr %out, ptr @d395, i64 2)
  %ok156 = icmp eq i32 %c156, 0
  br i1 %ok156, label %t157, label %bad

t157:
  %a157 = load volatile bfloat, ptr @d396, align 1
  %r157 = fptosi bfloat %a157 to i16
  store volatile i16 %r157, ptr %out, align 1
  %c157 = call i32 @memcmp(ptr %out, ptr @d397, i64 2)
  %ok157 = icmp eq i32 %c157, 0
  br i1 %ok157, label %t158, label %bad

t158:
  %a158 = load volatile bfloat, ptr @d398, align 1
  %r158 = fptosi bfloat %a158 to i16
  store volatile i16 %r158, ptr %out, align 1
  %c158 = call i32 @memcmp(ptr %out, ptr @d399, i64 2)
  %ok158 = icmp eq i32 %c158, 0
  br i1 %ok158, label %t159, label %bad

t159:
  %a159 = load volatile bfloat, ptr @d400, align 1
  %r159 = fptoui bfloat %a159 to i16
  store volatile i16 %r159, ptr %out, align 1
  %c159 = call i32 @memcmp(ptr %out, ptr @d401, i64 2)
  %ok159 = icmp eq i32 %c159, 0
  br i1 %ok159, label %t160, label %bad

t160:
  %a160 = load volatile bfloat, ptr @d402, align 1
  %r160 = fptoui bfloat %a160 to i16
  store volatile i16 %r160, ptr %out, align 1
  %c160 = call i32 @memcmp(ptr %out, ptr @d403, i64 2)
  %ok160 = icmp eq i32 %c160, 0
  br i1 %ok160, label %t161, label %bad

t161:
  %a161 = load volatile bfloat, ptr @d404, align 1
  %r161 = fptoui bfloat %a161 to i16
  store volatile i16 %r161, ptr %out, align 1
  %c161 = call i32 @memcmp(ptr %out, ptr @d405, i64 2)
  %ok161 = icmp eq i32 %c161, 0
  br i1 %ok161, label %t162, label %bad

t162:
  %a162 = load volatile bfloat, ptr @d406, align 1
  %r162 = fptosi bfloat %a162 to i32
  store volatile i32 %r162, ptr %out, align 1
  %c162 = call i32 @memcmp(ptr %out, ptr @d407, i64 4)
  %ok162 = icmp eq i32 %c162, 0
  br i1 %ok162, label %t163, label %bad

t163:
  %a163 = load volatile bfloat, ptr @d408, align 1
  %r163 = fptosi bfloat %a163 to i32
  store volatile i32 %r163, ptr %out, align 1
  %c163 = call i32 @memcmp(ptr %out, ptr @d409, i64 4)
  %ok163 = icmp eq i32 %c163, 0
  br i1 %ok163, label %t164, label %bad

t164:
  %a164 = load volatile bfloat, ptr @d410, align 1
  %r164 = fptosi bfloat %a164 to i32
  store volatile i32 %r164, ptr %out, align 1
  %c164 = call i32 @memcmp(ptr %out, ptr @d411, i64 4)
  %ok164 = icmp eq i32 %c164, 0
  br i1 %ok164, label %t165, label %bad

t165:
  %a165 = load volatile bfloat, ptr @d412, align 1
  %r165 = fptoui bfloat %a165 to i32
  store volatile i32 %r165, ptr %out, align 1
  %c165 = call i32 @memcmp(ptr %out, ptr @d413, i64 4)
  %ok165 = icmp eq i32 %c165, 0
  br i1 %ok165, label %t166, label %bad

t166:
  %a166 = load volatile bfloat, ptr @d414, align 1
  %r166 = fptoui bfloat %a166 to i32
  store volatile i32 %r166, ptr %out, align 1
  %c166 = call i32 @memcmp(ptr %out, ptr @d415, i64 4)
  %ok166 = icmp eq i32 %c166, 0
  br i1 %ok166, label %t167, label %bad

t167:
  %a167 = load volatile bfloat, ptr @d416, align 1
  %r167 = fptoui bfloat %a167 to i32
  store volatile i32 %r167, ptr %out, align 1
  %c167 = call i32 @memcmp(ptr %out, ptr @d417, i64 4)
  %ok167 = icmp eq i32 %c167, 0
  br i1 %ok167, label %t168, label %bad

t168:
  %a168 = load volatile bfloat, ptr @d418, align 1
  %r168 = fptosi bfloat %a168 to i64
  store volatile i64 %r168, ptr %out, align 1
  %c168 = call i32 @memcmp(ptr %out, ptr @d419, i64 8)
  %ok168 = icmp eq i32 %c168, 0
  br i1 %ok168, label %t169, label %bad

t169:
  %a169 = load volatile bfloat, ptr @d420, align 1
  %r169 = fptosi bfloat %a169 to i64
  store volatile i64 %r169, ptr %out, align 1
  %c169 = call i32 @memcmp(ptr %out, ptr @d421, i64 8)
  %ok169 = icmp eq i32 %c169, 0
  br i1 %ok169, label %t170, label %bad

t170:
  %a170 = load volatile bfloat, ptr @d422, align 1
  %r170 = fptosi bfloat %a170 to i64
  store volatile i64 %r170, ptr %out, align 1
  %c170 = call i32 @memcmp(ptr %out, ptr @d423, i64 8)
  %ok170 = icmp eq i32 %c170, 0
  br i1 %ok170, label %t171, label %bad

t171:
  %a171 = load volatile bfloat, ptr @d424, align 1
  %r171 = fptoui bfloat %a171 to i64
  store volatile i64 %r171, ptr %out, align 1
  %c171 = call i32 @memcmp(ptr %out, ptr @d425, i64 8)
  %ok171 = icmp eq i32 %c171, 0
  br i1 %ok171, label %t172, label %bad

t172:
  %a172 = load volatile bfloat, ptr @d426, align 1
  %r172 = fptoui bfloat %a172 to i64
  store volatile i64 %r172, ptr %out, align 1
  %c172 = call i32 @memcmp(ptr %out, ptr @d427, i64 8)
  %ok172 = icmp eq i32 %c172, 0
  br i1 %ok172, label %t173, label %bad

t173:
  %a173 = load volatile bfloat, ptr @d428, align 1
  %r173 = fptoui bfloat %a173 to i64
  store volatile i64 %r173, ptr %out, align 1
  %c173 = call i32 @memcmp(ptr %out, ptr @d429, i64 8)
  %ok173 = icmp eq i32 %c173, 0
  br i1 %ok173, label %t174, label %bad

t174:
  %a174 = load volatile bfloat, ptr @d430, align 1
  %r174 = fptosi bfloat %a174 to i65
  store volatile i65 %r174, ptr %out, align 1
  %c174 = call i32 @memcmp(ptr %out, ptr @d431, i64 9)
  %ok174 = icmp eq i32 %c174, 0
  br i1 %ok174, label %t175, label %bad

t175:
  %a175 = load volatile bfloat, ptr @d432, align 1
  %r175 = fptosi bfloat %a175 to i65
  store volatile i65 %r175, ptr %out, align 1
  %c175 = call i32 @memcmp(ptr %out, ptr @d433, i64 9)
  %ok175 = icmp eq i32 %c175, 0
  br i1 %ok175, label %t176, label %bad

t176:
  %a176 = load volatile bfloat, ptr @d434, align 1
  %r176 = fptosi bfloat %a176 to i65
  store volatile i65 %r176, ptr %out, align 1
  %c176 = call i32 @memcmp(ptr %out, ptr @d435, i64 9)
  %ok176 = icmp eq i32 %c176, 0
  br i1 %ok176, label %t177, label %bad

t177:
  %a177 = load volatile bfloat, ptr @d436, align 1
  %r177 = fptoui bfloat %a177 to i65
  store volatile i65 %r177, ptr %out, align 1
  %c177 = call i32 @memcmp(ptr %out, ptr @d437, i64 9)
  %ok177 = icmp eq i32 %c177, 0
  br i1 %ok177, label %t178, label %bad

t178:
  %a178 = load volatile bfloat, ptr @d438, align 1
  %r178 = fptoui bfloat %a178 to i65
  store volatile i65 %r178, ptr %out, align 1
  %c178 = call i32 @memcmp(ptr %out, ptr @d439, i64 9)
  %ok178 = icmp eq i32 %c178, 0
  br i1 %ok178, label %t179, label %bad

t179:
  %a179 = load volatile bfloat, ptr @d440, align 1
  %r179 = fptoui bfloat %a179 to i65
  store volatile i65 %r179, ptr %out, align 1
  %c179 = call i32 @memcmp(ptr %out, ptr @d441, i64 9)
  %ok179 = icmp eq i32 %c179, 0
  br i1 %ok179, label %t180, label %bad

t180:
  %a180 = load volatile bfloat, ptr @d442, align 1
  %r180 = fptosi bfloat %a180 to i128
  store volatile i128 %r180, ptr %out, align 1
  %c180 = call i32 @memcmp(ptr %out, ptr @d443, i64 16)
  %ok180 = icmp eq i32 %c180, 0
  br i1 %ok180, label %t181, label %bad

t181:
  %a181 = load volatile bfloat, ptr @d444, align 1
  %r181 = fptosi bfloat %a181 to i128
  store volatile i128 %r181, ptr %out, align 1
  %c181 = call i32 @memcmp(ptr %out, ptr @d445, i64 16)
  %ok181 = icmp eq i32 %c181, 0
  br i1 %ok181, label %t182, label %bad

t182:
  %a182 = load volatile bfloat, ptr @d446, align 1
  %r182 = fptosi bfloat %a182 to i128
  store volatile i128 %r182, ptr %out, align 1
  %c182 = call i32 @memcmp(ptr %out, ptr @d447, i64 16)
  %ok182 = icmp eq i32 %c182, 0
  br i1 %ok182, label %t183, label %bad

t183:
  %a183 = load volatile bfloat, ptr @d448, align 1
  %r183 = fptoui bfloat %a183 to i128
  store volatile i128 %r183, ptr %out, align 1
  %c183 = call i32 @memcmp(ptr %out, ptr @d449, i64 16)
  %ok183 = icmp eq i32 %c183, 0
  br i1 %ok183, label %t184, label %bad

t184:
  %a184 = load volatile bfloat, ptr @d450, align 1
  %r184 = fptoui bfloat %a184 to i128
  store volatile i128 %r184, ptr %out, align 1
  %c184 = call i32 @memcmp(ptr %out, ptr @d451, i64 16)
  %ok184 = icmp eq i32 %c184, 0
  br i1 %ok184, label %t185, label %bad

t185:
  %a185 = load volatile bfloat, ptr @d452, align 1
  %r185 = fptoui bfloat %a185 to i128
  store volatile i128 %r185, ptr %out, align 1
  %c185 = call i32 @memcmp(ptr %out, ptr @d453, i64 16)
  %ok185 = icmp eq i32 %c185, 0
  br i1 %ok185, label %t186, label %bad

t186:
  %a186 = load volatile bfloat, ptr @d454, align 1
  %r186 = fptosi bfloat %a186 to i200
  store volatile i200 %r186, ptr %out, align 1
  %c186 = call i32 @memcmp(ptr %out, ptr @d455, i64 25)
  %ok186 = icmp eq i32 %c186, 0
  br i1 %ok186, label %t187, label %bad

t187:
  %a187 = load volatile bfloat, ptr @d456, align 1
  %r187 = fptosi bfloat %a187 to i200
  store volatile i200 %r187, ptr %out, align 1
  %c187 = call i32 @memcmp(ptr %out, ptr @d457, i64 25)
  %ok187 = icmp eq i32 %c187, 0
  br i1 %ok187, label %t188, label %bad

t188:
  %a188 = load volatile bfloat, ptr @d458, align 1
  %r188 = fptosi bfloat %a188 to i200
  store volatile i200 %r188, ptr %out, align 1
  %c188 = call i32 @memcmp(ptr %out, ptr @d459, i64 25)
  %ok188 = icmp eq i32 %c188, 0
  br i1 %ok188, label %t189, label %bad

t189:
  %a189 = load volatile bfloat, ptr @d460, align 1
  %r189 = fptoui bfloat %a189 to i200
  store volatile i200 %r189, ptr %out, align 1
  %c189 = call i32 @memcmp(ptr %out, ptr @d461, i64 25)
  %ok189 = icmp eq i32 %c189, 0
  br i1 %ok189, label %t190, label %bad

t190:
  %a190 = load volatile bfloat, ptr @d462, align 1
  %r190 = fptoui bfloat %a190 to i200
  store volatile i200 %r190, ptr %out, align 1
  %c190 = call i32 @memcmp(ptr %out, ptr @d463, i64 25)
  %ok190 = icmp eq i32 %c190, 0
  br i1 %ok190, label %t191, label %bad

t191:
  %a191 = load volatile bfloat, ptr @d464, align 1
  %r191 = fptoui bfloat %a191 to i200
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
