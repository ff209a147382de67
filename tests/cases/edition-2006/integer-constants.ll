; The extremes of each type, numbers in hexadecimal, true and false.
; STDOUT: -128 127 255 -32768 32767 65535
; STDOUT: -2147483648 4294967295 -9223372036854775808 18446744073709551615
; STDOUT: 1 0 74565 -1 255

%a = global [6 x int] [ int cast (sbyte -128 to int), int cast (sbyte 127 to int), int cast (ubyte 255 to int),
                        int cast (short -32768 to int), int cast (short 32767 to int), int cast (ushort 65535 to int) ]
%i = global int -2147483648
%u = global uint 4294967295
%l = global long -9223372036854775808
%ul = global ulong 18446744073709551615
%t = global bool true
%f = global bool false
%h = global uint u0x00012345
%m = global long s0xFFFFFFFFFFFFFFFF
%b = global ubyte u0xFF
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%fmt2 = internal constant [15 x sbyte] c"%d %u %ld %lu\0A\00"
%fmt3 = internal constant [17 x sbyte] c"%d %d %u %ld %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %p0 = load int* getelementptr ([6 x int]* %a, int 0, int 0)
  %p1 = load int* getelementptr ([6 x int]* %a, int 0, int 1)
  %p2 = load int* getelementptr ([6 x int]* %a, int 0, int 2)
  %p3 = load int* getelementptr ([6 x int]* %a, int 0, int 3)
  %p4 = load int* getelementptr ([6 x int]* %a, int 0, int 4)
  %p5 = load int* getelementptr ([6 x int]* %a, int 0, int 5)
  %s = getelementptr [19 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %p0, int %p1, int %p2, int %p3, int %p4, int %p5)
  %i = load int* %i
  %u = load uint* %u
  %l = load long* %l
  %ul = load ulong* %ul
  %s2 = getelementptr [15 x sbyte]* %fmt2, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, int %i, uint %u, long %l, ulong %ul)
  %t = load bool* %t
  %f = load bool* %f
  %h = load uint* %h
  %m = load long* %m
  %b = load ubyte* %b
  %s3 = getelementptr [17 x sbyte]* %fmt3, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s3, bool %t, bool %f, uint %h, long %m, ubyte %b)
  ret int 0
}
