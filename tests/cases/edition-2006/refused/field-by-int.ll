; Fields are chosen by uint.
; ERROR: 7:22: invalid getelementptr indices

implementation

void %f({ int, sbyte }* %t) {
  %y = getelementptr { int, sbyte }* %t, int 0, int 1
  ret void
}
