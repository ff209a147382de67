; The condition is a bool.
; ERROR: 7:15: select condition must be bool

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = select int %x, int %x, int %x
  ret void
}
