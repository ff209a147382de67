; bswap, ctpop, ctlz and cttz of each width.
; STDOUT: 13330 305419896 72623859790382856
; STDOUT: 8 1 32 64
; STDOUT: 0 15 31 63
; STDOUT: 8 0 4 63

%fmt = internal constant [11 x sbyte] c"%u %u %lu\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%u %u %u %u\0A\00"
declare ushort %llvm.bswap.i16(ushort)
declare uint %llvm.bswap.i32(uint)
declare ulong %llvm.bswap.i64(ulong)
declare ubyte %llvm.ctpop.i8(ubyte)
declare ushort %llvm.ctpop.i16(ushort)
declare uint %llvm.ctpop.i32(uint)
declare ulong %llvm.ctpop.i64(ulong)
declare ubyte %llvm.ctlz.i8(ubyte)
declare ushort %llvm.ctlz.i16(ushort)
declare uint %llvm.ctlz.i32(uint)
declare ulong %llvm.ctlz.i64(ulong)
declare ubyte %llvm.cttz.i8(ubyte)
declare ushort %llvm.cttz.i16(ushort)
declare uint %llvm.cttz.i32(uint)
declare ulong %llvm.cttz.i64(ulong)
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = call ushort %llvm.bswap.i16(ushort 4660)
  %b = call uint %llvm.bswap.i32(uint 2018915346)
  %c = call ulong %llvm.bswap.i64(ulong 578437695752307201)
  %f = getelementptr [11 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, ushort %a, uint %b, ulong %c)
  %d = call ubyte %llvm.ctpop.i8(ubyte 255)
  %e = call ushort %llvm.ctpop.i16(ushort 32768)
  %g = call uint %llvm.ctpop.i32(uint 4294967295)
  %h = call ulong %llvm.ctpop.i64(ulong 18446744073709551615)
  %hi = cast ulong %h to uint
  %f2 = getelementptr [13 x sbyte]* %fmt2, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f2, ubyte %d, ushort %e, uint %g, uint %hi)
  %i = call ubyte %llvm.ctlz.i8(ubyte 128)
  %j = call ushort %llvm.ctlz.i16(ushort 1)
  %k = call uint %llvm.ctlz.i32(uint 1)
  %l = call ulong %llvm.ctlz.i64(ulong 1)
  %li = cast ulong %l to uint
  call int (sbyte*, ...)* %printf(sbyte* %f2, ubyte %i, ushort %j, uint %k, uint %li)
  %m = call ubyte %llvm.cttz.i8(ubyte 0)
  %n = call ushort %llvm.cttz.i16(ushort 1)
  %o = call uint %llvm.cttz.i32(uint 16)
  %p = call ulong %llvm.cttz.i64(ulong 9223372036854775808)
  %pi = cast ulong %p to uint
  call int (sbyte*, ...)* %printf(sbyte* %f2, ubyte %m, ushort %n, uint %o, uint %pi)
  ret int 0
}
