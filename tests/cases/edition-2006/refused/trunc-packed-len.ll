; A conversion of packed values keeps their number.
; ERROR: 5:8: invalid cast opcode for cast from '<4 x int>' to '<2 x ubyte>'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = trunc <4 x int> %v to <2 x ubyte>
  ret void
}
