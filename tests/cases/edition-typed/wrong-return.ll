; A function returns a pointer to what it says.
; ERROR: 5:7: value doesn't match function result type 'i32*'

define i32* @f(i64* %p) {
  ret i64* %p
}
