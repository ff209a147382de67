; A callee is known by its type.
; ERROR: 8:14: use of undefined value '%g'

declare void %g(int)
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  call float %g(int %x)
  ret void
}
