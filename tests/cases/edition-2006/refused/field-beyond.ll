; A field exists.
; ERROR: 7:22: invalid getelementptr indices

implementation

void %f({ int, sbyte }* %t) {
  %y = getelementptr { int, sbyte }* %t, int 0, uint 2
  ret void
}
