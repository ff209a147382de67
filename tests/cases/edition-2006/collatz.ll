; The number below 1000 with the longest Collatz sequence, with ulong arithmetic.
; STDOUT: 871 178

%fmt = internal constant [9 x sbyte] c"%lu %lu\0A\00"
declare int %printf(sbyte*, ...)

implementation

ulong %steps(ulong %n) {
entry:
  br label %test
test:
  %x = phi ulong [ %n, %entry ], [ %x2, %step ]
  %c = phi ulong [ 0, %entry ], [ %c2, %step ]
  %one = seteq ulong %x, 1
  br bool %one, label %out, label %step
step:
  %low = rem ulong %x, 2
  %odd = cast ulong %low to bool
  %half = shr ulong %x, ubyte 1
  %three = mul ulong %x, 3
  %up = add ulong %three, 1
  %x2 = select bool %odd, ulong %up, ulong %half
  %c2 = add ulong %c, 1
  br label %test
out:
  ret ulong %c
}

int %main() {
entry:
  br label %loop
loop:
  %i = phi ulong [ 1, %entry ], [ %j, %loop ]
  %best = phi ulong [ 0, %entry ], [ %best2, %loop ]
  %most = phi ulong [ 0, %entry ], [ %most2, %loop ]
  %s = call ulong %steps(ulong %i)
  %better = setgt ulong %s, %most
  %best2 = select bool %better, ulong %i, ulong %best
  %most2 = select bool %better, ulong %s, ulong %most
  %j = add ulong %i, 1
  %more = setlt ulong %j, 1000
  br bool %more, label %loop, label %done
done:
  %f = getelementptr [9 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, ulong %best2, ulong %most2)
  ret int 0
}
