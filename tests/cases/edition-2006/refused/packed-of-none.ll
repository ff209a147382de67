; The length of a packed type is a power of two.
; ERROR: 3:14: zero element vector is illegal
%x = global <0 x int> zeroinitializer
implementation
