; shl takes an integer.
; ERROR: 7:8: shift constant expression requires integer operand

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = shl <4 x int> %v, ubyte 2
  ret void
}
