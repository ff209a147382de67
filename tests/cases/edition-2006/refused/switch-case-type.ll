; Cases have the type of the value.
; ERROR: 7:29: case value does not have the type of the switch condition

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  switch int %x, label %a [ uint 1, label %a ]
a:
  ret void
}
