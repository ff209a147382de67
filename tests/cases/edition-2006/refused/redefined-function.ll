; A function is defined once.
; ERROR: 10:6: Redefinition of function '%f'

implementation

void %f() {
  ret void
}

void %f() {
  ret void
}
