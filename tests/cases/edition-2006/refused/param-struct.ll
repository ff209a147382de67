; Parameters are of first class types.
; ERROR: 4:9: invalid type for function argument
implementation
void %f({int} %x) {
  ret void
}
