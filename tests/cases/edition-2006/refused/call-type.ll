; Arguments have the types of the signature.
; ERROR: 8:24: argument is not of expected type 'uint'

declare void %g(uint)
implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  call void (uint)* %g(int %x)
  ret void
}
