; All alignments are powers of 2.
; ERROR: 5:26: alignment is not a power of two
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  %x = malloc int, align 3
  ret void
}
