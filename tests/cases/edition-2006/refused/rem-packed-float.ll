; rem takes no packed values.
; ERROR: 5:8: 'rem' does not take operands of type '<4 x float>'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = rem <4 x float> %w, %w
  ret void
}
