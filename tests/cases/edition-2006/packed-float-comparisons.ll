; Every operation of vsetfp on less, equal, greater and unordered elements.
; STDOUT: 2 13 1 4 3 6
; STDOUT: 2 5 1 4 3 6 7 15
; STDOUT: 10 13 9 12 11 14 8 0

%fmt = internal constant [19 x sbyte] c"%u %u %u %u %u %u\0A\00"
%fmt2 = internal constant [25 x sbyte] c"%u %u %u %u %u %u %u %u\0A\00"
%values = internal global <4 x float> <float 1.0, float 2.0, float 3.0, float 0x7FF8000000000000>
declare int %printf(sbyte*, ...)

implementation

uint %bits(<4 x bool> %m) {
  %v = vselect bool <4 x bool> %m, <4 x uint> <uint 1, uint 2, uint 4, uint 8>, <4 x uint> zeroinitializer
  %a = extractelement <4 x uint> %v, uint 0
  %b = extractelement <4 x uint> %v, uint 1
  %c = extractelement <4 x uint> %v, uint 2
  %d = extractelement <4 x uint> %v, uint 3
  %ab = or uint %a, %b
  %cd = or uint %c, %d
  %all = or uint %ab, %cd
  ret uint %all
}

int %main() {
  %x = load <4 x float>* %values
  %y = insertelement <4 x float> <float 2.0, float 2.0, float 2.0, float 2.0>, float 2.0, uint 0
  %eq = vsetfp eq, <4 x float> %x, %y
  %ne = vsetfp ne, <4 x float> %x, %y
  %lt = vsetfp lt, <4 x float> %x, %y
  %gt = vsetfp gt <4 x float> %x, %y
  %le = vsetfp le, <4 x float> %x, %y
  %ge = vsetfp ge, <4 x float> %x, %y
  %a = call uint %bits(<4 x bool> %eq)
  %b = call uint %bits(<4 x bool> %ne)
  %c = call uint %bits(<4 x bool> %lt)
  %d = call uint %bits(<4 x bool> %gt)
  %e = call uint %bits(<4 x bool> %le)
  %f = call uint %bits(<4 x bool> %ge)
  %s = getelementptr [19 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, uint %a, uint %b, uint %c, uint %d, uint %e, uint %f)
  %oeq = vsetfp oeq, <4 x float> %x, %y
  %one = vsetfp one <4 x float> %x, %y
  %olt = vsetfp olt, <4 x float> %x, %y
  %ogt = vsetfp ogt, <4 x float> %x, %y
  %ole = vsetfp ole, <4 x float> %x, %y
  %oge = vsetfp oge, <4 x float> %x, %y
  %o = vsetfp o, <4 x float> %x, %y
  %true = vsetfp true, <4 x float> %x, %y
  %a2 = call uint %bits(<4 x bool> %oeq)
  %b2 = call uint %bits(<4 x bool> %one)
  %c2 = call uint %bits(<4 x bool> %olt)
  %d2 = call uint %bits(<4 x bool> %ogt)
  %e2 = call uint %bits(<4 x bool> %ole)
  %f2 = call uint %bits(<4 x bool> %oge)
  %g2 = call uint %bits(<4 x bool> %o)
  %h2 = call uint %bits(<4 x bool> %true)
  %s2 = getelementptr [25 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, uint %a2, uint %b2, uint %c2, uint %d2, uint %e2, uint %f2,
                                  uint %g2, uint %h2)
  %ueq = vsetfp ueq, <4 x float> %x, %y
  %une = vsetfp une, <4 x float> %x, %y
  %ult = vsetfp ult, <4 x float> %x, %y
  %ugt = vsetfp ugt, <4 x float> %x, %y
  %ule = vsetfp ule, <4 x float> %x, %y
  %uge = vsetfp uge, <4 x float> %x, %y
  %u = vsetfp u, <4 x float> %x, %y
  %false = vsetfp false, <4 x float> %x, %y
  %a3 = call uint %bits(<4 x bool> %ueq)
  %b3 = call uint %bits(<4 x bool> %une)
  %c3 = call uint %bits(<4 x bool> %ult)
  %d3 = call uint %bits(<4 x bool> %ugt)
  %e3 = call uint %bits(<4 x bool> %ule)
  %f3 = call uint %bits(<4 x bool> %uge)
  %g3 = call uint %bits(<4 x bool> %u)
  %h3 = call uint %bits(<4 x bool> %false)
  call int (sbyte*, ...)* %printf(sbyte* %s2, uint %a3, uint %b3, uint %c3, uint %d3, uint %e3, uint %f3,
                                  uint %g3, uint %h3)
  ret int 0
}
