; Arguments have the types of the signature.
; ERROR: 8:15: use of undefined value '%g'

declare void %g(float)
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  invoke void %g(int %x) to label %a unwind label %a
a:
  ret void
}
