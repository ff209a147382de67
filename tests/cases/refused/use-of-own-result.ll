; ERROR: 5:8: %x is used here
define i32 @main() {
entry:
  ; An instruction does not dominate itself.
  %x = add i32 1, %x
  ret i32 %x
}
