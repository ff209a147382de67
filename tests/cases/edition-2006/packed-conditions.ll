; Each condition of vsetint and vsetfp by a bit, on operands less, equal, greater, unordered.
; STDOUT: 2 13 9 4 11 6 12 1 14 3 15 0
; STDOUT: 2 13 1 4 3 6 2 5 1 4 3 6 10 13 9 12 11 14 7 8 15 0
%fmt = internal constant [4 x sbyte] c" %d\00"
%first = internal constant [3 x sbyte] c"%d\00"
%nl = internal constant [2 x sbyte] c"\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %show(<4 x bool> %v, bool %begin) {
  %f = getelementptr [4 x sbyte]* %fmt, long 0, long 0
  %f1 = getelementptr [3 x sbyte]* %first, long 0, long 0
  %g = select bool %begin, sbyte* %f1, sbyte* %f
  %a = extractelement <4 x bool> %v, uint 0
  %b = extractelement <4 x bool> %v, uint 1
  %c = extractelement <4 x bool> %v, uint 2
  %d = extractelement <4 x bool> %v, uint 3
  %ai = cast bool %a to int
  %bi = cast bool %b to int
  %ci = cast bool %c to int
  %di = cast bool %d to int
  %b2 = shl int %bi, ubyte 1
  %c4 = shl int %ci, ubyte 2
  %d8 = shl int %di, ubyte 3
  %s = or int %ai, %b2
  %t = or int %c4, %d8
  %r = or int %s, %t
  call int (sbyte*, ...)* %printf(sbyte* %g, int %r)
  ret void
}
void %end() {
  %f = getelementptr [2 x sbyte]* %nl, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f)
  ret void
}

void %ints(<4 x ubyte> %a, <4 x ubyte> %b) {
  %0 = vsetint eq <4 x ubyte> %a, %b
  call void %show(<4 x bool> %0, bool true)
  %n1 = vsetint ne <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n1, bool false)
  %n2 = vsetint slt <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n2, bool false)
  %n3 = vsetint sgt <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n3, bool false)
  %n4 = vsetint sle <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n4, bool false)
  %n5 = vsetint sge <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n5, bool false)
  %n6 = vsetint ult <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n6, bool false)
  %n7 = vsetint ugt <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n7, bool false)
  %n8 = vsetint ule, <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n8, bool false)
  %n9 = vsetint uge <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n9, bool false)
  %n10 = vsetint true <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n10, bool false)
  %n11 = vsetint false <4 x ubyte> %a, %b
  call void %show(<4 x bool> %n11, bool false)
  call void %end()
  ret void
}
void %floats(<4 x float> %a, <4 x float> %b) {
  %c0 = vsetfp eq <4 x float> %a, %b
  call void %show(<4 x bool> %c0, bool true)
  %c1 = vsetfp ne, <4 x float> %a, %b
  call void %show(<4 x bool> %c1, bool false)
  %c2 = vsetfp lt <4 x float> %a, %b
  call void %show(<4 x bool> %c2, bool false)
  %c3 = vsetfp gt, <4 x float> %a, %b
  call void %show(<4 x bool> %c3, bool false)
  %c4 = vsetfp le <4 x float> %a, %b
  call void %show(<4 x bool> %c4, bool false)
  %c5 = vsetfp ge, <4 x float> %a, %b
  call void %show(<4 x bool> %c5, bool false)
  %c6 = vsetfp oeq <4 x float> %a, %b
  call void %show(<4 x bool> %c6, bool false)
  %c7 = vsetfp one, <4 x float> %a, %b
  call void %show(<4 x bool> %c7, bool false)
  %c8 = vsetfp olt <4 x float> %a, %b
  call void %show(<4 x bool> %c8, bool false)
  %c9 = vsetfp ogt, <4 x float> %a, %b
  call void %show(<4 x bool> %c9, bool false)
  %c10 = vsetfp ole <4 x float> %a, %b
  call void %show(<4 x bool> %c10, bool false)
  %c11 = vsetfp oge, <4 x float> %a, %b
  call void %show(<4 x bool> %c11, bool false)
  %c12 = vsetfp ueq <4 x float> %a, %b
  call void %show(<4 x bool> %c12, bool false)
  %c13 = vsetfp une, <4 x float> %a, %b
  call void %show(<4 x bool> %c13, bool false)
  %c14 = vsetfp ult <4 x float> %a, %b
  call void %show(<4 x bool> %c14, bool false)
  %c15 = vsetfp ugt, <4 x float> %a, %b
  call void %show(<4 x bool> %c15, bool false)
  %c16 = vsetfp ule <4 x float> %a, %b
  call void %show(<4 x bool> %c16, bool false)
  %c17 = vsetfp uge, <4 x float> %a, %b
  call void %show(<4 x bool> %c17, bool false)
  %c18 = vsetfp o <4 x float> %a, %b
  call void %show(<4 x bool> %c18, bool false)
  %c19 = vsetfp u, <4 x float> %a, %b
  call void %show(<4 x bool> %c19, bool false)
  %c20 = vsetfp true <4 x float> %a, %b
  call void %show(<4 x bool> %c20, bool false)
  %c21 = vsetfp false, <4 x float> %a, %b
  call void %show(<4 x bool> %c21, bool false)
  call void %end()
  ret void
}

int %main() {
  call void %ints(<4 x ubyte> <ubyte 128, ubyte 5, ubyte 1, ubyte 3>, <4 x ubyte> <ubyte 127, ubyte 5, ubyte 255, ubyte 4>)
  call void %floats(<4 x float> <float 1.0, float 2.0, float 3.0, float 0x7FF8000000000000>, <4 x float> <float 2.0, float 2.0, float 2.0, float 1.0>)
  ret int 0
}
