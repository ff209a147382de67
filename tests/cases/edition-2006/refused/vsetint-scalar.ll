; vsetint takes packed integers.
; ERROR: 7:20: operands must be packed

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vsetint eq, int %x, %x
  ret void
}
