; A struct constant has a struct type.
; ERROR: 4:23: constant expression type mismatch: got type '{ int, int }' but expected '[2 x int]'

%x = global [2 x int] { int 1, int 2 }
