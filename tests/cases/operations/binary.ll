; Binary operations on integers and vectors of every class.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
; PLATFORMS: host aarch64 riscv64
@in = global [3546 x i8] c"\01\00\00\0F\00\03\00\D7\00\00\02\00H\00\E7)\EA\1C\F0\FF\FF\FF\FF\03\B3Nel\8A\A0\E6d\17\00+\AA\FEzZ7 `\AB\E8\FF\FFmS\B5\FF\FF\7F\FE\F8\05\09\00y\CFY\FF\0F\07%\92\FD\B0yM-D\BF\E2\E0\FF\FF\FF\FF\FF\FF:\00\00\00\00\00\F3\8B\1C4\83\0B\00\00\00\00\00\007f\E0\FF\B3Z|id\97\81\82\FA\F9\DD\90\FD\FF\00\00\00\00\00\00\00\00\00\00\00\00\82']\FC\92\FA\F0d>w$\FC\E1\8C\B2\D1\E7\04\F9\FF\FF\FF\FF\FF\5C\CC\F2\FF\FF\FFQ\0CJ \9C\F9^\0F\00D\FEQ\D41:\9Dx+\BE\A2yp\A0\92\FF\FF\FF\FF#\9F\9C\0F\02\AF\01\00\00 \B7\ED0\C1\FD\FF\FF\FF\7F\5C\12\F5\02\00\D0\1FV/,[\1DVR\E0`\83\92\04\95\A4\FF\FD\A2\1A\14z+\A1\FA\FF1\80\03F\0D\87~\AD\0E\03\07\B2\A3\D2\110\00\00\00\00\F9p\0B\F4\BF\C0E\B3@\06vp\FEUO\E1\99>EK=7Y\04\00\00\00\C0}\97k\8B\03\00\00\00\00\C5\D4\01\00\80\B0=\0E\00\1C,>\D64\00\00\00\00`H\A5\9A\8C`\DF\14\14)\A5w\A8\F3\07\00\00\00\80\1F\CCt\1EJ\03\00\00\00\A4\8A\0Ad\EE\EB_\00\00\A0\89\FF\FF\FF\11\00\00\00\80\820,-\0D\00\00\00\00\FD\DDij,\A5\AF\FF\FF'\15\E2\84S\8D1\0E\80\EB\FE\FF\FF\FF\01\00\00\00\A0\EBY\8D\FF\07\00\00\00\80\FFu\F12d\D8QM \B0\84\8E\06\00\00\C0\07\CD\03\00\00\00\00\00+7\04\01\00\00\00P\8CQA\03\00\00\00\08\00\00\00\00\00\00\00\FC\FF\FF\FF\FF\FF\FF\FF\00n\B2\A1\EAk\C8`\FE#\F2y%a\C4\CFRFN\C3\E2\CD*\F4\EC\D8\E81\00\00\00\00P\AB)B1\8D\00\00\10\00\00\00\00\00\00\00\A4\05\BBP\90o\B0\FE\01\F1\FF\FF\DCN\A2'\CDh^\B7\88\FF\FF\FF\97\C33\BF\FF\FF\F1\B0\FD\C3C\83\AF\82\FD\03\F6K\01\00\00\8E\AF\0E\9C\01\00\00\00\80\0A\D9\044\FA\F9\008\EA\00\18.\CE\C9\FF\04\08\F9\0C~\15\FFo\92\FFo\93\06p\00\09\10\00\07\A0\00\07\10\00\03P\00\05P\00\0B\90\00\05\00\00N>\7F\EC!\F2\1E\00\8A\89\0A]t\E8/;\00\00\00\00\00\00\00`0\9F\8D\87\EC7l\04\00\00\00\00\00\00\00\80\0A\00\00\00\00\00\00\00\00\00\00\00\00\00\00`\06\00\00\00\00\00\00\00\00\00\00\00@\00\00\00\00p\B7s\EC\12\00\00\00\00`\1E\0E\A7\0A\80\86\F1\B5\E5\FF\FF\FF\FF\D3\E9,s\FF+\5CA\FD\BF]\00\00\00\04\00\00\00\80\FF\FF\FF\FF\BF\D2\1F\DA\22\01\00\00\00 GJ\BB\FB\F3\FD3\9C\F6\05\00\00\00\A0\03\00\00\004\00\00\00\00\04\00\00\00\00\01\00\00\00,\00\00\00\C0\01\00\00\00\B8\00\00\00\00\22\00\00\00\C0\02\00\00\00D\00\00\00\80\0F\00\00\00\10\02\00\00\00\02\00\00\00\80\05\00\00\00 \01\00\00\00\CE\E5\17\1DF\E4\DC\1C\A5#\EE%\1B\E7\86\D7\A6&O\FE\D7\01\00\00J\CB$\E6[0\98\D1\16D.]nw\8B1\EF\901\A1\02\00\00\00+\E9w\D3\C5\B8\A7\D8I-\F1\E01\1A\EAF\CE0\9C\00\9E\C3T1\F0]\CF\BCq\DB\D7\19,\7F\DF\ADL\C2\97=\22\09&\B3.7\88Ct\97\95\F8%`\FA\94\C4\A9\11\9B\E0?\F6\FC4\E6P\86\87\F9H\BE\D0t\F3\F7$\9E7n\9D\91\11\FD\FA{Pe:\B4\9D\D3\8D\00r\B6\A3E(\8Erxo\F4\FF\FF\0F\F0\C2\FC\E8\FF\FF\FF\FF\01\00\00\00\00\00\00\00\A2\DDX\94\02\FE\8BWk\95Y*cD\82\00\00\9B@\E5T&\D1gW\E9C\FBX0o\A8\EC\E8\99\EF\1C\E1)\BA1{s\C8\C1/~\E9#bk\BCt>\CAZ\F5G{\00K\CB4\EC\AC\ED\84\16\11\8B\9B\8B\7F\09\F1\07P*\03\13\85\93\C2+\95rq\05\8F\8B+\04\00\00\00\00\00\00\00\00\B7p\DA\DF\A6\1D\10\1D\FE\FF\FF\FF\FF\FF\FF\FF3\86\0A\EA\F4\CF\95]\F4Q\9B\EA\98\94q\9E\06Y\C2i9\F0\FF\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\9F*\1A\AC_\A2\1CB\DC\B1\FF\FF\D3>\D6\B8\F0\B3\C5\DB,\8D\A2\D7\C6.\82\A0\B1\B2t\BE\05\16\06H_s\03\00\00\00\00\00\00\00\00\00d\BE\A5\D7\93W\FAf\C5\01\00\00/6\BAR\C4\E5{\09\F6\BF\FF0\8A,\13y\AB{\A2\DB\AC\AB\E9\F1\F9\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FFp\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80w\90D\86\B4\1D6\F2\B5\8E^\86\A54-\EE\89\9171On\D3!s,Q\ED\E9j\10T}\1F\11\CFgN\AB\AA;k\1A\FD\ED*\1Az):\B2a:\BC\DD\A7K+\96\F4\18\C2\96\E2y\A7\C6\BC\B59\DEj\01\00\00\00\00\00\00\00`\CF\999Q9\00\00\00F\AF\93\87\FF\FF\FF\FF\B7\B1\13\E2\BD\DF4\D7\02\A6<\00l\DB\BFX\F6\8B9\0F\07y\00\00\00\90\95\C6\AF6\87\EF@c\CF\F4~U\E4\00\12\0E|\14\D7\AF\FE\FF\FF\FF\AFN\CE\8E}\DC\15^DW4~\CF\C85\C1\0E\00\00\00\00\00\00\00\00\DA\D9\B1\03\11\A9\F6'\0E!\A6\83\BD]\0E\F1n\09\E2\00\00\00\00\00\00\91\E0\90\FDgx\11\01\00\00\00\00\00[\00\00\00\00\00\00\00\00\00\00\00\D0\05\00\00\00\00\00\00\00\00\00\00\00-\00\00\00\00\00\00\00\00\00\00\00\00\DE\B8\D6v\A7\EE\DC\0B\AE?\0Ci\9E\D0\B2f\E4=7]:T\8Cp\C4\A9\10VR\AB\96Nb\C2!/\02\0C\00\00\00\00\00\00\00\00\00\00\00\00\1A\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00K\00\00\00\00\00\00\00\00\00\00\00p\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\E0V\06\E1\B4,$\B3\1A\8AJS+\991?\0E-\00\00\00\00\00\00\00x\00\00\00\00\00\00\000\00\00\00\00\00\00\00\B8\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\CD\AF:W\B3!\05c=#6\0D\81U\F6$\91\07\97t6\10\B4\0F}\16\F0\86\AC\03\A6\DB/\96\B6v/\FA.\16\8B\0F\BFEI\8F\E6%nL\FFNbg}\9C\F5\98\BC\8C\AB\81R\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00@\99-\B4\B2\A1Q\C9\BA\E9\A1H\BE\D4\8D\12\A2Q\09E\18\0A\D0{N\AA.\22\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\AA\C7\DB>\E1z\84t\98 '\9E\CB\11\F5\E4\DB\CC\998\A3~/u\D0{F\D9\06g\F8\8Cp\97C\A9%\7FaJ}\07lp\92\EC\9F!U\CC\B0\16\C3\ECD(w7[\88sLjE\CC\08\8C\03\F8\A9\8F\FB\F7?-z\BE\92\E0E\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\CA\D7\B8xq\F4u\80S\9A\CC\9D\E3\13Y\08\F5\B7\8E\A7\D5Po\B6\EFX\90 \AB\11\E5b\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F3'\DB1\C1Yf\91\80\17\A4\D0\BA\1A\91\EB\FF\FF\FF\FF\FF\FF\FF\FF\FF^;\E9\F5<\9C]O\B8\DDt\10\9EA 1\0Fv}A\F6\0FQ\15i\BA\B6!(5\A8v\85\D1\C1\09\94\DCMY\EB\B5\E8\FF\FF\FF\FF\FF\FF\FF\CD\EB:d\AD\86\FB=\EEQ\93K]\1B\C1d& 0\EFOv\98\F4!\22\7F|\A7\1E\A1\F2\AB\F0\01\15XW\D5\ED\DA}\A1\D6\FE!\F3\1E\ABY\99Aw\1F\9E\03\D3\01\ACz*\1B\F1\D6\FF\F1m \ED\04\DA?27\A2\0C+$\E1\AE\93\AA\8E\E6\041\8Er\9B\F0\05\9E{\AB\95\DCT\FA,N\DB\9B/\91\FE\0E\CA-\8B\ACk\A7N\E8\FCv\19\F0\B4\FDC\AF\D0\08+9$*\AD{\94\15$Y\FB\F4\B6\07\AC\05\11\FF\894M3\DD\00\00k\BA\1C\88o\09O\14\F5\C6);\00\00\00\00vc\A0\92\96\F4\C8.\DF\8Fm\C1\80\0D\88h\E0\E26+\90\B9\DC\AD\E8^\92\F0\DF\1B\16[\06\D4@\D4\0FP\83\E5\E0\16h\86\1E\B0z2\17\81\AE\FF\FF\FF\FF\FF\FF\FF\E0\98-\FA\E8#$\B5\CAQ\B4e%5\F191*\E4\9CG\0C\04\E74K\91\A7na?i\B8\8B\E9\98T\F9Zr\FEeM\83J0\9A+X\A9\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\B3\CE\1B\90=\F3\D0\F5\A5x>{Su&\8F\80\03\FD\94V\1D}\AC\16\22\B4\BC\A8\E6\D6\98\FD,I6'J)0\7F\93\94\19\8B\D9?\A6G\B2\F6\CDZ;kE\F8:\AF\B1'\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00D\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00F\B7\07\87\A9\F7\9C\0A\02\A2\1E\AA.\FEg\05\D4Q]\85\D6\BE\B8\F0\F3\C5\F9\0BJ\B5\FBr\A9-P\FB\C5+\F3E\19\AF\0Aa\8C\AF\C1\8F]FR\E5\80v\B0Y\CD\E8\F5y\84\E3\8DA\E8\14\D8\E2\B7_\92\132\FD\BCY\D0\C4\C5\01\B9\80\92\8D\E0(P\99i@\C3\DE\D0\85\9B\1B%\01\D08\CE/\B2\10\84\C9\0C\FAZc,~\85\D3,\F1\D1X\E75\22B'UA\E5\E7\1FO\E9K\19\E9\F9\0Ci\C2\96\EBv\B9\96\F2\C3-\BD\A5\F0*zE\8E\CD\CB\EAS\12\F7\A0}\BB\EBe\D4\98\86\11\DB\D7\8D\12\9AN\15\98\B1\1CX\DDp\B6&M}\0E@\96\FF\0ED\C1\8Cz\8E\0B\DEZ\9B\A6\BA^{Q\A6\0A\80\98\A1\0Bc\F1\EFV\D3\A1_\FB\C1\19\8B\89\0Em\01\00\E3A\DB\A7R\08\FA4\DC\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\9C\A4\DF\F7\AAmd\A83\BD\9Cu\B6Hf\A1\EEU7S\0F\DF\9Dy\C4\D2\9A5\A5{\98\9E\F3\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80P\06b(\A9\F3\A3\92\E6X%\CA\DE\F3\CE\B0\8A\DD\80\15\0CC\19\EE\148\DA\0A\9E\AA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F7<\F2\0A\FDA7I\DB\FAs\E7\F1\F0\B3\07\EF\12\99\0B#\1B\93t:0\AFL\09\C5K8\91h\D9\0A\A2\C7S\8E<k>\C0\BF\A5\AC\C9i\16^\ED5s\CE\ACAkB\AB\CD\81\F8) \02\10+\C8&\B0\EC8\5C\C5\F5~\09\82'\B9\84p(\ED\B4\C0%7\E6\F6\A8\9D\22\CB\FCA>u*\80\FE\97P\1F\91\DC\84\88\D6k\A2\07\02\04\A1\C1\9B_0T\B3wN\D3K\8D\9F\1A\07\DA\D3\AF\91 \E4\15\FD{&\99\BF\1Dj\92\EE\EA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\DA\0C\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C3\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FB\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\06\181\9CsR\DD\09`\1Av>\F7\011/K\DD\E7>\7F=\17\F4\CEj\93\CF\DE\0B\C1\D6\1E\B3\B9\F7r\A7\EA\1D\A0\E2\06\B2hU\FC\1E\BB*l\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\99\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00_\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\DEk\E3\87\0D\C1\05\83\5C\D7\F7E\BE\F3(b^\85\A4\87\FE\FF\FF\FF\FF\E3\D4\E4\98/y\E4F\81\15\DC\A5\DD\C5D\D0\00\06\8C\1E\A6\0D\CFY\93P\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00{\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00=\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00"
@want = constant [1785 x i8] c"\01\01\01\00\01\01\01\00\00\00\00\01\00\00\00\00\D7\02H\9AxO\89z\A0\E6d\17\00C\AA\FE\0D\07\82!`+\0EBN\F7\0F\02!\90\90\B0y\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\F0\00\1C4\00\08\00\00\00\00\00\001f\E0\FF\B3Z\5CH`\97\81\82\FF\0DJ \BC\FF\FF?\C1\FD\FF\FF\FF\7F~\9F\FD+\BE\F2\7Fv\AF\BE\FF\FF\FF\FF\E3\FF\9F\9F\06\81\DE\D4\5CX\E5\00\00\00\00\00\FF\C8\09\02\00\9C\0C\AD\98\A1\02\00\00\00\04vp\FEU\18\12\00\00@K=7Y\04\00\00\00\C0}\97k\8B\03\00\00\00\00\C5\D4\01\00\80\B0=\0E\00\1C,>\D64\00\00\00\00`H\A5\9A\8C`\DF\14\14\09\A5w\A8\F3\07\00\00\00\00\1F\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F4\FC\FF\FF\FF\FF\FF\FF\01\F1\FF\FF\91k\FE$\D7\1C\00\00\00\FF\FF\FF\9B\01\00\BF\FF\FF\F1\B0\FD\00\0D\F8\00`\D4\00\00@\00\87\FF \00 \80\01\AE\00\08\C0\E0o\93N>\7F\EC!\F2\1E\00\E8\A2C\7F\D9\01\00\00\00\00\00\00\00\00\00\80\8D\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\9Cc\97\00\00\00\00\00\00\00\A7\0A\00\00\D6\96\FF\FF\FF\FF\FF\FF\07\E0\FE\FF\FF\FF\FF\FF\FF\FF\1F\00\00\00\00\00\00\00\00\80\FF\FF\FF\FF\9F\FF\FF\FF\FF\01\00\00\00\F0\EE\0F\00\00\F8\FF\FF\FF\FF<]\A3N5u\0E\BE\A7#\EE%F\D0\FE\AAl\DF\F6\D6!/\F1\E0{\E5\0E-*a4\D2\B4\07\83\8EY\C8\D6\96\11\E1BU\82mD\CD\1C\CC\9A\08<\B8\9F+5\EE\C9r\FF\D0\99\C2\91!\AF\09\19\01\00\00\00\00\00\00\00`{|m\02DF\C7\0E\E1\E52`n\04\8E\0B\13@\C1\04&\C1#Bi\00p\18\00J\A0Dh\00K\08 (\A8!\00\B7q\DB\DF\AF\7F\19\FD\FF\FF\FF\FF\FF\FF\FF\FF;\97z\FB\F5\CF\9F\7F\F4Q\9B\EA\98\94q\9E\06\9F\EC\EB\99AM\8BA\FA\E9\F9\B7^s\03\00\00\00\00\00\00\00\00\00\FB\94\BF{\CC\F5\E6$\19\B0\FF\FF\FC\08l\EA4V\BE\D2\DA2]\E7\1C\BE\14\D1cs\D1\F8\AC:\BB\16\10\00\00\00\00\00\00\00\00\00\00\00\00\10B\99\DBx\B2\1B\F5\C7cD\0C\A54-\EE\89\9171On\D3![j\BA\0Ap\C3I\97\C7\E52d\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\82\1E\1Dy\FF\FF\FF\FF\8B9\0F\07y\00\00\00\18D/\AC\D5\18[\C3\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D0\0E\00\00\00\00\00\00\00\00\00\00\00\B6\00\00\00\00\00 \12\1C\B2\FF\0C/\02\DD\A9;\F7\82\EB\0FC\9A\03\00\00\90\D0\B2f\E4=7]:T\8Cp\C4\E4E\80\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00d\10N\CBB2+\00\A0V2c~\FC\FF\FF\0F\8C\0F\BFEI\8F\E6%nL\FFNbg}\9C\F5\98\BC\8C\AB\81R\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\CD\AF:W\B3!\05c=#6\0D\81U\F6$\91\07\97t6\10\B4\0F}\16\F0\86\AC\03\A6\DB/\96\B6v/\FA.\16\C3\91\C1C \B5\B1\A7e\1D\F11\FB\E7H\EA*\1A\AE\BC\A4\BDe6\82\A1\A2\1E\07Vp\04\08\C0\D2\85Am\1F\BA\A9\C7\DB>\E1z\84t\98 '\9E\CB\11\F5\E4\DB\CC\998\A3~/u\D0{F\D9\06g\F8\8Cp\97C\A9%\7FaJ\94\AFq\F1\E2\E8\EB\00\A74\99;\C7'\B2\10\EAo\1DO\AB\A1\DEl\DF\88k.\B9\AB+ow\0D\CE\DCh\920\C5\5CT\15g\9FC\1B\F8\FF\FF\02;h\A5\1C\80P\0B\B0\01\14\10\16A \10\0D T@ \03\10\01I\98\00!\08\14\00R\01\80@\08\10\D0DY\E1% \ED\04\DA?27\A2\0C+ `\AC\82\AA\0C\E6\00\11\0AP\1B\C0\04\06  \85LT\98$\00\FB\BB?\99\FF\0F\CF=\FF\EEk\BFN\E8\FCv\7F\F3\B4\FF\D7\FF\D8.\FF\BFm\EB\AD\7F\9C}\E4\FB\FF\FF\B6\BF\FC\AD\F9\FF\9B\F4\DF;\DF[\06\9F\D1sa1\BC\8CX\9D\81\1EJI @\E9\E4\E3|\B5\CFe\D4\A7V\1Fg\D2\05\17\DC\DBJ5\AEK\9A\DA\CA\0E\C6\CE\D5\1Bc\B8\F3\FB\18K\82;\D3\F6\CF?p\16\A8c9+2\FA)\11\EF!m\BE\B9\8B\B6\AF\DAZ\B7\F3\FA\19\F4\F6?\D7D9&P\B5\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\19\AF\0Aa\8C\AF\C1\8F]FR\E5\80v\B0Y\CD\E8\F5y\84\E3\8DA\E8\14\D8\E2\B7_\92\132\FD\BCY\D0\C4\C5\01\B9\80\92\8D\E0(P\99i@\C3\DE\D0\85\9B\1B%\01\D08\CE/\B2\10\84\C9\0C\FAZc,~\85\D3,\F1\D1X\E75\AC)\A5&\98B\DCp!1\FB\A1\8D\C8\A3\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF8\DA\0A\9E\AA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00iF\D3[\D7\AB\B8\94I\C7a9-6J\01s\8F\83`#\18\C3\15yRhV\1Ar#}\A0l\E1L%\FF\12\EF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\9A\BDs\9A^j\FC\D48\D0\9E~\8D\04!\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\D0f\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\07\00\00\00\00\00\00\00\00\00\00\00\00\00\9F\BF\9E\0Bzg\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00N\D5;@\C5\0Dd\D1\AA\F8=vU\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\7F\00\00\00\00\00\00\00\00\00\00\CC\AB\90\F4\D0\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\0A\AC\E0.\ED.&\82\060`\F40mx\CE\9A\FC\FF\FF\FF\FF\FF\FF\FF"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

define void @f0() {
  %v0 = load i1, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %v1 = load i1, ptr getelementptr (i8, ptr @in, i64 1), align 1
  %t1 = add i1 %v0, %v1
  store i1 %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  %t2 = sub i1 %v1, %v0
  store i1 %t2, ptr @out, align 1
  call void @check(i32 2, i64 1, i64 1)
  %t3 = mul i1 %v0, %v0
  store i1 %t3, ptr @out, align 1
  call void @check(i32 3, i64 2, i64 1)
  %t4 = and i1 %v1, %v0
  store i1 %t4, ptr @out, align 1
  call void @check(i32 4, i64 3, i64 1)
  %t5 = or i1 %v0, %v0
  store i1 %t5, ptr @out, align 1
  call void @check(i32 5, i64 4, i64 1)
  %t6 = xor i1 %v1, %v0
  store i1 %t6, ptr @out, align 1
  call void @check(i32 6, i64 5, i64 1)
  %t7 = udiv i1 %v0, %v0
  store i1 %t7, ptr @out, align 1
  call void @check(i32 7, i64 6, i64 1)
  %t8 = urem i1 %v1, %v0
  store i1 %t8, ptr @out, align 1
  call void @check(i32 8, i64 7, i64 1)
  %t9 = sdiv i1 %v1, %v0
  store i1 %t9, ptr @out, align 1
  call void @check(i32 9, i64 8, i64 1)
  %t10 = srem i1 %v1, %v0
  store i1 %t10, ptr @out, align 1
  call void @check(i32 10, i64 9, i64 1)
  %t11 = shl i1 %v1, %v1
  store i1 %t11, ptr @out, align 1
  call void @check(i32 11, i64 10, i64 1)
  %t12 = lshr i1 %v0, %v1
  store i1 %t12, ptr @out, align 1
  call void @check(i32 12, i64 11, i64 1)
  %t13 = ashr i1 %v1, %v1
  store i1 %t13, ptr @out, align 1
  call void @check(i32 13, i64 12, i64 1)
  ret void
}

define void @f1() {
  %v0 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %v1 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 3), align 1
  %t14 = sdiv <4 x i1> %v0, %v1
  store <4 x i1> %t14, ptr @out, align 1
  call void @check(i32 14, i64 13, i64 1)
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 4), align 1
  %v3 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 5), align 1
  %t15 = srem <2 x i1> %v2, %v3
  store <2 x i1> %t15, ptr @out, align 1
  call void @check(i32 15, i64 14, i64 1)
  %v4 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 6), align 1
  %v5 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 8), align 1
  %t16 = shl <16 x i1> %v4, %v5
  store <16 x i1> %t16, ptr @out, align 1
  call void @check(i32 16, i64 15, i64 2)
  %v6 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 10), align 1
  %v7 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 11), align 1
  %t17 = lshr <3 x i1> %v6, %v7
  store <3 x i1> %t17, ptr @out, align 1
  call void @check(i32 17, i64 17, i64 1)
  %v8 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 12), align 1
  %v9 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 13), align 1
  %t18 = ashr <8 x i1> %v8, %v9
  store <8 x i1> %t18, ptr @out, align 1
  call void @check(i32 18, i64 18, i64 1)
  ret void
}

define void @f2() {
  %v0 = load <2 x i37>, ptr getelementptr (i8, ptr @in, i64 14), align 1
  %v1 = load <2 x i37>, ptr getelementptr (i8, ptr @in, i64 24), align 1
  %t19 = add <2 x i37> %v0, %v1
  store <2 x i37> %t19, ptr @out, align 1
  call void @check(i32 19, i64 19, i64 10)
  %v2 = load <3 x i24>, ptr getelementptr (i8, ptr @in, i64 34), align 1
  %v3 = load <3 x i24>, ptr getelementptr (i8, ptr @in, i64 43), align 1
  %t20 = sub <3 x i24> %v2, %v3
  store <3 x i24> %t20, ptr @out, align 1
  call void @check(i32 20, i64 29, i64 9)
  %v4 = load <3 x i12>, ptr getelementptr (i8, ptr @in, i64 52), align 1
  %v5 = load <3 x i12>, ptr getelementptr (i8, ptr @in, i64 57), align 1
  %t21 = mul <3 x i12> %v4, %v5
  store <3 x i12> %t21, ptr @out, align 1
  call void @check(i32 21, i64 38, i64 5)
  %v6 = load <8 x i48>, ptr getelementptr (i8, ptr @in, i64 62), align 1
  %v7 = load <8 x i48>, ptr getelementptr (i8, ptr @in, i64 110), align 1
  %t22 = and <8 x i48> %v6, %v7
  store <8 x i48> %t22, ptr @out, align 1
  call void @check(i32 22, i64 43, i64 48)
  %v8 = load <7 x i37>, ptr getelementptr (i8, ptr @in, i64 158), align 1
  %v9 = load <7 x i37>, ptr getelementptr (i8, ptr @in, i64 191), align 1
  %t23 = or <7 x i37> %v8, %v9
  store <7 x i37> %t23, ptr @out, align 1
  call void @check(i32 23, i64 91, i64 33)
  %v10 = load <2 x i24>, ptr getelementptr (i8, ptr @in, i64 224), align 1
  %v11 = load <2 x i24>, ptr getelementptr (i8, ptr @in, i64 230), align 1
  %t24 = xor <2 x i24> %v10, %v11
  store <2 x i24> %t24, ptr @out, align 1
  call void @check(i32 24, i64 124, i64 6)
  %v12 = load <2 x i37>, ptr getelementptr (i8, ptr @in, i64 236), align 1
  %v13 = load <2 x i37>, ptr getelementptr (i8, ptr @in, i64 246), align 1
  %t25 = udiv <2 x i37> %v12, %v13
  store <2 x i37> %t25, ptr @out, align 1
  call void @check(i32 25, i64 130, i64 10)
  %v14 = load <16 x i37>, ptr getelementptr (i8, ptr @in, i64 256), align 1
  %v15 = load <16 x i37>, ptr getelementptr (i8, ptr @in, i64 330), align 1
  %t26 = urem <16 x i37> %v14, %v15
  store <16 x i37> %t26, ptr @out, align 1
  call void @check(i32 26, i64 140, i64 74)
  %v16 = load <7 x i63>, ptr getelementptr (i8, ptr @in, i64 404), align 1
  %v17 = load <7 x i63>, ptr getelementptr (i8, ptr @in, i64 460), align 1
  %t27 = sdiv <7 x i63> %v16, %v17
  store <7 x i63> %t27, ptr @out, align 1
  call void @check(i32 27, i64 214, i64 56)
  %v18 = load <8 x i24>, ptr getelementptr (i8, ptr @in, i64 516), align 1
  %v19 = load <8 x i24>, ptr getelementptr (i8, ptr @in, i64 540), align 1
  %t28 = srem <8 x i24> %v18, %v19
  store <8 x i24> %t28, ptr @out, align 1
  call void @check(i32 28, i64 270, i64 24)
  %v20 = load <16 x i12>, ptr getelementptr (i8, ptr @in, i64 564), align 1
  %v21 = load <16 x i12>, ptr getelementptr (i8, ptr @in, i64 588), align 1
  %t29 = shl <16 x i12> %v20, %v21
  store <16 x i12> %t29, ptr @out, align 1
  call void @check(i32 29, i64 294, i64 24)
  %v22 = load <4 x i63>, ptr getelementptr (i8, ptr @in, i64 612), align 1
  %v23 = load <4 x i63>, ptr getelementptr (i8, ptr @in, i64 644), align 1
  %t30 = lshr <4 x i63> %v22, %v23
  store <4 x i63> %t30, ptr @out, align 1
  call void @check(i32 30, i64 318, i64 32)
  %v24 = load <16 x i37>, ptr getelementptr (i8, ptr @in, i64 676), align 1
  %v25 = load <16 x i37>, ptr getelementptr (i8, ptr @in, i64 750), align 1
  %t31 = ashr <16 x i37> %v24, %v25
  store <16 x i37> %t31, ptr @out, align 1
  call void @check(i32 31, i64 350, i64 74)
  ret void
}

define void @f3() {
  %v0 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 824), align 1
  %v1 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 860), align 1
  %t32 = add <3 x i96> %v0, %v1
  store <3 x i96> %t32, ptr @out, align 1
  call void @check(i32 32, i64 424, i64 36)
  %v2 = load <2 x i100>, ptr getelementptr (i8, ptr @in, i64 896), align 1
  %v3 = load <2 x i100>, ptr getelementptr (i8, ptr @in, i64 921), align 1
  %t33 = sub <2 x i100> %v2, %v3
  store <2 x i100> %t33, ptr @out, align 1
  call void @check(i32 33, i64 460, i64 25)
  %v4 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 946), align 1
  %v5 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 979), align 1
  %t34 = mul <4 x i65> %v4, %v5
  store <4 x i65> %t34, ptr @out, align 1
  call void @check(i32 34, i64 485, i64 33)
  %v6 = load <2 x i100>, ptr getelementptr (i8, ptr @in, i64 1012), align 1
  %v7 = load <2 x i100>, ptr getelementptr (i8, ptr @in, i64 1037), align 1
  %t35 = and <2 x i100> %v6, %v7
  store <2 x i100> %t35, ptr @out, align 1
  call void @check(i32 35, i64 518, i64 25)
  %v8 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 1062), align 1
  %v9 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 1095), align 1
  %t36 = or <4 x i65> %v8, %v9
  store <4 x i65> %t36, ptr @out, align 1
  call void @check(i32 36, i64 543, i64 33)
  %v10 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 1128), align 1
  %v11 = load <4 x i96>, ptr getelementptr (i8, ptr @in, i64 1176), align 1
  %t37 = xor <4 x i96> %v10, %v11
  store <4 x i96> %t37, ptr @out, align 1
  call void @check(i32 37, i64 576, i64 48)
  %v12 = load <2 x i100>, ptr getelementptr (i8, ptr @in, i64 1224), align 1
  %v13 = load <2 x i100>, ptr getelementptr (i8, ptr @in, i64 1249), align 1
  %t38 = udiv <2 x i100> %v12, %v13
  store <2 x i100> %t38, ptr @out, align 1
  call void @check(i32 38, i64 624, i64 25)
  %v14 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 1274), align 1
  %v15 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 1310), align 1
  %t39 = urem <3 x i96> %v14, %v15
  store <3 x i96> %t39, ptr @out, align 1
  call void @check(i32 39, i64 649, i64 36)
  %v16 = load <2 x i65>, ptr getelementptr (i8, ptr @in, i64 1346), align 1
  %v17 = load <2 x i65>, ptr getelementptr (i8, ptr @in, i64 1363), align 1
  %t40 = sdiv <2 x i65> %v16, %v17
  store <2 x i65> %t40, ptr @out, align 1
  call void @check(i32 40, i64 685, i64 17)
  %v18 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 1380), align 1
  %v19 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 1413), align 1
  %t41 = srem <4 x i65> %v18, %v19
  store <4 x i65> %t41, ptr @out, align 1
  call void @check(i32 41, i64 702, i64 33)
  %v20 = load <3 x i100>, ptr getelementptr (i8, ptr @in, i64 1446), align 1
  %v21 = load <3 x i100>, ptr getelementptr (i8, ptr @in, i64 1484), align 1
  %t42 = shl <3 x i100> %v20, %v21
  store <3 x i100> %t42, ptr @out, align 1
  call void @check(i32 42, i64 735, i64 38)
  %v22 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 1522), align 1
  %v23 = load <4 x i100>, ptr getelementptr (i8, ptr @in, i64 1572), align 1
  %t43 = lshr <4 x i100> %v22, %v23
  store <4 x i100> %t43, ptr @out, align 1
  call void @check(i32 43, i64 773, i64 50)
  %v24 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 1622), align 1
  %v25 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 1655), align 1
  %t44 = ashr <4 x i65> %v24, %v25
  store <4 x i65> %t44, ptr @out, align 1
  call void @check(i32 44, i64 823, i64 33)
  ret void
}

define void @f4() {
  %v0 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1688), align 1
  %v1 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1768), align 1
  %t45 = add <2 x i320> %v0, %v1
  store <2 x i320> %t45, ptr @out, align 1
  call void @check(i32 45, i64 856, i64 80)
  %v2 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1848), align 1
  %v3 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 1928), align 1
  %t46 = sub <2 x i320> %v2, %v3
  store <2 x i320> %t46, ptr @out, align 1
  call void @check(i32 46, i64 936, i64 80)
  %v4 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 2008), align 1
  %v5 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 2058), align 1
  %t47 = mul <2 x i200> %v4, %v5
  store <2 x i200> %t47, ptr @out, align 1
  call void @check(i32 47, i64 1016, i64 50)
  %v6 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 2108), align 1
  %v7 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 2183), align 1
  %t48 = and <3 x i200> %v6, %v7
  store <3 x i200> %t48, ptr @out, align 1
  call void @check(i32 48, i64 1066, i64 75)
  %v8 = load <3 x i129>, ptr getelementptr (i8, ptr @in, i64 2258), align 1
  %v9 = load <3 x i129>, ptr getelementptr (i8, ptr @in, i64 2307), align 1
  %t49 = or <3 x i129> %v8, %v9
  store <3 x i129> %t49, ptr @out, align 1
  call void @check(i32 49, i64 1141, i64 49)
  %v10 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 2356), align 1
  %v11 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 2406), align 1
  %t50 = xor <2 x i200> %v10, %v11
  store <2 x i200> %t50, ptr @out, align 1
  call void @check(i32 50, i64 1190, i64 50)
  %v12 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 2456), align 1
  %v13 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 2536), align 1
  %t51 = udiv <2 x i320> %v12, %v13
  store <2 x i320> %t51, ptr @out, align 1
  call void @check(i32 51, i64 1240, i64 80)
  %v14 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 2616), align 1
  %v15 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 2696), align 1
  %t52 = urem <2 x i320> %v14, %v15
  store <2 x i320> %t52, ptr @out, align 1
  call void @check(i32 52, i64 1320, i64 80)
  %v16 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 2776), align 1
  %v17 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 2851), align 1
  %t53 = sdiv <3 x i200> %v16, %v17
  store <3 x i200> %t53, ptr @out, align 1
  call void @check(i32 53, i64 1400, i64 75)
  %v18 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 2926), align 1
  %v19 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 3006), align 1
  %t54 = srem <2 x i320> %v18, %v19
  store <2 x i320> %t54, ptr @out, align 1
  call void @check(i32 54, i64 1475, i64 80)
  %v20 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 3086), align 1
  %v21 = load <2 x i320>, ptr getelementptr (i8, ptr @in, i64 3166), align 1
  %t55 = shl <2 x i320> %v20, %v21
  store <2 x i320> %t55, ptr @out, align 1
  call void @check(i32 55, i64 1555, i64 80)
  %v22 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 3246), align 1
  %v23 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 3321), align 1
  %t56 = lshr <3 x i200> %v22, %v23
  store <3 x i200> %t56, ptr @out, align 1
  call void @check(i32 56, i64 1635, i64 75)
  %v24 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 3396), align 1
  %v25 = load <3 x i200>, ptr getelementptr (i8, ptr @in, i64 3471), align 1
  %t57 = ashr <3 x i200> %v24, %v25
  store <3 x i200> %t57, ptr @out, align 1
  call void @check(i32 57, i64 1710, i64 75)
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
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
