; A tree of nodes on the heap, filled, summed in order and freed.
; STDOUT: 1 3 4 6 8 9

%tree = type { int, %tree*, %tree* }
%fmt = internal constant [4 x sbyte] c"%d \00"
%last = internal constant [4 x sbyte] c"%d\0A\00"
%left = internal global int 6
declare int %printf(sbyte*, ...)

implementation

%tree* %insert(%tree* %t, int %x) {
  %empty = seteq %tree* %t, null
  br bool %empty, label %new, label %down
new:
  %n = malloc %tree
  %vp = getelementptr %tree* %n, int 0, uint 0
  store int %x, int* %vp
  %lp = getelementptr %tree* %n, int 0, uint 1
  store %tree* null, %tree** %lp
  %rp = getelementptr %tree* %n, int 0, uint 2
  store %tree* null, %tree** %rp
  ret %tree* %n
down:
  %vp2 = getelementptr %tree* %t, int 0, uint 0
  %v = load int* %vp2
  %less = setlt int %x, %v
  %lp2 = getelementptr %tree* %t, int 0, uint 1
  %rp2 = getelementptr %tree* %t, int 0, uint 2
  %side = select bool %less, %tree** %lp2, %tree** %rp2
  %child = load %tree** %side
  %grown = call %tree* %insert(%tree* %child, int %x)
  store %tree* %grown, %tree** %side
  ret %tree* %t
}

void %walk(%tree* %t) {
  %empty = seteq %tree* %t, null
  br bool %empty, label %out, label %in
in:
  %lp = getelementptr %tree* %t, int 0, uint 1
  %l = load %tree** %lp
  call void %walk(%tree* %l)
  %vp = getelementptr %tree* %t, int 0, uint 0
  %v = load int* %vp
  %n = load int* %left
  %m = sub int %n, 1
  store int %m, int* %left
  %end = seteq int %m, 0
  %f1 = getelementptr [4 x sbyte]* %fmt, int 0, int 0
  %f2 = getelementptr [4 x sbyte]* %last, int 0, int 0
  %f = select bool %end, sbyte* %f2, sbyte* %f1
  call int (sbyte*, ...)* %printf(sbyte* %f, int %v)
  %rp = getelementptr %tree* %t, int 0, uint 2
  %r = load %tree** %rp
  call void %walk(%tree* %r)
  free %tree* %t
  ret void
out:
  ret void
}

int %main() {
  %a = call %tree* %insert(%tree* null, int 6)
  %b = call %tree* %insert(%tree* %a, int 3)
  %c = call %tree* %insert(%tree* %b, int 8)
  %d = call %tree* %insert(%tree* %c, int 1)
  %e = call %tree* %insert(%tree* %d, int 4)
  %f = call %tree* %insert(%tree* %e, int 9)
  call void %walk(%tree* %f)
  ret int 0
}
