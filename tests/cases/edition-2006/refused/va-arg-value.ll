; va_arg takes the address of a list.
; ERROR: 5:15: va_arg requires a pointer to a va_list
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = va_arg int %a, int
  ret void
}
