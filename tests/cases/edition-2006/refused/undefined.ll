; A name is a value of a type: the pointer to int is another one.
; ERROR: 7:27: use of undefined value '%p'

implementation

void %f(int* %p) {
  store float 1.0, float* %p
  ret void
}
