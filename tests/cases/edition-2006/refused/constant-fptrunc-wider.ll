; fptrunc makes floats smaller.
; ERROR: 4:20: invalid cast opcode for cast from 'float' to 'double'

%x = global double fptrunc (float 1.0 to double)
