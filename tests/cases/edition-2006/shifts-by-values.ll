; shl and shr of each width by ubyte values from memory, by zero, one and the width less one.
; STDOUT: 85 -86 -128 42 -43 -1
; STDOUT: 85 170 128 42 85 1
; STDOUT: -21846 -1 43690 1
; STDOUT: -1431655766 -1 2863311530 1
; STDOUT: -6148914691236517206 -1 12297829382473034410 1

%f6 = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%f4 = internal constant [13 x sbyte] c"%d %d %u %u\0A\00"
%fl = internal constant [17 x sbyte] c"%ld %ld %lu %lu\0A\00"
%amounts = internal global [6 x ubyte] c"\00\01\07\0F\1F\3F"
declare int %printf(sbyte*, ...)

implementation

internal ubyte %amount(int %n) {
  %p = getelementptr [6 x ubyte]* %amounts, int 0, int %n
  %a = volatile load ubyte* %p
  ret ubyte %a
}

int %main() {
  %a0 = call ubyte %amount(int 0)
  %a1 = call ubyte %amount(int 1)
  %a7 = call ubyte %amount(int 2)
  %a15 = call ubyte %amount(int 3)
  %a31 = call ubyte %amount(int 4)
  %a63 = call ubyte %amount(int 5)
  %s = getelementptr [19 x sbyte]* %f6, int 0, int 0
  %b0 = shl sbyte 85, ubyte %a0
  %b1 = shl sbyte 85, ubyte %a1
  %b7 = shl sbyte 85, ubyte %a7
  %b = add sbyte %b0, 0
  %c1 = shr sbyte %b0, ubyte %a1
  %c2 = shr sbyte %b1, ubyte %a1
  %c7 = shr sbyte %b1, ubyte %a7
  call int (sbyte*, ...)* %printf(sbyte* %s, sbyte %b, sbyte %b1, sbyte %b7, sbyte %c1, sbyte %c2, sbyte %c7)
  %u0 = shl ubyte 85, ubyte %a0
  %u1 = shl ubyte 85, ubyte %a1
  %u7 = shl ubyte 85, ubyte %a7
  %v1 = shr ubyte %u0, ubyte %a1
  %v2 = shr ubyte %u1, ubyte %a1
  %v7 = shr ubyte %u1, ubyte %a7
  call int (sbyte*, ...)* %printf(sbyte* %s, ubyte %u0, ubyte %u1, ubyte %u7, ubyte %v1, ubyte %v2, ubyte %v7)
  %s4 = getelementptr [13 x sbyte]* %f4, int 0, int 0
  %h1 = shl short 21845, ubyte %a1
  %h2 = shr short %h1, ubyte %a15
  %k1 = shl ushort 21845, ubyte %a1
  %k2 = shr ushort %k1, ubyte %a15
  call int (sbyte*, ...)* %printf(sbyte* %s4, short %h1, short %h2, ushort %k1, ushort %k2)
  %i1 = shl int 1431655765, ubyte %a1
  %i2 = shr int %i1, ubyte %a31
  %j1 = shl uint 1431655765, ubyte %a1
  %j2 = shr uint %j1, ubyte %a31
  call int (sbyte*, ...)* %printf(sbyte* %s4, int %i1, int %i2, uint %j1, uint %j2)
  %sl = getelementptr [17 x sbyte]* %fl, int 0, int 0
  %l1 = shl long 6148914691236517205, ubyte %a1
  %l2 = shr long %l1, ubyte %a63
  %m1 = shl ulong 6148914691236517205, ubyte %a1
  %m2 = shr ulong %m1, ubyte %a63
  call int (sbyte*, ...)* %printf(sbyte* %sl, long %l1, long %l2, ulong %m1, ulong %m2)
  ret int 0
}
