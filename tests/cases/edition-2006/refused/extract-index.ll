; The index is an uint.
; ERROR: 7:23: invalid extractelement operands

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = extractelement <4 x int> %v, int 0
  ret void
}
