; The option wins over what the text looks like.
; OPTIONS: --edition current
; ERROR: 6:18: expected comma after load's type

define i32 @f(i32* %p) {
  %v = load i32* %p
  ret i32 %v
}
