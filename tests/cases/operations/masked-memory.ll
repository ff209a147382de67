; Masked and predicated loads and stores of vectors of every class.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [1325 x i8] c"\00\02\01\00\00\00\FE\FF\FF\FF\FF\FF\FF\FFx\1F\03\055\02\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\97o&\1Dau\02\0D\15K\9D\F6b\FE\B3\06\00\00\00\FE\FF\FF\FF\FF\FF\FF\FF\97o&\1Dau\02\0Dq\00\00\00zT\83\8F+hjg\C6\00\E1\EEW=\00\00}k\84:7\03\02\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\02\00Y\BD\F6\D1\17\00\A8\A1\B9\AE\89\AD\01\00\FC\FF\A2\DF\CF\FF\AE\9FF\00\1B\00\A6\80\A3\1B>\BAD\EB\01\00\FE\FF\F9\FF\B8c\8D\BA\94\BA\BA<\00\80\01\00pKF\98\F3\FF\00\00\9F\EF\B1V\0E\00\00\00>:\FC\FF\FF\FF\FF\FF\FF\FF\81\CEC\C2R\D5O\18\EB=\D7\FD\A0\18\B6}\EE\00\00\00\08\00\0C\1A\1CS\17\B9\E7\93{\AC\A0\E6-\E1\A5%\DD\94\B7\05\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\03\CCq\9B\DE\099\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00.\17\00\00\00\00\00\00\F7\C2>\F1C\8A\D2\C5\00\00\00\00\00\00\00\00L\09\A4\F1\B2\04o\1D\FF\FF\FF\FF\FF\FF\FF\7FK\D3wb\04~\88J\AD\CE\F2\FF\FF\FF\FF\FF\FFl\D0\EA\FB\FF\FF\FF\FF\09\00\C3\E3\B7\19\DA\C0\B6\C6z\14\FC\9C\E4I\9CY\A7\B8\E2\D0e\FCE\EF\0E\09+\BA\D9\A0\1C\D1\BAY\F6\09\15\C3\07\00\00\00\F0\FF\FF\FF\FF\FF\FF\FF\8D(\C2\9Fr\9A\E1\D6\C6p<\E3\EB\D0Ob\FE\FF\FF\FF\FF\FF\FF\FF\B3)\98\5CV\8C\F7\02\00\02c|4\B0\ED\1C\D4\AA\11\F5\C7\8C\A2\B2$S\1C\1B?\D4N,\AB\BA\81\B3w;\DF\BF\C9\BA\08\01\00\00\00\00\E0\FF\FF\FF\FF\FF\FF\FF\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00&W\F6-\EA}\97\BD\C3\81\8Bu\C5u\10\D3\02\00\00\00\E0\FF\FF\FF\FF\FF\FF\FF\94\1E\05\D4{\90tq\06\DB\FF\FF\FF\FF\FF\FFc\B3\B7)>\D1/\06@\A7\98\EE\03\00\00\00\00\03\168Sl\00\A5\1F\89\19`\0E~Z?X#\FCe\E1/\FF\96l\93\ED\00{o\09\F7\BE\06\01\01\00\00\00\01\C0\FF\FF\FF\FF\FF\FF\FF\8F\AD\09\B8\07@\94,?=\1B\CF\A1\B7\EF\CF\E8=r\A7\88A\B8-\EC\AD\CD\A4\14\C3\E7\CF\0A\93\D3FH6[\CAH2\95\B5\D4\BD\1A9!\D2\FA\B1D\D2yM5\CC\09O\FD\CF\B3\BD\BA\B1\0B\00\00\00\0A\03\FC\FF\FF\FF\FF\FF\FF\FF\0A?{@sB\A7\BF\01\BDL\BF\E9@\19\80=\D8\BE\E7\C1G\C2\8B>\CE<\C3\BC\01\00\00\00\01\FC\FF\FF\FF\FF\FF\FF\FF\E3\80\A4\C1\18c\0E\BD\FB\D3\FE?\C2\82\A4<\DD9\CE\BCp\13\B6=)\09T\C1-\DDU@p\A5/>W\8A|\C2m\DF\84\BE\CC)e=\E7\B3\16>F!\A1\BD~w\B2\C0W\10\E7>\0E\19\F8<\05\C0q\DD\07\C1\A3\D7\02\C2\FAEyA]\95]\C1!M!A\8A\EC\C5=B\98\BA@\AC|C\BE\A0H(>.\CA\C5?\02\AF\EE\C0\D3\B8\DF>\CA\1B\E0\BC\FF\86\B9=\1A\D3\97@\10\00\00\00\F8\FF\FF\FF\FF\FF\FF\FF\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BFhX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?\B8\09$|\99\D3\A6?|\E0\97\BF\EEL\FF?\97\A8z\C7\93\AC\CA?\BB\9B\1AP\8E\C91\C0\CC\8F\14w\A0M~H@\99\80\C8\11\88p5@<S\DD\E3E2'@yxLF\9F\01I\C0\ECe\9C\98\A9\B6\BA\BF\F0\98\C8=h\E2\0C\C0\7F\B5\B8\89v\D4\01@9\A3\EA\E3\88\E1\11\C0\02\00\00\00\00\F0\FF\FF\FF\FF\FF\FF\FFv\C9\89\0C\F1[(\C1\02\C0L!M\D1\B0\11\B3\A8\01\C0\00\AF\CE4C\92T\8A\95\03\C0h-]\CE\FEw]\8F\FA\BF\01\00\00\00\E0\FF\FF\FF\FF\FF\FF\FF\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\F2lG@\BB\D3\B3o}0\C4>\03p\00@\B6Ot\C3\A2~\02\11\1A\F9\09\09\FE\DA\02@\03 \FB\1F\B6\8B\988l+\BB%\0C\1C\10\F9?\12\CF\E5\E1I\A5?+\A2=\C5!\BDM\FD?!\AD'\97\91yqNO0\16\FEa\8D\FA\BF\01\00\00\00\01\E0\FF\FF\FF\FF\FF\FF\FF\08\9E\EA\00\00\00\00\00\FB\93xD\F6\CD\9B\ED:\88\09\00\00\00\00\00C~\00\00\00\00\00\00\C6\B3\A9uM\18,\FF\FF\FF\FF\FF\FF\FF\FF\7F\92G\FF\FF\FF\FF\FF\FFT\18\FA\88c?n\EEe\97\1FO\00;?\8B\A37\9B\A4c\10a\D6\05\00\00\00\00\00\00\00\00\F8\80\9Eh\14\0A\FD\FF\B1f\DA$-\ACE\AB\F0Q\8F\DB\AFCC\EF\EE\D7\B5\04\C1\0E\C0\9F\DC\FF\FF\FF\FF\FF\FF\FF\08\00\00\00\F0\FF\FF\FF\FF\FF\FF\FF"
@want = constant [4963 x i8] c"\00\00\00\00\00x\1F\055x\1F\055x\1F\055\15o\9D\F6au\02\97\00&\1D\00\00\00\15o\9D\F6au\02\97\00&\1D\00\00\00\15o\9D\F6au\02\97\00&\1D\00\00\00\15o\9D\F6au\02qo&\1Dau\02\E1\EEW=\00\00}k\84:7\03\00\00\00zT\83\8F+hjg\C6\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00zT\83\8F+hjg\C6\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00zT\83\8F+hjg\C6\02\00\01\00\FE\FF\F9\FF\B8c\8D\BA\89\AD\01\00\FC\FF\01\00\CF\FFF\98\F3\FF\00\00\A6\80\B1V\00\00Y\BD\F6\D1\17\00\A8\A1\B9\AE\00\00\00\00\00\00\A2\DF\00\00\AE\9FF\00\1B\00\00\00\00\00\02\00\01\00\FE\FF\F9\FF\B8c\8D\BA\89\AD\01\00\FC\FF\01\00\CF\FFF\98\F3\FF\00\00\A6\80\A3\1B\00\00Y\BD\F6\D1\17\00\A8\A1\B9\AE\00\00\00\00\00\00\A2\DF\00\00\AE\9FF\00\1B\00\00\00\00\00\02\00\01\00\FE\FF\F9\FF\B8c\8D\BA\89\AD\01\00\FC\FF\01\00\CF\FFF\98\F3\FF\00\00\A6\80\A3\1B\00\00Y\BD\F6\D1\17\00\A8\A1\B9\AE\00\00\00\00\00\00\A2\DF\00\00\AE\9FF\00\1B\00\00\00\00\00\02\00\01\00\FE\FF\F9\FF\B8c\8D\BA\89\AD\01\00\FC\FF\01\00\CF\FFF\98\F3\FF\00\00\A6\80\A3\1B\81\CEC\C2R\D5O\18\EB=\D7\FD\E6-\E1\A5\EE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\18\B6}\00\00\00\00\81\CEC\C2R\D5O\18\EB=\D7\FD\E6-\E1\A5\EE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\18\B6}\00\00\00\00\81\CEC\C2R\D5O\18\EB=\D7\FD\E6-\E1\A5\EE\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\A0\18\B6}\00\00\00\00\81\CEC\C2R\D5O\18\EB=\D7\FD\E6-\E1\A5\EE\00\00\00\D3wb\04~\88J\AD\CE\F2\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\09\00\C3\E3\B7\19\DA\C0\F7\C2>\F1C\8A\D2\C5\00\00\00\00\00\00\00\00E\EF\0E\09+\BA\D9\A0\FF\FF\FF\FF\FF\FF\FF\7F\03\CCq\9B\DE\099\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00.\17\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00L\09\A4\F1\B2\04o\1D\00\00\00\00\00\00\00\00\D3wb\04~\88J\AD\CE\F2\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\09\00\C3\E3\B7\19\DA\C0\F7\C2>\F1C\8A\D2\C5\00\00\00\00\00\00\00\00E\EF\0E\09+\BA\D9\A0\FF\FF\FF\FF\FF\FF\FF\7F\03\CCq\9B\DE\099\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00.\17\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00L\09\A4\F1\B2\04o\1D\00\00\00\00\00\00\00\00\D3wb\04~\88J\AD\CE\F2\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\09\00\C3\E3\B7\19\DA\C0\F7\C2>\F1C\8A\D2\C5\00\00\00\00\00\00\00\00E\EF\0E\09+\BA\D9\A0\FF\FF\FF\FF\FF\FF\FF\7F\03\CCq\9B\DE\099\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00.\17\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00L\09\A4\F1\B2\04o\1D\00\00\00\00\00\00\00\00\D3wb\04~\88J\AD\CE\F2\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\09\00\C3\E3\B7\19\DA\C0\F7\C2>\F1C\8A\D2\C5\00\00\00\00\00\00\00\00E\EF\0E\09+\BA\D9\A0\FF\FF\FF\FF\FF\FF\FF\7Fc|4\B0\ED\1C\D4\AA\C7p<\E3\EB\D0Ob\1E\1B?\D4N,\AB\BA\81\B3w;\DF\BF\C9\BA\08\8D(\C2\9Fr\9A\E1\D6\10\F5\C7\8C\A2\B2$S\FC\FF\FF\FF\FF\FF\FF\FF\B3)\98\5CV\8C\F7\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8D(\C2\9Fr\9A\E1\D6\C6p<\E3\EB\D0Ob\FE\FF\FF\FF\FF\FF\FF\FF\B3)\98\5CV\8C\F7\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\8D(\C2\9Fr\9A\E1\D6\C6p<\E3\EB\D0Ob\FE\FF\FF\FF\FF\FF\FF\FF\B3)\98\5CV\8C\F7\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF&W\F6-\EA}\97\BD\C3\81\8Bu\C5u\10\D3\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF&W\F6-\EA}\97\BD\C3\81\8Bu\C5u\10\D3\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF&W\F6-\EA}\97\BD\C3\81\8Bu\C5u\10\D3\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF&W\F6-\EA}\97\BD\C3\81\8Bu\C5u\10\D3\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\F9\02\F8\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF&W\F6-\EA}\97\BD\C3\81\8Bu\C5u\10\D3\94\1E\05\D4{\90tq\06\DB\FF\FF\FF\FF\FF\FFc\B3\B7)>\D1/\06@\A7\98\EE\03\00\00\00\00\168Sl\00\A5\1F\89\19`\0E~Z?X#\FCe\E1/\FF\96l\93\ED\00{o\09\F7\BE\06\01\94\1E\05\D4{\90tq\06\DB\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\168Sl\00\A5\1F\89\19`\0E~Z?X#b\B3\B7)>\D1/\06@\A7\98\EE\03\00\00\00\00\94\1E\05\D4{\90tq\06\DB\FF\FF\FF\FF\FF\FF\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\168Sl\00\A5\1F\89\19`\0E~Z?X#b\B3\B7)>\D1/\06@\A7\98\EE\03\00\00\00\00\D3F\09\B8[\CA\94,\95\B5\D4\BD\1A9!\D2\E8=r\A7yM5\CC\EC\AD\FD\CF\B3\BD\E7\CF\8F\ADH6\07@H2?=\1B\CF\A1\B7\EF\CF\FA\B1D\D2\88A\B8-\09O\CD\A4\14\C3\BA\B1\D3F\8F\AD[\CA\09\B8\95\B5\D4\BD\1A9!\D2\07@\94,yM5\CC?=\FD\CF\B3\BD\1B\CF\09\B8\D3F\09\B8[\CA\94,\95\B5\D4\BD\1A9!\D2\E8=r\A7yM5\CC\EC\AD\FD\CF\B3\BD\E7\CF\8F\ADH6\07@H2?=\1B\CF\A1\B7\EF\CF\FA\B1D\D2\88A\B8-\09O\CD\A4\14\C3\BA\B1\00\00\09\B8\00\00\94,\00\00\00\00\00\00\00\00\E8=r\A7\00\00\00\00\00\00\00\00\00\00\00\00\8F\ADH6\07@H2?=\1B\CF\A1\B7\EF\CF\FA\B1D\D2\88A\B8-\EC\AD\CD\A4\14\C3\E7\CF\00\00\09\B8\00\00\94,\00\00\00\00\00\00\00\00\E8=r\A7\00\00\00\00\00\00\00\00\00\00\00\00\8F\ADH6\07@H2?=\1B\CF\A1\B7\EF\CF\FA\B1D\D2\88A\B8-\EC\AD\CD\A4\14\C3\E7\CF\00\00\09\B8\00\00\94,\00\00\00\00\00\00\00\00\E8=r\A7\00\00\00\00\00\00\00\00\00\00\00\00\8F\ADH6\07@H2?=\1B\CF\A1\B7\EF\CF\FA\B1D\D2\88A\B8-\EC\AD\CD\A4\14\C3\E7\CF\0A?\D8\BE\E7\C1\A7\BF\01\BD\CE<\C3\BC\80={@sBG\C2\8B>L\BF\E9@\0A?\D8\BE\E7\C1{@sB\CE<\C3\BC\0A?\0A?\D8\BE\E7\C1\A7\BF\01\BD\CE<\C3\BC\80={@sBG\C2\8B>L\BF\E9@\0A?\00\00\00\00\00\00\00\00\00\00\00\00\80={@sB\A7\BF\01\BDL\BF\E9@\0A?\00\00\00\00\00\00\00\00\00\00\00\00\80={@sB\A7\BF\01\BDL\BF\E9@\0A?\00\00\00\00\00\00\00\00\00\00\00\00\80={@sB\A7\BF\01\BDL\BF\E9@\F8<\05\C0\18c\0E\BD\FB\D3\FE?\C2\82\A4<]\95]\C1!M!A\8A\EC\C5=B\98\BA@p\A5/>\A0H(>.\CA\C5?\CC)e=\E7\B3\16>\CA\1B\E0\BC\FF\86\B9=\1A\D3\97@\E3\80\A4\C1q\DD\07\C1\A3\D7\02\C2\FAEyA\DD9\CE\BCp\13\B6=)\09T\C1-\DDU@\AC|C\BEW\8A|\C2m\DF\84\BE\02\AF\EE\C0\D3\B8\DF>F!\A1\BD~w\B2\C0W\10\E7>\F8<\05\C0\E3\80\A4\C1\18c\0E\BD\FB\D3\FE?]\95]\C1!M!A\8A\EC\C5=B\98\BA@\C2\82\A4<\A0H(>.\CA\C5?\DD9\CE\BCp\13\B6=\CA\1B\E0\BC\FF\86\B9=\1A\D3\97@\18c\0E\BD\F8<\05\C0\18c\0E\BD\FB\D3\FE?\C2\82\A4<]\95]\C1!M!A\8A\EC\C5=B\98\BA@p\A5/>\A0H(>.\CA\C5?\CC)e=\E7\B3\16>\CA\1B\E0\BC\FF\86\B9=\1A\D3\97@\E3\80\A4\C1q\DD\07\C1\A3\D7\02\C2\FAEyA\DD9\CE\BCp\13\B6=)\09T\C1-\DDU@\AC|C\BEW\8A|\C2m\DF\84\BE\02\AF\EE\C0\D3\B8\DF>F!\A1\BD~w\B2\C0W\10\E7>\00\00\00\00\18c\0E\BD\FB\D3\FE?\C2\82\A4<\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00p\A5/>\00\00\00\00\00\00\00\00\CC)e=\E7\B3\16>\00\00\00\00\00\00\00\00\00\00\00\00\E3\80\A4\C1q\DD\07\C1\A3\D7\02\C2\FAEyA\DD9\CE\BCp\13\B6=)\09T\C1-\DDU@\AC|C\BEW\8A|\C2m\DF\84\BE\02\AF\EE\C0\D3\B8\DF>F!\A1\BD~w\B2\C0W\10\E7>\00\00\00\00\18c\0E\BD\FB\D3\FE?\C2\82\A4<\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00p\A5/>\00\00\00\00\00\00\00\00\CC)e=\E7\B3\16>\00\00\00\00\00\00\00\00\00\00\00\00\E3\80\A4\C1q\DD\07\C1\A3\D7\02\C2\FAEyA\DD9\CE\BCp\13\B6=)\09T\C1-\DDU@\AC|C\BEW\8A|\C2m\DF\84\BE\02\AF\EE\C0\D3\B8\DF>F!\A1\BD~w\B2\C0W\10\E7>\00\00\00\00\18c\0E\BD\FB\D3\FE?\C2\82\A4<\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00p\A5/>\00\00\00\00\00\00\00\00\CC)e=\E7\B3\16>\00\00\00\00\00\00\00\00\00\00\00\00\E3\80\A4\C1q\DD\07\C1\A3\D7\02\C2\FAEyA\DD9\CE\BCp\13\B6=)\09T\C1-\DDU@\AC|C\BEW\8A|\C2m\DF\84\BE\02\AF\EE\C0\D3\B8\DF>F!\A1\BD~w\B2\C0W\10\E7>\8F\14w\A0M~H@\99\80\C8\11\88p5@hX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?\ECe\9C\98\A9\B6\BA\BF\F0\98\C8=h\E2\0C\C0\97\A8z\C7\93\AC\CA?\BB\9B\1AP\8E\C91\C0\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BF<S\DD\E3E2'@yxLF\9F\01I\C0\B8\09$|\99\D3\A6?|\E0\97\BF\EEL\FF?\7F\B5\B8\89v\D4\01@9\A3\EA\E3\88\E1\11\C0\8F\14w\A0M~H@\99\80\C8\11\88p5@\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BF\ECe\9C\98\A9\B6\BA\BF\F0\98\C8=h\E2\0C\C0hX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?hX\87bk\CC\C6\BF\8F\14w\A0M~H@\99\80\C8\11\88p5@hX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?\ECe\9C\98\A9\B6\BA\BF\F0\98\C8=h\E2\0C\C0\97\A8z\C7\93\AC\CA?\BB\9B\1AP\8E\C91\C0\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BF<S\DD\E3E2'@yxLF\9F\01I\C0\B8\09$|\99\D3\A6?|\E0\97\BF\EEL\FF?\7F\B5\B8\89v\D4\01@9\A3\EA\E3\88\E1\11\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BFhX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?\B8\09$|\99\D3\A6?|\E0\97\BF\EEL\FF?\97\A8z\C7\93\AC\CA?\BB\9B\1AP\8E\C91\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BFhX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?\B8\09$|\99\D3\A6?|\E0\97\BF\EEL\FF?\97\A8z\C7\93\AC\CA?\BB\9B\1AP\8E\C91\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\B8\EC2\02\FA\C3\98\BFe\C41&\C3<\BE\BFhX\87bk\CC\C6\BF\B3\1D\84c\93\1A\DE?\B8\09$|\99\D3\A6?|\E0\97\BF\EEL\FF?\97\A8z\C7\93\AC\CA?\BB\9B\1AP\8E\C91\C0\AF\CE4C\92T\8A\95\03\C0h-]\CE\FEw]\8F\FA\BFv\C9\89\0C\F1[(\C1\02\C0L!M\D1\B0\11\B3\A8\01\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00v\C9\89\0C\F1[(\C1\02\C0L!M\D1\B0\11\B3\A8\01\C0\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00v\C9\89\0C\F1[(\C1\02\C0L!M\D1\B0\11\B3\A8\01\C0\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\F2lG@\BB\D3\B3o}0\C4>\03p\00@!\AD'\97\91yqNO0\16\FEa\8D\FA\BF \FB\1F\B6\8B\988l+\BB%\0C\1C\10\F9?\12\CF\E5\E1I\A5?+\A2=\C5!\BDM\FD?\B6Ot\C3\A2~\02\11\1A\F9\09\09\FE\DA\02@\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\F2lG@\BB\D3\B3o}0\C4>\03p\00@!\AD'\97\91yqNO0\16\FEa\8D\FA\BF\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\F2lG@\BB\D3\B3o}0\C4>\03p\00@!\AD'\97\91yqNO0\16\FEa\8D\FA\BF \FB\1F\B6\8B\988l+\BB%\0C\1C\10\F9?\12\CF\E5\E1I\A5?+\A2=\C5!\BDM\FD?\B6Ot\C3\A2~\02\11\1A\F9\09\09\FE\DA\02@\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00 \FB\1F\B6\8B\988l+\BB%\0C\1C\10\F9?\F2lG@\BB\D3\B3o}0\C4>\03p\00@\B6Ot\C3\A2~\02\11\1A\F9\09\09\FE\DA\02@\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00 \FB\1F\B6\8B\988l+\BB%\0C\1C\10\F9?\F2lG@\BB\D3\B3o}0\C4>\03p\00@\B6Ot\C3\A2~\02\11\1A\F9\09\09\FE\DA\02@\C2!t&\E8X\F946F\0F\EC\C3\1C\04@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00 \FB\1F\B6\8B\988l+\BB%\0C\1C\10\F9?\F2lG@\BB\D3\B3o}0\C4>\03p\00@\B6Ot\C3\A2~\02\11\1A\F9\09\09\FE\DA\02@\08\9E\EA\00\00\00\00\007\9B\A4c\10a\D6\05:\88\09\00\00\00\00\00\F8\80\9Eh\14\0A\FD\FF\B1f\DA$-\ACE\AB\FF\FF\FF\FF\FF\FF\FF\7F\92G\FF\FF\FF\FF\FF\FF\DC\FF\FF\FF\FF\FF\FF\FF\97\1FO\00;?\8B\A3\FB\93xD\F6\CD\9B\ED\00\00\00\00\00\00\00\00C~\00\00\00\00\00\00\C6\B3\A9uM\18,\FF\F0Q\8F\DB\AFCC\EF\EE\D7\B5\04\C1\0E\C0\9FT\18\FA\88c?n\EE\08\9E\EA\00\00\00\00\007\9B\A4c\10a\D6\05\FB\93xD\F6\CD\9B\ED\F8\80\9Eh\14\0A\FD\FF\B1f\DA$-\ACE\AB:\88\09\00\00\00\00\00C~\00\00\00\00\00\00\DC\FF\FF\FF\FF\FF\FF\FF\08\9E\EA\00\00\00\00\00\97\1FO\00;?\8B\A3\FB\93xD\F6\CD\9B\ED\00\00\00\00\00\00\00\00C~\00\00\00\00\00\00\C6\B3\A9uM\18,\FF\F0Q\8F\DB\AFCC\EF\EE\D7\B5\04\C1\0E\C0\9FT\18\FA\88c?n\EE\08\9E\EA\00\00\00\00\00\00\00\00\00\00\00\00\00:\88\09\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\92G\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\97\1FO\00;?\8B\A3\FB\93xD\F6\CD\9B\ED\00\00\00\00\00\00\00\00C~\00\00\00\00\00\00\C6\B3\A9uM\18,\FF\F0Q\8F\DB\AFCC\EF\EE\D7\B5\04\C1\0E\C0\9FT\18\FA\88c?n\EE\08\9E\EA\00\00\00\00\00\00\00\00\00\00\00\00\00:\88\09\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\92G\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\97\1FO\00;?\8B\A3\FB\93xD\F6\CD\9B\ED\00\00\00\00\00\00\00\00C~\00\00\00\00\00\00\C6\B3\A9uM\18,\FF\F0Q\8F\DB\AFCC\EF\EE\D7\B5\04\C1\0E\C0\9FT\18\FA\88c?n\EE\08\9E\EA\00\00\00\00\00\00\00\00\00\00\00\00\00:\88\09\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7F\92G\FF\FF\FF\FF\FF\FF\00\00\00\00\00\00\00\00\97\1FO\00;?\8B\A3\FB\93xD\F6\CD\9B\ED\00\00\00\00\00\00\00\00C~\00\00\00\00\00\00\C6\B3\A9uM\18,\FF\F0Q\8F\DB\AFCC\EF\EE\D7\B5\04\C1\0E\C0\9FT\18\FA\88c?n\EE"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

@cells = global [4096 x i8] zeroinitializer, align 64
define void @f0() {
  %v0 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %v1 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 1), align 1
  %a1_0 = getelementptr i1, ptr @cells, i32 4
  %a1_1 = getelementptr i1, ptr @cells, i32 2
  %q1_0 = insertelement <2 x ptr> poison, ptr %a1_0, i32 0
  %q1_1 = insertelement <2 x ptr> %q1_0, ptr %a1_1, i32 1
  %e1_0 = extractelement <2 x i1> %v0, i32 0
  store i1 %e1_0, ptr %a1_0
  %e1_1 = extractelement <2 x i1> %v0, i32 1
  store i1 %e1_1, ptr %a1_1
  call void @llvm.masked.scatter.v2i1.v2p0(<2 x i1> %v0, <2 x ptr> %q1_1, <2 x i1> %v1)
  %g1_0 = load i1, ptr %a1_0
  %h1_0 = insertelement <2 x i1> poison, i1 %g1_0, i32 0
  %g1_1 = load i1, ptr %a1_1
  %h1_1 = insertelement <2 x i1> %h1_0, i1 %g1_1, i32 1
  %t1 = freeze <2 x i1> %h1_1
  store <2 x i1> %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  %v2 = load i32, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %a2_0 = getelementptr i1, ptr @cells, i32 4
  %a2_1 = getelementptr i1, ptr @cells, i32 2
  %q2_0 = insertelement <2 x ptr> poison, ptr %a2_0, i32 0
  %q2_1 = insertelement <2 x ptr> %q2_0, ptr %a2_1, i32 1
  %e2_0 = extractelement <2 x i1> %v0, i32 0
  store i1 %e2_0, ptr %a2_0
  %e2_1 = extractelement <2 x i1> %v0, i32 1
  store i1 %e2_1, ptr %a2_1
  %p2 = call <2 x i1> @llvm.vp.gather.v2i1.v2p0(<2 x ptr> %q2_1, <2 x i1> %v1, i32 %v2)
  %t2 = select <2 x i1> %v0, <2 x i1> %p2, <2 x i1> zeroinitializer
  store <2 x i1> %t2, ptr @out, align 1
  call void @check(i32 2, i64 1, i64 1)
  %a3_0 = getelementptr i1, ptr @cells, i32 4
  %a3_1 = getelementptr i1, ptr @cells, i32 2
  %q3_0 = insertelement <2 x ptr> poison, ptr %a3_0, i32 0
  %q3_1 = insertelement <2 x ptr> %q3_0, ptr %a3_1, i32 1
  %e3_0 = extractelement <2 x i1> %v0, i32 0
  store i1 %e3_0, ptr %a3_0
  %e3_1 = extractelement <2 x i1> %v0, i32 1
  store i1 %e3_1, ptr %a3_1
  call void @llvm.vp.scatter.v2i1.v2p0(<2 x i1> %v0, <2 x ptr> %q3_1, <2 x i1> %v1, i32 %v2)
  %g3_0 = load i1, ptr %a3_0
  %h3_0 = insertelement <2 x i1> poison, i1 %g3_0, i32 0
  %g3_1 = load i1, ptr %a3_1
  %h3_1 = insertelement <2 x i1> %h3_0, i1 %g3_1, i32 1
  %t3 = freeze <2 x i1> %h3_1
  store <2 x i1> %t3, ptr @out, align 1
  call void @check(i32 3, i64 2, i64 1)
  %v3 = load i64, ptr getelementptr (i8, ptr @in, i64 6), align 1
  %a4_0 = getelementptr i1, ptr @cells, i32 4
  %a4_1 = getelementptr i1, ptr @cells, i32 2
  %e4_0 = extractelement <2 x i1> %v0, i32 0
  store i1 %e4_0, ptr %a4_0
  %e4_1 = extractelement <2 x i1> %v0, i32 1
  store i1 %e4_1, ptr %a4_1
  %b4 = getelementptr i1, ptr @cells, i32 4
  %p4 = call <2 x i1> @llvm.experimental.vp.strided.load.v2i1.p0.i64(ptr %b4, i64 %v3, <2 x i1> %v1, i32 %v2)
  %t4 = select <2 x i1> %v0, <2 x i1> %p4, <2 x i1> zeroinitializer
  store <2 x i1> %t4, ptr @out, align 1
  call void @check(i32 4, i64 3, i64 1)
  %a5_0 = getelementptr i1, ptr @cells, i32 4
  %a5_1 = getelementptr i1, ptr @cells, i32 2
  %e5_0 = extractelement <2 x i1> %v0, i32 0
  store i1 %e5_0, ptr %a5_0
  %e5_1 = extractelement <2 x i1> %v0, i32 1
  store i1 %e5_1, ptr %a5_1
  %b5 = getelementptr i1, ptr @cells, i32 4
  call void @llvm.experimental.vp.strided.store.v2i1.p0.i64(<2 x i1> %v0, ptr %b5, i64 %v3, <2 x i1> %v1, i32 %v2)
  %g5_0 = load i1, ptr %a5_0
  %h5_0 = insertelement <2 x i1> poison, i1 %g5_0, i32 0
  %g5_1 = load i1, ptr %a5_1
  %h5_1 = insertelement <2 x i1> %h5_0, i1 %g5_1, i32 1
  %t5 = freeze <2 x i1> %h5_1
  store <2 x i1> %t5, ptr @out, align 1
  call void @check(i32 5, i64 4, i64 1)
  ret void
}

define void @f1() {
  %v0 = load <2 x i7>, ptr getelementptr (i8, ptr @in, i64 14), align 1
  %v1 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 16), align 1
  %v2 = load <2 x i7>, ptr getelementptr (i8, ptr @in, i64 17), align 1
  %a6_0 = getelementptr i7, ptr @cells, i32 4
  %a6_1 = getelementptr i7, ptr @cells, i32 2
  %q6_0 = insertelement <2 x ptr> poison, ptr %a6_0, i32 0
  %q6_1 = insertelement <2 x ptr> %q6_0, ptr %a6_1, i32 1
  %e6_0 = extractelement <2 x i7> %v0, i32 0
  store i7 %e6_0, ptr %a6_0
  %e6_1 = extractelement <2 x i7> %v0, i32 1
  store i7 %e6_1, ptr %a6_1
  %t6 = call <2 x i7> @llvm.masked.gather.v2i7.v2p0(<2 x ptr> %q6_1, <2 x i1> %v1, <2 x i7> %v2)
  store <2 x i7> %t6, ptr @out, align 1
  call void @check(i32 6, i64 5, i64 2)
  %a7_0 = getelementptr i7, ptr @cells, i32 4
  %a7_1 = getelementptr i7, ptr @cells, i32 2
  %q7_0 = insertelement <2 x ptr> poison, ptr %a7_0, i32 0
  %q7_1 = insertelement <2 x ptr> %q7_0, ptr %a7_1, i32 1
  %e7_0 = extractelement <2 x i7> %v0, i32 0
  store i7 %e7_0, ptr %a7_0
  %e7_1 = extractelement <2 x i7> %v0, i32 1
  store i7 %e7_1, ptr %a7_1
  call void @llvm.masked.scatter.v2i7.v2p0(<2 x i7> %v2, <2 x ptr> %q7_1, <2 x i1> %v1)
  %g7_0 = load i7, ptr %a7_0
  %h7_0 = insertelement <2 x i7> poison, i7 %g7_0, i32 0
  %g7_1 = load i7, ptr %a7_1
  %h7_1 = insertelement <2 x i7> %h7_0, i7 %g7_1, i32 1
  %t7 = freeze <2 x i7> %h7_1
  store <2 x i7> %t7, ptr @out, align 1
  call void @check(i32 7, i64 7, i64 2)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 19), align 1
  %a8_0 = getelementptr i7, ptr @cells, i32 4
  %a8_1 = getelementptr i7, ptr @cells, i32 2
  %q8_0 = insertelement <2 x ptr> poison, ptr %a8_0, i32 0
  %q8_1 = insertelement <2 x ptr> %q8_0, ptr %a8_1, i32 1
  %e8_0 = extractelement <2 x i7> %v0, i32 0
  store i7 %e8_0, ptr %a8_0
  %e8_1 = extractelement <2 x i7> %v0, i32 1
  store i7 %e8_1, ptr %a8_1
  %p8 = call <2 x i7> @llvm.vp.gather.v2i7.v2p0(<2 x ptr> %q8_1, <2 x i1> %v1, i32 %v3)
  %t8 = select <2 x i1> %v1, <2 x i7> %p8, <2 x i7> zeroinitializer
  store <2 x i7> %t8, ptr @out, align 1
  call void @check(i32 8, i64 9, i64 2)
  %a9_0 = getelementptr i7, ptr @cells, i32 4
  %a9_1 = getelementptr i7, ptr @cells, i32 2
  %q9_0 = insertelement <2 x ptr> poison, ptr %a9_0, i32 0
  %q9_1 = insertelement <2 x ptr> %q9_0, ptr %a9_1, i32 1
  %e9_0 = extractelement <2 x i7> %v0, i32 0
  store i7 %e9_0, ptr %a9_0
  %e9_1 = extractelement <2 x i7> %v0, i32 1
  store i7 %e9_1, ptr %a9_1
  call void @llvm.vp.scatter.v2i7.v2p0(<2 x i7> %v2, <2 x ptr> %q9_1, <2 x i1> %v1, i32 %v3)
  %g9_0 = load i7, ptr %a9_0
  %h9_0 = insertelement <2 x i7> poison, i7 %g9_0, i32 0
  %g9_1 = load i7, ptr %a9_1
  %h9_1 = insertelement <2 x i7> %h9_0, i7 %g9_1, i32 1
  %t9 = freeze <2 x i7> %h9_1
  store <2 x i7> %t9, ptr @out, align 1
  call void @check(i32 9, i64 11, i64 2)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 23), align 1
  %a10_0 = getelementptr i7, ptr @cells, i32 4
  %a10_1 = getelementptr i7, ptr @cells, i32 2
  %e10_0 = extractelement <2 x i7> %v0, i32 0
  store i7 %e10_0, ptr %a10_0
  %e10_1 = extractelement <2 x i7> %v0, i32 1
  store i7 %e10_1, ptr %a10_1
  %b10 = getelementptr i7, ptr @cells, i32 4
  %p10 = call <2 x i7> @llvm.experimental.vp.strided.load.v2i7.p0.i64(ptr %b10, i64 %v4, <2 x i1> %v1, i32 %v3)
  %t10 = select <2 x i1> %v1, <2 x i7> %p10, <2 x i7> zeroinitializer
  store <2 x i7> %t10, ptr @out, align 1
  call void @check(i32 10, i64 13, i64 2)
  %a11_0 = getelementptr i7, ptr @cells, i32 4
  %a11_1 = getelementptr i7, ptr @cells, i32 2
  %e11_0 = extractelement <2 x i7> %v0, i32 0
  store i7 %e11_0, ptr %a11_0
  %e11_1 = extractelement <2 x i7> %v0, i32 1
  store i7 %e11_1, ptr %a11_1
  %b11 = getelementptr i7, ptr @cells, i32 4
  call void @llvm.experimental.vp.strided.store.v2i7.p0.i64(<2 x i7> %v2, ptr %b11, i64 %v4, <2 x i1> %v1, i32 %v3)
  %g11_0 = load i7, ptr %a11_0
  %h11_0 = insertelement <2 x i7> poison, i7 %g11_0, i32 0
  %g11_1 = load i7, ptr %a11_1
  %h11_1 = insertelement <2 x i7> %h11_0, i7 %g11_1, i32 1
  %t11 = freeze <2 x i7> %h11_1
  store <2 x i7> %t11, ptr @out, align 1
  call void @check(i32 11, i64 15, i64 2)
  ret void
}

define void @f2() {
  %v0 = load <7 x i8>, ptr getelementptr (i8, ptr @in, i64 31), align 1
  %v1 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 38), align 1
  %v2 = load <7 x i8>, ptr getelementptr (i8, ptr @in, i64 39), align 1
  %a12_0 = getelementptr i8, ptr @cells, i32 14
  %a12_1 = getelementptr i8, ptr @cells, i32 12
  %a12_2 = getelementptr i8, ptr @cells, i32 10
  %a12_3 = getelementptr i8, ptr @cells, i32 8
  %a12_4 = getelementptr i8, ptr @cells, i32 6
  %a12_5 = getelementptr i8, ptr @cells, i32 4
  %a12_6 = getelementptr i8, ptr @cells, i32 2
  %q12_0 = insertelement <7 x ptr> poison, ptr %a12_0, i32 0
  %q12_1 = insertelement <7 x ptr> %q12_0, ptr %a12_1, i32 1
  %q12_2 = insertelement <7 x ptr> %q12_1, ptr %a12_2, i32 2
  %q12_3 = insertelement <7 x ptr> %q12_2, ptr %a12_3, i32 3
  %q12_4 = insertelement <7 x ptr> %q12_3, ptr %a12_4, i32 4
  %q12_5 = insertelement <7 x ptr> %q12_4, ptr %a12_5, i32 5
  %q12_6 = insertelement <7 x ptr> %q12_5, ptr %a12_6, i32 6
  %e12_0 = extractelement <7 x i8> %v0, i32 0
  store i8 %e12_0, ptr %a12_0
  %e12_1 = extractelement <7 x i8> %v0, i32 1
  store i8 %e12_1, ptr %a12_1
  %e12_2 = extractelement <7 x i8> %v0, i32 2
  store i8 %e12_2, ptr %a12_2
  %e12_3 = extractelement <7 x i8> %v0, i32 3
  store i8 %e12_3, ptr %a12_3
  %e12_4 = extractelement <7 x i8> %v0, i32 4
  store i8 %e12_4, ptr %a12_4
  %e12_5 = extractelement <7 x i8> %v0, i32 5
  store i8 %e12_5, ptr %a12_5
  %e12_6 = extractelement <7 x i8> %v0, i32 6
  store i8 %e12_6, ptr %a12_6
  call void @llvm.masked.scatter.v7i8.v7p0(<7 x i8> %v2, <7 x ptr> %q12_6, <7 x i1> %v1)
  %g12_0 = load i8, ptr %a12_0
  %h12_0 = insertelement <7 x i8> poison, i8 %g12_0, i32 0
  %g12_1 = load i8, ptr %a12_1
  %h12_1 = insertelement <7 x i8> %h12_0, i8 %g12_1, i32 1
  %g12_2 = load i8, ptr %a12_2
  %h12_2 = insertelement <7 x i8> %h12_1, i8 %g12_2, i32 2
  %g12_3 = load i8, ptr %a12_3
  %h12_3 = insertelement <7 x i8> %h12_2, i8 %g12_3, i32 3
  %g12_4 = load i8, ptr %a12_4
  %h12_4 = insertelement <7 x i8> %h12_3, i8 %g12_4, i32 4
  %g12_5 = load i8, ptr %a12_5
  %h12_5 = insertelement <7 x i8> %h12_4, i8 %g12_5, i32 5
  %g12_6 = load i8, ptr %a12_6
  %h12_6 = insertelement <7 x i8> %h12_5, i8 %g12_6, i32 6
  %t12 = freeze <7 x i8> %h12_6
  store <7 x i8> %t12, ptr @out, align 1
  call void @check(i32 12, i64 17, i64 7)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 46), align 1
  store <7 x i8> %v0, ptr @out
  %p13 = call <7 x i8> @llvm.vp.load.v7i8.p0(ptr @out, <7 x i1> %v1, i32 %v3)
  %t13 = select <7 x i1> %v1, <7 x i8> %p13, <7 x i8> zeroinitializer
  store <7 x i8> %t13, ptr @out, align 1
  call void @check(i32 13, i64 24, i64 7)
  store <7 x i8> %v0, ptr @out
  call void @llvm.vp.store.v7i8.p0(<7 x i8> %v2, ptr @out, <7 x i1> %v1, i32 %v3)
  %t14 = load <7 x i8>, ptr @out
  store <7 x i8> %t14, ptr @out, align 1
  call void @check(i32 14, i64 31, i64 7)
  %a15_0 = getelementptr i8, ptr @cells, i32 14
  %a15_1 = getelementptr i8, ptr @cells, i32 12
  %a15_2 = getelementptr i8, ptr @cells, i32 10
  %a15_3 = getelementptr i8, ptr @cells, i32 8
  %a15_4 = getelementptr i8, ptr @cells, i32 6
  %a15_5 = getelementptr i8, ptr @cells, i32 4
  %a15_6 = getelementptr i8, ptr @cells, i32 2
  %q15_0 = insertelement <7 x ptr> poison, ptr %a15_0, i32 0
  %q15_1 = insertelement <7 x ptr> %q15_0, ptr %a15_1, i32 1
  %q15_2 = insertelement <7 x ptr> %q15_1, ptr %a15_2, i32 2
  %q15_3 = insertelement <7 x ptr> %q15_2, ptr %a15_3, i32 3
  %q15_4 = insertelement <7 x ptr> %q15_3, ptr %a15_4, i32 4
  %q15_5 = insertelement <7 x ptr> %q15_4, ptr %a15_5, i32 5
  %q15_6 = insertelement <7 x ptr> %q15_5, ptr %a15_6, i32 6
  %e15_0 = extractelement <7 x i8> %v0, i32 0
  store i8 %e15_0, ptr %a15_0
  %e15_1 = extractelement <7 x i8> %v0, i32 1
  store i8 %e15_1, ptr %a15_1
  %e15_2 = extractelement <7 x i8> %v0, i32 2
  store i8 %e15_2, ptr %a15_2
  %e15_3 = extractelement <7 x i8> %v0, i32 3
  store i8 %e15_3, ptr %a15_3
  %e15_4 = extractelement <7 x i8> %v0, i32 4
  store i8 %e15_4, ptr %a15_4
  %e15_5 = extractelement <7 x i8> %v0, i32 5
  store i8 %e15_5, ptr %a15_5
  %e15_6 = extractelement <7 x i8> %v0, i32 6
  store i8 %e15_6, ptr %a15_6
  %p15 = call <7 x i8> @llvm.vp.gather.v7i8.v7p0(<7 x ptr> %q15_6, <7 x i1> %v1, i32 %v3)
  %t15 = select <7 x i1> %v1, <7 x i8> %p15, <7 x i8> zeroinitializer
  store <7 x i8> %t15, ptr @out, align 1
  call void @check(i32 15, i64 38, i64 7)
  %a16_0 = getelementptr i8, ptr @cells, i32 14
  %a16_1 = getelementptr i8, ptr @cells, i32 12
  %a16_2 = getelementptr i8, ptr @cells, i32 10
  %a16_3 = getelementptr i8, ptr @cells, i32 8
  %a16_4 = getelementptr i8, ptr @cells, i32 6
  %a16_5 = getelementptr i8, ptr @cells, i32 4
  %a16_6 = getelementptr i8, ptr @cells, i32 2
  %q16_0 = insertelement <7 x ptr> poison, ptr %a16_0, i32 0
  %q16_1 = insertelement <7 x ptr> %q16_0, ptr %a16_1, i32 1
  %q16_2 = insertelement <7 x ptr> %q16_1, ptr %a16_2, i32 2
  %q16_3 = insertelement <7 x ptr> %q16_2, ptr %a16_3, i32 3
  %q16_4 = insertelement <7 x ptr> %q16_3, ptr %a16_4, i32 4
  %q16_5 = insertelement <7 x ptr> %q16_4, ptr %a16_5, i32 5
  %q16_6 = insertelement <7 x ptr> %q16_5, ptr %a16_6, i32 6
  %e16_0 = extractelement <7 x i8> %v0, i32 0
  store i8 %e16_0, ptr %a16_0
  %e16_1 = extractelement <7 x i8> %v0, i32 1
  store i8 %e16_1, ptr %a16_1
  %e16_2 = extractelement <7 x i8> %v0, i32 2
  store i8 %e16_2, ptr %a16_2
  %e16_3 = extractelement <7 x i8> %v0, i32 3
  store i8 %e16_3, ptr %a16_3
  %e16_4 = extractelement <7 x i8> %v0, i32 4
  store i8 %e16_4, ptr %a16_4
  %e16_5 = extractelement <7 x i8> %v0, i32 5
  store i8 %e16_5, ptr %a16_5
  %e16_6 = extractelement <7 x i8> %v0, i32 6
  store i8 %e16_6, ptr %a16_6
  call void @llvm.vp.scatter.v7i8.v7p0(<7 x i8> %v2, <7 x ptr> %q16_6, <7 x i1> %v1, i32 %v3)
  %g16_0 = load i8, ptr %a16_0
  %h16_0 = insertelement <7 x i8> poison, i8 %g16_0, i32 0
  %g16_1 = load i8, ptr %a16_1
  %h16_1 = insertelement <7 x i8> %h16_0, i8 %g16_1, i32 1
  %g16_2 = load i8, ptr %a16_2
  %h16_2 = insertelement <7 x i8> %h16_1, i8 %g16_2, i32 2
  %g16_3 = load i8, ptr %a16_3
  %h16_3 = insertelement <7 x i8> %h16_2, i8 %g16_3, i32 3
  %g16_4 = load i8, ptr %a16_4
  %h16_4 = insertelement <7 x i8> %h16_3, i8 %g16_4, i32 4
  %g16_5 = load i8, ptr %a16_5
  %h16_5 = insertelement <7 x i8> %h16_4, i8 %g16_5, i32 5
  %g16_6 = load i8, ptr %a16_6
  %h16_6 = insertelement <7 x i8> %h16_5, i8 %g16_6, i32 6
  %t16 = freeze <7 x i8> %h16_6
  store <7 x i8> %t16, ptr @out, align 1
  call void @check(i32 16, i64 45, i64 7)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 50), align 1
  %a17_0 = getelementptr i8, ptr @cells, i32 14
  %a17_1 = getelementptr i8, ptr @cells, i32 12
  %a17_2 = getelementptr i8, ptr @cells, i32 10
  %a17_3 = getelementptr i8, ptr @cells, i32 8
  %a17_4 = getelementptr i8, ptr @cells, i32 6
  %a17_5 = getelementptr i8, ptr @cells, i32 4
  %a17_6 = getelementptr i8, ptr @cells, i32 2
  %e17_0 = extractelement <7 x i8> %v0, i32 0
  store i8 %e17_0, ptr %a17_0
  %e17_1 = extractelement <7 x i8> %v0, i32 1
  store i8 %e17_1, ptr %a17_1
  %e17_2 = extractelement <7 x i8> %v0, i32 2
  store i8 %e17_2, ptr %a17_2
  %e17_3 = extractelement <7 x i8> %v0, i32 3
  store i8 %e17_3, ptr %a17_3
  %e17_4 = extractelement <7 x i8> %v0, i32 4
  store i8 %e17_4, ptr %a17_4
  %e17_5 = extractelement <7 x i8> %v0, i32 5
  store i8 %e17_5, ptr %a17_5
  %e17_6 = extractelement <7 x i8> %v0, i32 6
  store i8 %e17_6, ptr %a17_6
  %b17 = getelementptr i8, ptr @cells, i32 14
  %p17 = call <7 x i8> @llvm.experimental.vp.strided.load.v7i8.p0.i64(ptr %b17, i64 %v4, <7 x i1> %v1, i32 %v3)
  %t17 = select <7 x i1> %v1, <7 x i8> %p17, <7 x i8> zeroinitializer
  store <7 x i8> %t17, ptr @out, align 1
  call void @check(i32 17, i64 52, i64 7)
  %a18_0 = getelementptr i8, ptr @cells, i32 14
  %a18_1 = getelementptr i8, ptr @cells, i32 12
  %a18_2 = getelementptr i8, ptr @cells, i32 10
  %a18_3 = getelementptr i8, ptr @cells, i32 8
  %a18_4 = getelementptr i8, ptr @cells, i32 6
  %a18_5 = getelementptr i8, ptr @cells, i32 4
  %a18_6 = getelementptr i8, ptr @cells, i32 2
  %e18_0 = extractelement <7 x i8> %v0, i32 0
  store i8 %e18_0, ptr %a18_0
  %e18_1 = extractelement <7 x i8> %v0, i32 1
  store i8 %e18_1, ptr %a18_1
  %e18_2 = extractelement <7 x i8> %v0, i32 2
  store i8 %e18_2, ptr %a18_2
  %e18_3 = extractelement <7 x i8> %v0, i32 3
  store i8 %e18_3, ptr %a18_3
  %e18_4 = extractelement <7 x i8> %v0, i32 4
  store i8 %e18_4, ptr %a18_4
  %e18_5 = extractelement <7 x i8> %v0, i32 5
  store i8 %e18_5, ptr %a18_5
  %e18_6 = extractelement <7 x i8> %v0, i32 6
  store i8 %e18_6, ptr %a18_6
  %b18 = getelementptr i8, ptr @cells, i32 14
  call void @llvm.experimental.vp.strided.store.v7i8.p0.i64(<7 x i8> %v2, ptr %b18, i64 %v4, <7 x i1> %v1, i32 %v3)
  %g18_0 = load i8, ptr %a18_0
  %h18_0 = insertelement <7 x i8> poison, i8 %g18_0, i32 0
  %g18_1 = load i8, ptr %a18_1
  %h18_1 = insertelement <7 x i8> %h18_0, i8 %g18_1, i32 1
  %g18_2 = load i8, ptr %a18_2
  %h18_2 = insertelement <7 x i8> %h18_1, i8 %g18_2, i32 2
  %g18_3 = load i8, ptr %a18_3
  %h18_3 = insertelement <7 x i8> %h18_2, i8 %g18_3, i32 3
  %g18_4 = load i8, ptr %a18_4
  %h18_4 = insertelement <7 x i8> %h18_3, i8 %g18_4, i32 4
  %g18_5 = load i8, ptr %a18_5
  %h18_5 = insertelement <7 x i8> %h18_4, i8 %g18_5, i32 5
  %g18_6 = load i8, ptr %a18_6
  %h18_6 = insertelement <7 x i8> %h18_5, i8 %g18_6, i32 6
  %t18 = freeze <7 x i8> %h18_6
  store <7 x i8> %t18, ptr @out, align 1
  call void @check(i32 18, i64 59, i64 7)
  ret void
}

define void @f3() {
  %v0 = load <7 x i8>, ptr getelementptr (i8, ptr @in, i64 58), align 1
  %v1 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 65), align 1
  %v2 = load i8, ptr getelementptr (i8, ptr @in, i64 66), align 1
  %a19_0 = getelementptr i8, ptr @cells, i32 14
  %a19_1 = getelementptr i8, ptr @cells, i32 12
  %a19_2 = getelementptr i8, ptr @cells, i32 10
  %a19_3 = getelementptr i8, ptr @cells, i32 8
  %a19_4 = getelementptr i8, ptr @cells, i32 6
  %a19_5 = getelementptr i8, ptr @cells, i32 4
  %a19_6 = getelementptr i8, ptr @cells, i32 2
  %q19_0 = insertelement <7 x ptr> poison, ptr %a19_0, i32 0
  %q19_1 = insertelement <7 x ptr> %q19_0, ptr %a19_1, i32 1
  %q19_2 = insertelement <7 x ptr> %q19_1, ptr %a19_2, i32 2
  %q19_3 = insertelement <7 x ptr> %q19_2, ptr %a19_3, i32 3
  %q19_4 = insertelement <7 x ptr> %q19_3, ptr %a19_4, i32 4
  %q19_5 = insertelement <7 x ptr> %q19_4, ptr %a19_5, i32 5
  %q19_6 = insertelement <7 x ptr> %q19_5, ptr %a19_6, i32 6
  %e19_0 = extractelement <7 x i8> %v0, i32 0
  store i8 %e19_0, ptr %a19_0
  %e19_1 = extractelement <7 x i8> %v0, i32 1
  store i8 %e19_1, ptr %a19_1
  %e19_2 = extractelement <7 x i8> %v0, i32 2
  store i8 %e19_2, ptr %a19_2
  %e19_3 = extractelement <7 x i8> %v0, i32 3
  store i8 %e19_3, ptr %a19_3
  %e19_4 = extractelement <7 x i8> %v0, i32 4
  store i8 %e19_4, ptr %a19_4
  %e19_5 = extractelement <7 x i8> %v0, i32 5
  store i8 %e19_5, ptr %a19_5
  %e19_6 = extractelement <7 x i8> %v0, i32 6
  store i8 %e19_6, ptr %a19_6
  call void @llvm.experimental.vector.histogram.umin.v7p0.i8(<7 x ptr> %q19_6, i8 %v2, <7 x i1> %v1)
  %g19_0 = load i8, ptr %a19_0
  %h19_0 = insertelement <7 x i8> poison, i8 %g19_0, i32 0
  %g19_1 = load i8, ptr %a19_1
  %h19_1 = insertelement <7 x i8> %h19_0, i8 %g19_1, i32 1
  %g19_2 = load i8, ptr %a19_2
  %h19_2 = insertelement <7 x i8> %h19_1, i8 %g19_2, i32 2
  %g19_3 = load i8, ptr %a19_3
  %h19_3 = insertelement <7 x i8> %h19_2, i8 %g19_3, i32 3
  %g19_4 = load i8, ptr %a19_4
  %h19_4 = insertelement <7 x i8> %h19_3, i8 %g19_4, i32 4
  %g19_5 = load i8, ptr %a19_5
  %h19_5 = insertelement <7 x i8> %h19_4, i8 %g19_5, i32 5
  %g19_6 = load i8, ptr %a19_6
  %h19_6 = insertelement <7 x i8> %h19_5, i8 %g19_6, i32 6
  %t19 = freeze <7 x i8> %h19_6
  store <7 x i8> %t19, ptr @out, align 1
  call void @check(i32 19, i64 66, i64 7)
  ret void
}

define void @f4() {
  %v0 = load <4 x i24>, ptr getelementptr (i8, ptr @in, i64 67), align 1
  %v1 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 79), align 1
  %v2 = load <4 x i24>, ptr getelementptr (i8, ptr @in, i64 80), align 1
  %a20_0 = getelementptr i24, ptr @cells, i32 8
  %a20_1 = getelementptr i24, ptr @cells, i32 6
  %a20_2 = getelementptr i24, ptr @cells, i32 4
  %a20_3 = getelementptr i24, ptr @cells, i32 2
  %q20_0 = insertelement <4 x ptr> poison, ptr %a20_0, i32 0
  %q20_1 = insertelement <4 x ptr> %q20_0, ptr %a20_1, i32 1
  %q20_2 = insertelement <4 x ptr> %q20_1, ptr %a20_2, i32 2
  %q20_3 = insertelement <4 x ptr> %q20_2, ptr %a20_3, i32 3
  %e20_0 = extractelement <4 x i24> %v0, i32 0
  store i24 %e20_0, ptr %a20_0
  %e20_1 = extractelement <4 x i24> %v0, i32 1
  store i24 %e20_1, ptr %a20_1
  %e20_2 = extractelement <4 x i24> %v0, i32 2
  store i24 %e20_2, ptr %a20_2
  %e20_3 = extractelement <4 x i24> %v0, i32 3
  store i24 %e20_3, ptr %a20_3
  %t20 = call <4 x i24> @llvm.masked.gather.v4i24.v4p0(<4 x ptr> %q20_3, <4 x i1> %v1, <4 x i24> %v2)
  store <4 x i24> %t20, ptr @out, align 1
  call void @check(i32 20, i64 73, i64 12)
  %a21_0 = getelementptr i24, ptr @cells, i32 8
  %a21_1 = getelementptr i24, ptr @cells, i32 6
  %a21_2 = getelementptr i24, ptr @cells, i32 4
  %a21_3 = getelementptr i24, ptr @cells, i32 2
  %q21_0 = insertelement <4 x ptr> poison, ptr %a21_0, i32 0
  %q21_1 = insertelement <4 x ptr> %q21_0, ptr %a21_1, i32 1
  %q21_2 = insertelement <4 x ptr> %q21_1, ptr %a21_2, i32 2
  %q21_3 = insertelement <4 x ptr> %q21_2, ptr %a21_3, i32 3
  %e21_0 = extractelement <4 x i24> %v0, i32 0
  store i24 %e21_0, ptr %a21_0
  %e21_1 = extractelement <4 x i24> %v0, i32 1
  store i24 %e21_1, ptr %a21_1
  %e21_2 = extractelement <4 x i24> %v0, i32 2
  store i24 %e21_2, ptr %a21_2
  %e21_3 = extractelement <4 x i24> %v0, i32 3
  store i24 %e21_3, ptr %a21_3
  call void @llvm.masked.scatter.v4i24.v4p0(<4 x i24> %v2, <4 x ptr> %q21_3, <4 x i1> %v1)
  %g21_0 = load i24, ptr %a21_0
  %h21_0 = insertelement <4 x i24> poison, i24 %g21_0, i32 0
  %g21_1 = load i24, ptr %a21_1
  %h21_1 = insertelement <4 x i24> %h21_0, i24 %g21_1, i32 1
  %g21_2 = load i24, ptr %a21_2
  %h21_2 = insertelement <4 x i24> %h21_1, i24 %g21_2, i32 2
  %g21_3 = load i24, ptr %a21_3
  %h21_3 = insertelement <4 x i24> %h21_2, i24 %g21_3, i32 3
  %t21 = freeze <4 x i24> %h21_3
  store <4 x i24> %t21, ptr @out, align 1
  call void @check(i32 21, i64 85, i64 12)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 92), align 1
  %a22_0 = getelementptr i24, ptr @cells, i32 8
  %a22_1 = getelementptr i24, ptr @cells, i32 6
  %a22_2 = getelementptr i24, ptr @cells, i32 4
  %a22_3 = getelementptr i24, ptr @cells, i32 2
  %q22_0 = insertelement <4 x ptr> poison, ptr %a22_0, i32 0
  %q22_1 = insertelement <4 x ptr> %q22_0, ptr %a22_1, i32 1
  %q22_2 = insertelement <4 x ptr> %q22_1, ptr %a22_2, i32 2
  %q22_3 = insertelement <4 x ptr> %q22_2, ptr %a22_3, i32 3
  %e22_0 = extractelement <4 x i24> %v0, i32 0
  store i24 %e22_0, ptr %a22_0
  %e22_1 = extractelement <4 x i24> %v0, i32 1
  store i24 %e22_1, ptr %a22_1
  %e22_2 = extractelement <4 x i24> %v0, i32 2
  store i24 %e22_2, ptr %a22_2
  %e22_3 = extractelement <4 x i24> %v0, i32 3
  store i24 %e22_3, ptr %a22_3
  %p22 = call <4 x i24> @llvm.vp.gather.v4i24.v4p0(<4 x ptr> %q22_3, <4 x i1> %v1, i32 %v3)
  %t22 = select <4 x i1> %v1, <4 x i24> %p22, <4 x i24> zeroinitializer
  store <4 x i24> %t22, ptr @out, align 1
  call void @check(i32 22, i64 97, i64 12)
  %a23_0 = getelementptr i24, ptr @cells, i32 8
  %a23_1 = getelementptr i24, ptr @cells, i32 6
  %a23_2 = getelementptr i24, ptr @cells, i32 4
  %a23_3 = getelementptr i24, ptr @cells, i32 2
  %q23_0 = insertelement <4 x ptr> poison, ptr %a23_0, i32 0
  %q23_1 = insertelement <4 x ptr> %q23_0, ptr %a23_1, i32 1
  %q23_2 = insertelement <4 x ptr> %q23_1, ptr %a23_2, i32 2
  %q23_3 = insertelement <4 x ptr> %q23_2, ptr %a23_3, i32 3
  %e23_0 = extractelement <4 x i24> %v0, i32 0
  store i24 %e23_0, ptr %a23_0
  %e23_1 = extractelement <4 x i24> %v0, i32 1
  store i24 %e23_1, ptr %a23_1
  %e23_2 = extractelement <4 x i24> %v0, i32 2
  store i24 %e23_2, ptr %a23_2
  %e23_3 = extractelement <4 x i24> %v0, i32 3
  store i24 %e23_3, ptr %a23_3
  call void @llvm.vp.scatter.v4i24.v4p0(<4 x i24> %v2, <4 x ptr> %q23_3, <4 x i1> %v1, i32 %v3)
  %g23_0 = load i24, ptr %a23_0
  %h23_0 = insertelement <4 x i24> poison, i24 %g23_0, i32 0
  %g23_1 = load i24, ptr %a23_1
  %h23_1 = insertelement <4 x i24> %h23_0, i24 %g23_1, i32 1
  %g23_2 = load i24, ptr %a23_2
  %h23_2 = insertelement <4 x i24> %h23_1, i24 %g23_2, i32 2
  %g23_3 = load i24, ptr %a23_3
  %h23_3 = insertelement <4 x i24> %h23_2, i24 %g23_3, i32 3
  %t23 = freeze <4 x i24> %h23_3
  store <4 x i24> %t23, ptr @out, align 1
  call void @check(i32 23, i64 109, i64 12)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 96), align 1
  %a24_0 = getelementptr i24, ptr @cells, i32 8
  %a24_1 = getelementptr i24, ptr @cells, i32 6
  %a24_2 = getelementptr i24, ptr @cells, i32 4
  %a24_3 = getelementptr i24, ptr @cells, i32 2
  %e24_0 = extractelement <4 x i24> %v0, i32 0
  store i24 %e24_0, ptr %a24_0
  %e24_1 = extractelement <4 x i24> %v0, i32 1
  store i24 %e24_1, ptr %a24_1
  %e24_2 = extractelement <4 x i24> %v0, i32 2
  store i24 %e24_2, ptr %a24_2
  %e24_3 = extractelement <4 x i24> %v0, i32 3
  store i24 %e24_3, ptr %a24_3
  %b24 = getelementptr i24, ptr @cells, i32 8
  %p24 = call <4 x i24> @llvm.experimental.vp.strided.load.v4i24.p0.i64(ptr %b24, i64 %v4, <4 x i1> %v1, i32 %v3)
  %t24 = select <4 x i1> %v1, <4 x i24> %p24, <4 x i24> zeroinitializer
  store <4 x i24> %t24, ptr @out, align 1
  call void @check(i32 24, i64 121, i64 12)
  %a25_0 = getelementptr i24, ptr @cells, i32 8
  %a25_1 = getelementptr i24, ptr @cells, i32 6
  %a25_2 = getelementptr i24, ptr @cells, i32 4
  %a25_3 = getelementptr i24, ptr @cells, i32 2
  %e25_0 = extractelement <4 x i24> %v0, i32 0
  store i24 %e25_0, ptr %a25_0
  %e25_1 = extractelement <4 x i24> %v0, i32 1
  store i24 %e25_1, ptr %a25_1
  %e25_2 = extractelement <4 x i24> %v0, i32 2
  store i24 %e25_2, ptr %a25_2
  %e25_3 = extractelement <4 x i24> %v0, i32 3
  store i24 %e25_3, ptr %a25_3
  %b25 = getelementptr i24, ptr @cells, i32 8
  call void @llvm.experimental.vp.strided.store.v4i24.p0.i64(<4 x i24> %v2, ptr %b25, i64 %v4, <4 x i1> %v1, i32 %v3)
  %g25_0 = load i24, ptr %a25_0
  %h25_0 = insertelement <4 x i24> poison, i24 %g25_0, i32 0
  %g25_1 = load i24, ptr %a25_1
  %h25_1 = insertelement <4 x i24> %h25_0, i24 %g25_1, i32 1
  %g25_2 = load i24, ptr %a25_2
  %h25_2 = insertelement <4 x i24> %h25_1, i24 %g25_2, i32 2
  %g25_3 = load i24, ptr %a25_3
  %h25_3 = insertelement <4 x i24> %h25_2, i24 %g25_3, i32 3
  %t25 = freeze <4 x i24> %h25_3
  store <4 x i24> %t25, ptr @out, align 1
  call void @check(i32 25, i64 133, i64 12)
  ret void
}

define void @f5() {
  %v0 = load <16 x i16>, ptr getelementptr (i8, ptr @in, i64 104), align 1
  %v1 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 136), align 1
  %v2 = load <16 x i16>, ptr getelementptr (i8, ptr @in, i64 138), align 1
  %a26_0 = getelementptr i16, ptr @cells, i32 32
  %a26_1 = getelementptr i16, ptr @cells, i32 30
  %a26_2 = getelementptr i16, ptr @cells, i32 28
  %a26_3 = getelementptr i16, ptr @cells, i32 26
  %a26_4 = getelementptr i16, ptr @cells, i32 24
  %a26_5 = getelementptr i16, ptr @cells, i32 22
  %a26_6 = getelementptr i16, ptr @cells, i32 20
  %a26_7 = getelementptr i16, ptr @cells, i32 18
  %a26_8 = getelementptr i16, ptr @cells, i32 16
  %a26_9 = getelementptr i16, ptr @cells, i32 14
  %a26_10 = getelementptr i16, ptr @cells, i32 12
  %a26_11 = getelementptr i16, ptr @cells, i32 10
  %a26_12 = getelementptr i16, ptr @cells, i32 8
  %a26_13 = getelementptr i16, ptr @cells, i32 6
  %a26_14 = getelementptr i16, ptr @cells, i32 4
  %a26_15 = getelementptr i16, ptr @cells, i32 2
  %q26_0 = insertelement <16 x ptr> poison, ptr %a26_0, i32 0
  %q26_1 = insertelement <16 x ptr> %q26_0, ptr %a26_1, i32 1
  %q26_2 = insertelement <16 x ptr> %q26_1, ptr %a26_2, i32 2
  %q26_3 = insertelement <16 x ptr> %q26_2, ptr %a26_3, i32 3
  %q26_4 = insertelement <16 x ptr> %q26_3, ptr %a26_4, i32 4
  %q26_5 = insertelement <16 x ptr> %q26_4, ptr %a26_5, i32 5
  %q26_6 = insertelement <16 x ptr> %q26_5, ptr %a26_6, i32 6
  %q26_7 = insertelement <16 x ptr> %q26_6, ptr %a26_7, i32 7
  %q26_8 = insertelement <16 x ptr> %q26_7, ptr %a26_8, i32 8
  %q26_9 = insertelement <16 x ptr> %q26_8, ptr %a26_9, i32 9
  %q26_10 = insertelement <16 x ptr> %q26_9, ptr %a26_10, i32 10
  %q26_11 = insertelement <16 x ptr> %q26_10, ptr %a26_11, i32 11
  %q26_12 = insertelement <16 x ptr> %q26_11, ptr %a26_12, i32 12
  %q26_13 = insertelement <16 x ptr> %q26_12, ptr %a26_13, i32 13
  %q26_14 = insertelement <16 x ptr> %q26_13, ptr %a26_14, i32 14
  %q26_15 = insertelement <16 x ptr> %q26_14, ptr %a26_15, i32 15
  %e26_0 = extractelement <16 x i16> %v0, i32 0
  store i16 %e26_0, ptr %a26_0
  %e26_1 = extractelement <16 x i16> %v0, i32 1
  store i16 %e26_1, ptr %a26_1
  %e26_2 = extractelement <16 x i16> %v0, i32 2
  store i16 %e26_2, ptr %a26_2
  %e26_3 = extractelement <16 x i16> %v0, i32 3
  store i16 %e26_3, ptr %a26_3
  %e26_4 = extractelement <16 x i16> %v0, i32 4
  store i16 %e26_4, ptr %a26_4
  %e26_5 = extractelement <16 x i16> %v0, i32 5
  store i16 %e26_5, ptr %a26_5
  %e26_6 = extractelement <16 x i16> %v0, i32 6
  store i16 %e26_6, ptr %a26_6
  %e26_7 = extractelement <16 x i16> %v0, i32 7
  store i16 %e26_7, ptr %a26_7
  %e26_8 = extractelement <16 x i16> %v0, i32 8
  store i16 %e26_8, ptr %a26_8
  %e26_9 = extractelement <16 x i16> %v0, i32 9
  store i16 %e26_9, ptr %a26_9
  %e26_10 = extractelement <16 x i16> %v0, i32 10
  store i16 %e26_10, ptr %a26_10
  %e26_11 = extractelement <16 x i16> %v0, i32 11
  store i16 %e26_11, ptr %a26_11
  %e26_12 = extractelement <16 x i16> %v0, i32 12
  store i16 %e26_12, ptr %a26_12
  %e26_13 = extractelement <16 x i16> %v0, i32 13
  store i16 %e26_13, ptr %a26_13
  %e26_14 = extractelement <16 x i16> %v0, i32 14
  store i16 %e26_14, ptr %a26_14
  %e26_15 = extractelement <16 x i16> %v0, i32 15
  store i16 %e26_15, ptr %a26_15
  call void @llvm.masked.scatter.v16i16.v16p0(<16 x i16> %v2, <16 x ptr> %q26_15, <16 x i1> %v1)
  %g26_0 = load i16, ptr %a26_0
  %h26_0 = insertelement <16 x i16> poison, i16 %g26_0, i32 0
  %g26_1 = load i16, ptr %a26_1
  %h26_1 = insertelement <16 x i16> %h26_0, i16 %g26_1, i32 1
  %g26_2 = load i16, ptr %a26_2
  %h26_2 = insertelement <16 x i16> %h26_1, i16 %g26_2, i32 2
  %g26_3 = load i16, ptr %a26_3
  %h26_3 = insertelement <16 x i16> %h26_2, i16 %g26_3, i32 3
  %g26_4 = load i16, ptr %a26_4
  %h26_4 = insertelement <16 x i16> %h26_3, i16 %g26_4, i32 4
  %g26_5 = load i16, ptr %a26_5
  %h26_5 = insertelement <16 x i16> %h26_4, i16 %g26_5, i32 5
  %g26_6 = load i16, ptr %a26_6
  %h26_6 = insertelement <16 x i16> %h26_5, i16 %g26_6, i32 6
  %g26_7 = load i16, ptr %a26_7
  %h26_7 = insertelement <16 x i16> %h26_6, i16 %g26_7, i32 7
  %g26_8 = load i16, ptr %a26_8
  %h26_8 = insertelement <16 x i16> %h26_7, i16 %g26_8, i32 8
  %g26_9 = load i16, ptr %a26_9
  %h26_9 = insertelement <16 x i16> %h26_8, i16 %g26_9, i32 9
  %g26_10 = load i16, ptr %a26_10
  %h26_10 = insertelement <16 x i16> %h26_9, i16 %g26_10, i32 10
  %g26_11 = load i16, ptr %a26_11
  %h26_11 = insertelement <16 x i16> %h26_10, i16 %g26_11, i32 11
  %g26_12 = load i16, ptr %a26_12
  %h26_12 = insertelement <16 x i16> %h26_11, i16 %g26_12, i32 12
  %g26_13 = load i16, ptr %a26_13
  %h26_13 = insertelement <16 x i16> %h26_12, i16 %g26_13, i32 13
  %g26_14 = load i16, ptr %a26_14
  %h26_14 = insertelement <16 x i16> %h26_13, i16 %g26_14, i32 14
  %g26_15 = load i16, ptr %a26_15
  %h26_15 = insertelement <16 x i16> %h26_14, i16 %g26_15, i32 15
  %t26 = freeze <16 x i16> %h26_15
  store <16 x i16> %t26, ptr @out, align 1
  call void @check(i32 26, i64 145, i64 32)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 170), align 1
  %v4 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 174), align 1
  store <16 x i16> %v0, ptr @out
  %p27 = call <16 x i16> @llvm.vp.load.v16i16.p0(ptr @out, <16 x i1> %v1, i32 %v3)
  %t27 = select <16 x i1> %v4, <16 x i16> %p27, <16 x i16> zeroinitializer
  store <16 x i16> %t27, ptr @out, align 1
  call void @check(i32 27, i64 177, i64 32)
  store <16 x i16> %v0, ptr @out
  call void @llvm.vp.store.v16i16.p0(<16 x i16> %v2, ptr @out, <16 x i1> %v1, i32 %v3)
  %t28 = load <16 x i16>, ptr @out
  store <16 x i16> %t28, ptr @out, align 1
  call void @check(i32 28, i64 209, i64 32)
  %a29_0 = getelementptr i16, ptr @cells, i32 32
  %a29_1 = getelementptr i16, ptr @cells, i32 30
  %a29_2 = getelementptr i16, ptr @cells, i32 28
  %a29_3 = getelementptr i16, ptr @cells, i32 26
  %a29_4 = getelementptr i16, ptr @cells, i32 24
  %a29_5 = getelementptr i16, ptr @cells, i32 22
  %a29_6 = getelementptr i16, ptr @cells, i32 20
  %a29_7 = getelementptr i16, ptr @cells, i32 18
  %a29_8 = getelementptr i16, ptr @cells, i32 16
  %a29_9 = getelementptr i16, ptr @cells, i32 14
  %a29_10 = getelementptr i16, ptr @cells, i32 12
  %a29_11 = getelementptr i16, ptr @cells, i32 10
  %a29_12 = getelementptr i16, ptr @cells, i32 8
  %a29_13 = getelementptr i16, ptr @cells, i32 6
  %a29_14 = getelementptr i16, ptr @cells, i32 4
  %a29_15 = getelementptr i16, ptr @cells, i32 2
  %q29_0 = insertelement <16 x ptr> poison, ptr %a29_0, i32 0
  %q29_1 = insertelement <16 x ptr> %q29_0, ptr %a29_1, i32 1
  %q29_2 = insertelement <16 x ptr> %q29_1, ptr %a29_2, i32 2
  %q29_3 = insertelement <16 x ptr> %q29_2, ptr %a29_3, i32 3
  %q29_4 = insertelement <16 x ptr> %q29_3, ptr %a29_4, i32 4
  %q29_5 = insertelement <16 x ptr> %q29_4, ptr %a29_5, i32 5
  %q29_6 = insertelement <16 x ptr> %q29_5, ptr %a29_6, i32 6
  %q29_7 = insertelement <16 x ptr> %q29_6, ptr %a29_7, i32 7
  %q29_8 = insertelement <16 x ptr> %q29_7, ptr %a29_8, i32 8
  %q29_9 = insertelement <16 x ptr> %q29_8, ptr %a29_9, i32 9
  %q29_10 = insertelement <16 x ptr> %q29_9, ptr %a29_10, i32 10
  %q29_11 = insertelement <16 x ptr> %q29_10, ptr %a29_11, i32 11
  %q29_12 = insertelement <16 x ptr> %q29_11, ptr %a29_12, i32 12
  %q29_13 = insertelement <16 x ptr> %q29_12, ptr %a29_13, i32 13
  %q29_14 = insertelement <16 x ptr> %q29_13, ptr %a29_14, i32 14
  %q29_15 = insertelement <16 x ptr> %q29_14, ptr %a29_15, i32 15
  %e29_0 = extractelement <16 x i16> %v0, i32 0
  store i16 %e29_0, ptr %a29_0
  %e29_1 = extractelement <16 x i16> %v0, i32 1
  store i16 %e29_1, ptr %a29_1
  %e29_2 = extractelement <16 x i16> %v0, i32 2
  store i16 %e29_2, ptr %a29_2
  %e29_3 = extractelement <16 x i16> %v0, i32 3
  store i16 %e29_3, ptr %a29_3
  %e29_4 = extractelement <16 x i16> %v0, i32 4
  store i16 %e29_4, ptr %a29_4
  %e29_5 = extractelement <16 x i16> %v0, i32 5
  store i16 %e29_5, ptr %a29_5
  %e29_6 = extractelement <16 x i16> %v0, i32 6
  store i16 %e29_6, ptr %a29_6
  %e29_7 = extractelement <16 x i16> %v0, i32 7
  store i16 %e29_7, ptr %a29_7
  %e29_8 = extractelement <16 x i16> %v0, i32 8
  store i16 %e29_8, ptr %a29_8
  %e29_9 = extractelement <16 x i16> %v0, i32 9
  store i16 %e29_9, ptr %a29_9
  %e29_10 = extractelement <16 x i16> %v0, i32 10
  store i16 %e29_10, ptr %a29_10
  %e29_11 = extractelement <16 x i16> %v0, i32 11
  store i16 %e29_11, ptr %a29_11
  %e29_12 = extractelement <16 x i16> %v0, i32 12
  store i16 %e29_12, ptr %a29_12
  %e29_13 = extractelement <16 x i16> %v0, i32 13
  store i16 %e29_13, ptr %a29_13
  %e29_14 = extractelement <16 x i16> %v0, i32 14
  store i16 %e29_14, ptr %a29_14
  %e29_15 = extractelement <16 x i16> %v0, i32 15
  store i16 %e29_15, ptr %a29_15
  %p29 = call <16 x i16> @llvm.vp.gather.v16i16.v16p0(<16 x ptr> %q29_15, <16 x i1> %v1, i32 %v3)
  %t29 = select <16 x i1> %v4, <16 x i16> %p29, <16 x i16> zeroinitializer
  store <16 x i16> %t29, ptr @out, align 1
  call void @check(i32 29, i64 241, i64 32)
  %a30_0 = getelementptr i16, ptr @cells, i32 32
  %a30_1 = getelementptr i16, ptr @cells, i32 30
  %a30_2 = getelementptr i16, ptr @cells, i32 28
  %a30_3 = getelementptr i16, ptr @cells, i32 26
  %a30_4 = getelementptr i16, ptr @cells, i32 24
  %a30_5 = getelementptr i16, ptr @cells, i32 22
  %a30_6 = getelementptr i16, ptr @cells, i32 20
  %a30_7 = getelementptr i16, ptr @cells, i32 18
  %a30_8 = getelementptr i16, ptr @cells, i32 16
  %a30_9 = getelementptr i16, ptr @cells, i32 14
  %a30_10 = getelementptr i16, ptr @cells, i32 12
  %a30_11 = getelementptr i16, ptr @cells, i32 10
  %a30_12 = getelementptr i16, ptr @cells, i32 8
  %a30_13 = getelementptr i16, ptr @cells, i32 6
  %a30_14 = getelementptr i16, ptr @cells, i32 4
  %a30_15 = getelementptr i16, ptr @cells, i32 2
  %q30_0 = insertelement <16 x ptr> poison, ptr %a30_0, i32 0
  %q30_1 = insertelement <16 x ptr> %q30_0, ptr %a30_1, i32 1
  %q30_2 = insertelement <16 x ptr> %q30_1, ptr %a30_2, i32 2
  %q30_3 = insertelement <16 x ptr> %q30_2, ptr %a30_3, i32 3
  %q30_4 = insertelement <16 x ptr> %q30_3, ptr %a30_4, i32 4
  %q30_5 = insertelement <16 x ptr> %q30_4, ptr %a30_5, i32 5
  %q30_6 = insertelement <16 x ptr> %q30_5, ptr %a30_6, i32 6
  %q30_7 = insertelement <16 x ptr> %q30_6, ptr %a30_7, i32 7
  %q30_8 = insertelement <16 x ptr> %q30_7, ptr %a30_8, i32 8
  %q30_9 = insertelement <16 x ptr> %q30_8, ptr %a30_9, i32 9
  %q30_10 = insertelement <16 x ptr> %q30_9, ptr %a30_10, i32 10
  %q30_11 = insertelement <16 x ptr> %q30_10, ptr %a30_11, i32 11
  %q30_12 = insertelement <16 x ptr> %q30_11, ptr %a30_12, i32 12
  %q30_13 = insertelement <16 x ptr> %q30_12, ptr %a30_13, i32 13
  %q30_14 = insertelement <16 x ptr> %q30_13, ptr %a30_14, i32 14
  %q30_15 = insertelement <16 x ptr> %q30_14, ptr %a30_15, i32 15
  %e30_0 = extractelement <16 x i16> %v0, i32 0
  store i16 %e30_0, ptr %a30_0
  %e30_1 = extractelement <16 x i16> %v0, i32 1
  store i16 %e30_1, ptr %a30_1
  %e30_2 = extractelement <16 x i16> %v0, i32 2
  store i16 %e30_2, ptr %a30_2
  %e30_3 = extractelement <16 x i16> %v0, i32 3
  store i16 %e30_3, ptr %a30_3
  %e30_4 = extractelement <16 x i16> %v0, i32 4
  store i16 %e30_4, ptr %a30_4
  %e30_5 = extractelement <16 x i16> %v0, i32 5
  store i16 %e30_5, ptr %a30_5
  %e30_6 = extractelement <16 x i16> %v0, i32 6
  store i16 %e30_6, ptr %a30_6
  %e30_7 = extractelement <16 x i16> %v0, i32 7
  store i16 %e30_7, ptr %a30_7
  %e30_8 = extractelement <16 x i16> %v0, i32 8
  store i16 %e30_8, ptr %a30_8
  %e30_9 = extractelement <16 x i16> %v0, i32 9
  store i16 %e30_9, ptr %a30_9
  %e30_10 = extractelement <16 x i16> %v0, i32 10
  store i16 %e30_10, ptr %a30_10
  %e30_11 = extractelement <16 x i16> %v0, i32 11
  store i16 %e30_11, ptr %a30_11
  %e30_12 = extractelement <16 x i16> %v0, i32 12
  store i16 %e30_12, ptr %a30_12
  %e30_13 = extractelement <16 x i16> %v0, i32 13
  store i16 %e30_13, ptr %a30_13
  %e30_14 = extractelement <16 x i16> %v0, i32 14
  store i16 %e30_14, ptr %a30_14
  %e30_15 = extractelement <16 x i16> %v0, i32 15
  store i16 %e30_15, ptr %a30_15
  call void @llvm.vp.scatter.v16i16.v16p0(<16 x i16> %v2, <16 x ptr> %q30_15, <16 x i1> %v1, i32 %v3)
  %g30_0 = load i16, ptr %a30_0
  %h30_0 = insertelement <16 x i16> poison, i16 %g30_0, i32 0
  %g30_1 = load i16, ptr %a30_1
  %h30_1 = insertelement <16 x i16> %h30_0, i16 %g30_1, i32 1
  %g30_2 = load i16, ptr %a30_2
  %h30_2 = insertelement <16 x i16> %h30_1, i16 %g30_2, i32 2
  %g30_3 = load i16, ptr %a30_3
  %h30_3 = insertelement <16 x i16> %h30_2, i16 %g30_3, i32 3
  %g30_4 = load i16, ptr %a30_4
  %h30_4 = insertelement <16 x i16> %h30_3, i16 %g30_4, i32 4
  %g30_5 = load i16, ptr %a30_5
  %h30_5 = insertelement <16 x i16> %h30_4, i16 %g30_5, i32 5
  %g30_6 = load i16, ptr %a30_6
  %h30_6 = insertelement <16 x i16> %h30_5, i16 %g30_6, i32 6
  %g30_7 = load i16, ptr %a30_7
  %h30_7 = insertelement <16 x i16> %h30_6, i16 %g30_7, i32 7
  %g30_8 = load i16, ptr %a30_8
  %h30_8 = insertelement <16 x i16> %h30_7, i16 %g30_8, i32 8
  %g30_9 = load i16, ptr %a30_9
  %h30_9 = insertelement <16 x i16> %h30_8, i16 %g30_9, i32 9
  %g30_10 = load i16, ptr %a30_10
  %h30_10 = insertelement <16 x i16> %h30_9, i16 %g30_10, i32 10
  %g30_11 = load i16, ptr %a30_11
  %h30_11 = insertelement <16 x i16> %h30_10, i16 %g30_11, i32 11
  %g30_12 = load i16, ptr %a30_12
  %h30_12 = insertelement <16 x i16> %h30_11, i16 %g30_12, i32 12
  %g30_13 = load i16, ptr %a30_13
  %h30_13 = insertelement <16 x i16> %h30_12, i16 %g30_13, i32 13
  %g30_14 = load i16, ptr %a30_14
  %h30_14 = insertelement <16 x i16> %h30_13, i16 %g30_14, i32 14
  %g30_15 = load i16, ptr %a30_15
  %h30_15 = insertelement <16 x i16> %h30_14, i16 %g30_15, i32 15
  %t30 = freeze <16 x i16> %h30_15
  store <16 x i16> %t30, ptr @out, align 1
  call void @check(i32 30, i64 273, i64 32)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 176), align 1
  %a31_0 = getelementptr i16, ptr @cells, i32 32
  %a31_1 = getelementptr i16, ptr @cells, i32 30
  %a31_2 = getelementptr i16, ptr @cells, i32 28
  %a31_3 = getelementptr i16, ptr @cells, i32 26
  %a31_4 = getelementptr i16, ptr @cells, i32 24
  %a31_5 = getelementptr i16, ptr @cells, i32 22
  %a31_6 = getelementptr i16, ptr @cells, i32 20
  %a31_7 = getelementptr i16, ptr @cells, i32 18
  %a31_8 = getelementptr i16, ptr @cells, i32 16
  %a31_9 = getelementptr i16, ptr @cells, i32 14
  %a31_10 = getelementptr i16, ptr @cells, i32 12
  %a31_11 = getelementptr i16, ptr @cells, i32 10
  %a31_12 = getelementptr i16, ptr @cells, i32 8
  %a31_13 = getelementptr i16, ptr @cells, i32 6
  %a31_14 = getelementptr i16, ptr @cells, i32 4
  %a31_15 = getelementptr i16, ptr @cells, i32 2
  %e31_0 = extractelement <16 x i16> %v0, i32 0
  store i16 %e31_0, ptr %a31_0
  %e31_1 = extractelement <16 x i16> %v0, i32 1
  store i16 %e31_1, ptr %a31_1
  %e31_2 = extractelement <16 x i16> %v0, i32 2
  store i16 %e31_2, ptr %a31_2
  %e31_3 = extractelement <16 x i16> %v0, i32 3
  store i16 %e31_3, ptr %a31_3
  %e31_4 = extractelement <16 x i16> %v0, i32 4
  store i16 %e31_4, ptr %a31_4
  %e31_5 = extractelement <16 x i16> %v0, i32 5
  store i16 %e31_5, ptr %a31_5
  %e31_6 = extractelement <16 x i16> %v0, i32 6
  store i16 %e31_6, ptr %a31_6
  %e31_7 = extractelement <16 x i16> %v0, i32 7
  store i16 %e31_7, ptr %a31_7
  %e31_8 = extractelement <16 x i16> %v0, i32 8
  store i16 %e31_8, ptr %a31_8
  %e31_9 = extractelement <16 x i16> %v0, i32 9
  store i16 %e31_9, ptr %a31_9
  %e31_10 = extractelement <16 x i16> %v0, i32 10
  store i16 %e31_10, ptr %a31_10
  %e31_11 = extractelement <16 x i16> %v0, i32 11
  store i16 %e31_11, ptr %a31_11
  %e31_12 = extractelement <16 x i16> %v0, i32 12
  store i16 %e31_12, ptr %a31_12
  %e31_13 = extractelement <16 x i16> %v0, i32 13
  store i16 %e31_13, ptr %a31_13
  %e31_14 = extractelement <16 x i16> %v0, i32 14
  store i16 %e31_14, ptr %a31_14
  %e31_15 = extractelement <16 x i16> %v0, i32 15
  store i16 %e31_15, ptr %a31_15
  %b31 = getelementptr i16, ptr @cells, i32 32
  %p31 = call <16 x i16> @llvm.experimental.vp.strided.load.v16i16.p0.i64(ptr %b31, i64 %v5, <16 x i1> %v1, i32 %v3)
  %t31 = select <16 x i1> %v4, <16 x i16> %p31, <16 x i16> zeroinitializer
  store <16 x i16> %t31, ptr @out, align 1
  call void @check(i32 31, i64 305, i64 32)
  %a32_0 = getelementptr i16, ptr @cells, i32 32
  %a32_1 = getelementptr i16, ptr @cells, i32 30
  %a32_2 = getelementptr i16, ptr @cells, i32 28
  %a32_3 = getelementptr i16, ptr @cells, i32 26
  %a32_4 = getelementptr i16, ptr @cells, i32 24
  %a32_5 = getelementptr i16, ptr @cells, i32 22
  %a32_6 = getelementptr i16, ptr @cells, i32 20
  %a32_7 = getelementptr i16, ptr @cells, i32 18
  %a32_8 = getelementptr i16, ptr @cells, i32 16
  %a32_9 = getelementptr i16, ptr @cells, i32 14
  %a32_10 = getelementptr i16, ptr @cells, i32 12
  %a32_11 = getelementptr i16, ptr @cells, i32 10
  %a32_12 = getelementptr i16, ptr @cells, i32 8
  %a32_13 = getelementptr i16, ptr @cells, i32 6
  %a32_14 = getelementptr i16, ptr @cells, i32 4
  %a32_15 = getelementptr i16, ptr @cells, i32 2
  %e32_0 = extractelement <16 x i16> %v0, i32 0
  store i16 %e32_0, ptr %a32_0
  %e32_1 = extractelement <16 x i16> %v0, i32 1
  store i16 %e32_1, ptr %a32_1
  %e32_2 = extractelement <16 x i16> %v0, i32 2
  store i16 %e32_2, ptr %a32_2
  %e32_3 = extractelement <16 x i16> %v0, i32 3
  store i16 %e32_3, ptr %a32_3
  %e32_4 = extractelement <16 x i16> %v0, i32 4
  store i16 %e32_4, ptr %a32_4
  %e32_5 = extractelement <16 x i16> %v0, i32 5
  store i16 %e32_5, ptr %a32_5
  %e32_6 = extractelement <16 x i16> %v0, i32 6
  store i16 %e32_6, ptr %a32_6
  %e32_7 = extractelement <16 x i16> %v0, i32 7
  store i16 %e32_7, ptr %a32_7
  %e32_8 = extractelement <16 x i16> %v0, i32 8
  store i16 %e32_8, ptr %a32_8
  %e32_9 = extractelement <16 x i16> %v0, i32 9
  store i16 %e32_9, ptr %a32_9
  %e32_10 = extractelement <16 x i16> %v0, i32 10
  store i16 %e32_10, ptr %a32_10
  %e32_11 = extractelement <16 x i16> %v0, i32 11
  store i16 %e32_11, ptr %a32_11
  %e32_12 = extractelement <16 x i16> %v0, i32 12
  store i16 %e32_12, ptr %a32_12
  %e32_13 = extractelement <16 x i16> %v0, i32 13
  store i16 %e32_13, ptr %a32_13
  %e32_14 = extractelement <16 x i16> %v0, i32 14
  store i16 %e32_14, ptr %a32_14
  %e32_15 = extractelement <16 x i16> %v0, i32 15
  store i16 %e32_15, ptr %a32_15
  %b32 = getelementptr i16, ptr @cells, i32 32
  call void @llvm.experimental.vp.strided.store.v16i16.p0.i64(<16 x i16> %v2, ptr %b32, i64 %v5, <16 x i1> %v1, i32 %v3)
  %g32_0 = load i16, ptr %a32_0
  %h32_0 = insertelement <16 x i16> poison, i16 %g32_0, i32 0
  %g32_1 = load i16, ptr %a32_1
  %h32_1 = insertelement <16 x i16> %h32_0, i16 %g32_1, i32 1
  %g32_2 = load i16, ptr %a32_2
  %h32_2 = insertelement <16 x i16> %h32_1, i16 %g32_2, i32 2
  %g32_3 = load i16, ptr %a32_3
  %h32_3 = insertelement <16 x i16> %h32_2, i16 %g32_3, i32 3
  %g32_4 = load i16, ptr %a32_4
  %h32_4 = insertelement <16 x i16> %h32_3, i16 %g32_4, i32 4
  %g32_5 = load i16, ptr %a32_5
  %h32_5 = insertelement <16 x i16> %h32_4, i16 %g32_5, i32 5
  %g32_6 = load i16, ptr %a32_6
  %h32_6 = insertelement <16 x i16> %h32_5, i16 %g32_6, i32 6
  %g32_7 = load i16, ptr %a32_7
  %h32_7 = insertelement <16 x i16> %h32_6, i16 %g32_7, i32 7
  %g32_8 = load i16, ptr %a32_8
  %h32_8 = insertelement <16 x i16> %h32_7, i16 %g32_8, i32 8
  %g32_9 = load i16, ptr %a32_9
  %h32_9 = insertelement <16 x i16> %h32_8, i16 %g32_9, i32 9
  %g32_10 = load i16, ptr %a32_10
  %h32_10 = insertelement <16 x i16> %h32_9, i16 %g32_10, i32 10
  %g32_11 = load i16, ptr %a32_11
  %h32_11 = insertelement <16 x i16> %h32_10, i16 %g32_11, i32 11
  %g32_12 = load i16, ptr %a32_12
  %h32_12 = insertelement <16 x i16> %h32_11, i16 %g32_12, i32 12
  %g32_13 = load i16, ptr %a32_13
  %h32_13 = insertelement <16 x i16> %h32_12, i16 %g32_13, i32 13
  %g32_14 = load i16, ptr %a32_14
  %h32_14 = insertelement <16 x i16> %h32_13, i16 %g32_14, i32 14
  %g32_15 = load i16, ptr %a32_15
  %h32_15 = insertelement <16 x i16> %h32_14, i16 %g32_15, i32 15
  %t32 = freeze <16 x i16> %h32_15
  store <16 x i16> %t32, ptr @out, align 1
  call void @check(i32 32, i64 337, i64 32)
  ret void
}

define void @f6() {
  %v0 = load <5 x i32>, ptr getelementptr (i8, ptr @in, i64 184), align 1
  %v1 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 204), align 1
  %v2 = load <5 x i32>, ptr getelementptr (i8, ptr @in, i64 205), align 1
  %a33_0 = getelementptr i32, ptr @cells, i32 10
  %a33_1 = getelementptr i32, ptr @cells, i32 8
  %a33_2 = getelementptr i32, ptr @cells, i32 6
  %a33_3 = getelementptr i32, ptr @cells, i32 4
  %a33_4 = getelementptr i32, ptr @cells, i32 2
  %q33_0 = insertelement <5 x ptr> poison, ptr %a33_0, i32 0
  %q33_1 = insertelement <5 x ptr> %q33_0, ptr %a33_1, i32 1
  %q33_2 = insertelement <5 x ptr> %q33_1, ptr %a33_2, i32 2
  %q33_3 = insertelement <5 x ptr> %q33_2, ptr %a33_3, i32 3
  %q33_4 = insertelement <5 x ptr> %q33_3, ptr %a33_4, i32 4
  %e33_0 = extractelement <5 x i32> %v0, i32 0
  store i32 %e33_0, ptr %a33_0
  %e33_1 = extractelement <5 x i32> %v0, i32 1
  store i32 %e33_1, ptr %a33_1
  %e33_2 = extractelement <5 x i32> %v0, i32 2
  store i32 %e33_2, ptr %a33_2
  %e33_3 = extractelement <5 x i32> %v0, i32 3
  store i32 %e33_3, ptr %a33_3
  %e33_4 = extractelement <5 x i32> %v0, i32 4
  store i32 %e33_4, ptr %a33_4
  call void @llvm.masked.scatter.v5i32.v5p0(<5 x i32> %v2, <5 x ptr> %q33_4, <5 x i1> %v1)
  %g33_0 = load i32, ptr %a33_0
  %h33_0 = insertelement <5 x i32> poison, i32 %g33_0, i32 0
  %g33_1 = load i32, ptr %a33_1
  %h33_1 = insertelement <5 x i32> %h33_0, i32 %g33_1, i32 1
  %g33_2 = load i32, ptr %a33_2
  %h33_2 = insertelement <5 x i32> %h33_1, i32 %g33_2, i32 2
  %g33_3 = load i32, ptr %a33_3
  %h33_3 = insertelement <5 x i32> %h33_2, i32 %g33_3, i32 3
  %g33_4 = load i32, ptr %a33_4
  %h33_4 = insertelement <5 x i32> %h33_3, i32 %g33_4, i32 4
  %t33 = freeze <5 x i32> %h33_4
  store <5 x i32> %t33, ptr @out, align 1
  call void @check(i32 33, i64 369, i64 20)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 225), align 1
  store <5 x i32> %v0, ptr @out
  %p34 = call <5 x i32> @llvm.vp.load.v5i32.p0(ptr @out, <5 x i1> %v1, i32 %v3)
  %t34 = select <5 x i1> %v1, <5 x i32> %p34, <5 x i32> zeroinitializer
  store <5 x i32> %t34, ptr @out, align 1
  call void @check(i32 34, i64 389, i64 20)
  store <5 x i32> %v0, ptr @out
  call void @llvm.vp.store.v5i32.p0(<5 x i32> %v2, ptr @out, <5 x i1> %v1, i32 %v3)
  %t35 = load <5 x i32>, ptr @out
  store <5 x i32> %t35, ptr @out, align 1
  call void @check(i32 35, i64 409, i64 20)
  %a36_0 = getelementptr i32, ptr @cells, i32 10
  %a36_1 = getelementptr i32, ptr @cells, i32 8
  %a36_2 = getelementptr i32, ptr @cells, i32 6
  %a36_3 = getelementptr i32, ptr @cells, i32 4
  %a36_4 = getelementptr i32, ptr @cells, i32 2
  %q36_0 = insertelement <5 x ptr> poison, ptr %a36_0, i32 0
  %q36_1 = insertelement <5 x ptr> %q36_0, ptr %a36_1, i32 1
  %q36_2 = insertelement <5 x ptr> %q36_1, ptr %a36_2, i32 2
  %q36_3 = insertelement <5 x ptr> %q36_2, ptr %a36_3, i32 3
  %q36_4 = insertelement <5 x ptr> %q36_3, ptr %a36_4, i32 4
  %e36_0 = extractelement <5 x i32> %v0, i32 0
  store i32 %e36_0, ptr %a36_0
  %e36_1 = extractelement <5 x i32> %v0, i32 1
  store i32 %e36_1, ptr %a36_1
  %e36_2 = extractelement <5 x i32> %v0, i32 2
  store i32 %e36_2, ptr %a36_2
  %e36_3 = extractelement <5 x i32> %v0, i32 3
  store i32 %e36_3, ptr %a36_3
  %e36_4 = extractelement <5 x i32> %v0, i32 4
  store i32 %e36_4, ptr %a36_4
  %p36 = call <5 x i32> @llvm.vp.gather.v5i32.v5p0(<5 x ptr> %q36_4, <5 x i1> %v1, i32 %v3)
  %t36 = select <5 x i1> %v1, <5 x i32> %p36, <5 x i32> zeroinitializer
  store <5 x i32> %t36, ptr @out, align 1
  call void @check(i32 36, i64 429, i64 20)
  %a37_0 = getelementptr i32, ptr @cells, i32 10
  %a37_1 = getelementptr i32, ptr @cells, i32 8
  %a37_2 = getelementptr i32, ptr @cells, i32 6
  %a37_3 = getelementptr i32, ptr @cells, i32 4
  %a37_4 = getelementptr i32, ptr @cells, i32 2
  %q37_0 = insertelement <5 x ptr> poison, ptr %a37_0, i32 0
  %q37_1 = insertelement <5 x ptr> %q37_0, ptr %a37_1, i32 1
  %q37_2 = insertelement <5 x ptr> %q37_1, ptr %a37_2, i32 2
  %q37_3 = insertelement <5 x ptr> %q37_2, ptr %a37_3, i32 3
  %q37_4 = insertelement <5 x ptr> %q37_3, ptr %a37_4, i32 4
  %e37_0 = extractelement <5 x i32> %v0, i32 0
  store i32 %e37_0, ptr %a37_0
  %e37_1 = extractelement <5 x i32> %v0, i32 1
  store i32 %e37_1, ptr %a37_1
  %e37_2 = extractelement <5 x i32> %v0, i32 2
  store i32 %e37_2, ptr %a37_2
  %e37_3 = extractelement <5 x i32> %v0, i32 3
  store i32 %e37_3, ptr %a37_3
  %e37_4 = extractelement <5 x i32> %v0, i32 4
  store i32 %e37_4, ptr %a37_4
  call void @llvm.vp.scatter.v5i32.v5p0(<5 x i32> %v2, <5 x ptr> %q37_4, <5 x i1> %v1, i32 %v3)
  %g37_0 = load i32, ptr %a37_0
  %h37_0 = insertelement <5 x i32> poison, i32 %g37_0, i32 0
  %g37_1 = load i32, ptr %a37_1
  %h37_1 = insertelement <5 x i32> %h37_0, i32 %g37_1, i32 1
  %g37_2 = load i32, ptr %a37_2
  %h37_2 = insertelement <5 x i32> %h37_1, i32 %g37_2, i32 2
  %g37_3 = load i32, ptr %a37_3
  %h37_3 = insertelement <5 x i32> %h37_2, i32 %g37_3, i32 3
  %g37_4 = load i32, ptr %a37_4
  %h37_4 = insertelement <5 x i32> %h37_3, i32 %g37_4, i32 4
  %t37 = freeze <5 x i32> %h37_4
  store <5 x i32> %t37, ptr @out, align 1
  call void @check(i32 37, i64 449, i64 20)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 229), align 1
  %a38_0 = getelementptr i32, ptr @cells, i32 10
  %a38_1 = getelementptr i32, ptr @cells, i32 8
  %a38_2 = getelementptr i32, ptr @cells, i32 6
  %a38_3 = getelementptr i32, ptr @cells, i32 4
  %a38_4 = getelementptr i32, ptr @cells, i32 2
  %e38_0 = extractelement <5 x i32> %v0, i32 0
  store i32 %e38_0, ptr %a38_0
  %e38_1 = extractelement <5 x i32> %v0, i32 1
  store i32 %e38_1, ptr %a38_1
  %e38_2 = extractelement <5 x i32> %v0, i32 2
  store i32 %e38_2, ptr %a38_2
  %e38_3 = extractelement <5 x i32> %v0, i32 3
  store i32 %e38_3, ptr %a38_3
  %e38_4 = extractelement <5 x i32> %v0, i32 4
  store i32 %e38_4, ptr %a38_4
  %b38 = getelementptr i32, ptr @cells, i32 10
  %p38 = call <5 x i32> @llvm.experimental.vp.strided.load.v5i32.p0.i64(ptr %b38, i64 %v4, <5 x i1> %v1, i32 %v3)
  %t38 = select <5 x i1> %v1, <5 x i32> %p38, <5 x i32> zeroinitializer
  store <5 x i32> %t38, ptr @out, align 1
  call void @check(i32 38, i64 469, i64 20)
  %a39_0 = getelementptr i32, ptr @cells, i32 10
  %a39_1 = getelementptr i32, ptr @cells, i32 8
  %a39_2 = getelementptr i32, ptr @cells, i32 6
  %a39_3 = getelementptr i32, ptr @cells, i32 4
  %a39_4 = getelementptr i32, ptr @cells, i32 2
  %e39_0 = extractelement <5 x i32> %v0, i32 0
  store i32 %e39_0, ptr %a39_0
  %e39_1 = extractelement <5 x i32> %v0, i32 1
  store i32 %e39_1, ptr %a39_1
  %e39_2 = extractelement <5 x i32> %v0, i32 2
  store i32 %e39_2, ptr %a39_2
  %e39_3 = extractelement <5 x i32> %v0, i32 3
  store i32 %e39_3, ptr %a39_3
  %e39_4 = extractelement <5 x i32> %v0, i32 4
  store i32 %e39_4, ptr %a39_4
  %b39 = getelementptr i32, ptr @cells, i32 10
  call void @llvm.experimental.vp.strided.store.v5i32.p0.i64(<5 x i32> %v2, ptr %b39, i64 %v4, <5 x i1> %v1, i32 %v3)
  %g39_0 = load i32, ptr %a39_0
  %h39_0 = insertelement <5 x i32> poison, i32 %g39_0, i32 0
  %g39_1 = load i32, ptr %a39_1
  %h39_1 = insertelement <5 x i32> %h39_0, i32 %g39_1, i32 1
  %g39_2 = load i32, ptr %a39_2
  %h39_2 = insertelement <5 x i32> %h39_1, i32 %g39_2, i32 2
  %g39_3 = load i32, ptr %a39_3
  %h39_3 = insertelement <5 x i32> %h39_2, i32 %g39_3, i32 3
  %g39_4 = load i32, ptr %a39_4
  %h39_4 = insertelement <5 x i32> %h39_3, i32 %g39_4, i32 4
  %t39 = freeze <5 x i32> %h39_4
  store <5 x i32> %t39, ptr @out, align 1
  call void @check(i32 39, i64 489, i64 20)
  ret void
}

define void @f7() {
  %v0 = load <8 x i64>, ptr getelementptr (i8, ptr @in, i64 237), align 1
  %v1 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 301), align 1
  %v2 = load <8 x i64>, ptr getelementptr (i8, ptr @in, i64 302), align 1
  %a40_0 = getelementptr i64, ptr @cells, i32 16
  %a40_1 = getelementptr i64, ptr @cells, i32 14
  %a40_2 = getelementptr i64, ptr @cells, i32 12
  %a40_3 = getelementptr i64, ptr @cells, i32 10
  %a40_4 = getelementptr i64, ptr @cells, i32 8
  %a40_5 = getelementptr i64, ptr @cells, i32 6
  %a40_6 = getelementptr i64, ptr @cells, i32 4
  %a40_7 = getelementptr i64, ptr @cells, i32 2
  %q40_0 = insertelement <8 x ptr> poison, ptr %a40_0, i32 0
  %q40_1 = insertelement <8 x ptr> %q40_0, ptr %a40_1, i32 1
  %q40_2 = insertelement <8 x ptr> %q40_1, ptr %a40_2, i32 2
  %q40_3 = insertelement <8 x ptr> %q40_2, ptr %a40_3, i32 3
  %q40_4 = insertelement <8 x ptr> %q40_3, ptr %a40_4, i32 4
  %q40_5 = insertelement <8 x ptr> %q40_4, ptr %a40_5, i32 5
  %q40_6 = insertelement <8 x ptr> %q40_5, ptr %a40_6, i32 6
  %q40_7 = insertelement <8 x ptr> %q40_6, ptr %a40_7, i32 7
  %e40_0 = extractelement <8 x i64> %v0, i32 0
  store i64 %e40_0, ptr %a40_0
  %e40_1 = extractelement <8 x i64> %v0, i32 1
  store i64 %e40_1, ptr %a40_1
  %e40_2 = extractelement <8 x i64> %v0, i32 2
  store i64 %e40_2, ptr %a40_2
  %e40_3 = extractelement <8 x i64> %v0, i32 3
  store i64 %e40_3, ptr %a40_3
  %e40_4 = extractelement <8 x i64> %v0, i32 4
  store i64 %e40_4, ptr %a40_4
  %e40_5 = extractelement <8 x i64> %v0, i32 5
  store i64 %e40_5, ptr %a40_5
  %e40_6 = extractelement <8 x i64> %v0, i32 6
  store i64 %e40_6, ptr %a40_6
  %e40_7 = extractelement <8 x i64> %v0, i32 7
  store i64 %e40_7, ptr %a40_7
  call void @llvm.masked.scatter.v8i64.v8p0(<8 x i64> %v2, <8 x ptr> %q40_7, <8 x i1> %v1)
  %g40_0 = load i64, ptr %a40_0
  %h40_0 = insertelement <8 x i64> poison, i64 %g40_0, i32 0
  %g40_1 = load i64, ptr %a40_1
  %h40_1 = insertelement <8 x i64> %h40_0, i64 %g40_1, i32 1
  %g40_2 = load i64, ptr %a40_2
  %h40_2 = insertelement <8 x i64> %h40_1, i64 %g40_2, i32 2
  %g40_3 = load i64, ptr %a40_3
  %h40_3 = insertelement <8 x i64> %h40_2, i64 %g40_3, i32 3
  %g40_4 = load i64, ptr %a40_4
  %h40_4 = insertelement <8 x i64> %h40_3, i64 %g40_4, i32 4
  %g40_5 = load i64, ptr %a40_5
  %h40_5 = insertelement <8 x i64> %h40_4, i64 %g40_5, i32 5
  %g40_6 = load i64, ptr %a40_6
  %h40_6 = insertelement <8 x i64> %h40_5, i64 %g40_6, i32 6
  %g40_7 = load i64, ptr %a40_7
  %h40_7 = insertelement <8 x i64> %h40_6, i64 %g40_7, i32 7
  %t40 = freeze <8 x i64> %h40_7
  store <8 x i64> %t40, ptr @out, align 1
  call void @check(i32 40, i64 509, i64 64)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 366), align 1
  store <8 x i64> %v0, ptr @out
  %p41 = call <8 x i64> @llvm.vp.load.v8i64.p0(ptr @out, <8 x i1> %v1, i32 %v3)
  %t41 = select <8 x i1> %v1, <8 x i64> %p41, <8 x i64> zeroinitializer
  store <8 x i64> %t41, ptr @out, align 1
  call void @check(i32 41, i64 573, i64 64)
  store <8 x i64> %v0, ptr @out
  call void @llvm.vp.store.v8i64.p0(<8 x i64> %v2, ptr @out, <8 x i1> %v1, i32 %v3)
  %t42 = load <8 x i64>, ptr @out
  store <8 x i64> %t42, ptr @out, align 1
  call void @check(i32 42, i64 637, i64 64)
  %a43_0 = getelementptr i64, ptr @cells, i32 16
  %a43_1 = getelementptr i64, ptr @cells, i32 14
  %a43_2 = getelementptr i64, ptr @cells, i32 12
  %a43_3 = getelementptr i64, ptr @cells, i32 10
  %a43_4 = getelementptr i64, ptr @cells, i32 8
  %a43_5 = getelementptr i64, ptr @cells, i32 6
  %a43_6 = getelementptr i64, ptr @cells, i32 4
  %a43_7 = getelementptr i64, ptr @cells, i32 2
  %q43_0 = insertelement <8 x ptr> poison, ptr %a43_0, i32 0
  %q43_1 = insertelement <8 x ptr> %q43_0, ptr %a43_1, i32 1
  %q43_2 = insertelement <8 x ptr> %q43_1, ptr %a43_2, i32 2
  %q43_3 = insertelement <8 x ptr> %q43_2, ptr %a43_3, i32 3
  %q43_4 = insertelement <8 x ptr> %q43_3, ptr %a43_4, i32 4
  %q43_5 = insertelement <8 x ptr> %q43_4, ptr %a43_5, i32 5
  %q43_6 = insertelement <8 x ptr> %q43_5, ptr %a43_6, i32 6
  %q43_7 = insertelement <8 x ptr> %q43_6, ptr %a43_7, i32 7
  %e43_0 = extractelement <8 x i64> %v0, i32 0
  store i64 %e43_0, ptr %a43_0
  %e43_1 = extractelement <8 x i64> %v0, i32 1
  store i64 %e43_1, ptr %a43_1
  %e43_2 = extractelement <8 x i64> %v0, i32 2
  store i64 %e43_2, ptr %a43_2
  %e43_3 = extractelement <8 x i64> %v0, i32 3
  store i64 %e43_3, ptr %a43_3
  %e43_4 = extractelement <8 x i64> %v0, i32 4
  store i64 %e43_4, ptr %a43_4
  %e43_5 = extractelement <8 x i64> %v0, i32 5
  store i64 %e43_5, ptr %a43_5
  %e43_6 = extractelement <8 x i64> %v0, i32 6
  store i64 %e43_6, ptr %a43_6
  %e43_7 = extractelement <8 x i64> %v0, i32 7
  store i64 %e43_7, ptr %a43_7
  %p43 = call <8 x i64> @llvm.vp.gather.v8i64.v8p0(<8 x ptr> %q43_7, <8 x i1> %v1, i32 %v3)
  %t43 = select <8 x i1> %v1, <8 x i64> %p43, <8 x i64> zeroinitializer
  store <8 x i64> %t43, ptr @out, align 1
  call void @check(i32 43, i64 701, i64 64)
  %a44_0 = getelementptr i64, ptr @cells, i32 16
  %a44_1 = getelementptr i64, ptr @cells, i32 14
  %a44_2 = getelementptr i64, ptr @cells, i32 12
  %a44_3 = getelementptr i64, ptr @cells, i32 10
  %a44_4 = getelementptr i64, ptr @cells, i32 8
  %a44_5 = getelementptr i64, ptr @cells, i32 6
  %a44_6 = getelementptr i64, ptr @cells, i32 4
  %a44_7 = getelementptr i64, ptr @cells, i32 2
  %q44_0 = insertelement <8 x ptr> poison, ptr %a44_0, i32 0
  %q44_1 = insertelement <8 x ptr> %q44_0, ptr %a44_1, i32 1
  %q44_2 = insertelement <8 x ptr> %q44_1, ptr %a44_2, i32 2
  %q44_3 = insertelement <8 x ptr> %q44_2, ptr %a44_3, i32 3
  %q44_4 = insertelement <8 x ptr> %q44_3, ptr %a44_4, i32 4
  %q44_5 = insertelement <8 x ptr> %q44_4, ptr %a44_5, i32 5
  %q44_6 = insertelement <8 x ptr> %q44_5, ptr %a44_6, i32 6
  %q44_7 = insertelement <8 x ptr> %q44_6, ptr %a44_7, i32 7
  %e44_0 = extractelement <8 x i64> %v0, i32 0
  store i64 %e44_0, ptr %a44_0
  %e44_1 = extractelement <8 x i64> %v0, i32 1
  store i64 %e44_1, ptr %a44_1
  %e44_2 = extractelement <8 x i64> %v0, i32 2
  store i64 %e44_2, ptr %a44_2
  %e44_3 = extractelement <8 x i64> %v0, i32 3
  store i64 %e44_3, ptr %a44_3
  %e44_4 = extractelement <8 x i64> %v0, i32 4
  store i64 %e44_4, ptr %a44_4
  %e44_5 = extractelement <8 x i64> %v0, i32 5
  store i64 %e44_5, ptr %a44_5
  %e44_6 = extractelement <8 x i64> %v0, i32 6
  store i64 %e44_6, ptr %a44_6
  %e44_7 = extractelement <8 x i64> %v0, i32 7
  store i64 %e44_7, ptr %a44_7
  call void @llvm.vp.scatter.v8i64.v8p0(<8 x i64> %v2, <8 x ptr> %q44_7, <8 x i1> %v1, i32 %v3)
  %g44_0 = load i64, ptr %a44_0
  %h44_0 = insertelement <8 x i64> poison, i64 %g44_0, i32 0
  %g44_1 = load i64, ptr %a44_1
  %h44_1 = insertelement <8 x i64> %h44_0, i64 %g44_1, i32 1
  %g44_2 = load i64, ptr %a44_2
  %h44_2 = insertelement <8 x i64> %h44_1, i64 %g44_2, i32 2
  %g44_3 = load i64, ptr %a44_3
  %h44_3 = insertelement <8 x i64> %h44_2, i64 %g44_3, i32 3
  %g44_4 = load i64, ptr %a44_4
  %h44_4 = insertelement <8 x i64> %h44_3, i64 %g44_4, i32 4
  %g44_5 = load i64, ptr %a44_5
  %h44_5 = insertelement <8 x i64> %h44_4, i64 %g44_5, i32 5
  %g44_6 = load i64, ptr %a44_6
  %h44_6 = insertelement <8 x i64> %h44_5, i64 %g44_6, i32 6
  %g44_7 = load i64, ptr %a44_7
  %h44_7 = insertelement <8 x i64> %h44_6, i64 %g44_7, i32 7
  %t44 = freeze <8 x i64> %h44_7
  store <8 x i64> %t44, ptr @out, align 1
  call void @check(i32 44, i64 765, i64 64)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 370), align 1
  %a45_0 = getelementptr i64, ptr @cells, i32 16
  %a45_1 = getelementptr i64, ptr @cells, i32 14
  %a45_2 = getelementptr i64, ptr @cells, i32 12
  %a45_3 = getelementptr i64, ptr @cells, i32 10
  %a45_4 = getelementptr i64, ptr @cells, i32 8
  %a45_5 = getelementptr i64, ptr @cells, i32 6
  %a45_6 = getelementptr i64, ptr @cells, i32 4
  %a45_7 = getelementptr i64, ptr @cells, i32 2
  %e45_0 = extractelement <8 x i64> %v0, i32 0
  store i64 %e45_0, ptr %a45_0
  %e45_1 = extractelement <8 x i64> %v0, i32 1
  store i64 %e45_1, ptr %a45_1
  %e45_2 = extractelement <8 x i64> %v0, i32 2
  store i64 %e45_2, ptr %a45_2
  %e45_3 = extractelement <8 x i64> %v0, i32 3
  store i64 %e45_3, ptr %a45_3
  %e45_4 = extractelement <8 x i64> %v0, i32 4
  store i64 %e45_4, ptr %a45_4
  %e45_5 = extractelement <8 x i64> %v0, i32 5
  store i64 %e45_5, ptr %a45_5
  %e45_6 = extractelement <8 x i64> %v0, i32 6
  store i64 %e45_6, ptr %a45_6
  %e45_7 = extractelement <8 x i64> %v0, i32 7
  store i64 %e45_7, ptr %a45_7
  %b45 = getelementptr i64, ptr @cells, i32 16
  %p45 = call <8 x i64> @llvm.experimental.vp.strided.load.v8i64.p0.i64(ptr %b45, i64 %v4, <8 x i1> %v1, i32 %v3)
  %t45 = select <8 x i1> %v1, <8 x i64> %p45, <8 x i64> zeroinitializer
  store <8 x i64> %t45, ptr @out, align 1
  call void @check(i32 45, i64 829, i64 64)
  %a46_0 = getelementptr i64, ptr @cells, i32 16
  %a46_1 = getelementptr i64, ptr @cells, i32 14
  %a46_2 = getelementptr i64, ptr @cells, i32 12
  %a46_3 = getelementptr i64, ptr @cells, i32 10
  %a46_4 = getelementptr i64, ptr @cells, i32 8
  %a46_5 = getelementptr i64, ptr @cells, i32 6
  %a46_6 = getelementptr i64, ptr @cells, i32 4
  %a46_7 = getelementptr i64, ptr @cells, i32 2
  %e46_0 = extractelement <8 x i64> %v0, i32 0
  store i64 %e46_0, ptr %a46_0
  %e46_1 = extractelement <8 x i64> %v0, i32 1
  store i64 %e46_1, ptr %a46_1
  %e46_2 = extractelement <8 x i64> %v0, i32 2
  store i64 %e46_2, ptr %a46_2
  %e46_3 = extractelement <8 x i64> %v0, i32 3
  store i64 %e46_3, ptr %a46_3
  %e46_4 = extractelement <8 x i64> %v0, i32 4
  store i64 %e46_4, ptr %a46_4
  %e46_5 = extractelement <8 x i64> %v0, i32 5
  store i64 %e46_5, ptr %a46_5
  %e46_6 = extractelement <8 x i64> %v0, i32 6
  store i64 %e46_6, ptr %a46_6
  %e46_7 = extractelement <8 x i64> %v0, i32 7
  store i64 %e46_7, ptr %a46_7
  %b46 = getelementptr i64, ptr @cells, i32 16
  call void @llvm.experimental.vp.strided.store.v8i64.p0.i64(<8 x i64> %v2, ptr %b46, i64 %v4, <8 x i1> %v1, i32 %v3)
  %g46_0 = load i64, ptr %a46_0
  %h46_0 = insertelement <8 x i64> poison, i64 %g46_0, i32 0
  %g46_1 = load i64, ptr %a46_1
  %h46_1 = insertelement <8 x i64> %h46_0, i64 %g46_1, i32 1
  %g46_2 = load i64, ptr %a46_2
  %h46_2 = insertelement <8 x i64> %h46_1, i64 %g46_2, i32 2
  %g46_3 = load i64, ptr %a46_3
  %h46_3 = insertelement <8 x i64> %h46_2, i64 %g46_3, i32 3
  %g46_4 = load i64, ptr %a46_4
  %h46_4 = insertelement <8 x i64> %h46_3, i64 %g46_4, i32 4
  %g46_5 = load i64, ptr %a46_5
  %h46_5 = insertelement <8 x i64> %h46_4, i64 %g46_5, i32 5
  %g46_6 = load i64, ptr %a46_6
  %h46_6 = insertelement <8 x i64> %h46_5, i64 %g46_6, i32 6
  %g46_7 = load i64, ptr %a46_7
  %h46_7 = insertelement <8 x i64> %h46_6, i64 %g46_7, i32 7
  %t46 = freeze <8 x i64> %h46_7
  store <8 x i64> %t46, ptr @out, align 1
  call void @check(i32 46, i64 893, i64 64)
  ret void
}

define void @f8() {
  %v0 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 378), align 1
  %v1 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 411), align 1
  %v2 = load <4 x i65>, ptr getelementptr (i8, ptr @in, i64 412), align 1
  %a47_0 = getelementptr i65, ptr @cells, i32 8
  %a47_1 = getelementptr i65, ptr @cells, i32 6
  %a47_2 = getelementptr i65, ptr @cells, i32 4
  %a47_3 = getelementptr i65, ptr @cells, i32 2
  %q47_0 = insertelement <4 x ptr> poison, ptr %a47_0, i32 0
  %q47_1 = insertelement <4 x ptr> %q47_0, ptr %a47_1, i32 1
  %q47_2 = insertelement <4 x ptr> %q47_1, ptr %a47_2, i32 2
  %q47_3 = insertelement <4 x ptr> %q47_2, ptr %a47_3, i32 3
  %e47_0 = extractelement <4 x i65> %v0, i32 0
  store i65 %e47_0, ptr %a47_0
  %e47_1 = extractelement <4 x i65> %v0, i32 1
  store i65 %e47_1, ptr %a47_1
  %e47_2 = extractelement <4 x i65> %v0, i32 2
  store i65 %e47_2, ptr %a47_2
  %e47_3 = extractelement <4 x i65> %v0, i32 3
  store i65 %e47_3, ptr %a47_3
  %t47 = call <4 x i65> @llvm.masked.gather.v4i65.v4p0(<4 x ptr> %q47_3, <4 x i1> %v1, <4 x i65> %v2)
  store <4 x i65> %t47, ptr @out, align 1
  call void @check(i32 47, i64 957, i64 33)
  %a48_0 = getelementptr i65, ptr @cells, i32 8
  %a48_1 = getelementptr i65, ptr @cells, i32 6
  %a48_2 = getelementptr i65, ptr @cells, i32 4
  %a48_3 = getelementptr i65, ptr @cells, i32 2
  %q48_0 = insertelement <4 x ptr> poison, ptr %a48_0, i32 0
  %q48_1 = insertelement <4 x ptr> %q48_0, ptr %a48_1, i32 1
  %q48_2 = insertelement <4 x ptr> %q48_1, ptr %a48_2, i32 2
  %q48_3 = insertelement <4 x ptr> %q48_2, ptr %a48_3, i32 3
  %e48_0 = extractelement <4 x i65> %v0, i32 0
  store i65 %e48_0, ptr %a48_0
  %e48_1 = extractelement <4 x i65> %v0, i32 1
  store i65 %e48_1, ptr %a48_1
  %e48_2 = extractelement <4 x i65> %v0, i32 2
  store i65 %e48_2, ptr %a48_2
  %e48_3 = extractelement <4 x i65> %v0, i32 3
  store i65 %e48_3, ptr %a48_3
  call void @llvm.masked.scatter.v4i65.v4p0(<4 x i65> %v2, <4 x ptr> %q48_3, <4 x i1> %v1)
  %g48_0 = load i65, ptr %a48_0
  %h48_0 = insertelement <4 x i65> poison, i65 %g48_0, i32 0
  %g48_1 = load i65, ptr %a48_1
  %h48_1 = insertelement <4 x i65> %h48_0, i65 %g48_1, i32 1
  %g48_2 = load i65, ptr %a48_2
  %h48_2 = insertelement <4 x i65> %h48_1, i65 %g48_2, i32 2
  %g48_3 = load i65, ptr %a48_3
  %h48_3 = insertelement <4 x i65> %h48_2, i65 %g48_3, i32 3
  %t48 = freeze <4 x i65> %h48_3
  store <4 x i65> %t48, ptr @out, align 1
  call void @check(i32 48, i64 990, i64 33)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 445), align 1
  %v4 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 449), align 1
  %a49_0 = getelementptr i65, ptr @cells, i32 8
  %a49_1 = getelementptr i65, ptr @cells, i32 6
  %a49_2 = getelementptr i65, ptr @cells, i32 4
  %a49_3 = getelementptr i65, ptr @cells, i32 2
  %q49_0 = insertelement <4 x ptr> poison, ptr %a49_0, i32 0
  %q49_1 = insertelement <4 x ptr> %q49_0, ptr %a49_1, i32 1
  %q49_2 = insertelement <4 x ptr> %q49_1, ptr %a49_2, i32 2
  %q49_3 = insertelement <4 x ptr> %q49_2, ptr %a49_3, i32 3
  %e49_0 = extractelement <4 x i65> %v0, i32 0
  store i65 %e49_0, ptr %a49_0
  %e49_1 = extractelement <4 x i65> %v0, i32 1
  store i65 %e49_1, ptr %a49_1
  %e49_2 = extractelement <4 x i65> %v0, i32 2
  store i65 %e49_2, ptr %a49_2
  %e49_3 = extractelement <4 x i65> %v0, i32 3
  store i65 %e49_3, ptr %a49_3
  %p49 = call <4 x i65> @llvm.vp.gather.v4i65.v4p0(<4 x ptr> %q49_3, <4 x i1> %v1, i32 %v3)
  %t49 = select <4 x i1> %v4, <4 x i65> %p49, <4 x i65> zeroinitializer
  store <4 x i65> %t49, ptr @out, align 1
  call void @check(i32 49, i64 1023, i64 33)
  %a50_0 = getelementptr i65, ptr @cells, i32 8
  %a50_1 = getelementptr i65, ptr @cells, i32 6
  %a50_2 = getelementptr i65, ptr @cells, i32 4
  %a50_3 = getelementptr i65, ptr @cells, i32 2
  %q50_0 = insertelement <4 x ptr> poison, ptr %a50_0, i32 0
  %q50_1 = insertelement <4 x ptr> %q50_0, ptr %a50_1, i32 1
  %q50_2 = insertelement <4 x ptr> %q50_1, ptr %a50_2, i32 2
  %q50_3 = insertelement <4 x ptr> %q50_2, ptr %a50_3, i32 3
  %e50_0 = extractelement <4 x i65> %v0, i32 0
  store i65 %e50_0, ptr %a50_0
  %e50_1 = extractelement <4 x i65> %v0, i32 1
  store i65 %e50_1, ptr %a50_1
  %e50_2 = extractelement <4 x i65> %v0, i32 2
  store i65 %e50_2, ptr %a50_2
  %e50_3 = extractelement <4 x i65> %v0, i32 3
  store i65 %e50_3, ptr %a50_3
  call void @llvm.vp.scatter.v4i65.v4p0(<4 x i65> %v2, <4 x ptr> %q50_3, <4 x i1> %v1, i32 %v3)
  %g50_0 = load i65, ptr %a50_0
  %h50_0 = insertelement <4 x i65> poison, i65 %g50_0, i32 0
  %g50_1 = load i65, ptr %a50_1
  %h50_1 = insertelement <4 x i65> %h50_0, i65 %g50_1, i32 1
  %g50_2 = load i65, ptr %a50_2
  %h50_2 = insertelement <4 x i65> %h50_1, i65 %g50_2, i32 2
  %g50_3 = load i65, ptr %a50_3
  %h50_3 = insertelement <4 x i65> %h50_2, i65 %g50_3, i32 3
  %t50 = freeze <4 x i65> %h50_3
  store <4 x i65> %t50, ptr @out, align 1
  call void @check(i32 50, i64 1056, i64 33)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 450), align 1
  %a51_0 = getelementptr i65, ptr @cells, i32 8
  %a51_1 = getelementptr i65, ptr @cells, i32 6
  %a51_2 = getelementptr i65, ptr @cells, i32 4
  %a51_3 = getelementptr i65, ptr @cells, i32 2
  %e51_0 = extractelement <4 x i65> %v0, i32 0
  store i65 %e51_0, ptr %a51_0
  %e51_1 = extractelement <4 x i65> %v0, i32 1
  store i65 %e51_1, ptr %a51_1
  %e51_2 = extractelement <4 x i65> %v0, i32 2
  store i65 %e51_2, ptr %a51_2
  %e51_3 = extractelement <4 x i65> %v0, i32 3
  store i65 %e51_3, ptr %a51_3
  %b51 = getelementptr i65, ptr @cells, i32 8
  %p51 = call <4 x i65> @llvm.experimental.vp.strided.load.v4i65.p0.i64(ptr %b51, i64 %v5, <4 x i1> %v1, i32 %v3)
  %t51 = select <4 x i1> %v4, <4 x i65> %p51, <4 x i65> zeroinitializer
  store <4 x i65> %t51, ptr @out, align 1
  call void @check(i32 51, i64 1089, i64 33)
  %a52_0 = getelementptr i65, ptr @cells, i32 8
  %a52_1 = getelementptr i65, ptr @cells, i32 6
  %a52_2 = getelementptr i65, ptr @cells, i32 4
  %a52_3 = getelementptr i65, ptr @cells, i32 2
  %e52_0 = extractelement <4 x i65> %v0, i32 0
  store i65 %e52_0, ptr %a52_0
  %e52_1 = extractelement <4 x i65> %v0, i32 1
  store i65 %e52_1, ptr %a52_1
  %e52_2 = extractelement <4 x i65> %v0, i32 2
  store i65 %e52_2, ptr %a52_2
  %e52_3 = extractelement <4 x i65> %v0, i32 3
  store i65 %e52_3, ptr %a52_3
  %b52 = getelementptr i65, ptr @cells, i32 8
  call void @llvm.experimental.vp.strided.store.v4i65.p0.i64(<4 x i65> %v2, ptr %b52, i64 %v5, <4 x i1> %v1, i32 %v3)
  %g52_0 = load i65, ptr %a52_0
  %h52_0 = insertelement <4 x i65> poison, i65 %g52_0, i32 0
  %g52_1 = load i65, ptr %a52_1
  %h52_1 = insertelement <4 x i65> %h52_0, i65 %g52_1, i32 1
  %g52_2 = load i65, ptr %a52_2
  %h52_2 = insertelement <4 x i65> %h52_1, i65 %g52_2, i32 2
  %g52_3 = load i65, ptr %a52_3
  %h52_3 = insertelement <4 x i65> %h52_2, i65 %g52_3, i32 3
  %t52 = freeze <4 x i65> %h52_3
  store <4 x i65> %t52, ptr @out, align 1
  call void @check(i32 52, i64 1122, i64 33)
  ret void
}

define void @f9() {
  %v0 = load <2 x i128>, ptr getelementptr (i8, ptr @in, i64 458), align 1
  %v1 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 490), align 1
  %v2 = load <2 x i128>, ptr getelementptr (i8, ptr @in, i64 491), align 1
  store <2 x i128> %v0, ptr @out
  %t53 = call <2 x i128> @llvm.masked.load.v2i128.p0(ptr @out, <2 x i1> %v1, <2 x i128> %v2)
  store <2 x i128> %t53, ptr @out, align 1
  call void @check(i32 53, i64 1155, i64 32)
  store <2 x i128> %v0, ptr @out
  call void @llvm.masked.store.v2i128.p0(<2 x i128> %v2, ptr @out, <2 x i1> %v1)
  %t54 = load <2 x i128>, ptr @out
  store <2 x i128> %t54, ptr @out, align 1
  call void @check(i32 54, i64 1187, i64 32)
  %e55_0 = extractelement <2 x i128> %v0, i32 0
  %a55_0 = getelementptr i128, ptr @out, i32 0
  store i128 %e55_0, ptr %a55_0
  %e55_1 = extractelement <2 x i128> %v0, i32 1
  %a55_1 = getelementptr i128, ptr @out, i32 1
  store i128 %e55_1, ptr %a55_1
  %t55 = call <2 x i128> @llvm.masked.expandload.v2i128(ptr @out, <2 x i1> %v1, <2 x i128> %v2)
  store <2 x i128> %t55, ptr @out, align 1
  call void @check(i32 55, i64 1219, i64 32)
  call void @llvm.masked.compressstore.v2i128(<2 x i128> %v0, ptr @out, <2 x i1> %v1)
  %t56 = load i128, ptr @out
  store i128 %t56, ptr @out, align 1
  call void @check(i32 56, i64 1251, i64 16)
  %a57_0 = getelementptr i128, ptr @cells, i32 4
  %a57_1 = getelementptr i128, ptr @cells, i32 2
  %q57_0 = insertelement <2 x ptr> poison, ptr %a57_0, i32 0
  %q57_1 = insertelement <2 x ptr> %q57_0, ptr %a57_1, i32 1
  %e57_0 = extractelement <2 x i128> %v0, i32 0
  store i128 %e57_0, ptr %a57_0
  %e57_1 = extractelement <2 x i128> %v0, i32 1
  store i128 %e57_1, ptr %a57_1
  %t57 = call <2 x i128> @llvm.masked.gather.v2i128.v2p0(<2 x ptr> %q57_1, <2 x i1> %v1, <2 x i128> %v2)
  store <2 x i128> %t57, ptr @out, align 1
  call void @check(i32 57, i64 1267, i64 32)
  %a58_0 = getelementptr i128, ptr @cells, i32 4
  %a58_1 = getelementptr i128, ptr @cells, i32 2
  %q58_0 = insertelement <2 x ptr> poison, ptr %a58_0, i32 0
  %q58_1 = insertelement <2 x ptr> %q58_0, ptr %a58_1, i32 1
  %e58_0 = extractelement <2 x i128> %v0, i32 0
  store i128 %e58_0, ptr %a58_0
  %e58_1 = extractelement <2 x i128> %v0, i32 1
  store i128 %e58_1, ptr %a58_1
  call void @llvm.masked.scatter.v2i128.v2p0(<2 x i128> %v2, <2 x ptr> %q58_1, <2 x i1> %v1)
  %g58_0 = load i128, ptr %a58_0
  %h58_0 = insertelement <2 x i128> poison, i128 %g58_0, i32 0
  %g58_1 = load i128, ptr %a58_1
  %h58_1 = insertelement <2 x i128> %h58_0, i128 %g58_1, i32 1
  %t58 = freeze <2 x i128> %h58_1
  store <2 x i128> %t58, ptr @out, align 1
  call void @check(i32 58, i64 1299, i64 32)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 523), align 1
  store <2 x i128> %v0, ptr @out
  %p59 = call <2 x i128> @llvm.vp.load.v2i128.p0(ptr @out, <2 x i1> %v1, i32 %v3)
  %t59 = select <2 x i1> %v1, <2 x i128> %p59, <2 x i128> zeroinitializer
  store <2 x i128> %t59, ptr @out, align 1
  call void @check(i32 59, i64 1331, i64 32)
  store <2 x i128> %v0, ptr @out
  call void @llvm.vp.store.v2i128.p0(<2 x i128> %v2, ptr @out, <2 x i1> %v1, i32 %v3)
  %t60 = load <2 x i128>, ptr @out
  store <2 x i128> %t60, ptr @out, align 1
  call void @check(i32 60, i64 1363, i64 32)
  %a61_0 = getelementptr i128, ptr @cells, i32 4
  %a61_1 = getelementptr i128, ptr @cells, i32 2
  %q61_0 = insertelement <2 x ptr> poison, ptr %a61_0, i32 0
  %q61_1 = insertelement <2 x ptr> %q61_0, ptr %a61_1, i32 1
  %e61_0 = extractelement <2 x i128> %v0, i32 0
  store i128 %e61_0, ptr %a61_0
  %e61_1 = extractelement <2 x i128> %v0, i32 1
  store i128 %e61_1, ptr %a61_1
  %p61 = call <2 x i128> @llvm.vp.gather.v2i128.v2p0(<2 x ptr> %q61_1, <2 x i1> %v1, i32 %v3)
  %t61 = select <2 x i1> %v1, <2 x i128> %p61, <2 x i128> zeroinitializer
  store <2 x i128> %t61, ptr @out, align 1
  call void @check(i32 61, i64 1395, i64 32)
  %a62_0 = getelementptr i128, ptr @cells, i32 4
  %a62_1 = getelementptr i128, ptr @cells, i32 2
  %q62_0 = insertelement <2 x ptr> poison, ptr %a62_0, i32 0
  %q62_1 = insertelement <2 x ptr> %q62_0, ptr %a62_1, i32 1
  %e62_0 = extractelement <2 x i128> %v0, i32 0
  store i128 %e62_0, ptr %a62_0
  %e62_1 = extractelement <2 x i128> %v0, i32 1
  store i128 %e62_1, ptr %a62_1
  call void @llvm.vp.scatter.v2i128.v2p0(<2 x i128> %v2, <2 x ptr> %q62_1, <2 x i1> %v1, i32 %v3)
  %g62_0 = load i128, ptr %a62_0
  %h62_0 = insertelement <2 x i128> poison, i128 %g62_0, i32 0
  %g62_1 = load i128, ptr %a62_1
  %h62_1 = insertelement <2 x i128> %h62_0, i128 %g62_1, i32 1
  %t62 = freeze <2 x i128> %h62_1
  store <2 x i128> %t62, ptr @out, align 1
  call void @check(i32 62, i64 1427, i64 32)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 527), align 1
  %a63_0 = getelementptr i128, ptr @cells, i32 4
  %a63_1 = getelementptr i128, ptr @cells, i32 2
  %e63_0 = extractelement <2 x i128> %v0, i32 0
  store i128 %e63_0, ptr %a63_0
  %e63_1 = extractelement <2 x i128> %v0, i32 1
  store i128 %e63_1, ptr %a63_1
  %b63 = getelementptr i128, ptr @cells, i32 4
  %p63 = call <2 x i128> @llvm.experimental.vp.strided.load.v2i128.p0.i64(ptr %b63, i64 %v4, <2 x i1> %v1, i32 %v3)
  %t63 = select <2 x i1> %v1, <2 x i128> %p63, <2 x i128> zeroinitializer
  store <2 x i128> %t63, ptr @out, align 1
  call void @check(i32 63, i64 1459, i64 32)
  %a64_0 = getelementptr i128, ptr @cells, i32 4
  %a64_1 = getelementptr i128, ptr @cells, i32 2
  %e64_0 = extractelement <2 x i128> %v0, i32 0
  store i128 %e64_0, ptr %a64_0
  %e64_1 = extractelement <2 x i128> %v0, i32 1
  store i128 %e64_1, ptr %a64_1
  %b64 = getelementptr i128, ptr @cells, i32 4
  call void @llvm.experimental.vp.strided.store.v2i128.p0.i64(<2 x i128> %v2, ptr %b64, i64 %v4, <2 x i1> %v1, i32 %v3)
  %g64_0 = load i128, ptr %a64_0
  %h64_0 = insertelement <2 x i128> poison, i128 %g64_0, i32 0
  %g64_1 = load i128, ptr %a64_1
  %h64_1 = insertelement <2 x i128> %h64_0, i128 %g64_1, i32 1
  %t64 = freeze <2 x i128> %h64_1
  store <2 x i128> %t64, ptr @out, align 1
  call void @check(i32 64, i64 1491, i64 32)
  ret void
}

define void @f10() {
  %v0 = load <2 x i129>, ptr getelementptr (i8, ptr @in, i64 535), align 1
  %v1 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 568), align 1
  %v2 = load <2 x i129>, ptr getelementptr (i8, ptr @in, i64 569), align 1
  %a65_0 = getelementptr i129, ptr @cells, i32 4
  %a65_1 = getelementptr i129, ptr @cells, i32 2
  %q65_0 = insertelement <2 x ptr> poison, ptr %a65_0, i32 0
  %q65_1 = insertelement <2 x ptr> %q65_0, ptr %a65_1, i32 1
  %e65_0 = extractelement <2 x i129> %v0, i32 0
  store i129 %e65_0, ptr %a65_0
  %e65_1 = extractelement <2 x i129> %v0, i32 1
  store i129 %e65_1, ptr %a65_1
  %t65 = call <2 x i129> @llvm.masked.gather.v2i129.v2p0(<2 x ptr> %q65_1, <2 x i1> %v1, <2 x i129> %v2)
  store <2 x i129> %t65, ptr @out, align 1
  call void @check(i32 65, i64 1523, i64 33)
  %a66_0 = getelementptr i129, ptr @cells, i32 4
  %a66_1 = getelementptr i129, ptr @cells, i32 2
  %q66_0 = insertelement <2 x ptr> poison, ptr %a66_0, i32 0
  %q66_1 = insertelement <2 x ptr> %q66_0, ptr %a66_1, i32 1
  %e66_0 = extractelement <2 x i129> %v0, i32 0
  store i129 %e66_0, ptr %a66_0
  %e66_1 = extractelement <2 x i129> %v0, i32 1
  store i129 %e66_1, ptr %a66_1
  call void @llvm.masked.scatter.v2i129.v2p0(<2 x i129> %v2, <2 x ptr> %q66_1, <2 x i1> %v1)
  %g66_0 = load i129, ptr %a66_0
  %h66_0 = insertelement <2 x i129> poison, i129 %g66_0, i32 0
  %g66_1 = load i129, ptr %a66_1
  %h66_1 = insertelement <2 x i129> %h66_0, i129 %g66_1, i32 1
  %t66 = freeze <2 x i129> %h66_1
  store <2 x i129> %t66, ptr @out, align 1
  call void @check(i32 66, i64 1556, i64 33)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 602), align 1
  %v4 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 606), align 1
  %a67_0 = getelementptr i129, ptr @cells, i32 4
  %a67_1 = getelementptr i129, ptr @cells, i32 2
  %q67_0 = insertelement <2 x ptr> poison, ptr %a67_0, i32 0
  %q67_1 = insertelement <2 x ptr> %q67_0, ptr %a67_1, i32 1
  %e67_0 = extractelement <2 x i129> %v0, i32 0
  store i129 %e67_0, ptr %a67_0
  %e67_1 = extractelement <2 x i129> %v0, i32 1
  store i129 %e67_1, ptr %a67_1
  %p67 = call <2 x i129> @llvm.vp.gather.v2i129.v2p0(<2 x ptr> %q67_1, <2 x i1> %v1, i32 %v3)
  %t67 = select <2 x i1> %v4, <2 x i129> %p67, <2 x i129> zeroinitializer
  store <2 x i129> %t67, ptr @out, align 1
  call void @check(i32 67, i64 1589, i64 33)
  %a68_0 = getelementptr i129, ptr @cells, i32 4
  %a68_1 = getelementptr i129, ptr @cells, i32 2
  %q68_0 = insertelement <2 x ptr> poison, ptr %a68_0, i32 0
  %q68_1 = insertelement <2 x ptr> %q68_0, ptr %a68_1, i32 1
  %e68_0 = extractelement <2 x i129> %v0, i32 0
  store i129 %e68_0, ptr %a68_0
  %e68_1 = extractelement <2 x i129> %v0, i32 1
  store i129 %e68_1, ptr %a68_1
  call void @llvm.vp.scatter.v2i129.v2p0(<2 x i129> %v2, <2 x ptr> %q68_1, <2 x i1> %v1, i32 %v3)
  %g68_0 = load i129, ptr %a68_0
  %h68_0 = insertelement <2 x i129> poison, i129 %g68_0, i32 0
  %g68_1 = load i129, ptr %a68_1
  %h68_1 = insertelement <2 x i129> %h68_0, i129 %g68_1, i32 1
  %t68 = freeze <2 x i129> %h68_1
  store <2 x i129> %t68, ptr @out, align 1
  call void @check(i32 68, i64 1622, i64 33)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 607), align 1
  %a69_0 = getelementptr i129, ptr @cells, i32 4
  %a69_1 = getelementptr i129, ptr @cells, i32 2
  %e69_0 = extractelement <2 x i129> %v0, i32 0
  store i129 %e69_0, ptr %a69_0
  %e69_1 = extractelement <2 x i129> %v0, i32 1
  store i129 %e69_1, ptr %a69_1
  %b69 = getelementptr i129, ptr @cells, i32 4
  %p69 = call <2 x i129> @llvm.experimental.vp.strided.load.v2i129.p0.i64(ptr %b69, i64 %v5, <2 x i1> %v1, i32 %v3)
  %t69 = select <2 x i1> %v4, <2 x i129> %p69, <2 x i129> zeroinitializer
  store <2 x i129> %t69, ptr @out, align 1
  call void @check(i32 69, i64 1655, i64 33)
  %a70_0 = getelementptr i129, ptr @cells, i32 4
  %a70_1 = getelementptr i129, ptr @cells, i32 2
  %e70_0 = extractelement <2 x i129> %v0, i32 0
  store i129 %e70_0, ptr %a70_0
  %e70_1 = extractelement <2 x i129> %v0, i32 1
  store i129 %e70_1, ptr %a70_1
  %b70 = getelementptr i129, ptr @cells, i32 4
  call void @llvm.experimental.vp.strided.store.v2i129.p0.i64(<2 x i129> %v2, ptr %b70, i64 %v5, <2 x i1> %v1, i32 %v3)
  %g70_0 = load i129, ptr %a70_0
  %h70_0 = insertelement <2 x i129> poison, i129 %g70_0, i32 0
  %g70_1 = load i129, ptr %a70_1
  %h70_1 = insertelement <2 x i129> %h70_0, i129 %g70_1, i32 1
  %t70 = freeze <2 x i129> %h70_1
  store <2 x i129> %t70, ptr @out, align 1
  call void @check(i32 70, i64 1688, i64 33)
  ret void
}

define void @f11() {
  %v0 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 615), align 1
  %v1 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 647), align 1
  %v2 = load <16 x half>, ptr getelementptr (i8, ptr @in, i64 649), align 1
  store <16 x half> %v0, ptr @out
  %t71 = call <16 x half> @llvm.masked.load.v16f16.p0(ptr @out, <16 x i1> %v1, <16 x half> %v2)
  store <16 x half> %t71, ptr @out, align 1
  call void @check(i32 71, i64 1721, i64 32)
  store <16 x half> %v0, ptr @out
  call void @llvm.masked.store.v16f16.p0(<16 x half> %v2, ptr @out, <16 x i1> %v1)
  %t72 = load <16 x half>, ptr @out
  store <16 x half> %t72, ptr @out, align 1
  call void @check(i32 72, i64 1753, i64 32)
  %e73_0 = extractelement <16 x half> %v0, i32 0
  %a73_0 = getelementptr half, ptr @out, i32 0
  store half %e73_0, ptr %a73_0
  %e73_1 = extractelement <16 x half> %v0, i32 1
  %a73_1 = getelementptr half, ptr @out, i32 1
  store half %e73_1, ptr %a73_1
  %e73_2 = extractelement <16 x half> %v0, i32 2
  %a73_2 = getelementptr half, ptr @out, i32 2
  store half %e73_2, ptr %a73_2
  %e73_3 = extractelement <16 x half> %v0, i32 3
  %a73_3 = getelementptr half, ptr @out, i32 3
  store half %e73_3, ptr %a73_3
  %e73_4 = extractelement <16 x half> %v0, i32 4
  %a73_4 = getelementptr half, ptr @out, i32 4
  store half %e73_4, ptr %a73_4
  %e73_5 = extractelement <16 x half> %v0, i32 5
  %a73_5 = getelementptr half, ptr @out, i32 5
  store half %e73_5, ptr %a73_5
  %e73_6 = extractelement <16 x half> %v0, i32 6
  %a73_6 = getelementptr half, ptr @out, i32 6
  store half %e73_6, ptr %a73_6
  %e73_7 = extractelement <16 x half> %v0, i32 7
  %a73_7 = getelementptr half, ptr @out, i32 7
  store half %e73_7, ptr %a73_7
  %e73_8 = extractelement <16 x half> %v0, i32 8
  %a73_8 = getelementptr half, ptr @out, i32 8
  store half %e73_8, ptr %a73_8
  %e73_9 = extractelement <16 x half> %v0, i32 9
  %a73_9 = getelementptr half, ptr @out, i32 9
  store half %e73_9, ptr %a73_9
  %e73_10 = extractelement <16 x half> %v0, i32 10
  %a73_10 = getelementptr half, ptr @out, i32 10
  store half %e73_10, ptr %a73_10
  %e73_11 = extractelement <16 x half> %v0, i32 11
  %a73_11 = getelementptr half, ptr @out, i32 11
  store half %e73_11, ptr %a73_11
  %e73_12 = extractelement <16 x half> %v0, i32 12
  %a73_12 = getelementptr half, ptr @out, i32 12
  store half %e73_12, ptr %a73_12
  %e73_13 = extractelement <16 x half> %v0, i32 13
  %a73_13 = getelementptr half, ptr @out, i32 13
  store half %e73_13, ptr %a73_13
  %e73_14 = extractelement <16 x half> %v0, i32 14
  %a73_14 = getelementptr half, ptr @out, i32 14
  store half %e73_14, ptr %a73_14
  %e73_15 = extractelement <16 x half> %v0, i32 15
  %a73_15 = getelementptr half, ptr @out, i32 15
  store half %e73_15, ptr %a73_15
  %t73 = call <16 x half> @llvm.masked.expandload.v16f16(ptr @out, <16 x i1> %v1, <16 x half> %v2)
  store <16 x half> %t73, ptr @out, align 1
  call void @check(i32 73, i64 1785, i64 32)
  call void @llvm.masked.compressstore.v16f16(<16 x half> %v0, ptr @out, <16 x i1> %v1)
  %t74 = load half, ptr @out
  store half %t74, ptr @out, align 1
  call void @check(i32 74, i64 1817, i64 2)
  %a75_0 = getelementptr half, ptr @cells, i32 32
  %a75_1 = getelementptr half, ptr @cells, i32 30
  %a75_2 = getelementptr half, ptr @cells, i32 28
  %a75_3 = getelementptr half, ptr @cells, i32 26
  %a75_4 = getelementptr half, ptr @cells, i32 24
  %a75_5 = getelementptr half, ptr @cells, i32 22
  %a75_6 = getelementptr half, ptr @cells, i32 20
  %a75_7 = getelementptr half, ptr @cells, i32 18
  %a75_8 = getelementptr half, ptr @cells, i32 16
  %a75_9 = getelementptr half, ptr @cells, i32 14
  %a75_10 = getelementptr half, ptr @cells, i32 12
  %a75_11 = getelementptr half, ptr @cells, i32 10
  %a75_12 = getelementptr half, ptr @cells, i32 8
  %a75_13 = getelementptr half, ptr @cells, i32 6
  %a75_14 = getelementptr half, ptr @cells, i32 4
  %a75_15 = getelementptr half, ptr @cells, i32 2
  %q75_0 = insertelement <16 x ptr> poison, ptr %a75_0, i32 0
  %q75_1 = insertelement <16 x ptr> %q75_0, ptr %a75_1, i32 1
  %q75_2 = insertelement <16 x ptr> %q75_1, ptr %a75_2, i32 2
  %q75_3 = insertelement <16 x ptr> %q75_2, ptr %a75_3, i32 3
  %q75_4 = insertelement <16 x ptr> %q75_3, ptr %a75_4, i32 4
  %q75_5 = insertelement <16 x ptr> %q75_4, ptr %a75_5, i32 5
  %q75_6 = insertelement <16 x ptr> %q75_5, ptr %a75_6, i32 6
  %q75_7 = insertelement <16 x ptr> %q75_6, ptr %a75_7, i32 7
  %q75_8 = insertelement <16 x ptr> %q75_7, ptr %a75_8, i32 8
  %q75_9 = insertelement <16 x ptr> %q75_8, ptr %a75_9, i32 9
  %q75_10 = insertelement <16 x ptr> %q75_9, ptr %a75_10, i32 10
  %q75_11 = insertelement <16 x ptr> %q75_10, ptr %a75_11, i32 11
  %q75_12 = insertelement <16 x ptr> %q75_11, ptr %a75_12, i32 12
  %q75_13 = insertelement <16 x ptr> %q75_12, ptr %a75_13, i32 13
  %q75_14 = insertelement <16 x ptr> %q75_13, ptr %a75_14, i32 14
  %q75_15 = insertelement <16 x ptr> %q75_14, ptr %a75_15, i32 15
  %e75_0 = extractelement <16 x half> %v0, i32 0
  store half %e75_0, ptr %a75_0
  %e75_1 = extractelement <16 x half> %v0, i32 1
  store half %e75_1, ptr %a75_1
  %e75_2 = extractelement <16 x half> %v0, i32 2
  store half %e75_2, ptr %a75_2
  %e75_3 = extractelement <16 x half> %v0, i32 3
  store half %e75_3, ptr %a75_3
  %e75_4 = extractelement <16 x half> %v0, i32 4
  store half %e75_4, ptr %a75_4
  %e75_5 = extractelement <16 x half> %v0, i32 5
  store half %e75_5, ptr %a75_5
  %e75_6 = extractelement <16 x half> %v0, i32 6
  store half %e75_6, ptr %a75_6
  %e75_7 = extractelement <16 x half> %v0, i32 7
  store half %e75_7, ptr %a75_7
  %e75_8 = extractelement <16 x half> %v0, i32 8
  store half %e75_8, ptr %a75_8
  %e75_9 = extractelement <16 x half> %v0, i32 9
  store half %e75_9, ptr %a75_9
  %e75_10 = extractelement <16 x half> %v0, i32 10
  store half %e75_10, ptr %a75_10
  %e75_11 = extractelement <16 x half> %v0, i32 11
  store half %e75_11, ptr %a75_11
  %e75_12 = extractelement <16 x half> %v0, i32 12
  store half %e75_12, ptr %a75_12
  %e75_13 = extractelement <16 x half> %v0, i32 13
  store half %e75_13, ptr %a75_13
  %e75_14 = extractelement <16 x half> %v0, i32 14
  store half %e75_14, ptr %a75_14
  %e75_15 = extractelement <16 x half> %v0, i32 15
  store half %e75_15, ptr %a75_15
  %t75 = call <16 x half> @llvm.masked.gather.v16f16.v16p0(<16 x ptr> %q75_15, <16 x i1> %v1, <16 x half> %v2)
  store <16 x half> %t75, ptr @out, align 1
  call void @check(i32 75, i64 1819, i64 32)
  %a76_0 = getelementptr half, ptr @cells, i32 32
  %a76_1 = getelementptr half, ptr @cells, i32 30
  %a76_2 = getelementptr half, ptr @cells, i32 28
  %a76_3 = getelementptr half, ptr @cells, i32 26
  %a76_4 = getelementptr half, ptr @cells, i32 24
  %a76_5 = getelementptr half, ptr @cells, i32 22
  %a76_6 = getelementptr half, ptr @cells, i32 20
  %a76_7 = getelementptr half, ptr @cells, i32 18
  %a76_8 = getelementptr half, ptr @cells, i32 16
  %a76_9 = getelementptr half, ptr @cells, i32 14
  %a76_10 = getelementptr half, ptr @cells, i32 12
  %a76_11 = getelementptr half, ptr @cells, i32 10
  %a76_12 = getelementptr half, ptr @cells, i32 8
  %a76_13 = getelementptr half, ptr @cells, i32 6
  %a76_14 = getelementptr half, ptr @cells, i32 4
  %a76_15 = getelementptr half, ptr @cells, i32 2
  %q76_0 = insertelement <16 x ptr> poison, ptr %a76_0, i32 0
  %q76_1 = insertelement <16 x ptr> %q76_0, ptr %a76_1, i32 1
  %q76_2 = insertelement <16 x ptr> %q76_1, ptr %a76_2, i32 2
  %q76_3 = insertelement <16 x ptr> %q76_2, ptr %a76_3, i32 3
  %q76_4 = insertelement <16 x ptr> %q76_3, ptr %a76_4, i32 4
  %q76_5 = insertelement <16 x ptr> %q76_4, ptr %a76_5, i32 5
  %q76_6 = insertelement <16 x ptr> %q76_5, ptr %a76_6, i32 6
  %q76_7 = insertelement <16 x ptr> %q76_6, ptr %a76_7, i32 7
  %q76_8 = insertelement <16 x ptr> %q76_7, ptr %a76_8, i32 8
  %q76_9 = insertelement <16 x ptr> %q76_8, ptr %a76_9, i32 9
  %q76_10 = insertelement <16 x ptr> %q76_9, ptr %a76_10, i32 10
  %q76_11 = insertelement <16 x ptr> %q76_10, ptr %a76_11, i32 11
  %q76_12 = insertelement <16 x ptr> %q76_11, ptr %a76_12, i32 12
  %q76_13 = insertelement <16 x ptr> %q76_12, ptr %a76_13, i32 13
  %q76_14 = insertelement <16 x ptr> %q76_13, ptr %a76_14, i32 14
  %q76_15 = insertelement <16 x ptr> %q76_14, ptr %a76_15, i32 15
  %e76_0 = extractelement <16 x half> %v0, i32 0
  store half %e76_0, ptr %a76_0
  %e76_1 = extractelement <16 x half> %v0, i32 1
  store half %e76_1, ptr %a76_1
  %e76_2 = extractelement <16 x half> %v0, i32 2
  store half %e76_2, ptr %a76_2
  %e76_3 = extractelement <16 x half> %v0, i32 3
  store half %e76_3, ptr %a76_3
  %e76_4 = extractelement <16 x half> %v0, i32 4
  store half %e76_4, ptr %a76_4
  %e76_5 = extractelement <16 x half> %v0, i32 5
  store half %e76_5, ptr %a76_5
  %e76_6 = extractelement <16 x half> %v0, i32 6
  store half %e76_6, ptr %a76_6
  %e76_7 = extractelement <16 x half> %v0, i32 7
  store half %e76_7, ptr %a76_7
  %e76_8 = extractelement <16 x half> %v0, i32 8
  store half %e76_8, ptr %a76_8
  %e76_9 = extractelement <16 x half> %v0, i32 9
  store half %e76_9, ptr %a76_9
  %e76_10 = extractelement <16 x half> %v0, i32 10
  store half %e76_10, ptr %a76_10
  %e76_11 = extractelement <16 x half> %v0, i32 11
  store half %e76_11, ptr %a76_11
  %e76_12 = extractelement <16 x half> %v0, i32 12
  store half %e76_12, ptr %a76_12
  %e76_13 = extractelement <16 x half> %v0, i32 13
  store half %e76_13, ptr %a76_13
  %e76_14 = extractelement <16 x half> %v0, i32 14
  store half %e76_14, ptr %a76_14
  %e76_15 = extractelement <16 x half> %v0, i32 15
  store half %e76_15, ptr %a76_15
  call void @llvm.masked.scatter.v16f16.v16p0(<16 x half> %v2, <16 x ptr> %q76_15, <16 x i1> %v1)
  %g76_0 = load half, ptr %a76_0
  %h76_0 = insertelement <16 x half> poison, half %g76_0, i32 0
  %g76_1 = load half, ptr %a76_1
  %h76_1 = insertelement <16 x half> %h76_0, half %g76_1, i32 1
  %g76_2 = load half, ptr %a76_2
  %h76_2 = insertelement <16 x half> %h76_1, half %g76_2, i32 2
  %g76_3 = load half, ptr %a76_3
  %h76_3 = insertelement <16 x half> %h76_2, half %g76_3, i32 3
  %g76_4 = load half, ptr %a76_4
  %h76_4 = insertelement <16 x half> %h76_3, half %g76_4, i32 4
  %g76_5 = load half, ptr %a76_5
  %h76_5 = insertelement <16 x half> %h76_4, half %g76_5, i32 5
  %g76_6 = load half, ptr %a76_6
  %h76_6 = insertelement <16 x half> %h76_5, half %g76_6, i32 6
  %g76_7 = load half, ptr %a76_7
  %h76_7 = insertelement <16 x half> %h76_6, half %g76_7, i32 7
  %g76_8 = load half, ptr %a76_8
  %h76_8 = insertelement <16 x half> %h76_7, half %g76_8, i32 8
  %g76_9 = load half, ptr %a76_9
  %h76_9 = insertelement <16 x half> %h76_8, half %g76_9, i32 9
  %g76_10 = load half, ptr %a76_10
  %h76_10 = insertelement <16 x half> %h76_9, half %g76_10, i32 10
  %g76_11 = load half, ptr %a76_11
  %h76_11 = insertelement <16 x half> %h76_10, half %g76_11, i32 11
  %g76_12 = load half, ptr %a76_12
  %h76_12 = insertelement <16 x half> %h76_11, half %g76_12, i32 12
  %g76_13 = load half, ptr %a76_13
  %h76_13 = insertelement <16 x half> %h76_12, half %g76_13, i32 13
  %g76_14 = load half, ptr %a76_14
  %h76_14 = insertelement <16 x half> %h76_13, half %g76_14, i32 14
  %g76_15 = load half, ptr %a76_15
  %h76_15 = insertelement <16 x half> %h76_14, half %g76_15, i32 15
  %t76 = freeze <16 x half> %h76_15
  store <16 x half> %t76, ptr @out, align 1
  call void @check(i32 76, i64 1851, i64 32)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 681), align 1
  %v4 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 685), align 1
  store <16 x half> %v0, ptr @out
  %p77 = call <16 x half> @llvm.vp.load.v16f16.p0(ptr @out, <16 x i1> %v1, i32 %v3)
  %t77 = select <16 x i1> %v4, <16 x half> %p77, <16 x half> zeroinitializer
  store <16 x half> %t77, ptr @out, align 1
  call void @check(i32 77, i64 1883, i64 32)
  store <16 x half> %v0, ptr @out
  call void @llvm.vp.store.v16f16.p0(<16 x half> %v2, ptr @out, <16 x i1> %v1, i32 %v3)
  %t78 = load <16 x half>, ptr @out
  store <16 x half> %t78, ptr @out, align 1
  call void @check(i32 78, i64 1915, i64 32)
  %a79_0 = getelementptr half, ptr @cells, i32 32
  %a79_1 = getelementptr half, ptr @cells, i32 30
  %a79_2 = getelementptr half, ptr @cells, i32 28
  %a79_3 = getelementptr half, ptr @cells, i32 26
  %a79_4 = getelementptr half, ptr @cells, i32 24
  %a79_5 = getelementptr half, ptr @cells, i32 22
  %a79_6 = getelementptr half, ptr @cells, i32 20
  %a79_7 = getelementptr half, ptr @cells, i32 18
  %a79_8 = getelementptr half, ptr @cells, i32 16
  %a79_9 = getelementptr half, ptr @cells, i32 14
  %a79_10 = getelementptr half, ptr @cells, i32 12
  %a79_11 = getelementptr half, ptr @cells, i32 10
  %a79_12 = getelementptr half, ptr @cells, i32 8
  %a79_13 = getelementptr half, ptr @cells, i32 6
  %a79_14 = getelementptr half, ptr @cells, i32 4
  %a79_15 = getelementptr half, ptr @cells, i32 2
  %q79_0 = insertelement <16 x ptr> poison, ptr %a79_0, i32 0
  %q79_1 = insertelement <16 x ptr> %q79_0, ptr %a79_1, i32 1
  %q79_2 = insertelement <16 x ptr> %q79_1, ptr %a79_2, i32 2
  %q79_3 = insertelement <16 x ptr> %q79_2, ptr %a79_3, i32 3
  %q79_4 = insertelement <16 x ptr> %q79_3, ptr %a79_4, i32 4
  %q79_5 = insertelement <16 x ptr> %q79_4, ptr %a79_5, i32 5
  %q79_6 = insertelement <16 x ptr> %q79_5, ptr %a79_6, i32 6
  %q79_7 = insertelement <16 x ptr> %q79_6, ptr %a79_7, i32 7
  %q79_8 = insertelement <16 x ptr> %q79_7, ptr %a79_8, i32 8
  %q79_9 = insertelement <16 x ptr> %q79_8, ptr %a79_9, i32 9
  %q79_10 = insertelement <16 x ptr> %q79_9, ptr %a79_10, i32 10
  %q79_11 = insertelement <16 x ptr> %q79_10, ptr %a79_11, i32 11
  %q79_12 = insertelement <16 x ptr> %q79_11, ptr %a79_12, i32 12
  %q79_13 = insertelement <16 x ptr> %q79_12, ptr %a79_13, i32 13
  %q79_14 = insertelement <16 x ptr> %q79_13, ptr %a79_14, i32 14
  %q79_15 = insertelement <16 x ptr> %q79_14, ptr %a79_15, i32 15
  %e79_0 = extractelement <16 x half> %v0, i32 0
  store half %e79_0, ptr %a79_0
  %e79_1 = extractelement <16 x half> %v0, i32 1
  store half %e79_1, ptr %a79_1
  %e79_2 = extractelement <16 x half> %v0, i32 2
  store half %e79_2, ptr %a79_2
  %e79_3 = extractelement <16 x half> %v0, i32 3
  store half %e79_3, ptr %a79_3
  %e79_4 = extractelement <16 x half> %v0, i32 4
  store half %e79_4, ptr %a79_4
  %e79_5 = extractelement <16 x half> %v0, i32 5
  store half %e79_5, ptr %a79_5
  %e79_6 = extractelement <16 x half> %v0, i32 6
  store half %e79_6, ptr %a79_6
  %e79_7 = extractelement <16 x half> %v0, i32 7
  store half %e79_7, ptr %a79_7
  %e79_8 = extractelement <16 x half> %v0, i32 8
  store half %e79_8, ptr %a79_8
  %e79_9 = extractelement <16 x half> %v0, i32 9
  store half %e79_9, ptr %a79_9
  %e79_10 = extractelement <16 x half> %v0, i32 10
  store half %e79_10, ptr %a79_10
  %e79_11 = extractelement <16 x half> %v0, i32 11
  store half %e79_11, ptr %a79_11
  %e79_12 = extractelement <16 x half> %v0, i32 12
  store half %e79_12, ptr %a79_12
  %e79_13 = extractelement <16 x half> %v0, i32 13
  store half %e79_13, ptr %a79_13
  %e79_14 = extractelement <16 x half> %v0, i32 14
  store half %e79_14, ptr %a79_14
  %e79_15 = extractelement <16 x half> %v0, i32 15
  store half %e79_15, ptr %a79_15
  %p79 = call <16 x half> @llvm.vp.gather.v16f16.v16p0(<16 x ptr> %q79_15, <16 x i1> %v1, i32 %v3)
  %t79 = select <16 x i1> %v4, <16 x half> %p79, <16 x half> zeroinitializer
  store <16 x half> %t79, ptr @out, align 1
  call void @check(i32 79, i64 1947, i64 32)
  %a80_0 = getelementptr half, ptr @cells, i32 32
  %a80_1 = getelementptr half, ptr @cells, i32 30
  %a80_2 = getelementptr half, ptr @cells, i32 28
  %a80_3 = getelementptr half, ptr @cells, i32 26
  %a80_4 = getelementptr half, ptr @cells, i32 24
  %a80_5 = getelementptr half, ptr @cells, i32 22
  %a80_6 = getelementptr half, ptr @cells, i32 20
  %a80_7 = getelementptr half, ptr @cells, i32 18
  %a80_8 = getelementptr half, ptr @cells, i32 16
  %a80_9 = getelementptr half, ptr @cells, i32 14
  %a80_10 = getelementptr half, ptr @cells, i32 12
  %a80_11 = getelementptr half, ptr @cells, i32 10
  %a80_12 = getelementptr half, ptr @cells, i32 8
  %a80_13 = getelementptr half, ptr @cells, i32 6
  %a80_14 = getelementptr half, ptr @cells, i32 4
  %a80_15 = getelementptr half, ptr @cells, i32 2
  %q80_0 = insertelement <16 x ptr> poison, ptr %a80_0, i32 0
  %q80_1 = insertelement <16 x ptr> %q80_0, ptr %a80_1, i32 1
  %q80_2 = insertelement <16 x ptr> %q80_1, ptr %a80_2, i32 2
  %q80_3 = insertelement <16 x ptr> %q80_2, ptr %a80_3, i32 3
  %q80_4 = insertelement <16 x ptr> %q80_3, ptr %a80_4, i32 4
  %q80_5 = insertelement <16 x ptr> %q80_4, ptr %a80_5, i32 5
  %q80_6 = insertelement <16 x ptr> %q80_5, ptr %a80_6, i32 6
  %q80_7 = insertelement <16 x ptr> %q80_6, ptr %a80_7, i32 7
  %q80_8 = insertelement <16 x ptr> %q80_7, ptr %a80_8, i32 8
  %q80_9 = insertelement <16 x ptr> %q80_8, ptr %a80_9, i32 9
  %q80_10 = insertelement <16 x ptr> %q80_9, ptr %a80_10, i32 10
  %q80_11 = insertelement <16 x ptr> %q80_10, ptr %a80_11, i32 11
  %q80_12 = insertelement <16 x ptr> %q80_11, ptr %a80_12, i32 12
  %q80_13 = insertelement <16 x ptr> %q80_12, ptr %a80_13, i32 13
  %q80_14 = insertelement <16 x ptr> %q80_13, ptr %a80_14, i32 14
  %q80_15 = insertelement <16 x ptr> %q80_14, ptr %a80_15, i32 15
  %e80_0 = extractelement <16 x half> %v0, i32 0
  store half %e80_0, ptr %a80_0
  %e80_1 = extractelement <16 x half> %v0, i32 1
  store half %e80_1, ptr %a80_1
  %e80_2 = extractelement <16 x half> %v0, i32 2
  store half %e80_2, ptr %a80_2
  %e80_3 = extractelement <16 x half> %v0, i32 3
  store half %e80_3, ptr %a80_3
  %e80_4 = extractelement <16 x half> %v0, i32 4
  store half %e80_4, ptr %a80_4
  %e80_5 = extractelement <16 x half> %v0, i32 5
  store half %e80_5, ptr %a80_5
  %e80_6 = extractelement <16 x half> %v0, i32 6
  store half %e80_6, ptr %a80_6
  %e80_7 = extractelement <16 x half> %v0, i32 7
  store half %e80_7, ptr %a80_7
  %e80_8 = extractelement <16 x half> %v0, i32 8
  store half %e80_8, ptr %a80_8
  %e80_9 = extractelement <16 x half> %v0, i32 9
  store half %e80_9, ptr %a80_9
  %e80_10 = extractelement <16 x half> %v0, i32 10
  store half %e80_10, ptr %a80_10
  %e80_11 = extractelement <16 x half> %v0, i32 11
  store half %e80_11, ptr %a80_11
  %e80_12 = extractelement <16 x half> %v0, i32 12
  store half %e80_12, ptr %a80_12
  %e80_13 = extractelement <16 x half> %v0, i32 13
  store half %e80_13, ptr %a80_13
  %e80_14 = extractelement <16 x half> %v0, i32 14
  store half %e80_14, ptr %a80_14
  %e80_15 = extractelement <16 x half> %v0, i32 15
  store half %e80_15, ptr %a80_15
  call void @llvm.vp.scatter.v16f16.v16p0(<16 x half> %v2, <16 x ptr> %q80_15, <16 x i1> %v1, i32 %v3)
  %g80_0 = load half, ptr %a80_0
  %h80_0 = insertelement <16 x half> poison, half %g80_0, i32 0
  %g80_1 = load half, ptr %a80_1
  %h80_1 = insertelement <16 x half> %h80_0, half %g80_1, i32 1
  %g80_2 = load half, ptr %a80_2
  %h80_2 = insertelement <16 x half> %h80_1, half %g80_2, i32 2
  %g80_3 = load half, ptr %a80_3
  %h80_3 = insertelement <16 x half> %h80_2, half %g80_3, i32 3
  %g80_4 = load half, ptr %a80_4
  %h80_4 = insertelement <16 x half> %h80_3, half %g80_4, i32 4
  %g80_5 = load half, ptr %a80_5
  %h80_5 = insertelement <16 x half> %h80_4, half %g80_5, i32 5
  %g80_6 = load half, ptr %a80_6
  %h80_6 = insertelement <16 x half> %h80_5, half %g80_6, i32 6
  %g80_7 = load half, ptr %a80_7
  %h80_7 = insertelement <16 x half> %h80_6, half %g80_7, i32 7
  %g80_8 = load half, ptr %a80_8
  %h80_8 = insertelement <16 x half> %h80_7, half %g80_8, i32 8
  %g80_9 = load half, ptr %a80_9
  %h80_9 = insertelement <16 x half> %h80_8, half %g80_9, i32 9
  %g80_10 = load half, ptr %a80_10
  %h80_10 = insertelement <16 x half> %h80_9, half %g80_10, i32 10
  %g80_11 = load half, ptr %a80_11
  %h80_11 = insertelement <16 x half> %h80_10, half %g80_11, i32 11
  %g80_12 = load half, ptr %a80_12
  %h80_12 = insertelement <16 x half> %h80_11, half %g80_12, i32 12
  %g80_13 = load half, ptr %a80_13
  %h80_13 = insertelement <16 x half> %h80_12, half %g80_13, i32 13
  %g80_14 = load half, ptr %a80_14
  %h80_14 = insertelement <16 x half> %h80_13, half %g80_14, i32 14
  %g80_15 = load half, ptr %a80_15
  %h80_15 = insertelement <16 x half> %h80_14, half %g80_15, i32 15
  %t80 = freeze <16 x half> %h80_15
  store <16 x half> %t80, ptr @out, align 1
  call void @check(i32 80, i64 1979, i64 32)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 687), align 1
  %a81_0 = getelementptr half, ptr @cells, i32 32
  %a81_1 = getelementptr half, ptr @cells, i32 30
  %a81_2 = getelementptr half, ptr @cells, i32 28
  %a81_3 = getelementptr half, ptr @cells, i32 26
  %a81_4 = getelementptr half, ptr @cells, i32 24
  %a81_5 = getelementptr half, ptr @cells, i32 22
  %a81_6 = getelementptr half, ptr @cells, i32 20
  %a81_7 = getelementptr half, ptr @cells, i32 18
  %a81_8 = getelementptr half, ptr @cells, i32 16
  %a81_9 = getelementptr half, ptr @cells, i32 14
  %a81_10 = getelementptr half, ptr @cells, i32 12
  %a81_11 = getelementptr half, ptr @cells, i32 10
  %a81_12 = getelementptr half, ptr @cells, i32 8
  %a81_13 = getelementptr half, ptr @cells, i32 6
  %a81_14 = getelementptr half, ptr @cells, i32 4
  %a81_15 = getelementptr half, ptr @cells, i32 2
  %e81_0 = extractelement <16 x half> %v0, i32 0
  store half %e81_0, ptr %a81_0
  %e81_1 = extractelement <16 x half> %v0, i32 1
  store half %e81_1, ptr %a81_1
  %e81_2 = extractelement <16 x half> %v0, i32 2
  store half %e81_2, ptr %a81_2
  %e81_3 = extractelement <16 x half> %v0, i32 3
  store half %e81_3, ptr %a81_3
  %e81_4 = extractelement <16 x half> %v0, i32 4
  store half %e81_4, ptr %a81_4
  %e81_5 = extractelement <16 x half> %v0, i32 5
  store half %e81_5, ptr %a81_5
  %e81_6 = extractelement <16 x half> %v0, i32 6
  store half %e81_6, ptr %a81_6
  %e81_7 = extractelement <16 x half> %v0, i32 7
  store half %e81_7, ptr %a81_7
  %e81_8 = extractelement <16 x half> %v0, i32 8
  store half %e81_8, ptr %a81_8
  %e81_9 = extractelement <16 x half> %v0, i32 9
  store half %e81_9, ptr %a81_9
  %e81_10 = extractelement <16 x half> %v0, i32 10
  store half %e81_10, ptr %a81_10
  %e81_11 = extractelement <16 x half> %v0, i32 11
  store half %e81_11, ptr %a81_11
  %e81_12 = extractelement <16 x half> %v0, i32 12
  store half %e81_12, ptr %a81_12
  %e81_13 = extractelement <16 x half> %v0, i32 13
  store half %e81_13, ptr %a81_13
  %e81_14 = extractelement <16 x half> %v0, i32 14
  store half %e81_14, ptr %a81_14
  %e81_15 = extractelement <16 x half> %v0, i32 15
  store half %e81_15, ptr %a81_15
  %b81 = getelementptr half, ptr @cells, i32 32
  %p81 = call <16 x half> @llvm.experimental.vp.strided.load.v16f16.p0.i64(ptr %b81, i64 %v5, <16 x i1> %v1, i32 %v3)
  %t81 = select <16 x i1> %v4, <16 x half> %p81, <16 x half> zeroinitializer
  store <16 x half> %t81, ptr @out, align 1
  call void @check(i32 81, i64 2011, i64 32)
  %a82_0 = getelementptr half, ptr @cells, i32 32
  %a82_1 = getelementptr half, ptr @cells, i32 30
  %a82_2 = getelementptr half, ptr @cells, i32 28
  %a82_3 = getelementptr half, ptr @cells, i32 26
  %a82_4 = getelementptr half, ptr @cells, i32 24
  %a82_5 = getelementptr half, ptr @cells, i32 22
  %a82_6 = getelementptr half, ptr @cells, i32 20
  %a82_7 = getelementptr half, ptr @cells, i32 18
  %a82_8 = getelementptr half, ptr @cells, i32 16
  %a82_9 = getelementptr half, ptr @cells, i32 14
  %a82_10 = getelementptr half, ptr @cells, i32 12
  %a82_11 = getelementptr half, ptr @cells, i32 10
  %a82_12 = getelementptr half, ptr @cells, i32 8
  %a82_13 = getelementptr half, ptr @cells, i32 6
  %a82_14 = getelementptr half, ptr @cells, i32 4
  %a82_15 = getelementptr half, ptr @cells, i32 2
  %e82_0 = extractelement <16 x half> %v0, i32 0
  store half %e82_0, ptr %a82_0
  %e82_1 = extractelement <16 x half> %v0, i32 1
  store half %e82_1, ptr %a82_1
  %e82_2 = extractelement <16 x half> %v0, i32 2
  store half %e82_2, ptr %a82_2
  %e82_3 = extractelement <16 x half> %v0, i32 3
  store half %e82_3, ptr %a82_3
  %e82_4 = extractelement <16 x half> %v0, i32 4
  store half %e82_4, ptr %a82_4
  %e82_5 = extractelement <16 x half> %v0, i32 5
  store half %e82_5, ptr %a82_5
  %e82_6 = extractelement <16 x half> %v0, i32 6
  store half %e82_6, ptr %a82_6
  %e82_7 = extractelement <16 x half> %v0, i32 7
  store half %e82_7, ptr %a82_7
  %e82_8 = extractelement <16 x half> %v0, i32 8
  store half %e82_8, ptr %a82_8
  %e82_9 = extractelement <16 x half> %v0, i32 9
  store half %e82_9, ptr %a82_9
  %e82_10 = extractelement <16 x half> %v0, i32 10
  store half %e82_10, ptr %a82_10
  %e82_11 = extractelement <16 x half> %v0, i32 11
  store half %e82_11, ptr %a82_11
  %e82_12 = extractelement <16 x half> %v0, i32 12
  store half %e82_12, ptr %a82_12
  %e82_13 = extractelement <16 x half> %v0, i32 13
  store half %e82_13, ptr %a82_13
  %e82_14 = extractelement <16 x half> %v0, i32 14
  store half %e82_14, ptr %a82_14
  %e82_15 = extractelement <16 x half> %v0, i32 15
  store half %e82_15, ptr %a82_15
  %b82 = getelementptr half, ptr @cells, i32 32
  call void @llvm.experimental.vp.strided.store.v16f16.p0.i64(<16 x half> %v2, ptr %b82, i64 %v5, <16 x i1> %v1, i32 %v3)
  %g82_0 = load half, ptr %a82_0
  %h82_0 = insertelement <16 x half> poison, half %g82_0, i32 0
  %g82_1 = load half, ptr %a82_1
  %h82_1 = insertelement <16 x half> %h82_0, half %g82_1, i32 1
  %g82_2 = load half, ptr %a82_2
  %h82_2 = insertelement <16 x half> %h82_1, half %g82_2, i32 2
  %g82_3 = load half, ptr %a82_3
  %h82_3 = insertelement <16 x half> %h82_2, half %g82_3, i32 3
  %g82_4 = load half, ptr %a82_4
  %h82_4 = insertelement <16 x half> %h82_3, half %g82_4, i32 4
  %g82_5 = load half, ptr %a82_5
  %h82_5 = insertelement <16 x half> %h82_4, half %g82_5, i32 5
  %g82_6 = load half, ptr %a82_6
  %h82_6 = insertelement <16 x half> %h82_5, half %g82_6, i32 6
  %g82_7 = load half, ptr %a82_7
  %h82_7 = insertelement <16 x half> %h82_6, half %g82_7, i32 7
  %g82_8 = load half, ptr %a82_8
  %h82_8 = insertelement <16 x half> %h82_7, half %g82_8, i32 8
  %g82_9 = load half, ptr %a82_9
  %h82_9 = insertelement <16 x half> %h82_8, half %g82_9, i32 9
  %g82_10 = load half, ptr %a82_10
  %h82_10 = insertelement <16 x half> %h82_9, half %g82_10, i32 10
  %g82_11 = load half, ptr %a82_11
  %h82_11 = insertelement <16 x half> %h82_10, half %g82_11, i32 11
  %g82_12 = load half, ptr %a82_12
  %h82_12 = insertelement <16 x half> %h82_11, half %g82_12, i32 12
  %g82_13 = load half, ptr %a82_13
  %h82_13 = insertelement <16 x half> %h82_12, half %g82_13, i32 13
  %g82_14 = load half, ptr %a82_14
  %h82_14 = insertelement <16 x half> %h82_13, half %g82_14, i32 14
  %g82_15 = load half, ptr %a82_15
  %h82_15 = insertelement <16 x half> %h82_14, half %g82_15, i32 15
  %t82 = freeze <16 x half> %h82_15
  store <16 x half> %t82, ptr @out, align 1
  call void @check(i32 82, i64 2043, i64 32)
  ret void
}

define void @f12() {
  %v0 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 695), align 1
  %v1 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 709), align 1
  %v2 = load <7 x bfloat>, ptr getelementptr (i8, ptr @in, i64 710), align 1
  store <7 x bfloat> %v0, ptr @out
  %t83 = call <7 x bfloat> @llvm.masked.load.v7bf16.p0(ptr @out, <7 x i1> %v1, <7 x bfloat> %v2)
  store <7 x bfloat> %t83, ptr @out, align 1
  call void @check(i32 83, i64 2075, i64 14)
  store <7 x bfloat> %v0, ptr @out
  call void @llvm.masked.store.v7bf16.p0(<7 x bfloat> %v2, ptr @out, <7 x i1> %v1)
  %t84 = load <7 x bfloat>, ptr @out
  store <7 x bfloat> %t84, ptr @out, align 1
  call void @check(i32 84, i64 2089, i64 14)
  %e85_0 = extractelement <7 x bfloat> %v0, i32 0
  %a85_0 = getelementptr bfloat, ptr @out, i32 0
  store bfloat %e85_0, ptr %a85_0
  %e85_1 = extractelement <7 x bfloat> %v0, i32 1
  %a85_1 = getelementptr bfloat, ptr @out, i32 1
  store bfloat %e85_1, ptr %a85_1
  %e85_2 = extractelement <7 x bfloat> %v0, i32 2
  %a85_2 = getelementptr bfloat, ptr @out, i32 2
  store bfloat %e85_2, ptr %a85_2
  %e85_3 = extractelement <7 x bfloat> %v0, i32 3
  %a85_3 = getelementptr bfloat, ptr @out, i32 3
  store bfloat %e85_3, ptr %a85_3
  %e85_4 = extractelement <7 x bfloat> %v0, i32 4
  %a85_4 = getelementptr bfloat, ptr @out, i32 4
  store bfloat %e85_4, ptr %a85_4
  %e85_5 = extractelement <7 x bfloat> %v0, i32 5
  %a85_5 = getelementptr bfloat, ptr @out, i32 5
  store bfloat %e85_5, ptr %a85_5
  %e85_6 = extractelement <7 x bfloat> %v0, i32 6
  %a85_6 = getelementptr bfloat, ptr @out, i32 6
  store bfloat %e85_6, ptr %a85_6
  %t85 = call <7 x bfloat> @llvm.masked.expandload.v7bf16(ptr @out, <7 x i1> %v1, <7 x bfloat> %v2)
  store <7 x bfloat> %t85, ptr @out, align 1
  call void @check(i32 85, i64 2103, i64 14)
  call void @llvm.masked.compressstore.v7bf16(<7 x bfloat> %v0, ptr @out, <7 x i1> %v1)
  %t86 = load bfloat, ptr @out
  store bfloat %t86, ptr @out, align 1
  call void @check(i32 86, i64 2117, i64 2)
  %a87_0 = getelementptr bfloat, ptr @cells, i32 14
  %a87_1 = getelementptr bfloat, ptr @cells, i32 12
  %a87_2 = getelementptr bfloat, ptr @cells, i32 10
  %a87_3 = getelementptr bfloat, ptr @cells, i32 8
  %a87_4 = getelementptr bfloat, ptr @cells, i32 6
  %a87_5 = getelementptr bfloat, ptr @cells, i32 4
  %a87_6 = getelementptr bfloat, ptr @cells, i32 2
  %q87_0 = insertelement <7 x ptr> poison, ptr %a87_0, i32 0
  %q87_1 = insertelement <7 x ptr> %q87_0, ptr %a87_1, i32 1
  %q87_2 = insertelement <7 x ptr> %q87_1, ptr %a87_2, i32 2
  %q87_3 = insertelement <7 x ptr> %q87_2, ptr %a87_3, i32 3
  %q87_4 = insertelement <7 x ptr> %q87_3, ptr %a87_4, i32 4
  %q87_5 = insertelement <7 x ptr> %q87_4, ptr %a87_5, i32 5
  %q87_6 = insertelement <7 x ptr> %q87_5, ptr %a87_6, i32 6
  %e87_0 = extractelement <7 x bfloat> %v0, i32 0
  store bfloat %e87_0, ptr %a87_0
  %e87_1 = extractelement <7 x bfloat> %v0, i32 1
  store bfloat %e87_1, ptr %a87_1
  %e87_2 = extractelement <7 x bfloat> %v0, i32 2
  store bfloat %e87_2, ptr %a87_2
  %e87_3 = extractelement <7 x bfloat> %v0, i32 3
  store bfloat %e87_3, ptr %a87_3
  %e87_4 = extractelement <7 x bfloat> %v0, i32 4
  store bfloat %e87_4, ptr %a87_4
  %e87_5 = extractelement <7 x bfloat> %v0, i32 5
  store bfloat %e87_5, ptr %a87_5
  %e87_6 = extractelement <7 x bfloat> %v0, i32 6
  store bfloat %e87_6, ptr %a87_6
  %t87 = call <7 x bfloat> @llvm.masked.gather.v7bf16.v7p0(<7 x ptr> %q87_6, <7 x i1> %v1, <7 x bfloat> %v2)
  store <7 x bfloat> %t87, ptr @out, align 1
  call void @check(i32 87, i64 2119, i64 14)
  %a88_0 = getelementptr bfloat, ptr @cells, i32 14
  %a88_1 = getelementptr bfloat, ptr @cells, i32 12
  %a88_2 = getelementptr bfloat, ptr @cells, i32 10
  %a88_3 = getelementptr bfloat, ptr @cells, i32 8
  %a88_4 = getelementptr bfloat, ptr @cells, i32 6
  %a88_5 = getelementptr bfloat, ptr @cells, i32 4
  %a88_6 = getelementptr bfloat, ptr @cells, i32 2
  %q88_0 = insertelement <7 x ptr> poison, ptr %a88_0, i32 0
  %q88_1 = insertelement <7 x ptr> %q88_0, ptr %a88_1, i32 1
  %q88_2 = insertelement <7 x ptr> %q88_1, ptr %a88_2, i32 2
  %q88_3 = insertelement <7 x ptr> %q88_2, ptr %a88_3, i32 3
  %q88_4 = insertelement <7 x ptr> %q88_3, ptr %a88_4, i32 4
  %q88_5 = insertelement <7 x ptr> %q88_4, ptr %a88_5, i32 5
  %q88_6 = insertelement <7 x ptr> %q88_5, ptr %a88_6, i32 6
  %e88_0 = extractelement <7 x bfloat> %v0, i32 0
  store bfloat %e88_0, ptr %a88_0
  %e88_1 = extractelement <7 x bfloat> %v0, i32 1
  store bfloat %e88_1, ptr %a88_1
  %e88_2 = extractelement <7 x bfloat> %v0, i32 2
  store bfloat %e88_2, ptr %a88_2
  %e88_3 = extractelement <7 x bfloat> %v0, i32 3
  store bfloat %e88_3, ptr %a88_3
  %e88_4 = extractelement <7 x bfloat> %v0, i32 4
  store bfloat %e88_4, ptr %a88_4
  %e88_5 = extractelement <7 x bfloat> %v0, i32 5
  store bfloat %e88_5, ptr %a88_5
  %e88_6 = extractelement <7 x bfloat> %v0, i32 6
  store bfloat %e88_6, ptr %a88_6
  call void @llvm.masked.scatter.v7bf16.v7p0(<7 x bfloat> %v2, <7 x ptr> %q88_6, <7 x i1> %v1)
  %g88_0 = load bfloat, ptr %a88_0
  %h88_0 = insertelement <7 x bfloat> poison, bfloat %g88_0, i32 0
  %g88_1 = load bfloat, ptr %a88_1
  %h88_1 = insertelement <7 x bfloat> %h88_0, bfloat %g88_1, i32 1
  %g88_2 = load bfloat, ptr %a88_2
  %h88_2 = insertelement <7 x bfloat> %h88_1, bfloat %g88_2, i32 2
  %g88_3 = load bfloat, ptr %a88_3
  %h88_3 = insertelement <7 x bfloat> %h88_2, bfloat %g88_3, i32 3
  %g88_4 = load bfloat, ptr %a88_4
  %h88_4 = insertelement <7 x bfloat> %h88_3, bfloat %g88_4, i32 4
  %g88_5 = load bfloat, ptr %a88_5
  %h88_5 = insertelement <7 x bfloat> %h88_4, bfloat %g88_5, i32 5
  %g88_6 = load bfloat, ptr %a88_6
  %h88_6 = insertelement <7 x bfloat> %h88_5, bfloat %g88_6, i32 6
  %t88 = freeze <7 x bfloat> %h88_6
  store <7 x bfloat> %t88, ptr @out, align 1
  call void @check(i32 88, i64 2133, i64 14)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 724), align 1
  %v4 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 728), align 1
  store <7 x bfloat> %v0, ptr @out
  %p89 = call <7 x bfloat> @llvm.vp.load.v7bf16.p0(ptr @out, <7 x i1> %v1, i32 %v3)
  %t89 = select <7 x i1> %v4, <7 x bfloat> %p89, <7 x bfloat> zeroinitializer
  store <7 x bfloat> %t89, ptr @out, align 1
  call void @check(i32 89, i64 2147, i64 14)
  store <7 x bfloat> %v0, ptr @out
  call void @llvm.vp.store.v7bf16.p0(<7 x bfloat> %v2, ptr @out, <7 x i1> %v1, i32 %v3)
  %t90 = load <7 x bfloat>, ptr @out
  store <7 x bfloat> %t90, ptr @out, align 1
  call void @check(i32 90, i64 2161, i64 14)
  %a91_0 = getelementptr bfloat, ptr @cells, i32 14
  %a91_1 = getelementptr bfloat, ptr @cells, i32 12
  %a91_2 = getelementptr bfloat, ptr @cells, i32 10
  %a91_3 = getelementptr bfloat, ptr @cells, i32 8
  %a91_4 = getelementptr bfloat, ptr @cells, i32 6
  %a91_5 = getelementptr bfloat, ptr @cells, i32 4
  %a91_6 = getelementptr bfloat, ptr @cells, i32 2
  %q91_0 = insertelement <7 x ptr> poison, ptr %a91_0, i32 0
  %q91_1 = insertelement <7 x ptr> %q91_0, ptr %a91_1, i32 1
  %q91_2 = insertelement <7 x ptr> %q91_1, ptr %a91_2, i32 2
  %q91_3 = insertelement <7 x ptr> %q91_2, ptr %a91_3, i32 3
  %q91_4 = insertelement <7 x ptr> %q91_3, ptr %a91_4, i32 4
  %q91_5 = insertelement <7 x ptr> %q91_4, ptr %a91_5, i32 5
  %q91_6 = insertelement <7 x ptr> %q91_5, ptr %a91_6, i32 6
  %e91_0 = extractelement <7 x bfloat> %v0, i32 0
  store bfloat %e91_0, ptr %a91_0
  %e91_1 = extractelement <7 x bfloat> %v0, i32 1
  store bfloat %e91_1, ptr %a91_1
  %e91_2 = extractelement <7 x bfloat> %v0, i32 2
  store bfloat %e91_2, ptr %a91_2
  %e91_3 = extractelement <7 x bfloat> %v0, i32 3
  store bfloat %e91_3, ptr %a91_3
  %e91_4 = extractelement <7 x bfloat> %v0, i32 4
  store bfloat %e91_4, ptr %a91_4
  %e91_5 = extractelement <7 x bfloat> %v0, i32 5
  store bfloat %e91_5, ptr %a91_5
  %e91_6 = extractelement <7 x bfloat> %v0, i32 6
  store bfloat %e91_6, ptr %a91_6
  %p91 = call <7 x bfloat> @llvm.vp.gather.v7bf16.v7p0(<7 x ptr> %q91_6, <7 x i1> %v1, i32 %v3)
  %t91 = select <7 x i1> %v4, <7 x bfloat> %p91, <7 x bfloat> zeroinitializer
  store <7 x bfloat> %t91, ptr @out, align 1
  call void @check(i32 91, i64 2175, i64 14)
  %a92_0 = getelementptr bfloat, ptr @cells, i32 14
  %a92_1 = getelementptr bfloat, ptr @cells, i32 12
  %a92_2 = getelementptr bfloat, ptr @cells, i32 10
  %a92_3 = getelementptr bfloat, ptr @cells, i32 8
  %a92_4 = getelementptr bfloat, ptr @cells, i32 6
  %a92_5 = getelementptr bfloat, ptr @cells, i32 4
  %a92_6 = getelementptr bfloat, ptr @cells, i32 2
  %q92_0 = insertelement <7 x ptr> poison, ptr %a92_0, i32 0
  %q92_1 = insertelement <7 x ptr> %q92_0, ptr %a92_1, i32 1
  %q92_2 = insertelement <7 x ptr> %q92_1, ptr %a92_2, i32 2
  %q92_3 = insertelement <7 x ptr> %q92_2, ptr %a92_3, i32 3
  %q92_4 = insertelement <7 x ptr> %q92_3, ptr %a92_4, i32 4
  %q92_5 = insertelement <7 x ptr> %q92_4, ptr %a92_5, i32 5
  %q92_6 = insertelement <7 x ptr> %q92_5, ptr %a92_6, i32 6
  %e92_0 = extractelement <7 x bfloat> %v0, i32 0
  store bfloat %e92_0, ptr %a92_0
  %e92_1 = extractelement <7 x bfloat> %v0, i32 1
  store bfloat %e92_1, ptr %a92_1
  %e92_2 = extractelement <7 x bfloat> %v0, i32 2
  store bfloat %e92_2, ptr %a92_2
  %e92_3 = extractelement <7 x bfloat> %v0, i32 3
  store bfloat %e92_3, ptr %a92_3
  %e92_4 = extractelement <7 x bfloat> %v0, i32 4
  store bfloat %e92_4, ptr %a92_4
  %e92_5 = extractelement <7 x bfloat> %v0, i32 5
  store bfloat %e92_5, ptr %a92_5
  %e92_6 = extractelement <7 x bfloat> %v0, i32 6
  store bfloat %e92_6, ptr %a92_6
  call void @llvm.vp.scatter.v7bf16.v7p0(<7 x bfloat> %v2, <7 x ptr> %q92_6, <7 x i1> %v1, i32 %v3)
  %g92_0 = load bfloat, ptr %a92_0
  %h92_0 = insertelement <7 x bfloat> poison, bfloat %g92_0, i32 0
  %g92_1 = load bfloat, ptr %a92_1
  %h92_1 = insertelement <7 x bfloat> %h92_0, bfloat %g92_1, i32 1
  %g92_2 = load bfloat, ptr %a92_2
  %h92_2 = insertelement <7 x bfloat> %h92_1, bfloat %g92_2, i32 2
  %g92_3 = load bfloat, ptr %a92_3
  %h92_3 = insertelement <7 x bfloat> %h92_2, bfloat %g92_3, i32 3
  %g92_4 = load bfloat, ptr %a92_4
  %h92_4 = insertelement <7 x bfloat> %h92_3, bfloat %g92_4, i32 4
  %g92_5 = load bfloat, ptr %a92_5
  %h92_5 = insertelement <7 x bfloat> %h92_4, bfloat %g92_5, i32 5
  %g92_6 = load bfloat, ptr %a92_6
  %h92_6 = insertelement <7 x bfloat> %h92_5, bfloat %g92_6, i32 6
  %t92 = freeze <7 x bfloat> %h92_6
  store <7 x bfloat> %t92, ptr @out, align 1
  call void @check(i32 92, i64 2189, i64 14)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 729), align 1
  %a93_0 = getelementptr bfloat, ptr @cells, i32 14
  %a93_1 = getelementptr bfloat, ptr @cells, i32 12
  %a93_2 = getelementptr bfloat, ptr @cells, i32 10
  %a93_3 = getelementptr bfloat, ptr @cells, i32 8
  %a93_4 = getelementptr bfloat, ptr @cells, i32 6
  %a93_5 = getelementptr bfloat, ptr @cells, i32 4
  %a93_6 = getelementptr bfloat, ptr @cells, i32 2
  %e93_0 = extractelement <7 x bfloat> %v0, i32 0
  store bfloat %e93_0, ptr %a93_0
  %e93_1 = extractelement <7 x bfloat> %v0, i32 1
  store bfloat %e93_1, ptr %a93_1
  %e93_2 = extractelement <7 x bfloat> %v0, i32 2
  store bfloat %e93_2, ptr %a93_2
  %e93_3 = extractelement <7 x bfloat> %v0, i32 3
  store bfloat %e93_3, ptr %a93_3
  %e93_4 = extractelement <7 x bfloat> %v0, i32 4
  store bfloat %e93_4, ptr %a93_4
  %e93_5 = extractelement <7 x bfloat> %v0, i32 5
  store bfloat %e93_5, ptr %a93_5
  %e93_6 = extractelement <7 x bfloat> %v0, i32 6
  store bfloat %e93_6, ptr %a93_6
  %b93 = getelementptr bfloat, ptr @cells, i32 14
  %p93 = call <7 x bfloat> @llvm.experimental.vp.strided.load.v7bf16.p0.i64(ptr %b93, i64 %v5, <7 x i1> %v1, i32 %v3)
  %t93 = select <7 x i1> %v4, <7 x bfloat> %p93, <7 x bfloat> zeroinitializer
  store <7 x bfloat> %t93, ptr @out, align 1
  call void @check(i32 93, i64 2203, i64 14)
  %a94_0 = getelementptr bfloat, ptr @cells, i32 14
  %a94_1 = getelementptr bfloat, ptr @cells, i32 12
  %a94_2 = getelementptr bfloat, ptr @cells, i32 10
  %a94_3 = getelementptr bfloat, ptr @cells, i32 8
  %a94_4 = getelementptr bfloat, ptr @cells, i32 6
  %a94_5 = getelementptr bfloat, ptr @cells, i32 4
  %a94_6 = getelementptr bfloat, ptr @cells, i32 2
  %e94_0 = extractelement <7 x bfloat> %v0, i32 0
  store bfloat %e94_0, ptr %a94_0
  %e94_1 = extractelement <7 x bfloat> %v0, i32 1
  store bfloat %e94_1, ptr %a94_1
  %e94_2 = extractelement <7 x bfloat> %v0, i32 2
  store bfloat %e94_2, ptr %a94_2
  %e94_3 = extractelement <7 x bfloat> %v0, i32 3
  store bfloat %e94_3, ptr %a94_3
  %e94_4 = extractelement <7 x bfloat> %v0, i32 4
  store bfloat %e94_4, ptr %a94_4
  %e94_5 = extractelement <7 x bfloat> %v0, i32 5
  store bfloat %e94_5, ptr %a94_5
  %e94_6 = extractelement <7 x bfloat> %v0, i32 6
  store bfloat %e94_6, ptr %a94_6
  %b94 = getelementptr bfloat, ptr @cells, i32 14
  call void @llvm.experimental.vp.strided.store.v7bf16.p0.i64(<7 x bfloat> %v2, ptr %b94, i64 %v5, <7 x i1> %v1, i32 %v3)
  %g94_0 = load bfloat, ptr %a94_0
  %h94_0 = insertelement <7 x bfloat> poison, bfloat %g94_0, i32 0
  %g94_1 = load bfloat, ptr %a94_1
  %h94_1 = insertelement <7 x bfloat> %h94_0, bfloat %g94_1, i32 1
  %g94_2 = load bfloat, ptr %a94_2
  %h94_2 = insertelement <7 x bfloat> %h94_1, bfloat %g94_2, i32 2
  %g94_3 = load bfloat, ptr %a94_3
  %h94_3 = insertelement <7 x bfloat> %h94_2, bfloat %g94_3, i32 3
  %g94_4 = load bfloat, ptr %a94_4
  %h94_4 = insertelement <7 x bfloat> %h94_3, bfloat %g94_4, i32 4
  %g94_5 = load bfloat, ptr %a94_5
  %h94_5 = insertelement <7 x bfloat> %h94_4, bfloat %g94_5, i32 5
  %g94_6 = load bfloat, ptr %a94_6
  %h94_6 = insertelement <7 x bfloat> %h94_5, bfloat %g94_6, i32 6
  %t94 = freeze <7 x bfloat> %h94_6
  store <7 x bfloat> %t94, ptr @out, align 1
  call void @check(i32 94, i64 2217, i64 14)
  ret void
}

define void @f13() {
  %v0 = load <16 x float>, ptr getelementptr (i8, ptr @in, i64 737), align 1
  %v1 = load <16 x i1>, ptr getelementptr (i8, ptr @in, i64 801), align 1
  %v2 = load <16 x float>, ptr getelementptr (i8, ptr @in, i64 803), align 1
  store <16 x float> %v0, ptr @out
  %t95 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr @out, <16 x i1> %v1, <16 x float> %v2)
  store <16 x float> %t95, ptr @out, align 1
  call void @check(i32 95, i64 2231, i64 64)
  store <16 x float> %v0, ptr @out
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v2, ptr @out, <16 x i1> %v1)
  %t96 = load <16 x float>, ptr @out
  store <16 x float> %t96, ptr @out, align 1
  call void @check(i32 96, i64 2295, i64 64)
  %e97_0 = extractelement <16 x float> %v0, i32 0
  %a97_0 = getelementptr float, ptr @out, i32 0
  store float %e97_0, ptr %a97_0
  %e97_1 = extractelement <16 x float> %v0, i32 1
  %a97_1 = getelementptr float, ptr @out, i32 1
  store float %e97_1, ptr %a97_1
  %e97_2 = extractelement <16 x float> %v0, i32 2
  %a97_2 = getelementptr float, ptr @out, i32 2
  store float %e97_2, ptr %a97_2
  %e97_3 = extractelement <16 x float> %v0, i32 3
  %a97_3 = getelementptr float, ptr @out, i32 3
  store float %e97_3, ptr %a97_3
  %e97_4 = extractelement <16 x float> %v0, i32 4
  %a97_4 = getelementptr float, ptr @out, i32 4
  store float %e97_4, ptr %a97_4
  %e97_5 = extractelement <16 x float> %v0, i32 5
  %a97_5 = getelementptr float, ptr @out, i32 5
  store float %e97_5, ptr %a97_5
  %e97_6 = extractelement <16 x float> %v0, i32 6
  %a97_6 = getelementptr float, ptr @out, i32 6
  store float %e97_6, ptr %a97_6
  %e97_7 = extractelement <16 x float> %v0, i32 7
  %a97_7 = getelementptr float, ptr @out, i32 7
  store float %e97_7, ptr %a97_7
  %e97_8 = extractelement <16 x float> %v0, i32 8
  %a97_8 = getelementptr float, ptr @out, i32 8
  store float %e97_8, ptr %a97_8
  %e97_9 = extractelement <16 x float> %v0, i32 9
  %a97_9 = getelementptr float, ptr @out, i32 9
  store float %e97_9, ptr %a97_9
  %e97_10 = extractelement <16 x float> %v0, i32 10
  %a97_10 = getelementptr float, ptr @out, i32 10
  store float %e97_10, ptr %a97_10
  %e97_11 = extractelement <16 x float> %v0, i32 11
  %a97_11 = getelementptr float, ptr @out, i32 11
  store float %e97_11, ptr %a97_11
  %e97_12 = extractelement <16 x float> %v0, i32 12
  %a97_12 = getelementptr float, ptr @out, i32 12
  store float %e97_12, ptr %a97_12
  %e97_13 = extractelement <16 x float> %v0, i32 13
  %a97_13 = getelementptr float, ptr @out, i32 13
  store float %e97_13, ptr %a97_13
  %e97_14 = extractelement <16 x float> %v0, i32 14
  %a97_14 = getelementptr float, ptr @out, i32 14
  store float %e97_14, ptr %a97_14
  %e97_15 = extractelement <16 x float> %v0, i32 15
  %a97_15 = getelementptr float, ptr @out, i32 15
  store float %e97_15, ptr %a97_15
  %t97 = call <16 x float> @llvm.masked.expandload.v16f32(ptr @out, <16 x i1> %v1, <16 x float> %v2)
  store <16 x float> %t97, ptr @out, align 1
  call void @check(i32 97, i64 2359, i64 64)
  call void @llvm.masked.compressstore.v16f32(<16 x float> %v0, ptr @out, <16 x i1> %v1)
  %t98 = load float, ptr @out
  store float %t98, ptr @out, align 1
  call void @check(i32 98, i64 2423, i64 4)
  %a99_0 = getelementptr float, ptr @cells, i32 32
  %a99_1 = getelementptr float, ptr @cells, i32 30
  %a99_2 = getelementptr float, ptr @cells, i32 28
  %a99_3 = getelementptr float, ptr @cells, i32 26
  %a99_4 = getelementptr float, ptr @cells, i32 24
  %a99_5 = getelementptr float, ptr @cells, i32 22
  %a99_6 = getelementptr float, ptr @cells, i32 20
  %a99_7 = getelementptr float, ptr @cells, i32 18
  %a99_8 = getelementptr float, ptr @cells, i32 16
  %a99_9 = getelementptr float, ptr @cells, i32 14
  %a99_10 = getelementptr float, ptr @cells, i32 12
  %a99_11 = getelementptr float, ptr @cells, i32 10
  %a99_12 = getelementptr float, ptr @cells, i32 8
  %a99_13 = getelementptr float, ptr @cells, i32 6
  %a99_14 = getelementptr float, ptr @cells, i32 4
  %a99_15 = getelementptr float, ptr @cells, i32 2
  %q99_0 = insertelement <16 x ptr> poison, ptr %a99_0, i32 0
  %q99_1 = insertelement <16 x ptr> %q99_0, ptr %a99_1, i32 1
  %q99_2 = insertelement <16 x ptr> %q99_1, ptr %a99_2, i32 2
  %q99_3 = insertelement <16 x ptr> %q99_2, ptr %a99_3, i32 3
  %q99_4 = insertelement <16 x ptr> %q99_3, ptr %a99_4, i32 4
  %q99_5 = insertelement <16 x ptr> %q99_4, ptr %a99_5, i32 5
  %q99_6 = insertelement <16 x ptr> %q99_5, ptr %a99_6, i32 6
  %q99_7 = insertelement <16 x ptr> %q99_6, ptr %a99_7, i32 7
  %q99_8 = insertelement <16 x ptr> %q99_7, ptr %a99_8, i32 8
  %q99_9 = insertelement <16 x ptr> %q99_8, ptr %a99_9, i32 9
  %q99_10 = insertelement <16 x ptr> %q99_9, ptr %a99_10, i32 10
  %q99_11 = insertelement <16 x ptr> %q99_10, ptr %a99_11, i32 11
  %q99_12 = insertelement <16 x ptr> %q99_11, ptr %a99_12, i32 12
  %q99_13 = insertelement <16 x ptr> %q99_12, ptr %a99_13, i32 13
  %q99_14 = insertelement <16 x ptr> %q99_13, ptr %a99_14, i32 14
  %q99_15 = insertelement <16 x ptr> %q99_14, ptr %a99_15, i32 15
  %e99_0 = extractelement <16 x float> %v0, i32 0
  store float %e99_0, ptr %a99_0
  %e99_1 = extractelement <16 x float> %v0, i32 1
  store float %e99_1, ptr %a99_1
  %e99_2 = extractelement <16 x float> %v0, i32 2
  store float %e99_2, ptr %a99_2
  %e99_3 = extractelement <16 x float> %v0, i32 3
  store float %e99_3, ptr %a99_3
  %e99_4 = extractelement <16 x float> %v0, i32 4
  store float %e99_4, ptr %a99_4
  %e99_5 = extractelement <16 x float> %v0, i32 5
  store float %e99_5, ptr %a99_5
  %e99_6 = extractelement <16 x float> %v0, i32 6
  store float %e99_6, ptr %a99_6
  %e99_7 = extractelement <16 x float> %v0, i32 7
  store float %e99_7, ptr %a99_7
  %e99_8 = extractelement <16 x float> %v0, i32 8
  store float %e99_8, ptr %a99_8
  %e99_9 = extractelement <16 x float> %v0, i32 9
  store float %e99_9, ptr %a99_9
  %e99_10 = extractelement <16 x float> %v0, i32 10
  store float %e99_10, ptr %a99_10
  %e99_11 = extractelement <16 x float> %v0, i32 11
  store float %e99_11, ptr %a99_11
  %e99_12 = extractelement <16 x float> %v0, i32 12
  store float %e99_12, ptr %a99_12
  %e99_13 = extractelement <16 x float> %v0, i32 13
  store float %e99_13, ptr %a99_13
  %e99_14 = extractelement <16 x float> %v0, i32 14
  store float %e99_14, ptr %a99_14
  %e99_15 = extractelement <16 x float> %v0, i32 15
  store float %e99_15, ptr %a99_15
  %t99 = call <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr> %q99_15, <16 x i1> %v1, <16 x float> %v2)
  store <16 x float> %t99, ptr @out, align 1
  call void @check(i32 99, i64 2427, i64 64)
  %a100_0 = getelementptr float, ptr @cells, i32 32
  %a100_1 = getelementptr float, ptr @cells, i32 30
  %a100_2 = getelementptr float, ptr @cells, i32 28
  %a100_3 = getelementptr float, ptr @cells, i32 26
  %a100_4 = getelementptr float, ptr @cells, i32 24
  %a100_5 = getelementptr float, ptr @cells, i32 22
  %a100_6 = getelementptr float, ptr @cells, i32 20
  %a100_7 = getelementptr float, ptr @cells, i32 18
  %a100_8 = getelementptr float, ptr @cells, i32 16
  %a100_9 = getelementptr float, ptr @cells, i32 14
  %a100_10 = getelementptr float, ptr @cells, i32 12
  %a100_11 = getelementptr float, ptr @cells, i32 10
  %a100_12 = getelementptr float, ptr @cells, i32 8
  %a100_13 = getelementptr float, ptr @cells, i32 6
  %a100_14 = getelementptr float, ptr @cells, i32 4
  %a100_15 = getelementptr float, ptr @cells, i32 2
  %q100_0 = insertelement <16 x ptr> poison, ptr %a100_0, i32 0
  %q100_1 = insertelement <16 x ptr> %q100_0, ptr %a100_1, i32 1
  %q100_2 = insertelement <16 x ptr> %q100_1, ptr %a100_2, i32 2
  %q100_3 = insertelement <16 x ptr> %q100_2, ptr %a100_3, i32 3
  %q100_4 = insertelement <16 x ptr> %q100_3, ptr %a100_4, i32 4
  %q100_5 = insertelement <16 x ptr> %q100_4, ptr %a100_5, i32 5
  %q100_6 = insertelement <16 x ptr> %q100_5, ptr %a100_6, i32 6
  %q100_7 = insertelement <16 x ptr> %q100_6, ptr %a100_7, i32 7
  %q100_8 = insertelement <16 x ptr> %q100_7, ptr %a100_8, i32 8
  %q100_9 = insertelement <16 x ptr> %q100_8, ptr %a100_9, i32 9
  %q100_10 = insertelement <16 x ptr> %q100_9, ptr %a100_10, i32 10
  %q100_11 = insertelement <16 x ptr> %q100_10, ptr %a100_11, i32 11
  %q100_12 = insertelement <16 x ptr> %q100_11, ptr %a100_12, i32 12
  %q100_13 = insertelement <16 x ptr> %q100_12, ptr %a100_13, i32 13
  %q100_14 = insertelement <16 x ptr> %q100_13, ptr %a100_14, i32 14
  %q100_15 = insertelement <16 x ptr> %q100_14, ptr %a100_15, i32 15
  %e100_0 = extractelement <16 x float> %v0, i32 0
  store float %e100_0, ptr %a100_0
  %e100_1 = extractelement <16 x float> %v0, i32 1
  store float %e100_1, ptr %a100_1
  %e100_2 = extractelement <16 x float> %v0, i32 2
  store float %e100_2, ptr %a100_2
  %e100_3 = extractelement <16 x float> %v0, i32 3
  store float %e100_3, ptr %a100_3
  %e100_4 = extractelement <16 x float> %v0, i32 4
  store float %e100_4, ptr %a100_4
  %e100_5 = extractelement <16 x float> %v0, i32 5
  store float %e100_5, ptr %a100_5
  %e100_6 = extractelement <16 x float> %v0, i32 6
  store float %e100_6, ptr %a100_6
  %e100_7 = extractelement <16 x float> %v0, i32 7
  store float %e100_7, ptr %a100_7
  %e100_8 = extractelement <16 x float> %v0, i32 8
  store float %e100_8, ptr %a100_8
  %e100_9 = extractelement <16 x float> %v0, i32 9
  store float %e100_9, ptr %a100_9
  %e100_10 = extractelement <16 x float> %v0, i32 10
  store float %e100_10, ptr %a100_10
  %e100_11 = extractelement <16 x float> %v0, i32 11
  store float %e100_11, ptr %a100_11
  %e100_12 = extractelement <16 x float> %v0, i32 12
  store float %e100_12, ptr %a100_12
  %e100_13 = extractelement <16 x float> %v0, i32 13
  store float %e100_13, ptr %a100_13
  %e100_14 = extractelement <16 x float> %v0, i32 14
  store float %e100_14, ptr %a100_14
  %e100_15 = extractelement <16 x float> %v0, i32 15
  store float %e100_15, ptr %a100_15
  call void @llvm.masked.scatter.v16f32.v16p0(<16 x float> %v2, <16 x ptr> %q100_15, <16 x i1> %v1)
  %g100_0 = load float, ptr %a100_0
  %h100_0 = insertelement <16 x float> poison, float %g100_0, i32 0
  %g100_1 = load float, ptr %a100_1
  %h100_1 = insertelement <16 x float> %h100_0, float %g100_1, i32 1
  %g100_2 = load float, ptr %a100_2
  %h100_2 = insertelement <16 x float> %h100_1, float %g100_2, i32 2
  %g100_3 = load float, ptr %a100_3
  %h100_3 = insertelement <16 x float> %h100_2, float %g100_3, i32 3
  %g100_4 = load float, ptr %a100_4
  %h100_4 = insertelement <16 x float> %h100_3, float %g100_4, i32 4
  %g100_5 = load float, ptr %a100_5
  %h100_5 = insertelement <16 x float> %h100_4, float %g100_5, i32 5
  %g100_6 = load float, ptr %a100_6
  %h100_6 = insertelement <16 x float> %h100_5, float %g100_6, i32 6
  %g100_7 = load float, ptr %a100_7
  %h100_7 = insertelement <16 x float> %h100_6, float %g100_7, i32 7
  %g100_8 = load float, ptr %a100_8
  %h100_8 = insertelement <16 x float> %h100_7, float %g100_8, i32 8
  %g100_9 = load float, ptr %a100_9
  %h100_9 = insertelement <16 x float> %h100_8, float %g100_9, i32 9
  %g100_10 = load float, ptr %a100_10
  %h100_10 = insertelement <16 x float> %h100_9, float %g100_10, i32 10
  %g100_11 = load float, ptr %a100_11
  %h100_11 = insertelement <16 x float> %h100_10, float %g100_11, i32 11
  %g100_12 = load float, ptr %a100_12
  %h100_12 = insertelement <16 x float> %h100_11, float %g100_12, i32 12
  %g100_13 = load float, ptr %a100_13
  %h100_13 = insertelement <16 x float> %h100_12, float %g100_13, i32 13
  %g100_14 = load float, ptr %a100_14
  %h100_14 = insertelement <16 x float> %h100_13, float %g100_14, i32 14
  %g100_15 = load float, ptr %a100_15
  %h100_15 = insertelement <16 x float> %h100_14, float %g100_15, i32 15
  %t100 = freeze <16 x float> %h100_15
  store <16 x float> %t100, ptr @out, align 1
  call void @check(i32 100, i64 2491, i64 64)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 867), align 1
  store <16 x float> %v0, ptr @out
  %p101 = call <16 x float> @llvm.vp.load.v16f32.p0(ptr @out, <16 x i1> %v1, i32 %v3)
  %t101 = select <16 x i1> %v1, <16 x float> %p101, <16 x float> zeroinitializer
  store <16 x float> %t101, ptr @out, align 1
  call void @check(i32 101, i64 2555, i64 64)
  store <16 x float> %v0, ptr @out
  call void @llvm.vp.store.v16f32.p0(<16 x float> %v2, ptr @out, <16 x i1> %v1, i32 %v3)
  %t102 = load <16 x float>, ptr @out
  store <16 x float> %t102, ptr @out, align 1
  call void @check(i32 102, i64 2619, i64 64)
  %a103_0 = getelementptr float, ptr @cells, i32 32
  %a103_1 = getelementptr float, ptr @cells, i32 30
  %a103_2 = getelementptr float, ptr @cells, i32 28
  %a103_3 = getelementptr float, ptr @cells, i32 26
  %a103_4 = getelementptr float, ptr @cells, i32 24
  %a103_5 = getelementptr float, ptr @cells, i32 22
  %a103_6 = getelementptr float, ptr @cells, i32 20
  %a103_7 = getelementptr float, ptr @cells, i32 18
  %a103_8 = getelementptr float, ptr @cells, i32 16
  %a103_9 = getelementptr float, ptr @cells, i32 14
  %a103_10 = getelementptr float, ptr @cells, i32 12
  %a103_11 = getelementptr float, ptr @cells, i32 10
  %a103_12 = getelementptr float, ptr @cells, i32 8
  %a103_13 = getelementptr float, ptr @cells, i32 6
  %a103_14 = getelementptr float, ptr @cells, i32 4
  %a103_15 = getelementptr float, ptr @cells, i32 2
  %q103_0 = insertelement <16 x ptr> poison, ptr %a103_0, i32 0
  %q103_1 = insertelement <16 x ptr> %q103_0, ptr %a103_1, i32 1
  %q103_2 = insertelement <16 x ptr> %q103_1, ptr %a103_2, i32 2
  %q103_3 = insertelement <16 x ptr> %q103_2, ptr %a103_3, i32 3
  %q103_4 = insertelement <16 x ptr> %q103_3, ptr %a103_4, i32 4
  %q103_5 = insertelement <16 x ptr> %q103_4, ptr %a103_5, i32 5
  %q103_6 = insertelement <16 x ptr> %q103_5, ptr %a103_6, i32 6
  %q103_7 = insertelement <16 x ptr> %q103_6, ptr %a103_7, i32 7
  %q103_8 = insertelement <16 x ptr> %q103_7, ptr %a103_8, i32 8
  %q103_9 = insertelement <16 x ptr> %q103_8, ptr %a103_9, i32 9
  %q103_10 = insertelement <16 x ptr> %q103_9, ptr %a103_10, i32 10
  %q103_11 = insertelement <16 x ptr> %q103_10, ptr %a103_11, i32 11
  %q103_12 = insertelement <16 x ptr> %q103_11, ptr %a103_12, i32 12
  %q103_13 = insertelement <16 x ptr> %q103_12, ptr %a103_13, i32 13
  %q103_14 = insertelement <16 x ptr> %q103_13, ptr %a103_14, i32 14
  %q103_15 = insertelement <16 x ptr> %q103_14, ptr %a103_15, i32 15
  %e103_0 = extractelement <16 x float> %v0, i32 0
  store float %e103_0, ptr %a103_0
  %e103_1 = extractelement <16 x float> %v0, i32 1
  store float %e103_1, ptr %a103_1
  %e103_2 = extractelement <16 x float> %v0, i32 2
  store float %e103_2, ptr %a103_2
  %e103_3 = extractelement <16 x float> %v0, i32 3
  store float %e103_3, ptr %a103_3
  %e103_4 = extractelement <16 x float> %v0, i32 4
  store float %e103_4, ptr %a103_4
  %e103_5 = extractelement <16 x float> %v0, i32 5
  store float %e103_5, ptr %a103_5
  %e103_6 = extractelement <16 x float> %v0, i32 6
  store float %e103_6, ptr %a103_6
  %e103_7 = extractelement <16 x float> %v0, i32 7
  store float %e103_7, ptr %a103_7
  %e103_8 = extractelement <16 x float> %v0, i32 8
  store float %e103_8, ptr %a103_8
  %e103_9 = extractelement <16 x float> %v0, i32 9
  store float %e103_9, ptr %a103_9
  %e103_10 = extractelement <16 x float> %v0, i32 10
  store float %e103_10, ptr %a103_10
  %e103_11 = extractelement <16 x float> %v0, i32 11
  store float %e103_11, ptr %a103_11
  %e103_12 = extractelement <16 x float> %v0, i32 12
  store float %e103_12, ptr %a103_12
  %e103_13 = extractelement <16 x float> %v0, i32 13
  store float %e103_13, ptr %a103_13
  %e103_14 = extractelement <16 x float> %v0, i32 14
  store float %e103_14, ptr %a103_14
  %e103_15 = extractelement <16 x float> %v0, i32 15
  store float %e103_15, ptr %a103_15
  %p103 = call <16 x float> @llvm.vp.gather.v16f32.v16p0(<16 x ptr> %q103_15, <16 x i1> %v1, i32 %v3)
  %t103 = select <16 x i1> %v1, <16 x float> %p103, <16 x float> zeroinitializer
  store <16 x float> %t103, ptr @out, align 1
  call void @check(i32 103, i64 2683, i64 64)
  %a104_0 = getelementptr float, ptr @cells, i32 32
  %a104_1 = getelementptr float, ptr @cells, i32 30
  %a104_2 = getelementptr float, ptr @cells, i32 28
  %a104_3 = getelementptr float, ptr @cells, i32 26
  %a104_4 = getelementptr float, ptr @cells, i32 24
  %a104_5 = getelementptr float, ptr @cells, i32 22
  %a104_6 = getelementptr float, ptr @cells, i32 20
  %a104_7 = getelementptr float, ptr @cells, i32 18
  %a104_8 = getelementptr float, ptr @cells, i32 16
  %a104_9 = getelementptr float, ptr @cells, i32 14
  %a104_10 = getelementptr float, ptr @cells, i32 12
  %a104_11 = getelementptr float, ptr @cells, i32 10
  %a104_12 = getelementptr float, ptr @cells, i32 8
  %a104_13 = getelementptr float, ptr @cells, i32 6
  %a104_14 = getelementptr float, ptr @cells, i32 4
  %a104_15 = getelementptr float, ptr @cells, i32 2
  %q104_0 = insertelement <16 x ptr> poison, ptr %a104_0, i32 0
  %q104_1 = insertelement <16 x ptr> %q104_0, ptr %a104_1, i32 1
  %q104_2 = insertelement <16 x ptr> %q104_1, ptr %a104_2, i32 2
  %q104_3 = insertelement <16 x ptr> %q104_2, ptr %a104_3, i32 3
  %q104_4 = insertelement <16 x ptr> %q104_3, ptr %a104_4, i32 4
  %q104_5 = insertelement <16 x ptr> %q104_4, ptr %a104_5, i32 5
  %q104_6 = insertelement <16 x ptr> %q104_5, ptr %a104_6, i32 6
  %q104_7 = insertelement <16 x ptr> %q104_6, ptr %a104_7, i32 7
  %q104_8 = insertelement <16 x ptr> %q104_7, ptr %a104_8, i32 8
  %q104_9 = insertelement <16 x ptr> %q104_8, ptr %a104_9, i32 9
  %q104_10 = insertelement <16 x ptr> %q104_9, ptr %a104_10, i32 10
  %q104_11 = insertelement <16 x ptr> %q104_10, ptr %a104_11, i32 11
  %q104_12 = insertelement <16 x ptr> %q104_11, ptr %a104_12, i32 12
  %q104_13 = insertelement <16 x ptr> %q104_12, ptr %a104_13, i32 13
  %q104_14 = insertelement <16 x ptr> %q104_13, ptr %a104_14, i32 14
  %q104_15 = insertelement <16 x ptr> %q104_14, ptr %a104_15, i32 15
  %e104_0 = extractelement <16 x float> %v0, i32 0
  store float %e104_0, ptr %a104_0
  %e104_1 = extractelement <16 x float> %v0, i32 1
  store float %e104_1, ptr %a104_1
  %e104_2 = extractelement <16 x float> %v0, i32 2
  store float %e104_2, ptr %a104_2
  %e104_3 = extractelement <16 x float> %v0, i32 3
  store float %e104_3, ptr %a104_3
  %e104_4 = extractelement <16 x float> %v0, i32 4
  store float %e104_4, ptr %a104_4
  %e104_5 = extractelement <16 x float> %v0, i32 5
  store float %e104_5, ptr %a104_5
  %e104_6 = extractelement <16 x float> %v0, i32 6
  store float %e104_6, ptr %a104_6
  %e104_7 = extractelement <16 x float> %v0, i32 7
  store float %e104_7, ptr %a104_7
  %e104_8 = extractelement <16 x float> %v0, i32 8
  store float %e104_8, ptr %a104_8
  %e104_9 = extractelement <16 x float> %v0, i32 9
  store float %e104_9, ptr %a104_9
  %e104_10 = extractelement <16 x float> %v0, i32 10
  store float %e104_10, ptr %a104_10
  %e104_11 = extractelement <16 x float> %v0, i32 11
  store float %e104_11, ptr %a104_11
  %e104_12 = extractelement <16 x float> %v0, i32 12
  store float %e104_12, ptr %a104_12
  %e104_13 = extractelement <16 x float> %v0, i32 13
  store float %e104_13, ptr %a104_13
  %e104_14 = extractelement <16 x float> %v0, i32 14
  store float %e104_14, ptr %a104_14
  %e104_15 = extractelement <16 x float> %v0, i32 15
  store float %e104_15, ptr %a104_15
  call void @llvm.vp.scatter.v16f32.v16p0(<16 x float> %v2, <16 x ptr> %q104_15, <16 x i1> %v1, i32 %v3)
  %g104_0 = load float, ptr %a104_0
  %h104_0 = insertelement <16 x float> poison, float %g104_0, i32 0
  %g104_1 = load float, ptr %a104_1
  %h104_1 = insertelement <16 x float> %h104_0, float %g104_1, i32 1
  %g104_2 = load float, ptr %a104_2
  %h104_2 = insertelement <16 x float> %h104_1, float %g104_2, i32 2
  %g104_3 = load float, ptr %a104_3
  %h104_3 = insertelement <16 x float> %h104_2, float %g104_3, i32 3
  %g104_4 = load float, ptr %a104_4
  %h104_4 = insertelement <16 x float> %h104_3, float %g104_4, i32 4
  %g104_5 = load float, ptr %a104_5
  %h104_5 = insertelement <16 x float> %h104_4, float %g104_5, i32 5
  %g104_6 = load float, ptr %a104_6
  %h104_6 = insertelement <16 x float> %h104_5, float %g104_6, i32 6
  %g104_7 = load float, ptr %a104_7
  %h104_7 = insertelement <16 x float> %h104_6, float %g104_7, i32 7
  %g104_8 = load float, ptr %a104_8
  %h104_8 = insertelement <16 x float> %h104_7, float %g104_8, i32 8
  %g104_9 = load float, ptr %a104_9
  %h104_9 = insertelement <16 x float> %h104_8, float %g104_9, i32 9
  %g104_10 = load float, ptr %a104_10
  %h104_10 = insertelement <16 x float> %h104_9, float %g104_10, i32 10
  %g104_11 = load float, ptr %a104_11
  %h104_11 = insertelement <16 x float> %h104_10, float %g104_11, i32 11
  %g104_12 = load float, ptr %a104_12
  %h104_12 = insertelement <16 x float> %h104_11, float %g104_12, i32 12
  %g104_13 = load float, ptr %a104_13
  %h104_13 = insertelement <16 x float> %h104_12, float %g104_13, i32 13
  %g104_14 = load float, ptr %a104_14
  %h104_14 = insertelement <16 x float> %h104_13, float %g104_14, i32 14
  %g104_15 = load float, ptr %a104_15
  %h104_15 = insertelement <16 x float> %h104_14, float %g104_15, i32 15
  %t104 = freeze <16 x float> %h104_15
  store <16 x float> %t104, ptr @out, align 1
  call void @check(i32 104, i64 2747, i64 64)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 871), align 1
  %a105_0 = getelementptr float, ptr @cells, i32 32
  %a105_1 = getelementptr float, ptr @cells, i32 30
  %a105_2 = getelementptr float, ptr @cells, i32 28
  %a105_3 = getelementptr float, ptr @cells, i32 26
  %a105_4 = getelementptr float, ptr @cells, i32 24
  %a105_5 = getelementptr float, ptr @cells, i32 22
  %a105_6 = getelementptr float, ptr @cells, i32 20
  %a105_7 = getelementptr float, ptr @cells, i32 18
  %a105_8 = getelementptr float, ptr @cells, i32 16
  %a105_9 = getelementptr float, ptr @cells, i32 14
  %a105_10 = getelementptr float, ptr @cells, i32 12
  %a105_11 = getelementptr float, ptr @cells, i32 10
  %a105_12 = getelementptr float, ptr @cells, i32 8
  %a105_13 = getelementptr float, ptr @cells, i32 6
  %a105_14 = getelementptr float, ptr @cells, i32 4
  %a105_15 = getelementptr float, ptr @cells, i32 2
  %e105_0 = extractelement <16 x float> %v0, i32 0
  store float %e105_0, ptr %a105_0
  %e105_1 = extractelement <16 x float> %v0, i32 1
  store float %e105_1, ptr %a105_1
  %e105_2 = extractelement <16 x float> %v0, i32 2
  store float %e105_2, ptr %a105_2
  %e105_3 = extractelement <16 x float> %v0, i32 3
  store float %e105_3, ptr %a105_3
  %e105_4 = extractelement <16 x float> %v0, i32 4
  store float %e105_4, ptr %a105_4
  %e105_5 = extractelement <16 x float> %v0, i32 5
  store float %e105_5, ptr %a105_5
  %e105_6 = extractelement <16 x float> %v0, i32 6
  store float %e105_6, ptr %a105_6
  %e105_7 = extractelement <16 x float> %v0, i32 7
  store float %e105_7, ptr %a105_7
  %e105_8 = extractelement <16 x float> %v0, i32 8
  store float %e105_8, ptr %a105_8
  %e105_9 = extractelement <16 x float> %v0, i32 9
  store float %e105_9, ptr %a105_9
  %e105_10 = extractelement <16 x float> %v0, i32 10
  store float %e105_10, ptr %a105_10
  %e105_11 = extractelement <16 x float> %v0, i32 11
  store float %e105_11, ptr %a105_11
  %e105_12 = extractelement <16 x float> %v0, i32 12
  store float %e105_12, ptr %a105_12
  %e105_13 = extractelement <16 x float> %v0, i32 13
  store float %e105_13, ptr %a105_13
  %e105_14 = extractelement <16 x float> %v0, i32 14
  store float %e105_14, ptr %a105_14
  %e105_15 = extractelement <16 x float> %v0, i32 15
  store float %e105_15, ptr %a105_15
  %b105 = getelementptr float, ptr @cells, i32 32
  %p105 = call <16 x float> @llvm.experimental.vp.strided.load.v16f32.p0.i64(ptr %b105, i64 %v4, <16 x i1> %v1, i32 %v3)
  %t105 = select <16 x i1> %v1, <16 x float> %p105, <16 x float> zeroinitializer
  store <16 x float> %t105, ptr @out, align 1
  call void @check(i32 105, i64 2811, i64 64)
  %a106_0 = getelementptr float, ptr @cells, i32 32
  %a106_1 = getelementptr float, ptr @cells, i32 30
  %a106_2 = getelementptr float, ptr @cells, i32 28
  %a106_3 = getelementptr float, ptr @cells, i32 26
  %a106_4 = getelementptr float, ptr @cells, i32 24
  %a106_5 = getelementptr float, ptr @cells, i32 22
  %a106_6 = getelementptr float, ptr @cells, i32 20
  %a106_7 = getelementptr float, ptr @cells, i32 18
  %a106_8 = getelementptr float, ptr @cells, i32 16
  %a106_9 = getelementptr float, ptr @cells, i32 14
  %a106_10 = getelementptr float, ptr @cells, i32 12
  %a106_11 = getelementptr float, ptr @cells, i32 10
  %a106_12 = getelementptr float, ptr @cells, i32 8
  %a106_13 = getelementptr float, ptr @cells, i32 6
  %a106_14 = getelementptr float, ptr @cells, i32 4
  %a106_15 = getelementptr float, ptr @cells, i32 2
  %e106_0 = extractelement <16 x float> %v0, i32 0
  store float %e106_0, ptr %a106_0
  %e106_1 = extractelement <16 x float> %v0, i32 1
  store float %e106_1, ptr %a106_1
  %e106_2 = extractelement <16 x float> %v0, i32 2
  store float %e106_2, ptr %a106_2
  %e106_3 = extractelement <16 x float> %v0, i32 3
  store float %e106_3, ptr %a106_3
  %e106_4 = extractelement <16 x float> %v0, i32 4
  store float %e106_4, ptr %a106_4
  %e106_5 = extractelement <16 x float> %v0, i32 5
  store float %e106_5, ptr %a106_5
  %e106_6 = extractelement <16 x float> %v0, i32 6
  store float %e106_6, ptr %a106_6
  %e106_7 = extractelement <16 x float> %v0, i32 7
  store float %e106_7, ptr %a106_7
  %e106_8 = extractelement <16 x float> %v0, i32 8
  store float %e106_8, ptr %a106_8
  %e106_9 = extractelement <16 x float> %v0, i32 9
  store float %e106_9, ptr %a106_9
  %e106_10 = extractelement <16 x float> %v0, i32 10
  store float %e106_10, ptr %a106_10
  %e106_11 = extractelement <16 x float> %v0, i32 11
  store float %e106_11, ptr %a106_11
  %e106_12 = extractelement <16 x float> %v0, i32 12
  store float %e106_12, ptr %a106_12
  %e106_13 = extractelement <16 x float> %v0, i32 13
  store float %e106_13, ptr %a106_13
  %e106_14 = extractelement <16 x float> %v0, i32 14
  store float %e106_14, ptr %a106_14
  %e106_15 = extractelement <16 x float> %v0, i32 15
  store float %e106_15, ptr %a106_15
  %b106 = getelementptr float, ptr @cells, i32 32
  call void @llvm.experimental.vp.strided.store.v16f32.p0.i64(<16 x float> %v2, ptr %b106, i64 %v4, <16 x i1> %v1, i32 %v3)
  %g106_0 = load float, ptr %a106_0
  %h106_0 = insertelement <16 x float> poison, float %g106_0, i32 0
  %g106_1 = load float, ptr %a106_1
  %h106_1 = insertelement <16 x float> %h106_0, float %g106_1, i32 1
  %g106_2 = load float, ptr %a106_2
  %h106_2 = insertelement <16 x float> %h106_1, float %g106_2, i32 2
  %g106_3 = load float, ptr %a106_3
  %h106_3 = insertelement <16 x float> %h106_2, float %g106_3, i32 3
  %g106_4 = load float, ptr %a106_4
  %h106_4 = insertelement <16 x float> %h106_3, float %g106_4, i32 4
  %g106_5 = load float, ptr %a106_5
  %h106_5 = insertelement <16 x float> %h106_4, float %g106_5, i32 5
  %g106_6 = load float, ptr %a106_6
  %h106_6 = insertelement <16 x float> %h106_5, float %g106_6, i32 6
  %g106_7 = load float, ptr %a106_7
  %h106_7 = insertelement <16 x float> %h106_6, float %g106_7, i32 7
  %g106_8 = load float, ptr %a106_8
  %h106_8 = insertelement <16 x float> %h106_7, float %g106_8, i32 8
  %g106_9 = load float, ptr %a106_9
  %h106_9 = insertelement <16 x float> %h106_8, float %g106_9, i32 9
  %g106_10 = load float, ptr %a106_10
  %h106_10 = insertelement <16 x float> %h106_9, float %g106_10, i32 10
  %g106_11 = load float, ptr %a106_11
  %h106_11 = insertelement <16 x float> %h106_10, float %g106_11, i32 11
  %g106_12 = load float, ptr %a106_12
  %h106_12 = insertelement <16 x float> %h106_11, float %g106_12, i32 12
  %g106_13 = load float, ptr %a106_13
  %h106_13 = insertelement <16 x float> %h106_12, float %g106_13, i32 13
  %g106_14 = load float, ptr %a106_14
  %h106_14 = insertelement <16 x float> %h106_13, float %g106_14, i32 14
  %g106_15 = load float, ptr %a106_15
  %h106_15 = insertelement <16 x float> %h106_14, float %g106_15, i32 15
  %t106 = freeze <16 x float> %h106_15
  store <16 x float> %t106, ptr @out, align 1
  call void @check(i32 106, i64 2875, i64 64)
  ret void
}

define void @f14() {
  %v0 = load <8 x double>, ptr getelementptr (i8, ptr @in, i64 879), align 1
  %v1 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 943), align 1
  %v2 = load <8 x double>, ptr getelementptr (i8, ptr @in, i64 944), align 1
  store <8 x double> %v0, ptr @out
  %t107 = call <8 x double> @llvm.masked.load.v8f64.p0(ptr @out, <8 x i1> %v1, <8 x double> %v2)
  store <8 x double> %t107, ptr @out, align 1
  call void @check(i32 107, i64 2939, i64 64)
  store <8 x double> %v0, ptr @out
  call void @llvm.masked.store.v8f64.p0(<8 x double> %v2, ptr @out, <8 x i1> %v1)
  %t108 = load <8 x double>, ptr @out
  store <8 x double> %t108, ptr @out, align 1
  call void @check(i32 108, i64 3003, i64 64)
  %e109_0 = extractelement <8 x double> %v0, i32 0
  %a109_0 = getelementptr double, ptr @out, i32 0
  store double %e109_0, ptr %a109_0
  %e109_1 = extractelement <8 x double> %v0, i32 1
  %a109_1 = getelementptr double, ptr @out, i32 1
  store double %e109_1, ptr %a109_1
  %e109_2 = extractelement <8 x double> %v0, i32 2
  %a109_2 = getelementptr double, ptr @out, i32 2
  store double %e109_2, ptr %a109_2
  %e109_3 = extractelement <8 x double> %v0, i32 3
  %a109_3 = getelementptr double, ptr @out, i32 3
  store double %e109_3, ptr %a109_3
  %e109_4 = extractelement <8 x double> %v0, i32 4
  %a109_4 = getelementptr double, ptr @out, i32 4
  store double %e109_4, ptr %a109_4
  %e109_5 = extractelement <8 x double> %v0, i32 5
  %a109_5 = getelementptr double, ptr @out, i32 5
  store double %e109_5, ptr %a109_5
  %e109_6 = extractelement <8 x double> %v0, i32 6
  %a109_6 = getelementptr double, ptr @out, i32 6
  store double %e109_6, ptr %a109_6
  %e109_7 = extractelement <8 x double> %v0, i32 7
  %a109_7 = getelementptr double, ptr @out, i32 7
  store double %e109_7, ptr %a109_7
  %t109 = call <8 x double> @llvm.masked.expandload.v8f64(ptr @out, <8 x i1> %v1, <8 x double> %v2)
  store <8 x double> %t109, ptr @out, align 1
  call void @check(i32 109, i64 3067, i64 64)
  call void @llvm.masked.compressstore.v8f64(<8 x double> %v0, ptr @out, <8 x i1> %v1)
  %t110 = load double, ptr @out
  store double %t110, ptr @out, align 1
  call void @check(i32 110, i64 3131, i64 8)
  %a111_0 = getelementptr double, ptr @cells, i32 16
  %a111_1 = getelementptr double, ptr @cells, i32 14
  %a111_2 = getelementptr double, ptr @cells, i32 12
  %a111_3 = getelementptr double, ptr @cells, i32 10
  %a111_4 = getelementptr double, ptr @cells, i32 8
  %a111_5 = getelementptr double, ptr @cells, i32 6
  %a111_6 = getelementptr double, ptr @cells, i32 4
  %a111_7 = getelementptr double, ptr @cells, i32 2
  %q111_0 = insertelement <8 x ptr> poison, ptr %a111_0, i32 0
  %q111_1 = insertelement <8 x ptr> %q111_0, ptr %a111_1, i32 1
  %q111_2 = insertelement <8 x ptr> %q111_1, ptr %a111_2, i32 2
  %q111_3 = insertelement <8 x ptr> %q111_2, ptr %a111_3, i32 3
  %q111_4 = insertelement <8 x ptr> %q111_3, ptr %a111_4, i32 4
  %q111_5 = insertelement <8 x ptr> %q111_4, ptr %a111_5, i32 5
  %q111_6 = insertelement <8 x ptr> %q111_5, ptr %a111_6, i32 6
  %q111_7 = insertelement <8 x ptr> %q111_6, ptr %a111_7, i32 7
  %e111_0 = extractelement <8 x double> %v0, i32 0
  store double %e111_0, ptr %a111_0
  %e111_1 = extractelement <8 x double> %v0, i32 1
  store double %e111_1, ptr %a111_1
  %e111_2 = extractelement <8 x double> %v0, i32 2
  store double %e111_2, ptr %a111_2
  %e111_3 = extractelement <8 x double> %v0, i32 3
  store double %e111_3, ptr %a111_3
  %e111_4 = extractelement <8 x double> %v0, i32 4
  store double %e111_4, ptr %a111_4
  %e111_5 = extractelement <8 x double> %v0, i32 5
  store double %e111_5, ptr %a111_5
  %e111_6 = extractelement <8 x double> %v0, i32 6
  store double %e111_6, ptr %a111_6
  %e111_7 = extractelement <8 x double> %v0, i32 7
  store double %e111_7, ptr %a111_7
  %t111 = call <8 x double> @llvm.masked.gather.v8f64.v8p0(<8 x ptr> %q111_7, <8 x i1> %v1, <8 x double> %v2)
  store <8 x double> %t111, ptr @out, align 1
  call void @check(i32 111, i64 3139, i64 64)
  %a112_0 = getelementptr double, ptr @cells, i32 16
  %a112_1 = getelementptr double, ptr @cells, i32 14
  %a112_2 = getelementptr double, ptr @cells, i32 12
  %a112_3 = getelementptr double, ptr @cells, i32 10
  %a112_4 = getelementptr double, ptr @cells, i32 8
  %a112_5 = getelementptr double, ptr @cells, i32 6
  %a112_6 = getelementptr double, ptr @cells, i32 4
  %a112_7 = getelementptr double, ptr @cells, i32 2
  %q112_0 = insertelement <8 x ptr> poison, ptr %a112_0, i32 0
  %q112_1 = insertelement <8 x ptr> %q112_0, ptr %a112_1, i32 1
  %q112_2 = insertelement <8 x ptr> %q112_1, ptr %a112_2, i32 2
  %q112_3 = insertelement <8 x ptr> %q112_2, ptr %a112_3, i32 3
  %q112_4 = insertelement <8 x ptr> %q112_3, ptr %a112_4, i32 4
  %q112_5 = insertelement <8 x ptr> %q112_4, ptr %a112_5, i32 5
  %q112_6 = insertelement <8 x ptr> %q112_5, ptr %a112_6, i32 6
  %q112_7 = insertelement <8 x ptr> %q112_6, ptr %a112_7, i32 7
  %e112_0 = extractelement <8 x double> %v0, i32 0
  store double %e112_0, ptr %a112_0
  %e112_1 = extractelement <8 x double> %v0, i32 1
  store double %e112_1, ptr %a112_1
  %e112_2 = extractelement <8 x double> %v0, i32 2
  store double %e112_2, ptr %a112_2
  %e112_3 = extractelement <8 x double> %v0, i32 3
  store double %e112_3, ptr %a112_3
  %e112_4 = extractelement <8 x double> %v0, i32 4
  store double %e112_4, ptr %a112_4
  %e112_5 = extractelement <8 x double> %v0, i32 5
  store double %e112_5, ptr %a112_5
  %e112_6 = extractelement <8 x double> %v0, i32 6
  store double %e112_6, ptr %a112_6
  %e112_7 = extractelement <8 x double> %v0, i32 7
  store double %e112_7, ptr %a112_7
  call void @llvm.masked.scatter.v8f64.v8p0(<8 x double> %v2, <8 x ptr> %q112_7, <8 x i1> %v1)
  %g112_0 = load double, ptr %a112_0
  %h112_0 = insertelement <8 x double> poison, double %g112_0, i32 0
  %g112_1 = load double, ptr %a112_1
  %h112_1 = insertelement <8 x double> %h112_0, double %g112_1, i32 1
  %g112_2 = load double, ptr %a112_2
  %h112_2 = insertelement <8 x double> %h112_1, double %g112_2, i32 2
  %g112_3 = load double, ptr %a112_3
  %h112_3 = insertelement <8 x double> %h112_2, double %g112_3, i32 3
  %g112_4 = load double, ptr %a112_4
  %h112_4 = insertelement <8 x double> %h112_3, double %g112_4, i32 4
  %g112_5 = load double, ptr %a112_5
  %h112_5 = insertelement <8 x double> %h112_4, double %g112_5, i32 5
  %g112_6 = load double, ptr %a112_6
  %h112_6 = insertelement <8 x double> %h112_5, double %g112_6, i32 6
  %g112_7 = load double, ptr %a112_7
  %h112_7 = insertelement <8 x double> %h112_6, double %g112_7, i32 7
  %t112 = freeze <8 x double> %h112_7
  store <8 x double> %t112, ptr @out, align 1
  call void @check(i32 112, i64 3203, i64 64)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1008), align 1
  %v4 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 1012), align 1
  store <8 x double> %v0, ptr @out
  %p113 = call <8 x double> @llvm.vp.load.v8f64.p0(ptr @out, <8 x i1> %v1, i32 %v3)
  %t113 = select <8 x i1> %v4, <8 x double> %p113, <8 x double> zeroinitializer
  store <8 x double> %t113, ptr @out, align 1
  call void @check(i32 113, i64 3267, i64 64)
  store <8 x double> %v0, ptr @out
  call void @llvm.vp.store.v8f64.p0(<8 x double> %v2, ptr @out, <8 x i1> %v1, i32 %v3)
  %t114 = load <8 x double>, ptr @out
  store <8 x double> %t114, ptr @out, align 1
  call void @check(i32 114, i64 3331, i64 64)
  %a115_0 = getelementptr double, ptr @cells, i32 16
  %a115_1 = getelementptr double, ptr @cells, i32 14
  %a115_2 = getelementptr double, ptr @cells, i32 12
  %a115_3 = getelementptr double, ptr @cells, i32 10
  %a115_4 = getelementptr double, ptr @cells, i32 8
  %a115_5 = getelementptr double, ptr @cells, i32 6
  %a115_6 = getelementptr double, ptr @cells, i32 4
  %a115_7 = getelementptr double, ptr @cells, i32 2
  %q115_0 = insertelement <8 x ptr> poison, ptr %a115_0, i32 0
  %q115_1 = insertelement <8 x ptr> %q115_0, ptr %a115_1, i32 1
  %q115_2 = insertelement <8 x ptr> %q115_1, ptr %a115_2, i32 2
  %q115_3 = insertelement <8 x ptr> %q115_2, ptr %a115_3, i32 3
  %q115_4 = insertelement <8 x ptr> %q115_3, ptr %a115_4, i32 4
  %q115_5 = insertelement <8 x ptr> %q115_4, ptr %a115_5, i32 5
  %q115_6 = insertelement <8 x ptr> %q115_5, ptr %a115_6, i32 6
  %q115_7 = insertelement <8 x ptr> %q115_6, ptr %a115_7, i32 7
  %e115_0 = extractelement <8 x double> %v0, i32 0
  store double %e115_0, ptr %a115_0
  %e115_1 = extractelement <8 x double> %v0, i32 1
  store double %e115_1, ptr %a115_1
  %e115_2 = extractelement <8 x double> %v0, i32 2
  store double %e115_2, ptr %a115_2
  %e115_3 = extractelement <8 x double> %v0, i32 3
  store double %e115_3, ptr %a115_3
  %e115_4 = extractelement <8 x double> %v0, i32 4
  store double %e115_4, ptr %a115_4
  %e115_5 = extractelement <8 x double> %v0, i32 5
  store double %e115_5, ptr %a115_5
  %e115_6 = extractelement <8 x double> %v0, i32 6
  store double %e115_6, ptr %a115_6
  %e115_7 = extractelement <8 x double> %v0, i32 7
  store double %e115_7, ptr %a115_7
  %p115 = call <8 x double> @llvm.vp.gather.v8f64.v8p0(<8 x ptr> %q115_7, <8 x i1> %v1, i32 %v3)
  %t115 = select <8 x i1> %v4, <8 x double> %p115, <8 x double> zeroinitializer
  store <8 x double> %t115, ptr @out, align 1
  call void @check(i32 115, i64 3395, i64 64)
  %a116_0 = getelementptr double, ptr @cells, i32 16
  %a116_1 = getelementptr double, ptr @cells, i32 14
  %a116_2 = getelementptr double, ptr @cells, i32 12
  %a116_3 = getelementptr double, ptr @cells, i32 10
  %a116_4 = getelementptr double, ptr @cells, i32 8
  %a116_5 = getelementptr double, ptr @cells, i32 6
  %a116_6 = getelementptr double, ptr @cells, i32 4
  %a116_7 = getelementptr double, ptr @cells, i32 2
  %q116_0 = insertelement <8 x ptr> poison, ptr %a116_0, i32 0
  %q116_1 = insertelement <8 x ptr> %q116_0, ptr %a116_1, i32 1
  %q116_2 = insertelement <8 x ptr> %q116_1, ptr %a116_2, i32 2
  %q116_3 = insertelement <8 x ptr> %q116_2, ptr %a116_3, i32 3
  %q116_4 = insertelement <8 x ptr> %q116_3, ptr %a116_4, i32 4
  %q116_5 = insertelement <8 x ptr> %q116_4, ptr %a116_5, i32 5
  %q116_6 = insertelement <8 x ptr> %q116_5, ptr %a116_6, i32 6
  %q116_7 = insertelement <8 x ptr> %q116_6, ptr %a116_7, i32 7
  %e116_0 = extractelement <8 x double> %v0, i32 0
  store double %e116_0, ptr %a116_0
  %e116_1 = extractelement <8 x double> %v0, i32 1
  store double %e116_1, ptr %a116_1
  %e116_2 = extractelement <8 x double> %v0, i32 2
  store double %e116_2, ptr %a116_2
  %e116_3 = extractelement <8 x double> %v0, i32 3
  store double %e116_3, ptr %a116_3
  %e116_4 = extractelement <8 x double> %v0, i32 4
  store double %e116_4, ptr %a116_4
  %e116_5 = extractelement <8 x double> %v0, i32 5
  store double %e116_5, ptr %a116_5
  %e116_6 = extractelement <8 x double> %v0, i32 6
  store double %e116_6, ptr %a116_6
  %e116_7 = extractelement <8 x double> %v0, i32 7
  store double %e116_7, ptr %a116_7
  call void @llvm.vp.scatter.v8f64.v8p0(<8 x double> %v2, <8 x ptr> %q116_7, <8 x i1> %v1, i32 %v3)
  %g116_0 = load double, ptr %a116_0
  %h116_0 = insertelement <8 x double> poison, double %g116_0, i32 0
  %g116_1 = load double, ptr %a116_1
  %h116_1 = insertelement <8 x double> %h116_0, double %g116_1, i32 1
  %g116_2 = load double, ptr %a116_2
  %h116_2 = insertelement <8 x double> %h116_1, double %g116_2, i32 2
  %g116_3 = load double, ptr %a116_3
  %h116_3 = insertelement <8 x double> %h116_2, double %g116_3, i32 3
  %g116_4 = load double, ptr %a116_4
  %h116_4 = insertelement <8 x double> %h116_3, double %g116_4, i32 4
  %g116_5 = load double, ptr %a116_5
  %h116_5 = insertelement <8 x double> %h116_4, double %g116_5, i32 5
  %g116_6 = load double, ptr %a116_6
  %h116_6 = insertelement <8 x double> %h116_5, double %g116_6, i32 6
  %g116_7 = load double, ptr %a116_7
  %h116_7 = insertelement <8 x double> %h116_6, double %g116_7, i32 7
  %t116 = freeze <8 x double> %h116_7
  store <8 x double> %t116, ptr @out, align 1
  call void @check(i32 116, i64 3459, i64 64)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 1013), align 1
  %a117_0 = getelementptr double, ptr @cells, i32 16
  %a117_1 = getelementptr double, ptr @cells, i32 14
  %a117_2 = getelementptr double, ptr @cells, i32 12
  %a117_3 = getelementptr double, ptr @cells, i32 10
  %a117_4 = getelementptr double, ptr @cells, i32 8
  %a117_5 = getelementptr double, ptr @cells, i32 6
  %a117_6 = getelementptr double, ptr @cells, i32 4
  %a117_7 = getelementptr double, ptr @cells, i32 2
  %e117_0 = extractelement <8 x double> %v0, i32 0
  store double %e117_0, ptr %a117_0
  %e117_1 = extractelement <8 x double> %v0, i32 1
  store double %e117_1, ptr %a117_1
  %e117_2 = extractelement <8 x double> %v0, i32 2
  store double %e117_2, ptr %a117_2
  %e117_3 = extractelement <8 x double> %v0, i32 3
  store double %e117_3, ptr %a117_3
  %e117_4 = extractelement <8 x double> %v0, i32 4
  store double %e117_4, ptr %a117_4
  %e117_5 = extractelement <8 x double> %v0, i32 5
  store double %e117_5, ptr %a117_5
  %e117_6 = extractelement <8 x double> %v0, i32 6
  store double %e117_6, ptr %a117_6
  %e117_7 = extractelement <8 x double> %v0, i32 7
  store double %e117_7, ptr %a117_7
  %b117 = getelementptr double, ptr @cells, i32 16
  %p117 = call <8 x double> @llvm.experimental.vp.strided.load.v8f64.p0.i64(ptr %b117, i64 %v5, <8 x i1> %v1, i32 %v3)
  %t117 = select <8 x i1> %v4, <8 x double> %p117, <8 x double> zeroinitializer
  store <8 x double> %t117, ptr @out, align 1
  call void @check(i32 117, i64 3523, i64 64)
  %a118_0 = getelementptr double, ptr @cells, i32 16
  %a118_1 = getelementptr double, ptr @cells, i32 14
  %a118_2 = getelementptr double, ptr @cells, i32 12
  %a118_3 = getelementptr double, ptr @cells, i32 10
  %a118_4 = getelementptr double, ptr @cells, i32 8
  %a118_5 = getelementptr double, ptr @cells, i32 6
  %a118_6 = getelementptr double, ptr @cells, i32 4
  %a118_7 = getelementptr double, ptr @cells, i32 2
  %e118_0 = extractelement <8 x double> %v0, i32 0
  store double %e118_0, ptr %a118_0
  %e118_1 = extractelement <8 x double> %v0, i32 1
  store double %e118_1, ptr %a118_1
  %e118_2 = extractelement <8 x double> %v0, i32 2
  store double %e118_2, ptr %a118_2
  %e118_3 = extractelement <8 x double> %v0, i32 3
  store double %e118_3, ptr %a118_3
  %e118_4 = extractelement <8 x double> %v0, i32 4
  store double %e118_4, ptr %a118_4
  %e118_5 = extractelement <8 x double> %v0, i32 5
  store double %e118_5, ptr %a118_5
  %e118_6 = extractelement <8 x double> %v0, i32 6
  store double %e118_6, ptr %a118_6
  %e118_7 = extractelement <8 x double> %v0, i32 7
  store double %e118_7, ptr %a118_7
  %b118 = getelementptr double, ptr @cells, i32 16
  call void @llvm.experimental.vp.strided.store.v8f64.p0.i64(<8 x double> %v2, ptr %b118, i64 %v5, <8 x i1> %v1, i32 %v3)
  %g118_0 = load double, ptr %a118_0
  %h118_0 = insertelement <8 x double> poison, double %g118_0, i32 0
  %g118_1 = load double, ptr %a118_1
  %h118_1 = insertelement <8 x double> %h118_0, double %g118_1, i32 1
  %g118_2 = load double, ptr %a118_2
  %h118_2 = insertelement <8 x double> %h118_1, double %g118_2, i32 2
  %g118_3 = load double, ptr %a118_3
  %h118_3 = insertelement <8 x double> %h118_2, double %g118_3, i32 3
  %g118_4 = load double, ptr %a118_4
  %h118_4 = insertelement <8 x double> %h118_3, double %g118_4, i32 4
  %g118_5 = load double, ptr %a118_5
  %h118_5 = insertelement <8 x double> %h118_4, double %g118_5, i32 5
  %g118_6 = load double, ptr %a118_6
  %h118_6 = insertelement <8 x double> %h118_5, double %g118_6, i32 6
  %g118_7 = load double, ptr %a118_7
  %h118_7 = insertelement <8 x double> %h118_6, double %g118_7, i32 7
  %t118 = freeze <8 x double> %h118_7
  store <8 x double> %t118, ptr @out, align 1
  call void @check(i32 118, i64 3587, i64 64)
  ret void
}

define void @f15() {
  %v0 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1021), align 1
  %v1 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 1041), align 1
  %v2 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 1042), align 1
  %a119_0 = getelementptr x86_fp80, ptr @cells, i32 4
  %a119_1 = getelementptr x86_fp80, ptr @cells, i32 2
  %q119_0 = insertelement <2 x ptr> poison, ptr %a119_0, i32 0
  %q119_1 = insertelement <2 x ptr> %q119_0, ptr %a119_1, i32 1
  %e119_0 = extractelement <2 x x86_fp80> %v0, i32 0
  store x86_fp80 %e119_0, ptr %a119_0
  %e119_1 = extractelement <2 x x86_fp80> %v0, i32 1
  store x86_fp80 %e119_1, ptr %a119_1
  %t119 = call <2 x x86_fp80> @llvm.masked.gather.v2f80.v2p0(<2 x ptr> %q119_1, <2 x i1> %v1, <2 x x86_fp80> %v2)
  store <2 x x86_fp80> %t119, ptr @out, align 1
  call void @check(i32 119, i64 3651, i64 20)
  %a120_0 = getelementptr x86_fp80, ptr @cells, i32 4
  %a120_1 = getelementptr x86_fp80, ptr @cells, i32 2
  %q120_0 = insertelement <2 x ptr> poison, ptr %a120_0, i32 0
  %q120_1 = insertelement <2 x ptr> %q120_0, ptr %a120_1, i32 1
  %e120_0 = extractelement <2 x x86_fp80> %v0, i32 0
  store x86_fp80 %e120_0, ptr %a120_0
  %e120_1 = extractelement <2 x x86_fp80> %v0, i32 1
  store x86_fp80 %e120_1, ptr %a120_1
  call void @llvm.masked.scatter.v2f80.v2p0(<2 x x86_fp80> %v2, <2 x ptr> %q120_1, <2 x i1> %v1)
  %g120_0 = load x86_fp80, ptr %a120_0
  %h120_0 = insertelement <2 x x86_fp80> poison, x86_fp80 %g120_0, i32 0
  %g120_1 = load x86_fp80, ptr %a120_1
  %h120_1 = insertelement <2 x x86_fp80> %h120_0, x86_fp80 %g120_1, i32 1
  %t120 = freeze <2 x x86_fp80> %h120_1
  store <2 x x86_fp80> %t120, ptr @out, align 1
  call void @check(i32 120, i64 3671, i64 20)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1062), align 1
  %a121_0 = getelementptr x86_fp80, ptr @cells, i32 4
  %a121_1 = getelementptr x86_fp80, ptr @cells, i32 2
  %q121_0 = insertelement <2 x ptr> poison, ptr %a121_0, i32 0
  %q121_1 = insertelement <2 x ptr> %q121_0, ptr %a121_1, i32 1
  %e121_0 = extractelement <2 x x86_fp80> %v0, i32 0
  store x86_fp80 %e121_0, ptr %a121_0
  %e121_1 = extractelement <2 x x86_fp80> %v0, i32 1
  store x86_fp80 %e121_1, ptr %a121_1
  %p121 = call <2 x x86_fp80> @llvm.vp.gather.v2f80.v2p0(<2 x ptr> %q121_1, <2 x i1> %v1, i32 %v3)
  %t121 = select <2 x i1> %v1, <2 x x86_fp80> %p121, <2 x x86_fp80> zeroinitializer
  store <2 x x86_fp80> %t121, ptr @out, align 1
  call void @check(i32 121, i64 3691, i64 20)
  %a122_0 = getelementptr x86_fp80, ptr @cells, i32 4
  %a122_1 = getelementptr x86_fp80, ptr @cells, i32 2
  %q122_0 = insertelement <2 x ptr> poison, ptr %a122_0, i32 0
  %q122_1 = insertelement <2 x ptr> %q122_0, ptr %a122_1, i32 1
  %e122_0 = extractelement <2 x x86_fp80> %v0, i32 0
  store x86_fp80 %e122_0, ptr %a122_0
  %e122_1 = extractelement <2 x x86_fp80> %v0, i32 1
  store x86_fp80 %e122_1, ptr %a122_1
  call void @llvm.vp.scatter.v2f80.v2p0(<2 x x86_fp80> %v2, <2 x ptr> %q122_1, <2 x i1> %v1, i32 %v3)
  %g122_0 = load x86_fp80, ptr %a122_0
  %h122_0 = insertelement <2 x x86_fp80> poison, x86_fp80 %g122_0, i32 0
  %g122_1 = load x86_fp80, ptr %a122_1
  %h122_1 = insertelement <2 x x86_fp80> %h122_0, x86_fp80 %g122_1, i32 1
  %t122 = freeze <2 x x86_fp80> %h122_1
  store <2 x x86_fp80> %t122, ptr @out, align 1
  call void @check(i32 122, i64 3711, i64 20)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 1066), align 1
  %a123_0 = getelementptr x86_fp80, ptr @cells, i32 4
  %a123_1 = getelementptr x86_fp80, ptr @cells, i32 2
  %e123_0 = extractelement <2 x x86_fp80> %v0, i32 0
  store x86_fp80 %e123_0, ptr %a123_0
  %e123_1 = extractelement <2 x x86_fp80> %v0, i32 1
  store x86_fp80 %e123_1, ptr %a123_1
  %b123 = getelementptr x86_fp80, ptr @cells, i32 4
  %p123 = call <2 x x86_fp80> @llvm.experimental.vp.strided.load.v2f80.p0.i64(ptr %b123, i64 %v4, <2 x i1> %v1, i32 %v3)
  %t123 = select <2 x i1> %v1, <2 x x86_fp80> %p123, <2 x x86_fp80> zeroinitializer
  store <2 x x86_fp80> %t123, ptr @out, align 1
  call void @check(i32 123, i64 3731, i64 20)
  %a124_0 = getelementptr x86_fp80, ptr @cells, i32 4
  %a124_1 = getelementptr x86_fp80, ptr @cells, i32 2
  %e124_0 = extractelement <2 x x86_fp80> %v0, i32 0
  store x86_fp80 %e124_0, ptr %a124_0
  %e124_1 = extractelement <2 x x86_fp80> %v0, i32 1
  store x86_fp80 %e124_1, ptr %a124_1
  %b124 = getelementptr x86_fp80, ptr @cells, i32 4
  call void @llvm.experimental.vp.strided.store.v2f80.p0.i64(<2 x x86_fp80> %v2, ptr %b124, i64 %v4, <2 x i1> %v1, i32 %v3)
  %g124_0 = load x86_fp80, ptr %a124_0
  %h124_0 = insertelement <2 x x86_fp80> poison, x86_fp80 %g124_0, i32 0
  %g124_1 = load x86_fp80, ptr %a124_1
  %h124_1 = insertelement <2 x x86_fp80> %h124_0, x86_fp80 %g124_1, i32 1
  %t124 = freeze <2 x x86_fp80> %h124_1
  store <2 x x86_fp80> %t124, ptr @out, align 1
  call void @check(i32 124, i64 3751, i64 20)
  ret void
}

define void @f16() {
  %v0 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 1074), align 1
  %v1 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 1122), align 1
  %v2 = load <3 x fp128>, ptr getelementptr (i8, ptr @in, i64 1123), align 1
  store <3 x fp128> %v0, ptr @out
  %t125 = call <3 x fp128> @llvm.masked.load.v3f128.p0(ptr @out, <3 x i1> %v1, <3 x fp128> %v2)
  store <3 x fp128> %t125, ptr @out, align 1
  call void @check(i32 125, i64 3771, i64 48)
  store <3 x fp128> %v0, ptr @out
  call void @llvm.masked.store.v3f128.p0(<3 x fp128> %v2, ptr @out, <3 x i1> %v1)
  %t126 = load <3 x fp128>, ptr @out
  store <3 x fp128> %t126, ptr @out, align 1
  call void @check(i32 126, i64 3819, i64 48)
  %e127_0 = extractelement <3 x fp128> %v0, i32 0
  %a127_0 = getelementptr fp128, ptr @out, i32 0
  store fp128 %e127_0, ptr %a127_0
  %e127_1 = extractelement <3 x fp128> %v0, i32 1
  %a127_1 = getelementptr fp128, ptr @out, i32 1
  store fp128 %e127_1, ptr %a127_1
  %e127_2 = extractelement <3 x fp128> %v0, i32 2
  %a127_2 = getelementptr fp128, ptr @out, i32 2
  store fp128 %e127_2, ptr %a127_2
  %t127 = call <3 x fp128> @llvm.masked.expandload.v3f128(ptr @out, <3 x i1> %v1, <3 x fp128> %v2)
  store <3 x fp128> %t127, ptr @out, align 1
  call void @check(i32 127, i64 3867, i64 48)
  call void @llvm.masked.compressstore.v3f128(<3 x fp128> %v0, ptr @out, <3 x i1> %v1)
  %t128 = load fp128, ptr @out
  store fp128 %t128, ptr @out, align 1
  call void @check(i32 128, i64 3915, i64 16)
  %a129_0 = getelementptr fp128, ptr @cells, i32 6
  %a129_1 = getelementptr fp128, ptr @cells, i32 4
  %a129_2 = getelementptr fp128, ptr @cells, i32 2
  %q129_0 = insertelement <3 x ptr> poison, ptr %a129_0, i32 0
  %q129_1 = insertelement <3 x ptr> %q129_0, ptr %a129_1, i32 1
  %q129_2 = insertelement <3 x ptr> %q129_1, ptr %a129_2, i32 2
  %e129_0 = extractelement <3 x fp128> %v0, i32 0
  store fp128 %e129_0, ptr %a129_0
  %e129_1 = extractelement <3 x fp128> %v0, i32 1
  store fp128 %e129_1, ptr %a129_1
  %e129_2 = extractelement <3 x fp128> %v0, i32 2
  store fp128 %e129_2, ptr %a129_2
  %t129 = call <3 x fp128> @llvm.masked.gather.v3f128.v3p0(<3 x ptr> %q129_2, <3 x i1> %v1, <3 x fp128> %v2)
  store <3 x fp128> %t129, ptr @out, align 1
  call void @check(i32 129, i64 3931, i64 48)
  %a130_0 = getelementptr fp128, ptr @cells, i32 6
  %a130_1 = getelementptr fp128, ptr @cells, i32 4
  %a130_2 = getelementptr fp128, ptr @cells, i32 2
  %q130_0 = insertelement <3 x ptr> poison, ptr %a130_0, i32 0
  %q130_1 = insertelement <3 x ptr> %q130_0, ptr %a130_1, i32 1
  %q130_2 = insertelement <3 x ptr> %q130_1, ptr %a130_2, i32 2
  %e130_0 = extractelement <3 x fp128> %v0, i32 0
  store fp128 %e130_0, ptr %a130_0
  %e130_1 = extractelement <3 x fp128> %v0, i32 1
  store fp128 %e130_1, ptr %a130_1
  %e130_2 = extractelement <3 x fp128> %v0, i32 2
  store fp128 %e130_2, ptr %a130_2
  call void @llvm.masked.scatter.v3f128.v3p0(<3 x fp128> %v2, <3 x ptr> %q130_2, <3 x i1> %v1)
  %g130_0 = load fp128, ptr %a130_0
  %h130_0 = insertelement <3 x fp128> poison, fp128 %g130_0, i32 0
  %g130_1 = load fp128, ptr %a130_1
  %h130_1 = insertelement <3 x fp128> %h130_0, fp128 %g130_1, i32 1
  %g130_2 = load fp128, ptr %a130_2
  %h130_2 = insertelement <3 x fp128> %h130_1, fp128 %g130_2, i32 2
  %t130 = freeze <3 x fp128> %h130_2
  store <3 x fp128> %t130, ptr @out, align 1
  call void @check(i32 130, i64 3979, i64 48)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1171), align 1
  %v4 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 1175), align 1
  store <3 x fp128> %v0, ptr @out
  %p131 = call <3 x fp128> @llvm.vp.load.v3f128.p0(ptr @out, <3 x i1> %v1, i32 %v3)
  %t131 = select <3 x i1> %v4, <3 x fp128> %p131, <3 x fp128> zeroinitializer
  store <3 x fp128> %t131, ptr @out, align 1
  call void @check(i32 131, i64 4027, i64 48)
  store <3 x fp128> %v0, ptr @out
  call void @llvm.vp.store.v3f128.p0(<3 x fp128> %v2, ptr @out, <3 x i1> %v1, i32 %v3)
  %t132 = load <3 x fp128>, ptr @out
  store <3 x fp128> %t132, ptr @out, align 1
  call void @check(i32 132, i64 4075, i64 48)
  %a133_0 = getelementptr fp128, ptr @cells, i32 6
  %a133_1 = getelementptr fp128, ptr @cells, i32 4
  %a133_2 = getelementptr fp128, ptr @cells, i32 2
  %q133_0 = insertelement <3 x ptr> poison, ptr %a133_0, i32 0
  %q133_1 = insertelement <3 x ptr> %q133_0, ptr %a133_1, i32 1
  %q133_2 = insertelement <3 x ptr> %q133_1, ptr %a133_2, i32 2
  %e133_0 = extractelement <3 x fp128> %v0, i32 0
  store fp128 %e133_0, ptr %a133_0
  %e133_1 = extractelement <3 x fp128> %v0, i32 1
  store fp128 %e133_1, ptr %a133_1
  %e133_2 = extractelement <3 x fp128> %v0, i32 2
  store fp128 %e133_2, ptr %a133_2
  %p133 = call <3 x fp128> @llvm.vp.gather.v3f128.v3p0(<3 x ptr> %q133_2, <3 x i1> %v1, i32 %v3)
  %t133 = select <3 x i1> %v4, <3 x fp128> %p133, <3 x fp128> zeroinitializer
  store <3 x fp128> %t133, ptr @out, align 1
  call void @check(i32 133, i64 4123, i64 48)
  %a134_0 = getelementptr fp128, ptr @cells, i32 6
  %a134_1 = getelementptr fp128, ptr @cells, i32 4
  %a134_2 = getelementptr fp128, ptr @cells, i32 2
  %q134_0 = insertelement <3 x ptr> poison, ptr %a134_0, i32 0
  %q134_1 = insertelement <3 x ptr> %q134_0, ptr %a134_1, i32 1
  %q134_2 = insertelement <3 x ptr> %q134_1, ptr %a134_2, i32 2
  %e134_0 = extractelement <3 x fp128> %v0, i32 0
  store fp128 %e134_0, ptr %a134_0
  %e134_1 = extractelement <3 x fp128> %v0, i32 1
  store fp128 %e134_1, ptr %a134_1
  %e134_2 = extractelement <3 x fp128> %v0, i32 2
  store fp128 %e134_2, ptr %a134_2
  call void @llvm.vp.scatter.v3f128.v3p0(<3 x fp128> %v2, <3 x ptr> %q134_2, <3 x i1> %v1, i32 %v3)
  %g134_0 = load fp128, ptr %a134_0
  %h134_0 = insertelement <3 x fp128> poison, fp128 %g134_0, i32 0
  %g134_1 = load fp128, ptr %a134_1
  %h134_1 = insertelement <3 x fp128> %h134_0, fp128 %g134_1, i32 1
  %g134_2 = load fp128, ptr %a134_2
  %h134_2 = insertelement <3 x fp128> %h134_1, fp128 %g134_2, i32 2
  %t134 = freeze <3 x fp128> %h134_2
  store <3 x fp128> %t134, ptr @out, align 1
  call void @check(i32 134, i64 4171, i64 48)
  %v5 = load i64, ptr getelementptr (i8, ptr @in, i64 1176), align 1
  %a135_0 = getelementptr fp128, ptr @cells, i32 6
  %a135_1 = getelementptr fp128, ptr @cells, i32 4
  %a135_2 = getelementptr fp128, ptr @cells, i32 2
  %e135_0 = extractelement <3 x fp128> %v0, i32 0
  store fp128 %e135_0, ptr %a135_0
  %e135_1 = extractelement <3 x fp128> %v0, i32 1
  store fp128 %e135_1, ptr %a135_1
  %e135_2 = extractelement <3 x fp128> %v0, i32 2
  store fp128 %e135_2, ptr %a135_2
  %b135 = getelementptr fp128, ptr @cells, i32 6
  %p135 = call <3 x fp128> @llvm.experimental.vp.strided.load.v3f128.p0.i64(ptr %b135, i64 %v5, <3 x i1> %v1, i32 %v3)
  %t135 = select <3 x i1> %v4, <3 x fp128> %p135, <3 x fp128> zeroinitializer
  store <3 x fp128> %t135, ptr @out, align 1
  call void @check(i32 135, i64 4219, i64 48)
  %a136_0 = getelementptr fp128, ptr @cells, i32 6
  %a136_1 = getelementptr fp128, ptr @cells, i32 4
  %a136_2 = getelementptr fp128, ptr @cells, i32 2
  %e136_0 = extractelement <3 x fp128> %v0, i32 0
  store fp128 %e136_0, ptr %a136_0
  %e136_1 = extractelement <3 x fp128> %v0, i32 1
  store fp128 %e136_1, ptr %a136_1
  %e136_2 = extractelement <3 x fp128> %v0, i32 2
  store fp128 %e136_2, ptr %a136_2
  %b136 = getelementptr fp128, ptr @cells, i32 6
  call void @llvm.experimental.vp.strided.store.v3f128.p0.i64(<3 x fp128> %v2, ptr %b136, i64 %v5, <3 x i1> %v1, i32 %v3)
  %g136_0 = load fp128, ptr %a136_0
  %h136_0 = insertelement <3 x fp128> poison, fp128 %g136_0, i32 0
  %g136_1 = load fp128, ptr %a136_1
  %h136_1 = insertelement <3 x fp128> %h136_0, fp128 %g136_1, i32 1
  %g136_2 = load fp128, ptr %a136_2
  %h136_2 = insertelement <3 x fp128> %h136_1, fp128 %g136_2, i32 2
  %t136 = freeze <3 x fp128> %h136_2
  store <3 x fp128> %t136, ptr @out, align 1
  call void @check(i32 136, i64 4267, i64 48)
  ret void
}

define void @f17() {
  %v0 = load <8 x ptr>, ptr getelementptr (i8, ptr @in, i64 1184), align 1
  %v1 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 1248), align 1
  %v2 = load <8 x ptr>, ptr getelementptr (i8, ptr @in, i64 1249), align 1
  store <8 x ptr> %v0, ptr @out
  %t137 = call <8 x ptr> @llvm.masked.load.v8p0.p0(ptr @out, <8 x i1> %v1, <8 x ptr> %v2)
  store <8 x ptr> %t137, ptr @out, align 1
  call void @check(i32 137, i64 4315, i64 64)
  store <8 x ptr> %v0, ptr @out
  call void @llvm.masked.store.v8p0.p0(<8 x ptr> %v2, ptr @out, <8 x i1> %v1)
  %t138 = load <8 x ptr>, ptr @out
  store <8 x ptr> %t138, ptr @out, align 1
  call void @check(i32 138, i64 4379, i64 64)
  %e139_0 = extractelement <8 x ptr> %v0, i32 0
  %a139_0 = getelementptr ptr, ptr @out, i32 0
  store ptr %e139_0, ptr %a139_0
  %e139_1 = extractelement <8 x ptr> %v0, i32 1
  %a139_1 = getelementptr ptr, ptr @out, i32 1
  store ptr %e139_1, ptr %a139_1
  %e139_2 = extractelement <8 x ptr> %v0, i32 2
  %a139_2 = getelementptr ptr, ptr @out, i32 2
  store ptr %e139_2, ptr %a139_2
  %e139_3 = extractelement <8 x ptr> %v0, i32 3
  %a139_3 = getelementptr ptr, ptr @out, i32 3
  store ptr %e139_3, ptr %a139_3
  %e139_4 = extractelement <8 x ptr> %v0, i32 4
  %a139_4 = getelementptr ptr, ptr @out, i32 4
  store ptr %e139_4, ptr %a139_4
  %e139_5 = extractelement <8 x ptr> %v0, i32 5
  %a139_5 = getelementptr ptr, ptr @out, i32 5
  store ptr %e139_5, ptr %a139_5
  %e139_6 = extractelement <8 x ptr> %v0, i32 6
  %a139_6 = getelementptr ptr, ptr @out, i32 6
  store ptr %e139_6, ptr %a139_6
  %e139_7 = extractelement <8 x ptr> %v0, i32 7
  %a139_7 = getelementptr ptr, ptr @out, i32 7
  store ptr %e139_7, ptr %a139_7
  %t139 = call <8 x ptr> @llvm.masked.expandload.v8p0(ptr @out, <8 x i1> %v1, <8 x ptr> %v2)
  store <8 x ptr> %t139, ptr @out, align 1
  call void @check(i32 139, i64 4443, i64 64)
  call void @llvm.masked.compressstore.v8p0(<8 x ptr> %v0, ptr @out, <8 x i1> %v1)
  %t140 = load ptr, ptr @out
  store ptr %t140, ptr @out, align 1
  call void @check(i32 140, i64 4507, i64 8)
  %a141_0 = getelementptr ptr, ptr @cells, i32 16
  %a141_1 = getelementptr ptr, ptr @cells, i32 14
  %a141_2 = getelementptr ptr, ptr @cells, i32 12
  %a141_3 = getelementptr ptr, ptr @cells, i32 10
  %a141_4 = getelementptr ptr, ptr @cells, i32 8
  %a141_5 = getelementptr ptr, ptr @cells, i32 6
  %a141_6 = getelementptr ptr, ptr @cells, i32 4
  %a141_7 = getelementptr ptr, ptr @cells, i32 2
  %q141_0 = insertelement <8 x ptr> poison, ptr %a141_0, i32 0
  %q141_1 = insertelement <8 x ptr> %q141_0, ptr %a141_1, i32 1
  %q141_2 = insertelement <8 x ptr> %q141_1, ptr %a141_2, i32 2
  %q141_3 = insertelement <8 x ptr> %q141_2, ptr %a141_3, i32 3
  %q141_4 = insertelement <8 x ptr> %q141_3, ptr %a141_4, i32 4
  %q141_5 = insertelement <8 x ptr> %q141_4, ptr %a141_5, i32 5
  %q141_6 = insertelement <8 x ptr> %q141_5, ptr %a141_6, i32 6
  %q141_7 = insertelement <8 x ptr> %q141_6, ptr %a141_7, i32 7
  %e141_0 = extractelement <8 x ptr> %v0, i32 0
  store ptr %e141_0, ptr %a141_0
  %e141_1 = extractelement <8 x ptr> %v0, i32 1
  store ptr %e141_1, ptr %a141_1
  %e141_2 = extractelement <8 x ptr> %v0, i32 2
  store ptr %e141_2, ptr %a141_2
  %e141_3 = extractelement <8 x ptr> %v0, i32 3
  store ptr %e141_3, ptr %a141_3
  %e141_4 = extractelement <8 x ptr> %v0, i32 4
  store ptr %e141_4, ptr %a141_4
  %e141_5 = extractelement <8 x ptr> %v0, i32 5
  store ptr %e141_5, ptr %a141_5
  %e141_6 = extractelement <8 x ptr> %v0, i32 6
  store ptr %e141_6, ptr %a141_6
  %e141_7 = extractelement <8 x ptr> %v0, i32 7
  store ptr %e141_7, ptr %a141_7
  call void @llvm.masked.scatter.v8p0.v8p0(<8 x ptr> %v2, <8 x ptr> %q141_7, <8 x i1> %v1)
  %g141_0 = load ptr, ptr %a141_0
  %h141_0 = insertelement <8 x ptr> poison, ptr %g141_0, i32 0
  %g141_1 = load ptr, ptr %a141_1
  %h141_1 = insertelement <8 x ptr> %h141_0, ptr %g141_1, i32 1
  %g141_2 = load ptr, ptr %a141_2
  %h141_2 = insertelement <8 x ptr> %h141_1, ptr %g141_2, i32 2
  %g141_3 = load ptr, ptr %a141_3
  %h141_3 = insertelement <8 x ptr> %h141_2, ptr %g141_3, i32 3
  %g141_4 = load ptr, ptr %a141_4
  %h141_4 = insertelement <8 x ptr> %h141_3, ptr %g141_4, i32 4
  %g141_5 = load ptr, ptr %a141_5
  %h141_5 = insertelement <8 x ptr> %h141_4, ptr %g141_5, i32 5
  %g141_6 = load ptr, ptr %a141_6
  %h141_6 = insertelement <8 x ptr> %h141_5, ptr %g141_6, i32 6
  %g141_7 = load ptr, ptr %a141_7
  %h141_7 = insertelement <8 x ptr> %h141_6, ptr %g141_7, i32 7
  %t141 = freeze <8 x ptr> %h141_7
  store <8 x ptr> %t141, ptr @out, align 1
  call void @check(i32 141, i64 4515, i64 64)
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1313), align 1
  store <8 x ptr> %v0, ptr @out
  %p142 = call <8 x ptr> @llvm.vp.load.v8p0.p0(ptr @out, <8 x i1> %v1, i32 %v3)
  %t142 = select <8 x i1> %v1, <8 x ptr> %p142, <8 x ptr> zeroinitializer
  store <8 x ptr> %t142, ptr @out, align 1
  call void @check(i32 142, i64 4579, i64 64)
  store <8 x ptr> %v0, ptr @out
  call void @llvm.vp.store.v8p0.p0(<8 x ptr> %v2, ptr @out, <8 x i1> %v1, i32 %v3)
  %t143 = load <8 x ptr>, ptr @out
  store <8 x ptr> %t143, ptr @out, align 1
  call void @check(i32 143, i64 4643, i64 64)
  %a144_0 = getelementptr ptr, ptr @cells, i32 16
  %a144_1 = getelementptr ptr, ptr @cells, i32 14
  %a144_2 = getelementptr ptr, ptr @cells, i32 12
  %a144_3 = getelementptr ptr, ptr @cells, i32 10
  %a144_4 = getelementptr ptr, ptr @cells, i32 8
  %a144_5 = getelementptr ptr, ptr @cells, i32 6
  %a144_6 = getelementptr ptr, ptr @cells, i32 4
  %a144_7 = getelementptr ptr, ptr @cells, i32 2
  %q144_0 = insertelement <8 x ptr> poison, ptr %a144_0, i32 0
  %q144_1 = insertelement <8 x ptr> %q144_0, ptr %a144_1, i32 1
  %q144_2 = insertelement <8 x ptr> %q144_1, ptr %a144_2, i32 2
  %q144_3 = insertelement <8 x ptr> %q144_2, ptr %a144_3, i32 3
  %q144_4 = insertelement <8 x ptr> %q144_3, ptr %a144_4, i32 4
  %q144_5 = insertelement <8 x ptr> %q144_4, ptr %a144_5, i32 5
  %q144_6 = insertelement <8 x ptr> %q144_5, ptr %a144_6, i32 6
  %q144_7 = insertelement <8 x ptr> %q144_6, ptr %a144_7, i32 7
  %e144_0 = extractelement <8 x ptr> %v0, i32 0
  store ptr %e144_0, ptr %a144_0
  %e144_1 = extractelement <8 x ptr> %v0, i32 1
  store ptr %e144_1, ptr %a144_1
  %e144_2 = extractelement <8 x ptr> %v0, i32 2
  store ptr %e144_2, ptr %a144_2
  %e144_3 = extractelement <8 x ptr> %v0, i32 3
  store ptr %e144_3, ptr %a144_3
  %e144_4 = extractelement <8 x ptr> %v0, i32 4
  store ptr %e144_4, ptr %a144_4
  %e144_5 = extractelement <8 x ptr> %v0, i32 5
  store ptr %e144_5, ptr %a144_5
  %e144_6 = extractelement <8 x ptr> %v0, i32 6
  store ptr %e144_6, ptr %a144_6
  %e144_7 = extractelement <8 x ptr> %v0, i32 7
  store ptr %e144_7, ptr %a144_7
  %p144 = call <8 x ptr> @llvm.vp.gather.v8p0.v8p0(<8 x ptr> %q144_7, <8 x i1> %v1, i32 %v3)
  %t144 = select <8 x i1> %v1, <8 x ptr> %p144, <8 x ptr> zeroinitializer
  store <8 x ptr> %t144, ptr @out, align 1
  call void @check(i32 144, i64 4707, i64 64)
  %a145_0 = getelementptr ptr, ptr @cells, i32 16
  %a145_1 = getelementptr ptr, ptr @cells, i32 14
  %a145_2 = getelementptr ptr, ptr @cells, i32 12
  %a145_3 = getelementptr ptr, ptr @cells, i32 10
  %a145_4 = getelementptr ptr, ptr @cells, i32 8
  %a145_5 = getelementptr ptr, ptr @cells, i32 6
  %a145_6 = getelementptr ptr, ptr @cells, i32 4
  %a145_7 = getelementptr ptr, ptr @cells, i32 2
  %q145_0 = insertelement <8 x ptr> poison, ptr %a145_0, i32 0
  %q145_1 = insertelement <8 x ptr> %q145_0, ptr %a145_1, i32 1
  %q145_2 = insertelement <8 x ptr> %q145_1, ptr %a145_2, i32 2
  %q145_3 = insertelement <8 x ptr> %q145_2, ptr %a145_3, i32 3
  %q145_4 = insertelement <8 x ptr> %q145_3, ptr %a145_4, i32 4
  %q145_5 = insertelement <8 x ptr> %q145_4, ptr %a145_5, i32 5
  %q145_6 = insertelement <8 x ptr> %q145_5, ptr %a145_6, i32 6
  %q145_7 = insertelement <8 x ptr> %q145_6, ptr %a145_7, i32 7
  %e145_0 = extractelement <8 x ptr> %v0, i32 0
  store ptr %e145_0, ptr %a145_0
  %e145_1 = extractelement <8 x ptr> %v0, i32 1
  store ptr %e145_1, ptr %a145_1
  %e145_2 = extractelement <8 x ptr> %v0, i32 2
  store ptr %e145_2, ptr %a145_2
  %e145_3 = extractelement <8 x ptr> %v0, i32 3
  store ptr %e145_3, ptr %a145_3
  %e145_4 = extractelement <8 x ptr> %v0, i32 4
  store ptr %e145_4, ptr %a145_4
  %e145_5 = extractelement <8 x ptr> %v0, i32 5
  store ptr %e145_5, ptr %a145_5
  %e145_6 = extractelement <8 x ptr> %v0, i32 6
  store ptr %e145_6, ptr %a145_6
  %e145_7 = extractelement <8 x ptr> %v0, i32 7
  store ptr %e145_7, ptr %a145_7
  call void @llvm.vp.scatter.v8p0.v8p0(<8 x ptr> %v2, <8 x ptr> %q145_7, <8 x i1> %v1, i32 %v3)
  %g145_0 = load ptr, ptr %a145_0
  %h145_0 = insertelement <8 x ptr> poison, ptr %g145_0, i32 0
  %g145_1 = load ptr, ptr %a145_1
  %h145_1 = insertelement <8 x ptr> %h145_0, ptr %g145_1, i32 1
  %g145_2 = load ptr, ptr %a145_2
  %h145_2 = insertelement <8 x ptr> %h145_1, ptr %g145_2, i32 2
  %g145_3 = load ptr, ptr %a145_3
  %h145_3 = insertelement <8 x ptr> %h145_2, ptr %g145_3, i32 3
  %g145_4 = load ptr, ptr %a145_4
  %h145_4 = insertelement <8 x ptr> %h145_3, ptr %g145_4, i32 4
  %g145_5 = load ptr, ptr %a145_5
  %h145_5 = insertelement <8 x ptr> %h145_4, ptr %g145_5, i32 5
  %g145_6 = load ptr, ptr %a145_6
  %h145_6 = insertelement <8 x ptr> %h145_5, ptr %g145_6, i32 6
  %g145_7 = load ptr, ptr %a145_7
  %h145_7 = insertelement <8 x ptr> %h145_6, ptr %g145_7, i32 7
  %t145 = freeze <8 x ptr> %h145_7
  store <8 x ptr> %t145, ptr @out, align 1
  call void @check(i32 145, i64 4771, i64 64)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 1317), align 1
  %a146_0 = getelementptr ptr, ptr @cells, i32 16
  %a146_1 = getelementptr ptr, ptr @cells, i32 14
  %a146_2 = getelementptr ptr, ptr @cells, i32 12
  %a146_3 = getelementptr ptr, ptr @cells, i32 10
  %a146_4 = getelementptr ptr, ptr @cells, i32 8
  %a146_5 = getelementptr ptr, ptr @cells, i32 6
  %a146_6 = getelementptr ptr, ptr @cells, i32 4
  %a146_7 = getelementptr ptr, ptr @cells, i32 2
  %e146_0 = extractelement <8 x ptr> %v0, i32 0
  store ptr %e146_0, ptr %a146_0
  %e146_1 = extractelement <8 x ptr> %v0, i32 1
  store ptr %e146_1, ptr %a146_1
  %e146_2 = extractelement <8 x ptr> %v0, i32 2
  store ptr %e146_2, ptr %a146_2
  %e146_3 = extractelement <8 x ptr> %v0, i32 3
  store ptr %e146_3, ptr %a146_3
  %e146_4 = extractelement <8 x ptr> %v0, i32 4
  store ptr %e146_4, ptr %a146_4
  %e146_5 = extractelement <8 x ptr> %v0, i32 5
  store ptr %e146_5, ptr %a146_5
  %e146_6 = extractelement <8 x ptr> %v0, i32 6
  store ptr %e146_6, ptr %a146_6
  %e146_7 = extractelement <8 x ptr> %v0, i32 7
  store ptr %e146_7, ptr %a146_7
  %b146 = getelementptr ptr, ptr @cells, i32 16
  %p146 = call <8 x ptr> @llvm.experimental.vp.strided.load.v8p0.p0.i64(ptr %b146, i64 %v4, <8 x i1> %v1, i32 %v3)
  %t146 = select <8 x i1> %v1, <8 x ptr> %p146, <8 x ptr> zeroinitializer
  store <8 x ptr> %t146, ptr @out, align 1
  call void @check(i32 146, i64 4835, i64 64)
  %a147_0 = getelementptr ptr, ptr @cells, i32 16
  %a147_1 = getelementptr ptr, ptr @cells, i32 14
  %a147_2 = getelementptr ptr, ptr @cells, i32 12
  %a147_3 = getelementptr ptr, ptr @cells, i32 10
  %a147_4 = getelementptr ptr, ptr @cells, i32 8
  %a147_5 = getelementptr ptr, ptr @cells, i32 6
  %a147_6 = getelementptr ptr, ptr @cells, i32 4
  %a147_7 = getelementptr ptr, ptr @cells, i32 2
  %e147_0 = extractelement <8 x ptr> %v0, i32 0
  store ptr %e147_0, ptr %a147_0
  %e147_1 = extractelement <8 x ptr> %v0, i32 1
  store ptr %e147_1, ptr %a147_1
  %e147_2 = extractelement <8 x ptr> %v0, i32 2
  store ptr %e147_2, ptr %a147_2
  %e147_3 = extractelement <8 x ptr> %v0, i32 3
  store ptr %e147_3, ptr %a147_3
  %e147_4 = extractelement <8 x ptr> %v0, i32 4
  store ptr %e147_4, ptr %a147_4
  %e147_5 = extractelement <8 x ptr> %v0, i32 5
  store ptr %e147_5, ptr %a147_5
  %e147_6 = extractelement <8 x ptr> %v0, i32 6
  store ptr %e147_6, ptr %a147_6
  %e147_7 = extractelement <8 x ptr> %v0, i32 7
  store ptr %e147_7, ptr %a147_7
  %b147 = getelementptr ptr, ptr @cells, i32 16
  call void @llvm.experimental.vp.strided.store.v8p0.p0.i64(<8 x ptr> %v2, ptr %b147, i64 %v4, <8 x i1> %v1, i32 %v3)
  %g147_0 = load ptr, ptr %a147_0
  %h147_0 = insertelement <8 x ptr> poison, ptr %g147_0, i32 0
  %g147_1 = load ptr, ptr %a147_1
  %h147_1 = insertelement <8 x ptr> %h147_0, ptr %g147_1, i32 1
  %g147_2 = load ptr, ptr %a147_2
  %h147_2 = insertelement <8 x ptr> %h147_1, ptr %g147_2, i32 2
  %g147_3 = load ptr, ptr %a147_3
  %h147_3 = insertelement <8 x ptr> %h147_2, ptr %g147_3, i32 3
  %g147_4 = load ptr, ptr %a147_4
  %h147_4 = insertelement <8 x ptr> %h147_3, ptr %g147_4, i32 4
  %g147_5 = load ptr, ptr %a147_5
  %h147_5 = insertelement <8 x ptr> %h147_4, ptr %g147_5, i32 5
  %g147_6 = load ptr, ptr %a147_6
  %h147_6 = insertelement <8 x ptr> %h147_5, ptr %g147_6, i32 6
  %g147_7 = load ptr, ptr %a147_7
  %h147_7 = insertelement <8 x ptr> %h147_6, ptr %g147_7, i32 7
  %t147 = freeze <8 x ptr> %h147_7
  store <8 x ptr> %t147, ptr @out, align 1
  call void @check(i32 147, i64 4899, i64 64)
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
  call void @f12()
  call void @f13()
  call void @f14()
  call void @f15()
  call void @f16()
  call void @f17()
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
declare void @llvm.experimental.vector.histogram.umin.v7p0.i8(<7 x ptr>, i8, <7 x i1>)
declare <16 x half> @llvm.experimental.vp.strided.load.v16f16.p0.i64(ptr, i64, <16 x i1>, i32)
declare <16 x float> @llvm.experimental.vp.strided.load.v16f32.p0.i64(ptr, i64, <16 x i1>, i32)
declare <16 x i16> @llvm.experimental.vp.strided.load.v16i16.p0.i64(ptr, i64, <16 x i1>, i32)
declare <2 x x86_fp80> @llvm.experimental.vp.strided.load.v2f80.p0.i64(ptr, i64, <2 x i1>, i32)
declare <2 x i1> @llvm.experimental.vp.strided.load.v2i1.p0.i64(ptr, i64, <2 x i1>, i32)
declare <2 x i128> @llvm.experimental.vp.strided.load.v2i128.p0.i64(ptr, i64, <2 x i1>, i32)
declare <2 x i129> @llvm.experimental.vp.strided.load.v2i129.p0.i64(ptr, i64, <2 x i1>, i32)
declare <2 x i7> @llvm.experimental.vp.strided.load.v2i7.p0.i64(ptr, i64, <2 x i1>, i32)
declare <3 x fp128> @llvm.experimental.vp.strided.load.v3f128.p0.i64(ptr, i64, <3 x i1>, i32)
declare <4 x i24> @llvm.experimental.vp.strided.load.v4i24.p0.i64(ptr, i64, <4 x i1>, i32)
declare <4 x i65> @llvm.experimental.vp.strided.load.v4i65.p0.i64(ptr, i64, <4 x i1>, i32)
declare <5 x i32> @llvm.experimental.vp.strided.load.v5i32.p0.i64(ptr, i64, <5 x i1>, i32)
declare <7 x bfloat> @llvm.experimental.vp.strided.load.v7bf16.p0.i64(ptr, i64, <7 x i1>, i32)
declare <7 x i8> @llvm.experimental.vp.strided.load.v7i8.p0.i64(ptr, i64, <7 x i1>, i32)
declare <8 x double> @llvm.experimental.vp.strided.load.v8f64.p0.i64(ptr, i64, <8 x i1>, i32)
declare <8 x i64> @llvm.experimental.vp.strided.load.v8i64.p0.i64(ptr, i64, <8 x i1>, i32)
declare <8 x ptr> @llvm.experimental.vp.strided.load.v8p0.p0.i64(ptr, i64, <8 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v16f16.p0.i64(<16 x half>, ptr, i64, <16 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v16f32.p0.i64(<16 x float>, ptr, i64, <16 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v16i16.p0.i64(<16 x i16>, ptr, i64, <16 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v2f80.p0.i64(<2 x x86_fp80>, ptr, i64, <2 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v2i1.p0.i64(<2 x i1>, ptr, i64, <2 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v2i128.p0.i64(<2 x i128>, ptr, i64, <2 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v2i129.p0.i64(<2 x i129>, ptr, i64, <2 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v2i7.p0.i64(<2 x i7>, ptr, i64, <2 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v3f128.p0.i64(<3 x fp128>, ptr, i64, <3 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i24.p0.i64(<4 x i24>, ptr, i64, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v4i65.p0.i64(<4 x i65>, ptr, i64, <4 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v5i32.p0.i64(<5 x i32>, ptr, i64, <5 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v7bf16.p0.i64(<7 x bfloat>, ptr, i64, <7 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v7i8.p0.i64(<7 x i8>, ptr, i64, <7 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v8f64.p0.i64(<8 x double>, ptr, i64, <8 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v8i64.p0.i64(<8 x i64>, ptr, i64, <8 x i1>, i32)
declare void @llvm.experimental.vp.strided.store.v8p0.p0.i64(<8 x ptr>, ptr, i64, <8 x i1>, i32)
declare void @llvm.masked.compressstore.v16f16(<16 x half>, ptr, <16 x i1>)
declare void @llvm.masked.compressstore.v16f32(<16 x float>, ptr, <16 x i1>)
declare void @llvm.masked.compressstore.v2i128(<2 x i128>, ptr, <2 x i1>)
declare void @llvm.masked.compressstore.v3f128(<3 x fp128>, ptr, <3 x i1>)
declare void @llvm.masked.compressstore.v7bf16(<7 x bfloat>, ptr, <7 x i1>)
declare void @llvm.masked.compressstore.v8f64(<8 x double>, ptr, <8 x i1>)
declare void @llvm.masked.compressstore.v8p0(<8 x ptr>, ptr, <8 x i1>)
declare <16 x half> @llvm.masked.expandload.v16f16(ptr, <16 x i1>, <16 x half>)
declare <16 x float> @llvm.masked.expandload.v16f32(ptr, <16 x i1>, <16 x float>)
declare <2 x i128> @llvm.masked.expandload.v2i128(ptr, <2 x i1>, <2 x i128>)
declare <3 x fp128> @llvm.masked.expandload.v3f128(ptr, <3 x i1>, <3 x fp128>)
declare <7 x bfloat> @llvm.masked.expandload.v7bf16(ptr, <7 x i1>, <7 x bfloat>)
declare <8 x double> @llvm.masked.expandload.v8f64(ptr, <8 x i1>, <8 x double>)
declare <8 x ptr> @llvm.masked.expandload.v8p0(ptr, <8 x i1>, <8 x ptr>)
declare <16 x half> @llvm.masked.gather.v16f16.v16p0(<16 x ptr>, <16 x i1>, <16 x half>)
declare <16 x float> @llvm.masked.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, <16 x float>)
declare <2 x x86_fp80> @llvm.masked.gather.v2f80.v2p0(<2 x ptr>, <2 x i1>, <2 x x86_fp80>)
declare <2 x i128> @llvm.masked.gather.v2i128.v2p0(<2 x ptr>, <2 x i1>, <2 x i128>)
declare <2 x i129> @llvm.masked.gather.v2i129.v2p0(<2 x ptr>, <2 x i1>, <2 x i129>)
declare <2 x i7> @llvm.masked.gather.v2i7.v2p0(<2 x ptr>, <2 x i1>, <2 x i7>)
declare <3 x fp128> @llvm.masked.gather.v3f128.v3p0(<3 x ptr>, <3 x i1>, <3 x fp128>)
declare <4 x i24> @llvm.masked.gather.v4i24.v4p0(<4 x ptr>, <4 x i1>, <4 x i24>)
declare <4 x i65> @llvm.masked.gather.v4i65.v4p0(<4 x ptr>, <4 x i1>, <4 x i65>)
declare <7 x bfloat> @llvm.masked.gather.v7bf16.v7p0(<7 x ptr>, <7 x i1>, <7 x bfloat>)
declare <8 x double> @llvm.masked.gather.v8f64.v8p0(<8 x ptr>, <8 x i1>, <8 x double>)
declare <16 x half> @llvm.masked.load.v16f16.p0(ptr, <16 x i1>, <16 x half>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, <16 x i1>, <16 x float>)
declare <2 x i128> @llvm.masked.load.v2i128.p0(ptr, <2 x i1>, <2 x i128>)
declare <3 x fp128> @llvm.masked.load.v3f128.p0(ptr, <3 x i1>, <3 x fp128>)
declare <7 x bfloat> @llvm.masked.load.v7bf16.p0(ptr, <7 x i1>, <7 x bfloat>)
declare <8 x double> @llvm.masked.load.v8f64.p0(ptr, <8 x i1>, <8 x double>)
declare <8 x ptr> @llvm.masked.load.v8p0.p0(ptr, <8 x i1>, <8 x ptr>)
declare void @llvm.masked.scatter.v16f16.v16p0(<16 x half>, <16 x ptr>, <16 x i1>)
declare void @llvm.masked.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>)
declare void @llvm.masked.scatter.v16i16.v16p0(<16 x i16>, <16 x ptr>, <16 x i1>)
declare void @llvm.masked.scatter.v2f80.v2p0(<2 x x86_fp80>, <2 x ptr>, <2 x i1>)
declare void @llvm.masked.scatter.v2i1.v2p0(<2 x i1>, <2 x ptr>, <2 x i1>)
declare void @llvm.masked.scatter.v2i128.v2p0(<2 x i128>, <2 x ptr>, <2 x i1>)
declare void @llvm.masked.scatter.v2i129.v2p0(<2 x i129>, <2 x ptr>, <2 x i1>)
declare void @llvm.masked.scatter.v2i7.v2p0(<2 x i7>, <2 x ptr>, <2 x i1>)
declare void @llvm.masked.scatter.v3f128.v3p0(<3 x fp128>, <3 x ptr>, <3 x i1>)
declare void @llvm.masked.scatter.v4i24.v4p0(<4 x i24>, <4 x ptr>, <4 x i1>)
declare void @llvm.masked.scatter.v4i65.v4p0(<4 x i65>, <4 x ptr>, <4 x i1>)
declare void @llvm.masked.scatter.v5i32.v5p0(<5 x i32>, <5 x ptr>, <5 x i1>)
declare void @llvm.masked.scatter.v7bf16.v7p0(<7 x bfloat>, <7 x ptr>, <7 x i1>)
declare void @llvm.masked.scatter.v7i8.v7p0(<7 x i8>, <7 x ptr>, <7 x i1>)
declare void @llvm.masked.scatter.v8f64.v8p0(<8 x double>, <8 x ptr>, <8 x i1>)
declare void @llvm.masked.scatter.v8i64.v8p0(<8 x i64>, <8 x ptr>, <8 x i1>)
declare void @llvm.masked.scatter.v8p0.v8p0(<8 x ptr>, <8 x ptr>, <8 x i1>)
declare void @llvm.masked.store.v16f16.p0(<16 x half>, ptr, <16 x i1>)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, <16 x i1>)
declare void @llvm.masked.store.v2i128.p0(<2 x i128>, ptr, <2 x i1>)
declare void @llvm.masked.store.v3f128.p0(<3 x fp128>, ptr, <3 x i1>)
declare void @llvm.masked.store.v7bf16.p0(<7 x bfloat>, ptr, <7 x i1>)
declare void @llvm.masked.store.v8f64.p0(<8 x double>, ptr, <8 x i1>)
declare void @llvm.masked.store.v8p0.p0(<8 x ptr>, ptr, <8 x i1>)
declare <16 x half> @llvm.vp.gather.v16f16.v16p0(<16 x ptr>, <16 x i1>, i32)
declare <16 x float> @llvm.vp.gather.v16f32.v16p0(<16 x ptr>, <16 x i1>, i32)
declare <16 x i16> @llvm.vp.gather.v16i16.v16p0(<16 x ptr>, <16 x i1>, i32)
declare <2 x x86_fp80> @llvm.vp.gather.v2f80.v2p0(<2 x ptr>, <2 x i1>, i32)
declare <2 x i1> @llvm.vp.gather.v2i1.v2p0(<2 x ptr>, <2 x i1>, i32)
declare <2 x i128> @llvm.vp.gather.v2i128.v2p0(<2 x ptr>, <2 x i1>, i32)
declare <2 x i129> @llvm.vp.gather.v2i129.v2p0(<2 x ptr>, <2 x i1>, i32)
declare <2 x i7> @llvm.vp.gather.v2i7.v2p0(<2 x ptr>, <2 x i1>, i32)
declare <3 x fp128> @llvm.vp.gather.v3f128.v3p0(<3 x ptr>, <3 x i1>, i32)
declare <4 x i24> @llvm.vp.gather.v4i24.v4p0(<4 x ptr>, <4 x i1>, i32)
declare <4 x i65> @llvm.vp.gather.v4i65.v4p0(<4 x ptr>, <4 x i1>, i32)
declare <5 x i32> @llvm.vp.gather.v5i32.v5p0(<5 x ptr>, <5 x i1>, i32)
declare <7 x bfloat> @llvm.vp.gather.v7bf16.v7p0(<7 x ptr>, <7 x i1>, i32)
declare <7 x i8> @llvm.vp.gather.v7i8.v7p0(<7 x ptr>, <7 x i1>, i32)
declare <8 x double> @llvm.vp.gather.v8f64.v8p0(<8 x ptr>, <8 x i1>, i32)
declare <8 x i64> @llvm.vp.gather.v8i64.v8p0(<8 x ptr>, <8 x i1>, i32)
declare <8 x ptr> @llvm.vp.gather.v8p0.v8p0(<8 x ptr>, <8 x i1>, i32)
declare <16 x half> @llvm.vp.load.v16f16.p0(ptr, <16 x i1>, i32)
declare <16 x float> @llvm.vp.load.v16f32.p0(ptr, <16 x i1>, i32)
declare <16 x i16> @llvm.vp.load.v16i16.p0(ptr, <16 x i1>, i32)
declare <2 x i128> @llvm.vp.load.v2i128.p0(ptr, <2 x i1>, i32)
declare <3 x fp128> @llvm.vp.load.v3f128.p0(ptr, <3 x i1>, i32)
declare <5 x i32> @llvm.vp.load.v5i32.p0(ptr, <5 x i1>, i32)
declare <7 x bfloat> @llvm.vp.load.v7bf16.p0(ptr, <7 x i1>, i32)
declare <7 x i8> @llvm.vp.load.v7i8.p0(ptr, <7 x i1>, i32)
declare <8 x double> @llvm.vp.load.v8f64.p0(ptr, <8 x i1>, i32)
declare <8 x i64> @llvm.vp.load.v8i64.p0(ptr, <8 x i1>, i32)
declare <8 x ptr> @llvm.vp.load.v8p0.p0(ptr, <8 x i1>, i32)
declare void @llvm.vp.scatter.v16f16.v16p0(<16 x half>, <16 x ptr>, <16 x i1>, i32)
declare void @llvm.vp.scatter.v16f32.v16p0(<16 x float>, <16 x ptr>, <16 x i1>, i32)
declare void @llvm.vp.scatter.v16i16.v16p0(<16 x i16>, <16 x ptr>, <16 x i1>, i32)
declare void @llvm.vp.scatter.v2f80.v2p0(<2 x x86_fp80>, <2 x ptr>, <2 x i1>, i32)
declare void @llvm.vp.scatter.v2i1.v2p0(<2 x i1>, <2 x ptr>, <2 x i1>, i32)
declare void @llvm.vp.scatter.v2i128.v2p0(<2 x i128>, <2 x ptr>, <2 x i1>, i32)
declare void @llvm.vp.scatter.v2i129.v2p0(<2 x i129>, <2 x ptr>, <2 x i1>, i32)
declare void @llvm.vp.scatter.v2i7.v2p0(<2 x i7>, <2 x ptr>, <2 x i1>, i32)
declare void @llvm.vp.scatter.v3f128.v3p0(<3 x fp128>, <3 x ptr>, <3 x i1>, i32)
declare void @llvm.vp.scatter.v4i24.v4p0(<4 x i24>, <4 x ptr>, <4 x i1>, i32)
declare void @llvm.vp.scatter.v4i65.v4p0(<4 x i65>, <4 x ptr>, <4 x i1>, i32)
declare void @llvm.vp.scatter.v5i32.v5p0(<5 x i32>, <5 x ptr>, <5 x i1>, i32)
declare void @llvm.vp.scatter.v7bf16.v7p0(<7 x bfloat>, <7 x ptr>, <7 x i1>, i32)
declare void @llvm.vp.scatter.v7i8.v7p0(<7 x i8>, <7 x ptr>, <7 x i1>, i32)
declare void @llvm.vp.scatter.v8f64.v8p0(<8 x double>, <8 x ptr>, <8 x i1>, i32)
declare void @llvm.vp.scatter.v8i64.v8p0(<8 x i64>, <8 x ptr>, <8 x i1>, i32)
declare void @llvm.vp.scatter.v8p0.v8p0(<8 x ptr>, <8 x ptr>, <8 x i1>, i32)
declare void @llvm.vp.store.v16f16.p0(<16 x half>, ptr, <16 x i1>, i32)
declare void @llvm.vp.store.v16f32.p0(<16 x float>, ptr, <16 x i1>, i32)
declare void @llvm.vp.store.v16i16.p0(<16 x i16>, ptr, <16 x i1>, i32)
declare void @llvm.vp.store.v2i128.p0(<2 x i128>, ptr, <2 x i1>, i32)
declare void @llvm.vp.store.v3f128.p0(<3 x fp128>, ptr, <3 x i1>, i32)
declare void @llvm.vp.store.v5i32.p0(<5 x i32>, ptr, <5 x i1>, i32)
declare void @llvm.vp.store.v7bf16.p0(<7 x bfloat>, ptr, <7 x i1>, i32)
declare void @llvm.vp.store.v7i8.p0(<7 x i8>, ptr, <7 x i1>, i32)
declare void @llvm.vp.store.v8f64.p0(<8 x double>, ptr, <8 x i1>, i32)
declare void @llvm.vp.store.v8i64.p0(<8 x i64>, ptr, <8 x i1>, i32)
declare void @llvm.vp.store.v8p0.p0(<8 x ptr>, ptr, <8 x i1>, i32)
