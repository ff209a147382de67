; Arrays are indexed by int, uint, long and ulong.
; ERROR: 7:8: getelementptr indices must be int, uint, long or ulong

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = getelementptr int* %p, short 1
  ret void
}
