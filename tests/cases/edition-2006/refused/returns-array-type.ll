; Function types return no aggregates.
; ERROR: 4:11: LLVM functions cannot return aggregate types

%t = type [2 x int] (int)
