; Orders of uses are printed where they were written.
; EMIT: define void @f(i1 %c) {
; EMIT: uselistorder i1 %c, { 1, 0 }
; EMIT: ; uselistorder directives
; EMIT: uselistorder i32 7, { 1, 0 }
; EMIT: uselistorder_bb @f, %two, { 1, 0 }

@a = global i32 7
@b = global i32 7

define void @f(i1 %c) {
  %d = xor i1 %c, true
  br i1 %c, label %two, label %one

one:
  br label %two

two:
  ret void

  uselistorder i1 %c, { 1, 0 }
}

uselistorder i32 7, { 1, 0 }
uselistorder_bb @f, %two, { 1, 0 }
