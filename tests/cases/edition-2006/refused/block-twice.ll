; A label is defined once.
; ERROR: 10:1: Redefinition of label a

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  br label %a
a:
  br label %a
a:
  ret void
}
