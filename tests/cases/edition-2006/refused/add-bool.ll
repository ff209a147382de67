; The operands of add are integers or floating-point numbers; bool is neither.
; ERROR: 5:8: 'add' does not take operands of type 'bool'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add bool %t, true
  ret void
}
