; Phis of every kind of type, that use each other and values that come later.
; STDOUT: 55 34 2.000000 1

%fmt = internal constant [13 x sbyte] c"%d %d %f %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
entry:
  %p = alloca int
  %q = alloca int
  store int 0, int* %p
  store int 1, int* %q
  br label %loop
loop:
  %i = phi uint [ 0, %entry ], [ %i.next, %loop ]
  %a = phi int [ 0, %entry ], [ %b, %loop ]
  %b = phi int [ 1, %entry ], [ %sum, %loop ]
  %x = phi double [ 1.0, %entry ], [ %y, %loop ]
  %y = phi double [ 2.0, %entry ], [ %x, %loop ]
  %flag = phi bool [ false, %entry ], [ %other, %loop ]
  %from = phi int* [ %p, %entry ], [ %to, %loop ]
  %to = phi int* [ %q, %entry ], [ %from, %loop ]
  %sum = add int %a, %b
  %other = xor bool %flag, true
  %i.next = add uint %i, 1
  %more = setlt uint %i.next, 10
  br bool %more, label %loop, label %done
done:
  %v = load int* %from
  %f = cast bool %flag to int
  %both = and int %v, %f
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %b, int %a, double %x, int %both)
  ret int 0
}
