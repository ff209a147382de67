; A function in two versions: who linked before has the old one.
module asm ".symver answer_1, answer@FIRST"
module asm ".symver answer_2, answer@@SECOND"
module asm ".symver number_1, number@FIRST"
@number_1 = global i32 10
define i32 @answer_1() {
  ret i32 1
}
define i32 @answer_2() {
  ret i32 2
}
define i32 @private() {
  ret i32 3
}
