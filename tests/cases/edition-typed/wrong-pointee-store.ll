; ERROR: 4:9: stored value and pointer type do not match

define void @f(float* %p) {
  store i32 1, float* %p
  ret void
}
