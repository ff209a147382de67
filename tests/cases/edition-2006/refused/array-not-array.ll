; An array constant has an array type.
; ERROR: 4:26: constant expression type mismatch: got type '[2 x int]' but expected '{ int, int }'

%x = global { int, int } [ int 1, int 2 ]
