; Two definitions agree.
; ERROR: 5:1: Redefinition of global value named '%x'

%x = global int 1
%x = global int 2
