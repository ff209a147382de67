; As many elements as the struct type has.
; ERROR: 4:26: initializer with struct type has wrong # elements

%x = global { int, int } { int 1 }
