; The index of extractelement is an uint.
; ERROR: 5:23: invalid extractelement operands
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = extractelement <4 x int> %v, ulong 0
  ret void
}
