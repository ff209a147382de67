; select of every type, by constants and values.
; STDOUT: 1 2 3.500000 4 1

%fmt = internal constant [16 x sbyte] c"%d %d %f %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %one = add int 1, 0
  %yes = seteq int %one, 1
  %no = setne int %one, 1
  %a = select bool %yes, int %one, int 9
  %b = select bool %no, ubyte 7, ubyte 2
  %c = select bool %yes, float 3.5, float 1.0
  %p = alloca int
  %q = alloca int
  store int 4, int* %p
  store int 5, int* %q
  %r = select bool %no, int* %q, int* %p
  %d = load int* %r
  %e = select bool true, bool %yes, bool %no
  %s = getelementptr [16 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, ubyte %b, float %c, int %d, bool %e)
  ret int 0
}
