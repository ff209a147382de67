; add takes numbers.
; ERROR: 7:8: 'add' does not take operands of type 'int*'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = add int* %p, %p
  ret void
}
