; invoke has two destinations.
; ERROR: 9:1: expected 'unwind' in invoke

declare void %g(int)
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  invoke void %g(int %x) to label %a
a:
  ret void
}
