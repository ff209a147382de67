; The three ways to multiply by 8 of the language reference; unnamed values share one counter with blocks.
; EXIT: 168

define i32 @easy(i32 %X) {
  %result = mul i32 %X, 8
  ret i32 %result
}

define i32 @reduced(i32 %X) {
  %result = shl i32 %X, 3
  ret i32 %result
}

define i32 @hard(i32 %X) {
0:
  %1 = add i32 %X, %X           ; yields i32:%0
  %2 = add i32 %1, %1           ; yields i32:%1
  %result = add i32 %2, %2
  ret i32 %result
}

define i32 @main() {
  %a = call i32 @easy(i32 7)
  %b = call i32 @reduced(i32 7)
  %c = call i32 @hard(i32 7)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
