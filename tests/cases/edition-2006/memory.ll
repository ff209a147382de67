; malloc, free, alloca with counts and alignment, fields by uint and elements by long, volatile accesses.
; EXIT: 42

%RT = type { sbyte, [10 x [20 x int]], sbyte }
%ST = type { int, double, %RT }

implementation

int* %address(%ST* %s) {
entry:
  %reg = getelementptr %ST* %s, int 1, uint 2, uint 1, int 5, int 13
  ret int* %reg
}

int %main() {
  %two = add uint 1, 1
  %s = malloc %ST, uint %two
  %p = call int* %address(%ST* %s)
  store int 30, int* %p
  %t1 = getelementptr %ST* %s, int 1
  %t2 = getelementptr %ST* %t1, int 0, uint 2
  %t3 = getelementptr %RT* %t2, int 0, uint 1
  %t4 = getelementptr [10 x [20 x int]]* %t3, int 0, int 5
  %t5 = getelementptr [20 x int]* %t4, int 0, int 13
  %a = volatile load int* %t5
  free %ST* %s
  %big = malloc int, uint 4, align 1024
  %bits = cast int* %big to ulong
  %low = and ulong %bits, 1023
  %aligned = seteq ulong %low, 0
  free int* %big
  %l = alloca int, uint 4, align 64
  %l2 = getelementptr int* %l, uint %two
  volatile store int 11, int* %l2
  %b = load int* %l2
  %ab = add int %a, %b
  %c = cast bool %aligned to int
  %r = add int %ab, %c
  ret int %r
}
