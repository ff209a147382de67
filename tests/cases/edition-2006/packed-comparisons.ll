; Every operation of vsetint: the word says whether there are signs, not the type. One bit for each element.
; STDOUT: 1 14 8 7 9 6 6 9 7 8 15 0

%fmt = internal constant [37 x sbyte] c"%u %u %u %u %u %u %u %u %u %u %u %u\0A\00"
declare int %printf(sbyte*, ...)

implementation

uint %bits(<4 x bool> %m) {
  %v = vselect <4 x bool> %m, <4 x uint> <uint 1, uint 2, uint 4, uint 8>, <4 x uint> zeroinitializer
  %a = extractelement <4 x uint> %v, uint 0
  %b = extractelement <4 x uint> %v, uint 1
  %c = extractelement <4 x uint> %v, uint 2
  %d = extractelement <4 x uint> %v, uint 3
  %ab = or uint %a, %b
  %cd = or uint %c, %d
  %all = or uint %ab, %cd
  ret uint %all
}

int %work(<4 x uint> %x, <4 x uint> %y) {
  %eq = vsetint eq, <4 x uint> %x, %y
  %ne = vsetint ne <4 x uint> %x, %y
  %slt = vsetint slt, <4 x uint> %x, %y
  %sge = vsetint sge, <4 x uint> %x, %y
  %sle = vsetint sle, <4 x uint> %x, %y
  %sgt = vsetint sgt <4 x uint> %x, %y
  %ult = vsetint ult, <4 x uint> %x, %y
  %uge = vsetint uge <4 x uint> %x, %y
  %ule = vsetint ule, <4 x uint> %x, %y
  %ugt = vsetint ugt, <4 x uint> %x, %y
  %true = vsetint true, <4 x uint> %x, %y
  %false = vsetint false, <4 x uint> %x, %y
  %a = call uint %bits(<4 x bool> %eq)
  %b = call uint %bits(<4 x bool> %ne)
  %c = call uint %bits(<4 x bool> %slt)
  %d = call uint %bits(<4 x bool> %sge)
  %e = call uint %bits(<4 x bool> %sle)
  %f = call uint %bits(<4 x bool> %sgt)
  %g = call uint %bits(<4 x bool> %ult)
  %h = call uint %bits(<4 x bool> %uge)
  %i = call uint %bits(<4 x bool> %ule)
  %j = call uint %bits(<4 x bool> %ugt)
  %k = call uint %bits(<4 x bool> %true)
  %l = call uint %bits(<4 x bool> %false)
  %s = getelementptr [37 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, uint %a, uint %b, uint %c, uint %d, uint %e, uint %f, uint %g,
                                  uint %h, uint %i, uint %j, uint %k, uint %l)
  ret int 0
}

; equal; less with signs only when the first is negative
int %main() {
  call int %work(<4 x uint> <uint 5, uint 1, uint 2, uint 4294967295>,
                 <4 x uint> <uint 5, uint 4294967295, uint 4294967294, uint 1>)
  ret int 0
}
