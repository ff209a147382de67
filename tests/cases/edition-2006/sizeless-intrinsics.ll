; Intrinsics from before their names said a size, one name for several types; casts between floats and addresses.
; STDOUT: 3 63 2.000000 xxxx 7

%fmt = internal constant [18 x sbyte] c"%d %lu %f %s %lu\0A\00"
declare uint %llvm.ctpop(uint)
declare ulong %llvm.ctlz(ulong)
declare double %llvm.sqrt(double)
declare void %llvm.memset(sbyte*, ubyte, uint, uint)
declare void %llvm.memcpy(sbyte*, sbyte*, ulong, uint)
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %s = alloca [4xsbyte]
  %t = alloca [5xsbyte]
  %sp = getelementptr [4xsbyte]* %s, int 0, int 0
  %tp = getelementptr [5xsbyte]* %t, int 0, int 0
  call void %llvm.memset(sbyte* %tp, ubyte 0, uint 5, uint 1)
  call void %llvm.memset(sbyte* %sp, ubyte 120, uint 4, uint 1)
  call void %llvm.memcpy(sbyte* %tp, sbyte* %sp, ulong 4, uint 1)
  %a = call uint %llvm.ctpop(uint 7)
  %b = call ulong %llvm.ctlz(ulong 1)
  %c = call double %llvm.sqrt(double 4.0)
  %seven = add double %c, 5.0
  %p = cast double %seven to int*
  %back = cast int* %p to float
  %d = cast float %back to ulong
  %f = getelementptr [18 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, uint %a, ulong %b, double %c, sbyte* %tp, ulong %d)
  ret int 0
}
