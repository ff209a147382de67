; The condition of select is a bool, as an expression too.
; ERROR: 5:16: select condition must be bool
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int select (int 5, int 1, int 2), 1
  ret void
}
