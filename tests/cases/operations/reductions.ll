; Reductions of vectors of every class.
; Each result is compared in memory with one worked out by a program of exact numbers; the numbers of those that
; are wrong are printed.
; RUN
@in = global [2452 x i8] c"\01\0C\02\00\00\00\05\01\00\00\00\0E\05\00\00\00\04\00\01\02\0A\00\00`,\04\1F\07\03\00\00\00\04\01\1B\05\02\00\00\00\11\03\00\00\05\0B\06\01\00\00\00\10,\04\1D\06\02\00\00\00\16\02\1F48\AB\03\15\03\07\DD\FE\DD\00`5\05\00\00\00+\07\07\00\00\00, \03\00\00\00\EDe\04\00\00\00\9D6Yo\87%\FF\02\01\00\00\00Rl\06\00\00\00!\CC\FF\0B\01K\C4\07'\AE\11\DA\A3\90\068X\1E\D2\96\CDzo\FA\CB\EB1\C0@\E1R\9F\0E\09\00\00\00\00\DE\BE;\FF\7F\01\09\D1\92\E4{\F2\0D,z\07\00\00\00\95`\E6\18\1B\00\02\00\00\00\FF\FF\FF\FF\0Fl\06\00\00\00\ED3\91\CE\04{\FA\FF\FF\FF\1F\08\00\00\00w\8F\A0\12\07L\02\00\00\00\00a\03\00\00\00\F66\B2\84)\02\10\01\00\00\00+<\82i\8Djg<z\02\CD\06\00\00\C0\09\1C\00\00\C8~\03\00\00p\A5\8A\99\F3\FF\FF\FF\FF\01\00\00\00@7k\FD@\F9\FF\FF\FF\FF\0E\0D \EA0\15Ui\9F\F8\DF\8B\1D\00\9C\C1\8D\1D\A3\03\00\00\00&\12\E7\08\00\00\00I\00W\06\00\00\00\CE\BC\84\1E\F3\DDe4\A5Y\DB_\02\00\00\00W\D4\A2\C1\00\C8\07\00\00\00\00\80\8E\0B\B3\AE%\BD\02\00\CAl\EF\E1|\1C\FF\FFo\FA\E5\19\00\00\00\00\00\00\B4\A4\EDa\00\01\00\00\00\00\00\00\80\02\00\00\00\9A\1B\E8\FF`\1Ff\E7\01\80;OU\03kV\E0\CD5\00\00\00\02k\F0\FF\FF\E1\FE\FF\FF\F02\FA\FF\FF\FF\FF\FFFy#\EF\9F=\91\D6\FF\FF\FF\FF\FF\FF\FF\FF93@\A3I\EE\A8\1B|/\86a=\D4B/b\92M\5C\00\00\00\00u\07\17\B0gU\AF\8A\FF\FF\FF\FF\FF\FF\FF\FF8\06\00\00\00\FF\FF\FF\FF\FF\FF\FF\7FN\01\00\00\00\E7o\16T\F6\F5\15`,\07\00\00\00\CF\B0\B4-\F8\0Ey\119\C2\F3\E9\16}\8F\DB\0F\17\FF\FF\FF\FF\FF\FF\FF\FF~\02\00\00\00\B7P\11\00\00\00\00\00d\BC\DALMN\EDo\C8\07\05\00\00\00\A3F\FA\FF\FF\FF\FF\FFm\FAE\B0\A5\E4e\FF\FF\E8N\C3\B6\CC`\FF\FF[!_E\A1\D28\E4\F8\DE\A5v\D2\AB\BA-|\E0\FF\FF\FF\FF\FF\FF\D6\9E\C1\80k\EBu\C9\00\00\00\00\00\00\00\00\A1\F9R\00\00\00\00\00\FF\FF\FF\FF\FF\FF\FF\7Fux(\F9\FF\FF\FF\FF3\D4)\B8Y/l\02\D5\DD\95\8CG\82-\1B\8E\D2\0C\F9\FF\FF\FF\FF\00\ED\C6\02\F7\EE\EES|Ct\0C\08\B7\5C\EF\1C9\ACK\0D\8F\ECq\05\01\00\00\00>9,\9D\17\E6\9D[\BAG>\F3\01\02\00\00\00\9Bu5\09JP\82\B4\83\9D\CD\FD\06\00\00\00\00\00\00\00\00\00\00\00\80\00\5Cu\B3X!\A5n]\05\EA\07\00\03}\A2!\D6\D2\08)\C7+ \F8^\02\DB\C1g;\93\BB9U\D5\FF\FF\FF\FFyf]\9C\FC\FF\FF\FF\FF\FF\FF3\D4)\B8Y/l\02\D5\DD\95\8CG\82-\1B\8E\D2\0C\F9\FF\FF\FF\FF\00\ED\C6\02\F7\EE\EES|Ct\0C\89\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\01\02\00\00\00\13\19\C1\F2\E8\E3z'L\F0\CE\13$\D3\1AK\FE\A0\B2\1Ds\7F\DD\AD\18Rq2\18\C6\0E/\00\00\00\00]\9Bgx+Gs\BF#\1Ez\B8\00\00\00\00\00\00\00\00\00\00\00\80\C0\22\D1\A58t\C6\D9k_2yPK\D2\10\B3|%\07\B1Y\DF\80\A9\AA\FD+\AE\8F!,\F1\B2\9D_\AEC\BA\8B\02\1E\B9\91\7F\D8\F2~\A5\F4\07\A5n\15..\0Fw\01\11\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\9D\BF\A0\BAn\8A5\B4\FF\FF\FF\FF\FF\FF\FF\FF_Q\A9\04\0C`\0C\1D\AE\ED\E3Sy\00\00\00\D5\F1\F2\C3\BB\F3\9B\C0\C27\A5\F0\BB\C7\CD\E4\ADl\FA\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\09\03\00\00\00XMU\EF\C3\83\E9\A2\0D_rBu\D86\BD\01\04\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\0E\02\00\00\00\B5\FEa*\C8\5C\B9\16Y\14\BAP\0A\94\87_\0B\01\00\00\00Pc3\EE\E5$\FC\EFy\B3\BDt\0C\B4l\C7n+\0A6O\EB\0A\B7\83[\A0\FE\07=\96\A0\06\A9\C7\18\85\01\D3\AC\86\10\B5*\D2\07\D0,1\02Z\A4N\0F7\E4\A5mr\9E\22\EE1\FA\FB\C3\22\9E\D2j\87W\AD\A3\C8\EF\BE\C1\5C\10\B2\88\A4O\1F*\91\E8\C2\FF\FF\FF\FF\FF\FF\FF\FF\FF\91v\07\00\00\00\00\00\00\00\00\00\00\00\00\00\1F\DF\1Fz\DF\A8%\B1\0F\E3\EB\B8\ED}\F6\19\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\008\0E\85\CF\A9\E5*\DB<G\8C\8C\E9\09\05\06\9E\CC\93\94\86r\E1]\01\16\B5\95\E7\829\D7>\E8>\B86\D3\DEQ0\1Fg!eN\0D\00\AF\A1\F2\9D\9EC'\14\EA/vsO\EBc\F7\B3k\DFW\7Fw\FFZ&\93\ED\D1\F4\FF\FF\FF\179\C0;@~k\CE\E0\B9\84d_\DF\DDU\08\D5\15!\03#?_\CE\0D\FB\01\C5\C6\C9s-\FF\96\1Db\053U\8D\EDN\8B9\A6\A1C~\AC\96\18KPvx^\03\B4d=7\C1\92zon\D1\15\8D+'g7\EA\02\9D\A9\F0#\B8\B4\AB\B8\C6\00\00\00\00\00\00\01\02\00\00\00\85y%\BB\A1\99.\D0.)\F0\836_\B4\FC\A5g')\1C\A3=p$u\01\86\95\F7)\FC\A4\9E\9Cm/\EE_\CA\94X\D8\16\DE\09c*m\93\03\01\00\00\00\EB\AC\0F\BB6\FC\C80N\ED\C0b\02{-\0D\C1\9A\FB\E5\12\85e\9F&\7FY\A4U\001\A8n\F1\E8\0F\06\1E\F7\8A\CAu\AD\EB\DEA\9E\9E\85\BB\EE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\179\1D\F5\9A\FA\11f\93\19\D3\0C\9F\D7\98o\FEW\82RQ\9E\10<i\02\CEv\8E<%p\EE\D4iU)J\97\E7{\80$&\03\F1#\9A\F4]O\08\D5\15!\03#?_\CE\0D\FB\01\C5\C6\C9s-\FF\96\1Db\053U\8D\EDN\8B9\A6\A1C~\AC\96\18KPvx^\03\B4d=7\C1\92zo\BF\CB\85\18\97>\BE\DA\18\ADDU\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\E4\EEZ\E7\DE\A0\8B\B0&\7F\84\CC\04\13\1C`3p\9B\FE\FF\FF\FF\FF\FF\A1\9C\5C\B3\17\A7O\F0s\C0Q^\E8\15\A3\9A&{\9E\DCA\C1f\A5\A1\8F\92\CAY\A3hT\FC\AB*\18\C96\DA?\F3&\98V7\A6\CB~\FC\FFn\BAA\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00i\1F\F7#\86\99\16\16\D4#_|\F0:\DE\17R;E\FFxu\B3\BD4G\DD\AC\D4\F8\F6\E4\AB;\00WI\1D 0\E38\E4\C6y\A3Qj\00\00Vp.\E2E\B1 \22\07\B7R\C9\90\EF\C5 \18P\F4\17\1A=0\FB\C1\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\C4+yLP\85\8D`)<\08\9E\E9r\06\5C:LM\B1\FC\FF\FF\FF\FF\01\FE\97\8EF4\12\9C\C9\EE\B7\E0\8E\89\B5\16\A1\F5\0D\F1{\08\C3\FF\FF\00>\00\BC\00<\00B\00B\00\BC\008\00\BC'\04\00\00\00\10p\01\00\00\00&\07\00\00\00o\03\00\00\00\1C\00@\00F\00G\00D\00@\00D\C0?\00@\00\C0\01\02\00\00\00\00\01\00\00\00\02\03@@\00A\00A\80?\00@\00@\00\00\C0?\00\00\80\BF\00\00\00\C0\00\00@@\00\00\00?\0C\03\00\00\00\0F\02\00\00\00\01\00\05\01\00\00\00\00\00\00A\00\00\80@\00\00\C0@\00\00@@\00\00\80?\00\00\00@\00\00\00\00\00\00\F8?\00\00\00\00\00\00\00@\00\00\00\00\00\00\E0?\00\00\00\00\00\00\F0\BF\02\02\00\00\00\06\03\00\00\00\04\01\00\00\00\07\00\00\00\00\00\00\00\10@\00\00\00\00\00\00\00@\00\00\00\00\00\00\00@\00\00\00\00\00\00\18@\00\00\00\00\00\00\00@\00\00\00\00\00\00\00@\00\00\00\00\00\00\00\C0\FF?\00\00\00\00\00\00\00\80\00\C0\00\00\00\00\00\00\00\80\FF?\00\01\00\00\00\02\00\00\00\02\03\00\00\00\00\00\00\00\C0\01@\00\00\00\00\00\00\00\C0\01@\00\00\00\00\00\00\00\A0\01@\00\00\00\00\00\00\00\C0\01@\00\00\00\00\00\00\00\A0\01@\00\00\00\00\00\00\00\C0\01@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\03\01\00\00\00\01\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00@\00\00\00\00\00\00\00\00\00\00\00\00\00\C0\01@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\00@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\01@"
@want = constant [1652 x i8] c"\01\00\00\00\01\00\01\00\00\01\00\0E\0D\0C\10\00\08\0D\1D\0C\00\0C\0C\01\0B\0C\0C\01\1D\18\D2\8B,\FF\9A\FE\03\FF\DD\E3\B3Y@\CC\0A\95`\E6\18\1B\00\00\00\00\00B\00\0C\10\00\FF\FF\FF\FF\1F>wc\85\1Fw\8F\A0\12\07\02\00\00\00\00\FF\FF\FF\FF\0F6\B2\84)\02\076rr\0D^\0C\00\88\000\00\00\FF\FF\DF\FD:\DF \EA0\150\15\9C\C1\0B]\E5\19\00\00\00\00\00\80\9A\1B\E8\FF`\1Ff\E7\80;OUkV\E0\CD5\00\00\00k\F0\FF\FF\E1\FE\FF\FFC\FC\E4m\A5)\F2\B9\90\88\AFt\08U\D1(\FF\FF\FF\FF\FF\FF\FF\7F \03\00\00\00D\00\00\FF\FF\FF\FF\FF\FF\FF\FF \D48\F9T\A3\1D=\FF\FF\FF\FF\FF\FF\FF\FF\B7P\11\00\00\00\00\0093@\A3I\EE\A8\1BFy#\EF\9F=\91\D6\9C\86\B5\92\900h[zC\1E\D6\DE\F0gOQ!\0A\99;\8B\86\A7vh\18N\E2l\82\FE\00A\80\82\93\D1D\FB7\BA\D6\83Z\BF$\AA\A4\A2\CA:k\E9 \BC\00\80\00\00\00\02\0C\00TA\14\0C\03\00%\09\0AP\00\B0\83\9D\CD\FDw\FF\EF\BB\FF\FF\EE\FB\FF\FF\FF\FF\00\00\00\00\00\00\00\00\00\00\00\80t\BB\C2\A1 \13\8E\A8Va\1E\7F(#\B7\FB\F6X\0E\A6/\C8msG\82-\1B\8E\D2\0C\F9\FF\FF\FF\FF}\A2!\D6\D2\08)\C7+ \F8^\00\ED\C6\02\F7\EE\EES|Ct\0C3\D4)\B8Y/l\02\D5\DD\95\8C\00\ED\C6\02\F7\EE\EES|Ct\0C\FFyf]\9C\FC\FF\FF\FF\FF\FF\FF3\D4)\B8Y/l\02\D5\DD\95\8C3\D4)\B8Y/l\02\D5\DD\95\8C\B8*\18\FC5F\A4\00\80I\CA\E3\9D\BF\A0\BAn\8A5\B4\FF\FF\FF\FF\FF\FF\FF\7F\F8\16\05\B3\0C:o\8E\7Fj\D4c\F0u\8AG\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\BD\FF\E1\BA\EE\DE\BD\B6\FF\FF\FF\FF\FF\FF\FF\FF\CD\DC\93T\8B\AE\C9[\86LB\8B\F3K\938\D5\F1\F2\C3\BB\F3\9B\C0\C27\A5\F0\BB\C7\CD\E4\A9\C7\18\85\01\D3\AC\86\10\B5*\D2\07\D0,1_Q\A9\04\0C`\0C\1D\AE\ED\E3Sy\00\00\00\22\9E\D2j\87W\AD\A3\C8\EF\BE\C1\5C\10\B2\88\E2\AE0\F25\F6eyo\DC|\A6\C7#\84D\F5#\A1Z\A9\C4\82\DDz\A4\13M\15=B\D20\B3\FBZ\99\C6\C5\CF\FCv\A6+\AE.J\A6\96\B8\10\98\AB\B5\EA\81(\D9\B7]\1Eb\053U\8Dh\A8v\BBs\5Ci\FF\EDS1HM\E0\D35\16i\0D\84\D8\C1\F3CC(u0$\10(uN \BC\F9'1ai\01\B4:\872A\1C\CC\96Y\08D\01!\02!\03^\8C\04\18\01@FHR\01\B4\04\1D\22\01\12P\0D\00\01\04\01\03!<\04\8E\0Ci\01\C4F\C8\10\08\D8\16\1C\00\01\22E\81\ED\DF\9F9\A7\A3\7F\7F\EE\9F\FBK\D5\F6\F9\7F/\FF\F6=w\C5\B3\7F\EF\EB\FD\1F\BB7\FF\FF\7F\CE\ED\FBc\C7\FF\ED\7F\ED\FF\FF\FDr\85w\DF\AF\E5\9B\9E\18\A5\82|!b\9B\E3J\95\B0\B1-.K\F2 U\C4\A1/\E2w\8C\B1t\03\12\971?\E5\F4\07\DB1C\B9XR}\C3#\9B\AD\D06\08\D5\15!\03#?_\CE\0D\FB\01\C5\C6\C9s-\FF\96\1Db\053U\8D\EE\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\EDN\8B9\A6\A1C~\AC\96\18KPvx^\03\B4d=7\C1\92zo\179\1D\F5\9A\FA\11f\93\19\D3\0C\9F\D7\98o\FEW\82RQ\9E\10<i\EDN\8B9\A6\A1C~\AC\96\18KPvx^\03\B4d=7\C1\92zo\CEv\8E<%p\EE\D4iU)J\97\E7{\80$&\03\F1#\9A\F4]O\08\D5\15!\03#?_\CE\0D\FB\01\C5\C6\C9s-\FF\96\1Db\053U\8D\BF\CB\85\18\97>\BE\DA\18\ADDU\00\00\00\00\00\00\00\00\00\00\00\00\00No\A7\AA\F5\AB\EB}Pp\B7\01;J\8F|\FF4\ECE\97\99\F6Z\98\00F\80D\C0\C6\00>\00B\00>\00\BC\008\00B\00B\00\BC\00\BC@N\C0?`@\C0\C0\C0?\00@\C0?\00\C0\C0?\00@\00@\00\C0\00\C0\C0A\00\00\00@\00\00\90@\00\00\90@\00\00@@\00\00@@\00\00\C0?\00\00\00\C0\00\00\80\BF\00\00@@\00\00\C0?\00\00\00\C0\00\00\80\BF\00\00\C0A\00\00\00\00\00\00\08@\00\00\00\00\00\00\00@\00\00\00\00\00\00\F8\BF\00\00\00\00\00\00\E8\BF\00\00\00\00\00\00\00@\00\00\00\00\00\00\F8?\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\F8?\00\00\00\00\00\00\00@\00\00\00\00\00\00\00@\00\00\00\00\00\00\F0\BF\00\00\00\00\00\00\F8?\00\00\00\00\00\002@\00\00\00\00\00\00\00\80\FE?\00\00\00\00\00\00\00\C0\FF?\00\00\00\00\00\00\00\C0\00\C0\00\00\00\00\00\00\00\C0\FF?\00\00\00\00\00\00\00\80\FF?\00\00\00\00\00\00\00\C0\FF?\00\00\00\00\00\00\00\80\00\C0\00\00\00\00\00\00\00\80\00\C0\00\00\00\00\00\00\00\80\FF?\00\00\00\00\00\00\00\C0\FF?\00\00\00\00\00\00\00\80\00\C0\00\00\00\00\00\00\00\C0\FF?\00\00\00\00\00\00\00\88\04@\00\00\00\00\00\00\00\00\00\00\00\00\00@\00@\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00@\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FD?\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\80\FF?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\00\FE?\00\00\00\00\00\00\00\00\00\00\00\00\00\B0\03@"
@out = global [8192 x i8] zeroinitializer, align 64
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"

define void @f0() {
  %v0 = load i1, ptr getelementptr (i8, ptr @in, i64 0), align 1
  %v1 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 1), align 1
  %v2 = load i32, ptr getelementptr (i8, ptr @in, i64 2), align 1
  %t1 = call i1 @llvm.vp.reduce.add.v5i1(i1 %v0, <5 x i1> %v1, <5 x i1> %v1, i32 %v2)
  store i1 %t1, ptr @out, align 1
  call void @check(i32 1, i64 0, i64 1)
  %t2 = call i1 @llvm.vector.reduce.mul.v5i1(<5 x i1> %v1)
  store i1 %t2, ptr @out, align 1
  call void @check(i32 2, i64 1, i64 1)
  %v3 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 6), align 1
  %v4 = load i32, ptr getelementptr (i8, ptr @in, i64 7), align 1
  %t3 = call i1 @llvm.vp.reduce.mul.v5i1(i1 %v0, <5 x i1> %v1, <5 x i1> %v3, i32 %v4)
  store i1 %t3, ptr @out, align 1
  call void @check(i32 3, i64 2, i64 1)
  %v5 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 11), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 12), align 1
  %t4 = call i1 @llvm.vp.reduce.and.v5i1(i1 %v0, <5 x i1> %v1, <5 x i1> %v5, i32 %v6)
  store i1 %t4, ptr @out, align 1
  call void @check(i32 4, i64 3, i64 1)
  %v7 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 16), align 1
  %t5 = call i1 @llvm.vp.reduce.or.v5i1(i1 %v0, <5 x i1> %v1, <5 x i1> %v7, i32 %v6)
  store i1 %t5, ptr @out, align 1
  call void @check(i32 5, i64 4, i64 1)
  %v8 = load i1, ptr getelementptr (i8, ptr @in, i64 17), align 1
  %v9 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 18), align 1
  %t6 = call i1 @llvm.vp.reduce.xor.v5i1(i1 %v8, <5 x i1> %v1, <5 x i1> %v9, i32 %v2)
  store i1 %t6, ptr @out, align 1
  call void @check(i32 6, i64 5, i64 1)
  %v10 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 19), align 1
  %t7 = call i1 @llvm.vp.reduce.umax.v5i1(i1 %v0, <5 x i1> %v1, <5 x i1> %v10, i32 %v2)
  store i1 %t7, ptr @out, align 1
  call void @check(i32 7, i64 6, i64 1)
  %v11 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 20), align 1
  %t8 = call i1 @llvm.vp.reduce.umin.v5i1(i1 %v8, <5 x i1> %v1, <5 x i1> %v11, i32 %v6)
  store i1 %t8, ptr @out, align 1
  call void @check(i32 8, i64 7, i64 1)
  %t9 = call i1 @llvm.vp.reduce.smax.v5i1(i1 %v8, <5 x i1> %v1, <5 x i1> %v3, i32 %v6)
  store i1 %t9, ptr @out, align 1
  call void @check(i32 9, i64 8, i64 1)
  %v12 = load <5 x i1>, ptr getelementptr (i8, ptr @in, i64 21), align 1
  %t10 = call i1 @llvm.vp.reduce.smin.v5i1(i1 %v0, <5 x i1> %v1, <5 x i1> %v12, i32 %v4)
  store i1 %t10, ptr @out, align 1
  call void @check(i32 10, i64 9, i64 1)
  %v13 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 22), align 1
  %v14 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 23), align 1
  %p11 = call <2 x i1> @llvm.vector.partial.reduce.add.v2i1.v8i1(<2 x i1> %v13, <8 x i1> %v14)
  %t11 = call i1 @llvm.vector.reduce.add.v2i1(<2 x i1> %p11)
  store i1 %t11, ptr @out, align 1
  call void @check(i32 11, i64 10, i64 1)
  ret void
}

define void @f1() {
  %v0 = load <3 x i5>, ptr getelementptr (i8, ptr @in, i64 24), align 1
  %t12 = call i5 @llvm.vector.reduce.add.v3i5(<3 x i5> %v0)
  store i5 %t12, ptr @out, align 1
  call void @check(i32 12, i64 11, i64 1)
  %v1 = load i5, ptr getelementptr (i8, ptr @in, i64 26), align 1
  %v2 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 27), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 28), align 1
  %t13 = call i5 @llvm.vp.reduce.add.v3i5(i5 %v1, <3 x i5> %v0, <3 x i1> %v2, i32 %v3)
  store i5 %t13, ptr @out, align 1
  call void @check(i32 13, i64 12, i64 1)
  %t14 = call i5 @llvm.vector.reduce.mul.v3i5(<3 x i5> %v0)
  store i5 %t14, ptr @out, align 1
  call void @check(i32 14, i64 13, i64 1)
  %v4 = load i5, ptr getelementptr (i8, ptr @in, i64 32), align 1
  %v5 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 33), align 1
  %t15 = call i5 @llvm.vp.reduce.mul.v3i5(i5 %v4, <3 x i5> %v0, <3 x i1> %v5, i32 %v3)
  store i5 %t15, ptr @out, align 1
  call void @check(i32 15, i64 14, i64 1)
  %t16 = call i5 @llvm.vector.reduce.and.v3i5(<3 x i5> %v0)
  store i5 %t16, ptr @out, align 1
  call void @check(i32 16, i64 15, i64 1)
  %v6 = load i5, ptr getelementptr (i8, ptr @in, i64 34), align 1
  %v7 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 35), align 1
  %v8 = load i32, ptr getelementptr (i8, ptr @in, i64 36), align 1
  %t17 = call i5 @llvm.vp.reduce.and.v3i5(i5 %v6, <3 x i5> %v0, <3 x i1> %v7, i32 %v8)
  store i5 %t17, ptr @out, align 1
  call void @check(i32 17, i64 16, i64 1)
  %t18 = call i5 @llvm.vector.reduce.or.v3i5(<3 x i5> %v0)
  store i5 %t18, ptr @out, align 1
  call void @check(i32 18, i64 17, i64 1)
  %v9 = load i5, ptr getelementptr (i8, ptr @in, i64 40), align 1
  %v10 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 41), align 1
  %t19 = call i5 @llvm.vp.reduce.or.v3i5(i5 %v9, <3 x i5> %v0, <3 x i1> %v10, i32 %v8)
  store i5 %t19, ptr @out, align 1
  call void @check(i32 19, i64 18, i64 1)
  %t20 = call i5 @llvm.vector.reduce.xor.v3i5(<3 x i5> %v0)
  store i5 %t20, ptr @out, align 1
  call void @check(i32 20, i64 19, i64 1)
  %v11 = load i5, ptr getelementptr (i8, ptr @in, i64 42), align 1
  %v12 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 43), align 1
  %t21 = call i5 @llvm.vp.reduce.xor.v3i5(i5 %v11, <3 x i5> %v0, <3 x i1> %v12, i32 %v8)
  store i5 %t21, ptr @out, align 1
  call void @check(i32 21, i64 20, i64 1)
  %t22 = call i5 @llvm.vector.reduce.umax.v3i5(<3 x i5> %v0)
  store i5 %t22, ptr @out, align 1
  call void @check(i32 22, i64 21, i64 1)
  %v13 = load i5, ptr getelementptr (i8, ptr @in, i64 44), align 1
  %t23 = call i5 @llvm.vp.reduce.umax.v3i5(i5 %v13, <3 x i5> %v0, <3 x i1> %v7, i32 %v3)
  store i5 %t23, ptr @out, align 1
  call void @check(i32 23, i64 22, i64 1)
  %t24 = call i5 @llvm.vector.reduce.umin.v3i5(<3 x i5> %v0)
  store i5 %t24, ptr @out, align 1
  call void @check(i32 24, i64 23, i64 1)
  %v14 = load i5, ptr getelementptr (i8, ptr @in, i64 45), align 1
  %v15 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 46), align 1
  %v16 = load i32, ptr getelementptr (i8, ptr @in, i64 47), align 1
  %t25 = call i5 @llvm.vp.reduce.umin.v3i5(i5 %v14, <3 x i5> %v0, <3 x i1> %v15, i32 %v16)
  store i5 %t25, ptr @out, align 1
  call void @check(i32 25, i64 24, i64 1)
  %t26 = call i5 @llvm.vector.reduce.smax.v3i5(<3 x i5> %v0)
  store i5 %t26, ptr @out, align 1
  call void @check(i32 26, i64 25, i64 1)
  %v17 = load i5, ptr getelementptr (i8, ptr @in, i64 51), align 1
  %t27 = call i5 @llvm.vp.reduce.smax.v3i5(i5 %v17, <3 x i5> %v0, <3 x i1> %v5, i32 %v3)
  store i5 %t27, ptr @out, align 1
  call void @check(i32 27, i64 26, i64 1)
  ret void
}

define void @f2() {
  %v0 = load <3 x i5>, ptr getelementptr (i8, ptr @in, i64 52), align 1
  %t28 = call i5 @llvm.vector.reduce.smin.v3i5(<3 x i5> %v0)
  store i5 %t28, ptr @out, align 1
  call void @check(i32 28, i64 27, i64 1)
  %v1 = load i5, ptr getelementptr (i8, ptr @in, i64 54), align 1
  %v2 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 55), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 56), align 1
  %t29 = call i5 @llvm.vp.reduce.smin.v3i5(i5 %v1, <3 x i5> %v0, <3 x i1> %v2, i32 %v3)
  store i5 %t29, ptr @out, align 1
  call void @check(i32 29, i64 28, i64 1)
  %v4 = load <2 x i5>, ptr getelementptr (i8, ptr @in, i64 60), align 1
  %v5 = load <8 x i5>, ptr getelementptr (i8, ptr @in, i64 62), align 1
  %p30 = call <2 x i5> @llvm.vector.partial.reduce.add.v2i5.v8i5(<2 x i5> %v4, <8 x i5> %v5)
  %t30 = call i5 @llvm.vector.reduce.add.v2i5(<2 x i5> %p30)
  store i5 %t30, ptr @out, align 1
  call void @check(i32 30, i64 29, i64 1)
  ret void
}

define void @f3() {
  %v0 = load i8, ptr getelementptr (i8, ptr @in, i64 67), align 1
  %v1 = load <7 x i8>, ptr getelementptr (i8, ptr @in, i64 68), align 1
  %v2 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 75), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 76), align 1
  %t31 = call i8 @llvm.vp.reduce.add.v7i8(i8 %v0, <7 x i8> %v1, <7 x i1> %v2, i32 %v3)
  store i8 %t31, ptr @out, align 1
  call void @check(i32 31, i64 30, i64 1)
  %v4 = load i8, ptr getelementptr (i8, ptr @in, i64 80), align 1
  %v5 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 81), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 82), align 1
  %t32 = call i8 @llvm.vp.reduce.mul.v7i8(i8 %v4, <7 x i8> %v1, <7 x i1> %v5, i32 %v6)
  store i8 %t32, ptr @out, align 1
  call void @check(i32 32, i64 31, i64 1)
  %v7 = load i8, ptr getelementptr (i8, ptr @in, i64 86), align 1
  %v8 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 87), align 1
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 88), align 1
  %t33 = call i8 @llvm.vp.reduce.and.v7i8(i8 %v7, <7 x i8> %v1, <7 x i1> %v8, i32 %v9)
  store i8 %t33, ptr @out, align 1
  call void @check(i32 33, i64 32, i64 1)
  %v10 = load i8, ptr getelementptr (i8, ptr @in, i64 92), align 1
  %v11 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 93), align 1
  %v12 = load i32, ptr getelementptr (i8, ptr @in, i64 94), align 1
  %t34 = call i8 @llvm.vp.reduce.or.v7i8(i8 %v10, <7 x i8> %v1, <7 x i1> %v11, i32 %v12)
  store i8 %t34, ptr @out, align 1
  call void @check(i32 34, i64 33, i64 1)
  %v13 = load i8, ptr getelementptr (i8, ptr @in, i64 98), align 1
  %v14 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 99), align 1
  %t35 = call i8 @llvm.vp.reduce.xor.v7i8(i8 %v13, <7 x i8> %v1, <7 x i1> %v14, i32 %v3)
  store i8 %t35, ptr @out, align 1
  call void @check(i32 35, i64 34, i64 1)
  %v15 = load i8, ptr getelementptr (i8, ptr @in, i64 100), align 1
  %v16 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 101), align 1
  %t36 = call i8 @llvm.vp.reduce.umax.v7i8(i8 %v15, <7 x i8> %v1, <7 x i1> %v16, i32 %v6)
  store i8 %t36, ptr @out, align 1
  call void @check(i32 36, i64 35, i64 1)
  %v17 = load i8, ptr getelementptr (i8, ptr @in, i64 102), align 1
  %v18 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 103), align 1
  %t37 = call i8 @llvm.vp.reduce.umin.v7i8(i8 %v17, <7 x i8> %v1, <7 x i1> %v18, i32 %v12)
  store i8 %t37, ptr @out, align 1
  call void @check(i32 37, i64 36, i64 1)
  %v19 = load i8, ptr getelementptr (i8, ptr @in, i64 104), align 1
  %v20 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 105), align 1
  %v21 = load i32, ptr getelementptr (i8, ptr @in, i64 106), align 1
  %t38 = call i8 @llvm.vp.reduce.smax.v7i8(i8 %v19, <7 x i8> %v1, <7 x i1> %v20, i32 %v21)
  store i8 %t38, ptr @out, align 1
  call void @check(i32 38, i64 37, i64 1)
  %v22 = load i8, ptr getelementptr (i8, ptr @in, i64 110), align 1
  %v23 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 111), align 1
  %v24 = load i32, ptr getelementptr (i8, ptr @in, i64 112), align 1
  %t39 = call i8 @llvm.vp.reduce.smin.v7i8(i8 %v22, <7 x i8> %v1, <7 x i1> %v23, i32 %v24)
  store i8 %t39, ptr @out, align 1
  call void @check(i32 39, i64 38, i64 1)
  %v25 = load <2 x i8>, ptr getelementptr (i8, ptr @in, i64 116), align 1
  %v26 = load <8 x i8>, ptr getelementptr (i8, ptr @in, i64 118), align 1
  %p40 = call <2 x i8> @llvm.vector.partial.reduce.add.v2i8.v8i8(<2 x i8> %v25, <8 x i8> %v26)
  %t40 = call i8 @llvm.vector.reduce.add.v2i8(<2 x i8> %p40)
  store i8 %t40, ptr @out, align 1
  call void @check(i32 40, i64 39, i64 1)
  ret void
}

define void @f4() {
  %v0 = load i37, ptr getelementptr (i8, ptr @in, i64 126), align 1
  %v1 = load <8 x i37>, ptr getelementptr (i8, ptr @in, i64 131), align 1
  %v2 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 168), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 169), align 1
  %t41 = call i37 @llvm.vp.reduce.add.v8i37(i37 %v0, <8 x i37> %v1, <8 x i1> %v2, i32 %v3)
  store i37 %t41, ptr @out, align 1
  call void @check(i32 41, i64 40, i64 5)
  %v4 = load i37, ptr getelementptr (i8, ptr @in, i64 173), align 1
  %v5 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 178), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 179), align 1
  %t42 = call i37 @llvm.vp.reduce.mul.v8i37(i37 %v4, <8 x i37> %v1, <8 x i1> %v5, i32 %v6)
  store i37 %t42, ptr @out, align 1
  call void @check(i32 42, i64 45, i64 5)
  %t43 = call i37 @llvm.vector.reduce.and.v8i37(<8 x i37> %v1)
  store i37 %t43, ptr @out, align 1
  call void @check(i32 43, i64 50, i64 5)
  %v7 = load i37, ptr getelementptr (i8, ptr @in, i64 183), align 1
  %v8 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 188), align 1
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 189), align 1
  %t44 = call i37 @llvm.vp.reduce.and.v8i37(i37 %v7, <8 x i37> %v1, <8 x i1> %v8, i32 %v9)
  store i37 %t44, ptr @out, align 1
  call void @check(i32 44, i64 55, i64 5)
  %v10 = load i37, ptr getelementptr (i8, ptr @in, i64 193), align 1
  %v11 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 198), align 1
  %t45 = call i37 @llvm.vp.reduce.or.v8i37(i37 %v10, <8 x i37> %v1, <8 x i1> %v11, i32 %v3)
  store i37 %t45, ptr @out, align 1
  call void @check(i32 45, i64 60, i64 5)
  %v12 = load i37, ptr getelementptr (i8, ptr @in, i64 199), align 1
  %v13 = load i32, ptr getelementptr (i8, ptr @in, i64 204), align 1
  %t46 = call i37 @llvm.vp.reduce.xor.v8i37(i37 %v12, <8 x i37> %v1, <8 x i1> %v2, i32 %v13)
  store i37 %t46, ptr @out, align 1
  call void @check(i32 46, i64 65, i64 5)
  %v14 = load i37, ptr getelementptr (i8, ptr @in, i64 208), align 1
  %v15 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 213), align 1
  %t47 = call i37 @llvm.vp.reduce.umax.v8i37(i37 %v14, <8 x i37> %v1, <8 x i1> %v15, i32 %v6)
  store i37 %t47, ptr @out, align 1
  call void @check(i32 47, i64 70, i64 5)
  %v16 = load i37, ptr getelementptr (i8, ptr @in, i64 214), align 1
  %v17 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 219), align 1
  %v18 = load i32, ptr getelementptr (i8, ptr @in, i64 220), align 1
  %t48 = call i37 @llvm.vp.reduce.umin.v8i37(i37 %v16, <8 x i37> %v1, <8 x i1> %v17, i32 %v18)
  store i37 %t48, ptr @out, align 1
  call void @check(i32 48, i64 75, i64 5)
  %v19 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 224), align 1
  %t49 = call i37 @llvm.vp.reduce.smax.v8i37(i37 %v7, <8 x i37> %v1, <8 x i1> %v19, i32 %v18)
  store i37 %t49, ptr @out, align 1
  call void @check(i32 49, i64 80, i64 5)
  %v20 = load i37, ptr getelementptr (i8, ptr @in, i64 225), align 1
  %v21 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 230), align 1
  %v22 = load i32, ptr getelementptr (i8, ptr @in, i64 231), align 1
  %t50 = call i37 @llvm.vp.reduce.smin.v8i37(i37 %v20, <8 x i37> %v1, <8 x i1> %v21, i32 %v22)
  store i37 %t50, ptr @out, align 1
  call void @check(i32 50, i64 85, i64 5)
  %v23 = load <2 x i37>, ptr getelementptr (i8, ptr @in, i64 235), align 1
  %v24 = load <8 x i37>, ptr getelementptr (i8, ptr @in, i64 245), align 1
  %p51 = call <2 x i37> @llvm.vector.partial.reduce.add.v2i37.v8i37(<2 x i37> %v23, <8 x i37> %v24)
  %t51 = call i37 @llvm.vector.reduce.add.v2i37(<2 x i37> %p51)
  store i37 %t51, ptr @out, align 1
  call void @check(i32 51, i64 90, i64 5)
  ret void
}

define void @f5() {
  %v0 = load i16, ptr getelementptr (i8, ptr @in, i64 282), align 1
  %v1 = load <8 x i16>, ptr getelementptr (i8, ptr @in, i64 284), align 1
  %v2 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 300), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 301), align 1
  %t52 = call i16 @llvm.vp.reduce.add.v8i16(i16 %v0, <8 x i16> %v1, <8 x i1> %v2, i32 %v3)
  store i16 %t52, ptr @out, align 1
  call void @check(i32 52, i64 95, i64 2)
  %t53 = call i16 @llvm.vector.reduce.mul.v8i16(<8 x i16> %v1)
  store i16 %t53, ptr @out, align 1
  call void @check(i32 53, i64 97, i64 2)
  %v4 = load i16, ptr getelementptr (i8, ptr @in, i64 305), align 1
  %v5 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 307), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 308), align 1
  %t54 = call i16 @llvm.vp.reduce.mul.v8i16(i16 %v4, <8 x i16> %v1, <8 x i1> %v5, i32 %v6)
  store i16 %t54, ptr @out, align 1
  call void @check(i32 54, i64 99, i64 2)
  %v7 = load i16, ptr getelementptr (i8, ptr @in, i64 312), align 1
  %v8 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 314), align 1
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 315), align 1
  %t55 = call i16 @llvm.vp.reduce.and.v8i16(i16 %v7, <8 x i16> %v1, <8 x i1> %v8, i32 %v9)
  store i16 %t55, ptr @out, align 1
  call void @check(i32 55, i64 101, i64 2)
  %t56 = call i16 @llvm.vector.reduce.or.v8i16(<8 x i16> %v1)
  store i16 %t56, ptr @out, align 1
  call void @check(i32 56, i64 103, i64 2)
  %v10 = load i16, ptr getelementptr (i8, ptr @in, i64 319), align 1
  %v11 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 321), align 1
  %t57 = call i16 @llvm.vp.reduce.or.v8i16(i16 %v10, <8 x i16> %v1, <8 x i1> %v11, i32 %v6)
  store i16 %t57, ptr @out, align 1
  call void @check(i32 57, i64 105, i64 2)
  %v12 = load i16, ptr getelementptr (i8, ptr @in, i64 322), align 1
  %v13 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 324), align 1
  %t58 = call i16 @llvm.vp.reduce.xor.v8i16(i16 %v12, <8 x i16> %v1, <8 x i1> %v13, i32 %v6)
  store i16 %t58, ptr @out, align 1
  call void @check(i32 58, i64 107, i64 2)
  %v14 = load i16, ptr getelementptr (i8, ptr @in, i64 325), align 1
  %v15 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 327), align 1
  %t59 = call i16 @llvm.vp.reduce.umax.v8i16(i16 %v14, <8 x i16> %v1, <8 x i1> %v15, i32 %v9)
  store i16 %t59, ptr @out, align 1
  call void @check(i32 59, i64 109, i64 2)
  %v16 = load i16, ptr getelementptr (i8, ptr @in, i64 328), align 1
  %v17 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 330), align 1
  %v18 = load i32, ptr getelementptr (i8, ptr @in, i64 331), align 1
  %t60 = call i16 @llvm.vp.reduce.umin.v8i16(i16 %v16, <8 x i16> %v1, <8 x i1> %v17, i32 %v18)
  store i16 %t60, ptr @out, align 1
  call void @check(i32 60, i64 111, i64 2)
  %v19 = load i16, ptr getelementptr (i8, ptr @in, i64 335), align 1
  %v20 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 337), align 1
  %t61 = call i16 @llvm.vp.reduce.smax.v8i16(i16 %v19, <8 x i16> %v1, <8 x i1> %v20, i32 %v3)
  store i16 %t61, ptr @out, align 1
  call void @check(i32 61, i64 113, i64 2)
  %v21 = load i16, ptr getelementptr (i8, ptr @in, i64 338), align 1
  %v22 = load <8 x i1>, ptr getelementptr (i8, ptr @in, i64 340), align 1
  %v23 = load i32, ptr getelementptr (i8, ptr @in, i64 341), align 1
  %t62 = call i16 @llvm.vp.reduce.smin.v8i16(i16 %v21, <8 x i16> %v1, <8 x i1> %v22, i32 %v23)
  store i16 %t62, ptr @out, align 1
  call void @check(i32 62, i64 115, i64 2)
  %v24 = load <2 x i16>, ptr getelementptr (i8, ptr @in, i64 345), align 1
  %v25 = load <8 x i16>, ptr getelementptr (i8, ptr @in, i64 349), align 1
  %p63 = call <2 x i16> @llvm.vector.partial.reduce.add.v2i16.v8i16(<2 x i16> %v24, <8 x i16> %v25)
  %t63 = call i16 @llvm.vector.reduce.add.v2i16(<2 x i16> %p63)
  store i16 %t63, ptr @out, align 1
  call void @check(i32 63, i64 117, i64 2)
  ret void
}

define void @f6() {
  %v0 = load i32, ptr getelementptr (i8, ptr @in, i64 365), align 1
  %v1 = load <2 x i32>, ptr getelementptr (i8, ptr @in, i64 369), align 1
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 377), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 378), align 1
  %t64 = call i32 @llvm.vp.reduce.add.v2i32(i32 %v0, <2 x i32> %v1, <2 x i1> %v2, i32 %v3)
  store i32 %t64, ptr @out, align 1
  call void @check(i32 64, i64 119, i64 4)
  %v4 = load i32, ptr getelementptr (i8, ptr @in, i64 382), align 1
  %v5 = load i32, ptr getelementptr (i8, ptr @in, i64 386), align 1
  %t65 = call i32 @llvm.vp.reduce.mul.v2i32(i32 %v4, <2 x i32> %v1, <2 x i1> %v2, i32 %v5)
  store i32 %t65, ptr @out, align 1
  call void @check(i32 65, i64 123, i64 4)
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 390), align 1
  %t66 = call i32 @llvm.vp.reduce.and.v2i32(i32 %v6, <2 x i32> %v1, <2 x i1> %v2, i32 %v5)
  store i32 %t66, ptr @out, align 1
  call void @check(i32 66, i64 127, i64 4)
  %v7 = load i32, ptr getelementptr (i8, ptr @in, i64 394), align 1
  %v8 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 398), align 1
  %t67 = call i32 @llvm.vp.reduce.or.v2i32(i32 %v7, <2 x i32> %v1, <2 x i1> %v8, i32 %v3)
  store i32 %t67, ptr @out, align 1
  call void @check(i32 67, i64 131, i64 4)
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 399), align 1
  %v10 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 403), align 1
  %t68 = call i32 @llvm.vp.reduce.xor.v2i32(i32 %v9, <2 x i32> %v1, <2 x i1> %v10, i32 %v3)
  store i32 %t68, ptr @out, align 1
  call void @check(i32 68, i64 135, i64 4)
  %v11 = load i32, ptr getelementptr (i8, ptr @in, i64 404), align 1
  %t69 = call i32 @llvm.vp.reduce.umax.v2i32(i32 %v11, <2 x i32> %v1, <2 x i1> %v10, i32 %v5)
  store i32 %t69, ptr @out, align 1
  call void @check(i32 69, i64 139, i64 4)
  %v12 = load i32, ptr getelementptr (i8, ptr @in, i64 408), align 1
  %v13 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 412), align 1
  %t70 = call i32 @llvm.vp.reduce.umin.v2i32(i32 %v12, <2 x i32> %v1, <2 x i1> %v13, i32 %v3)
  store i32 %t70, ptr @out, align 1
  call void @check(i32 70, i64 143, i64 4)
  %v14 = load i32, ptr getelementptr (i8, ptr @in, i64 413), align 1
  %t71 = call i32 @llvm.vp.reduce.smax.v2i32(i32 %v14, <2 x i32> %v1, <2 x i1> %v13, i32 %v3)
  store i32 %t71, ptr @out, align 1
  call void @check(i32 71, i64 147, i64 4)
  %v15 = load i32, ptr getelementptr (i8, ptr @in, i64 417), align 1
  %t72 = call i32 @llvm.vp.reduce.smin.v2i32(i32 %v15, <2 x i32> %v1, <2 x i1> %v2, i32 %v3)
  store i32 %t72, ptr @out, align 1
  call void @check(i32 72, i64 151, i64 4)
  ret void
}

define void @f7() {
  %v0 = load i64, ptr getelementptr (i8, ptr @in, i64 421), align 1
  %v1 = load <7 x i64>, ptr getelementptr (i8, ptr @in, i64 429), align 1
  %v2 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 485), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 486), align 1
  %t73 = call i64 @llvm.vp.reduce.add.v7i64(i64 %v0, <7 x i64> %v1, <7 x i1> %v2, i32 %v3)
  store i64 %t73, ptr @out, align 1
  call void @check(i32 73, i64 155, i64 8)
  %t74 = call i64 @llvm.vector.reduce.mul.v7i64(<7 x i64> %v1)
  store i64 %t74, ptr @out, align 1
  call void @check(i32 74, i64 163, i64 8)
  %v4 = load i64, ptr getelementptr (i8, ptr @in, i64 490), align 1
  %v5 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 498), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 499), align 1
  %t75 = call i64 @llvm.vp.reduce.mul.v7i64(i64 %v4, <7 x i64> %v1, <7 x i1> %v5, i32 %v6)
  store i64 %t75, ptr @out, align 1
  call void @check(i32 75, i64 171, i64 8)
  %v7 = load i64, ptr getelementptr (i8, ptr @in, i64 503), align 1
  %v8 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 511), align 1
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 512), align 1
  %t76 = call i64 @llvm.vp.reduce.and.v7i64(i64 %v7, <7 x i64> %v1, <7 x i1> %v8, i32 %v9)
  store i64 %t76, ptr @out, align 1
  call void @check(i32 76, i64 179, i64 8)
  %v10 = load i64, ptr getelementptr (i8, ptr @in, i64 516), align 1
  %v11 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 524), align 1
  %t77 = call i64 @llvm.vp.reduce.or.v7i64(i64 %v10, <7 x i64> %v1, <7 x i1> %v11, i32 %v3)
  store i64 %t77, ptr @out, align 1
  call void @check(i32 77, i64 187, i64 8)
  %v12 = load i64, ptr getelementptr (i8, ptr @in, i64 525), align 1
  %v13 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 533), align 1
  %t78 = call i64 @llvm.vp.reduce.xor.v7i64(i64 %v12, <7 x i64> %v1, <7 x i1> %v13, i32 %v3)
  store i64 %t78, ptr @out, align 1
  call void @check(i32 78, i64 195, i64 8)
  %v14 = load i64, ptr getelementptr (i8, ptr @in, i64 534), align 1
  %v15 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 542), align 1
  %v16 = load i32, ptr getelementptr (i8, ptr @in, i64 543), align 1
  %t79 = call i64 @llvm.vp.reduce.umax.v7i64(i64 %v14, <7 x i64> %v1, <7 x i1> %v15, i32 %v16)
  store i64 %t79, ptr @out, align 1
  call void @check(i32 79, i64 203, i64 8)
  %v17 = load i64, ptr getelementptr (i8, ptr @in, i64 547), align 1
  %v18 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 555), align 1
  %t80 = call i64 @llvm.vp.reduce.umin.v7i64(i64 %v17, <7 x i64> %v1, <7 x i1> %v18, i32 %v3)
  store i64 %t80, ptr @out, align 1
  call void @check(i32 80, i64 211, i64 8)
  %v19 = load i64, ptr getelementptr (i8, ptr @in, i64 556), align 1
  %v20 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 564), align 1
  %v21 = load i32, ptr getelementptr (i8, ptr @in, i64 565), align 1
  %t81 = call i64 @llvm.vp.reduce.smax.v7i64(i64 %v19, <7 x i64> %v1, <7 x i1> %v20, i32 %v21)
  store i64 %t81, ptr @out, align 1
  call void @check(i32 81, i64 219, i64 8)
  %v22 = load i64, ptr getelementptr (i8, ptr @in, i64 569), align 1
  %v23 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 577), align 1
  %t82 = call i64 @llvm.vp.reduce.smin.v7i64(i64 %v22, <7 x i64> %v1, <7 x i1> %v23, i32 %v16)
  store i64 %t82, ptr @out, align 1
  call void @check(i32 82, i64 227, i64 8)
  %v24 = load <2 x i64>, ptr getelementptr (i8, ptr @in, i64 578), align 1
  %v25 = load <8 x i64>, ptr getelementptr (i8, ptr @in, i64 594), align 1
  %p83 = call <2 x i64> @llvm.vector.partial.reduce.add.v2i64.v8i64(<2 x i64> %v24, <8 x i64> %v25)
  %t83 = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %p83)
  store i64 %t83, ptr @out, align 1
  call void @check(i32 83, i64 235, i64 8)
  ret void
}

define void @f8() {
  %v0 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 658), align 1
  %t84 = call i96 @llvm.vector.reduce.add.v3i96(<3 x i96> %v0)
  store i96 %t84, ptr @out, align 1
  call void @check(i32 84, i64 243, i64 12)
  %v1 = load i96, ptr getelementptr (i8, ptr @in, i64 694), align 1
  %v2 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 706), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 707), align 1
  %t85 = call i96 @llvm.vp.reduce.add.v3i96(i96 %v1, <3 x i96> %v0, <3 x i1> %v2, i32 %v3)
  store i96 %t85, ptr @out, align 1
  call void @check(i32 85, i64 255, i64 12)
  %t86 = call i96 @llvm.vector.reduce.mul.v3i96(<3 x i96> %v0)
  store i96 %t86, ptr @out, align 1
  call void @check(i32 86, i64 267, i64 12)
  %v4 = load i96, ptr getelementptr (i8, ptr @in, i64 711), align 1
  %v5 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 723), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 724), align 1
  %t87 = call i96 @llvm.vp.reduce.mul.v3i96(i96 %v4, <3 x i96> %v0, <3 x i1> %v5, i32 %v6)
  store i96 %t87, ptr @out, align 1
  call void @check(i32 87, i64 279, i64 12)
  %t88 = call i96 @llvm.vector.reduce.and.v3i96(<3 x i96> %v0)
  store i96 %t88, ptr @out, align 1
  call void @check(i32 88, i64 291, i64 12)
  %v7 = load i96, ptr getelementptr (i8, ptr @in, i64 728), align 1
  %v8 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 740), align 1
  %t89 = call i96 @llvm.vp.reduce.and.v3i96(i96 %v7, <3 x i96> %v0, <3 x i1> %v8, i32 %v6)
  store i96 %t89, ptr @out, align 1
  call void @check(i32 89, i64 303, i64 12)
  %t90 = call i96 @llvm.vector.reduce.or.v3i96(<3 x i96> %v0)
  store i96 %t90, ptr @out, align 1
  call void @check(i32 90, i64 315, i64 12)
  %v9 = load i96, ptr getelementptr (i8, ptr @in, i64 741), align 1
  %v10 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 753), align 1
  %t91 = call i96 @llvm.vp.reduce.or.v3i96(i96 %v9, <3 x i96> %v0, <3 x i1> %v10, i32 %v3)
  store i96 %t91, ptr @out, align 1
  call void @check(i32 91, i64 327, i64 12)
  %t92 = call i96 @llvm.vector.reduce.xor.v3i96(<3 x i96> %v0)
  store i96 %t92, ptr @out, align 1
  call void @check(i32 92, i64 339, i64 12)
  %v11 = load i96, ptr getelementptr (i8, ptr @in, i64 754), align 1
  %v12 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 766), align 1
  %t93 = call i96 @llvm.vp.reduce.xor.v3i96(i96 %v11, <3 x i96> %v0, <3 x i1> %v12, i32 %v6)
  store i96 %t93, ptr @out, align 1
  call void @check(i32 93, i64 351, i64 12)
  %t94 = call i96 @llvm.vector.reduce.umax.v3i96(<3 x i96> %v0)
  store i96 %t94, ptr @out, align 1
  call void @check(i32 94, i64 363, i64 12)
  %v13 = load i96, ptr getelementptr (i8, ptr @in, i64 767), align 1
  %v14 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 779), align 1
  %t95 = call i96 @llvm.vp.reduce.umax.v3i96(i96 %v13, <3 x i96> %v0, <3 x i1> %v14, i32 %v3)
  store i96 %t95, ptr @out, align 1
  call void @check(i32 95, i64 375, i64 12)
  %t96 = call i96 @llvm.vector.reduce.umin.v3i96(<3 x i96> %v0)
  store i96 %t96, ptr @out, align 1
  call void @check(i32 96, i64 387, i64 12)
  %v15 = load i96, ptr getelementptr (i8, ptr @in, i64 780), align 1
  %t97 = call i96 @llvm.vp.reduce.umin.v3i96(i96 %v15, <3 x i96> %v0, <3 x i1> %v5, i32 %v6)
  store i96 %t97, ptr @out, align 1
  call void @check(i32 97, i64 399, i64 12)
  %t98 = call i96 @llvm.vector.reduce.smax.v3i96(<3 x i96> %v0)
  store i96 %t98, ptr @out, align 1
  call void @check(i32 98, i64 411, i64 12)
  %v16 = load i96, ptr getelementptr (i8, ptr @in, i64 792), align 1
  %t99 = call i96 @llvm.vp.reduce.smax.v3i96(i96 %v16, <3 x i96> %v0, <3 x i1> %v8, i32 %v3)
  store i96 %t99, ptr @out, align 1
  call void @check(i32 99, i64 423, i64 12)
  ret void
}

define void @f9() {
  %v0 = load <3 x i96>, ptr getelementptr (i8, ptr @in, i64 804), align 1
  %t100 = call i96 @llvm.vector.reduce.smin.v3i96(<3 x i96> %v0)
  store i96 %t100, ptr @out, align 1
  call void @check(i32 100, i64 435, i64 12)
  %v1 = load i96, ptr getelementptr (i8, ptr @in, i64 840), align 1
  %v2 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 852), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 853), align 1
  %t101 = call i96 @llvm.vp.reduce.smin.v3i96(i96 %v1, <3 x i96> %v0, <3 x i1> %v2, i32 %v3)
  store i96 %t101, ptr @out, align 1
  call void @check(i32 101, i64 447, i64 12)
  %v4 = load <2 x i96>, ptr getelementptr (i8, ptr @in, i64 857), align 1
  %v5 = load <8 x i96>, ptr getelementptr (i8, ptr @in, i64 881), align 1
  %p102 = call <2 x i96> @llvm.vector.partial.reduce.add.v2i96.v8i96(<2 x i96> %v4, <8 x i96> %v5)
  %t102 = call i96 @llvm.vector.reduce.add.v2i96(<2 x i96> %p102)
  store i96 %t102, ptr @out, align 1
  call void @check(i32 102, i64 459, i64 12)
  ret void
}

define void @f10() {
  %v0 = load i128, ptr getelementptr (i8, ptr @in, i64 977), align 1
  %v1 = load <4 x i128>, ptr getelementptr (i8, ptr @in, i64 993), align 1
  %v2 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1057), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1058), align 1
  %t103 = call i128 @llvm.vp.reduce.add.v4i128(i128 %v0, <4 x i128> %v1, <4 x i1> %v2, i32 %v3)
  store i128 %t103, ptr @out, align 1
  call void @check(i32 103, i64 471, i64 16)
  %v4 = load i128, ptr getelementptr (i8, ptr @in, i64 1062), align 1
  %v5 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1078), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 1079), align 1
  %t104 = call i128 @llvm.vp.reduce.mul.v4i128(i128 %v4, <4 x i128> %v1, <4 x i1> %v5, i32 %v6)
  store i128 %t104, ptr @out, align 1
  call void @check(i32 104, i64 487, i64 16)
  %v7 = load i128, ptr getelementptr (i8, ptr @in, i64 1083), align 1
  %v8 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1099), align 1
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 1100), align 1
  %t105 = call i128 @llvm.vp.reduce.and.v4i128(i128 %v7, <4 x i128> %v1, <4 x i1> %v8, i32 %v9)
  store i128 %t105, ptr @out, align 1
  call void @check(i32 105, i64 503, i64 16)
  %v10 = load i128, ptr getelementptr (i8, ptr @in, i64 1104), align 1
  %v11 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1120), align 1
  %v12 = load i32, ptr getelementptr (i8, ptr @in, i64 1121), align 1
  %t106 = call i128 @llvm.vp.reduce.or.v4i128(i128 %v10, <4 x i128> %v1, <4 x i1> %v11, i32 %v12)
  store i128 %t106, ptr @out, align 1
  call void @check(i32 106, i64 519, i64 16)
  %v13 = load i128, ptr getelementptr (i8, ptr @in, i64 1125), align 1
  %t107 = call i128 @llvm.vp.reduce.xor.v4i128(i128 %v13, <4 x i128> %v1, <4 x i1> %v5, i32 %v3)
  store i128 %t107, ptr @out, align 1
  call void @check(i32 107, i64 535, i64 16)
  %v14 = load i128, ptr getelementptr (i8, ptr @in, i64 1141), align 1
  %v15 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1157), align 1
  %t108 = call i128 @llvm.vp.reduce.umax.v4i128(i128 %v14, <4 x i128> %v1, <4 x i1> %v15, i32 %v3)
  store i128 %t108, ptr @out, align 1
  call void @check(i32 108, i64 551, i64 16)
  %v16 = load i128, ptr getelementptr (i8, ptr @in, i64 1158), align 1
  %v17 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 1174), align 1
  %t109 = call i128 @llvm.vp.reduce.umin.v4i128(i128 %v16, <4 x i128> %v1, <4 x i1> %v17, i32 %v12)
  store i128 %t109, ptr @out, align 1
  call void @check(i32 109, i64 567, i64 16)
  %v18 = load i128, ptr getelementptr (i8, ptr @in, i64 1175), align 1
  %t110 = call i128 @llvm.vp.reduce.smax.v4i128(i128 %v18, <4 x i128> %v1, <4 x i1> %v17, i32 %v9)
  store i128 %t110, ptr @out, align 1
  call void @check(i32 110, i64 583, i64 16)
  %v19 = load i128, ptr getelementptr (i8, ptr @in, i64 1191), align 1
  %t111 = call i128 @llvm.vp.reduce.smin.v4i128(i128 %v19, <4 x i128> %v1, <4 x i1> %v15, i32 %v9)
  store i128 %t111, ptr @out, align 1
  call void @check(i32 111, i64 599, i64 16)
  %v20 = load <2 x i128>, ptr getelementptr (i8, ptr @in, i64 1207), align 1
  %v21 = load <8 x i128>, ptr getelementptr (i8, ptr @in, i64 1239), align 1
  %p112 = call <2 x i128> @llvm.vector.partial.reduce.add.v2i128.v8i128(<2 x i128> %v20, <8 x i128> %v21)
  %t112 = call i128 @llvm.vector.reduce.add.v2i128(<2 x i128> %p112)
  store i128 %t112, ptr @out, align 1
  call void @check(i32 112, i64 615, i64 16)
  ret void
}

define void @f11() {
  %v0 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 1367), align 1
  %t113 = call i200 @llvm.vector.reduce.add.v2i200(<2 x i200> %v0)
  store i200 %t113, ptr @out, align 1
  call void @check(i32 113, i64 631, i64 25)
  %v1 = load i200, ptr getelementptr (i8, ptr @in, i64 1417), align 1
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 1442), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1443), align 1
  %t114 = call i200 @llvm.vp.reduce.add.v2i200(i200 %v1, <2 x i200> %v0, <2 x i1> %v2, i32 %v3)
  store i200 %t114, ptr @out, align 1
  call void @check(i32 114, i64 656, i64 25)
  %t115 = call i200 @llvm.vector.reduce.mul.v2i200(<2 x i200> %v0)
  store i200 %t115, ptr @out, align 1
  call void @check(i32 115, i64 681, i64 25)
  %v4 = load i200, ptr getelementptr (i8, ptr @in, i64 1447), align 1
  %t116 = call i200 @llvm.vp.reduce.mul.v2i200(i200 %v4, <2 x i200> %v0, <2 x i1> %v2, i32 %v3)
  store i200 %t116, ptr @out, align 1
  call void @check(i32 116, i64 706, i64 25)
  %t117 = call i200 @llvm.vector.reduce.and.v2i200(<2 x i200> %v0)
  store i200 %t117, ptr @out, align 1
  call void @check(i32 117, i64 731, i64 25)
  %v5 = load i200, ptr getelementptr (i8, ptr @in, i64 1472), align 1
  %v6 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 1497), align 1
  %v7 = load i32, ptr getelementptr (i8, ptr @in, i64 1498), align 1
  %t118 = call i200 @llvm.vp.reduce.and.v2i200(i200 %v5, <2 x i200> %v0, <2 x i1> %v6, i32 %v7)
  store i200 %t118, ptr @out, align 1
  call void @check(i32 118, i64 756, i64 25)
  %t119 = call i200 @llvm.vector.reduce.or.v2i200(<2 x i200> %v0)
  store i200 %t119, ptr @out, align 1
  call void @check(i32 119, i64 781, i64 25)
  %v8 = load i200, ptr getelementptr (i8, ptr @in, i64 1502), align 1
  %t120 = call i200 @llvm.vp.reduce.or.v2i200(i200 %v8, <2 x i200> %v0, <2 x i1> %v2, i32 %v3)
  store i200 %t120, ptr @out, align 1
  call void @check(i32 120, i64 806, i64 25)
  %t121 = call i200 @llvm.vector.reduce.xor.v2i200(<2 x i200> %v0)
  store i200 %t121, ptr @out, align 1
  call void @check(i32 121, i64 831, i64 25)
  %v9 = load i200, ptr getelementptr (i8, ptr @in, i64 1527), align 1
  %t122 = call i200 @llvm.vp.reduce.xor.v2i200(i200 %v9, <2 x i200> %v0, <2 x i1> %v2, i32 %v3)
  store i200 %t122, ptr @out, align 1
  call void @check(i32 122, i64 856, i64 25)
  %t123 = call i200 @llvm.vector.reduce.umax.v2i200(<2 x i200> %v0)
  store i200 %t123, ptr @out, align 1
  call void @check(i32 123, i64 881, i64 25)
  %v10 = load i200, ptr getelementptr (i8, ptr @in, i64 1552), align 1
  %t124 = call i200 @llvm.vp.reduce.umax.v2i200(i200 %v10, <2 x i200> %v0, <2 x i1> %v6, i32 %v7)
  store i200 %t124, ptr @out, align 1
  call void @check(i32 124, i64 906, i64 25)
  %t125 = call i200 @llvm.vector.reduce.umin.v2i200(<2 x i200> %v0)
  store i200 %t125, ptr @out, align 1
  call void @check(i32 125, i64 931, i64 25)
  %v11 = load i200, ptr getelementptr (i8, ptr @in, i64 1577), align 1
  %v12 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 1602), align 1
  %t126 = call i200 @llvm.vp.reduce.umin.v2i200(i200 %v11, <2 x i200> %v0, <2 x i1> %v12, i32 %v3)
  store i200 %t126, ptr @out, align 1
  call void @check(i32 126, i64 956, i64 25)
  %t127 = call i200 @llvm.vector.reduce.smax.v2i200(<2 x i200> %v0)
  store i200 %t127, ptr @out, align 1
  call void @check(i32 127, i64 981, i64 25)
  %v13 = load i200, ptr getelementptr (i8, ptr @in, i64 1603), align 1
  %t128 = call i200 @llvm.vp.reduce.smax.v2i200(i200 %v13, <2 x i200> %v0, <2 x i1> %v2, i32 %v7)
  store i200 %t128, ptr @out, align 1
  call void @check(i32 128, i64 1006, i64 25)
  ret void
}

define void @f12() {
  %v0 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 1628), align 1
  %t129 = call i200 @llvm.vector.reduce.smin.v2i200(<2 x i200> %v0)
  store i200 %t129, ptr @out, align 1
  call void @check(i32 129, i64 1031, i64 25)
  %v1 = load i200, ptr getelementptr (i8, ptr @in, i64 1678), align 1
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 1703), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1704), align 1
  %t130 = call i200 @llvm.vp.reduce.smin.v2i200(i200 %v1, <2 x i200> %v0, <2 x i1> %v2, i32 %v3)
  store i200 %t130, ptr @out, align 1
  call void @check(i32 130, i64 1056, i64 25)
  %v4 = load <2 x i200>, ptr getelementptr (i8, ptr @in, i64 1708), align 1
  %v5 = load <8 x i200>, ptr getelementptr (i8, ptr @in, i64 1758), align 1
  %p131 = call <2 x i200> @llvm.vector.partial.reduce.add.v2i200.v8i200(<2 x i200> %v4, <8 x i200> %v5)
  %t131 = call i200 @llvm.vector.reduce.add.v2i200(<2 x i200> %p131)
  store i200 %t131, ptr @out, align 1
  call void @check(i32 131, i64 1081, i64 25)
  ret void
}

define void @f13() {
  %v0 = load half, ptr getelementptr (i8, ptr @in, i64 1958), align 1
  %v1 = load <7 x half>, ptr getelementptr (i8, ptr @in, i64 1960), align 1
  %t132 = call half @llvm.vector.reduce.fadd.v7f16(half %v0, <7 x half> %v1)
  store half %t132, ptr @out, align 1
  call void @check(i32 132, i64 1106, i64 2)
  %v2 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 1974), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 1975), align 1
  %t133 = call half @llvm.vp.reduce.fadd.v7f16(half %v0, <7 x half> %v1, <7 x i1> %v2, i32 %v3)
  store half %t133, ptr @out, align 1
  call void @check(i32 133, i64 1108, i64 2)
  %t134 = call half @llvm.vector.reduce.fmul.v7f16(half %v0, <7 x half> %v1)
  store half %t134, ptr @out, align 1
  call void @check(i32 134, i64 1110, i64 2)
  %v4 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 1979), align 1
  %t135 = call half @llvm.vp.reduce.fmul.v7f16(half %v0, <7 x half> %v1, <7 x i1> %v4, i32 %v3)
  store half %t135, ptr @out, align 1
  call void @check(i32 135, i64 1112, i64 2)
  %t136 = call half @llvm.vector.reduce.fmax.v7f16(<7 x half> %v1)
  store half %t136, ptr @out, align 1
  call void @check(i32 136, i64 1114, i64 2)
  %v5 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 1980), align 1
  %v6 = load i32, ptr getelementptr (i8, ptr @in, i64 1981), align 1
  %t137 = call half @llvm.vp.reduce.fmax.v7f16(half %v0, <7 x half> %v1, <7 x i1> %v5, i32 %v6)
  store half %t137, ptr @out, align 1
  call void @check(i32 137, i64 1116, i64 2)
  %t138 = call half @llvm.vector.reduce.fmin.v7f16(<7 x half> %v1)
  store half %t138, ptr @out, align 1
  call void @check(i32 138, i64 1118, i64 2)
  %v7 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 1985), align 1
  %v8 = load i32, ptr getelementptr (i8, ptr @in, i64 1986), align 1
  %t139 = call half @llvm.vp.reduce.fmin.v7f16(half %v0, <7 x half> %v1, <7 x i1> %v7, i32 %v8)
  store half %t139, ptr @out, align 1
  call void @check(i32 139, i64 1120, i64 2)
  %t140 = call half @llvm.vector.reduce.fmaximum.v7f16(<7 x half> %v1)
  store half %t140, ptr @out, align 1
  call void @check(i32 140, i64 1122, i64 2)
  %v9 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 1990), align 1
  %v10 = load i32, ptr getelementptr (i8, ptr @in, i64 1991), align 1
  %t141 = call half @llvm.vp.reduce.fmaximum.v7f16(half %v0, <7 x half> %v1, <7 x i1> %v9, i32 %v10)
  store half %t141, ptr @out, align 1
  call void @check(i32 141, i64 1124, i64 2)
  %t142 = call half @llvm.vector.reduce.fminimum.v7f16(<7 x half> %v1)
  store half %t142, ptr @out, align 1
  call void @check(i32 142, i64 1126, i64 2)
  %v11 = load <7 x i1>, ptr getelementptr (i8, ptr @in, i64 1995), align 1
  %t143 = call half @llvm.vp.reduce.fminimum.v7f16(half %v0, <7 x half> %v1, <7 x i1> %v11, i32 %v8)
  store half %t143, ptr @out, align 1
  call void @check(i32 143, i64 1128, i64 2)
  %v12 = load <2 x half>, ptr getelementptr (i8, ptr @in, i64 1996), align 1
  %v13 = load <4 x half>, ptr getelementptr (i8, ptr @in, i64 2000), align 1
  %p144 = call reassoc <2 x half> @llvm.vector.partial.reduce.fadd.v2f16.v4f16(<2 x half> %v12, <4 x half> %v13)
  %l144 = extractelement <2 x half> %p144, i32 0
  %h144 = extractelement <2 x half> %p144, i32 1
  %t144 = fadd half %l144, %h144
  store half %t144, ptr @out, align 1
  call void @check(i32 144, i64 1130, i64 2)
  ret void
}

define void @f14() {
  %v0 = load bfloat, ptr getelementptr (i8, ptr @in, i64 2008), align 1
  %v1 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 2010), align 1
  %t145 = call bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat %v0, <2 x bfloat> %v1)
  store bfloat %t145, ptr @out, align 1
  call void @check(i32 145, i64 1132, i64 2)
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2014), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 2015), align 1
  %t146 = call bfloat @llvm.vp.reduce.fadd.v2bf16(bfloat %v0, <2 x bfloat> %v1, <2 x i1> %v2, i32 %v3)
  store bfloat %t146, ptr @out, align 1
  call void @check(i32 146, i64 1134, i64 2)
  %t147 = call bfloat @llvm.vector.reduce.fmul.v2bf16(bfloat %v0, <2 x bfloat> %v1)
  store bfloat %t147, ptr @out, align 1
  call void @check(i32 147, i64 1136, i64 2)
  %v4 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2019), align 1
  %v5 = load i32, ptr getelementptr (i8, ptr @in, i64 2020), align 1
  %t148 = call bfloat @llvm.vp.reduce.fmul.v2bf16(bfloat %v0, <2 x bfloat> %v1, <2 x i1> %v4, i32 %v5)
  store bfloat %t148, ptr @out, align 1
  call void @check(i32 148, i64 1138, i64 2)
  %t149 = call bfloat @llvm.vector.reduce.fmax.v2bf16(<2 x bfloat> %v1)
  store bfloat %t149, ptr @out, align 1
  call void @check(i32 149, i64 1140, i64 2)
  %v6 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2024), align 1
  %t150 = call bfloat @llvm.vp.reduce.fmax.v2bf16(bfloat %v0, <2 x bfloat> %v1, <2 x i1> %v6, i32 %v5)
  store bfloat %t150, ptr @out, align 1
  call void @check(i32 150, i64 1142, i64 2)
  %t151 = call bfloat @llvm.vector.reduce.fmin.v2bf16(<2 x bfloat> %v1)
  store bfloat %t151, ptr @out, align 1
  call void @check(i32 151, i64 1144, i64 2)
  %v7 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2025), align 1
  %t152 = call bfloat @llvm.vp.reduce.fmin.v2bf16(bfloat %v0, <2 x bfloat> %v1, <2 x i1> %v7, i32 %v5)
  store bfloat %t152, ptr @out, align 1
  call void @check(i32 152, i64 1146, i64 2)
  %t153 = call bfloat @llvm.vector.reduce.fmaximum.v2bf16(<2 x bfloat> %v1)
  store bfloat %t153, ptr @out, align 1
  call void @check(i32 153, i64 1148, i64 2)
  %t154 = call bfloat @llvm.vp.reduce.fmaximum.v2bf16(bfloat %v0, <2 x bfloat> %v1, <2 x i1> %v7, i32 %v3)
  store bfloat %t154, ptr @out, align 1
  call void @check(i32 154, i64 1150, i64 2)
  %t155 = call bfloat @llvm.vector.reduce.fminimum.v2bf16(<2 x bfloat> %v1)
  store bfloat %t155, ptr @out, align 1
  call void @check(i32 155, i64 1152, i64 2)
  %t156 = call bfloat @llvm.vp.reduce.fminimum.v2bf16(bfloat %v0, <2 x bfloat> %v1, <2 x i1> %v6, i32 %v3)
  store bfloat %t156, ptr @out, align 1
  call void @check(i32 156, i64 1154, i64 2)
  %v8 = load <2 x bfloat>, ptr getelementptr (i8, ptr @in, i64 2026), align 1
  %v9 = load <4 x bfloat>, ptr getelementptr (i8, ptr @in, i64 2030), align 1
  %p157 = call reassoc <2 x bfloat> @llvm.vector.partial.reduce.fadd.v2bf16.v4bf16(<2 x bfloat> %v8, <4 x bfloat> %v9)
  %l157 = extractelement <2 x bfloat> %p157, i32 0
  %h157 = extractelement <2 x bfloat> %p157, i32 1
  %t157 = fadd bfloat %l157, %h157
  store bfloat %t157, ptr @out, align 1
  call void @check(i32 157, i64 1156, i64 2)
  ret void
}

define void @f15() {
  %v0 = load float, ptr getelementptr (i8, ptr @in, i64 2038), align 1
  %v1 = load <4 x float>, ptr getelementptr (i8, ptr @in, i64 2042), align 1
  %t158 = call float @llvm.vector.reduce.fadd.v4f32(float %v0, <4 x float> %v1)
  store float %t158, ptr @out, align 1
  call void @check(i32 158, i64 1158, i64 4)
  %v2 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 2058), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 2059), align 1
  %t159 = call float @llvm.vp.reduce.fadd.v4f32(float %v0, <4 x float> %v1, <4 x i1> %v2, i32 %v3)
  store float %t159, ptr @out, align 1
  call void @check(i32 159, i64 1162, i64 4)
  %t160 = call float @llvm.vector.reduce.fmul.v4f32(float %v0, <4 x float> %v1)
  store float %t160, ptr @out, align 1
  call void @check(i32 160, i64 1166, i64 4)
  %v4 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 2063), align 1
  %v5 = load i32, ptr getelementptr (i8, ptr @in, i64 2064), align 1
  %t161 = call float @llvm.vp.reduce.fmul.v4f32(float %v0, <4 x float> %v1, <4 x i1> %v4, i32 %v5)
  store float %t161, ptr @out, align 1
  call void @check(i32 161, i64 1170, i64 4)
  %t162 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v1)
  store float %t162, ptr @out, align 1
  call void @check(i32 162, i64 1174, i64 4)
  %v6 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 2068), align 1
  %t163 = call float @llvm.vp.reduce.fmax.v4f32(float %v0, <4 x float> %v1, <4 x i1> %v6, i32 %v3)
  store float %t163, ptr @out, align 1
  call void @check(i32 163, i64 1178, i64 4)
  %t164 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %v1)
  store float %t164, ptr @out, align 1
  call void @check(i32 164, i64 1182, i64 4)
  %t165 = call float @llvm.vp.reduce.fmin.v4f32(float %v0, <4 x float> %v1, <4 x i1> %v6, i32 %v5)
  store float %t165, ptr @out, align 1
  call void @check(i32 165, i64 1186, i64 4)
  %t166 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %v1)
  store float %t166, ptr @out, align 1
  call void @check(i32 166, i64 1190, i64 4)
  %v7 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 2069), align 1
  %t167 = call float @llvm.vp.reduce.fmaximum.v4f32(float %v0, <4 x float> %v1, <4 x i1> %v7, i32 %v5)
  store float %t167, ptr @out, align 1
  call void @check(i32 167, i64 1194, i64 4)
  %t168 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %v1)
  store float %t168, ptr @out, align 1
  call void @check(i32 168, i64 1198, i64 4)
  %v8 = load <4 x i1>, ptr getelementptr (i8, ptr @in, i64 2070), align 1
  %v9 = load i32, ptr getelementptr (i8, ptr @in, i64 2071), align 1
  %t169 = call float @llvm.vp.reduce.fminimum.v4f32(float %v0, <4 x float> %v1, <4 x i1> %v8, i32 %v9)
  store float %t169, ptr @out, align 1
  call void @check(i32 169, i64 1202, i64 4)
  %v10 = load <2 x float>, ptr getelementptr (i8, ptr @in, i64 2075), align 1
  %v11 = load <4 x float>, ptr getelementptr (i8, ptr @in, i64 2083), align 1
  %p170 = call reassoc <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float> %v10, <4 x float> %v11)
  %l170 = extractelement <2 x float> %p170, i32 0
  %h170 = extractelement <2 x float> %p170, i32 1
  %t170 = fadd float %l170, %h170
  store float %t170, ptr @out, align 1
  call void @check(i32 170, i64 1206, i64 4)
  ret void
}

define void @f16() {
  %v0 = load double, ptr getelementptr (i8, ptr @in, i64 2099), align 1
  %v1 = load <3 x double>, ptr getelementptr (i8, ptr @in, i64 2107), align 1
  %t171 = call double @llvm.vector.reduce.fadd.v3f64(double %v0, <3 x double> %v1)
  store double %t171, ptr @out, align 1
  call void @check(i32 171, i64 1210, i64 8)
  %v2 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 2131), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 2132), align 1
  %t172 = call double @llvm.vp.reduce.fadd.v3f64(double %v0, <3 x double> %v1, <3 x i1> %v2, i32 %v3)
  store double %t172, ptr @out, align 1
  call void @check(i32 172, i64 1218, i64 8)
  %t173 = call double @llvm.vector.reduce.fmul.v3f64(double %v0, <3 x double> %v1)
  store double %t173, ptr @out, align 1
  call void @check(i32 173, i64 1226, i64 8)
  %v4 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 2136), align 1
  %v5 = load i32, ptr getelementptr (i8, ptr @in, i64 2137), align 1
  %t174 = call double @llvm.vp.reduce.fmul.v3f64(double %v0, <3 x double> %v1, <3 x i1> %v4, i32 %v5)
  store double %t174, ptr @out, align 1
  call void @check(i32 174, i64 1234, i64 8)
  %t175 = call double @llvm.vector.reduce.fmax.v3f64(<3 x double> %v1)
  store double %t175, ptr @out, align 1
  call void @check(i32 175, i64 1242, i64 8)
  %v6 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 2141), align 1
  %t176 = call double @llvm.vp.reduce.fmax.v3f64(double %v0, <3 x double> %v1, <3 x i1> %v6, i32 %v3)
  store double %t176, ptr @out, align 1
  call void @check(i32 176, i64 1250, i64 8)
  %t177 = call double @llvm.vector.reduce.fmin.v3f64(<3 x double> %v1)
  store double %t177, ptr @out, align 1
  call void @check(i32 177, i64 1258, i64 8)
  %v7 = load i32, ptr getelementptr (i8, ptr @in, i64 2142), align 1
  %t178 = call double @llvm.vp.reduce.fmin.v3f64(double %v0, <3 x double> %v1, <3 x i1> %v2, i32 %v7)
  store double %t178, ptr @out, align 1
  call void @check(i32 178, i64 1266, i64 8)
  %t179 = call double @llvm.vector.reduce.fmaximum.v3f64(<3 x double> %v1)
  store double %t179, ptr @out, align 1
  call void @check(i32 179, i64 1274, i64 8)
  %v8 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 2146), align 1
  %t180 = call double @llvm.vp.reduce.fmaximum.v3f64(double %v0, <3 x double> %v1, <3 x i1> %v8, i32 %v7)
  store double %t180, ptr @out, align 1
  call void @check(i32 180, i64 1282, i64 8)
  %t181 = call double @llvm.vector.reduce.fminimum.v3f64(<3 x double> %v1)
  store double %t181, ptr @out, align 1
  call void @check(i32 181, i64 1290, i64 8)
  %v9 = load <3 x i1>, ptr getelementptr (i8, ptr @in, i64 2147), align 1
  %t182 = call double @llvm.vp.reduce.fminimum.v3f64(double %v0, <3 x double> %v1, <3 x i1> %v9, i32 %v7)
  store double %t182, ptr @out, align 1
  call void @check(i32 182, i64 1298, i64 8)
  %v10 = load <2 x double>, ptr getelementptr (i8, ptr @in, i64 2148), align 1
  %v11 = load <4 x double>, ptr getelementptr (i8, ptr @in, i64 2164), align 1
  %p183 = call reassoc <2 x double> @llvm.vector.partial.reduce.fadd.v2f64.v4f64(<2 x double> %v10, <4 x double> %v11)
  %l183 = extractelement <2 x double> %p183, i32 0
  %h183 = extractelement <2 x double> %p183, i32 1
  %t183 = fadd double %l183, %h183
  store double %t183, ptr @out, align 1
  call void @check(i32 183, i64 1306, i64 8)
  ret void
}

define void @f17() {
  %v0 = load x86_fp80, ptr getelementptr (i8, ptr @in, i64 2196), align 1
  %v1 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 2206), align 1
  %t184 = call x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1)
  store x86_fp80 %t184, ptr @out, align 1
  call void @check(i32 184, i64 1314, i64 10)
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2226), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 2227), align 1
  %t185 = call x86_fp80 @llvm.vp.reduce.fadd.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1, <2 x i1> %v2, i32 %v3)
  store x86_fp80 %t185, ptr @out, align 1
  call void @check(i32 185, i64 1324, i64 10)
  %t186 = call x86_fp80 @llvm.vector.reduce.fmul.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1)
  store x86_fp80 %t186, ptr @out, align 1
  call void @check(i32 186, i64 1334, i64 10)
  %v4 = load i32, ptr getelementptr (i8, ptr @in, i64 2231), align 1
  %t187 = call x86_fp80 @llvm.vp.reduce.fmul.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1, <2 x i1> %v2, i32 %v4)
  store x86_fp80 %t187, ptr @out, align 1
  call void @check(i32 187, i64 1344, i64 10)
  %t188 = call x86_fp80 @llvm.vector.reduce.fmax.v2f80(<2 x x86_fp80> %v1)
  store x86_fp80 %t188, ptr @out, align 1
  call void @check(i32 188, i64 1354, i64 10)
  %v5 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2235), align 1
  %t189 = call x86_fp80 @llvm.vp.reduce.fmax.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1, <2 x i1> %v5, i32 %v3)
  store x86_fp80 %t189, ptr @out, align 1
  call void @check(i32 189, i64 1364, i64 10)
  %t190 = call x86_fp80 @llvm.vector.reduce.fmin.v2f80(<2 x x86_fp80> %v1)
  store x86_fp80 %t190, ptr @out, align 1
  call void @check(i32 190, i64 1374, i64 10)
  %v6 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2236), align 1
  %t191 = call x86_fp80 @llvm.vp.reduce.fmin.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1, <2 x i1> %v6, i32 %v4)
  store x86_fp80 %t191, ptr @out, align 1
  call void @check(i32 191, i64 1384, i64 10)
  %t192 = call x86_fp80 @llvm.vector.reduce.fmaximum.v2f80(<2 x x86_fp80> %v1)
  store x86_fp80 %t192, ptr @out, align 1
  call void @check(i32 192, i64 1394, i64 10)
  %t193 = call x86_fp80 @llvm.vp.reduce.fmaximum.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1, <2 x i1> %v5, i32 %v4)
  store x86_fp80 %t193, ptr @out, align 1
  call void @check(i32 193, i64 1404, i64 10)
  %t194 = call x86_fp80 @llvm.vector.reduce.fminimum.v2f80(<2 x x86_fp80> %v1)
  store x86_fp80 %t194, ptr @out, align 1
  call void @check(i32 194, i64 1414, i64 10)
  %t195 = call x86_fp80 @llvm.vp.reduce.fminimum.v2f80(x86_fp80 %v0, <2 x x86_fp80> %v1, <2 x i1> %v2, i32 %v4)
  store x86_fp80 %t195, ptr @out, align 1
  call void @check(i32 195, i64 1424, i64 10)
  %v7 = load <2 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 2237), align 1
  %v8 = load <4 x x86_fp80>, ptr getelementptr (i8, ptr @in, i64 2257), align 1
  %p196 = call reassoc <2 x x86_fp80> @llvm.vector.partial.reduce.fadd.v2f80.v4f80(<2 x x86_fp80> %v7, <4 x x86_fp80> %v8)
  %l196 = extractelement <2 x x86_fp80> %p196, i32 0
  %h196 = extractelement <2 x x86_fp80> %p196, i32 1
  %t196 = fadd x86_fp80 %l196, %h196
  store x86_fp80 %t196, ptr @out, align 1
  call void @check(i32 196, i64 1434, i64 10)
  ret void
}

define void @f18() {
  %v0 = load fp128, ptr getelementptr (i8, ptr @in, i64 2297), align 1
  %v1 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 2313), align 1
  %t197 = call fp128 @llvm.vector.reduce.fadd.v2f128(fp128 %v0, <2 x fp128> %v1)
  store fp128 %t197, ptr @out, align 1
  call void @check(i32 197, i64 1444, i64 16)
  %v2 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2345), align 1
  %v3 = load i32, ptr getelementptr (i8, ptr @in, i64 2346), align 1
  %t198 = call fp128 @llvm.vp.reduce.fadd.v2f128(fp128 %v0, <2 x fp128> %v1, <2 x i1> %v2, i32 %v3)
  store fp128 %t198, ptr @out, align 1
  call void @check(i32 198, i64 1460, i64 16)
  %t199 = call fp128 @llvm.vector.reduce.fmul.v2f128(fp128 %v0, <2 x fp128> %v1)
  store fp128 %t199, ptr @out, align 1
  call void @check(i32 199, i64 1476, i64 16)
  %v4 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2350), align 1
  %v5 = load i32, ptr getelementptr (i8, ptr @in, i64 2351), align 1
  %t200 = call fp128 @llvm.vp.reduce.fmul.v2f128(fp128 %v0, <2 x fp128> %v1, <2 x i1> %v4, i32 %v5)
  store fp128 %t200, ptr @out, align 1
  call void @check(i32 200, i64 1492, i64 16)
  %t201 = call fp128 @llvm.vector.reduce.fmax.v2f128(<2 x fp128> %v1)
  store fp128 %t201, ptr @out, align 1
  call void @check(i32 201, i64 1508, i64 16)
  %v6 = load <2 x i1>, ptr getelementptr (i8, ptr @in, i64 2355), align 1
  %t202 = call fp128 @llvm.vp.reduce.fmax.v2f128(fp128 %v0, <2 x fp128> %v1, <2 x i1> %v6, i32 %v5)
  store fp128 %t202, ptr @out, align 1
  call void @check(i32 202, i64 1524, i64 16)
  %t203 = call fp128 @llvm.vector.reduce.fmin.v2f128(<2 x fp128> %v1)
  store fp128 %t203, ptr @out, align 1
  call void @check(i32 203, i64 1540, i64 16)
  %t204 = call fp128 @llvm.vp.reduce.fmin.v2f128(fp128 %v0, <2 x fp128> %v1, <2 x i1> %v6, i32 %v3)
  store fp128 %t204, ptr @out, align 1
  call void @check(i32 204, i64 1556, i64 16)
  %t205 = call fp128 @llvm.vector.reduce.fmaximum.v2f128(<2 x fp128> %v1)
  store fp128 %t205, ptr @out, align 1
  call void @check(i32 205, i64 1572, i64 16)
  %t206 = call fp128 @llvm.vp.reduce.fmaximum.v2f128(fp128 %v0, <2 x fp128> %v1, <2 x i1> %v4, i32 %v5)
  store fp128 %t206, ptr @out, align 1
  call void @check(i32 206, i64 1588, i64 16)
  %t207 = call fp128 @llvm.vector.reduce.fminimum.v2f128(<2 x fp128> %v1)
  store fp128 %t207, ptr @out, align 1
  call void @check(i32 207, i64 1604, i64 16)
  %t208 = call fp128 @llvm.vp.reduce.fminimum.v2f128(fp128 %v0, <2 x fp128> %v1, <2 x i1> %v2, i32 %v3)
  store fp128 %t208, ptr @out, align 1
  call void @check(i32 208, i64 1620, i64 16)
  %v7 = load <2 x fp128>, ptr getelementptr (i8, ptr @in, i64 2356), align 1
  %v8 = load <4 x fp128>, ptr getelementptr (i8, ptr @in, i64 2388), align 1
  %p209 = call reassoc <2 x fp128> @llvm.vector.partial.reduce.fadd.v2f128.v4f128(<2 x fp128> %v7, <4 x fp128> %v8)
  %l209 = extractelement <2 x fp128> %p209, i32 0
  %h209 = extractelement <2 x fp128> %p209, i32 1
  %t209 = fadd fp128 %l209, %h209
  store fp128 %t209, ptr @out, align 1
  call void @check(i32 209, i64 1636, i64 16)
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
  call void @f18()
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @memcmp(ptr, ptr, i64)
declare i32 @printf(ptr, ...)
declare <2 x i1> @llvm.vector.partial.reduce.add.v2i1.v8i1(<2 x i1>, <8 x i1>)
declare <2 x i128> @llvm.vector.partial.reduce.add.v2i128.v8i128(<2 x i128>, <8 x i128>)
declare <2 x i16> @llvm.vector.partial.reduce.add.v2i16.v8i16(<2 x i16>, <8 x i16>)
declare <2 x i200> @llvm.vector.partial.reduce.add.v2i200.v8i200(<2 x i200>, <8 x i200>)
declare <2 x i37> @llvm.vector.partial.reduce.add.v2i37.v8i37(<2 x i37>, <8 x i37>)
declare <2 x i5> @llvm.vector.partial.reduce.add.v2i5.v8i5(<2 x i5>, <8 x i5>)
declare <2 x i64> @llvm.vector.partial.reduce.add.v2i64.v8i64(<2 x i64>, <8 x i64>)
declare <2 x i8> @llvm.vector.partial.reduce.add.v2i8.v8i8(<2 x i8>, <8 x i8>)
declare <2 x i96> @llvm.vector.partial.reduce.add.v2i96.v8i96(<2 x i96>, <8 x i96>)
declare <2 x bfloat> @llvm.vector.partial.reduce.fadd.v2bf16.v4bf16(<2 x bfloat>, <4 x bfloat>)
declare <2 x fp128> @llvm.vector.partial.reduce.fadd.v2f128.v4f128(<2 x fp128>, <4 x fp128>)
declare <2 x half> @llvm.vector.partial.reduce.fadd.v2f16.v4f16(<2 x half>, <4 x half>)
declare <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float>, <4 x float>)
declare <2 x double> @llvm.vector.partial.reduce.fadd.v2f64.v4f64(<2 x double>, <4 x double>)
declare <2 x x86_fp80> @llvm.vector.partial.reduce.fadd.v2f80.v4f80(<2 x x86_fp80>, <4 x x86_fp80>)
declare i1 @llvm.vector.reduce.add.v2i1(<2 x i1>)
declare i128 @llvm.vector.reduce.add.v2i128(<2 x i128>)
declare i16 @llvm.vector.reduce.add.v2i16(<2 x i16>)
declare i200 @llvm.vector.reduce.add.v2i200(<2 x i200>)
declare i37 @llvm.vector.reduce.add.v2i37(<2 x i37>)
declare i5 @llvm.vector.reduce.add.v2i5(<2 x i5>)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.add.v2i8(<2 x i8>)
declare i96 @llvm.vector.reduce.add.v2i96(<2 x i96>)
declare i5 @llvm.vector.reduce.add.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.add.v3i96(<3 x i96>)
declare i200 @llvm.vector.reduce.and.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.and.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.and.v3i96(<3 x i96>)
declare i37 @llvm.vector.reduce.and.v8i37(<8 x i37>)
declare bfloat @llvm.vector.reduce.fadd.v2bf16(bfloat, <2 x bfloat>)
declare fp128 @llvm.vector.reduce.fadd.v2f128(fp128, <2 x fp128>)
declare x86_fp80 @llvm.vector.reduce.fadd.v2f80(x86_fp80, <2 x x86_fp80>)
declare double @llvm.vector.reduce.fadd.v3f64(double, <3 x double>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare half @llvm.vector.reduce.fadd.v7f16(half, <7 x half>)
declare bfloat @llvm.vector.reduce.fmax.v2bf16(<2 x bfloat>)
declare fp128 @llvm.vector.reduce.fmax.v2f128(<2 x fp128>)
declare x86_fp80 @llvm.vector.reduce.fmax.v2f80(<2 x x86_fp80>)
declare double @llvm.vector.reduce.fmax.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare half @llvm.vector.reduce.fmax.v7f16(<7 x half>)
declare bfloat @llvm.vector.reduce.fmaximum.v2bf16(<2 x bfloat>)
declare fp128 @llvm.vector.reduce.fmaximum.v2f128(<2 x fp128>)
declare x86_fp80 @llvm.vector.reduce.fmaximum.v2f80(<2 x x86_fp80>)
declare double @llvm.vector.reduce.fmaximum.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare half @llvm.vector.reduce.fmaximum.v7f16(<7 x half>)
declare bfloat @llvm.vector.reduce.fmin.v2bf16(<2 x bfloat>)
declare fp128 @llvm.vector.reduce.fmin.v2f128(<2 x fp128>)
declare x86_fp80 @llvm.vector.reduce.fmin.v2f80(<2 x x86_fp80>)
declare double @llvm.vector.reduce.fmin.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare half @llvm.vector.reduce.fmin.v7f16(<7 x half>)
declare bfloat @llvm.vector.reduce.fminimum.v2bf16(<2 x bfloat>)
declare fp128 @llvm.vector.reduce.fminimum.v2f128(<2 x fp128>)
declare x86_fp80 @llvm.vector.reduce.fminimum.v2f80(<2 x x86_fp80>)
declare double @llvm.vector.reduce.fminimum.v3f64(<3 x double>)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
declare half @llvm.vector.reduce.fminimum.v7f16(<7 x half>)
declare bfloat @llvm.vector.reduce.fmul.v2bf16(bfloat, <2 x bfloat>)
declare fp128 @llvm.vector.reduce.fmul.v2f128(fp128, <2 x fp128>)
declare x86_fp80 @llvm.vector.reduce.fmul.v2f80(x86_fp80, <2 x x86_fp80>)
declare double @llvm.vector.reduce.fmul.v3f64(double, <3 x double>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare half @llvm.vector.reduce.fmul.v7f16(half, <7 x half>)
declare i200 @llvm.vector.reduce.mul.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.mul.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.mul.v3i96(<3 x i96>)
declare i1 @llvm.vector.reduce.mul.v5i1(<5 x i1>)
declare i64 @llvm.vector.reduce.mul.v7i64(<7 x i64>)
declare i16 @llvm.vector.reduce.mul.v8i16(<8 x i16>)
declare i200 @llvm.vector.reduce.or.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.or.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.or.v3i96(<3 x i96>)
declare i16 @llvm.vector.reduce.or.v8i16(<8 x i16>)
declare i200 @llvm.vector.reduce.smax.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.smax.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.smax.v3i96(<3 x i96>)
declare i200 @llvm.vector.reduce.smin.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.smin.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.smin.v3i96(<3 x i96>)
declare i200 @llvm.vector.reduce.umax.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.umax.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.umax.v3i96(<3 x i96>)
declare i200 @llvm.vector.reduce.umin.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.umin.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.umin.v3i96(<3 x i96>)
declare i200 @llvm.vector.reduce.xor.v2i200(<2 x i200>)
declare i5 @llvm.vector.reduce.xor.v3i5(<3 x i5>)
declare i96 @llvm.vector.reduce.xor.v3i96(<3 x i96>)
declare i200 @llvm.vp.reduce.add.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.add.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.add.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.add.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.add.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.add.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.add.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.add.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.add.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.add.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.and.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.and.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.and.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.and.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.and.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.and.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.and.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.and.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.and.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.and.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare bfloat @llvm.vp.reduce.fadd.v2bf16(bfloat, <2 x bfloat>, <2 x i1>, i32)
declare fp128 @llvm.vp.reduce.fadd.v2f128(fp128, <2 x fp128>, <2 x i1>, i32)
declare x86_fp80 @llvm.vp.reduce.fadd.v2f80(x86_fp80, <2 x x86_fp80>, <2 x i1>, i32)
declare double @llvm.vp.reduce.fadd.v3f64(double, <3 x double>, <3 x i1>, i32)
declare float @llvm.vp.reduce.fadd.v4f32(float, <4 x float>, <4 x i1>, i32)
declare half @llvm.vp.reduce.fadd.v7f16(half, <7 x half>, <7 x i1>, i32)
declare bfloat @llvm.vp.reduce.fmax.v2bf16(bfloat, <2 x bfloat>, <2 x i1>, i32)
declare fp128 @llvm.vp.reduce.fmax.v2f128(fp128, <2 x fp128>, <2 x i1>, i32)
declare x86_fp80 @llvm.vp.reduce.fmax.v2f80(x86_fp80, <2 x x86_fp80>, <2 x i1>, i32)
declare double @llvm.vp.reduce.fmax.v3f64(double, <3 x double>, <3 x i1>, i32)
declare float @llvm.vp.reduce.fmax.v4f32(float, <4 x float>, <4 x i1>, i32)
declare half @llvm.vp.reduce.fmax.v7f16(half, <7 x half>, <7 x i1>, i32)
declare bfloat @llvm.vp.reduce.fmaximum.v2bf16(bfloat, <2 x bfloat>, <2 x i1>, i32)
declare fp128 @llvm.vp.reduce.fmaximum.v2f128(fp128, <2 x fp128>, <2 x i1>, i32)
declare x86_fp80 @llvm.vp.reduce.fmaximum.v2f80(x86_fp80, <2 x x86_fp80>, <2 x i1>, i32)
declare double @llvm.vp.reduce.fmaximum.v3f64(double, <3 x double>, <3 x i1>, i32)
declare float @llvm.vp.reduce.fmaximum.v4f32(float, <4 x float>, <4 x i1>, i32)
declare half @llvm.vp.reduce.fmaximum.v7f16(half, <7 x half>, <7 x i1>, i32)
declare bfloat @llvm.vp.reduce.fmin.v2bf16(bfloat, <2 x bfloat>, <2 x i1>, i32)
declare fp128 @llvm.vp.reduce.fmin.v2f128(fp128, <2 x fp128>, <2 x i1>, i32)
declare x86_fp80 @llvm.vp.reduce.fmin.v2f80(x86_fp80, <2 x x86_fp80>, <2 x i1>, i32)
declare double @llvm.vp.reduce.fmin.v3f64(double, <3 x double>, <3 x i1>, i32)
declare float @llvm.vp.reduce.fmin.v4f32(float, <4 x float>, <4 x i1>, i32)
declare half @llvm.vp.reduce.fmin.v7f16(half, <7 x half>, <7 x i1>, i32)
declare bfloat @llvm.vp.reduce.fminimum.v2bf16(bfloat, <2 x bfloat>, <2 x i1>, i32)
declare fp128 @llvm.vp.reduce.fminimum.v2f128(fp128, <2 x fp128>, <2 x i1>, i32)
declare x86_fp80 @llvm.vp.reduce.fminimum.v2f80(x86_fp80, <2 x x86_fp80>, <2 x i1>, i32)
declare double @llvm.vp.reduce.fminimum.v3f64(double, <3 x double>, <3 x i1>, i32)
declare float @llvm.vp.reduce.fminimum.v4f32(float, <4 x float>, <4 x i1>, i32)
declare half @llvm.vp.reduce.fminimum.v7f16(half, <7 x half>, <7 x i1>, i32)
declare bfloat @llvm.vp.reduce.fmul.v2bf16(bfloat, <2 x bfloat>, <2 x i1>, i32)
declare fp128 @llvm.vp.reduce.fmul.v2f128(fp128, <2 x fp128>, <2 x i1>, i32)
declare x86_fp80 @llvm.vp.reduce.fmul.v2f80(x86_fp80, <2 x x86_fp80>, <2 x i1>, i32)
declare double @llvm.vp.reduce.fmul.v3f64(double, <3 x double>, <3 x i1>, i32)
declare float @llvm.vp.reduce.fmul.v4f32(float, <4 x float>, <4 x i1>, i32)
declare half @llvm.vp.reduce.fmul.v7f16(half, <7 x half>, <7 x i1>, i32)
declare i200 @llvm.vp.reduce.mul.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.mul.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.mul.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.mul.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.mul.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.mul.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.mul.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.mul.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.mul.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.mul.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.or.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.or.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.or.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.or.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.or.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.or.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.or.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.or.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.or.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.or.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.smax.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.smax.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.smax.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.smax.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.smax.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.smax.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.smax.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.smax.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.smax.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.smax.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.smin.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.smin.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.smin.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.smin.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.smin.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.smin.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.smin.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.smin.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.smin.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.smin.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.umax.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.umax.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.umax.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.umax.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.umax.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.umax.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.umax.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.umax.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.umax.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.umax.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.umin.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.umin.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.umin.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.umin.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.umin.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.umin.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.umin.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.umin.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.umin.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.umin.v8i37(i37, <8 x i37>, <8 x i1>, i32)
declare i200 @llvm.vp.reduce.xor.v2i200(i200, <2 x i200>, <2 x i1>, i32)
declare i32 @llvm.vp.reduce.xor.v2i32(i32, <2 x i32>, <2 x i1>, i32)
declare i5 @llvm.vp.reduce.xor.v3i5(i5, <3 x i5>, <3 x i1>, i32)
declare i96 @llvm.vp.reduce.xor.v3i96(i96, <3 x i96>, <3 x i1>, i32)
declare i128 @llvm.vp.reduce.xor.v4i128(i128, <4 x i128>, <4 x i1>, i32)
declare i1 @llvm.vp.reduce.xor.v5i1(i1, <5 x i1>, <5 x i1>, i32)
declare i64 @llvm.vp.reduce.xor.v7i64(i64, <7 x i64>, <7 x i1>, i32)
declare i8 @llvm.vp.reduce.xor.v7i8(i8, <7 x i8>, <7 x i1>, i32)
declare i16 @llvm.vp.reduce.xor.v8i16(i16, <8 x i16>, <8 x i1>, i32)
declare i37 @llvm.vp.reduce.xor.v8i37(i37, <8 x i37>, <8 x i1>, i32)
