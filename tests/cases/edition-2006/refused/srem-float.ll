; srem takes integers.
; ERROR: 7:8: 'srem' does not take operands of type 'float'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = srem float %f, %f
  ret void
}
