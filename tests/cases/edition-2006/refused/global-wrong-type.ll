; A global is known by its type too.
; ERROR: 5:18: use of undefined value '%y'

%y = global float 1.0
%x = global int* %y
