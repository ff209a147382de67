; Arguments have the pointees of the parameters.
; ERROR: 7:21: '%p' defined with type 'i64*' but expected 'i32*'

declare void @g(i32*)

define void @f(i64* %p) {
  call void @g(i32* %p)
  ret void
}
