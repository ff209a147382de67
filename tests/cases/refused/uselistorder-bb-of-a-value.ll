; `uselistorder_bb` names a block of a function with a body.
; ERROR: 9:21: expected basic block in uselistorder_bb

define void @f(i32 %x) {
one:
  ret void
}

uselistorder_bb @f, %x, { 1, 0 }
