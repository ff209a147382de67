; What comes from a DLL has no initializer.
; ERROR: 3:27: expected top-level entity
%x = dllimport global int 5
implementation
