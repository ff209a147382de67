; switch takes an integer.
; ERROR: 7:10: switch condition must have integer type

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  switch float %f, label %a [ ]
a:
  ret void
}
