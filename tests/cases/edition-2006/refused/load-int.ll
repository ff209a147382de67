; load takes a pointer.
; ERROR: 7:13: load operand must be a pointer to a first class type

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = load int %x
  ret void
}
