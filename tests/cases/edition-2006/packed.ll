; Packed comparisons in both written forms, vselect with and without the type word, elements and shuffles.
; EXIT: 42

implementation

int %main() {
  %a = insertelement <2 x int> undef, int 0, uint 0
  %b = insertelement <2 x int> %a, int 1, uint 1
  %c = vsetint slt, <2 x int> %b, <int 1, int 0>
  %d = vsetint slt <2 x int> %b, <int 1, int 0>
  %e = vselect bool <2 x bool> %c, <2 x int> <int 40, int 7>, <2 x int> <int 9, int 2>
  %f = vselect <2 x bool> %d, <2 x int> %e, <2 x int> <int 1, int 2>
  %g = shufflevector <2 x int> %f, <2 x int> undef, <2 x uint> <uint 1, uint 0>
  %x = extractelement <2 x int> %g, uint 0
  %y = extractelement <2 x int> %g, uint 1
  %z = add int %x, %y
  ret int %z
}
