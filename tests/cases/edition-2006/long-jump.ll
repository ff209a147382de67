; setjmp returns again where longjmp says, past the frames between.
; STDOUT: 0 5 11

%buffer = internal global [512 x sbyte] zeroinitializer, align 16
%fmt = internal constant [10 x sbyte] c"%d %d %d\0A\00"
declare int %llvm.setjmp(sbyte*)
declare void %llvm.longjmp(sbyte*, int)
declare int %printf(sbyte*, ...)

implementation

void %inner(int %x) {
  %b = getelementptr [512 x sbyte]* %buffer, int 0, int 0
  call void %llvm.longjmp(sbyte* %b, int %x)
  unreachable
}

void %outer(int %x) {
  %y = add int %x, 2
  call void %inner(int %y)
  ret void
}

int %main() {
  %count = alloca int
  volatile store int 10, int* %count
  %b = getelementptr [512 x sbyte]* %buffer, int 0, int 0
  %r = call int %llvm.setjmp(sbyte* %b)
  %first = seteq int %r, 0
  br bool %first, label %go, label %back
go:
  %f = getelementptr [10 x sbyte]* %fmt, int 0, int 0
  %c = volatile load int* %count
  %d = add int %c, 1
  volatile store int %d, int* %count
  call void %outer(int 3)
  ret int 1
back:
  %n = volatile load int* %count
  %g = getelementptr [10 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %g, int 0, int %r, int %n)
  ret int 0
}
