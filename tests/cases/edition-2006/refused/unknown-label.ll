; Labels are defined.
; ERROR: 7:12: use of undefined value '%nowhere'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  br label %nowhere
  ret void
}
