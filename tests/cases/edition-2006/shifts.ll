; shl and shr of every integer type by a variable ubyte: the sign of the type decides what comes in from above.
; STDOUT: -64 192 -32768 32768
; STDOUT: -1 63 -1 16383
; STDOUT: -2147483648 2147483648 -2 4611686018427387903

%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [15 x sbyte] c"%d %u %ld %lu\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %work(ubyte %n, sbyte %w, ubyte %x, short %y, ushort %z) {
  %a = shl sbyte %w, ubyte %n
  %b = shl ubyte %x, ubyte %n
  %m = add ubyte %n, 9
  %c = shl short %y, ubyte %m
  %d = shl ushort %z, ubyte %m
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, sbyte %a, ubyte %b, short %c, ushort %d)
  ret void
}

void %right(ubyte %n, sbyte %x, ubyte %y, short %z, ushort %w) {
  %a = shr sbyte %x, ubyte %n
  %b = shr ubyte %y, ubyte %n
  %c = shr short %z, ubyte %n
  %d = shr ushort %w, ubyte %n
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, sbyte %a, ubyte %b, short %c, ushort %d)
  ret void
}

void %wide(ubyte %n, int %x, uint %y, long %z, ulong %w) {
  %a = shl int %x, ubyte %n
  %b = shl uint %y, ubyte %n
  %c = shr long %z, ubyte %n
  %d = shr ulong %w, ubyte 2
  %s = getelementptr [15 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, uint %b, long %c, ulong %d)
  ret void
}

int %main() {
  call void %work(ubyte 6, sbyte 3, ubyte 3, short 1, ushort 1)
  call void %right(ubyte 2, sbyte -1, ubyte 255, short -1, ushort 65535)
  call void %wide(ubyte 31, int 1, uint 1, long -4294967296, ulong 18446744073709551615)
  ret int 0
}
