; setcc takes first class values.
; ERROR: 9:8: setcc requires operands of a first class type

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  br label %a
a:
  %y = seteq label %a, %a
  ret void
}
