; Assembly is a callee only.
; ERROR: 7:18: invalid type for inline asm constraint string

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %a = load int* asm "nop", ""
  ret void
}
