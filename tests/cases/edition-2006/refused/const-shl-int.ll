; The amount of a shift is an ubyte, as an expression too.
; ERROR: 5:16: shift amount must be an ubyte
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int shl (int 5, int 1), 1
  ret void
}
