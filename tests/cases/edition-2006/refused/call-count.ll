; As many arguments as the signature has.
; ERROR: 8:25: not enough parameters specified for call

declare void %g(int, int)
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  call void (int, int)* %g(int %x)
  ret void
}
