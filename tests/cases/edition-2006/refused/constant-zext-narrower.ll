; zext makes integers no smaller.
; ERROR: 4:19: invalid cast opcode for cast from 'int' to 'short'

%x = global short zext (int 1 to short)
