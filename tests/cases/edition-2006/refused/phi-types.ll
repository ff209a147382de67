; All values have the type of the phi.
; ERROR: 9:18: floating point constant invalid for type

implementation

int %f(int %x) {
  br label %a
a:
  %y = phi int [ 1.0, %0 ]
  ret int %y
}
