; va_arg reads first class values.
; ERROR: 7:8: va_arg requires operand with first class type

implementation

void %f(sbyte** %t) {
  %y = va_arg sbyte** %t, { int }
  ret void
}
