; A data layout that differs in preferred alignments, and in the alignment of a type that no aggregate has.
; OPTIONS: --target=aarch64-unknown-linux-gnu
; SYMBOL: f global .text
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
define i128 @f(i128 %a, i16 %b) {
  %c = zext i16 %b to i128
  %d = add i128 %a, %c
  ret i128 %d
}
