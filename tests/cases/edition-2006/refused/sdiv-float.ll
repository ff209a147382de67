; sdiv takes integers.
; ERROR: 7:8: 'sdiv' does not take operands of type 'float'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = sdiv float %f, %f
  ret void
}
