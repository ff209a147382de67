; The address of a global needs a global.
; ERROR: 4:18: use of undefined value '%nothing'

%x = global int* %nothing
