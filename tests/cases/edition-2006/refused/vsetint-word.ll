; vsetint knows twelve comparisons.
; ERROR: 7:16: expected a comparison of integers

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vsetint lt, <4 x int> %v, %v
  ret void
}
