; true and false are the constants of bool.
; ERROR: 4:18: Constant value does not fit in type 'bool'

%x = global bool 2
