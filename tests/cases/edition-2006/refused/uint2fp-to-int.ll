; uint2fp gives a floating-point number.
; ERROR: 5:8: invalid cast opcode for cast from 'uint' to 'int'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = uint2fp uint %u to int
  ret void
}
