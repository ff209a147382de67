; Arithmetic of packed integers and floats whose lanes differ in sign: division, shifts by lanes are not allowed.
; STDOUT: -3 5 2 84
; STDOUT: 127 -1 1 3.500000
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%d %d %d %f\0A\00"
%v = global <4 x int> < int -7, int 10, int 8, int 84 >
%w = global <2 x ubyte> < ubyte 255, ubyte 9 >
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = load <4 x int>* %v
  %q = div <4 x int> %a, < int 2, int 2, int 3, int 1 >
  %q0 = extractelement <4 x int> %q, uint 0
  %q1 = extractelement <4 x int> %q, uint 1
  %q2 = extractelement <4 x int> %q, uint 2
  %q3 = extractelement <4 x int> %q, uint 3
  %s = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %q0, int %q1, int %q2, int %q3)
  %b = load <2 x ubyte>* %w
  %u = div <2 x ubyte> %b, < ubyte 2, ubyte 2 >
  %u0 = extractelement <2 x ubyte> %u, uint 0
  %sb = bitconvert <2 x ubyte> %b to <2 x sbyte>
  %d = div <2 x sbyte> %sb, < sbyte 1, sbyte 3 >
  %d0 = extractelement <2 x sbyte> %d, uint 0
  %x = udiv <2 x sbyte> %sb, < sbyte -2, sbyte 1 >
  %x0 = extractelement <2 x sbyte> %x, uint 0
  %f = sub <2 x double> < double 1.0, double 4.0 >, < double 0.0, double 0.5 >
  %f1 = extractelement <2 x double> %f, uint 1
  %s2 = getelementptr [13 x sbyte]* %fmt2, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, ubyte %u0, sbyte %d0, sbyte %x0, double %f1)
  ret int 0
}
