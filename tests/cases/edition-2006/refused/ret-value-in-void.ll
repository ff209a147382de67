; A void function returns nothing.
; ERROR: 7:7: value doesn't match function result type 'void'

implementation

void %f() {
  ret int 1
}
