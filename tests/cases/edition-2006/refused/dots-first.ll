; ... ends a list of parameters.
; ERROR: 4:11: expected ')' at end of argument list
implementation
int %f(..., int %x) {
  ret int 0
}
