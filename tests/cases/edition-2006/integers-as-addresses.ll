; An int becomes an address by its sign, a uint without one.
; STDOUT: 18446744073709551615 4294967295 7

%fmt = internal constant [13 x sbyte] c"%lu %lu %lu\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %m = sub int 0, 1
  %p = cast int %m to sbyte*
  %a = cast sbyte* %p to ulong
  %u = cast int %m to uint
  %q = cast uint %u to sbyte*
  %b = cast sbyte* %q to ulong
  %seven = cast ubyte 7 to sbyte*
  %c = cast sbyte* %seven to ulong
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, ulong %a, ulong %b, ulong %c)
  ret int 0
}
