; A pointer inside is not followed.
; ERROR: 7:22: invalid getelementptr indices

implementation

void %f(int** %t) {
  %y = getelementptr int** %t, int 0, int 0
  ret void
}
