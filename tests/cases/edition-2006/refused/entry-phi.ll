; The entry has no phis.
; ERROR: 8:8: the phi node has an entry for block %entry, which is no predecessor

implementation

int %f(int %x) {
entry:
  %y = phi int [ %x, %entry ]
  ret int %y
}
