; udiv, sdiv, urem and srem do what they say, whatever the sign of the type; remainders have the dividend's sign.
; STDOUT: 2147483644 -3 3 -1
; STDOUT: 1 -1 127 -127

%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %signed(int %x, int %y, uint %w) {
  %a = udiv int %x, %y
  %b = sdiv uint %w, 2
  %c = cast uint %b to int
  %d = urem int %x, 6
  %e = srem uint %w, 2
  %e = cast uint %e to int
  %f = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %c, int %d, int %e)
  ret int 0
}

int %main() {
  call int %signed(int -7, int 2, uint 4294967289)
  %m = add sbyte -1, 0
  %a = udiv sbyte %m, -1
  %b = sdiv sbyte 127, %m
  %c = srem sbyte 127, -128
  %n = srem sbyte -127, -128
  %f = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  %small = srem sbyte %m, 2
  call int (sbyte*, ...)* %printf(sbyte* %f, sbyte %a, sbyte %small, sbyte %c, sbyte %n)
  ret int 0
}
