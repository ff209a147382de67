; A phi is of a first class type.
; ERROR: 7:12: phi node must have first class type
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  br label %l
l:
  %x = phi label [ %l, %0 ]
  ret void
}
