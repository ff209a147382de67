; vsetint takes packed integers.
; ERROR: 7:8: vsetint requires packed integers

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vsetint eq, <4 x float> %w, %w
  ret void
}
