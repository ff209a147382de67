; Both operands have one type.
; ERROR: 7:22: expected value token, found 'float'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = seteq int %x, float 1.0
  ret void
}
