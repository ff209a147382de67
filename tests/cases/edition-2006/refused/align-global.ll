; Alignments are powers of two.
; ERROR: 4:26: alignment is not a power of two

%x = global int 1, align 3
