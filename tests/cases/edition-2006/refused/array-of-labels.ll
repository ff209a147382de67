; Elements of arrays have a size.
; ERROR: 4:27: invalid array element type

%x = external global [4 x label]
