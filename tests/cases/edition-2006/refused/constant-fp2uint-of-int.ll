; fp2uint takes a float.
; ERROR: 4:18: invalid cast opcode for cast from 'int' to 'uint'

%x = global uint fp2uint (int 1 to uint)
