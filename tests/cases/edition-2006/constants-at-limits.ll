; Integers at the ends of all ranges, float constants of every form, null, undef, strings with escapes.
; STDOUT: -128 127 255 -32768 32767 65535
; STDOUT: -2147483648 2147483647 4294967295 -9223372036854775808 9223372036854775807 18446744073709551615
; STDOUT: 4500000000000000.0 -0.5 123.421 inf -inf 1
; STDOUT: "q\" 0
%f1 = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%f2 = internal constant [22 x sbyte] c"%d %d %u %ld %ld %lu\0A\00"
%f3 = internal constant [23 x sbyte] c"%.1f %.1f %g %f %f %d\0A\00"
%f4 = internal constant [7 x sbyte] c"%s %d\0A\00"
%q = internal constant [5 x sbyte] c"\22q\5C\22\00"
%a = internal global { sbyte, sbyte, ubyte, short, short, ushort } { sbyte -128, sbyte 127, ubyte 255, short -32768, short 32767, ushort 65535 }
%b = internal global { int, int, uint, long, long, ulong } { int -2147483648, int 2147483647, uint 4294967295, long -9223372036854775808, long 9223372036854775807, ulong 18446744073709551615 }
%u = internal global { int*, int, [2 x float] } { int* null, int undef, [2 x float] undef }
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %p1 = getelementptr { sbyte, sbyte, ubyte, short, short, ushort }* %a, int 0, uint 0
  %p2 = getelementptr { sbyte, sbyte, ubyte, short, short, ushort }* %a, int 0, uint 1
  %p3 = getelementptr { sbyte, sbyte, ubyte, short, short, ushort }* %a, int 0, uint 2
  %p4 = getelementptr { sbyte, sbyte, ubyte, short, short, ushort }* %a, int 0, uint 3
  %p5 = getelementptr { sbyte, sbyte, ubyte, short, short, ushort }* %a, int 0, uint 4
  %p6 = getelementptr { sbyte, sbyte, ubyte, short, short, ushort }* %a, int 0, uint 5
  %v1 = load sbyte* %p1
  %v2 = load sbyte* %p2
  %v3 = load ubyte* %p3
  %v4 = load short* %p4
  %v5 = load short* %p5
  %v6 = load ushort* %p6
  call int (sbyte*, ...)* %printf(sbyte* getelementptr ([19 x sbyte]* %f1, int 0, int 0), sbyte %v1, sbyte %v2, ubyte %v3, short %v4, short %v5, ushort %v6)
  %q1 = getelementptr { int, int, uint, long, long, ulong }* %b, int 0, uint 0
  %q2 = getelementptr { int, int, uint, long, long, ulong }* %b, int 0, uint 1
  %q3 = getelementptr { int, int, uint, long, long, ulong }* %b, int 0, uint 2
  %q4 = getelementptr { int, int, uint, long, long, ulong }* %b, int 0, uint 3
  %q5 = getelementptr { int, int, uint, long, long, ulong }* %b, int 0, uint 4
  %q6 = getelementptr { int, int, uint, long, long, ulong }* %b, int 0, uint 5
  %w1 = load int* %q1
  %w2 = load int* %q2
  %w3 = load uint* %q3
  %w4 = load long* %q4
  %w5 = load long* %q5
  %w6 = load ulong* %q6
  call int (sbyte*, ...)* %printf(sbyte* getelementptr ([22 x sbyte]* %f2, int 0, int 0), int %w1, int %w2, uint %w3, long %w4, long %w5, ulong %w6)
  %nan = seteq double 0x7FF8000000000000, 0x7FF8000000000000
  %isnan = xor bool %nan, true
  call int (sbyte*, ...)* %printf(sbyte* getelementptr ([23 x sbyte]* %f3, int 0, int 0), double 0x432ff973cafa8000, double -5.0e-1, double 1.23421e+2, double 0x7FF0000000000000, float 0xFFF0000000000000, bool %isnan)
  %n = load int** getelementptr ({ int*, int, [2 x float] }* %u, int 0, uint 0)
  %isnull = setne int* %n, null
  call int (sbyte*, ...)* %printf(sbyte* getelementptr ([7 x sbyte]* %f4, int 0, int 0), sbyte* getelementptr ([5 x sbyte]* %q, int 0, int 0), bool %isnull)
  ret int 0
}
