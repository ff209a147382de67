; One name for functions of many signatures: called directly, through tables, before their definitions, recursively.
; STDOUT: 1 2 3 4 5 120

%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%table = constant { int (int)*, int (uint)*, int (long)* } { int (int)* %f, int (uint)* %f, int (long)* %f }
declare int %printf(sbyte*, ...)
declare int %f(int)

implementation

int %main() {
  %a = call int %f(int 0)
  %p = getelementptr { int (int)*, int (uint)*, int (long)* }* %table, int 0, uint 1
  %g = load int (uint)** %p
  %b = call int %g(uint 0)
  %q = getelementptr { int (int)*, int (uint)*, int (long)* }* %table, int 0, uint 2
  %h = load int (long)** %q
  %c = call int %h(long 0)
  %d = call int %f(int* null)
  %e = call int %f(double 1.0, double 2.0)
  %x = call int %f(ubyte 5)
  %s = getelementptr [19 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d, int %e, int %x)
  ret int 0
}
int %f(int %x) { ret int 1 }
internal int %f(uint %x) { ret int 2 }
weak int %f(long %x) { ret int 3 }
int %f(int* %x) { ret int 4 }
int %f(double %x, double %y) { ret int 5 }
int %f(ubyte %n) {
  %z = setle ubyte %n, 1
  br bool %z, label %one, label %more
one:
  ret int 1
more:
  %m = sub ubyte %n, 1
  %r = call int %f(ubyte %m)
  %i = cast ubyte %n to int
  %p = mul int %r, %i
  ret int %p
}
