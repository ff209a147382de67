; The amount is an ubyte.
; ERROR: 7:20: shift amount must be an ubyte

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = shl int %x, int 2
  ret void
}
