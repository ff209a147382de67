; A struct is not first class, and nothing is converted to one.
; ERROR: 5:8: invalid cast opcode for cast from 'int' to '{ int }'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = bitconvert int %a to {int}
  ret void
}
