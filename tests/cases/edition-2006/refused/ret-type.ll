; ret gives what the function returns.
; ERROR: 7:7: value doesn't match function result type 'void'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  ret float 1.0
  ret void
}
