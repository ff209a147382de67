; cast between all kinds of types: the sign of the operand extends, the sign of the type converts floats.
; STDOUT: -1 255 65535 -2
; STDOUT: 4294967295.000000 -1.000000 250 -6
; STDOUT: 1 1 0 1

%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%f %f %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %m = add sbyte -1, 0
  %a = cast sbyte %m to int
  %um = cast sbyte %m to ubyte
  %b = cast ubyte %um to int
  %c = cast sbyte %m to ushort
  %u = cast int -2 to uint
  %d = cast uint %u to int
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, ushort %c, int %d)
  %ui = cast int %a to uint
  %e = cast uint %ui to double
  %f = cast int %a to double
  %g = add double 250.7, 0.0
  %h = cast double %g to ubyte
  %i = sub double 0.0, 6.9
  %j = cast double %i to sbyte
  %s2 = getelementptr [13 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, double %e, double %f, ubyte %h, sbyte %j)
  %p = alloca int
  %k = cast int* %p to bool
  %half = add double 0.5, 0.0
  %l = cast double %half to bool
  %big = add int 256, 0
  %zero = sub int %big, 256
  %n = cast int %zero to bool
  %o = cast int %big to bool
  call int (sbyte*, ...)* %printf(sbyte* %s, bool %k, bool %l, bool %n, bool %o)
  ret int 0
}
