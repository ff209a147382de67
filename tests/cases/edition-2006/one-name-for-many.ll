; Names of types, globals, locals, blocks and functions of another type are apart.
; STDOUT: 5 9 3 8

%x = type { int, int }
%y = type short
%x = global int 5
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %y(%y %y) {
y:
  %x = cast %y %y to int
  br label %x
x:
  %y = add int %x, 1
  ret int %y
}

int %main() {
x:
  %x = alloca %x
  %p = getelementptr %x* %x, int 0, uint 1
  store int 3, int* %p
  %v = load int* %x
  %w = call int %y(short 8)
  %q = load int* %p
  %r = call int %y(%y 7)
  %f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %v, int %w, int %q, int %r)
  br label %fmt
fmt:
  ret int 0
}
