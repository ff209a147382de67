; vsetfp takes packed floats.
; ERROR: 7:8: vsetfp requires packed floating point numbers

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vsetfp eq, <4 x int> %v, %v
  ret void
}
