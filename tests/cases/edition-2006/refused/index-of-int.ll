; Only addresses have elements.
; ERROR: 7:22: base of getelementptr must be a pointer

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = getelementptr int %x, int 0
  ret void
}
