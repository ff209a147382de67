; alloca with a count that is a value, in a loop whose memory is given back, and of aggregates with alignment.
; EXIT: 55

declare sbyte* %llvm.stacksave()
declare void %llvm.stackrestore(sbyte*)

implementation

int %fill(uint %n) {
entry:
  %a = alloca int, uint %n
  br label %loop
loop:
  %i = phi uint [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr int* %a, uint %i
  %v = cast uint %i to int
  store int %v, int* %p
  %j = add uint %i, 1
  %c = setlt uint %j, %n
  br bool %c, label %loop, label %out
out:
  %k = sub uint %n, 1
  %q = getelementptr int* %a, uint %k
  %r = load int* %q
  ret int %r
}

int %main() {
entry:
  %aligned = alloca { sbyte, int }, align 128
  %bits = cast { sbyte, int }* %aligned to ulong
  %low = and ulong %bits, 127
  %lowi = cast ulong %low to int
  br label %loop
loop:
  %i = phi uint [ 0, %entry ], [ %j, %loop ]
  %s = phi int [ %lowi, %entry ], [ %t, %loop ]
  %save = call sbyte* %llvm.stacksave()
  %buffer = alloca sbyte, uint 100000
  %at = getelementptr sbyte* %buffer, uint 99999
  store sbyte 1, sbyte* %at
  %x = load sbyte* %at
  call void %llvm.stackrestore(sbyte* %save)
  %xi = cast sbyte %x to int
  %n = add uint %i, 1
  %f = call int %fill(uint %n)
  %g = add int %f, %xi
  %t = add int %s, %g
  %j = add uint %i, 1
  %c = setlt uint %j, 10
  br bool %c, label %loop, label %out
out:
  ret int %t
}
