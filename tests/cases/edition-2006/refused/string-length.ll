; A string is as long as its array.
; ERROR: 4:25: constant expression type mismatch: got type '[3 x ubyte]' but expected '[2 x sbyte]'

%x = global [2 x sbyte] c"abc"
