; Pointers are indexed by uint, int, ulong and long; only fields may be chosen by ubyte, as once was done.
; ERROR: 5:8: getelementptr indices must be int, uint, long or ulong
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = getelementptr int* %p, ubyte 1
  ret void
}
