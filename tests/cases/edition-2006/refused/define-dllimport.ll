; What comes from a DLL is not defined.
; ERROR: 4:1: invalid linkage for function definition
implementation
dllimport int %f() {
  ret int 0
}
