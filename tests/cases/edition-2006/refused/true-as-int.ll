; true and false are constants of bool only.
; ERROR: 4:17: constant expression type mismatch: got type 'bool' but expected 'int'

%x = global int true
