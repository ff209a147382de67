; The declaration of a function may only be external, extern_weak or dllimport.
; ERROR: 4:9: a function declaration may only be extern_weak or dllimport

declare internal int %f(int)
