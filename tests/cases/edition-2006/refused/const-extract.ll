; extractelement takes a packed value, as an expression too.
; ERROR: 5:16: invalid extractelement operands
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int extractelement (int 5, uint 1), 1
  ret void
}
