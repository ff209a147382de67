; A function declaration has no linkage but extern_weak and dllimport.
; ERROR: 3:9: a function declaration may only be extern_weak or dllimport
declare appending void %f()
implementation
