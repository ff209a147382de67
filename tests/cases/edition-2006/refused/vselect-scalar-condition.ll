; The condition is packed.
; ERROR: 7:16: vselect requires a packed condition

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vselect bool %b, <4 x int> %v, <4 x int> %v
  ret void
}
