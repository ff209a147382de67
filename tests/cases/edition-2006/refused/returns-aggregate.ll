; Functions return no aggregates.
; ERROR: 4:9: LLVM functions cannot return aggregate types

declare { int, int } %f()
