; The index is an uint.
; ERROR: 7:22: invalid insertelement operands

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = insertelement <4 x int> %v, int 1, ulong 0
  ret void
}
