; Pointers are not multiplied.
; ERROR: 5:8: 'mul' does not take operands of type 'int*'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = mul int* %p, %p
  ret void
}
