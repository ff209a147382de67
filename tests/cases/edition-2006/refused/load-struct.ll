; What is loaded is first class.
; ERROR: 7:13: load operand must be a pointer to a first class type

implementation

void %f({ int, int }* %t) {
  %y = load { int, int }* %t
  ret void
}
