; The fields of a struct have a size, which functions have not.
; ERROR: 3:24: invalid element type for struct
%x = external global { int (int) }
implementation
