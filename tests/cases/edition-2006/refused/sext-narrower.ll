; sext makes integers no smaller.
; ERROR: 7:8: invalid cast opcode for cast from 'int' to 'sbyte'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = sext int %x to sbyte
  ret void
}
