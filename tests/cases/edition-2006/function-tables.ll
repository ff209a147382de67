; Global arrays and structs of function pointers, called indirectly; addresses of functions compare.
; EXIT: 42

%ops = internal constant [3 x int (int, int)*] [ int (int, int)* %plus, int (int, int)* %minus,
                                                 int (int, int)* %times ]
%vtable = internal constant { int (int, int)*, void (int*)* } { int (int, int)* %times, void (int*)* %bump }

implementation

int %apply(uint %which, int %x, int %y) {
  %p = getelementptr [3 x int (int, int)*]* %ops, long 0, uint %which
  %f = load int (int, int)** %p
  %r = call int %f(int %x, int %y)
  ret int %r
}

internal int %plus(int %x, int %y) {
  %z = add int %x, %y
  ret int %z
}

internal int %minus(int %x, int %y) {
  %z = sub int %x, %y
  ret int %z
}

internal int %times(int %x, int %y) {
  %z = mul int %x, %y
  ret int %z
}

internal void %bump(int* %p) {
  %x = load int* %p
  %y = add int %x, 1
  store int %y, int* %p
  ret void
}

int %main() {
  %a = call int %apply(uint 0, int 7, int 3)
  %b = call int %apply(uint 1, int 7, int 3)
  %c = call int %apply(uint 2, int 7, int 3)
  %s = alloca int
  %ab = add int %a, %b
  %abc = add int %ab, %c
  store int %abc, int* %s
  %fp = getelementptr { int (int, int)*, void (int*)* }* %vtable, long 0, uint 1
  %f = load void (int*)** %fp
  call void %f(int* %s)
  call void (int*)* %f(int* %s)
  %gp = getelementptr { int (int, int)*, void (int*)* }* %vtable, long 0, uint 0
  %g = load int (int, int)** %gp
  %same = seteq int (int, int)* %g, %times
  %r = load int* %s
  %n = cast bool %same to int
  %t = add int %r, %n
  %u = add int %t, 4
  ret int %u
}
