; Parameters are first class.
; ERROR: 4:17: invalid type for function argument

declare void %f({ int })
