; The count is an uint.
; ERROR: 7:20: element count must have integer type

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = alloca int, int 4
  ret void
}
