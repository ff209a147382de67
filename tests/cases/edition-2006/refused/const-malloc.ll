; An operation with side effects is no constant expression.
; ERROR: 5:16: expected value token, found 'malloc'
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int malloc (int), 1
  ret void
}
