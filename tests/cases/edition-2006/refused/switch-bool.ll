; switch compares integers, which bool is not.
; ERROR: 5:10: switch condition must have integer type
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  switch bool %t, label %l [ bool true, label %l ]
l:
  ret void
}
