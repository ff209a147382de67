; Loads are no constants.
; ERROR: 5:17: expected value token, found 'load'

%y = global int 1
%x = global int load (int* %y)
