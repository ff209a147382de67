; Elements have the type of the packed type.
; ERROR: 4:32: vector element #1 is not of type 'int'

%x = global <2 x int> < int 1, uint 2 >
