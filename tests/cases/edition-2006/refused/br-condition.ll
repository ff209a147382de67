; br decides by a bool.
; ERROR: 7:6: branch condition must have 'bool' type

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  br int %x, label %a, label %a
a:
  ret void
}
