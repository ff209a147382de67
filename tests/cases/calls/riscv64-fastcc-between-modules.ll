; LLVM's fastcc gives such functions more registers than C has: code of ours would not meet its code.
; OPTIONS: --target=riscv64-unknown-linux-gnu
; ERROR: 4:19: cannot compile the calling convention fastcc with so many
define fastcc i64 @nine(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  ret i64 %i
}
define i64 @call(ptr %f) {
  %r = call fastcc i64 %f(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  %s = call fastcc i64 @own(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %r
}
define internal fastcc i64 @own(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  ret i64 %i
}
