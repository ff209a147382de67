; Arithmetic wraps at the width of each integer type, whatever its sign.
; STDOUT: -128 1 -32768 4
; STDOUT: -2147483648 4294967295 -9223372036854775808 18446744073709551615

%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [15 x sbyte] c"%d %u %ld %lu\0A\00"
declare int %printf(sbyte*, ...)

implementation

sbyte %a(sbyte %x) {
  %y = add sbyte %x, 1
  ret sbyte %y
}

ubyte %b(ubyte %x) {
  %y = mul ubyte %x, 3
  ret ubyte %y
}

short %c(short %x) {
  %y = add short %x, 1
  ret short %y
}

ushort %d(ushort %x) {
  %y = sub ushort %x, 65532
  ret ushort %y
}

int %main() {
  %a = call sbyte %a(sbyte 127)
  %b = call ubyte %b(ubyte 171)
  %c = call short %c(short 32767)
  %d = call ushort %d(ushort 0)
  %f = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, sbyte %a, ubyte %b, short %c, ushort %d)
  %one = add int 1, 0
  %e = add int 2147483647, %one
  %uone = cast int %one to uint
  %g = sub uint 0, %uone
  %lone = cast int %one to long
  %h = add long 9223372036854775807, %lone
  %ulone = cast int %one to ulong
  %i = sub ulong 0, %ulone
  %f2 = getelementptr [15 x sbyte]* %fmt2, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f2, int %e, uint %g, long %h, ulong %i)
  ret int 0
}
