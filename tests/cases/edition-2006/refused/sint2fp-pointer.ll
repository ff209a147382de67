; sint2fp takes an integer.
; ERROR: 5:8: invalid cast opcode for cast from 'int*' to 'double'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = sint2fp int* %p to double
  ret void
}
