; Strings are arrays of bytes.
; ERROR: 4:23: constant expression type mismatch: got type '[3 x ubyte]' but expected '[3 x int]'

%x = global [3 x int] c"abc"
