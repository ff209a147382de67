; setjmp and longjmp as intrinsics, with values kept in memory across them.
; STDOUT: 0 1
; STDOUT: 5 2
; STDOUT: 6 3
%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
%buf = internal global [64 x long] zeroinitializer
declare int %printf(sbyte*, ...)
declare int %llvm.setjmp(int*)
declare void %llvm.longjmp(int*, int)

implementation

internal void %jump(int %n) {
  %b = cast [64 x long]* %buf to int*
  call void %llvm.longjmp(int* %b, int %n)
  unreachable
}

int %main() {
  %count = alloca int
  store int 0, int* %count
  %b = cast [64 x long]* %buf to int*
  %r = call int %llvm.setjmp(int* %b)
  %c = volatile load int* %count
  %d = add int %c, 1
  volatile store int %d, int* %count
  %s = getelementptr [7 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %r, int %d)
  %stop = setge int %d, 3
  br bool %stop, label %out, label %again
again:
  %n = add int %d, 4
  call void %jump(int %n)
  unreachable
out:
  ret int 0
}
