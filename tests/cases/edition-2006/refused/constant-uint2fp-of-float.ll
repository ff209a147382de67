; uint2fp takes an integer.
; ERROR: 4:19: invalid cast opcode for cast from 'float' to 'float'

%x = global float uint2fp (float 1.0 to float)
