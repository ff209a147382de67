; Both operands of a constant expression have one type.
; ERROR: 5:16: operands of constexpr must have same type
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = add int add (int 5, uint 1), 1
  ret void
}
