; The primes below 1000 are counted and summed in an array of bool.
; STDOUT: 168 76127

%flags = internal global [1000 x bool] zeroinitializer
%fmt = internal constant [7 x sbyte] c"%u %u\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
entry:
  br label %outer
outer:
  %i = phi uint [ 2, %entry ], [ %i2, %next ]
  %count = phi uint [ 0, %entry ], [ %count2, %next ]
  %sum = phi uint [ 0, %entry ], [ %sum2, %next ]
  %p = getelementptr [1000 x bool]* %flags, int 0, uint %i
  %composite = load bool* %p
  br bool %composite, label %next, label %prime
prime:
  %c = add uint %count, 1
  %s = add uint %sum, %i
  %first = mul uint %i, %i
  br label %test
test:
  %j = phi uint [ %first, %prime ], [ %j2, %mark ]
  %in = setlt uint %j, 1000
  br bool %in, label %mark, label %next
mark:
  %q = getelementptr [1000 x bool]* %flags, int 0, uint %j
  store bool true, bool* %q
  %j2 = add uint %j, %i
  br label %test
next:
  %count2 = phi uint [ %count, %outer ], [ %c, %test ]
  %sum2 = phi uint [ %sum, %outer ], [ %s, %test ]
  %i2 = add uint %i, 1
  %more = setlt uint %i2, 1000
  br bool %more, label %outer, label %done
done:
  %f = getelementptr [7 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, uint %count2, uint %sum2)
  ret int 0
}
