; trunc makes integers smaller.
; ERROR: 4:17: invalid cast opcode for cast from 'short' to 'int'

%x = global int trunc (short 1 to int)
