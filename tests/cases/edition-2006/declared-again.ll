; Declarations come before and after definitions and more than once.
; EXIT: 5

declare int %f(int)
declare int %f(int)
declare int %abs(int)

implementation

int %f(int %x) {
  %y = call int %abs(int %x)
  ret int %y
}

declare int %f(int)
declare int %abs(int %named)

int %main() {
  %r = call int %f(int -5)
  ret int %r
}
