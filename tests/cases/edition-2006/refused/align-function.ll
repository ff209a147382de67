; Alignments are powers of two.
; ERROR: 6:17: alignment is not a power of two

implementation

void %f() align 12 {
  ret void
}
