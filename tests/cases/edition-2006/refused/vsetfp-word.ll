; vsetfp has words of its own.
; ERROR: 7:15: expected a comparison of floating point numbers

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = vsetfp slt, <4 x float> %w, %w
  ret void
}
