; Remainders take no packed values.
; ERROR: 7:8: 'rem' does not take operands of type '<4 x int>'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = rem <4 x int> %v, %v
  ret void
}
