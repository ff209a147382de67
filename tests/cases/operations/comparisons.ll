; Comparisons of every class of type with every predicate.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [8119 x i8] c"\00\01\E6~\D3\8A\A9\11\86\09\EF\A87a\14\E4\E9\B0\C8\0E\86\09\EF\A87a\0E\02-\D1\E8Z\EE\B3\1A\ED\FA\F9\11\BB\C1|\19\12\FF\FF\FF\FF\FF\FF\F6\AE*\03\93\91\C9\E6\EB\CF\D0\B8<S\00\E8\0C\AB\D0\9E\ED\C0 \F8\FC?\86\15\98\E3\FD\AC\11\FDH\85\EA\FF\FFf\22\8E\9D\03\00\00\00pQ\00\00\00\00\00@\19\12\FF\FF\FF\FF\FF\FF\F6\AE*\03\93\91\C9\E6\EB\CF\D0\B8<S\00\E0\9A\87\AB\99~y\CCC\E1\5C[\C1\A3\FF\FF\AD\11\FDH\85\EA\FF\FF\B9%\00\00\00\00\BB\16\00C\994\B9\F5\FF\00P\E3.\8BSC\994>x\FE\FF\FF\FF\FF\FF\ABp\99\D7r\11\EDZ\00\00\00\00\00\00\00\00Z\17\BB\95\82\0E\87f\E0n\A8\D4\D3\A6\8F\00\95\5C\AF$dL\F0\16\AF\81\CC\8E\BD\B1\09\10\9A\07l\E9\00\00\00\00\00\80N\89I\91^\05\FF\FF\FF\FF\FF\7F\00\BAt\0A\98\FC\DD\FF\FF\FF\1F\FA\C5\10\93[\E4\02\900\01\00\00\00 \00\00\00\00\00\00\00\00\A0x\11)5\00\14CW\E4\8E\8D\C9\E8\C8\05\00\00\00\00\01\00\00\00 \00\00\00\00\04\00\00\00\00\00\00\00\00\04M\19\9F\02\00\00j\5C\AD\E0\D2\FE\02\00\00\00\F2\9Fz\DA\FC\FD\FF\FF4X\DD~\E0,v\F7\91\15\00\00\00\00\00\00\00\00Op\E0\FB&\C2\7F[f\83\1B\00\FF\FF\FF\FF\7Ff\EA\8Fj\14\00\00\00\00\00\00\00\00XD\F4\FE\FF\01\FF\FF\FF\FF\7Ff\EA\8Fj\14\00\00\00\00Wk\B2\F9\CFm\9C\90q\01\05sp\91\11\09\CC\E94\A1\A7\AC\06\AB\EFF\ADXHA\1A\0D\AD\FB\02\05sp\91\11\09\CC\E9\02\00\00\00\00\00\00\00\ACXHA\1A\0D\AD\FB\02\02\00\00\00\00\00\00\00\00\00\00\00\A0N;$\E0\1A\81X6\E8a\15\04\D63\A3\E6\FD\FF\FF\FF\FF\FF\FF\FF\0F\02\00\00\00\00\00\00\00\00\00\00\00`\7F\01\12\F7\860z\04~.\D4\DF\D63\A3\E6\FD\FF\FF\FF\FF\FF\FF\FF\0F\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\DE\D2\BCf!#\0Fv\C6\F5\B8\DE\85\DE\B5\DAf\DC\BD)[\AB\12\C3\CF>\F7\FD\FF\FF\FF\FF\FF\FF\FF\FF\91\0A;\EB\A0o\7F\E4\89\A3c3\DE\D2\BCf!#\0Fv\C6\F5\B8\DE\02\00\00\00\00\00\00\00\00\00\00\00\AE\D6\B9\06\00\00\00\00\00\00\00\00oC\D7\E3\EB\EE\F7\FF\FF\FF\FF\FFKE\9F\14\81J\C4\1E\EC\D2\01\00\01\0F\92\AF]cWK\02\00\00\00\8E4$\A4\D1H\AA?\FEa\04\ED\00\00\00\00\00\00\00\00\00\00\00\00\03\97\EE2\FEY\9A\9A\BC\B8\BE\8B\BA\C3\C8\8F\E0\BD\95\CD\C8`,\00\9F\DC\E6\C5\16\0A\C5h\EB\A7!Z\07\BB\7F\FD\FF\FF\FF\FF\FF\FF\FF\FF\C9\F6bz\90?\BC\04\BDa\E8\94\C7\18\89\F6f\B0\DFQ\F0\C4\B4\E9\1F#+Qg\DE\EE\E5op\84\94\F3\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\91!\00\00\00\00\00\00\00\00\00\00\00\9F\FBv \00\00\00\00\00\00\00\00\1F#+Qg\DE\EE\E5op\84\94c,\AE\F4\FD\B5\83\D0\1D\CB\CA$S\91!\00\00\00\00\00\00\00\00\00\00\00\9F\FBv \00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\E0\9E2>\87\0D\A5>\C3\FB>i\12\02\00\00\00\00\00\00\00\00\00\00\00\00)\EA\FC\FF\FF\FF\FF\FF\FF\FF\FF\FF\EF\9E2>\87\0D\A5>\C3\FB>i\12\02\00\00\00\00\00\00\00\00\00\00\00\00\C0\9E\C1\AE\AC\1B\FBt\FC\A6\F6\96CG\18\C8\C7\DD\15\08NM\A2\81~dXS\B1\F8\F9/\F4\13\8E\A7\BF\EE\A1\E7_;\9C\D6\D5{\DD0\DA\BD\F1\04\9F\FE\F41\8B\05\0C\00\00\00\F0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\05\14\90\91\D1\A1\D4~\81\10\88\C6\C1\B6I\DF\F9N\00\00\00\00\00\00\00Hi\15\00\F1LL\DE\B7E\AA\00\E8_\10\1A\04\00\00\00\00\00\00\00\00\BC]k\FC\E9\DC\17\9E\16ad]\A1\9E9\A4\BF\F5\EBy\A9\FE3X\B6Hi\15\00\F1LL\DE\B7E\AA\00\E8_\10\1A\04\00\00\00\00\00\00\00\00,\D8\B0\1B\9E\96\03\8F>t\A3N\03\B3\1B\99\E4\AA6\8E\87d\85)\E6c+\93\A7\E9\DF\04\09\1CT\D6:\EF\1B\F9\90z\14\DF\AC\19v\22\A1\02c+\93\A7\E9\DF\04\09\F2\17w\ED>C\F5\D8\00\EA\00\00\00\00\00\00\00,\F4y\AC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF7H\17\FA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\C9\04\92\8C\81\9B\C0\91\88n\96\9B\95{\BF\B0q\93\9D\B9\92\BF\C42Q\99\ACb\83\83\5CZG\13_\ECp(T]\BE\BF\C8F(\E3\D06\1C9\06dv\FD\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\AD\FA\B0\94\B0\14\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\84Z\94.\E47\91|}F@\A1\F0\98\DC`\EAk\93\E1\11\D4\B6\CF\06dv\FD\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\AD\FA\B0\94\B0\14\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\89\0C\A6\87\B9\A5\BD\BE\04C\8B\F2(\1E\99+\AE\9A_\ECe~\18\F8\90I\E7\A7w\16\8A^\06\96\C3V\9A.\06\FF\B19\D4D\94\EA\01\85\F5\DC\CBp\B8\0B\8A\80\5Cp\17*$\C5\1D\94\22;~c\22\E1k\1E4\F9\0C\D5S\7FMY\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00o\F4\D20sX\DD\A1,\88\15ft^\EF\AB\9C=X\D8jI\D1,1\FBG\D7\95!\F6\D31&\EE\06\16\F1\EF>\90\E6\CB<\BE|J\94^J\CD\CF\D7M\0B\83\D5\0DU\9A\CD-t\B7H\E5C\C2\19d[\AB\BBN\0E\8A\FC\D9\1B\0B\1D\AB}\01O\DB\0A\E5\FC\7F\B8E,\A5\FA\AD|\8A\B5_a\F7\80e\B4)\88\89\15+\1C\D4\A8\A8\A7V\9E\F3t\96\90\E6\CB<\BE|J\94^J\CD\CF\D7M\0B\83\D5\0DU\9A\CD-t\B7H\E5C\C2\19d[\AB\BBN\0E\8A\FC\D9\1B\0B\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00s\845y.@\E6K\BBHsv\1F\F9\B9\A0\96\8F\86\AEsz\FF\F3\1E\BBC\BA\AA\B42\D0\A6\EA\16p\F3\CB\D9\DF#S\1B\C9\AC\A8\A9=\06\01\DE\E9\02\CC%\A2\0D\90\90\D2\F3\DD\BB.p\8F\D2U\AD\FB\8E\05\0D\9F\FC\88\BD]\FC\F9\B6\9Cc\A7\90\22\F29\FCi\18\A5\F5&S\94\A1\87\A2\91\8F\DAH|\1E\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B94\CC\8D1*s\F0\91\A3\F4\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0F\D34\EF)\0B}\ED\A9F\06\BA(\A0\00\DD\E8\E4\9F9\0CC\A7\B16\8Em.Y\F0\B3\92>\16T\9D\81+\AB\87zT\85\8E\DF\D8\D9\FB\F8k!\8E\CE\9B{\90\8C\F5/\0A\16\18\02\00\00\00\D4nX\C5\D2?4\D3\FF\FF\FF\FF\FF\FF\FF\FF\CF\01\FFna1RK\14\87\C9\F5\D82\11\0C\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\0F\B4\8D\BFu\1Ah\10p\E0\7F#~\FF\FF\FF\FF\DDF\FE?\9D\0Ap\83\0F\0A\14\F3y\06\E9\9B\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\D6\D9x\8Ae\C5\D8\B8\938\F7K\B8\FA\E6\02\F7\19\1F\02\00\00\00\00\00\00\00\00\00\00\00\00N\16\CE\8C\9E\F5\DB\9AQ\5C\E1;\C2\F6\A4\E2\03\FE\06\BB\D5\917\0E\1B\D3\DA\9E\96\19\A8o+0\0A\F6Q\B0S\EE\89( |D\CD\86^\0C\D6\BAk<T\FE\8A`\92J\A8FJ)\DB\84\86\BBr\98\C5\E2\F4\0C\00\00\00\00\00\00\00\00\9C\1F\06\FAhp\05\00\00\00\00\00\00\00\00\00p}\E4tAd5\9D\B5\F8$\D9s\1FL'\0D\B7\0F\85\B9J&3V\1F\05\00\00\00\00\00\00\9E\ECN\E3\E2|\8C|8lZXd2\FA\043\DB\876i>\80_\03\E8\8A\22\F3\E2o\FD\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00lO\9E\01\00\00\00\00\00\00\00\00\00\00\00\00\C47\81\9B\A98\05\EFX/\DA\C6\95z\9E\1B\07\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\BB\B6\8F\F7j+\F6\1C\C0\D4\BA\D3T\9D\FC\BD\F1\E1Z\8Br\1B\DB\C21\04L\C9\D6\1C`\ECV]=(R&\90S\89E\D3\92vQ\DF\F4C\D3\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\9D\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\B8p\00\F4\B2|\DC\FC3\9D\B7\C0JU\A3;\16\F7\81\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00s5\8C\1FW\0B\00\00\9E\DC\80)\96\C3\18C=\C8\C2\1B\00\00\00\00\F4\0D\83\F8>?\D7h\847\84\B5\8D\0A\B5\B6\B0\CEJ\1B\DF\E2\89\D6\B8'\05\00\00\00\00\00\AC\8B\A7i\FE\FF\FF\FF\9B\90\BF\D2\C1\FF\FF\FF\01\00\00\00\00\00\00\00\80\E0\FF\FF\FF\FF\FF\FFY\B9@>\95\1A\EB\E2\DD.\856w\F0\F8\FF\00\00\00\00\00\00\00\80\84\FE\E8\FF\19\CB\0C\E9\01\00\00\00\00\00\00\00WB.\91\D2\92\1D\B1\15i\CC\81\9E\FE\FF\FF&PvVd\B3\9A\B1\FF\FF\FF\FF\FF\FF\FF\7F\F8}\1B\F3\C2\DE\C7\97<R\9DiS\91\FF\C1\C7\8A\08e*2\86\F2#\1D\9Fh\9B7\A9\B7\00\00\00\00\00\00\00\80\B8\8EH|H&9l\FF\FF\FF\FF\FF\FF\FF\7F\D2\15\FD\0Ak\EE\18\A1\DA\E4)y\96x\13\11,\143\C2\C8|\0F\1D?U\0A{\ACk\E6\1Ci5Wa+1\9B\86\7F\1E\0B\00\00\00\00\00\D0%\F2P\06\8E\C4\CE\A6\95\11\FF\FF\FF\FF\FF\D8\18\00\00\00\00\00\00\A7\E5\97-\A8\07\00\00n;Y&\DC\04\92P\F9\01\00\00\00\00\00\00\BAv\E0\0BaO\A7\F1\F8\FC\FF\FF\FF\FF\FF\FF\02\A8y\F8V\E8#\93\02\00\00\00\00\00\00\00\07\A6#\E7o\FC\FF\FF&\E3\9E[\0Ep\8A\BB\9800#;\09\99\E8oVN\07zu&\0D\95\92\04h\D9\EF-)\DC1\F3\9C\FCOK\B9Z\C9+\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\DB\E8\C2\80\C6\5CH\CE\BC\1B\FF\FF\FF\FF\FF\FF\1DL\CA\82\AD\0B0\81\7F[\87D\04\00\00\00\B3\94\DC\17\BAI\8CgF:\C1\CD\C9\D4\E5e\F8\E9\D0\D6\F9x*\03\E5\0F\D4\CC\09\B5\C4\C6\EC\DB\D8\FF\FF\FF\FF\FFw\00z\FD\92\EC\CFl\07\0BI\90'r\12#5\87|=\16pq\08L\FF4Jc\8D\E0\9E\E8[o\7F\B8\CCs\1F\00\00\00\00\00\00\00\00\07\03\00\00\00\00\00\00\00\00\00\00\00\00\00\801\16\8C\EDc\FD\AAFZ:\91\8E\87u\85p\B22unzV\A4B\EB\22\DB`O,\F7\D7\FF\FF\FF\FF\FF\FF\FF\FF\AB\19\DB\F0\82\E7\96$\F2\F9e[\D9 \B01\01\EA\FF\FF\FF\FF\FF\FF\DD|\E3\81;X\AB}\00\00\00\00\00\00\00\00\A6\F7\FF\FF\FF\FF\FF\FF\AF\A8\BF\F1\81\EC>F(\FF\FF\FF\FF\FF\FF\FFF_\AB\C4\16\07\90$\A3IL\93:P]b\02\00\00\00\00\00\00\00\22\CD1\E9\EB\EF\B5\FD\D3\DDMXI\A1\F5\FF\A0\9D\02\8C\9E\8Fs{\DA\F8\A2\F5\F7\07\00\00\FB\02\CA$\C5\D6\F1\FF\15t\97#ITd\85\F3\10\B9\D8\D6\FF\FF\FF\00\00\00\00\00\00\00\80\C9\C3L\EA\FC\8C\B8\CC\F9\A66\7F\09\F9X\CB\D2\D3\E6\01\00\00\00\00e\94\EF\F8\A7\E2\CE\04\0A\DE\039\9E_H\D1=w\FE\FF\FF\FF\FF\FF\91\08\E1fb\E4\AE\A2\ED\7F&'>=\16rM\EC7\16[\83i\E6\E9\F0\CE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7FMl\F6\11\9D\14\A9@.\CB\7F\9E\F2\98\BE\F9&\A4\FF\FF\FF\FF\FF\FF\C3b\F5>\1E~\C2\BC\00\00\C0\7F\ABJ\B9>\EC\AEv\BE\0C\9D(\BF&\AB\0B\C2\BBL\06\BE\00\00\00\00\00\00\00\80\22\14\B9\BC\D9\BA\13A<\01\BAA\EC\90\E3@\B5\F4bA\00\00\80\FF\EA\E8|\BFr$\9E<\00\00\C0\FF6\87,\C1\0F\B8\00~\0F\B8\0F\B8\00\FC\0F8\00|\00\00\BFB\BFB\00\FE\0F\B8\0F\B8\BFB\00|\00\80\00~\00\FC\C21\7FR\C21\00\FEf\BF\00\FCf?\00|f?\D60f?\00\FE\00|f?\00~SM\00\00\A0\C9\A0\C9\00\80\00|\11F\11F\11F\00~\11\C6\00\00\00|\9B*\00\FE\11F\9B*\9B*\00\80\00~\00\FC\00|\00\00\A3\C6\A3\C6\A3\C6\A3F\00~\00\FC\00|\00\00\A3\C6\A3\C6\A3\C6\A3F\B7\C0\A3\C6\00|\00\80\B7\C0\00\FE\A3\C6\B7\C0\B7\C0\A3\C6\00|\00\80\B7\C0\00\FE\A3\C6\B7\C0R\B5\00\00\00\FC\00\FE\00\80R\B5\00|\00~\00|\F6=\00~\00|\00\00\D1?\00\FC\D1\BF\D1?]\AE\00|\00\80]\AE\D1?]\AE\D1?\E1\A7\00\00\00\FC\E1'\E1'\00~\00|\E1'\1E\A5\00\80\E1'\1E\A5\E1'\1E\A5\00|\00\FE\00\FC+\CC+\CC\00\00\00~+\CCf*\00\FE\00\80f*\00\FC\00~\90?\90?\00|\90?\85\CF\85\CF\90?\00|e\CCe\CC\00\00\00~\00|\83\B1e\CC\00\80\83\B1\00|\00~\00\00\00&\00\A6\00&\00|\00&\00\FC\00~\00\00\00&\00\A6\00&\00|\00&\00\FC\06\D0\00\80\06\D0\06\D0\00&\00|\00\FE\00&\06\D0\00\80\06\D0\06\D0\00&\00|\00\FE\00&\B7E\00\00\00|\B7E\00\80\00|<\C5\00\FC\00\00<E<E<E\00~\0A2<E\00\80\0A2<E\00\FE\0A2\A7\BD\A7=\A7=\C4\BE\C4\BE\C0\FF\C0\7F\80\7F@A@A\00\00@A@\C1\80\FF\9E\BD\80\7F\C0\FF@A\00\80\9E\BD\9E\BD@A\C2A\80\7F\C2\C1\FD<\80\7F\C0\FFs\C1\80\FF\C0\FFs\C1`\BF`?\9F\BF`?\80\7F:?:\BF:\BF:\BF\C0\7F\00\00\80\FF\80\7F:?:\BF:\BF:\BF\C0\7F\00\00\80\FF\80\7Fh\C2h\C2:\BF\C0\FFh\C2\00\80:\BF\80\7Fh\C2h\C2:\BF\C0\FFh\C2\00\80:\BF\C0\7F\94@\94@\80\7F\00\00\94@\94\C0\80\FF\C0\7F\94@\94@\80\7F\00\00\94@\94\C0\80\FF\97\BE\C0\FF\94@\80\7F\00\80\97\BE\97\BE\94@\97\BE\C0\FF\94@\80\7F\00\80\97\BE\97\BE\94@\80\7FxB\C0\7F\80\7F\91<\91<\19\BF\19?\80\7F0\C1\C0\FF\80\7F\80\FF\99=\99=\C0\FF\C0\7F\E1@\E1\C0\80\7F\00\00\E1@\80\FF\E1@\91?\E1@\91?\80\7F\00\80\91?\E1@\C0\FF\5C\BF\5C\BF\00\00\5C?\80\FF\C0\7F\80\7F\C0\FF\08\C2\00\80\08\C2\5C\BF\08\C2\80\7F\80\7F\C0\7FA@A\C0A\C0\80\7F&>&>\C0\FF&>\80\FFC=\80\7FC\BD\00\00C\BD\C0\7FC\BDbB\80\7FC\BD\00\80bBbB\19\BF\80\7F\C0\FF\80\7F\C0\7F=\BF=\BF\1BB\1BB=\BF\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F8\7F\00\00\00\00\00\00\00\80@\9D\CFa\05.\05@\00\00\00\00\00\00\00\00\FB\14 \F5\8B\D1\0F@\00\00\00\00\00\00\F8\7F\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\00\80\FB\14 \F5\8B\D1\0F@B_v\830\C36@\00\00\00\00\00\00\F0\7F\FC\89n\C6\B8\FD\D6\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F0\FF\FC\89n\C6\B8\FD\D6?\00\00\00\00\00\00\F8\7F\FC\89n\C6\B8\FD\D6\BF-Yi\DB\D3\11\1B\C0\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0\7F\FC\89n\C6\B8\FD\D6\BF-Yi\DB\D3\11\1B\C0-Yi\DB\D3\11\1B\C0\00\00\00\00\00\00\F8\FF\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F0\FF\EC\18\D8\F81\FD\A7\BF\EC\18\D8\F81\FD\A7?\EC\18\D8\F81\FD\A7?\EC\18\D8\F81\FD\A7?\00\00\00\00\00\00\F8\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\7F\EC\18\D8\F81\FD\A7?\C6\B3\8Fx\B8CN\C0\EC\18\D8\F81\FD\A7?\00\00\00\00\00\00\F8\FF\C6\B3\8Fx\B8CN\C0\C6\B3\8Fx\B8CN\C0\00\00\00\00\00\00\00\80Zh^\5C\9D\9BG@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F0\FFZh^\5C\9D\9BG\C0Zh^\5C\9D\9BG\C0Zh^\5C\9D\9BG\C0\5C)\E7\D2\07\1B\90\BF\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0\7FZh^\5C\9D\9BG\C0\00\00\00\00\00\00\F8\FFZh^\5C\9D\9BG\C0\5C)\E7\D2\07\1B\90\BF\DFs\D7\D6B\B0\15@\00\00\00\00\00\00\F0\FF\DFs\D7\D6B\B0\15\C0\DFs\D7\D6B\B0\15@\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F8\7F\00\00\00\00\00\00\00\00\DFs\D7\D6B\B0\15@*\A7N\E3\9B:\FF\BF\DFs\D7\D6B\B0\15@*\A7N\E3\9B:\FF\BF\DFs\D7\D6B\B0\15@\00\00\00\00\00\00\F0\7F*\A7N\E3\9B:\FF\BF\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F8\FF\00\00\00\00\00\00\F8\7F\D8\97'8\1DP8@\D8\97'8\1DP8\C0\D8\97'8\1DP8\C0H`\88c\F0\BD/\C0H`\88c\F0\BD/\C0\00\00\00\00\00\00\F8\FF\D8\97'8\1DP8\C0\F1L\AE\8C\B0\99+\C0\F1L\AE\8C\B0\99+\C0\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F8\7F\00\00\00\00\00\00\F8\FF\81\BACF\C4j\C5\BF\00\00\00\00\00\00\F0\7F\81\BACF\C4j\C5\BF\93y\E1_\94\BA\03\C0\00\00\00\00\00\00\00\00\93y\E1_\94\BA\03@\00\00\00\00\00\00\F0\FF\93y\E1_\94\BA\03\C0\00\00\00\00\00\00\F0\7F\93y\E1_\94\BA\03\C0\93y\E1_\94\BA\03\C0\00\00\00\00\00\00\00\80\B5\CC\A0\B2\94E:\C0\93y\E1_\94\BA\03\C0\00\00\00\00\00\00\F8\FF\00\00\00\00\00\00\F0\7F\B5\CC\A0\B2\94E:\C0\00\00\00\00\00\00\F0\FF\00\00\00\00\00\00\00\00\07\08\C5\D2\22v\C8\BF\07\08\C5\D2\22v\C8?\00\00\00\00\00\00\00\80e\09Z\86^\E8\D4?\00\00\00\00\00\00\00\00\FC\AC\B3&\C3\94\C9?\00\00\00\00\00\00\00\80\FDo\DE\C9\DDV\99\BF\00\00\00\00\00\00\F0\FF{\05\A1\E7\1Bv\EC\BF{\05\A1\E7\1Bv\EC?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F0\7F{\05\A1\E7\1Bv\EC\BF\00\00\00\00\00\00\F8\7F{\05\A1\E7\1Bv\EC\BF\14\16e\0C|\04\B8\BF\14\16e\0C|\04\B8\BF\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0\7F{\05\A1\E7\1Bv\EC\BF\14\16e\0C|\04\B8\BF\CD\90M\0Bi\AEB@\00\00\00\00\00\00\F0\FF\CD\90M\0Bi\AEB\C0\CD\90M\0Bi\AEB\C0\EA\A2J\F8\91M\D4?\CD\90M\0Bi\AEB\C0\CD\90M\0Bi\AEB\C0\EA\A2J\F8\91M\D4?\00\00\00\00\00\00\F0\FF|\9E\EF\12g\9A\D0?\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F8\7F|\9E\EF\12g\9A\D0\BF\00\00\00\00\00\00\00\00|\9E\EF\12g\9A\D0\BF|\9E\EF\12g\9A\D0\BF\F0\E8y\9F\15\DF\D6\BF\00\00\00\00\00\00\F0\7F\F0\E8y\9F\15\DF\D6\BF|\9E\EF\12g\9A\D0\BF\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F8\FF\90\E8wV\98\A8\E0?\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\00\00\90\E8wV\98\A8\E0?\00\00\00\00\00\00\F0\FF\D9\85\B8\8E\D2\B5\03@\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F8\FF\90\E8wV\98\A8\E0?\00\00\00\00\00\00\00\80\FF\FF\00\00\00\00\00\00\00\C0\FF\7FB\A6\5C\EE\88\02\10\85\FD?B\A6\5C\EE\88\02\10\85\FD\BFB\A6\5C\EE\88\02\10\85\FD\BF\22\C9\0E1>\A0\AB\B4\02\C0\22\C9\0E1>\A0\AB\B4\02\C0B\A6\5C\EE\88\02\10\85\FD\BF\00\00\00\00\00\00\00\80\FF\FF\04\1E6\93im'\C8\FC\BF\04\1E6\93im'\C8\FC\BF\00\00\00\00\00\00\00\80\FF\7F\04\1E6\93im'\C8\FC\BF\04\1E6\93im'\C8\FC\BF\00\00\00\00\00\00\00\C0\FF\FF\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\80\FF\7F|\5C\8C\FF\90m\CC\A7\FB?\00\00\00\00\00\00\00\C0\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7Fvj\99\91N.F\AD\FF\BFvj\99\91N.F\AD\FF\BF\00\00\00\00\00\00\00\00\00\80\85;\97\83\8CI\FE\D3\FA?\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\80\FF\FF\00\00\00\00\00\00\00\00\00\00f{\A2;\03\F7\0B\CA\FF?\00\00\00\00\00\00\00\80\FF\7F\85;\97\83\8CI\FE\D3\FA\BF\00\00\00\00\00\00\00\00\00\80\F0N\B5\E9\BCG\1A\DF\02\C0\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\C0\FF\7F\F0N\B5\E9\BCG\1A\DF\02@\00\00\00\00\00\00\00\C0\FF\FF\00\00\00\00\00\00\00\80\FF\7F\E6\A4\12\87\A8\A9\E8\AB\FA?\E6\A4\12\87\A8\A9\E8\AB\FA?U\0C\0C\CB\8F`:\DB\FA?\00\00\00\00\00\00\00\C0\FF\7FU\0C\0C\CB\8F`:\DB\FA?8lU\F3\03\15\05\86\03@\00\00\00\00\00\00\00\C0\FF\7F\A0\8F\B1\C8\95\C8\C7\B5\04@\E4\F9/\D2%\10.\9A\01@\E4\F9/\D2%\10.\9A\01@\8F\DF\AE\F8\8Bo\04\BC\FF\BF\00\00\00\00\00\00\00\80\FF\FF\8F\DF\AE\F8\8Bo\04\BC\FF\BF\00\00\00\00\00\00\00\00\00\00\8F\DF\AE\F8\8Bo\04\BC\FF\BF\8F\DF\AE\F8\8Bo\04\BC\FF\BF\00\00\00\00\00\00\00\C0\FF\FF\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\C0\FF\7F\00\00\00\00\00\00\00\80\FF\FF\00\00\00\00\00\00\00\00\00\00\F1\8CH\1F\C3Nh\E9\FC\BF\CB\88\FF#\15\98\10\C5\02@\F1\8CH\1F\C3Nh\E9\FC\BF\00\00\00\00\00\00\00\00\00\80\CB\88\FF#\15\98\10\C5\02@N\D5<\FA\D1\BB\D3\D7\FD?N\D5<\FA\D1\BB\D3\D7\FD?\00\00\00\00\00\00\00\80\FF\7FN\D5<\FA\D1\BB\D3\D7\FD\BF\00\00\00\00\00\00\00\C0\FF\FF#\17\91\FC\04f\C3\ED\01@\00\00\00\00\00\00\00\80\FF\7F#\17\91\FC\04f\C3\ED\01@\00\00\00\00\00\00\00\80\FF\7F`\CA\96q3\D5;\92\03@`\CA\96q3\D5;\92\03@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\C0\FF\FF`\CA\96q3\D5;\92\03@\00\00\00\00\00\00\00\00\00\80\0C\E5\B0Q\CC\F5\D4\CB\03@\00\00\00\00\00\00\00\00\00\00\91\8F\F9\DA4\B1d\83\01\C0\00\00\00\00\00\00\00\00\00\80a\EA\C9ccr\1C\A9\03\C0\00\00\00\00\00\00\00\00\00\00\BC\1EW\97\9D]Y\F8\FB?\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\00\00\00\90\8E\C5\92\12\14/\87\01@\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\C0\FF\FF\DC\F6\84\A2q\D2\C2\91\FA?\00\00\00\00\00\00\00\80\FF\7F\DC\F6\84\A2q\D2\C2\91\FA\BFE\AC\8D1U\AB\AF\80\FC\BF\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\C0\FF\FF\F2\14\88\C6\D9\0D\E5\EE\01@\F2\14\88\C6\D9\0D\E5\EE\01@\00\00\00\00\00\00\00\80\FF\FF\00\00\00\00\00\00\00\C0\FF\7F\F2\14\88\C6\D9\0D\E5\EE\01@\00\00\00\00\00\00\00\C0\FF\FF\F2\14\88\C6\D9\0D\E5\EE\01@}\EB\E4\FA\F5\C3\18\D9\FD?3\0DO\CD\01\07\91\A8P\17D\A6\C9\FF\FA\BF3\0DO\CD\01\07\91\A8P\17D\A6\C9\FF\FA?3\0DO\CD\01\07\91\A8P\17D\A6\C9\FF\FA?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\8F\DA!\98i\11\D1\CF\AD\AC\CF\08\80\BF\04@\8F\DA!\98i\11\D1\CF\AD\AC\CF\08\80\BF\04@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7FX\C0\B7q\7F\98\A2\E3\E6\CB\C08bQ\FD\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A9\07\A3\B1\8E\F7E\A1o\9F\9F\9A@\B1\03\C0X\C0\B7q\7F\98\A2\E3\E6\CB\C08bQ\FD?\A9\07\A3\B1\8E\F7E\A1o\9F\9F\9A@\B1\03\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00`\D0q\D4\22PU\C5\81\13-zDJ\FF\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80E\11d\DAv\9D\0C\15Q9\F9P=m\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00q\0B\E7\B8\95\DA\94\C5\EA\CC\C2\F8\B9\95\FA\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FCW\BFa\F4%\8A\C9\9F\09\B7\BF\90t\04\C0\AD\AFD\12\88\A3wh\EF\05a\EC\05\1D\FF\BF\AD\AFD\12\88\A3wh\EF\05a\EC\05\1D\FF\BF\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F\07^\14\14\D9*\8E\90\86\F5\86\A2\B8\1F\02\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\07^\14\14\D9*\8E\90\86\F5\86\A2\B8\1F\02\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\CA\9Bu\D4\96\04\E4u\D1?\B3\B2b\F9\F9?\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\19\B2@n\DA\90\86\814_\F9U\D3\B8\FC?\17 U\5C\AB\FD\86\D0\C9v!\03\8B[\FD?\CC\CD\18\85\86\D0\C9w\8C9L\EE\E7\D0\FB?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\AFRt\C6\E1sKN\1E{\85u\01Q\FC?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F \1D\90\CFc\EB\91\CBDJ$\04\1E\F8\F9? \1D\90\CFc\EB\91\CBDJ$\04\1E\F8\F9? \1D\90\CFc\EB\91\CBDJ$\04\1E\F8\F9\BF:\BE\FD\FDv\F7c\7Fc\AA\92\95\A2\0D\01\C0 \1D\90\CFc\EB\91\CBDJ$\04\1E\F8\F9?:\BE\FD\FDv\F7c\7Fc\AA\92\95\A2\0D\01\C0\86\E9\CC\19\C7\C2a\FB\E4\92t\8B\C8\FF\F9\BF\86\E9\CC\19\C7\C2a\FB\E4\92t\8B\C8\FF\F9\BF\D4Scx\0A1\B9s\D8\C9\DD\F9!\D5\00\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FFT\CC(\FF\A2\F6K\B2n\D1\E9\EB\22\0B\FB?T\CC(\FF\A2\F6K\B2n\D1\E9\EB\22\0B\FB\BFT\CC(\FF\A2\F6K\B2n\D1\E9\EB\22\0B\FB?\1D\DA2Oxs\C4\C0+\0C#\10p\98\FA?\1D\DA2Oxs\C4\C0+\0C#\10p\98\FA?T\CC(\FF\A2\F6K\B2n\D1\E9\EB\22\0B\FB?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\F3\B6D^\1As\0Ef\1Ek'6\B8=\FF?\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\EA\D9n\A0\17\E7]t\CF\83L\8E0\CC\F9\BF\EA\D9n\A0\17\E7]t\CF\83L\8E0\CC\F9\BF\9B\F3H\9A\A4\F3e\C7\F5\01\E0\98\0D\A5\00@\9B\F3H\9A\A4\F3e\C7\F5\01\E0\98\0D\A5\00\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\81q\CB\BE\1D\A5xJ\A9\EA3\A2\02\EF\FF?\81q\CB\BE\1D\A5xJ\A9\EA3\A2\02\EF\FF?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\A0\BE8\9Ee\EF\178\B0\C4\10B\986\03@\A0\BE8\9Ee\EF\178\B0\C4\10B\986\03@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\A0\BE8\9Ee\EF\178\B0\C4\10B\986\03@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF\A0\BE8\9Ee\EF\178\B0\C4\10B\986\03@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF+\D1Q`@I\02\05!\AB0\5Cy\CD\02@+\D1Q`@I\02\05!\AB0\5Cy\CD\02@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F+\D1Q`@I\02\05!\AB0\5Cy\CD\02@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF\FF+\DA\10\D4\22\B8\F9c\AF\FC\A0,d+\FC?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\7F\B2$\BF\05\EC\BCD\DC|Y$~\85\0E\00@"
@want = constant [151 x i8] c"\01\01\01\01\01\01\00\01\02c\00\03\04X\04\09\03\0F\05\02\0A\02\01\0D\01\01\0C\03\07\01\03\02\03\00\03\04\06\06\00\00\01\00\00\00\00\1F\16\1C\07\14\09\06\00\FE\00\00\01\01\01\00\00\01\01\00\01\01\01\00\00\00\06 ^^\04\01\01\F2\14\1E\09\F3\F3\00\7F\00\1A\01\00\00\C9\C9\E0\E0\03\02\02\A1o\1A\7F\01\07\00\01\00\17\02n\07\0A\093\00\03C\0EK\1F\00\0A\02\0A\00\01\02\0B\01\05\02\03\01\07\05\0F\00\08\00\03\00\03\02\03\00\02\01\07\02\0F\0E\03"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

define void @f0() {
  %v0 = load i1, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %v1 = load i1, ptr getelementptr (i8, ptr @in, i64 1), align 1
  %t1 = icmp ne i1 %v0, %v1
  store i1 %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  %t2 = icmp uge i1 %v1, %v1
  store i1 %t2, ptr @out, align 1
  call void @check(i32 2, i64 1, i64 1)
  %t3 = icmp ult i1 %v0, %v1
  store i1 %t3, ptr @out, align 1
  call void @check(i32 3, i64 2, i64 1)
  %t4 = icmp ule i1 %v1, %v1
  store i1 %t4, ptr @out, align 1
  call void @check(i32 4, i64 3, i64 1)
  %t5 = icmp sgt i1 %v0, %v1
  store i1 %t5, ptr @out, align 1
  call void @check(i32 5, i64 4, i64 1)
  %t6 = icmp sge i1 %v1, %v1
  store i1 %t6, ptr @out, align 1
  call void @check(i32 6, i64 5, i64 1)
  %t7 = icmp slt i1 %v0, %v0
  store i1 %t7, ptr @out, align 1
  call void @check(i32 7, i64 6, i64 1)
  %t8 = icmp sle i1 %v0, %v0
  store i1 %t8, ptr @out, align 1
  call void @check(i32 8, i64 7, i64 1)
  ret void
}

define void @f1() {
  %v0 = load <2 x i48>, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %v1 = load <2 x i48>, ptr getelementptr (i8, ptr @in, i64 14), align 1
  %t9 = icmp eq <2 x i48> %v0, %v1
  store <2 x i1> %t9, ptr @out, align 1
  call void @check(i32 9, i64 8, i64 1)
  %v2 = load <8 x i63>, ptr getelementptr (i8, ptr @in, i64 26), align 1
  %v3 = load <8 x i63>, ptr getelementptr (i8, ptr @in, i64 89), align 1
  %t10 = icmp ne <8 x i63> %v2, %v3
  store <8 x i1> %t10, ptr @out, align 1
  call void @check(i32 10, i64 9, i64 1)
  %v4 = load <8 x i12>, ptr getelementptr (i8, ptr @in, i64 152), align 1
  %v5 = load <8 x i12>, ptr getelementptr (i8, ptr @in, i64 164), align 1
  %t11 = icmp ugt <8 x i12> %v4, %v5
  store <8 x i1> %t11, ptr @out, align 1
  call void @check(i32 11, i64 10, i64 1)
  %v6 = load <3 x i63>, ptr getelementptr (i8, ptr @in, i64 176), align 1
  %v7 = load <3 x i63>, ptr getelementptr (i8, ptr @in, i64 200), align 1
  %t12 = icmp uge <3 x i63> %v6, %v7
  store <3 x i1> %t12, ptr @out, align 1
  call void @check(i32 12, i64 11, i64 1)
  %v8 = load <3 x i48>, ptr getelementptr (i8, ptr @in, i64 224), align 1
  %v9 = load <3 x i48>, ptr getelementptr (i8, ptr @in, i64 242), align 1
  %t13 = icmp ult <3 x i48> %v8, %v9
  store <3 x i1> %t13, ptr @out, align 1
  call void @check(i32 13, i64 12, i64 1)
  %v10 = load <7 x i37>, ptr getelementptr (i8, ptr @in, i64 260), align 1
  %v11 = load <7 x i37>, ptr getelementptr (i8, ptr @in, i64 293), align 1
  %t14 = icmp ule <7 x i37> %v10, %v11
  store <7 x i1> %t14, ptr @out, align 1
  call void @check(i32 14, i64 13, i64 1)
  %v12 = load <3 x i24>, ptr getelementptr (i8, ptr @in, i64 326), align 1
  %v13 = load <3 x i24>, ptr getelementptr (i8, ptr @in, i64 335), align 1
  %t15 = icmp sgt <3 x i24> %v12, %v13
  store <3 x i1> %t15, ptr @out, align 1
  call void @check(i32 15, i64 14, i64 1)
  %v14 = load <4 x i24>, ptr getelementptr (i8, ptr @in, i64 344), align 1
  %v15 = load <4 x i24>, ptr getelementptr (i8, ptr @in, i64 356), align 1
  %t16 = icmp sge <4 x i24> %v14, %v15
  store <4 x i1> %t16, ptr @out, align 1
  call void @check(i32 16, i64 15, i64 1)
  %v16 = load <2 x i24>, ptr getelementptr (i8, ptr @in, i64 368), align 1
  %v17 = load <2 x i24>, ptr getelementptr (i8, ptr @in, i64 374), align 1
  %t17 = icmp slt <2 x i24> %v16, %v17
  store <2 x i1> %t17, ptr @out, align 1
  call void @check(i32 17, i64 16, i64 1)
  %v18 = load <5 x i37>, ptr getelementptr (i8, ptr @in, i64 380), align 1
  %v19 = load <5 x i37>, ptr getelementptr (i8, ptr @in, i64 404), align 1
  %t18 = icmp sle <5 x i37> %v18, %v19
  store <5 x i1> %t18, ptr @out, align 1
  call void @check(i32 18, i64 17, i64 1)
  ret void
}

define void @f2() {
  %v0 = load <3 x i65>, ptr getelementptr (i8, ptr @in, i64 428), align 1
  %v1 = load <3 x i65>, ptr getelementptr (i8, ptr @in, i64 453), align 1
  %t19 = icmp eq <3 x i65> %v0, %v1
  store <3 x i1> %t19, ptr @out, align 1
  call void @check(i32 19, i64 18, i64 1)
  %v2 = load <3 x i100>, ptr getelementptr (i8, ptr @in, i64 478), align 1
  %v3 = load <3 x i100>, ptr getelementptr (i8, ptr @in, i64 516), align 1
  %t20 = icmp ne <3 x i100> %v2, %v3
  store <3 x i1> %t20, ptr @out, align 1
  call void @check(i32 20, i64 19, i64 1)
  %v4 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 554), align 1
  %v5 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 602), align 1
  %t21 = icmp ugt <4 x i96> %v4, %v5
  store <4 x i1> %t21, ptr @out, align 1
  call void @check(i32 21, i64 20, i64 1)
  %v6 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 650), align 1
  %v7 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 698), align 1
  %t22 = icmp uge <4 x i96> %v6, %v7
  store <4 x i1> %t22, ptr @out, align 1
  call void @check(i32 22, i64 21, i64 1)
  %v8 = load <2 x i96>, ptr getelementptr (i8, ptr @in, i64 746), align 1
  %v9 = load <2 x i96>, ptr getelementptr (i8, ptr @in, i64 770), align 1
  %t23 = icmp ult <2 x i96> %v8, %v9
  store <2 x i1> %t23, ptr @out, align 1
  call void @check(i32 23, i64 22, i64 1)
  %v10 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 794), align 1
  %v11 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 844), align 1
  %t24 = icmp ule <4 x i100> %v10, %v11
  store <4 x i1> %t24, ptr @out, align 1
  call void @check(i32 24, i64 23, i64 1)
  %v12 = load <3 x i100>, ptr getelementptr (i8, ptr @in, i64 894), align 1
  %v13 = load <3 x i100>, ptr getelementptr (i8, ptr @in, i64 932), align 1
  %t25 = icmp sgt <3 x i100> %v12, %v13
  store <3 x i1> %t25, ptr @out, align 1
  call void @check(i32 25, i64 24, i64 1)
  %v14 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 970), align 1
  %v15 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 1020), align 1
  %t26 = icmp sge <4 x i100> %v14, %v15
  store <4 x i1> %t26, ptr @out, align 1
  call void @check(i32 26, i64 25, i64 1)
  %v16 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 1070), align 1
  %v17 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 1120), align 1
  %t27 = icmp slt <4 x i100> %v16, %v17
  store <4 x i1> %t27, ptr @out, align 1
  call void @check(i32 27, i64 26, i64 1)
  %v18 = load <3 x i65>, ptr getelementptr (i8, ptr @in, i64 1170), align 1
  %v19 = load <3 x i65>, ptr getelementptr (i8, ptr @in, i64 1195), align 1
  %t28 = icmp sle <3 x i65> %v18, %v19
  store <3 x i1> %t28, ptr @out, align 1
  call void @check(i32 28, i64 27, i64 1)
  ret void
}

define void @f3() {
  %v0 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 1220), align 1
  %t29 = icmp eq <3 x i200> %v0, %v0
  store <3 x i1> %t29, ptr @out, align 1
  call void @check(i32 29, i64 28, i64 1)
  %v1 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 1295), align 1
  %v2 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 1370), align 1
  %t30 = icmp ne <3 x i200> %v1, %v2
  store <3 x i1> %t30, ptr @out, align 1
  call void @check(i32 30, i64 29, i64 1)
  %v3 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1445), align 1
  %v4 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1525), align 1
  %t31 = icmp ugt <2 x i320> %v3, %v4
  store <2 x i1> %t31, ptr @out, align 1
  call void @check(i32 31, i64 30, i64 1)
  %v5 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1605), align 1
  %v6 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1685), align 1
  %t32 = icmp uge <2 x i320> %v5, %v6
  store <2 x i1> %t32, ptr @out, align 1
  call void @check(i32 32, i64 31, i64 1)
  %v7 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 1765), align 1
  %v8 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 1815), align 1
  %t33 = icmp ult <2 x i200> %v7, %v8
  store <2 x i1> %t33, ptr @out, align 1
  call void @check(i32 33, i64 32, i64 1)
  %v9 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 1865), align 1
  %v10 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 1940), align 1
  %t34 = icmp ule <3 x i200> %v9, %v10
  store <3 x i1> %t34, ptr @out, align 1
  call void @check(i32 34, i64 33, i64 1)
  %v11 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2015), align 1
  %v12 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2080), align 1
  %t35 = icmp sgt <4 x i129> %v11, %v12
  store <4 x i1> %t35, ptr @out, align 1
  call void @check(i32 35, i64 34, i64 1)
  %v13 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2145), align 1
  %v14 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2210), align 1
  %t36 = icmp sge <4 x i129> %v13, %v14
  store <4 x i1> %t36, ptr @out, align 1
  call void @check(i32 36, i64 35, i64 1)
  %v15 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2275), align 1
  %v16 = load <4 x i129>, ptr getelementptr (i8, ptr @in, i64 2340), align 1
  %t37 = icmp slt <4 x i129> %v15, %v16
  store <4 x i1> %t37, ptr @out, align 1
  call void @check(i32 37, i64 36, i64 1)
  %v17 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 2405), align 1
  %v18 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 2480), align 1
  %t38 = icmp sle <3 x i200> %v17, %v18
  store <3 x i1> %t38, ptr @out, align 1
  call void @check(i32 38, i64 37, i64 1)
  ret void
}

define void @f4() {
  %v0 = load ptr, ptr getelementptr (i8, ptr @in, i64 2555), align 1
  %v1 = load ptr, ptr getelementptr (i8, ptr @in, i64 2563), align 1
  %t39 = icmp ugt ptr %v0, %v1
  store i1 %t39, ptr @out, align 1
  call void @check(i32 39, i64 38, i64 1)
  %v2 = load ptr, ptr getelementptr (i8, ptr @in, i64 2571), align 1
  %v3 = load ptr, ptr getelementptr (i8, ptr @in, i64 2579), align 1
  %t40 = icmp ule ptr %v2, %v3
  store i1 %t40, ptr @out, align 1
  call void @check(i32 40, i64 39, i64 1)
  %v4 = load ptr, ptr getelementptr (i8, ptr @in, i64 2587), align 1
  %v5 = load ptr, ptr getelementptr (i8, ptr @in, i64 2595), align 1
  %t41 = icmp sgt ptr %v4, %v5
  store i1 %t41, ptr @out, align 1
  call void @check(i32 41, i64 40, i64 1)
  %v6 = load ptr, ptr getelementptr (i8, ptr @in, i64 2603), align 1
  %v7 = load ptr, ptr getelementptr (i8, ptr @in, i64 2611), align 1
  %t42 = icmp sge ptr %v6, %v7
  store i1 %t42, ptr @out, align 1
  call void @check(i32 42, i64 41, i64 1)
  %v8 = load ptr, ptr getelementptr (i8, ptr @in, i64 2619), align 1
  %v9 = load ptr, ptr getelementptr (i8, ptr @in, i64 2627), align 1
  %t43 = icmp slt ptr %v8, %v9
  store i1 %t43, ptr @out, align 1
  call void @check(i32 43, i64 42, i64 1)
  %v10 = load ptr, ptr getelementptr (i8, ptr @in, i64 2635), align 1
  %v11 = load ptr, ptr getelementptr (i8, ptr @in, i64 2643), align 1
  %t44 = icmp sle ptr %v10, %v11
  store i1 %t44, ptr @out, align 1
  call void @check(i32 44, i64 43, i64 1)
  ret void
}

define void @f5() {
  %v0 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 2651), align 1
  %v1 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 2675), align 1
  %t45 = icmp eq <3 x ptr> %v0, %v1
  store <3 x i1> %t45, ptr @out, align 1
  call void @check(i32 45, i64 44, i64 1)
  %v2 = load <5 x ptr>, ptr getelementptr (i8, ptr @in, i64 2699), align 1
  %v3 = load <5 x ptr>, ptr getelementptr (i8, ptr @in, i64 2739), align 1
  %t46 = icmp ne <5 x ptr> %v2, %v3
  store <5 x i1> %t46, ptr @out, align 1
  call void @check(i32 46, i64 45, i64 1)
  %v4 = load <7 x ptr>, ptr getelementptr (i8, ptr @in, i64 2779), align 1
  %v5 = load <7 x ptr>, ptr getelementptr (i8, ptr @in, i64 2835), align 1
  %t47 = icmp ugt <7 x ptr> %v4, %v5
  store <7 x i1> %t47, ptr @out, align 1
  call void @check(i32 47, i64 46, i64 1)
  %v6 = load <7 x ptr>, ptr getelementptr (i8, ptr @in, i64 2891), align 1
  %v7 = load <7 x ptr>, ptr getelementptr (i8, ptr @in, i64 2947), align 1
  %t48 = icmp uge <7 x ptr> %v6, %v7
  store <7 x i1> %t48, ptr @out, align 1
  call void @check(i32 48, i64 47, i64 1)
  %v8 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 3003), align 1
  %v9 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 3027), align 1
  %t49 = icmp ult <3 x ptr> %v8, %v9
  store <3 x i1> %t49, ptr @out, align 1
  call void @check(i32 49, i64 48, i64 1)
  %v10 = load <5 x ptr>, ptr getelementptr (i8, ptr @in, i64 3051), align 1
  %v11 = load <5 x ptr>, ptr getelementptr (i8, ptr @in, i64 3091), align 1
  %t50 = icmp ule <5 x ptr> %v10, %v11
  store <5 x i1> %t50, ptr @out, align 1
  call void @check(i32 50, i64 49, i64 1)
  %v12 = load <5 x ptr>, ptr getelementptr (i8, ptr @in, i64 3131), align 1
  %v13 = load <5 x ptr>, ptr getelementptr (i8, ptr @in, i64 3171), align 1
  %t51 = icmp sgt <5 x ptr> %v12, %v13
  store <5 x i1> %t51, ptr @out, align 1
  call void @check(i32 51, i64 50, i64 1)
  %v14 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 3211), align 1
  %v15 = load <3 x ptr>, ptr getelementptr (i8, ptr @in, i64 3235), align 1
  %t52 = icmp sge <3 x ptr> %v14, %v15
  store <3 x i1> %t52, ptr @out, align 1
  call void @check(i32 52, i64 51, i64 1)
  %v16 = load <2 x ptr>, ptr getelementptr (i8, ptr @in, i64 3259), align 1
  %v17 = load <2 x ptr>, ptr getelementptr (i8, ptr @in, i64 3275), align 1
  %t53 = icmp slt <2 x ptr> %v16, %v17
  store <2 x i1> %t53, ptr @out, align 1
  call void @check(i32 53, i64 52, i64 1)
  %v18 = load <8 x ptr>, ptr getelementptr (i8, ptr @in, i64 3291), align 1
  %v19 = load <8 x ptr>, ptr getelementptr (i8, ptr @in, i64 3355), align 1
  %t54 = icmp sle <8 x ptr> %v18, %v19
  store <8 x i1> %t54, ptr @out, align 1
  call void @check(i32 54, i64 53, i64 1)
  ret void
}

define void @f6() {
  %v0 = load float, ptr getelementptr (i8, ptr @in, i64 3419), align 1
  %v1 = load float, ptr getelementptr (i8, ptr @in, i64 3423), align 1
  %t55 = fcmp false float %v0, %v1
  store i1 %t55, ptr @out, align 1
  call void @check(i32 55, i64 54, i64 1)
  %v2 = load float, ptr getelementptr (i8, ptr @in, i64 3427), align 1
  %v3 = load float, ptr getelementptr (i8, ptr @in, i64 3431), align 1
  %t56 = fcmp ogt float %v2, %v3
  store i1 %t56, ptr @out, align 1
  call void @check(i32 56, i64 55, i64 1)
  %v4 = load float, ptr getelementptr (i8, ptr @in, i64 3435), align 1
  %v5 = load float, ptr getelementptr (i8, ptr @in, i64 3439), align 1
  %t57 = fcmp oge float %v4, %v5
  store i1 %t57, ptr @out, align 1
  call void @check(i32 57, i64 56, i64 1)
  %v6 = load float, ptr getelementptr (i8, ptr @in, i64 3443), align 1
  %v7 = load float, ptr getelementptr (i8, ptr @in, i64 3447), align 1
  %t58 = fcmp olt float %v6, %v7
  store i1 %t58, ptr @out, align 1
  call void @check(i32 58, i64 57, i64 1)
  %v8 = load float, ptr getelementptr (i8, ptr @in, i64 3451), align 1
  %v9 = load float, ptr getelementptr (i8, ptr @in, i64 3455), align 1
  %t59 = fcmp ole float %v8, %v9
  store i1 %t59, ptr @out, align 1
  call void @check(i32 59, i64 58, i64 1)
  %t60 = fcmp one float %v8, %v9
  store i1 %t60, ptr @out, align 1
  call void @check(i32 60, i64 59, i64 1)
  %v10 = load float, ptr getelementptr (i8, ptr @in, i64 3459), align 1
  %t61 = fcmp ord float %v2, %v10
  store i1 %t61, ptr @out, align 1
  call void @check(i32 61, i64 60, i64 1)
  %v11 = load float, ptr getelementptr (i8, ptr @in, i64 3463), align 1
  %t62 = fcmp ueq float %v2, %v11
  store i1 %t62, ptr @out, align 1
  call void @check(i32 62, i64 61, i64 1)
  %v12 = load float, ptr getelementptr (i8, ptr @in, i64 3467), align 1
  %t63 = fcmp ugt float %v2, %v12
  store i1 %t63, ptr @out, align 1
  call void @check(i32 63, i64 62, i64 1)
  %v13 = load float, ptr getelementptr (i8, ptr @in, i64 3471), align 1
  %v14 = load float, ptr getelementptr (i8, ptr @in, i64 3475), align 1
  %t64 = fcmp uge float %v13, %v14
  store i1 %t64, ptr @out, align 1
  call void @check(i32 64, i64 63, i64 1)
  %v15 = load float, ptr getelementptr (i8, ptr @in, i64 3479), align 1
  %v16 = load float, ptr getelementptr (i8, ptr @in, i64 3483), align 1
  %t65 = fcmp ult float %v15, %v16
  store i1 %t65, ptr @out, align 1
  call void @check(i32 65, i64 64, i64 1)
  %v17 = load float, ptr getelementptr (i8, ptr @in, i64 3487), align 1
  %v18 = load float, ptr getelementptr (i8, ptr @in, i64 3491), align 1
  %t66 = fcmp ule float %v17, %v18
  store i1 %t66, ptr @out, align 1
  call void @check(i32 66, i64 65, i64 1)
  %v19 = load float, ptr getelementptr (i8, ptr @in, i64 3495), align 1
  %t67 = fcmp true float %v19, %v18
  store i1 %t67, ptr @out, align 1
  call void @check(i32 67, i64 66, i64 1)
  ret void
}

define void @f7() {
  %v0 = load <8 x half>, ptr getelementptr (i8, ptr @in, i64 3499), align 1
  %v1 = load <8 x half>, ptr getelementptr (i8, ptr @in, i64 3515), align 1
  %t68 = fcmp false <8 x half> %v0, %v1
  store <8 x i1> %t68, ptr @out, align 1
  call void @check(i32 68, i64 67, i64 1)
  %v2 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3531), align 1
  %v3 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3537), align 1
  %t69 = fcmp oeq <3 x half> %v2, %v3
  store <3 x i1> %t69, ptr @out, align 1
  call void @check(i32 69, i64 68, i64 1)
  %v4 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3543), align 1
  %v5 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3553), align 1
  %t70 = fcmp ogt <5 x half> %v4, %v5
  store <5 x i1> %t70, ptr @out, align 1
  call void @check(i32 70, i64 69, i64 1)
  %v6 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3563), align 1
  %v7 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3569), align 1
  %t71 = fcmp oge <3 x half> %v6, %v7
  store <3 x i1> %t71, ptr @out, align 1
  call void @check(i32 71, i64 70, i64 1)
  %v8 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 3575), align 1
  %v9 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 3589), align 1
  %t72 = fcmp olt <7 x half> %v8, %v9
  store <7 x i1> %t72, ptr @out, align 1
  call void @check(i32 72, i64 71, i64 1)
  %v10 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 3603), align 1
  %v11 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 3635), align 1
  %t73 = fcmp ole <16 x half> %v10, %v11
  store <16 x i1> %t73, ptr @out, align 1
  call void @check(i32 73, i64 72, i64 2)
  %v12 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3667), align 1
  %v13 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3673), align 1
  %t74 = fcmp one <3 x half> %v12, %v13
  store <3 x i1> %t74, ptr @out, align 1
  call void @check(i32 74, i64 74, i64 1)
  %v14 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 3679), align 1
  %v15 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 3683), align 1
  %t75 = fcmp ord <2 x half> %v14, %v15
  store <2 x i1> %t75, ptr @out, align 1
  call void @check(i32 75, i64 75, i64 1)
  %v16 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 3687), align 1
  %v17 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 3701), align 1
  %t76 = fcmp uno <7 x half> %v16, %v17
  store <7 x i1> %t76, ptr @out, align 1
  call void @check(i32 76, i64 76, i64 1)
  %v18 = load <8 x half>, ptr getelementptr (i8, ptr @in, i64 3715), align 1
  %v19 = load <8 x half>, ptr getelementptr (i8, ptr @in, i64 3731), align 1
  %t77 = fcmp ueq <8 x half> %v18, %v19
  store <8 x i1> %t77, ptr @out, align 1
  call void @check(i32 77, i64 77, i64 1)
  %v20 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3747), align 1
  %v21 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3757), align 1
  %t78 = fcmp ugt <5 x half> %v20, %v21
  store <5 x i1> %t78, ptr @out, align 1
  call void @check(i32 78, i64 78, i64 1)
  %v22 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3767), align 1
  %v23 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3777), align 1
  %t79 = fcmp uge <5 x half> %v22, %v23
  store <5 x i1> %t79, ptr @out, align 1
  call void @check(i32 79, i64 79, i64 1)
  %v24 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3787), align 1
  %v25 = load <5 x half>, ptr getelementptr (i8, ptr @in, i64 3797), align 1
  %t80 = fcmp ult <5 x half> %v24, %v25
  store <5 x i1> %t80, ptr @out, align 1
  call void @check(i32 80, i64 80, i64 1)
  %v26 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 3807), align 1
  %v27 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 3839), align 1
  %t81 = fcmp ule <16 x half> %v26, %v27
  store <16 x i1> %t81, ptr @out, align 1
  call void @check(i32 81, i64 81, i64 2)
  %v28 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3871), align 1
  %v29 = load <3 x half>, ptr getelementptr (i8, ptr @in, i64 3877), align 1
  %t82 = fcmp une <3 x half> %v28, %v29
  store <3 x i1> %t82, ptr @out, align 1
  call void @check(i32 82, i64 83, i64 1)
  %v30 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 3883), align 1
  %v31 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 3897), align 1
  %t83 = fcmp true <7 x half> %v30, %v31
  store <7 x i1> %t83, ptr @out, align 1
  call void @check(i32 83, i64 84, i64 1)
  ret void
}

define void @f8() {
  %v0 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3911), align 1
  %v1 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3917), align 1
  %t84 = fcmp false <3 x bfloat> %v0, %v1
  store <3 x i1> %t84, ptr @out, align 1
  call void @check(i32 84, i64 85, i64 1)
  %v2 = load <8 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3923), align 1
  %v3 = load <8 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3939), align 1
  %t85 = fcmp oeq <8 x bfloat> %v2, %v3
  store <8 x i1> %t85, ptr @out, align 1
  call void @check(i32 85, i64 86, i64 1)
  %v4 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3955), align 1
  %v5 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3961), align 1
  %t86 = fcmp ogt <3 x bfloat> %v4, %v5
  store <3 x i1> %t86, ptr @out, align 1
  call void @check(i32 86, i64 87, i64 1)
  %v6 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3967), align 1
  %v7 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3971), align 1
  %t87 = fcmp oge <2 x bfloat> %v6, %v7
  store <2 x i1> %t87, ptr @out, align 1
  call void @check(i32 87, i64 88, i64 1)
  %v8 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3975), align 1
  %v9 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3979), align 1
  %t88 = fcmp olt <2 x bfloat> %v8, %v9
  store <2 x i1> %t88, ptr @out, align 1
  call void @check(i32 88, i64 89, i64 1)
  %v10 = load <16 x bfloat>, ptr getelementptr (i8, ptr @in, i64 3983), align 1
  %v11 = load <16 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4015), align 1
  %t89 = fcmp ole <16 x bfloat> %v10, %v11
  store <16 x i1> %t89, ptr @out, align 1
  call void @check(i32 89, i64 90, i64 2)
  %v12 = load <16 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4047), align 1
  %v13 = load <16 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4079), align 1
  %t90 = fcmp one <16 x bfloat> %v12, %v13
  store <16 x i1> %t90, ptr @out, align 1
  call void @check(i32 90, i64 92, i64 2)
  %v14 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4111), align 1
  %v15 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4117), align 1
  %t91 = fcmp ord <3 x bfloat> %v14, %v15
  store <3 x i1> %t91, ptr @out, align 1
  call void @check(i32 91, i64 94, i64 1)
  %v16 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4123), align 1
  %v17 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4129), align 1
  %t92 = fcmp uno <3 x bfloat> %v16, %v17
  store <3 x i1> %t92, ptr @out, align 1
  call void @check(i32 92, i64 95, i64 1)
  %v18 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4135), align 1
  %v19 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4139), align 1
  %t93 = fcmp ueq <2 x bfloat> %v18, %v19
  store <2 x i1> %t93, ptr @out, align 1
  call void @check(i32 93, i64 96, i64 1)
  %v20 = load <8 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4143), align 1
  %v21 = load <8 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4159), align 1
  %t94 = fcmp ugt <8 x bfloat> %v20, %v21
  store <8 x i1> %t94, ptr @out, align 1
  call void @check(i32 94, i64 97, i64 1)
  %v22 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4175), align 1
  %v23 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4189), align 1
  %t95 = fcmp uge <7 x bfloat> %v22, %v23
  store <7 x i1> %t95, ptr @out, align 1
  call void @check(i32 95, i64 98, i64 1)
  %v24 = load <5 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4203), align 1
  %v25 = load <5 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4213), align 1
  %t96 = fcmp ult <5 x bfloat> %v24, %v25
  store <5 x i1> %t96, ptr @out, align 1
  call void @check(i32 96, i64 99, i64 1)
  %v26 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4223), align 1
  %v27 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4237), align 1
  %t97 = fcmp ule <7 x bfloat> %v26, %v27
  store <7 x i1> %t97, ptr @out, align 1
  call void @check(i32 97, i64 100, i64 1)
  %v28 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4251), align 1
  %v29 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4255), align 1
  %t98 = fcmp une <2 x bfloat> %v28, %v29
  store <2 x i1> %t98, ptr @out, align 1
  call void @check(i32 98, i64 101, i64 1)
  %v30 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4259), align 1
  %v31 = load <3 x bfloat>, ptr getelementptr (i8, ptr @in, i64 4265), align 1
  %t99 = fcmp true <3 x bfloat> %v30, %v31
  store <3 x i1> %t99, ptr @out, align 1
  call void @check(i32 99, i64 102, i64 1)
  ret void
}

define void @f9() {
  %v0 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 4271), align 1
  %v1 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 4287), align 1
  %t100 = fcmp false <2 x double> %v0, %v1
  store <2 x i1> %t100, ptr @out, align 1
  call void @check(i32 100, i64 103, i64 1)
  %v2 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 4303), align 1
  %v3 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 4319), align 1
  %t101 = fcmp oeq <2 x double> %v2, %v3
  store <2 x i1> %t101, ptr @out, align 1
  call void @check(i32 101, i64 104, i64 1)
  %v4 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 4335), align 1
  %v5 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 4367), align 1
  %t102 = fcmp ogt <4 x double> %v4, %v5
  store <4 x i1> %t102, ptr @out, align 1
  call void @check(i32 102, i64 105, i64 1)
  %v6 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 4399), align 1
  %v7 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 4455), align 1
  %t103 = fcmp oge <7 x double> %v6, %v7
  store <7 x i1> %t103, ptr @out, align 1
  call void @check(i32 103, i64 106, i64 1)
  %v8 = load <8 x double>, ptr getelementptr (i8, ptr @in, i64 4511), align 1
  %v9 = load <8 x double>, ptr getelementptr (i8, ptr @in, i64 4575), align 1
  %t104 = fcmp olt <8 x double> %v8, %v9
  store <8 x i1> %t104, ptr @out, align 1
  call void @check(i32 104, i64 107, i64 1)
  %v10 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 4639), align 1
  %v11 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 4695), align 1
  %t105 = fcmp ole <7 x double> %v10, %v11
  store <7 x i1> %t105, ptr @out, align 1
  call void @check(i32 105, i64 108, i64 1)
  %v12 = load <8 x double>, ptr getelementptr (i8, ptr @in, i64 4751), align 1
  %v13 = load <8 x double>, ptr getelementptr (i8, ptr @in, i64 4815), align 1
  %t106 = fcmp one <8 x double> %v12, %v13
  store <8 x i1> %t106, ptr @out, align 1
  call void @check(i32 106, i64 109, i64 1)
  %v14 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 4879), align 1
  %v15 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 4911), align 1
  %t107 = fcmp ord <4 x double> %v14, %v15
  store <4 x i1> %t107, ptr @out, align 1
  call void @check(i32 107, i64 110, i64 1)
  %v16 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 4943), align 1
  %v17 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 4975), align 1
  %t108 = fcmp uno <4 x double> %v16, %v17
  store <4 x i1> %t108, ptr @out, align 1
  call void @check(i32 108, i64 111, i64 1)
  %v18 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 5007), align 1
  %v19 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 5063), align 1
  %t109 = fcmp ueq <7 x double> %v18, %v19
  store <7 x i1> %t109, ptr @out, align 1
  call void @check(i32 109, i64 112, i64 1)
  %v20 = load <3 x double>, ptr getelementptr (i8, ptr @in, i64 5119), align 1
  %v21 = load <3 x double>, ptr getelementptr (i8, ptr @in, i64 5143), align 1
  %t110 = fcmp ugt <3 x double> %v20, %v21
  store <3 x i1> %t110, ptr @out, align 1
  call void @check(i32 110, i64 113, i64 1)
  %v22 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 5167), align 1
  %v23 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 5183), align 1
  %t111 = fcmp uge <2 x double> %v22, %v23
  store <2 x i1> %t111, ptr @out, align 1
  call void @check(i32 111, i64 114, i64 1)
  %v24 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 5199), align 1
  %v25 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 5255), align 1
  %t112 = fcmp ult <7 x double> %v24, %v25
  store <7 x i1> %t112, ptr @out, align 1
  call void @check(i32 112, i64 115, i64 1)
  %v26 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 5311), align 1
  %v27 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 5343), align 1
  %t113 = fcmp ule <4 x double> %v26, %v27
  store <4 x i1> %t113, ptr @out, align 1
  call void @check(i32 113, i64 116, i64 1)
  %v28 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 5375), align 1
  %v29 = load <7 x double>, ptr getelementptr (i8, ptr @in, i64 5431), align 1
  %t114 = fcmp une <7 x double> %v28, %v29
  store <7 x i1> %t114, ptr @out, align 1
  call void @check(i32 114, i64 117, i64 1)
  %v30 = load <5 x double>, ptr getelementptr (i8, ptr @in, i64 5487), align 1
  %v31 = load <5 x double>, ptr getelementptr (i8, ptr @in, i64 5527), align 1
  %t115 = fcmp true <5 x double> %v30, %v31
  store <5 x i1> %t115, ptr @out, align 1
  call void @check(i32 115, i64 118, i64 1)
  ret void
}

define void @f10() {
  %v0 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5567), align 1
  %v1 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5607), align 1
  %t116 = fcmp false <4 x x86_fp80> %v0, %v1
  store <4 x i1> %t116, ptr @out, align 1
  call void @check(i32 116, i64 119, i64 1)
  %v2 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5647), align 1
  %v3 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5687), align 1
  %t117 = fcmp oeq <4 x x86_fp80> %v2, %v3
  store <4 x i1> %t117, ptr @out, align 1
  call void @check(i32 117, i64 120, i64 1)
  %v4 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5727), align 1
  %v5 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5767), align 1
  %t118 = fcmp ogt <4 x x86_fp80> %v4, %v5
  store <4 x i1> %t118, ptr @out, align 1
  call void @check(i32 118, i64 121, i64 1)
  %v6 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5807), align 1
  %v7 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5847), align 1
  %t119 = fcmp oge <4 x x86_fp80> %v6, %v7
  store <4 x i1> %t119, ptr @out, align 1
  call void @check(i32 119, i64 122, i64 1)
  %v8 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5887), align 1
  %v9 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5927), align 1
  %t120 = fcmp olt <4 x x86_fp80> %v8, %v9
  store <4 x i1> %t120, ptr @out, align 1
  call void @check(i32 120, i64 123, i64 1)
  %v10 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5967), align 1
  %v11 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 5987), align 1
  %t121 = fcmp ole <2 x x86_fp80> %v10, %v11
  store <2 x i1> %t121, ptr @out, align 1
  call void @check(i32 121, i64 124, i64 1)
  %v12 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6007), align 1
  %v13 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6027), align 1
  %t122 = fcmp one <2 x x86_fp80> %v12, %v13
  store <2 x i1> %t122, ptr @out, align 1
  call void @check(i32 122, i64 125, i64 1)
  %v14 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6047), align 1
  %v15 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6087), align 1
  %t123 = fcmp ord <4 x x86_fp80> %v14, %v15
  store <4 x i1> %t123, ptr @out, align 1
  call void @check(i32 123, i64 126, i64 1)
  %v16 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6127), align 1
  %v17 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6167), align 1
  %t124 = fcmp uno <4 x x86_fp80> %v16, %v17
  store <4 x i1> %t124, ptr @out, align 1
  call void @check(i32 124, i64 127, i64 1)
  %v18 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6207), align 1
  %v19 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6247), align 1
  %t125 = fcmp ueq <4 x x86_fp80> %v18, %v19
  store <4 x i1> %t125, ptr @out, align 1
  call void @check(i32 125, i64 128, i64 1)
  %v20 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6287), align 1
  %v21 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6327), align 1
  %t126 = fcmp ugt <4 x x86_fp80> %v20, %v21
  store <4 x i1> %t126, ptr @out, align 1
  call void @check(i32 126, i64 129, i64 1)
  %v22 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6367), align 1
  %v23 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6387), align 1
  %t127 = fcmp uge <2 x x86_fp80> %v22, %v23
  store <2 x i1> %t127, ptr @out, align 1
  call void @check(i32 127, i64 130, i64 1)
  %v24 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6407), align 1
  %v25 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6427), align 1
  %t128 = fcmp ult <2 x x86_fp80> %v24, %v25
  store <2 x i1> %t128, ptr @out, align 1
  call void @check(i32 128, i64 131, i64 1)
  %v26 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6447), align 1
  %v27 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6477), align 1
  %t129 = fcmp ule <3 x x86_fp80> %v26, %v27
  store <3 x i1> %t129, ptr @out, align 1
  call void @check(i32 129, i64 132, i64 1)
  %v28 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6507), align 1
  %v29 = load <3 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6537), align 1
  %t130 = fcmp une <3 x x86_fp80> %v28, %v29
  store <3 x i1> %t130, ptr @out, align 1
  call void @check(i32 130, i64 133, i64 1)
  %v30 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6567), align 1
  %v31 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 6607), align 1
  %t131 = fcmp true <4 x x86_fp80> %v30, %v31
  store <4 x i1> %t131, ptr @out, align 1
  call void @check(i32 131, i64 134, i64 1)
  ret void
}

define void @f11() {
  %v0 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 6647), align 1
  %v1 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 6711), align 1
  %t132 = fcmp false <4 x fp128> %v0, %v1
  store <4 x i1> %t132, ptr @out, align 1
  call void @check(i32 132, i64 135, i64 1)
  %v2 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 6775), align 1
  %v3 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 6839), align 1
  %t133 = fcmp oeq <4 x fp128> %v2, %v3
  store <4 x i1> %t133, ptr @out, align 1
  call void @check(i32 133, i64 136, i64 1)
  %v4 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 6903), align 1
  %v5 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 6951), align 1
  %t134 = fcmp ogt <3 x fp128> %v4, %v5
  store <3 x i1> %t134, ptr @out, align 1
  call void @check(i32 134, i64 137, i64 1)
  %v6 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 6999), align 1
  %v7 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7031), align 1
  %t135 = fcmp oge <2 x fp128> %v6, %v7
  store <2 x i1> %t135, ptr @out, align 1
  call void @check(i32 135, i64 138, i64 1)
  %v8 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7063), align 1
  %v9 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7111), align 1
  %t136 = fcmp olt <3 x fp128> %v8, %v9
  store <3 x i1> %t136, ptr @out, align 1
  call void @check(i32 136, i64 139, i64 1)
  %v10 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7159), align 1
  %t137 = fcmp ole <2 x fp128> %v10, %v10
  store <2 x i1> %t137, ptr @out, align 1
  call void @check(i32 137, i64 140, i64 1)
  %v11 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7191), align 1
  %v12 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7223), align 1
  %t138 = fcmp one <2 x fp128> %v11, %v12
  store <2 x i1> %t138, ptr @out, align 1
  call void @check(i32 138, i64 141, i64 1)
  %v13 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7255), align 1
  %v14 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7287), align 1
  %t139 = fcmp ord <2 x fp128> %v13, %v14
  store <2 x i1> %t139, ptr @out, align 1
  call void @check(i32 139, i64 142, i64 1)
  %v15 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7319), align 1
  %v16 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7367), align 1
  %t140 = fcmp uno <3 x fp128> %v15, %v16
  store <3 x i1> %t140, ptr @out, align 1
  call void @check(i32 140, i64 143, i64 1)
  %v17 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7415), align 1
  %v18 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 7447), align 1
  %t141 = fcmp ueq <2 x fp128> %v17, %v18
  store <2 x i1> %t141, ptr @out, align 1
  call void @check(i32 141, i64 144, i64 1)
  %v19 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7479), align 1
  %v20 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7527), align 1
  %t142 = fcmp ugt <3 x fp128> %v19, %v20
  store <3 x i1> %t142, ptr @out, align 1
  call void @check(i32 142, i64 145, i64 1)
  %v21 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7575), align 1
  %v22 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 7623), align 1
  %t143 = fcmp uge <3 x fp128> %v21, %v22
  store <3 x i1> %t143, ptr @out, align 1
  call void @check(i32 143, i64 146, i64 1)
  %v23 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 7671), align 1
  %v24 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 7735), align 1
  %t144 = fcmp ult <4 x fp128> %v23, %v24
  store <4 x i1> %t144, ptr @out, align 1
  call void @check(i32 144, i64 147, i64 1)
  %v25 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 7799), align 1
  %v26 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 7863), align 1
  %t145 = fcmp ule <4 x fp128> %v25, %v26
  store <4 x i1> %t145, ptr @out, align 1
  call void @check(i32 145, i64 148, i64 1)
  %v27 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 7927), align 1
  %v28 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 7991), align 1
  %t146 = fcmp une <4 x fp128> %v27, %v28
  store <4 x i1> %t146, ptr @out, align 1
  call void @check(i32 146, i64 149, i64 1)
  %v29 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 8055), align 1
  %v30 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 8087), align 1
  %t147 = fcmp true <2 x fp128> %v29, %v30
  store <2 x i1> %t147, ptr @out, align 1
  call void @check(i32 147, i64 150, i64 1)
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
  call void @f6()
  call void @f7()
  call void @f8()
  call void @f9()
  call void @f10()
  call void @f11()
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
