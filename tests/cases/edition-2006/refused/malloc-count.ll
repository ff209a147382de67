; The count is an uint.
; ERROR: 7:20: malloc array size must be an uint

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = malloc int, int 4
  ret void
}
