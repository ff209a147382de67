; sext does not narrow, as an expression neither.
; ERROR: 5:16: invalid cast opcode for cast from 'long' to 'int'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int sext (long 5 to int), 1
  ret void
}
