; A field is known by the struct that the pointer points to.
; ERROR: 8:18: '%f' defined with type 'i8*' but expected 'i32*'

%s = type { i32, i8 }

define i32 @f(%s* %p) {
  %f = getelementptr %s* %p, i32 0, i32 1
  %v = load i32* %f
  ret i32 %v
}
