; Without an invoke that is active, unwind ends the program.
; EXIT: signal 6

implementation

int %main() {
  unwind
}
