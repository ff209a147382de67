; All operands are of the pointee's type.
; ERROR: 5:25: compare value and pointer type do not match

define void @f(i32* %p) {
  %r = cmpxchg i32* %p, i64 1, i64 2 seq_cst seq_cst
  ret void
}
