; What is loaded is first class.
; ERROR: 7:13: load operand must be a pointer to a first class type

implementation

void %f(void ()* %t) {
  %y = load void ()* %t
  ret void
}
