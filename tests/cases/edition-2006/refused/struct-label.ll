; The fields of a struct have a size, which labels have not.
; ERROR: 3:24: invalid element type for struct
%x = external global { label }
implementation
