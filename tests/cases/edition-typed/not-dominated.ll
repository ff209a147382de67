; The example of the language reference of what is not well formed.
; ERROR: 6:8: %x is used here but not defined on every path that leads here

define i32 @f(i32* %p) {
  %y = load i32* %p
  %x = add i32 1, %x
  ret i32 %x
}
