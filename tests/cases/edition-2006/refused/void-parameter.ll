; Parameters have values.
; ERROR: 4:17: argument can not have void type

declare void %f(void)
