; Elements have the types of the fields.
; ERROR: 4:28: element 1 of struct initializer doesn't match struct element type

%x = global { int, sbyte } { int 1, int 2 }
