; zext takes an integer.
; ERROR: 7:8: invalid cast opcode for cast from 'float' to 'long'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = zext float %f to long
  ret void
}
