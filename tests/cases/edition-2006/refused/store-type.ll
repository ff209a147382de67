; A pointer to the type of the value.
; ERROR: 7:9: stored value and pointer type do not match

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  store float %f, int* %p
  ret void
}
