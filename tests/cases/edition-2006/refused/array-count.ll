; As many elements as the array type has.
; ERROR: 4:23: constant expression type mismatch: got type '[2 x int]' but expected '[3 x int]'

%x = global [3 x int] [ int 1, int 2 ]
