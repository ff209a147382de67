; fp2sint takes a floating-point constant.
; ERROR: 5:16: invalid cast opcode for cast from 'int' to 'int'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int fp2sint (int 5 to int), 1
  ret void
}
