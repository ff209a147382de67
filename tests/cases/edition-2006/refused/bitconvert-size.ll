; bitconvert keeps the size.
; ERROR: 7:8: invalid cast opcode for cast from 'int' to 'long'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = bitconvert int %x to long
  ret void
}
