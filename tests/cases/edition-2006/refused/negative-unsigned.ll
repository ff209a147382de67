; Negative numbers have a signed type.
; ERROR: 4:18: Constant value does not fit in type 'uint'

%x = global uint -1
