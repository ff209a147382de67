; The elements of a packed type are integers or floating-point numbers.
; ERROR: 3:27: invalid vector element type
%x = external global <2 x {int}>
implementation
