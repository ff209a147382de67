; Both operands have one type.
; ERROR: 7:20: use of undefined value '%f'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = add int %x, %f
  ret void
}
