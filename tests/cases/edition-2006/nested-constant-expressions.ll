; Constant expressions inside constant expressions, of every kind of operand, in initializers, operands and cases.
; STDOUT: 8 24 63 6
; STDOUT: 3 2 1 17
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%a = internal global [4 x int] [ int 1, int 2, int 3, int 17 ]
%b = constant int shl (int 1, ubyte trunc (int 3 to ubyte))
%c = constant ulong mul (ulong add (ulong 1, ulong 2), ulong zext (ubyte cast (float 8.5 to ubyte) to ulong))
%d = constant ubyte trunc (uint shr (uint bitconvert (float 1.0 to uint), ubyte 24) to ubyte)
%e = constant int select (bool setlt (sbyte -1, sbyte 0), int sub (int 7, int 1), int 0)
%p = constant int* getelementptr ([4 x int]* %a, long 0, long add (long 1, long 1))
%q = constant int* getelementptr (int* getelementptr ([4 x int]* %a, int 0, int cast (ubyte 1 to int)), uint 0)
%r = constant sbyte* cast (int* getelementptr ([4 x int]* %a, int 0, int 0) to sbyte*)
declare int %printf(sbyte*, ...)

implementation

int %pick(int %x) {
  switch int %x, label %d [ int cast (sbyte 3 to int), label %one
                            int add (int 1, int 1), label %two ]
one: ret int 17
two: ret int 2
d: ret int 3
}

int %main() {
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  %vb = load int* %b
  %vc = load ulong* %c
  %vd = load ubyte* %d
  %ve = load int* %e
  call int (sbyte*, ...)* %printf(sbyte* getelementptr ([13 x sbyte]* %fmt, int 0, int 0), int %vb, ulong %vc, ubyte %vd, int %ve)
  %vp = load int** %p
  %wp = load int* %vp
  %vq = load int** %q
  %wq = load int* %vq
  %vr = load sbyte** %r
  %wr = load sbyte* %vr
  %x = call int %pick(int cast (sbyte 3 to int))
  call int (sbyte*, ...)* %printf(sbyte* %s, int %wp, int %wq, sbyte %wr, int %x)
  ret int 0
}
