; What is stored is first class.
; ERROR: 7:9: store operand must be a first class value

implementation

void %f({ int }* %t) {
  store { int } { int 1 }, { int }* %t
  ret void
}
