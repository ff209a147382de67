; A variadic function reads every type through the intrinsics and va_arg.
; STDOUT: -1 254 -3 65000 1 -5 4000000000 -7 8
; STDOUT: 1.500000 2.500000 x
%fmt = internal constant [30 x sbyte] c"%d %d %d %d %d %d %u %ld %ld\0A\00"
%fmt2 = internal constant [10 x sbyte] c"%f %f %c\0A\00"
declare int %printf(sbyte*, ...)
declare void %llvm.va_start(sbyte**)
declare void %llvm.va_end(sbyte**)
declare void %llvm.va_copy(sbyte**, sbyte*)

implementation

void %show(int %n, ...) {
  %list = alloca sbyte*
  call void %llvm.va_start(sbyte** %list)
  %a = va_arg sbyte** %list, sbyte
  %b = va_arg sbyte** %list, ubyte
  %c = va_arg sbyte** %list, short
  %d = va_arg sbyte** %list, ushort
  %e = va_arg sbyte** %list, bool
  %f = va_arg sbyte** %list, int
  %g = va_arg sbyte** %list, uint
  %h = va_arg sbyte** %list, long
  %i = va_arg sbyte** %list, ulong
  %s = getelementptr [30 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, sbyte %a, ubyte %b, short %c, ushort %d, bool %e, int %f, uint %g, long %h, ulong %i)
  %l = load sbyte** %list
  %copy = alloca sbyte*
  call void %llvm.va_copy(sbyte** %copy, sbyte* %l)
  %x = va_arg sbyte** %list, float
  %y = va_arg sbyte** %list, double
  %z = va_arg sbyte** %list, sbyte*
  call void %llvm.va_end(sbyte** %list)
  %x2 = va_arg sbyte** %copy, float
  %y2 = va_arg sbyte** %copy, double
  call void %llvm.va_end(sbyte** %copy)
  %ch = load sbyte* %z
  %s2 = getelementptr [10 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, float %x2, double %y2, sbyte %ch)
  ret void
}

int %main() {
  %x = alloca sbyte
  store sbyte 120, sbyte* %x
  call void (int, ...)* %show(int 0, sbyte -1, ubyte 254, short -3, ushort 65000, bool true, int -5, uint 4000000000, long -7, ulong 8, float 1.5, double 2.5, sbyte* %x)
  ret int 0
}
