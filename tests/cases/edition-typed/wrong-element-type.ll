; The written type is that of the pointee.
; ERROR: 5:27: explicit pointee type doesn't match operand's pointee type

define i32 @f(i64* %p) {
  %q = getelementptr i32, i64* %p, i32 1
  ret i32 0
}
