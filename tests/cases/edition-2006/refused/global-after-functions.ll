; Variables come before implementation.
; ERROR: 6:1: global variables must come before the functions

implementation

%x = global int 1
