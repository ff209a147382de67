; A csretcc function takes a pointer first.
; ERROR: 4:14: csretcc functions must return void and take a pointer first
implementation
csretcc void %f() {
  ret void
}
