; A void call has no name.
; ERROR: 8:3: Cannot assign a name to a void value

declare void %g(int)
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = call void %g(int %x)
  ret void
}
