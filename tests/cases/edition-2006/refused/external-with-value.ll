; What is external has no initializer.
; ERROR: 3:26: expected top-level entity
%x = external global int 5
implementation
