; The mask is constant.
; ERROR: 8:22: invalid shufflevector operands

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %m = cast <4 x int> %v to <4 x uint>
  %y = shufflevector <4 x int> %v, <4 x int> %v, <4 x uint> %m
  ret void
}
