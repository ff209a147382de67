; Fields are chosen by constants.
; ERROR: 7:22: invalid getelementptr indices

implementation

void %f({ int, sbyte }* %t, uint %u) {
  %y = getelementptr { int, sbyte }* %t, int 0, uint %u
  ret void
}
