; Casts between pointers and integers, and of bits between types of one size.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [3142 x i8] c"\02\00\00\00\00\00\00\00\01\97\A8{\E4hG\C1\E3I\DF\8E&\E1\EA7\C7\83\19\9CO\D0\CB\FB\DE\0D%\A1\A2{\8A\CB\00\00\00\00\00\00\00\80\1E3\EB\FF\FF\FF\FF\FF\FF\FFZ\D3)\04L\A6\B8\13:\DAf\17\01\00\00\00\00\00\00\00\0F\BD\8Bi\BD\87K\82U`\0A\AE\E1 \A0Ugf\FE\AE\84\0Br'\89\AB\82\E0\86C[\0A\E9\18\90\1E#\03\F4\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FFJKPb\0E\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A1\BAR\A4\A4\E6\D2\FF\B9]o\85JC\22\19\0E\9Ci\90\D4r\8B\AE\00\F9\C2zs#['\BE\AA\82H\9D\AE\ECt\A4\02\00\00\00\00\00\00\00\05[\A5\19z\17\1E\9B\05>%\EE;\B7\10\AE7\0B1e{!}9W|\02\01\DA\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\A9\DA\AA\FA\99;\A9\00\04\86\E3b\03\00\00\00\00\00\00\00\00\00\00\00\00\80\C7y\02\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\E4\05\03s\DEj eV\D2L!\01\00}\90\1A\BB\86\AD6\E3\01\00\00\00\00\00\00\00\B5\CA\9Dr\DC\D2f\11\BA\C1\0E\967\00\CF\CB\7F\E9\95\98N\CF\91\80\12\16\C2\84\E4\D0c\F1P\FDs\94Z\EC\9B\DE9\83\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\F6\0E.\EA\AD; K>n\13\C7Z34\19hd\22o\FE\ABDM\9C?\F52-\17\B6TH\D0D5\01\9E\D0\11\02\00\00\00\00\00\00\00\00\00\00\00\A70\C9\866\D4%\F6\C2\E0N\96\F6\93\B6:\E7\DA\1E\A20s\89\1E\12\82\BCy\F1[o\B8\EB\0F\A4\DA\CA\8E\B0r<7\91\DC\DD\DA\1D\80\EF\8Bfq\1Ap\81\93\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\BDL\D7yc\0Cf\8A\01\00\00\00\00\00\00\00g\5C\17l\F0WC-'\80\B6\A1\1C\8A\1C\99E\7F\1F\D8j\CD\1AD\EC\A0J\E2<\FA\CE\16\9E\D4\F8$\A5\F4L\89\A5m\0C~\D7\A5\16\B2 \FAd\8APNeb\AD\8D\09\15:\F7=kO\99*\01/m\1D\04\EA\FA\D6O\19\B5\B9?\17Bo\00\01^;U\DB\B1\5C\D61\F1\FA1d\0E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7FF\F3\C8\15u\92eu\F4 \DE*F\BCZ\D2\00:\FE\D5\AAI\08\F5Ou\B4H\09~\D7>;h~\F0X-\88\EF\10~\034|z\C5Z\9EK]\A6:*v\98\BB[j\C5\A4F\C5\BAV7%\A1\BF\F52\09\DB\A4t\DB\BDpe\DE\03\07\10Nm\02e\12\02\D1\C4\FB\B9\E92Q\8E\13\99\D3F\0D%%\DF\0A\A1\88>\0E\AE\8F\8A\CA\89\D7\8A-_>bC\C9C\82\94\BC\8F\1F\EB\F5\DChd\B0\C6\D6\96\14E\C3\BE\0A\A9X\B1\92\A0@Om\9A\B9S\01\EC\14\98\CEh\D3Q\89\FA7S\02\D8V:\C4\BA<\E9!\C9\C1\B6\5C\C9O2\D2u\B7\DBV\0F\B5\17\0D\EB\92\B0J\01\AD\D7\11N\9C\11u\DA%\F6\F5C\B5\DD5{\99#\AE;\D7\9C\B2\95\19\E4\7F\1D$\BCsIS\91\B5\E7X\ED\C0Vu\0D\B1\94\A4\A4\0Ap\0A,\E1`\FE\A7n\E3\02\8B|x\AAAK\DBb\0C\F9?j\92x\C7\1E/\9A)Hls\16\16\B0\A3\D9\E0\AB[f\90\DD\A6\E6\D5\91\DDPC\1E\EF-Q\10\EAd\F4b\F0h\C4/\DBt\88l\978\AF6\FF_\E5\B56\83d\8CsH\F1\FE\93ctn\80\809\8B\80\AC=$\97|\D6\96\F6\06\08\1A\DC\98@8\15\F9\EF\D1\92E8\E7\00\B9\D9\D5\F9\C3\C2\B4S\0C\98\A4n&\9B\92\07\FCU\85\5C\EA\00A*\C7\CF\0B\DB\05\EB\AB\E7\FA4T\AAU\A4\DA'\F0l\E7\CB\96\E8\E4\BB\FD\0A\A8\9F^z\B9\12\D1\E4\0C\CCi\DE\F5\BA\C0\0E\18n\CD\DA\22\E7\FE\5Cu\D5\EC\ABH3\18\F9\06\E1&\0C99$&\C3\AA?\F7\F6V~\C8@\A0\1F\A6\CD#\DC\E1k\C8i\07\87\855e\18\FE/\CD7F\EE\EBj\12?B\F4P\9C3\AEf4fR\86G\EE\921`M\F8\CCKvb\7FW\E1\C5\C9\EB\A0\BE\C4\F7\A9\D5^?\CB\BF\FB\81\9EEP\8C\1402A\EAt\A7\CFNc,\C6?\9D\A2N'\B5\EB\84\AB\E5\D6\D8\09\9C\17\C3\85q\EE\0E\BF\F6\17\AF\1A\C3\A2\C4V}\9C\89\98\EE\8D\A8\DC\D0\90)\D15\9A\B0qr\FC)3.]\DC\C6\EF\C2\B4\BD\94\DC\DF\880\1E\0Dm-\E4\7F\A1t\B3\C0\D6\C4\B9\F5\13\8D\FF\15<H\90\00\09\E3\FC\8FkV\C5IOX&[\CB\F6\C3(\0D\CA-x\A6\AD\80\CC$\90\CF\EA5Oz\E2\94\0B\DB\8B\15\8F\E1\BFN\D76\9B~\C1\0E\EA\13\98W\BF]\B41\9F\FE\C5d\DBy\FBw\BA#\19\02\FCns\E77\C0\A1\82\E1\1B\18\88U\F5D\89iU{\8A\C8\5C \AF\A4\A2\F9\B0\15O\AE\1AvX\9D\BE\C2\90tz\E2[\AD\92\F6\B7\88\D5`\F2\82\82Js))aL[\8C\E9i\0D\BC\E1\99//\B4\A2\1Cz\82\A1\95s\E7|\E05\0A\9A\86\03x\AF\BEO^\EA\83\97\A4\C2\01J\DEh\E86}\E5\92\17\1E\DD\E2r\E0*\94\F9\16\B7\F2I'\5C\DA\F4\9D#\7F\05[Yf1!\CB\DF\0C\A39\03\B0\03\BE\B5;\0A\AB\B6\DE\FET\E2\81\CF\A2qn\813\F7:(8V\E0\B9\DD\CD4D\82\E2\84\D8\80E\F7.\19W\BE3\B8\84\AAzV\A5\F2\17\D8\BE\1D\AC\13\0F\EA\16\85=2A\84\AD\1Em\83\AF>v*\DB\ECF\A5v:\E7\97\FA\82\F1Ht\EF\A8\B7\85\81[\8An$3\D2E\EC\07\CB\A4\D3:\90\BD>\F153\0BT\18\AE\9B\D0Q+\B1\8F\80IG\C6a\80\E7\E0H\D3\EAK\7F\88\FC\11\C4/\E5\EB\83\C3\E0\81\05\F3v\F9\D0\D7\8CzW\A5W,\83g\E9\AA\8E1.*\07\F8\A0d\88W\12\15\DF\03aCh\DB\A5\E6\01\B8^\07V\86\E7-\97\A1cP\8C\1E)Q\C6\00@\1B\BF\92\FA\D7x\FAF\15\9DM!]>\94P\BD\FA\95\8B(\A7\84\E4O\80\85\F0[{84\9DU\88\DD\C6\09m\98p\C0\D2\B9\C4\EF\90\C3bFy\B2P\C7L@\0A\E3\E4\B8\B7\EE\C0A\DCy\FA5I{\04\98\A5\18\F7\A2\AA*\D6-SR\C0{x\A7\EBs\92\F3\AE\D6\99j\10 \C8(\DA\A8. \B5\8DU\FF\BC\B1\01\F3\12$E\B8l\1D\A8\C5\10\97S&D\0F\D1\E6;@\8E\EA\BC\02\D7\99\B5-\CC\F7\BD\E8h \8C\D1\AD\C5\02\8F*<\D4\E3i\1EE#s\8A\BC!\04\D6Kc\7F\DE\AC\97+\C6\9E,\99\BAxqH\D1\E0\D0\92j\AB\EC\AC5\9B)\D8~\82\DA\86\BA\C4\95\02!\91\94ww\DB\9E\A7Q\AEI\C8$\CB\7F\C6'\1E\DE\17\B1\00|\DF\A1pC\E5g\CFV.\05\11Y\86\A4W\07\DB,kr\D0e\F3\9A\9C\B1\0A=\93\C1\B8\1F\83\BF\1C\0A\8E\DB\AE\C9,\D7\F9?M]\12\1BQ#M\D8\FB?\81\B4\D0C\C2m\07\94\E1\E4\9B\1C\B7\07\FC?l~\02\5C6\94\F1\D3j\80\FB)\0Fk\01@\01\A1g\F3\C47\C8\AAg\F2\9Ay\0D\CBb=\DC~\AA/\02,\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\AB\B9\D6\16\7F?\FBE\DC\F6x\F5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F$\E9\E3\93W\D9\D2\CAkt+4\00\00\00\00\FD\FA\E7\ADKQ\17}v@\AAt?\B4d\FC>C\B6\FDz\E3\D0\13\1B\BF\7F\D6\8FD\82>T\0E\8A\C2LeSnJo\13\0E\00\00\00\00L#xZ\C1\0C(\EC<\0C\FC\CF\1E4\CE\DE\F3\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FFs/\D7\82d2`R\A4\AC\A0\05W-Pmg\FF\AFp\F0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\E7\AC\05\82\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\0F\0Av\12R<\B5q\9D.\FA\E7zQ\CA\C6\D8\91\9A\9C\0C\F2\91\DD\16\A4X\E8eRf\F4 >\02\CB\13\9CR\17W\8ET\DAm\BF\9A\E1f~\8FS%\9D\B2{\CA\F4\B3t;\15\B8\ED\AD\13&b*3\D1\A7B\0BBk\B3\C1\B4g\BE\133\8A\CC\F240$\C2+FPc\BD\DC\C0\FD><\BD1\C1\D5<Q?\FA\C1#\0DX\D7\BF\F9\C4\BF\A3\11-6\1B2\03@\14x\CC\E6\1A\DE\D8\BF\0A\A8\10 '\08\D6\BF\A6sDg\87\00\0E\C0\EFK\E2\BF\F9Z\16\C0\CA\E9\0E\8E\A8{\0A@\9E\8E\DD'\90u\9A\F6\04@\8D\FEX\8A\04\05o\B2\02\C0m7\F2\FC\FC)\9D\F2\FE?\D6k]\1Fo\BA\9F\BF\FC\BF\14\16KOP\F9X\9E\FD?\99`\FF\DB\A50j\D1\FB?\F3Y\E4\AC>\F5\83\E4\03\C0?\E0Z\C4\A8\9Bl\FA\02\C0\B3\EB\9Duljs\02\E8\BE\0F\96\FF\90\FF\BF\F1\9AyC\DDw%\C2\90/\E2\8E\BB\97\03\C0,>\C5%PZg\87\A8\CE\B4\0Cx\A1\02\C0M\EE\EFu\D4\94\12\E5\E3m\C4\CE\B7\9F\FA?1\9F\F3]e\D1\D2Q\EC\DD\87\B2\D7\C5\F6-\9BTdxkF\A1\B1\02\00\00\00\00\00\00\00"
@want = constant [3135 x i8] c"\00\01\00\00\00\00\00\00\00\17I\00\00\00\00\00\00\00\DF\19\9CO\D0\CB\FB%\A1\A2{\8A\CB\00\00\00\00\1E3\00\00\00\00\00\00\EB\FF\FF\FF\FF\FF\FF\FF\00\00\00\00Z\D3)\04L\A6\B8\13\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0F\BD\8Bi\BD\87K\82gf\FE\AE\84\0Br'\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\89\AB\82\E0\86C[\0AJKPb\0E\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00Y\09\05\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\16\00\00\00\00\00\00\00\A5%1\02\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\DA\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\A9\DA\AA\FA\99;\04\86\E3b\03\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\C7y\FF\FF\E4\05V\D2\00\00\00\00\00\00L!\00\00\00\00\00\00\01\00\00\00\00\00\00\00}\90\1A\BB\01\00\00\00\B5\CA\9Dr\BA\C1\0E\96\00\00\00\007\00\CF\CB\00\00\00\00\7F\E9\95\98\00\00\00\00N\CF\91\80\12\16\C2\84\E4\D0c\F1P\FDs\94Z\EC\9B\DE9\83\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\F6\0E.\EA\AD; K\00\00\00\00>n\13\C7Z34\19\00\00\00\00hd\22o\FE\ABDM-\17\B6TH\D0D5\02\00\00\00\00\00\00\00\A70\C9\866\D4%\F6\00\00\00\00\00\00\00\00\C2\E0N\96\F6\93\B6:\00\00\00\00\00\00\00\00\E7\DA\1E\A20s\89\1E\00\00\00\00\00\00\00\00\12\82\BCy\F1[o\B8<7\91\DC\DD\DA\1D\80\01\00\00\00\00\00\00\00\BDL\D7yc\0Cf\8A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00g\5C\17l\F0WC-\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00'\80\B6\A1\1C\8A\1C\99\D4\F8$\A5\F4L\89\A5\09\15:\F7=kO\99\00\01^;U\DB\B1\5C\D61\F1\FA1d\0E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7FF\F3\C8\15u\92eu\F4 \DE*F\BCZ\D2\00:\FE\D5\AAI\08\F5Ou\B4H\09~\D7>;h~\F0X-\88\EF\10~\034|z\C5Z\9EK]\A6:*v\98\BB[j\C5\A4F\C5\BAV7%\A1\BF\F52\09\DB\A4t\DB\BDpe\DE\03\07\10Nm\02e\12\02\D1\C4\FB\B9\E92Q\8E\13\99\D3F\0D%%\DF\0A\A1\88>\0E\AE\8F\8A\CA\89\D7\8A-_>bC\C9C\82\94\BC\8F\1F\EB\F5\DChd\B0\C6\D6\96\14E\C3\BE\0A\A9X\B1\92\A0@Om\9A\B9S\01\EC\14\98\CEh\D3Q\89\FA7S\02\D8V:\C4\BA<\E9!\C9\C1\B6\5C\C9O2\D2u\B7\DBV\0F\B5\17\0D\EB\92\B0J\01\AD\D7\11N\9C\11u\DA%\F6\F5C\B5\DD5{\99#\AE;\D7\9C\B2\95\19\E4\7F\1D$\BCsIS\91\B5\E7X\ED\C0Vu\0D\B1\94\A4\A4\0Ap\0A,\E1`\FE\A7n\E3\02\8B|x\AAAK\DBb\0C\F9?j\92x\C7\1E/\9A)Hls\16\16\B0\A3\D9\E0\AB[f\90\DD\A6\E6\D5\91\DDPC\1E\EF-Q\10\EAd\F4b\F0h\C4/\DBt\88l\978\AF6\FF_\E5\B56\83d\8CsH\F1\FE\93ctn\80\809\8B\80\AC=$\97|\D6\96\F6\06\08\1A\DC\98@8\15\F9\EF\D1\92E8\E7\00\B9\D9\D5\F9\C3\C2\B4S\0C\98\A4n&\9B\92\07\FCU\85\5C\EA\00A*\C7\CF\0B\DB\05\EB\AB\E7\FA4T\AAU\A4\DA'\F0l\E7\CB\96\E8\E4\BB\FD\0A\A8\9F^z\B9\12\D1\E4\0C\CCi\DE\F5\BA\C0\0E\18n\CD\DA\22\E7\FE\5Cu\D5\EC\ABH3\18\F9\06\E1&\0C99$&\C3\AA?\F7\F6V~\C8@\A0\1F\A6\CD#\DC\E1k\C8i\07\87\855e\18\FE/\CD7F\EE\EBj\12?B\F4P\9C3\AEf4fR\86G\EE\921`M\F8\CCKvb\7FW\E1\C5\C9\EB\A0\BE\C4\F7\A9\D5^?\CB\BF\FB\81\9EEP\8C\1402A\EAt\A7\CFNc,\C6?\9D\A2N'\B5\EB\84\AB\E5\D6\D8\09\9C\17\C3\85q\EE\0E\BF\F6\17\AF\1A\C3\A2\C4V}\9C\89\98\EE\8D\A8\DC\D0\90)\D15\9A\B0qr\FC)3.]\DC\C6\EF\C2\B4\BD\94\DC\DF\880\1E\0Dm-\E4\7F\A1t\B3\C0\D6\C4\B9\F5\13\8D\FF\15<H\90\00\09\E3\FC\8FkV\C5IOX&[\CB\F6\C3(\0D\CA-x\A6\AD\80\CC$\90\CF\EA5Oz\E2\94\0B\DB\8B\15\8F\E1\BFN\D76\9B~\C1\0E\EA\13\98W\BF]\B41\9F\FE\C5d\DBy\FBw\BA#\19\02\FCns\E77\C0\A1\82\E1\1B\18\88U\F5D\89iU{\8A\C8\5C \AF\A4\A2\F9\B0\15O\AE\1AvX\9D\BE\C2\90tz\E2[\AD\92\F6\B7\88\D5`\F2\82\82Js))aL[\8C\E9i\0D\BC\E1\99//\B4\A2\1Cz\82\A1\95s\E7|\E05\0A\9A\86\03x\AF\BEO^\EA\83\97\A4\C2\01J\DEh\E86}\E5\92\17\1E\DD\E2r\E0*\94\F9\16\B7\F2I'\5C\DA\F4\9D#\7F\05[Yf1!\CB\DF\0C\A39\03\B0\03\BE\B5;\0A\AB\B6\DE\FET\E2\81\CF\A2qn\813\F7:(8V\E0\B9\DD\CD4D\82\E2\84\D8\80E\F7.\19W\BE3\B8\84\AAzV\A5\F2\17\D8\BE\1D\AC\13\0F\EA\16\85=2A\84\AD\1Em\83\AF>v*\DB\ECF\A5v:\E7\97\FA\82\F1Ht\EF\A8\B7\85\81[\8An$3\D2E\EC\07\CB\A4\D3:\90\BD>\F153\0BT\18\AE\9B\D0Q+\B1\8F\80IG\C6a\80\E7\E0H\D3\EAK\7F\88\FC\11\C4/\E5\EB\83\C3\E0\81\05\F3v\F9\D0\D7\8CzW\A5W,\83g\E9\AA\8E1.*\07\F8\A0d\88W\12\15\DF\03aCh\DB\A5\E6\01\B8^\07V\86\E7-\97\A1cP\8C\1E)Q\C6\00@\1B\BF\92\FA\D7x\FAF\15\9DM!]>\94P\BD\FA\95\8B(\A7\84\E4O\80\85\F0[{84\9DU\88\DD\C6\09m\98p\C0\D2\B9\C4\EF\90\C3bFy\B2P\C7L@\0A\E3\E4\B8\B7\EE\C0A\DCy\FA5I{\04\98\A5\18\F7\A2\AA*\D6-SR\C0{x\A7\EBs\92\F3\AE\D6\99j\10 \C8(\DA\A8. \B5\8DU\FF\BC\B1\01\F3\12$E\B8l\1D\A8\C5\10\97S&D\0F\D1\E6;@\8E\EA\BC\02\D7\99\B5-\CC\F7\BD\E8h \8C\D1\AD\C5\02\8F*<\D4\E3i\1EE#s\8A\BC!\04\D6Kc\7F\DE\AC\97+\C6\9E,\99\BAxqH\D1\E0\D0\92j\AB\EC\AC5\9B)\D8~\82\DA\86\BA\C4\95\02!\91\94ww\DB\9E\A7Q\AEI\C8$\CB\7F\C6'\1E\DE\17\B1\00|\DF\A1pC\E5g\CFV.\05\11Y\86\A4W\07\DB,kr\D0e\F3\9A\9C\B1\0A=\93\C1\B8\1F\83\BF\1C\0A\8E\DB\AE\C9,\D7\F9?M]\12\1BQ#M\D8\FB?\81\B4\D0C\C2m\07\94\E1\E4\9B\1C\B7\07\FC?l~\02\5C6\94\F1\D3j\80\FB)\0Fk\01@\01\A1g\F3\C47\C8\AAg\F2\9Ay\0D\CBb=\DC~\AA/\02,\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\AB\B9\D6\16\7F?\FBE\DC\F6x\F5\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F$\E9\E3\93W\D9\D2\CAkt+4\00\00\00\00\FD\FA\E7\ADKQ\17}v@\AAt?\B4d\FC>C\B6\FDz\E3\D0\13\1B\BF\7F\D6\8FD\82>T\0E\8A\C2LeSnJo\13\0E\00\00\00\00L#xZ\C1\0C(\EC<\0C\FC\CF\1E4\CE\DE\F3\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FFs/\D7\82d2`R\A4\AC\A0\05W-Pmg\FF\AFp\F0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\E7\AC\05\82\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\0F\0Av\12R<\B5q\9D.\FA\E7zQ\CA\C6\D8\91\9A\9C\0C\F2\91\DD\16\A4X\E8eRf\F4 >\02\CB\13\9CR\17W\8ET\DAm\BF\9A\E1f~\8FS%\9D\B2{\CA\F4\B3t;\15\B8\ED\AD\13&b*3\D1\A7B\0BBk\B3\C1\B4g\BE\133\8A\CC\F240$\C2+FPc\BD\DC\C0\FD><\BD1\C1\D5<Q?\FA\C1#\0DX\D7\BF\F9\C4\BF\A3\11-6\1B2\03@\14x\CC\E6\1A\DE\D8\BF\0A\A8\10 '\08\D6\BF\A6sDg\87\00\0E\C0\EFK\E2\BF\F9Z\16\C0\CA\E9\0E\8E\A8{\0A@\9E\8E\DD'\90u\9A\F6\04@\8D\FEX\8A\04\05o\B2\02\C0m7\F2\FC\FC)\9D\F2\FE?\D6k]\1Fo\BA\9F\BF\FC\BF\14\16KOP\F9X\9E\FD?\99`\FF\DB\A50j\D1\FB?\F3Y\E4\AC>\F5\83\E4\03\C0?\E0Z\C4\A8\9Bl\FA\02\C0\B3\EB\9Duljs\02\E8\BE\0F\96\FF\90\FF\BF\F1\9AyC\DDw%\C2\90/\E2\8E\BB\97\03\C0,>\C5%PZg\87\A8\CE\B4\0Cx\A1\02\C0M\EE\EFu\D4\94\12\E5\E3m\C4\CE\B7\9F\FA?1\9F\F3]e\D1\D2Q\EC\DD\87\B2\D7\C5\F6-\9BTdxkF\A1\B1\02\00\00\00\00\00\00\00"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

define void @f0() {
  %v0 = load ptr, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %t1 = ptrtoint ptr %v0 to i1
  store i1 %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  %v1 = load i1, ptr getelementptr (i8, ptr @in, i64 8), align 1
  %t2 = inttoptr i1 %v1 to ptr
  store ptr %t2, ptr @out, align 1
  call void @check(i32 2, i64 1, i64 8)
  %v2 = load ptr, ptr getelementptr (i8, ptr @in, i64 9), align 1
  %t3 = ptrtoint ptr %v2 to i7
  store i7 %t3, ptr @out, align 1
  call void @check(i32 3, i64 9, i64 1)
  %v3 = load i7, ptr getelementptr (i8, ptr @in, i64 17), align 1
  %t4 = inttoptr i7 %v3 to ptr
  store ptr %t4, ptr @out, align 1
  call void @check(i32 4, i64 10, i64 8)
  %v4 = load ptr, ptr getelementptr (i8, ptr @in, i64 18), align 1
  %t5 = ptrtoint ptr %v4 to i8
  store i8 %t5, ptr @out, align 1
  call void @check(i32 5, i64 18, i64 1)
  %v5 = load ptr, ptr getelementptr (i8, ptr @in, i64 26), align 1
  %t6 = ptrtoint ptr %v5 to i48
  store i48 %t6, ptr @out, align 1
  call void @check(i32 6, i64 19, i64 6)
  %v6 = load i48, ptr getelementptr (i8, ptr @in, i64 34), align 1
  %t7 = inttoptr i48 %v6 to ptr
  store ptr %t7, ptr @out, align 1
  call void @check(i32 7, i64 25, i64 8)
  %v7 = load ptr, ptr getelementptr (i8, ptr @in, i64 40), align 1
  %t8 = ptrtoint ptr %v7 to i16
  store i16 %t8, ptr @out, align 1
  call void @check(i32 8, i64 33, i64 2)
  %v8 = load i16, ptr getelementptr (i8, ptr @in, i64 48), align 1
  %t9 = inttoptr i16 %v8 to ptr
  store ptr %t9, ptr @out, align 1
  call void @check(i32 9, i64 35, i64 8)
  %v9 = load ptr, ptr getelementptr (i8, ptr @in, i64 50), align 1
  %t10 = ptrtoint ptr %v9 to i96
  store i96 %t10, ptr @out, align 1
  call void @check(i32 10, i64 43, i64 12)
  %v10 = load i96, ptr getelementptr (i8, ptr @in, i64 58), align 1
  %t11 = inttoptr i96 %v10 to ptr
  store ptr %t11, ptr @out, align 1
  call void @check(i32 11, i64 55, i64 8)
  %v11 = load ptr, ptr getelementptr (i8, ptr @in, i64 70), align 1
  %t12 = ptrtoint ptr %v11 to i128
  store i128 %t12, ptr @out, align 1
  call void @check(i32 12, i64 63, i64 16)
  %v12 = load i128, ptr getelementptr (i8, ptr @in, i64 78), align 1
  %t13 = inttoptr i128 %v12 to ptr
  store ptr %t13, ptr @out, align 1
  call void @check(i32 13, i64 79, i64 8)
  %v13 = load ptr, ptr getelementptr (i8, ptr @in, i64 94), align 1
  %t14 = ptrtoint ptr %v13 to i320
  store i320 %t14, ptr @out, align 1
  call void @check(i32 14, i64 87, i64 40)
  %v14 = load i320, ptr getelementptr (i8, ptr @in, i64 102), align 1
  %t15 = inttoptr i320 %v14 to ptr
  store ptr %t15, ptr @out, align 1
  call void @check(i32 15, i64 127, i64 8)
  %v15 = load ptr, ptr getelementptr (i8, ptr @in, i64 142), align 1
  %t16 = ptrtoint ptr %v15 to i5000
  store i5000 %t16, ptr @out, align 1
  call void @check(i32 16, i64 135, i64 625)
  ret void
}

define void @f1() {
  %v0 = load i5000, ptr getelementptr (i8, ptr @in, i64 150), align 1
  %t17 = inttoptr i5000 %v0 to ptr
  store ptr %t17, ptr @out, align 1
  call void @check(i32 17, i64 760, i64 8)
  %v1 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 775), align 1
  %t18 = ptrtoint <3 x ptr> %v1 to <3 x i1>
  store <3 x i1> %t18, ptr @out, align 1
  call void @check(i32 18, i64 768, i64 1)
  %v2 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 799), align 1
  %t19 = inttoptr <3 x i1> %v2 to <3 x ptr>
  store <3 x ptr> %t19, ptr @out, align 1
  call void @check(i32 19, i64 769, i64 24)
  %v3 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 800), align 1
  %t20 = ptrtoint <3 x ptr> %v3 to <3 x i5>
  store <3 x i5> %t20, ptr @out, align 1
  call void @check(i32 20, i64 793, i64 2)
  %v4 = load <3 x i5>, ptr getelementptr (i8, ptr @in, i64 824), align 1
  %t21 = inttoptr <3 x i5> %v4 to <3 x ptr>
  store <3 x ptr> %t21, ptr @out, align 1
  call void @check(i32 21, i64 795, i64 24)
  %v5 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 826), align 1
  %t22 = ptrtoint <3 x ptr> %v5 to <3 x i8>
  store <3 x i8> %t22, ptr @out, align 1
  call void @check(i32 22, i64 819, i64 3)
  %v6 = load <3 x i8>, ptr getelementptr (i8, ptr @in, i64 850), align 1
  %t23 = inttoptr <3 x i8> %v6 to <3 x ptr>
  store <3 x ptr> %t23, ptr @out, align 1
  call void @check(i32 23, i64 822, i64 24)
  %v7 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 853), align 1
  %t24 = ptrtoint <3 x ptr> %v7 to <3 x i48>
  store <3 x i48> %t24, ptr @out, align 1
  call void @check(i32 24, i64 846, i64 18)
  %v8 = load <3 x i48>, ptr getelementptr (i8, ptr @in, i64 877), align 1
  %t25 = inttoptr <3 x i48> %v8 to <3 x ptr>
  store <3 x ptr> %t25, ptr @out, align 1
  call void @check(i32 25, i64 864, i64 24)
  %v9 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 895), align 1
  %t26 = ptrtoint <3 x ptr> %v9 to <3 x i16>
  store <3 x i16> %t26, ptr @out, align 1
  call void @check(i32 26, i64 888, i64 6)
  %v10 = load <3 x i16>, ptr getelementptr (i8, ptr @in, i64 919), align 1
  %t27 = inttoptr <3 x i16> %v10 to <3 x ptr>
  store <3 x ptr> %t27, ptr @out, align 1
  call void @check(i32 27, i64 894, i64 24)
  %v11 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 925), align 1
  %t28 = ptrtoint <3 x ptr> %v11 to <3 x i32>
  store <3 x i32> %t28, ptr @out, align 1
  call void @check(i32 28, i64 918, i64 12)
  %v12 = load <3 x i32>, ptr getelementptr (i8, ptr @in, i64 949), align 1
  %t29 = inttoptr <3 x i32> %v12 to <3 x ptr>
  store <3 x ptr> %t29, ptr @out, align 1
  call void @check(i32 29, i64 930, i64 24)
  %v13 = load <3 x i64>, ptr getelementptr (i8, ptr @in, i64 961), align 1
  %t30 = inttoptr <3 x i64> %v13 to <3 x ptr>
  store <3 x ptr> %t30, ptr @out, align 1
  call void @check(i32 30, i64 954, i64 24)
  %v14 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 985), align 1
  %t31 = ptrtoint <3 x ptr> %v14 to <3 x i96>
  store <3 x i96> %t31, ptr @out, align 1
  call void @check(i32 31, i64 978, i64 36)
  %v15 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 1009), align 1
  %t32 = inttoptr <3 x i96> %v15 to <3 x ptr>
  store <3 x ptr> %t32, ptr @out, align 1
  call void @check(i32 32, i64 1014, i64 24)
  ret void
}

define void @f2() {
  %v0 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 1045), align 1
  %t33 = ptrtoint <3 x ptr> %v0 to <3 x i128>
  store <3 x i128> %t33, ptr @out, align 1
  call void @check(i32 33, i64 1038, i64 48)
  %v1 = load <3 x i128>, ptr getelementptr (i8, ptr @in, i64 1069), align 1
  %t34 = inttoptr <3 x i128> %v1 to <3 x ptr>
  store <3 x ptr> %t34, ptr @out, align 1
  call void @check(i32 34, i64 1086, i64 24)
  %v2 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 1117), align 1
  %t35 = ptrtoint <3 x ptr> %v2 to <3 x i200>
  store <3 x i200> %t35, ptr @out, align 1
  call void @check(i32 35, i64 1110, i64 75)
  %v3 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 1141), align 1
  %t36 = inttoptr <3 x i200> %v3 to <3 x ptr>
  store <3 x ptr> %t36, ptr @out, align 1
  call void @check(i32 36, i64 1185, i64 24)
  ret void
}

define void @f3() {
  %v0 = load i1, ptr getelementptr (i8, ptr @in, i64 1216), align 1
  %t37 = bitcast i1 %v0 to <1 x i1>
  store <1 x i1> %t37, ptr @out, align 1
  call void @check(i32 37, i64 1209, i64 1)
  %v1 = load <1 x i1>, ptr getelementptr (i8, ptr @in, i64 1217), align 1
  %t38 = bitcast <1 x i1> %v1 to i1
  store i1 %t38, ptr @out, align 1
  call void @check(i32 38, i64 1210, i64 1)
  %v2 = load i100, ptr getelementptr (i8, ptr @in, i64 1218), align 1
  %t39 = bitcast i100 %v2 to <1 x i100>
  store <1 x i100> %t39, ptr @out, align 1
  call void @check(i32 39, i64 1211, i64 13)
  %v3 = load <1 x i96>, ptr getelementptr (i8, ptr @in, i64 1231), align 1
  %t40 = bitcast <1 x i96> %v3 to i96
  store i96 %t40, ptr @out, align 1
  call void @check(i32 40, i64 1224, i64 12)
  %v4 = load i129, ptr getelementptr (i8, ptr @in, i64 1243), align 1
  %t41 = bitcast i129 %v4 to <1 x i129>
  store <1 x i129> %t41, ptr @out, align 1
  call void @check(i32 41, i64 1236, i64 17)
  %v5 = load i5000, ptr getelementptr (i8, ptr @in, i64 1260), align 1
  %t42 = bitcast i5000 %v5 to <5 x i1000>
  store <5 x i1000> %t42, ptr @out, align 1
  call void @check(i32 42, i64 1253, i64 625)
  %v6 = load <5 x i1000>, ptr getelementptr (i8, ptr @in, i64 1885), align 1
  %t43 = bitcast <5 x i1000> %v6 to i5000
  store i5000 %t43, ptr @out, align 1
  call void @check(i32 43, i64 1878, i64 625)
  %v7 = load i16, ptr getelementptr (i8, ptr @in, i64 2510), align 1
  %t44 = bitcast i16 %v7 to half
  store half %t44, ptr @out, align 1
  call void @check(i32 44, i64 2503, i64 2)
  %v8 = load bfloat, ptr getelementptr (i8, ptr @in, i64 2512), align 1
  %t45 = bitcast bfloat %v8 to i16
  store i16 %t45, ptr @out, align 1
  call void @check(i32 45, i64 2505, i64 2)
  %v9 = load i16, ptr getelementptr (i8, ptr @in, i64 2514), align 1
  %t46 = bitcast i16 %v9 to bfloat
  store bfloat %t46, ptr @out, align 1
  call void @check(i32 46, i64 2507, i64 2)
  %v10 = load i32, ptr getelementptr (i8, ptr @in, i64 2516), align 1
  %t47 = bitcast i32 %v10 to float
  store float %t47, ptr @out, align 1
  call void @check(i32 47, i64 2509, i64 4)
  %v11 = load x86_fp80, ptr getelementptr (i8, ptr @in, i64 2520), align 1
  %t48 = bitcast x86_fp80 %v11 to i80
  store i80 %t48, ptr @out, align 1
  call void @check(i32 48, i64 2513, i64 10)
  %v12 = load i80, ptr getelementptr (i8, ptr @in, i64 2530), align 1
  %t49 = bitcast i80 %v12 to x86_fp80
  store x86_fp80 %t49, ptr @out, align 1
  call void @check(i32 49, i64 2523, i64 10)
  %v13 = load fp128, ptr getelementptr (i8, ptr @in, i64 2540), align 1
  %t50 = bitcast fp128 %v13 to i128
  store i128 %t50, ptr @out, align 1
  call void @check(i32 50, i64 2533, i64 16)
  %v14 = load i128, ptr getelementptr (i8, ptr @in, i64 2556), align 1
  %t51 = bitcast i128 %v14 to fp128
  store fp128 %t51, ptr @out, align 1
  call void @check(i32 51, i64 2549, i64 16)
  %v15 = load i6, ptr getelementptr (i8, ptr @in, i64 2572), align 1
  %t52 = bitcast i6 %v15 to <2 x i3>
  store <2 x i3> %t52, ptr @out, align 1
  call void @check(i32 52, i64 2565, i64 1)
  ret void
}

define void @f4() {
  %v0 = load i24, ptr getelementptr (i8, ptr @in, i64 2573), align 1
  %t53 = bitcast i24 %v0 to <2 x i12>
  store <2 x i12> %t53, ptr @out, align 1
  call void @check(i32 53, i64 2566, i64 3)
  %v1 = load <2 x i65>, ptr getelementptr (i8, ptr @in, i64 2576), align 1
  %t54 = bitcast <2 x i65> %v1 to i130
  store i130 %t54, ptr @out, align 1
  call void @check(i32 54, i64 2569, i64 17)
  %v2 = load i384, ptr getelementptr (i8, ptr @in, i64 2593), align 1
  %t55 = bitcast i384 %v2 to <4 x i96>
  store <4 x i96> %t55, ptr @out, align 1
  call void @check(i32 55, i64 2586, i64 48)
  %v3 = load <4 x i128>, ptr getelementptr (i8, ptr @in, i64 2641), align 1
  %t56 = bitcast <4 x i128> %v3 to i512
  store i512 %t56, ptr @out, align 1
  call void @check(i32 56, i64 2634, i64 64)
  %v4 = load i256, ptr getelementptr (i8, ptr @in, i64 2705), align 1
  %t57 = bitcast i256 %v4 to <2 x i128>
  store <2 x i128> %t57, ptr @out, align 1
  call void @check(i32 57, i64 2698, i64 32)
  %v5 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2737), align 1
  %t58 = bitcast <4 x i129> %v5 to i516
  store i516 %t58, ptr @out, align 1
  call void @check(i32 58, i64 2730, i64 65)
  %v6 = load i400, ptr getelementptr (i8, ptr @in, i64 2802), align 1
  %t59 = bitcast i400 %v6 to <2 x i200>
  store <2 x i200> %t59, ptr @out, align 1
  call void @check(i32 59, i64 2795, i64 50)
  %v7 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 2852), align 1
  %t60 = bitcast <16 x half> %v7 to i256
  store i256 %t60, ptr @out, align 1
  call void @check(i32 60, i64 2845, i64 32)
  %v8 = load i80, ptr getelementptr (i8, ptr @in, i64 2884), align 1
  %t61 = bitcast i80 %v8 to <5 x half>
  store <5 x half> %t61, ptr @out, align 1
  call void @check(i32 61, i64 2877, i64 10)
  %v9 = load <4 x bfloat>, ptr getelementptr (i8, ptr @in, i64 2894), align 1
  %t62 = bitcast <4 x bfloat> %v9 to i64
  store i64 %t62, ptr @out, align 1
  call void @check(i32 62, i64 2887, i64 8)
  %v10 = load i64, ptr getelementptr (i8, ptr @in, i64 2902), align 1
  %t63 = bitcast i64 %v10 to <4 x bfloat>
  store <4 x bfloat> %t63, ptr @out, align 1
  call void @check(i32 63, i64 2895, i64 8)
  %v11 = load i448, ptr getelementptr (i8, ptr @in, i64 2910), align 1
  %t64 = bitcast i448 %v11 to <7 x double>
  store <7 x double> %t64, ptr @out, align 1
  call void @check(i32 64, i64 2903, i64 56)
  %v12 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 2966), align 1
  %t65 = bitcast <4 x x86_fp80> %v12 to i320
  store i320 %t65, ptr @out, align 1
  call void @check(i32 65, i64 2959, i64 40)
  %v13 = load i320, ptr getelementptr (i8, ptr @in, i64 3006), align 1
  %t66 = bitcast i320 %v13 to <4 x x86_fp80>
  store <4 x x86_fp80> %t66, ptr @out, align 1
  call void @check(i32 66, i64 2999, i64 40)
  %v14 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 3046), align 1
  %t67 = bitcast <2 x fp128> %v14 to i256
  store i256 %t67, ptr @out, align 1
  call void @check(i32 67, i64 3039, i64 32)
  %v15 = load i256, ptr getelementptr (i8, ptr @in, i64 3078), align 1
  %t68 = bitcast i256 %v15 to <2 x fp128>
  store <2 x fp128> %t68, ptr @out, align 1
  call void @check(i32 68, i64 3071, i64 32)
  ret void
}

define void @f5() {
  %v0 = load <2 x ptr>, ptr getelementptr (i8, ptr @in, i64 3110), align 1
  %t69 = bitcast <2 x ptr> %v0 to <2 x ptr>
  store <2 x ptr> %t69, ptr @out, align 1
  call void @check(i32 69, i64 3103, i64 16)
  %v1 = load <2 x ptr>, ptr getelementptr (i8, ptr @in, i64 3126), align 1
  %t70 = bitcast <2 x ptr> %v1 to <2 x ptr>
  store <2 x ptr> %t70, ptr @out, align 1
  call void @check(i32 70, i64 3119, i64 16)
  ret void
}

define void @check(i32 %number, i64 %offset, i64 %size) noinline {
  %want = getelementptr i8, ptr @want, i64 %offset
  %differs = call i32 @memcmp(ptr @out, ptr %want, i64 %size)
  %right = icmp eq i32 %differs, 0
  br i1 %right, label %done, label %bad

bad:
  store i32 1, ptr @wrong
  call i32 (ptr, ...) @printf(ptr @format, i32 %number)
  br label %done

done:
  ret void
}

define i32 @main() {
  call void @f0()
  call void @f1()
  call void @f2()
  call void @f3()
  call void @f4()
  call void @f5()
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
