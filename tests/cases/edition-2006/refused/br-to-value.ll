; br goes to labels.
; ERROR: 7:12: use of undefined value '%x'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  br label %x
  ret void
}
