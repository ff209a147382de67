; Inline assembly is the callee of a call only.
; ERROR: 5:15: inline assembly can only be called
implementation
void %f(int %a, uint %u, ubyte %b, sbyte %s, float %f, double %d, bool %t, int* %p, <4 x int> %v, <4 x float> %w) {
  invoke void asm "nop", ""() to label %a unwind label %a
a:
  ret void
}
