; Both values have one type.
; ERROR: 7:15: both values to select must have same type

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = select bool %b, int %x, float %f
  ret void
}
