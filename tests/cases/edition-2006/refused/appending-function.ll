; appending linkage is for variables only.
; ERROR: 6:1: appending linkage is for arrays only

implementation

appending void %f() {
  ret void
}
