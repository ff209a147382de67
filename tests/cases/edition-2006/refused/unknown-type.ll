; Types are defined.
; ERROR: 4:13: use of undefined type named 'nothing'

%x = global %nothing* null
