; All operands have one length.
; ERROR: 8:16: vector select requires selected vectors to have the same vector length as select condition

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %c = vsetint eq, <4 x int> %v, %v
  %y = vselect <4 x bool> %c, <2 x int> zeroinitializer, <2 x int> zeroinitializer
  ret void
}
