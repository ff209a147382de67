; The return type of a csretcc function is void.
; ERROR: 4:13: csretcc functions must return void and take a pointer first
implementation
csretcc int %f(int* %x) {
  ret int 0
}
