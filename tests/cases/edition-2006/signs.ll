; Division, remainder, shifts and comparisons follow the signs of their types.
; STDOUT: -3 2147483644 -1 2147483645
; STDOUT: -1 15 1 0
; STDOUT: 1 0 1 0

%fmt = internal constant [13 x sbyte] c"%d %u %d %u\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %x = add int -7, 0
  %u = cast int %x to uint
  %sq = div int %x, 2
  %uq = div uint %u, 2
  %sr = rem int %x, 3
  %half = shr uint %u, ubyte 1
  %odd = add uint %half, 1
  %f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %sq, uint %uq, int %sr, uint %odd)
  %b = cast int %x to sbyte
  %as = shr sbyte %b, ubyte 3
  %ub = cast int 255 to ubyte
  %ls = shr ubyte %ub, ubyte 4
  %lt = setlt int %x, 0
  %ult = setlt uint %u, 0
  %f2 = getelementptr [13 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f2, sbyte %as, ubyte %ls, bool %lt, bool %ult)
  %sd = sdiv uint %u, 7
  %one = seteq uint %sd, 4294967295
  %gt = setgt int %x, 0
  %ge = setge uint %u, 7
  %ne = setne int %x, %x
  call int (sbyte*, ...)* %printf(sbyte* %f2, bool %one, bool %gt, bool %ge, bool %ne)
  ret int 0
}
