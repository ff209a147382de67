; Bitwise operations take no floats.
; ERROR: 4:19: invalid operands of a constant expression

%x = global float and (float 1.0, float 2.0)
