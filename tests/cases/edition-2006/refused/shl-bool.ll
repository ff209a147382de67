; The first operand of shl is an integer, which bool is not.
; ERROR: 5:8: shift constant expression requires integer operand
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = shl bool %t, ubyte 1
  ret void
}
