; The conditions of vsetint are those of integers.
; ERROR: 5:16: expected a comparison of integers
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = vsetint olt <4 x int> %v, %v
  ret void
}
