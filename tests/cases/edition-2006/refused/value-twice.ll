; A value is defined once.
; ERROR: 8:3: Redefinition of value 'y' of type 'int'

implementation

void %f(int %x, float %f, bool %b, sbyte %s, ubyte %u, <4 x int> %v, <4 x float> %w, int* %p, sbyte* %q) {
  %y = add int %x, 1
  %y = add int %x, 2
  ret void
}
