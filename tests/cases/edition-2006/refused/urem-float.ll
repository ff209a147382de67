; urem takes integers.
; ERROR: 7:8: 'urem' does not take operands of type 'float'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = urem float %f, %f
  ret void
}
