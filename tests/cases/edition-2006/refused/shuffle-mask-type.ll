; The mask is of uint.
; ERROR: 7:22: invalid shufflevector operands

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = shufflevector <4 x int> %v, <4 x int> %v, <4 x int> zeroinitializer
  ret void
}
