; uint2fp takes an integer.
; ERROR: 5:8: invalid cast opcode for cast from 'float' to 'double'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = uint2fp float %f to double
  ret void
}
