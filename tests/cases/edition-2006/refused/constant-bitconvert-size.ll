; bitconvert keeps the size.
; ERROR: 4:20: invalid cast opcode for cast from 'int' to 'double'

%x = global double bitconvert (int 1 to double)
