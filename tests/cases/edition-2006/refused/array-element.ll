; Elements have the type of the array.
; ERROR: 4:32: array element #1 is not of type 'int'

%x = global [2 x int] [ int 1, sbyte 2 ]
