; Constant expressions as operands of instructions, of calls, in phis and returns.
; EXIT: 24

%data = global [3 x int] [ int 4, int 5, int 6 ]
%text = internal constant [3 x sbyte] c"ok\00"

implementation

int %first(int* %p, uint %n) {
  %q = getelementptr int* %p, uint %n
  %v = load int* %q
  ret int %v
}

int* %address() {
  ret int* getelementptr ([3 x int]* %data, long 0, long 2)
}

int %main() {
entry:
  %a = load int* getelementptr ([3 x int]* %data, long 0, long 1)
  %b = call int %first(int* getelementptr ([3 x int]* %data, long 0, long 0), uint add (uint 1, uint 1))
  %c = call int* %address()
  %d = load int* %c
  %ch = load sbyte* getelementptr ([3 x sbyte]* %text, int 0, int 0)
  %k = seteq sbyte %ch, 111
  br bool %k, label %yes, label %no
yes:
  br label %no
no:
  %e = phi int [ mul (int 3, int 2), %entry ], [ cast (sbyte 7 to int), %yes ]
  %ab = add int %a, %b
  %abd = add int %ab, %d
  %r = add int %abd, %e
  ret int %r
}
