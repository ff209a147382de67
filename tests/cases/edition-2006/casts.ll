; Casts to bool compare with zero; extension follows the sign of the operand.
; STDOUT: 1 1 65535 -1
; STDOUT: 4294967295 -1 257 1

%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [16 x sbyte] c"%lu %ld %lu %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %X = trunc int 257 to ubyte
  %Y = trunc int 256 to bool
  %Z = sext sbyte -1 to ushort
  %W = sext bool true to int
  %f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, ubyte %X, bool %Y, ushort %Z, int %W)
  %m = sub int 0, 1
  %u = cast int %m to uint
  %zl = cast uint %u to ulong
  %sl = cast int %m to long
  %V = zext int 257 to ulong
  %t = fptosi double 1.9 to int
  %f2 = getelementptr [16 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f2, ulong %zl, long %sl, ulong %V, int %t)
  ret int 0
}
