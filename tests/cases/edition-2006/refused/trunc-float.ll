; trunc takes an integer.
; ERROR: 7:8: invalid cast opcode for cast from 'float' to 'int'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = trunc float %f to int
  ret void
}
