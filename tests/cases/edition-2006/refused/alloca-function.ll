; A function type has no size.
; ERROR: 5:15: invalid type for alloca
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = alloca int (int)
  ret void
}
