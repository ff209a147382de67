; Addresses of one type are compared.
; ERROR: 5:25: '%q' defined with type 'i64*' but expected 'i32*'

define i1 @f(i32* %p, i64* %q) {
  %c = icmp eq i32* %p, %q
  ret i1 %c
}
