; Operations as constant expressions in initializers: the signs of their operands decide.
; STDOUT: -3 2147483644 -1 3 -4 1073741823
; STDOUT: 8 47 39 128 -1 3
; STDOUT: 1 0 1 0 1 1
; STDOUT: 3.750000 0.500000 1.500000 -2.000000

%a = global int div (int -7, int 2)
%b = global uint div (uint 4294967289, uint 2)
%c = global int rem (int -7, int 3)
%d = global uint rem (uint 4294967289, uint 6)
%e = global int shr (int -7, ubyte 1)
%f = global uint shr (uint 4294967295, ubyte 2)
%g = global int and (int 15, int 40)
%h = global int or (int 15, int 40)
%i = global int xor (int 15, int 40)
%j = global ubyte shl (ubyte 1, ubyte 7)
%k = global int sub (int add (int 1, int 1), int 3)
%l = global int mul (int udiv (int 7, int 2), int srem (int 9, int 2))
%m = global bool setlt (int -1, int 0)
%n = global bool setlt (uint 4294967295, uint 0)
%o = global bool setge (sbyte 127, sbyte -128)
%p = global bool setle (double 2.0, double 1.0)
%q = global bool setne (float 1.0, float 0x7FF8000000000000)
%r = global bool select (bool seteq (int 1, int 1), bool true, bool false)
%s = global double add (double 1.5, double 2.25)
%t = global double div (double 1.0, double 2.0)
%u = global double rem (double 7.5, double 2.0)
%v = global double select (bool false, double 1.0, double sub (double 1.0, double 3.0))
%fmt = internal constant [19 x sbyte] c"%d %u %d %u %d %u\0A\00"
%fmt2 = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%fmt3 = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = load int* %a
  %b = load uint* %b
  %c = load int* %c
  %d = load uint* %d
  %e = load int* %e
  %f = load uint* %f
  %x = getelementptr [19 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %x, int %a, uint %b, int %c, uint %d, int %e, uint %f)
  %g = load int* %g
  %h = load int* %h
  %i = load int* %i
  %j = load ubyte* %j
  %k = load int* %k
  %l = load int* %l
  %y = getelementptr [19 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %y, int %g, int %h, int %i, ubyte %j, int %k, int %l)
  %m = load bool* %m
  %n = load bool* %n
  %o = load bool* %o
  %p = load bool* %p
  %q = load bool* %q
  %r = load bool* %r
  call int (sbyte*, ...)* %printf(sbyte* %y, bool %m, bool %n, bool %o, bool %p, bool %q, bool %r)
  %s = load double* %s
  %t = load double* %t
  %u = load double* %u
  %v = load double* %v
  %z = getelementptr [13 x sbyte]* %fmt3, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %z, double %s, double %t, double %u, double %v)
  ret int 0
}
