; fpext makes floats no smaller.
; ERROR: 4:19: invalid cast opcode for cast from 'double' to 'float'

%x = global float fpext (double 1.0 to float)
