; A block ends in a terminator.
; ERROR: 8:1: expected instruction opcode

implementation

void %f() {
  %x = add int 1, 2
}
