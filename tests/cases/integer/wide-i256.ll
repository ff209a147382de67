; Binary operations and comparisons on single values of i256.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [32 x i8] c"\ED\26\A4\B0\68\F2\6F\1F\23\0B\07\86\7D\BB\E2\F0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d2 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d3 = internal global [32 x i8] c"\ED\26\A4\B0\68\F2\6F\1F\23\0B\07\86\7D\BB\E2\F0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d4 = internal global [32 x i8] c"\D3\D6\C2\9D\ED\11\99\79\FE\69\BA\52\03\56\52\E5\87\5E\77\EE\4A\C0\6E\C8\B9\0E\CE\AF\6B\1E\80\83"
@d5 = internal global [32 x i8] c"\49\A8\15\A7\E1\E0\E7\AA\AF\30\41\44\16\50\AD\59\A9\24\46\8B\1B\EB\4F\B8\CB\BF\20\3E\D0\F5\D1\28"
@d6 = internal global [32 x i8] c"\8A\2E\AD\F6\0B\31\B1\CE\4E\39\79\0E\ED\05\A5\8B\DE\39\31\63\2F\D5\1E\10\EE\4E\AD\71\9B\28\AE\5A"
@d7 = internal global [32 x i8] c"\28\D2\02\09\D1\DA\C6\AC\BF\41\93\4B\D8\2E\F7\18\B5\D9\70\D7\BA\1B\2B\D1\C8\E1\B8\7D\98\44\6A\D2"
@d8 = internal global [32 x i8] c"\E5\F1\8C\39\95\1B\5D\EE\D8\76\C7\FA\C7\40\38\B4\1D\04\F9\A9\BB\FA\7A\E7\D6\29\18\E2\62\19\B9\A2"
@d9 = internal global [32 x i8] c"\C8\A5\3D\8D\16\9E\89\0A\5A\14\64\8F\4C\DE\A5\E3\E1\6C\46\B9\9A\01\70\A7\07\3A\36\D5\64\F0\53\B9"
@d10 = internal global [32 x i8] c"\B8\D3\D7\12\9F\AC\B8\31\0C\9A\CF\59\52\90\9D\F2\06\C3\DB\AF\E8\72\76\3D\5E\66\C6\A7\32\D3\B2\47"
@d11 = internal global [32 x i8] c"\CE\DF\B1\A4\49\52\17\98\A5\82\3C\C1\DE\B2\E6\52\14\24\CB\83\BD\89\28\89\26\DB\2E\BB\C3\74\AB\4D"
@d12 = internal global [32 x i8] c"\88\D3\91\00\09\00\10\10\04\82\0C\41\52\90\84\52\04\00\CB\83\A8\00\20\09\06\42\06\A3\02\50\A2\45"
@d13 = internal global [32 x i8] c"\79\EE\D6\10\BA\7A\42\39\12\F1\1F\C0\A0\18\37\61\A1\F0\91\66\D8\2F\2D\37\B0\4A\79\D3\E3\EB\14\2D"
@d14 = internal global [32 x i8] c"\7D\8C\F3\82\2F\52\F0\42\22\62\F5\D7\54\DC\55\EA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d15 = internal global [32 x i8] c"\7D\EE\F7\92\BF\7A\F2\7B\32\F3\FF\D7\F4\DC\77\EB\A1\F0\91\66\D8\2F\2D\37\B0\4A\79\D3\E3\EB\14\2D"
@d16 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d17 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d18 = internal global [32 x i8] c"\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d19 = internal global [32 x i8] c"\4A\73\FE\BB\58\D6\B3\96\12\5A\53\7A\34\E4\74\87\8E\FC\D3\4F\E9\A8\CD\84\E9\2A\79\1D\95\8C\70\A6"
@d20 = internal global [32 x i8] c"\54\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d21 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\A0\34\E7\BF\8B\65\3D\6B\29\A1\35\A5\47\43\4E\77\E8\C8\3F\FD\94\8E"
@d22 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d23 = internal global [32 x i8] c"\70\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d24 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d25 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d26 = internal global [32 x i8] c"\D2\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d27 = internal global [32 x i8] c"\00\00\00\00\00\E0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d28 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d29 = internal global [32 x i8] c"\4C\EA\9A\4F\1E\3F\4A\F9\9A\C5\EB\63\06\EA\3C\E8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d30 = internal global [32 x i8] c"\BA\BE\7A\AB\55\32\79\20\04\64\5F\8C\44\7E\31\1A\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d31 = internal global [32 x i8] c"\65\F4\42\38\47\2F\A9\F3\21\8C\E2\B1\1D\E8\76\4D\80\FB\F8\BB\F8\19\A0\CD\A4\57\DA\BF\00\B5\9B\D8"
@d32 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d33 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d34 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d35 = internal global [32 x i8] c"\FF\03\85\10\9B\84\3B\45\2B\6F\70\5D\07\88\14\1B\1B\C1\7E\DD\0A\0D\39\7F\2C\E7\E9\3D\6C\04\B5\C3"
@d36 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d37 = internal global [32 x i8] c"\F2\2A\49\86\A9\23\9B\BC\A6\F5\69\0E\24\59\A1\BF\E9\1F\EF\97\50\AB\9D\1B\2B\A5\75\7F\DC\D3\3D\61"
@d38 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d39 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d40 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d41 = internal global [32 x i8] c"\A1\67\D0\E5\65\38\13\BB\44\4B\C2\02\87\15\F1\55\A2\24\B0\F9\25\32\E0\AE\88\CC\4B\40\8D\EA\8B\F0"
@d42 = internal global [1 x i8] c"\00"
@d43 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d44 = internal global [32 x i8] c"\A1\67\D0\E5\65\38\13\BB\44\4B\C2\02\87\15\F1\55\A2\24\B0\F9\25\32\E0\AE\88\CC\4B\40\8D\EA\8B\F0"
@d45 = internal global [32 x i8] c"\A1\67\D0\E5\65\38\13\BB\44\4B\C2\02\87\15\F1\55\A2\24\B0\F9\25\32\E0\AE\88\CC\4B\40\8D\EA\8B\F0"
@d46 = internal global [32 x i8] c"\11\F9\93\42\E1\A5\FD\63\65\00\52\EA\C9\F6\2A\1A\3C\82\62\3E\AE\5A\A9\23\6F\5A\8A\C4\BF\90\F0\C3"
@d47 = internal global [32 x i8] c"\11\F9\93\42\E1\A5\FD\63\65\00\52\EA\C9\F6\2A\1A\3C\82\62\3E\AE\5A\A9\23\6F\5A\8A\C4\BF\90\F0\C3"
@d48 = internal global [1 x i8] c"\00"
@d49 = internal global [32 x i8] c"\11\F9\93\42\E1\A5\FD\63\65\00\52\EA\C9\F6\2A\1A\3C\82\62\3E\AE\5A\A9\23\6F\5A\8A\C4\BF\90\F0\C3"
@d50 = internal global [32 x i8] c"\11\F9\93\42\E1\A5\FD\63\65\00\52\EA\C9\F6\2A\1A\3C\82\62\3E\AE\5A\A9\23\6F\5A\8A\C4\BF\90\F0\C3"
@d51 = internal global [32 x i8] c"\11\F9\93\42\E1\A5\FD\63\65\00\52\EA\C9\F6\2A\1A\3C\82\62\3E\AE\5A\A9\23\6F\5A\8A\C4\BF\90\F0\C3"
@d52 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d53 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d54 = internal global [1 x i8] c"\00"
@d55 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d56 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d57 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d58 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d59 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d60 = internal global [1 x i8] c"\01"
@d61 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d62 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d63 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d64 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d65 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d66 = internal global [1 x i8] c"\00"
@d67 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d68 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d69 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d70 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d71 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d72 = internal global [1 x i8] c"\01"
@d73 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d74 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d75 = internal global [32 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d76 = internal global [32 x i8] c"\A4\3A\EB\4A\CF\CB\4E\4B\84\94\F9\4F\83\27\1E\E0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d77 = internal global [32 x i8] c"\A4\3A\EB\4A\CF\CB\4E\4B\84\94\F9\4F\83\27\1E\E0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d78 = internal global [1 x i8] c"\00"
@d79 = internal global [32 x i8] c"\A4\3A\EB\4A\CF\CB\4E\4B\84\94\F9\4F\83\27\1E\E0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d80 = internal global [32 x i8] c"\A4\3A\EB\4A\CF\CB\4E\4B\84\94\F9\4F\83\27\1E\E0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d81 = internal global [32 x i8] c"\A4\3A\EB\4A\CF\CB\4E\4B\84\94\F9\4F\83\27\1E\E0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d82 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d83 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d84 = internal global [1 x i8] c"\00"
@d85 = internal global [32 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80"
@d86 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d87 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF"
@d88 = internal global [32 x i8] c"\38\13\A0\43\08\61\BB\8E\89\7D\30\F4\20\08\05\B8\E1\BA\C0\49\C4\67\7F\F2\89\31\D1\48\87\8C\AB\F9"
@d89 = internal global [32 x i8] c"\C7\A1\45\2E\33\25\84\4D\F2\0D\2C\D8\CB\26\C9\C8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d90 = internal global [1 x i8] c"\01"
@d91 = internal global [32 x i8] c"\38\13\A0\43\08\61\BB\8E\89\7D\30\F4\20\08\05\B8\E1\BA\C0\49\C4\67\7F\F2\89\31\D1\48\87\8C\AB\F9"
@d92 = internal global [32 x i8] c"\C7\A1\45\2E\33\25\84\4D\F2\0D\2C\D8\CB\26\C9\C8\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@d93 = internal global [32 x i8] c"\38\13\A0\43\08\61\BB\8E\89\7D\30\F4\20\08\05\B8\E1\BA\C0\49\C4\67\7F\F2\89\31\D1\48\87\8C\AB\F9"
@d94 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d95 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d96 = internal global [1 x i8] c"\01"
@d97 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d98 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d99 = internal global [32 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile i256, ptr @d1, align 1
  %b1 = load volatile i256, ptr @d2, align 1
  %r1 = add i256 %a1, %b1
  store volatile i256 %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 32)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile i256, ptr @d4, align 1
  %b2 = load volatile i256, ptr @d5, align 1
  %r2 = sub i256 %a2, %b2
  store volatile i256 %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 32)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile i256, ptr @d7, align 1
  %b3 = load volatile i256, ptr @d8, align 1
  %r3 = mul i256 %a3, %b3
  store volatile i256 %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 32)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile i256, ptr @d10, align 1
  %b4 = load volatile i256, ptr @d11, align 1
  %r4 = and i256 %a4, %b4
  store volatile i256 %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 32)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile i256, ptr @d13, align 1
  %b5 = load volatile i256, ptr @d14, align 1
  %r5 = or i256 %a5, %b5
  store volatile i256 %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 32)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile i256, ptr @d16, align 1
  %b6 = load volatile i256, ptr @d17, align 1
  %r6 = xor i256 %a6, %b6
  store volatile i256 %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 32)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile i256, ptr @d19, align 1
  %b7 = load volatile i256, ptr @d20, align 1
  %r7 = shl i256 %a7, %b7
  store volatile i256 %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 32)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile i256, ptr @d22, align 1
  %b8 = load volatile i256, ptr @d23, align 1
  %r8 = lshr i256 %a8, %b8
  store volatile i256 %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 32)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile i256, ptr @d25, align 1
  %b9 = load volatile i256, ptr @d26, align 1
  %r9 = ashr i256 %a9, %b9
  store volatile i256 %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 32)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile i256, ptr @d28, align 1
  %b10 = load volatile i256, ptr @d29, align 1
  %r10 = udiv i256 %a10, %b10
  store volatile i256 %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 32)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile i256, ptr @d31, align 1
  %b11 = load volatile i256, ptr @d32, align 1
  %r11 = urem i256 %a11, %b11
  store volatile i256 %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 32)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile i256, ptr @d34, align 1
  %b12 = load volatile i256, ptr @d35, align 1
  %r12 = sdiv i256 %a12, %b12
  store volatile i256 %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 32)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile i256, ptr @d37, align 1
  %b13 = load volatile i256, ptr @d38, align 1
  %r13 = srem i256 %a13, %b13
  store volatile i256 %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 32)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile i256, ptr @d40, align 1
  %b14 = load volatile i256, ptr @d41, align 1
  %r14 = icmp eq i256 %a14, %b14
  store volatile i1 %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 1)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile i256, ptr @d43, align 1
  %b15 = load volatile i256, ptr @d44, align 1
  %k15 = icmp eq i256 %a15, %b15
  %r15 = select i1 %k15, i256 %a15, i256 %b15
  store volatile i256 %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 32)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile i256, ptr @d46, align 1
  %b16 = load volatile i256, ptr @d47, align 1
  %r16 = icmp ne i256 %a16, %b16
  store volatile i1 %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 1)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile i256, ptr @d49, align 1
  %b17 = load volatile i256, ptr @d50, align 1
  %k17 = icmp ne i256 %a17, %b17
  %r17 = select i1 %k17, i256 %a17, i256 %b17
  store volatile i256 %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 32)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile i256, ptr @d52, align 1
  %b18 = load volatile i256, ptr @d53, align 1
  %r18 = icmp ugt i256 %a18, %b18
  store volatile i1 %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 1)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile i256, ptr @d55, align 1
  %b19 = load volatile i256, ptr @d56, align 1
  %k19 = icmp ugt i256 %a19, %b19
  %r19 = select i1 %k19, i256 %a19, i256 %b19
  store volatile i256 %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 32)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile i256, ptr @d58, align 1
  %b20 = load volatile i256, ptr @d59, align 1
  %r20 = icmp uge i256 %a20, %b20
  store volatile i1 %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 1)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile i256, ptr @d61, align 1
  %b21 = load volatile i256, ptr @d62, align 1
  %k21 = icmp uge i256 %a21, %b21
  %r21 = select i1 %k21, i256 %a21, i256 %b21
  store volatile i256 %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 32)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile i256, ptr @d64, align 1
  %b22 = load volatile i256, ptr @d65, align 1
  %r22 = icmp ult i256 %a22, %b22
  store volatile i1 %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 1)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile i256, ptr @d67, align 1
  %b23 = load volatile i256, ptr @d68, align 1
  %k23 = icmp ult i256 %a23, %b23
  %r23 = select i1 %k23, i256 %a23, i256 %b23
  store volatile i256 %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 32)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile i256, ptr @d70, align 1
  %b24 = load volatile i256, ptr @d71, align 1
  %r24 = icmp ule i256 %a24, %b24
  store volatile i1 %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 1)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile i256, ptr @d73, align 1
  %b25 = load volatile i256, ptr @d74, align 1
  %k25 = icmp ule i256 %a25, %b25
  %r25 = select i1 %k25, i256 %a25, i256 %b25
  store volatile i256 %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 32)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile i256, ptr @d76, align 1
  %b26 = load volatile i256, ptr @d77, align 1
  %r26 = icmp sgt i256 %a26, %b26
  store volatile i1 %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 1)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile i256, ptr @d79, align 1
  %b27 = load volatile i256, ptr @d80, align 1
  %k27 = icmp sgt i256 %a27, %b27
  %r27 = select i1 %k27, i256 %a27, i256 %b27
  store volatile i256 %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 32)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile i256, ptr @d82, align 1
  %b28 = load volatile i256, ptr @d83, align 1
  %r28 = icmp sge i256 %a28, %b28
  store volatile i1 %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 1)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile i256, ptr @d85, align 1
  %b29 = load volatile i256, ptr @d86, align 1
  %k29 = icmp sge i256 %a29, %b29
  %r29 = select i1 %k29, i256 %a29, i256 %b29
  store volatile i256 %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 32)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile i256, ptr @d88, align 1
  %b30 = load volatile i256, ptr @d89, align 1
  %r30 = icmp slt i256 %a30, %b30
  store volatile i1 %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 1)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile i256, ptr @d91, align 1
  %b31 = load volatile i256, ptr @d92, align 1
  %k31 = icmp slt i256 %a31, %b31
  %r31 = select i1 %k31, i256 %a31, i256 %b31
  store volatile i256 %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 32)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile i256, ptr @d94, align 1
  %b32 = load volatile i256, ptr @d95, align 1
  %r32 = icmp sle i256 %a32, %b32
  store volatile i1 %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 1)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile i256, ptr @d97, align 1
  %b33 = load volatile i256, ptr @d98, align 1
  %k33 = icmp sle i256 %a33, %b33
  %r33 = select i1 %k33, i256 %a33, i256 %b33
  store volatile i256 %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 32)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ]
  ret i32 %which
}
