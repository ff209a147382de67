; As many elements as the packed type has.
; ERROR: 4:23: constant expression type mismatch: got type '<2 x int>' but expected '<4 x int>'

%x = global <4 x int> < int 1, int 2 >
