; Shuffles of two values, of one, with elements that do not matter, of several types.
; STDOUT: 1 5 2 6 4 1 20 -10

%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %work(<4 x int> %x, <4 x int> %y, <2 x short> %z) {
  %v = shufflevector <4 x int> %x, <4 x int> %y, <4 x uint> <uint 0, uint 4, uint 1, uint 5>
  %a = extractelement <4 x int> %v, uint 0
  %b = extractelement <4 x int> %v, uint 1
  %c = extractelement <4 x int> %v, uint 2
  %d = extractelement <4 x int> %v, uint 3
  %w = shufflevector <4 x int> %x, <4 x int> undef, <4 x uint> <uint 3, uint undef, uint undef, uint 0>
  %e = extractelement <4 x int> %w, uint 0
  %f = extractelement <4 x int> %w, uint 3
  %u = shufflevector <2 x short> %z, <2 x short> %z, <2 x uint> <uint 3, uint 0>
  %g = extractelement <2 x short> %u, uint 0
  %h = extractelement <2 x short> %u, uint 1
  %s = getelementptr [25 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d, int %e, int %f, short %g, short %h)
  ret void
}

int %main() {
  call void %work(<4 x int> <int 1, int 2, int 3, int 4>, <4 x int> <int 5, int 6, int 7, int 8>,
                  <2 x short> <short -10, short 20>)
  ret int 0
}
