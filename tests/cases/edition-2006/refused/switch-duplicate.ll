; The table of switch has no number twice.
; ERROR: 7:63: duplicate case value in switch

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  switch int %x, label %a [ int 1, label %a  int 2, label %a  int 1, label %a ]
a:
  ret void
}
