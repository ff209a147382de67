; vsetint, vsetfp and vselect in both written forms: as the syntax says, with a comma behind the operation, and as the
; examples do, without one; vselect with and without the word bool.
; EXIT: 119

implementation

int %bits(<2 x bool> %v) {
  %a = extractelement <2 x bool> %v, uint 0
  %b = extractelement <2 x bool> %v, uint 1
  %x = cast bool %a to int
  %y = cast bool %b to int
  %z = shl int %y, ubyte 1
  %r = or int %x, %z
  ret int %r
}

int %main() {
  %a = vsetint slt, <2 x int> < int 0, int 1 >, < int 1, int 0 >
  %b = vsetint slt <2 x int> < int 0, int 1 >, < int 1, int 0 >
  %c = vsetfp gt, <2 x float> < float 0.0, float 1.0 >, < float 1.0, float 0.0 >
  %d = vsetfp gt <2 x float> < float 0.0, float 1.0 >, < float 1.0, float 0.0 >
  %e = vselect <2 x bool> %a, <2 x bool> %c, <2 x bool> %a
  %f = vselect bool <2 x bool> %b, <2 x bool> %b, <2 x bool> %d
  %va = call int %bits(<2 x bool> %a)
  %vb = call int %bits(<2 x bool> %b)
  %vc = call int %bits(<2 x bool> %c)
  %vd = call int %bits(<2 x bool> %d)
  %ve = call int %bits(<2 x bool> %e)
  %vf = call int %bits(<2 x bool> %f)
  ; 1, 1, 2, 2; e: lane 0 of c is 0, lane 1 of a is 0: 0; f: lane 0 of b is 1, lane 1 of d is 1: 3
  %m1 = mul int %va, 64
  %m2 = mul int %vb, 32
  %m3 = mul int %vc, 8
  %m4 = mul int %vd, 2
  %s1 = add int %m1, %m2
  %s2 = add int %m3, %m4
  %s3 = add int %s1, %s2
  %s4 = add int %s3, %ve
  %s5 = add int %s4, %vf
  ret int %s5
}
