; A value is defined before its use.
; ERROR: 7:8: %y is used here but not defined on every path that leads here

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = add int 1, %y
  ret void
}
