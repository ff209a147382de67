; Counts of bits of operands of each width with results of 32 bits, as they were declared in 2006.
; STDOUT: 64 5 8 0
declare uint %llvm.ctpop.i64(ulong)
declare uint %llvm.ctlz.i8(ubyte)
declare uint %llvm.cttz.i16(ushort)
declare ubyte %llvm.ctpop.i8(ubyte)
declare int %printf(sbyte*, ...)
%f = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
implementation
int %main() {
  %a = call uint %llvm.ctpop.i64(ulong 18446744073709551615)
  %b = call uint %llvm.ctlz.i8(ubyte 4)
  %c = call uint %llvm.cttz.i16(ushort 256)
  %d = call ubyte %llvm.ctpop.i8(ubyte 0)
  call int (sbyte*, ...)* %printf(sbyte* getelementptr ([13 x sbyte]* %f, int 0, int 0), uint %a, uint %b, uint %c, ubyte %d)
  ret int 0
}
