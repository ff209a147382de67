; ERROR: 4:18: explicit pointee type doesn't match operand's pointee type

define i32 @f(float* %p) {
  %v = load i32, float* %p
  ret i32 %v
}
