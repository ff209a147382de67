; Nothing leads to the entry.
; ERROR: 6:6: the entry block of a function must not have predecessors

implementation

void %f() {
entry:
  br label %entry
}
