; What is printed is of the current edition.
; EMIT: define i32 @f(ptr %p) {
; EMIT: %v = load i32, ptr %p
; EMIT: ret i32 %v

define i32 @f(i32* %p) {
  %v = load i32* %p
  ret i32 %v
}
