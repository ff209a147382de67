; Cases are constants.
; ERROR: 7:29: case value is not a constant integer

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  switch int %x, label %a [ int %x, label %a ]
a:
  ret void
}
