; Chains of conversions: each step has the sign of its own operand.
; STDOUT: 255 -1 18446744073709551615 4294967295

%fmt = internal constant [17 x sbyte] c"%d %ld %lu %lu\0A\00\00"
declare int %printf(sbyte*, ...)

implementation

int %chain1(sbyte %x) {
  %a = cast sbyte %x to ubyte
  %b = cast ubyte %a to short
  %c = cast short %b to int
  ret int %c
}

long %chain2(ubyte %x) {
  %a = cast ubyte %x to sbyte
  %b = cast sbyte %a to ushort
  %c = cast ushort %b to short
  %d = cast short %c to long
  ret long %d
}

ulong %chain3(int %x) {
  %a = cast int %x to ulong
  ret ulong %a
}

ulong %chain4(int %x) {
  %a = cast int %x to uint
  %b = cast uint %a to ulong
  ret ulong %b
}

int %main() {
  %a = call int %chain1(sbyte -1)
  %b = call long %chain2(ubyte 255)
  %c = call ulong %chain3(int -1)
  %d = call ulong %chain4(int -1)
  %s = getelementptr [17 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, long %b, ulong %c, ulong %d)
  ret int 0
}
