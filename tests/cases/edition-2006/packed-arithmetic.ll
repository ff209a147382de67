; Packed values: arithmetic by the sign of their elements, elements at variable places, loads and stores.
; STDOUT: -3 2147483644 6 1.500000
; STDOUT: 12 -1 3 40

%fmt = internal constant [13 x sbyte] c"%d %u %d %f\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%mem = internal global <4 x int> <int 1, int 2, int 3, int 4>
declare int %printf(sbyte*, ...)

implementation

void %work(<4 x int> %v, <4 x uint> %w, <2 x double> %d, uint %at) {
  %a = div <4 x int> %v, <int 2, int 2, int 2, int 2>
  %x = extractelement <4 x int> %a, uint %at
  %b = div <4 x uint> %w, <uint 2, uint 2, uint 2, uint 2>
  %y = extractelement <4 x uint> %b, uint %at
  %c = mul <4 x int> %v, <int 1, int 2, int 3, int 4>
  %z = extractelement <4 x int> %c, uint 2
  %e = div <2 x double> %d, <double 2.0, double 4.0>
  %r = extractelement <2 x double> %e, uint 1
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %x, uint %y, int %z, double %r)
  ret void
}

int %main() {
  call void %work(<4 x int> <int 5, int -7, int 2, int 9>,
                  <4 x uint> <uint 5, uint 4294967289, uint 2, uint 9>,
                  <2 x double> <double 1.0, double 6.0>, uint 1)
  %v = load <4 x int>* %mem
  %at = add uint 3, 0
  %w = insertelement <4 x int> %v, int 36, uint %at
  %sum = add <4 x int> %w, %v
  store <4 x int> %sum, <4 x int>* %mem
  %p = getelementptr <4 x int>* %mem, int 0, int 3
  %d = load int* %p
  %sub = sub <4 x int> %v, %w
  %e = extractelement <4 x int> %sub, uint 0
  %f = sub int %e, 1
  %one = extractelement <4 x int> %v, uint 2
  %both = xor <4 x int> %sum, %sum
  %g = extractelement <4 x int> %both, uint 1
  %h = add int %g, 12
  %s = getelementptr [13 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %h, int %f, int %one, int %d)
  ret int 0
}
