; Binary operations and comparisons on vectors of i32.
; Each result is compared in memory with one worked out by a program of exact numbers. The exit status is
; the number of the first that is wrong.
; EXIT: 0
@d1 = internal global [12 x i8] c"\01\00\00\00\FF\FF\FF\7F\01\00\00\00"
@d2 = internal global [12 x i8] c"\01\00\00\00\B8\B9\F7\35\31\3D\27\43"
@d3 = internal global [12 x i8] c"\02\00\00\00\B7\B9\F7\B5\32\3D\27\43"
@d4 = internal global [64 x i8] c"\4F\2A\9A\AD\B4\21\B6\EC\56\96\B2\55\FF\FF\FF\FF\5C\6F\E1\6D\84\F3\E9\F3\00\00\00\80\FF\FF\FF\FF\00\00\00\00\AE\3B\00\00\E8\FD\00\00\00\00\00\00\1E\68\17\54\3C\99\00\00\00\00\00\80\57\12\3B\98"
@d5 = internal global [64 x i8] c"\05\6C\24\22\3F\BA\76\66\EE\DE\69\9B\00\00\00\00\BE\7E\15\7A\00\00\00\00\DA\55\F4\C1\23\0F\00\00\00\00\00\80\FF\FF\FF\7F\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\FF\00\00\00\00\F8\EF\00\00\2A\15\00\00"
@d6 = internal global [64 x i8] c"\54\96\BE\CF\F3\DB\2C\53\44\75\1C\F1\FF\FF\FF\FF\1A\EE\F6\E7\84\F3\E9\F3\DA\55\F4\41\22\0F\00\00\00\00\00\80\AD\3B\00\80\E8\FD\00\80\FF\FF\FF\7F\1D\68\17\54\3C\99\00\00\F8\EF\00\80\81\27\3B\98"
@d7 = internal global [12 x i8] c"\CC\EA\95\53\01\00\00\00\00\00\00\00"
@d8 = internal global [12 x i8] c"\49\57\8B\69\2A\76\00\00\FF\FF\FF\FF"
@d9 = internal global [12 x i8] c"\83\93\0A\EA\D7\89\FF\FF\01\00\00\00"
@d10 = internal global [64 x i8] c"\DE\0A\00\00\A9\1C\00\00\FF\FF\FF\FF\FF\FF\FF\FF\E4\2C\19\18\01\00\00\00\FF\FF\FF\FF\00\00\00\80\3A\BB\B4\1F\00\00\00\80\01\00\00\00\01\00\00\00\58\D0\54\B7\AE\62\00\00\EC\21\A6\90\60\C0\00\00"
@d11 = internal global [64 x i8] c"\46\CC\82\74\FF\FF\FF\7F\FF\FF\FF\FF\78\84\24\7E\74\28\45\C9\FF\FF\FF\7F\FF\FF\FF\7F\6F\EF\CC\ED\60\B0\B8\5B\FF\FF\FF\7F\36\5D\97\06\0E\8C\00\00\FF\FF\FF\7F\94\19\D2\66\FF\FF\FF\FF\01\00\00\00"
@d12 = internal global [64 x i8] c"\98\3E\7D\8B\AA\1C\00\80\00\00\00\00\87\7B\DB\81\70\04\D4\4E\02\00\00\80\00\00\00\80\91\10\33\92\DA\0A\FC\C3\01\00\00\00\CB\A2\68\F9\F3\73\FF\FF\59\D0\54\37\1A\49\2E\99\ED\21\A6\90\5F\C0\00\00"
@d13 = internal global [12 x i8] c"\FF\FF\FF\FF\10\48\16\6B\18\E7\8C\21"
@d14 = internal global [12 x i8] c"\78\4E\00\00\DF\1B\25\8A\89\74\2A\22"
@d15 = internal global [12 x i8] c"\88\B1\FF\FF\F0\75\52\AC\D8\8B\0E\E7"
@d16 = internal global [64 x i8] c"\FE\6D\70\B8\96\2E\C9\50\9F\B4\AE\03\00\00\00\00\1E\91\00\00\80\72\00\00\00\00\00\80\99\E5\B3\6B\37\76\00\00\ED\5C\00\00\00\00\00\80\94\F3\00\00\00\00\00\80\FF\FF\FF\7F\00\00\00\00\00\00\00\80"
@d17 = internal global [64 x i8] c"\FF\FF\FF\FF\01\00\00\00\28\A0\02\2D\44\CE\2E\67\2C\E2\ED\96\00\00\00\80\00\00\00\00\97\28\00\00\00\00\00\80\9A\1A\00\00\5B\41\06\AE\E4\3A\00\00\00\00\00\80\FF\FF\FF\7F\00\00\00\00\77\DB\A9\9C"
@d18 = internal global [64 x i8] c"\02\92\8F\47\96\2E\C9\50\D8\98\6D\20\00\00\00\00\28\6D\FB\6C\00\00\00\00\00\00\00\00\3F\55\FC\A2\00\00\00\80\92\F8\A7\09\00\00\00\80\D0\77\08\38\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\80"
@d19 = internal global [12 x i8] c"\00\00\00\80\1C\47\82\24\E7\DB\C2\C3"
@d20 = internal global [12 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\80"
@d21 = internal global [12 x i8] c"\00\00\00\80\1C\47\82\24\00\00\00\80"
@d22 = internal global [64 x i8] c"\BD\CD\6E\0D\95\67\8A\A6\4D\38\00\00\FF\FF\FF\FF\FF\FF\FF\FF\A7\82\DA\6F\9F\50\F2\0E\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\24\C8\E0\07\2F\D8\00\00\FF\FF\FF\FF\01\A1\39\B7\01\00\00\00\00\00\00\80"
@d23 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\FF\FF\7F\42\05\00\00\00\00\00\80\FF\FF\FF\7F\2A\55\3A\2C\FF\FF\FF\7F\96\B5\00\00\1C\39\7B\45\00\00\00\80\00\00\00\00\1B\18\00\00\80\ED\1F\0B\9F\B7\00\00\FF\FF\FF\7F\67\B4\93\52"
@d24 = internal global [64 x i8] c"\BD\CD\6E\0D\95\67\8A\26\40\00\00\00\00\00\00\80\FF\FF\FF\7F\22\00\1A\2C\9F\50\F2\0E\00\00\00\00\1C\39\7B\45\00\00\00\80\00\00\00\00\0B\18\00\00\80\ED\1F\0B\01\A1\00\00\01\00\00\00\00\00\00\00"
@d25 = internal global [12 x i8] c"\78\8D\05\1E\65\33\2E\43\01\00\00\00"
@d26 = internal global [12 x i8] c"\5D\6B\00\00\00\00\00\00\D1\EF\19\6D"
@d27 = internal global [12 x i8] c"\7D\EF\05\1E\65\33\2E\43\D1\EF\19\6D"
@d28 = internal global [64 x i8] c"\00\00\00\00\FF\FF\FF\FF\3C\51\00\00\E3\97\B4\C5\B3\96\25\6B\00\00\00\80\57\2B\B8\B7\F1\A8\39\A5\34\C8\07\49\FF\FF\FF\7F\0A\C3\CC\07\35\45\6D\B3\70\98\00\00\00\00\00\00\FF\FF\FF\7F\00\00\00\80"
@d29 = internal global [64 x i8] c"\01\00\00\00\01\00\00\00\F0\99\9B\01\A8\2E\C3\B8\01\00\00\00\00\00\00\80\D9\0B\83\FD\2D\DC\F9\6E\FF\FF\FF\7F\01\00\00\00\00\00\00\00\A6\AE\4A\99\FF\FF\FF\7F\B6\70\00\00\FF\FF\FF\7F\FF\FF\FF\FF"
@d30 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\FF\FC\D9\9B\01\EB\BF\F7\FD\B3\96\25\6B\00\00\00\80\DF\2B\BB\FF\FD\FC\F9\EF\FF\FF\FF\7F\FF\FF\FF\7F\0A\C3\CC\07\B7\EF\6F\BB\FF\FF\FF\7F\B6\70\00\00\FF\FF\FF\7F\FF\FF\FF\FF"
@d31 = internal global [12 x i8] c"\8E\39\67\43\A3\31\8A\50\68\02\00\00"
@d32 = internal global [12 x i8] c"\04\5E\99\07\00\00\00\00\F7\9E\57\37"
@d33 = internal global [12 x i8] c"\8A\67\FE\44\A3\31\8A\50\9F\9C\57\37"
@d34 = internal global [64 x i8] c"\76\6C\52\D0\0E\68\26\15\00\00\00\80\00\00\00\80\00\00\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\F3\2D\EC\F8\17\32\4C\CD\23\A0\43\6D\99\5C\01\12\5A\12\00\00\FF\FF\FF\7F\25\1E\58\10\BF\86\00\00"
@d35 = internal global [64 x i8] c"\DE\8C\F7\02\D2\A6\00\00\00\00\00\80\00\00\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\2A\E2\00\00\15\19\C5\43\00\00\00\00\FF\FF\FF\7F\B0\A2\4C\EE\00\00\00\80\01\00\00\00\44\01\00\00\FF\FF\FF\FF"
@d36 = internal global [64 x i8] c"\A8\E0\A5\D2\DC\CE\26\15\00\00\00\00\00\00\00\80\01\00\00\00\FE\FF\FF\7F\00\00\00\00\D5\1D\FF\FF\E6\34\29\BB\17\32\4C\CD\DC\5F\BC\12\29\FE\4D\FC\5A\12\00\80\FE\FF\FF\7F\61\1F\58\10\40\79\FF\FF"
@d37 = internal global [12 x i8] c"\25\2D\BA\3F\00\00\00\00\00\00\00\00"
@d38 = internal global [12 x i8] c"\00\00\00\00\0D\00\00\00\07\00\00\00"
@d39 = internal global [12 x i8] c"\25\2D\BA\3F\00\00\00\00\00\00\00\00"
@d40 = internal global [64 x i8] c"\FF\FF\FF\7F\79\8D\00\00\4D\C5\03\12\00\00\00\80\15\6E\25\4E\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\2D\94\8A\41\00\00\00\80\FF\FF\FF\FF\AC\A1\AD\09\00\00\00\00\ED\1C\3D\23\FF\FF\FF\7F\BE\49\C3\21"
@d41 = internal global [64 x i8] c"\00\00\00\00\06\00\00\00\1F\00\00\00\16\00\00\00\1F\00\00\00\02\00\00\00\1D\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0D\00\00\00\1F\00\00\00\1F\00\00\00\1F\00\00\00\01\00\00\00\1A\00\00\00"
@d42 = internal global [64 x i8] c"\FF\FF\FF\7F\40\5E\23\00\00\00\00\80\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\E0\FF\FF\FF\FF\2D\94\8A\41\00\00\00\80\00\E0\FF\FF\00\00\00\00\00\00\00\00\00\00\00\80\FE\FF\FF\FF\00\00\00\F8"
@d43 = internal global [12 x i8] c"\D1\5C\4C\52\A0\82\00\00\41\54\A6\81"
@d44 = internal global [12 x i8] c"\1F\00\00\00\1F\00\00\00\01\00\00\00"
@d45 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\20\2A\D3\40"
@d46 = internal global [64 x i8] c"\3C\4B\00\00\47\21\01\81\79\66\9F\7E\59\AA\F2\3D\FF\FF\FF\FF\01\00\00\00\00\00\00\80\01\00\00\00\4A\CD\6A\3A\D4\02\00\00\46\A1\00\00\52\2F\00\00\00\00\00\00\43\36\61\6B\6E\41\44\20\00\00\00\00"
@d47 = internal global [64 x i8] c"\01\00\00\00\06\00\00\00\1F\00\00\00\1F\00\00\00\1F\00\00\00\01\00\00\00\0F\00\00\00\1F\00\00\00\01\00\00\00\11\00\00\00\00\00\00\00\0D\00\00\00\09\00\00\00\00\00\00\00\00\00\00\00\1D\00\00\00"
@d48 = internal global [64 x i8] c"\9E\25\00\00\85\04\04\02\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\A5\66\35\1D\00\00\00\00\46\A1\00\00\01\00\00\00\00\00\00\00\43\36\61\6B\6E\41\44\20\00\00\00\00"
@d49 = internal global [12 x i8] c"\AD\21\00\00\4B\E2\83\F7\01\00\00\00"
@d50 = internal global [12 x i8] c"\1F\00\00\00\0D\00\00\00\04\00\00\00"
@d51 = internal global [12 x i8] c"\00\00\00\00\1F\BC\FF\FF\00\00\00\00"
@d52 = internal global [64 x i8] c"\CD\C8\B7\3C\1B\D4\24\DD\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\FB\EC\0C\66\0A\F6\D1\A8\00\00\00\80\00\00\00\80\9F\C9\1A\1B\0C\9A\00\00\9A\88\70\42\DC\77\0E\9D\FF\FF\FF\FF\E4\18\66\68\A1\A9\00\00"
@d53 = internal global [64 x i8] c"\17\00\00\00\19\00\00\00\1F\00\00\00\00\00\00\00\1F\00\00\00\00\00\00\00\0C\00\00\00\1E\00\00\00\0A\00\00\00\13\00\00\00\11\00\00\00\06\00\00\00\01\00\00\00\17\00\00\00\00\00\00\00\1F\00\00\00"
@d54 = internal global [64 x i8] c"\79\00\00\00\EE\FF\FF\FF\00\00\00\00\01\00\00\00\00\00\00\00\FB\EC\0C\66\1F\8D\FA\FF\FE\FF\FF\FF\00\00\E0\FF\63\03\00\00\00\00\00\00\22\C2\09\01\EE\3B\87\CE\FF\FF\FF\FF\E4\18\66\68\00\00\00\00"
@d55 = internal global [12 x i8] c"\00\00\00\80\01\00\00\00\00\00\00\80"
@d56 = internal global [12 x i8] c"\00\00\00\80\04\61\00\00\FF\FF\FF\FF"
@d57 = internal global [12 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00"
@d58 = internal global [64 x i8] c"\4C\DC\53\85\00\00\00\00\FF\FF\FF\FF\00\00\00\00\1E\FB\17\D6\FF\FF\FF\FF\C8\13\E5\7F\EB\32\4E\FD\00\00\00\80\D6\30\53\C5\FF\FF\FF\7F\6C\FB\09\4B\00\00\00\00\24\A2\9B\10\FF\FF\FF\FF\00\00\00\80"
@d59 = internal global [64 x i8] c"\FF\FF\FF\7F\16\D1\00\00\CD\D8\1C\55\01\00\00\00\E6\24\39\EC\17\20\47\30\00\00\00\80\01\00\00\00\D5\D6\8E\74\04\EC\C6\49\8A\7B\84\F0\FF\FF\FF\7F\FF\FF\FF\7F\01\00\00\00\71\A9\63\E8\00\00\00\80"
@d60 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\05\00\00\00\00\00\00\00\EB\32\4E\FD\01\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\24\A2\9B\10\01\00\00\00\01\00\00\00"
@d61 = internal global [12 x i8] c"\ED\64\5A\F6\C5\E6\00\00\FF\FF\FF\FF"
@d62 = internal global [12 x i8] c"\01\00\00\00\01\00\00\00\01\00\00\00"
@d63 = internal global [12 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00"
@d64 = internal global [64 x i8] c"\FF\FF\FF\7F\E0\6D\8E\77\B2\98\00\00\00\00\00\80\D1\5D\E7\44\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\80\48\AB\CC\3A\00\00\00\80\29\6D\16\37\74\87\00\00\FF\FF\FF\7F"
@d65 = internal global [64 x i8] c"\01\00\00\00\00\00\00\80\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\FF\45\83\00\00\00\7D\00\00\EA\3A\65\8E\FF\FF\FF\FF\01\00\00\00\FF\FF\FF\7F\00\00\00\80\52\8A\8B\A4\00\00\00\80\92\0F\06\04\FF\FF\FF\FF"
@d66 = internal global [64 x i8] c"\00\00\00\00\E0\6D\8E\77\B2\98\00\00\00\00\00\00\D1\5D\E7\44\04\33\00\00\FF\6B\00\00\15\C5\9A\71\00\00\00\00\00\00\00\00\01\00\00\00\48\AB\CC\3A\00\00\00\80\29\6D\16\37\74\87\00\00\FF\FF\FF\7F"
@d67 = internal global [12 x i8] c"\00\00\00\00\E5\FA\88\FF\C3\6B\69\46"
@d68 = internal global [12 x i8] c"\E0\1B\8C\54\E7\19\00\00\FF\FF\FF\7F"
@d69 = internal global [12 x i8] c"\00\00\00\00\68\FB\FF\FF\00\00\00\00"
@d70 = internal global [64 x i8] c"\A3\93\00\00\CE\DF\8F\15\FF\FF\FF\FF\01\00\00\00\0D\4F\00\00\01\00\00\00\00\00\00\80\2F\86\65\CE\01\00\00\00\01\00\00\00\53\44\D2\A9\FF\7B\00\00\97\0B\BA\A7\FF\FF\FF\7F\FF\FF\FF\FF\01\00\00\00"
@d71 = internal global [64 x i8] c"\FF\FF\FF\FF\FF\B5\00\00\3D\25\B1\DC\5F\A8\00\00\FF\FF\FF\7F\FF\FF\FF\FF\01\00\00\00\01\00\00\00\01\00\00\00\83\B7\00\00\00\00\00\80\A9\81\56\F6\00\00\00\80\D7\E7\53\71\83\7A\90\DB\93\50\6D\31"
@d72 = internal global [64 x i8] c"\5D\6C\FF\FF\54\1E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\00\00\00\80\2F\86\65\CE\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00"
@d73 = internal global [12 x i8] c"\00\00\00\00\31\25\A1\1D\FF\FF\FF\7F"
@d74 = internal global [12 x i8] c"\00\00\00\80\C7\26\00\00\FF\FF\FF\FF"
@d75 = internal global [12 x i8] c"\00\00\00\00\B4\15\00\00\00\00\00\00"
@d76 = internal global [64 x i8] c"\A7\FC\60\34\AC\61\D5\C2\00\00\00\80\47\A8\00\00\D4\13\88\EB\3D\0F\00\00\FE\B0\26\CA\00\00\00\00\FF\FF\FF\FF\AB\35\AB\7A\FF\FF\FF\7F\00\00\00\80\DC\63\54\AD\00\00\00\80\00\00\00\00\00\00\00\80"
@d77 = internal global [64 x i8] c"\01\00\00\00\21\39\47\2F\01\00\00\00\66\BF\00\00\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\31\EC\00\00\00\00\00\80\D2\F4\85\41\01\00\00\00\00\C4\55\B9\DA\B5\E7\76\00\00\00\80\01\00\00\00\C3\B2\00\00"
@d78 = internal global [64 x i8] c"\00\00\00\00\CD\9A\1C\F2\00\00\00\00\47\A8\00\00\D4\13\88\EB\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\D9\40\25\39\00\00\00\00\00\3C\AA\C6\DC\63\54\AD\00\00\00\00\00\00\00\00\6A\DC\FF\FF"
@d79 = internal global [12 x i8] c"\00\00\00\00\B4\58\A6\36\01\00\00\00"
@d80 = internal global [12 x i8] c"\00\00\00\00\7E\0E\00\00\79\46\C3\F8"
@d81 = internal global [1 x i8] c"\01"
@d82 = internal global [12 x i8] c"\00\00\00\00\B4\58\A6\36\01\00\00\00"
@d83 = internal global [12 x i8] c"\00\00\00\00\7E\0E\00\00\79\46\C3\F8"
@d84 = internal global [12 x i8] c"\00\00\00\00\7E\0E\00\00\79\46\C3\F8"
@d85 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\7F\A9\E5\17\B9\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\7F\AF\25\42\55\00\00\00\80\00\00\00\00\01\00\00\00\01\00\00\00\1B\48\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F"
@d86 = internal global [64 x i8] c"\FF\FF\FF\7F\00\00\00\80\00\00\00\80\3A\50\C9\A6\01\00\00\00\00\00\00\80\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\80\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\1A\8C\00\00\8C\68\93\88\09\C8\00\00"
@d87 = internal global [2 x i8] c"\10\01"
@d88 = internal global [64 x i8] c"\01\00\00\00\FF\FF\FF\7F\A9\E5\17\B9\FF\FF\FF\FF\01\00\00\00\00\00\00\00\FF\FF\FF\7F\AF\25\42\55\00\00\00\80\00\00\00\00\01\00\00\00\01\00\00\00\1B\48\00\00\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F"
@d89 = internal global [64 x i8] c"\FF\FF\FF\7F\00\00\00\80\00\00\00\80\3A\50\C9\A6\01\00\00\00\00\00\00\80\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\80\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\1A\8C\00\00\8C\68\93\88\09\C8\00\00"
@d90 = internal global [64 x i8] c"\FF\FF\FF\7F\00\00\00\80\00\00\00\80\3A\50\C9\A6\01\00\00\00\00\00\00\80\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\80\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\1A\8C\00\00\8C\68\93\88\09\C8\00\00"
@d91 = internal global [12 x i8] c"\B7\69\DA\7B\A8\9E\00\00\0F\E4\00\00"
@d92 = internal global [12 x i8] c"\FF\FF\FF\FF\83\F8\67\3E\25\03\40\CC"
@d93 = internal global [1 x i8] c"\07"
@d94 = internal global [12 x i8] c"\B7\69\DA\7B\A8\9E\00\00\0F\E4\00\00"
@d95 = internal global [12 x i8] c"\FF\FF\FF\FF\83\F8\67\3E\25\03\40\CC"
@d96 = internal global [12 x i8] c"\B7\69\DA\7B\A8\9E\00\00\0F\E4\00\00"
@d97 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\55\93\00\00\E3\48\D6\33\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7B\11\25\3E\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\B3\37\B8\3F\FF\FF\FF\FF\FF\FF\FF\7F"
@d98 = internal global [64 x i8] c"\01\00\00\00\35\24\76\B7\FF\FF\FF\7F\FF\FF\FF\FF\2E\30\09\E9\35\2A\00\00\A4\07\00\00\DB\1F\00\00\FF\FF\FF\FF\F4\45\5E\E5\00\00\00\00\FF\FF\FF\7F\E2\79\79\65\FF\FF\FF\FF\C4\6F\00\00\7B\22\00\00"
@d99 = internal global [2 x i8] c"\FE\F3"
@d100 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\55\93\00\00\E3\48\D6\33\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7B\11\25\3E\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\B3\37\B8\3F\FF\FF\FF\FF\FF\FF\FF\7F"
@d101 = internal global [64 x i8] c"\01\00\00\00\35\24\76\B7\FF\FF\FF\7F\FF\FF\FF\FF\2E\30\09\E9\35\2A\00\00\A4\07\00\00\DB\1F\00\00\FF\FF\FF\FF\F4\45\5E\E5\00\00\00\00\FF\FF\FF\7F\E2\79\79\65\FF\FF\FF\FF\C4\6F\00\00\7B\22\00\00"
@d102 = internal global [64 x i8] c"\01\00\00\00\00\00\00\00\55\93\00\00\E3\48\D6\33\00\00\00\80\FF\FF\FF\7F\FF\FF\FF\FF\FF\FF\FF\FF\7B\11\25\3E\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F\B3\37\B8\3F\FF\FF\FF\FF\FF\FF\FF\7F"
@d103 = internal global [12 x i8] c"\00\00\00\00\79\9B\74\59\8E\C5\E6\FA"
@d104 = internal global [12 x i8] c"\00\00\00\80\FF\FF\FF\7F\72\26\DE\69"
@d105 = internal global [1 x i8] c"\04"
@d106 = internal global [12 x i8] c"\00\00\00\00\79\9B\74\59\8E\C5\E6\FA"
@d107 = internal global [12 x i8] c"\00\00\00\80\FF\FF\FF\7F\72\26\DE\69"
@d108 = internal global [12 x i8] c"\00\00\00\80\FF\FF\FF\7F\8E\C5\E6\FA"
@d109 = internal global [64 x i8] c"\8B\CF\65\F2\C7\A5\DB\0D\03\7C\46\70\00\00\00\00\03\A5\75\AE\4D\C2\00\00\B1\20\00\00\00\00\00\00\F0\2A\F4\E6\FF\FF\FF\7F\44\7D\46\12\10\04\00\00\16\7D\6F\61\04\23\00\00\00\00\00\00\0B\AC\45\57"
@d110 = internal global [64 x i8] c"\8B\CF\65\F2\FF\FF\FF\FF\00\00\00\80\00\00\00\80\0C\B1\00\00\00\00\00\80\00\00\00\80\00\00\00\80\91\7D\B9\27\FF\FF\FF\FF\74\4A\6C\52\00\00\00\00\FF\FF\FF\7F\CC\6E\1B\CC\FF\FF\FF\FF\AE\69\A2\24"
@d111 = internal global [2 x i8] c"\10\89"
@d112 = internal global [64 x i8] c"\8B\CF\65\F2\C7\A5\DB\0D\03\7C\46\70\00\00\00\00\03\A5\75\AE\4D\C2\00\00\B1\20\00\00\00\00\00\00\F0\2A\F4\E6\FF\FF\FF\7F\44\7D\46\12\10\04\00\00\16\7D\6F\61\04\23\00\00\00\00\00\00\0B\AC\45\57"
@d113 = internal global [64 x i8] c"\8B\CF\65\F2\FF\FF\FF\FF\00\00\00\80\00\00\00\80\0C\B1\00\00\00\00\00\80\00\00\00\80\00\00\00\80\91\7D\B9\27\FF\FF\FF\FF\74\4A\6C\52\00\00\00\00\FF\FF\FF\7F\CC\6E\1B\CC\FF\FF\FF\FF\AE\69\A2\24"
@d114 = internal global [64 x i8] c"\8B\CF\65\F2\FF\FF\FF\FF\00\00\00\80\00\00\00\80\03\A5\75\AE\00\00\00\80\00\00\00\80\00\00\00\80\F0\2A\F4\E6\FF\FF\FF\FF\74\4A\6C\52\10\04\00\00\FF\FF\FF\7F\CC\6E\1B\CC\FF\FF\FF\FF\0B\AC\45\57"
@d115 = internal global [12 x i8] c"\01\00\00\00\43\13\77\B1\FF\FF\FF\7F"
@d116 = internal global [12 x i8] c"\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F"
@d117 = internal global [1 x i8] c"\07"
@d118 = internal global [12 x i8] c"\01\00\00\00\43\13\77\B1\FF\FF\FF\7F"
@d119 = internal global [12 x i8] c"\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\7F"
@d120 = internal global [12 x i8] c"\01\00\00\00\43\13\77\B1\FF\FF\FF\7F"
@d121 = internal global [64 x i8] c"\00\00\00\80\00\00\00\80\86\B3\B5\CB\87\C5\BA\6C\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\FF\72\C6\BD\CB\FF\FF\FF\7F\3C\F7\C5\3E\FF\FF\FF\FF\E1\03\D5\CD\49\83\00\00\00\00\00\80\00\00\00\80\FF\FF\FF\7F"
@d122 = internal global [64 x i8] c"\1A\91\78\B0\C5\5E\34\81\79\B5\00\00\54\DA\10\DA\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\01\00\00\00\01\00\00\00\8A\4F\2B\6E\99\5F\7D\3B\00\00\00\80\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\9A\B5\F2\62"
@d123 = internal global [2 x i8] c"\D4\9D"
@d124 = internal global [64 x i8] c"\00\00\00\80\00\00\00\80\86\B3\B5\CB\87\C5\BA\6C\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\FF\72\C6\BD\CB\FF\FF\FF\7F\3C\F7\C5\3E\FF\FF\FF\FF\E1\03\D5\CD\49\83\00\00\00\00\00\80\00\00\00\80\FF\FF\FF\7F"
@d125 = internal global [64 x i8] c"\1A\91\78\B0\C5\5E\34\81\79\B5\00\00\54\DA\10\DA\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\01\00\00\00\01\00\00\00\8A\4F\2B\6E\99\5F\7D\3B\00\00\00\80\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\9A\B5\F2\62"
@d126 = internal global [64 x i8] c"\1A\91\78\B0\C5\5E\34\81\86\B3\B5\CB\54\DA\10\DA\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\FF\72\C6\BD\CB\FF\FF\FF\7F\8A\4F\2B\6E\FF\FF\FF\FF\E1\03\D5\CD\49\83\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F"
@d127 = internal global [12 x i8] c"\FF\FF\FF\FF\17\93\00\00\E6\8A\0C\2C"
@d128 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\80\00\00\00\00"
@d129 = internal global [1 x i8] c"\02"
@d130 = internal global [12 x i8] c"\FF\FF\FF\FF\17\93\00\00\E6\8A\0C\2C"
@d131 = internal global [12 x i8] c"\FF\FF\FF\FF\00\00\00\80\00\00\00\00"
@d132 = internal global [12 x i8] c"\FF\FF\FF\FF\17\93\00\00\00\00\00\00"
@d133 = internal global [64 x i8] c"\FF\FF\FF\7F\FE\97\A8\AE\82\AF\00\00\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\F4\DA\5C\FB\C5\10\00\00\F5\34\96\02\CB\29\11\F1\B6\C0\72\E5\01\00\00\00\BC\DE\00\00\FF\FF\FF\FF"
@d134 = internal global [64 x i8] c"\01\00\00\00\6C\B6\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\76\C6\9B\A8\FF\FF\FF\FF\00\00\00\00\27\80\1C\E0\F4\50\78\8D\41\A6\00\00\01\00\00\00\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\00"
@d135 = internal global [2 x i8] c"\74\62"
@d136 = internal global [64 x i8] c"\FF\FF\FF\7F\FE\97\A8\AE\82\AF\00\00\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\FF\FF\FF\FF\F4\DA\5C\FB\C5\10\00\00\F5\34\96\02\CB\29\11\F1\B6\C0\72\E5\01\00\00\00\BC\DE\00\00\FF\FF\FF\FF"
@d137 = internal global [64 x i8] c"\01\00\00\00\6C\B6\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\76\C6\9B\A8\FF\FF\FF\FF\00\00\00\00\27\80\1C\E0\F4\50\78\8D\41\A6\00\00\01\00\00\00\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\00"
@d138 = internal global [64 x i8] c"\01\00\00\00\6C\B6\00\00\82\AF\00\00\FF\FF\FF\FF\FF\FF\FF\7F\01\00\00\00\FF\FF\FF\7F\00\00\00\00\27\80\1C\E0\C5\10\00\00\41\A6\00\00\01\00\00\00\00\00\00\80\01\00\00\00\BC\DE\00\00\00\00\00\00"
@d139 = internal global [12 x i8] c"\01\00\00\00\3F\28\8C\F2\EA\91\14\57"
@d140 = internal global [12 x i8] c"\01\00\00\00\FF\FF\FF\FF\BF\1B\89\1C"
@d141 = internal global [1 x i8] c"\03"
@d142 = internal global [12 x i8] c"\01\00\00\00\3F\28\8C\F2\EA\91\14\57"
@d143 = internal global [12 x i8] c"\01\00\00\00\FF\FF\FF\FF\BF\1B\89\1C"
@d144 = internal global [12 x i8] c"\01\00\00\00\3F\28\8C\F2\BF\1B\89\1C"
@d145 = internal global [64 x i8] c"\B3\67\C2\31\66\D4\19\94\62\13\D6\43\01\00\00\00\00\00\00\80\C0\D7\1B\3E\9B\02\FD\88\DD\25\DC\E9\A3\B2\FE\E5\00\00\00\80\9A\31\98\EC\30\94\1A\03\00\00\00\80\A8\3A\F7\7F\E0\88\A7\A7\FF\FF\FF\FF"
@d146 = internal global [64 x i8] c"\BD\31\00\00\C3\0C\25\14\C9\24\19\A3\00\00\00\80\FF\FF\FF\7F\00\00\00\00\7E\5B\00\00\BF\47\2E\8F\01\00\00\00\21\67\DC\95\9E\EE\00\00\A1\3F\24\48\BC\09\8B\1F\FF\FF\FF\7F\FF\FF\FF\FF\00\00\00\00"
@d147 = internal global [2 x i8] c"\0C\6A"
@d148 = internal global [64 x i8] c"\B3\67\C2\31\66\D4\19\94\62\13\D6\43\01\00\00\00\00\00\00\80\C0\D7\1B\3E\9B\02\FD\88\DD\25\DC\E9\A3\B2\FE\E5\00\00\00\80\9A\31\98\EC\30\94\1A\03\00\00\00\80\A8\3A\F7\7F\E0\88\A7\A7\FF\FF\FF\FF"
@d149 = internal global [64 x i8] c"\BD\31\00\00\C3\0C\25\14\C9\24\19\A3\00\00\00\80\FF\FF\FF\7F\00\00\00\00\7E\5B\00\00\BF\47\2E\8F\01\00\00\00\21\67\DC\95\9E\EE\00\00\A1\3F\24\48\BC\09\8B\1F\FF\FF\FF\7F\FF\FF\FF\FF\00\00\00\00"
@d150 = internal global [64 x i8] c"\BD\31\00\00\C3\0C\25\14\62\13\D6\43\01\00\00\00\FF\FF\FF\7F\00\00\00\00\7E\5B\00\00\BF\47\2E\8F\01\00\00\00\00\00\00\80\9E\EE\00\00\30\94\1A\03\BC\09\8B\1F\A8\3A\F7\7F\E0\88\A7\A7\00\00\00\00"
@d151 = internal global [12 x i8] c"\79\E9\7E\F1\A2\F9\B5\CC\6A\9E\14\9E"
@d152 = internal global [12 x i8] c"\1E\C9\04\CA\FF\FF\FF\7F\12\5D\9A\FE"
@d153 = internal global [1 x i8] c"\01"
@d154 = internal global [12 x i8] c"\79\E9\7E\F1\A2\F9\B5\CC\6A\9E\14\9E"
@d155 = internal global [12 x i8] c"\1E\C9\04\CA\FF\FF\FF\7F\12\5D\9A\FE"
@d156 = internal global [12 x i8] c"\79\E9\7E\F1\FF\FF\FF\7F\12\5D\9A\FE"
@d157 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\7F\BD\51\4C\80\83\37\86\33\E7\41\A8\B0\2A\EA\00\00\FF\FF\FF\7F\0A\38\E9\34\E5\68\5C\65\FF\FF\FF\7F\B0\5E\20\79\FF\FF\FF\7F\49\A9\72\98"
@d158 = internal global [64 x i8] c"\33\EB\A0\C7\FF\FF\FF\FF\D0\0C\A2\99\B6\86\70\8C\01\00\00\00\00\00\00\00\FF\FF\FF\7F\99\77\4A\36\FF\FF\FF\FF\81\66\49\77\01\00\00\00\8B\A0\FA\8A\00\00\00\80\00\00\00\00\01\00\00\00\E2\4F\A3\1D"
@d159 = internal global [2 x i8] c"\1F\7F"
@d160 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\7F\BD\51\4C\80\83\37\86\33\E7\41\A8\B0\2A\EA\00\00\FF\FF\FF\7F\0A\38\E9\34\E5\68\5C\65\FF\FF\FF\7F\B0\5E\20\79\FF\FF\FF\7F\49\A9\72\98"
@d161 = internal global [64 x i8] c"\33\EB\A0\C7\FF\FF\FF\FF\D0\0C\A2\99\B6\86\70\8C\01\00\00\00\00\00\00\00\FF\FF\FF\7F\99\77\4A\36\FF\FF\FF\FF\81\66\49\77\01\00\00\00\8B\A0\FA\8A\00\00\00\80\00\00\00\00\01\00\00\00\E2\4F\A3\1D"
@d162 = internal global [64 x i8] c"\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\FF\FF\FF\7F\00\00\00\00\FF\FF\FF\7F\99\77\4A\36\2A\EA\00\00\FF\FF\FF\7F\0A\38\E9\34\E5\68\5C\65\FF\FF\FF\7F\B0\5E\20\79\FF\FF\FF\7F\E2\4F\A3\1D"
@d163 = internal global [12 x i8] c"\00\00\00\00\50\1E\48\E8\CA\B3\95\8E"
@d164 = internal global [12 x i8] c"\31\C7\BC\B7\30\30\7B\3A\00\00\00\00"
@d165 = internal global [1 x i8] c"\01"
@d166 = internal global [12 x i8] c"\00\00\00\00\50\1E\48\E8\CA\B3\95\8E"
@d167 = internal global [12 x i8] c"\31\C7\BC\B7\30\30\7B\3A\00\00\00\00"
@d168 = internal global [12 x i8] c"\00\00\00\00\30\30\7B\3A\00\00\00\00"
@d169 = internal global [64 x i8] c"\FF\FF\FF\7F\01\00\00\00\01\00\00\00\6D\2B\B1\98\00\00\00\80\22\04\22\A3\FF\FF\FF\7F\00\00\00\00\00\00\00\80\0E\A4\00\00\FF\FF\FF\7F\95\8A\7E\1B\00\00\00\80\FF\FF\FF\7F\BB\DA\14\31\01\00\00\00"
@d170 = internal global [64 x i8] c"\9F\1C\00\00\7A\57\5A\7E\01\00\00\00\FF\FF\FF\7F\93\07\00\00\01\00\00\00\01\00\00\00\D2\79\67\E6\68\5E\CE\9E\B2\9E\50\F2\FF\FF\FF\FF\99\8A\00\00\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF"
@d171 = internal global [2 x i8] c"\C5\EE"
@d172 = internal global [64 x i8] c"\FF\FF\FF\7F\01\00\00\00\01\00\00\00\6D\2B\B1\98\00\00\00\80\22\04\22\A3\FF\FF\FF\7F\00\00\00\00\00\00\00\80\0E\A4\00\00\FF\FF\FF\7F\95\8A\7E\1B\00\00\00\80\FF\FF\FF\7F\BB\DA\14\31\01\00\00\00"
@d173 = internal global [64 x i8] c"\9F\1C\00\00\7A\57\5A\7E\01\00\00\00\FF\FF\FF\7F\93\07\00\00\01\00\00\00\01\00\00\00\D2\79\67\E6\68\5E\CE\9E\B2\9E\50\F2\FF\FF\FF\FF\99\8A\00\00\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF"
@d174 = internal global [64 x i8] c"\FF\FF\FF\7F\7A\57\5A\7E\01\00\00\00\FF\FF\FF\7F\93\07\00\00\01\00\00\00\FF\FF\FF\7F\00\00\00\00\68\5E\CE\9E\0E\A4\00\00\FF\FF\FF\7F\95\8A\7E\1B\FF\FF\FF\FF\FF\FF\FF\7F\BB\DA\14\31\01\00\00\00"
@d175 = internal global [12 x i8] c"\FF\FF\FF\7F\00\00\00\00\01\00\00\00"
@d176 = internal global [12 x i8] c"\2E\DD\BC\FA\FF\FF\FF\FF\FC\A9\AF\B1"
@d177 = internal global [1 x i8] c"\00"
@d178 = internal global [12 x i8] c"\FF\FF\FF\7F\00\00\00\00\01\00\00\00"
@d179 = internal global [12 x i8] c"\2E\DD\BC\FA\FF\FF\FF\FF\FC\A9\AF\B1"
@d180 = internal global [12 x i8] c"\2E\DD\BC\FA\FF\FF\FF\FF\FC\A9\AF\B1"
@d181 = internal global [64 x i8] c"\05\BB\5E\EB\00\00\00\80\75\A0\5E\A3\00\00\00\80\00\00\00\00\01\00\00\00\00\00\00\80\76\61\00\00\FF\FF\FF\7F\3F\39\00\00\03\E4\28\03\D9\9D\BE\59\AA\17\F5\95\00\00\00\00\00\00\00\00\00\00\00\00"
@d182 = internal global [64 x i8] c"\05\BB\5E\EB\26\40\00\00\62\78\7C\96\23\4C\00\00\FF\FF\FF\7F\00\00\00\80\07\B3\27\91\17\DC\00\00\01\00\00\00\BC\2D\00\00\88\42\DA\BB\00\00\00\00\66\E5\17\98\00\00\00\80\BF\48\C5\E0\10\B6\00\00"
@d183 = internal global [2 x i8] c"\DA\90"
@d184 = internal global [64 x i8] c"\05\BB\5E\EB\00\00\00\80\75\A0\5E\A3\00\00\00\80\00\00\00\00\01\00\00\00\00\00\00\80\76\61\00\00\FF\FF\FF\7F\3F\39\00\00\03\E4\28\03\D9\9D\BE\59\AA\17\F5\95\00\00\00\00\00\00\00\00\00\00\00\00"
@d185 = internal global [64 x i8] c"\05\BB\5E\EB\26\40\00\00\62\78\7C\96\23\4C\00\00\FF\FF\FF\7F\00\00\00\80\07\B3\27\91\17\DC\00\00\01\00\00\00\BC\2D\00\00\88\42\DA\BB\00\00\00\00\66\E5\17\98\00\00\00\80\BF\48\C5\E0\10\B6\00\00"
@d186 = internal global [64 x i8] c"\05\BB\5E\EB\00\00\00\80\62\78\7C\96\00\00\00\80\00\00\00\00\00\00\00\80\00\00\00\80\76\61\00\00\01\00\00\00\BC\2D\00\00\88\42\DA\BB\00\00\00\00\AA\17\F5\95\00\00\00\80\BF\48\C5\E0\00\00\00\00"
@d187 = internal global [12 x i8] c"\06\A1\00\00\00\00\00\80\05\09\00\00"
@d188 = internal global [12 x i8] c"\E5\3D\9C\E2\FF\FF\FF\7F\01\00\00\00"
@d189 = internal global [1 x i8] c"\02"
@d190 = internal global [12 x i8] c"\06\A1\00\00\00\00\00\80\05\09\00\00"
@d191 = internal global [12 x i8] c"\E5\3D\9C\E2\FF\FF\FF\7F\01\00\00\00"
@d192 = internal global [12 x i8] c"\E5\3D\9C\E2\00\00\00\80\01\00\00\00"
@d193 = internal global [64 x i8] c"\00\00\00\80\8B\7C\00\00\00\00\00\80\75\57\8A\40\0A\32\F7\F9\00\00\00\00\3C\5E\00\00\E0\41\25\FC\00\00\00\80\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\00\00\00\00\00\FF\FF\FF\FF\9F\1E\53\AA"
@d194 = internal global [64 x i8] c"\00\00\00\80\FF\FF\FF\FF\41\62\D7\F0\45\65\7E\F8\85\59\26\1E\1B\F6\6D\16\F7\DC\17\83\A8\79\BE\A1\17\F6\34\76\00\00\00\00\01\00\00\00\00\00\00\80\FF\FF\FF\FF\00\00\00\00\01\00\00\00\FF\FF\FF\7F"
@d195 = internal global [2 x i8] c"\35\EF"
@d196 = internal global [64 x i8] c"\00\00\00\80\8B\7C\00\00\00\00\00\80\75\57\8A\40\0A\32\F7\F9\00\00\00\00\3C\5E\00\00\E0\41\25\FC\00\00\00\80\00\00\00\80\FF\FF\FF\FF\00\00\00\80\00\00\00\00\00\00\00\00\FF\FF\FF\FF\9F\1E\53\AA"
@d197 = internal global [64 x i8] c"\00\00\00\80\FF\FF\FF\FF\41\62\D7\F0\45\65\7E\F8\85\59\26\1E\1B\F6\6D\16\F7\DC\17\83\A8\79\BE\A1\17\F6\34\76\00\00\00\00\01\00\00\00\00\00\00\80\FF\FF\FF\FF\00\00\00\00\01\00\00\00\FF\FF\FF\7F"
@d198 = internal global [64 x i8] c"\00\00\00\80\FF\FF\FF\FF\00\00\00\80\45\65\7E\F8\0A\32\F7\F9\00\00\00\00\F7\DC\17\83\A8\79\BE\A1\00\00\00\80\00\00\00\80\FF\FF\FF\FF\00\00\00\80\FF\FF\FF\FF\00\00\00\00\FF\FF\FF\FF\9F\1E\53\AA"

declare i32 @memcmp(ptr, ptr, i64)

define i32 @main() {
entry:
  %out = alloca [512 x i8], align 16
  br label %t1

t1:
  %a1 = load volatile <3 x i32>, ptr @d1, align 1
  %b1 = load volatile <3 x i32>, ptr @d2, align 1
  %r1 = add <3 x i32> %a1, %b1
  store volatile <3 x i32> %r1, ptr %out, align 1
  %c1 = call i32 @memcmp(ptr %out, ptr @d3, i64 12)
  %ok1 = icmp eq i32 %c1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  %a2 = load volatile <16 x i32>, ptr @d4, align 1
  %b2 = load volatile <16 x i32>, ptr @d5, align 1
  %r2 = add <16 x i32> %a2, %b2
  store volatile <16 x i32> %r2, ptr %out, align 1
  %c2 = call i32 @memcmp(ptr %out, ptr @d6, i64 64)
  %ok2 = icmp eq i32 %c2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  %a3 = load volatile <3 x i32>, ptr @d7, align 1
  %b3 = load volatile <3 x i32>, ptr @d8, align 1
  %r3 = sub <3 x i32> %a3, %b3
  store volatile <3 x i32> %r3, ptr %out, align 1
  %c3 = call i32 @memcmp(ptr %out, ptr @d9, i64 12)
  %ok3 = icmp eq i32 %c3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  %a4 = load volatile <16 x i32>, ptr @d10, align 1
  %b4 = load volatile <16 x i32>, ptr @d11, align 1
  %r4 = sub <16 x i32> %a4, %b4
  store volatile <16 x i32> %r4, ptr %out, align 1
  %c4 = call i32 @memcmp(ptr %out, ptr @d12, i64 64)
  %ok4 = icmp eq i32 %c4, 0
  br i1 %ok4, label %t5, label %bad

t5:
  %a5 = load volatile <3 x i32>, ptr @d13, align 1
  %b5 = load volatile <3 x i32>, ptr @d14, align 1
  %r5 = mul <3 x i32> %a5, %b5
  store volatile <3 x i32> %r5, ptr %out, align 1
  %c5 = call i32 @memcmp(ptr %out, ptr @d15, i64 12)
  %ok5 = icmp eq i32 %c5, 0
  br i1 %ok5, label %t6, label %bad

t6:
  %a6 = load volatile <16 x i32>, ptr @d16, align 1
  %b6 = load volatile <16 x i32>, ptr @d17, align 1
  %r6 = mul <16 x i32> %a6, %b6
  store volatile <16 x i32> %r6, ptr %out, align 1
  %c6 = call i32 @memcmp(ptr %out, ptr @d18, i64 64)
  %ok6 = icmp eq i32 %c6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  %a7 = load volatile <3 x i32>, ptr @d19, align 1
  %b7 = load volatile <3 x i32>, ptr @d20, align 1
  %r7 = and <3 x i32> %a7, %b7
  store volatile <3 x i32> %r7, ptr %out, align 1
  %c7 = call i32 @memcmp(ptr %out, ptr @d21, i64 12)
  %ok7 = icmp eq i32 %c7, 0
  br i1 %ok7, label %t8, label %bad

t8:
  %a8 = load volatile <16 x i32>, ptr @d22, align 1
  %b8 = load volatile <16 x i32>, ptr @d23, align 1
  %r8 = and <16 x i32> %a8, %b8
  store volatile <16 x i32> %r8, ptr %out, align 1
  %c8 = call i32 @memcmp(ptr %out, ptr @d24, i64 64)
  %ok8 = icmp eq i32 %c8, 0
  br i1 %ok8, label %t9, label %bad

t9:
  %a9 = load volatile <3 x i32>, ptr @d25, align 1
  %b9 = load volatile <3 x i32>, ptr @d26, align 1
  %r9 = or <3 x i32> %a9, %b9
  store volatile <3 x i32> %r9, ptr %out, align 1
  %c9 = call i32 @memcmp(ptr %out, ptr @d27, i64 12)
  %ok9 = icmp eq i32 %c9, 0
  br i1 %ok9, label %t10, label %bad

t10:
  %a10 = load volatile <16 x i32>, ptr @d28, align 1
  %b10 = load volatile <16 x i32>, ptr @d29, align 1
  %r10 = or <16 x i32> %a10, %b10
  store volatile <16 x i32> %r10, ptr %out, align 1
  %c10 = call i32 @memcmp(ptr %out, ptr @d30, i64 64)
  %ok10 = icmp eq i32 %c10, 0
  br i1 %ok10, label %t11, label %bad

t11:
  %a11 = load volatile <3 x i32>, ptr @d31, align 1
  %b11 = load volatile <3 x i32>, ptr @d32, align 1
  %r11 = xor <3 x i32> %a11, %b11
  store volatile <3 x i32> %r11, ptr %out, align 1
  %c11 = call i32 @memcmp(ptr %out, ptr @d33, i64 12)
  %ok11 = icmp eq i32 %c11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  %a12 = load volatile <16 x i32>, ptr @d34, align 1
  %b12 = load volatile <16 x i32>, ptr @d35, align 1
  %r12 = xor <16 x i32> %a12, %b12
  store volatile <16 x i32> %r12, ptr %out, align 1
  %c12 = call i32 @memcmp(ptr %out, ptr @d36, i64 64)
  %ok12 = icmp eq i32 %c12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  %a13 = load volatile <3 x i32>, ptr @d37, align 1
  %b13 = load volatile <3 x i32>, ptr @d38, align 1
  %r13 = shl <3 x i32> %a13, %b13
  store volatile <3 x i32> %r13, ptr %out, align 1
  %c13 = call i32 @memcmp(ptr %out, ptr @d39, i64 12)
  %ok13 = icmp eq i32 %c13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  %a14 = load volatile <16 x i32>, ptr @d40, align 1
  %b14 = load volatile <16 x i32>, ptr @d41, align 1
  %r14 = shl <16 x i32> %a14, %b14
  store volatile <16 x i32> %r14, ptr %out, align 1
  %c14 = call i32 @memcmp(ptr %out, ptr @d42, i64 64)
  %ok14 = icmp eq i32 %c14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  %a15 = load volatile <3 x i32>, ptr @d43, align 1
  %b15 = load volatile <3 x i32>, ptr @d44, align 1
  %r15 = lshr <3 x i32> %a15, %b15
  store volatile <3 x i32> %r15, ptr %out, align 1
  %c15 = call i32 @memcmp(ptr %out, ptr @d45, i64 12)
  %ok15 = icmp eq i32 %c15, 0
  br i1 %ok15, label %t16, label %bad

t16:
  %a16 = load volatile <16 x i32>, ptr @d46, align 1
  %b16 = load volatile <16 x i32>, ptr @d47, align 1
  %r16 = lshr <16 x i32> %a16, %b16
  store volatile <16 x i32> %r16, ptr %out, align 1
  %c16 = call i32 @memcmp(ptr %out, ptr @d48, i64 64)
  %ok16 = icmp eq i32 %c16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  %a17 = load volatile <3 x i32>, ptr @d49, align 1
  %b17 = load volatile <3 x i32>, ptr @d50, align 1
  %r17 = ashr <3 x i32> %a17, %b17
  store volatile <3 x i32> %r17, ptr %out, align 1
  %c17 = call i32 @memcmp(ptr %out, ptr @d51, i64 12)
  %ok17 = icmp eq i32 %c17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  %a18 = load volatile <16 x i32>, ptr @d52, align 1
  %b18 = load volatile <16 x i32>, ptr @d53, align 1
  %r18 = ashr <16 x i32> %a18, %b18
  store volatile <16 x i32> %r18, ptr %out, align 1
  %c18 = call i32 @memcmp(ptr %out, ptr @d54, i64 64)
  %ok18 = icmp eq i32 %c18, 0
  br i1 %ok18, label %t19, label %bad

t19:
  %a19 = load volatile <3 x i32>, ptr @d55, align 1
  %b19 = load volatile <3 x i32>, ptr @d56, align 1
  %r19 = udiv <3 x i32> %a19, %b19
  store volatile <3 x i32> %r19, ptr %out, align 1
  %c19 = call i32 @memcmp(ptr %out, ptr @d57, i64 12)
  %ok19 = icmp eq i32 %c19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  %a20 = load volatile <16 x i32>, ptr @d58, align 1
  %b20 = load volatile <16 x i32>, ptr @d59, align 1
  %r20 = udiv <16 x i32> %a20, %b20
  store volatile <16 x i32> %r20, ptr %out, align 1
  %c20 = call i32 @memcmp(ptr %out, ptr @d60, i64 64)
  %ok20 = icmp eq i32 %c20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  %a21 = load volatile <3 x i32>, ptr @d61, align 1
  %b21 = load volatile <3 x i32>, ptr @d62, align 1
  %r21 = urem <3 x i32> %a21, %b21
  store volatile <3 x i32> %r21, ptr %out, align 1
  %c21 = call i32 @memcmp(ptr %out, ptr @d63, i64 12)
  %ok21 = icmp eq i32 %c21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  %a22 = load volatile <16 x i32>, ptr @d64, align 1
  %b22 = load volatile <16 x i32>, ptr @d65, align 1
  %r22 = urem <16 x i32> %a22, %b22
  store volatile <16 x i32> %r22, ptr %out, align 1
  %c22 = call i32 @memcmp(ptr %out, ptr @d66, i64 64)
  %ok22 = icmp eq i32 %c22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  %a23 = load volatile <3 x i32>, ptr @d67, align 1
  %b23 = load volatile <3 x i32>, ptr @d68, align 1
  %r23 = sdiv <3 x i32> %a23, %b23
  store volatile <3 x i32> %r23, ptr %out, align 1
  %c23 = call i32 @memcmp(ptr %out, ptr @d69, i64 12)
  %ok23 = icmp eq i32 %c23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  %a24 = load volatile <16 x i32>, ptr @d70, align 1
  %b24 = load volatile <16 x i32>, ptr @d71, align 1
  %r24 = sdiv <16 x i32> %a24, %b24
  store volatile <16 x i32> %r24, ptr %out, align 1
  %c24 = call i32 @memcmp(ptr %out, ptr @d72, i64 64)
  %ok24 = icmp eq i32 %c24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  %a25 = load volatile <3 x i32>, ptr @d73, align 1
  %b25 = load volatile <3 x i32>, ptr @d74, align 1
  %r25 = srem <3 x i32> %a25, %b25
  store volatile <3 x i32> %r25, ptr %out, align 1
  %c25 = call i32 @memcmp(ptr %out, ptr @d75, i64 12)
  %ok25 = icmp eq i32 %c25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  %a26 = load volatile <16 x i32>, ptr @d76, align 1
  %b26 = load volatile <16 x i32>, ptr @d77, align 1
  %r26 = srem <16 x i32> %a26, %b26
  store volatile <16 x i32> %r26, ptr %out, align 1
  %c26 = call i32 @memcmp(ptr %out, ptr @d78, i64 64)
  %ok26 = icmp eq i32 %c26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  %a27 = load volatile <3 x i32>, ptr @d79, align 1
  %b27 = load volatile <3 x i32>, ptr @d80, align 1
  %r27 = icmp eq <3 x i32> %a27, %b27
  store volatile <3 x i1> %r27, ptr %out, align 1
  %c27 = call i32 @memcmp(ptr %out, ptr @d81, i64 1)
  %ok27 = icmp eq i32 %c27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  %a28 = load volatile <3 x i32>, ptr @d82, align 1
  %b28 = load volatile <3 x i32>, ptr @d83, align 1
  %k28 = icmp eq <3 x i32> %a28, %b28
  %r28 = select <3 x i1> %k28, <3 x i32> %a28, <3 x i32> %b28
  store volatile <3 x i32> %r28, ptr %out, align 1
  %c28 = call i32 @memcmp(ptr %out, ptr @d84, i64 12)
  %ok28 = icmp eq i32 %c28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  %a29 = load volatile <16 x i32>, ptr @d85, align 1
  %b29 = load volatile <16 x i32>, ptr @d86, align 1
  %r29 = icmp eq <16 x i32> %a29, %b29
  store volatile <16 x i1> %r29, ptr %out, align 1
  %c29 = call i32 @memcmp(ptr %out, ptr @d87, i64 2)
  %ok29 = icmp eq i32 %c29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  %a30 = load volatile <16 x i32>, ptr @d88, align 1
  %b30 = load volatile <16 x i32>, ptr @d89, align 1
  %k30 = icmp eq <16 x i32> %a30, %b30
  %r30 = select <16 x i1> %k30, <16 x i32> %a30, <16 x i32> %b30
  store volatile <16 x i32> %r30, ptr %out, align 1
  %c30 = call i32 @memcmp(ptr %out, ptr @d90, i64 64)
  %ok30 = icmp eq i32 %c30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  %a31 = load volatile <3 x i32>, ptr @d91, align 1
  %b31 = load volatile <3 x i32>, ptr @d92, align 1
  %r31 = icmp ne <3 x i32> %a31, %b31
  store volatile <3 x i1> %r31, ptr %out, align 1
  %c31 = call i32 @memcmp(ptr %out, ptr @d93, i64 1)
  %ok31 = icmp eq i32 %c31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  %a32 = load volatile <3 x i32>, ptr @d94, align 1
  %b32 = load volatile <3 x i32>, ptr @d95, align 1
  %k32 = icmp ne <3 x i32> %a32, %b32
  %r32 = select <3 x i1> %k32, <3 x i32> %a32, <3 x i32> %b32
  store volatile <3 x i32> %r32, ptr %out, align 1
  %c32 = call i32 @memcmp(ptr %out, ptr @d96, i64 12)
  %ok32 = icmp eq i32 %c32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  %a33 = load volatile <16 x i32>, ptr @d97, align 1
  %b33 = load volatile <16 x i32>, ptr @d98, align 1
  %r33 = icmp ne <16 x i32> %a33, %b33
  store volatile <16 x i1> %r33, ptr %out, align 1
  %c33 = call i32 @memcmp(ptr %out, ptr @d99, i64 2)
  %ok33 = icmp eq i32 %c33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  %a34 = load volatile <16 x i32>, ptr @d100, align 1
  %b34 = load volatile <16 x i32>, ptr @d101, align 1
  %k34 = icmp ne <16 x i32> %a34, %b34
  %r34 = select <16 x i1> %k34, <16 x i32> %a34, <16 x i32> %b34
  store volatile <16 x i32> %r34, ptr %out, align 1
  %c34 = call i32 @memcmp(ptr %out, ptr @d102, i64 64)
  %ok34 = icmp eq i32 %c34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  %a35 = load volatile <3 x i32>, ptr @d103, align 1
  %b35 = load volatile <3 x i32>, ptr @d104, align 1
  %r35 = icmp ugt <3 x i32> %a35, %b35
  store volatile <3 x i1> %r35, ptr %out, align 1
  %c35 = call i32 @memcmp(ptr %out, ptr @d105, i64 1)
  %ok35 = icmp eq i32 %c35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  %a36 = load volatile <3 x i32>, ptr @d106, align 1
  %b36 = load volatile <3 x i32>, ptr @d107, align 1
  %k36 = icmp ugt <3 x i32> %a36, %b36
  %r36 = select <3 x i1> %k36, <3 x i32> %a36, <3 x i32> %b36
  store volatile <3 x i32> %r36, ptr %out, align 1
  %c36 = call i32 @memcmp(ptr %out, ptr @d108, i64 12)
  %ok36 = icmp eq i32 %c36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  %a37 = load volatile <16 x i32>, ptr @d109, align 1
  %b37 = load volatile <16 x i32>, ptr @d110, align 1
  %r37 = icmp ugt <16 x i32> %a37, %b37
  store volatile <16 x i1> %r37, ptr %out, align 1
  %c37 = call i32 @memcmp(ptr %out, ptr @d111, i64 2)
  %ok37 = icmp eq i32 %c37, 0
  br i1 %ok37, label %t38, label %bad

t38:
  %a38 = load volatile <16 x i32>, ptr @d112, align 1
  %b38 = load volatile <16 x i32>, ptr @d113, align 1
  %k38 = icmp ugt <16 x i32> %a38, %b38
  %r38 = select <16 x i1> %k38, <16 x i32> %a38, <16 x i32> %b38
  store volatile <16 x i32> %r38, ptr %out, align 1
  %c38 = call i32 @memcmp(ptr %out, ptr @d114, i64 64)
  %ok38 = icmp eq i32 %c38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  %a39 = load volatile <3 x i32>, ptr @d115, align 1
  %b39 = load volatile <3 x i32>, ptr @d116, align 1
  %r39 = icmp uge <3 x i32> %a39, %b39
  store volatile <3 x i1> %r39, ptr %out, align 1
  %c39 = call i32 @memcmp(ptr %out, ptr @d117, i64 1)
  %ok39 = icmp eq i32 %c39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  %a40 = load volatile <3 x i32>, ptr @d118, align 1
  %b40 = load volatile <3 x i32>, ptr @d119, align 1
  %k40 = icmp uge <3 x i32> %a40, %b40
  %r40 = select <3 x i1> %k40, <3 x i32> %a40, <3 x i32> %b40
  store volatile <3 x i32> %r40, ptr %out, align 1
  %c40 = call i32 @memcmp(ptr %out, ptr @d120, i64 12)
  %ok40 = icmp eq i32 %c40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  %a41 = load volatile <16 x i32>, ptr @d121, align 1
  %b41 = load volatile <16 x i32>, ptr @d122, align 1
  %r41 = icmp uge <16 x i32> %a41, %b41
  store volatile <16 x i1> %r41, ptr %out, align 1
  %c41 = call i32 @memcmp(ptr %out, ptr @d123, i64 2)
  %ok41 = icmp eq i32 %c41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  %a42 = load volatile <16 x i32>, ptr @d124, align 1
  %b42 = load volatile <16 x i32>, ptr @d125, align 1
  %k42 = icmp uge <16 x i32> %a42, %b42
  %r42 = select <16 x i1> %k42, <16 x i32> %a42, <16 x i32> %b42
  store volatile <16 x i32> %r42, ptr %out, align 1
  %c42 = call i32 @memcmp(ptr %out, ptr @d126, i64 64)
  %ok42 = icmp eq i32 %c42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  %a43 = load volatile <3 x i32>, ptr @d127, align 1
  %b43 = load volatile <3 x i32>, ptr @d128, align 1
  %r43 = icmp ult <3 x i32> %a43, %b43
  store volatile <3 x i1> %r43, ptr %out, align 1
  %c43 = call i32 @memcmp(ptr %out, ptr @d129, i64 1)
  %ok43 = icmp eq i32 %c43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  %a44 = load volatile <3 x i32>, ptr @d130, align 1
  %b44 = load volatile <3 x i32>, ptr @d131, align 1
  %k44 = icmp ult <3 x i32> %a44, %b44
  %r44 = select <3 x i1> %k44, <3 x i32> %a44, <3 x i32> %b44
  store volatile <3 x i32> %r44, ptr %out, align 1
  %c44 = call i32 @memcmp(ptr %out, ptr @d132, i64 12)
  %ok44 = icmp eq i32 %c44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  %a45 = load volatile <16 x i32>, ptr @d133, align 1
  %b45 = load volatile <16 x i32>, ptr @d134, align 1
  %r45 = icmp ult <16 x i32> %a45, %b45
  store volatile <16 x i1> %r45, ptr %out, align 1
  %c45 = call i32 @memcmp(ptr %out, ptr @d135, i64 2)
  %ok45 = icmp eq i32 %c45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  %a46 = load volatile <16 x i32>, ptr @d136, align 1
  %b46 = load volatile <16 x i32>, ptr @d137, align 1
  %k46 = icmp ult <16 x i32> %a46, %b46
  %r46 = select <16 x i1> %k46, <16 x i32> %a46, <16 x i32> %b46
  store volatile <16 x i32> %r46, ptr %out, align 1
  %c46 = call i32 @memcmp(ptr %out, ptr @d138, i64 64)
  %ok46 = icmp eq i32 %c46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  %a47 = load volatile <3 x i32>, ptr @d139, align 1
  %b47 = load volatile <3 x i32>, ptr @d140, align 1
  %r47 = icmp ule <3 x i32> %a47, %b47
  store volatile <3 x i1> %r47, ptr %out, align 1
  %c47 = call i32 @memcmp(ptr %out, ptr @d141, i64 1)
  %ok47 = icmp eq i32 %c47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  %a48 = load volatile <3 x i32>, ptr @d142, align 1
  %b48 = load volatile <3 x i32>, ptr @d143, align 1
  %k48 = icmp ule <3 x i32> %a48, %b48
  %r48 = select <3 x i1> %k48, <3 x i32> %a48, <3 x i32> %b48
  store volatile <3 x i32> %r48, ptr %out, align 1
  %c48 = call i32 @memcmp(ptr %out, ptr @d144, i64 12)
  %ok48 = icmp eq i32 %c48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  %a49 = load volatile <16 x i32>, ptr @d145, align 1
  %b49 = load volatile <16 x i32>, ptr @d146, align 1
  %r49 = icmp ule <16 x i32> %a49, %b49
  store volatile <16 x i1> %r49, ptr %out, align 1
  %c49 = call i32 @memcmp(ptr %out, ptr @d147, i64 2)
  %ok49 = icmp eq i32 %c49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  %a50 = load volatile <16 x i32>, ptr @d148, align 1
  %b50 = load volatile <16 x i32>, ptr @d149, align 1
  %k50 = icmp ule <16 x i32> %a50, %b50
  %r50 = select <16 x i1> %k50, <16 x i32> %a50, <16 x i32> %b50
  store volatile <16 x i32> %r50, ptr %out, align 1
  %c50 = call i32 @memcmp(ptr %out, ptr @d150, i64 64)
  %ok50 = icmp eq i32 %c50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  %a51 = load volatile <3 x i32>, ptr @d151, align 1
  %b51 = load volatile <3 x i32>, ptr @d152, align 1
  %r51 = icmp sgt <3 x i32> %a51, %b51
  store volatile <3 x i1> %r51, ptr %out, align 1
  %c51 = call i32 @memcmp(ptr %out, ptr @d153, i64 1)
  %ok51 = icmp eq i32 %c51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  %a52 = load volatile <3 x i32>, ptr @d154, align 1
  %b52 = load volatile <3 x i32>, ptr @d155, align 1
  %k52 = icmp sgt <3 x i32> %a52, %b52
  %r52 = select <3 x i1> %k52, <3 x i32> %a52, <3 x i32> %b52
  store volatile <3 x i32> %r52, ptr %out, align 1
  %c52 = call i32 @memcmp(ptr %out, ptr @d156, i64 12)
  %ok52 = icmp eq i32 %c52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  %a53 = load volatile <16 x i32>, ptr @d157, align 1
  %b53 = load volatile <16 x i32>, ptr @d158, align 1
  %r53 = icmp sgt <16 x i32> %a53, %b53
  store volatile <16 x i1> %r53, ptr %out, align 1
  %c53 = call i32 @memcmp(ptr %out, ptr @d159, i64 2)
  %ok53 = icmp eq i32 %c53, 0
  br i1 %ok53, label %t54, label %bad

t54:
  %a54 = load volatile <16 x i32>, ptr @d160, align 1
  %b54 = load volatile <16 x i32>, ptr @d161, align 1
  %k54 = icmp sgt <16 x i32> %a54, %b54
  %r54 = select <16 x i1> %k54, <16 x i32> %a54, <16 x i32> %b54
  store volatile <16 x i32> %r54, ptr %out, align 1
  %c54 = call i32 @memcmp(ptr %out, ptr @d162, i64 64)
  %ok54 = icmp eq i32 %c54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  %a55 = load volatile <3 x i32>, ptr @d163, align 1
  %b55 = load volatile <3 x i32>, ptr @d164, align 1
  %r55 = icmp sge <3 x i32> %a55, %b55
  store volatile <3 x i1> %r55, ptr %out, align 1
  %c55 = call i32 @memcmp(ptr %out, ptr @d165, i64 1)
  %ok55 = icmp eq i32 %c55, 0
  br i1 %ok55, label %t56, label %bad

t56:
  %a56 = load volatile <3 x i32>, ptr @d166, align 1
  %b56 = load volatile <3 x i32>, ptr @d167, align 1
  %k56 = icmp sge <3 x i32> %a56, %b56
  %r56 = select <3 x i1> %k56, <3 x i32> %a56, <3 x i32> %b56
  store volatile <3 x i32> %r56, ptr %out, align 1
  %c56 = call i32 @memcmp(ptr %out, ptr @d168, i64 12)
  %ok56 = icmp eq i32 %c56, 0
  br i1 %ok56, label %t57, label %bad

t57:
  %a57 = load volatile <16 x i32>, ptr @d169, align 1
  %b57 = load volatile <16 x i32>, ptr @d170, align 1
  %r57 = icmp sge <16 x i32> %a57, %b57
  store volatile <16 x i1> %r57, ptr %out, align 1
  %c57 = call i32 @memcmp(ptr %out, ptr @d171, i64 2)
  %ok57 = icmp eq i32 %c57, 0
  br i1 %ok57, label %t58, label %bad

t58:
  %a58 = load volatile <16 x i32>, ptr @d172, align 1
  %b58 = load volatile <16 x i32>, ptr @d173, align 1
  %k58 = icmp sge <16 x i32> %a58, %b58
  %r58 = select <16 x i1> %k58, <16 x i32> %a58, <16 x i32> %b58
  store volatile <16 x i32> %r58, ptr %out, align 1
  %c58 = call i32 @memcmp(ptr %out, ptr @d174, i64 64)
  %ok58 = icmp eq i32 %c58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  %a59 = load volatile <3 x i32>, ptr @d175, align 1
  %b59 = load volatile <3 x i32>, ptr @d176, align 1
  %r59 = icmp slt <3 x i32> %a59, %b59
  store volatile <3 x i1> %r59, ptr %out, align 1
  %c59 = call i32 @memcmp(ptr %out, ptr @d177, i64 1)
  %ok59 = icmp eq i32 %c59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  %a60 = load volatile <3 x i32>, ptr @d178, align 1
  %b60 = load volatile <3 x i32>, ptr @d179, align 1
  %k60 = icmp slt <3 x i32> %a60, %b60
  %r60 = select <3 x i1> %k60, <3 x i32> %a60, <3 x i32> %b60
  store volatile <3 x i32> %r60, ptr %out, align 1
  %c60 = call i32 @memcmp(ptr %out, ptr @d180, i64 12)
  %ok60 = icmp eq i32 %c60, 0
  br i1 %ok60, label %t61, label %bad

t61:
  %a61 = load volatile <16 x i32>, ptr @d181, align 1
  %b61 = load volatile <16 x i32>, ptr @d182, align 1
  %r61 = icmp slt <16 x i32> %a61, %b61
  store volatile <16 x i1> %r61, ptr %out, align 1
  %c61 = call i32 @memcmp(ptr %out, ptr @d183, i64 2)
  %ok61 = icmp eq i32 %c61, 0
  br i1 %ok61, label %t62, label %bad

t62:
  %a62 = load volatile <16 x i32>, ptr @d184, align 1
  %b62 = load volatile <16 x i32>, ptr @d185, align 1
  %k62 = icmp slt <16 x i32> %a62, %b62
  %r62 = select <16 x i1> %k62, <16 x i32> %a62, <16 x i32> %b62
  store volatile <16 x i32> %r62, ptr %out, align 1
  %c62 = call i32 @memcmp(ptr %out, ptr @d186, i64 64)
  %ok62 = icmp eq i32 %c62, 0
  br i1 %ok62, label %t63, label %bad

t63:
  %a63 = load volatile <3 x i32>, ptr @d187, align 1
  %b63 = load volatile <3 x i32>, ptr @d188, align 1
  %r63 = icmp sle <3 x i32> %a63, %b63
  store volatile <3 x i1> %r63, ptr %out, align 1
  %c63 = call i32 @memcmp(ptr %out, ptr @d189, i64 1)
  %ok63 = icmp eq i32 %c63, 0
  br i1 %ok63, label %t64, label %bad

t64:
  %a64 = load volatile <3 x i32>, ptr @d190, align 1
  %b64 = load volatile <3 x i32>, ptr @d191, align 1
  %k64 = icmp sle <3 x i32> %a64, %b64
  %r64 = select <3 x i1> %k64, <3 x i32> %a64, <3 x i32> %b64
  store volatile <3 x i32> %r64, ptr %out, align 1
  %c64 = call i32 @memcmp(ptr %out, ptr @d192, i64 12)
  %ok64 = icmp eq i32 %c64, 0
  br i1 %ok64, label %t65, label %bad

t65:
  %a65 = load volatile <16 x i32>, ptr @d193, align 1
  %b65 = load volatile <16 x i32>, ptr @d194, align 1
  %r65 = icmp sle <16 x i32> %a65, %b65
  store volatile <16 x i1> %r65, ptr %out, align 1
  %c65 = call i32 @memcmp(ptr %out, ptr @d195, i64 2)
  %ok65 = icmp eq i32 %c65, 0
  br i1 %ok65, label %t66, label %bad

t66:
  %a66 = load volatile <16 x i32>, ptr @d196, align 1
  %b66 = load volatile <16 x i32>, ptr @d197, align 1
  %k66 = icmp sle <16 x i32> %a66, %b66
  %r66 = select <16 x i1> %k66, <16 x i32> %a66, <16 x i32> %b66
  store volatile <16 x i32> %r66, ptr %out, align 1
  %c66 = call i32 @memcmp(ptr %out, ptr @d198, i64 64)
  %ok66 = icmp eq i32 %c66, 0
  br i1 %ok66, label %t67, label %bad

t67:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ]
  ret i32 %which
}
