; Bitwise operations take integers.
; ERROR: 7:8: 'xor' does not take operands of type '<4 x float>'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = xor <4 x float> %w, %w
  ret void
}
