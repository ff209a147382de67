; The written type is that of the pointee.
; ERROR: 5:18: explicit pointee type doesn't match operand's pointee type

define i32 @f(i64* %p) {
  %v = load i32, i64* %p
  ret i32 %v
}
