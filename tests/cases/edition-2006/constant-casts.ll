; Conversions as constant expressions in initializers.
; STDOUT: 1 255 65535 -1 3 4294967295
; STDOUT: 7.000000 -7.000000 0.500000 0.250000

%a = global ubyte trunc (int 257 to ubyte)
%b = global int zext (ubyte 255 to int)
%c = global ushort sext (sbyte -1 to ushort)
%d = global int sext (bool true to int)
%e = global int fp2sint (double 3.9 to int)
%f = global uint fp2uint (double 4294967295.0 to uint)
%g = global double uint2fp (uint 7 to double)
%h = global double sint2fp (int -7 to double)
%i = global float fptrunc (double 0.5 to float)
%j = global double fpext (float 0.25 to double)
%k = global uint bitconvert (float 1.0 to uint)
%l = global bool trunc (int 2 to bool)
%m = global int* cast (long 16 to int*)
%n = global ulong cast (int* cast (long 16 to int*) to ulong)
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %u\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = load ubyte* %a
  %b = load int* %b
  %c = load ushort* %c
  %d = load int* %d
  %e = load int* %e
  %f = load uint* %f
  %s = getelementptr [19 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, ubyte %a, int %b, ushort %c, int %d, int %e, uint %f)
  %g = load double* %g
  %h = load double* %h
  %i = load float* %i
  %j = load double* %j
  %s2 = getelementptr [13 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, double %g, double %h, float %i, double %j)
  %k = load uint* %k
  %l = load bool* %l
  %m = load int** %m
  %n = load ulong* %n
  %k1 = seteq uint %k, 1065353216
  %m1 = cast int* %m to ulong
  %m2 = seteq ulong %m1, %n
  %n1 = seteq ulong %n, 16
  %kl = and bool %k1, %l
  %mn = and bool %m2, %n1
  %ok = and bool %kl, %mn
  %bad = xor bool %ok, true
  %r = cast bool %bad to int
  ret int %r
}
