; The FNV-1a hash of a string (a published test value), with unsigned arithmetic that wraps.
; STDOUT: 3214735720

%text = internal constant [7 x ubyte] c"foobar\00"
%fmt = internal constant [4 x sbyte] c"%u\0A\00"
declare int %printf(sbyte*, ...)

implementation

uint %hash(ubyte* %s) {
entry:
  br label %test
test:
  %p = phi ubyte* [ %s, %entry ], [ %p2, %step ]
  %h = phi uint [ 2166136261, %entry ], [ %h3, %step ]
  %c = load ubyte* %p
  %end = seteq ubyte %c, 0
  br bool %end, label %out, label %step
step:
  %u = cast ubyte %c to uint
  %h2 = xor uint %h, %u
  %h3 = mul uint %h2, 16777619
  %p2 = getelementptr ubyte* %p, int 1
  br label %test
out:
  ret uint %h
}

int %main() {
  %h = call uint %hash(ubyte* getelementptr ([7 x ubyte]* %text, int 0, int 0))
  %f = getelementptr [4 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, uint %h)
  ret int 0
}
