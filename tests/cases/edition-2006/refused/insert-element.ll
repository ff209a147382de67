; The element has the type of the elements.
; ERROR: 7:22: invalid insertelement operands

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = insertelement <4 x int> %v, uint 1, uint 0
  ret void
}
