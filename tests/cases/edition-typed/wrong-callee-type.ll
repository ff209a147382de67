; ERROR: 6:17: '@g' defined with type 'i32 (i8*)*' but expected 'i32 (i16*)*'

declare i32 @g(i8*)

define i32 @f(i16* %p) {
  %v = call i32 @g(i16* %p)
  ret i32 %v
}
