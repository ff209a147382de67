; memcpy, memmove and memset with lengths of uint and ulong and an alignment.
; STDOUT: abcdefgh ababcdgh xxxxxdgh

%text = internal constant [9 x sbyte] c"abcdefgh\00"
%fmt = internal constant [10 x sbyte] c"%s %s %s\0A\00"
declare void %llvm.memcpy.i32(sbyte*, sbyte*, uint, uint)
declare void %llvm.memcpy.i64(sbyte*, sbyte*, ulong, uint)
declare void %llvm.memmove.i32(sbyte*, sbyte*, uint, uint)
declare void %llvm.memmove.i64(sbyte*, sbyte*, ulong, uint)
declare void %llvm.memset.i32(sbyte*, ubyte, uint, uint)
declare void %llvm.memset.i64(sbyte*, ubyte, ulong, uint)
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = alloca [9 x sbyte]
  %b = alloca [9 x sbyte]
  %c = alloca [9 x sbyte]
  %t = getelementptr [9 x sbyte]* %text, int 0, int 0
  %ap = getelementptr [9 x sbyte]* %a, int 0, int 0
  %bp = getelementptr [9 x sbyte]* %b, int 0, int 0
  %cp = getelementptr [9 x sbyte]* %c, int 0, int 0
  call void %llvm.memcpy.i32(sbyte* %ap, sbyte* %t, uint 9, uint 1)
  call void %llvm.memcpy.i64(sbyte* %bp, sbyte* %ap, ulong 9, uint 1)
  %b2 = getelementptr sbyte* %bp, int 2
  call void %llvm.memmove.i64(sbyte* %b2, sbyte* %bp, ulong 4, uint 1)
  call void %llvm.memmove.i32(sbyte* %cp, sbyte* %bp, uint 9, uint 0)
  call void %llvm.memset.i32(sbyte* %cp, ubyte 121, uint 5, uint 1)
  call void %llvm.memset.i64(sbyte* %cp, ubyte 120, ulong 5, uint 1)
  %f = getelementptr [10 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, sbyte* %ap, sbyte* %bp, sbyte* %cp)
  ret int 0
}
