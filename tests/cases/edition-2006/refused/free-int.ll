; free takes a pointer.
; ERROR: 7:3: trying to free a value that is no pointer

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  free int %x
  ret void
}
