; Floating-point constants have a floating-point type.
; ERROR: 4:17: floating point constant invalid for type

%x = global int 1.5
