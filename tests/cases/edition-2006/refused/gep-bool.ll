; Pointers are indexed by uint, int, ulong and long.
; ERROR: 5:8: getelementptr indices must be int, uint, long or ulong
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = getelementptr int* %p, bool true
  ret void
}
