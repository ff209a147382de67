; Instructions of later editions are none of this one.
; ERROR: 7:8: expected instruction opcode

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = icmp eq int %x, 1
  ret void
}
