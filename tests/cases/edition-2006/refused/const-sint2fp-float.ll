; sint2fp takes an integer constant.
; ERROR: 5:18: invalid cast opcode for cast from 'float' to 'float'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add float sint2fp (float 5.0 to float), 1.0
  ret void
}
