; The condition is packed bool.
; ERROR: 7:16: vselect condition must be packed bool

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vselect <4 x int> %v, <4 x int> %v, <4 x int> %v
  ret void
}
