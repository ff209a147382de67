; A phi has a value for each predecessor.
; ERROR: 12:8: the phi node has 1 entries, but 2 edges lead to its block

implementation

int %f(bool %b) {
entry:
  br bool %b, label %a, label %c
a:
  br label %c
c:
  %y = phi int [ 1, %a ]
  ret int %y
}
