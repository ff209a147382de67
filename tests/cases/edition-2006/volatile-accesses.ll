; volatile loads and stores of each kind of type happen, each once.
; EXIT: 31

%counter = global int 0
%byte = global sbyte 7
%flag = global bool true
%real = global double 2.5
%where = global int* %counter

implementation

int %main() {
  %a = volatile load int* %counter
  %b = add int %a, 5
  volatile store int %b, int* %counter
  %c = volatile load sbyte* %byte
  volatile store sbyte 9, sbyte* %byte
  %d = volatile load sbyte* %byte
  %e = volatile load bool* %flag
  volatile store bool false, bool* %flag
  %f = volatile load bool* %flag
  %g = volatile load double* %real
  volatile store double 9.5, double* %real
  %h = volatile load double* %real
  %p = volatile load int** %where
  %i = volatile load int* %p
  %c2 = cast sbyte %c to int
  %d2 = cast sbyte %d to int
  %e2 = cast bool %e to int
  %f2 = cast bool %f to int
  %gh = sub double %h, %g
  %gh2 = cast double %gh to int
  %s1 = add int %c2, %d2
  %s2 = add int %s1, %e2
  %s3 = add int %s2, %f2
  %s4 = add int %s3, %gh2
  %s5 = add int %s4, %i
  %s6 = add int %s5, 2
  ret int %s6
}
