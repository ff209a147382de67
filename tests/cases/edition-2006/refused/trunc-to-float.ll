; trunc gives an integer.
; ERROR: 5:8: invalid cast opcode for cast from 'int' to 'float'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = trunc int %a to float
  ret void
}
