; ERROR: 8:1: wrong number of indexes, expected 3

define i32 @f(i32 %x) {
  %a = add i32 %x, %x
  %b = add i32 %a, %x
  ret i32 %b
  uselistorder i32 %x, { 1, 0 }
}
