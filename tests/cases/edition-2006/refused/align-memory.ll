; Alignments are powers of two.
; ERROR: 7:34: alignment is not a power of two

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %a = malloc int, uint 2, align 6
  ret void
}
