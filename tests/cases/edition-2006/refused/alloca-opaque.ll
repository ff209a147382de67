; What is allocated has a size.
; ERROR: 8:15: Cannot allocate unsized type

%t = type opaque
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = alloca %t
  ret void
}
