; Arrays and structs as constants: nested, zero, undefined in part, empty, with addresses of globals and functions.
; STDOUT: 1 2 3 0 17 42 9

%X = global int 17
%Y = global int 42
%Z = global [2 x int*] [ int* %X, int* %Y ]
%nested = global { [2 x { sbyte, int }], int*, [2 x [2 x short]], {} } {
  [2 x { sbyte, int }] [ { sbyte, int } { sbyte 1, int 2 }, { sbyte, int } { sbyte 3, int undef } ],
  int* %X,
  [2 x [2 x short]] zeroinitializer,
  {} {} }
%zero = global [1000 x { double, int* }] zeroinitializer
%scalar = global int zeroinitializer
%fn = global int (int)* %inc
%fmt = internal constant [22 x sbyte] c"%d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %inc(int %x) {
  %y = add int %x, 1
  ret int %y
}

int %main() {
  %p1 = getelementptr { [2 x { sbyte, int }], int*, [2 x [2 x short]], {} }* %nested, int 0, uint 0, int 0, uint 0
  %a = load sbyte* %p1
  %p2 = getelementptr { [2 x { sbyte, int }], int*, [2 x [2 x short]], {} }* %nested, int 0, uint 0, int 0, uint 1
  %b = load int* %p2
  %p3 = getelementptr { [2 x { sbyte, int }], int*, [2 x [2 x short]], {} }* %nested, int 0, uint 0, int 1, uint 0
  %c = load sbyte* %p3
  %p4 = getelementptr [1000 x { double, int* }]* %zero, int 0, int 999, uint 0
  %z = load double* %p4
  %z1 = cast double %z to int
  %z2 = load int* %scalar
  %d = add int %z1, %z2
  %p5 = getelementptr { [2 x { sbyte, int }], int*, [2 x [2 x short]], {} }* %nested, int 0, uint 1
  %x = load int** %p5
  %e = load int* %x
  %p6 = getelementptr [2 x int*]* %Z, int 0, int 1
  %y = load int** %p6
  %f = load int* %y
  %fp = load int (int)** %fn
  %g = call int %fp(int 8)
  %s = getelementptr [22 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, sbyte %a, int %b, sbyte %c, int %d, int %e, int %f, int %g)
  ret int 0
}
