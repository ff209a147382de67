; Operands have one type.
; ERROR: 4:17: operands of constexpr must have same type

%x = global int add (int 1, uint 2)
