; A variadic function reads every type, from registers and from the stack.
; STDOUT: 1 -2 3 4294967295
; STDOUT: -5 6 7.500000 8.250000
; STDOUT: 9 10 11 12 hello

%fmt = internal constant [13 x sbyte] c"%d %d %d %u\0A\00"
%fmt2 = internal constant [15 x sbyte] c"%ld %lu %f %f\0A\00"
%fmt3 = internal constant [16 x sbyte] c"%d %d %d %d %s\0A\00"
%hello = internal constant [6 x sbyte] c"hello\00"
declare int %printf(sbyte*, ...)
declare void %llvm.va_start(sbyte**)
declare void %llvm.va_end(sbyte**)

implementation

void %all(int %n, ...) {
  %ap = alloca sbyte*
  call void %llvm.va_start(sbyte** %ap)
  %a = va_arg sbyte** %ap, bool
  %b = va_arg sbyte** %ap, sbyte
  %c = va_arg sbyte** %ap, ushort
  %d = va_arg sbyte** %ap, uint
  %e = va_arg sbyte** %ap, long
  %f = va_arg sbyte** %ap, ulong
  %g = va_arg sbyte** %ap, float
  %h = va_arg sbyte** %ap, double
  %i = va_arg sbyte** %ap, int
  %j = va_arg sbyte** %ap, short
  %k = va_arg sbyte** %ap, ubyte
  %l = va_arg sbyte** %ap, int
  %m = va_arg sbyte** %ap, sbyte*
  call void %llvm.va_end(sbyte** %ap)
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, bool %a, sbyte %b, ushort %c, uint %d)
  %s2 = getelementptr [15 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, long %e, ulong %f, float %g, double %h)
  %s3 = getelementptr [16 x sbyte]* %fmt3, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s3, int %i, short %j, ubyte %k, int %l, sbyte* %m)
  ret void
}

int %main() {
  %h = getelementptr [6 x sbyte]* %hello, long 0, long 0
  call void (int, ...)* %all(int 13, bool true, sbyte -2, ushort 3, uint 4294967295, long -5, ulong 6,
                             float 7.5, double 8.25, int 9, short 10, ubyte 11, int 12, sbyte* %h)
  ret int 0
}
