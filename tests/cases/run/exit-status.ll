; The exit status is main's result.
; EXIT: 42
define i32 @main() {
  ret i32 42
}
