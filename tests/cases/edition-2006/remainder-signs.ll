; srem and rem of signed integers have the sign of the dividend, as instructions and as constants, whatever the text
; says of the divisor.
; STDOUT: -1 1 -1 -1 1 -1 1 -2
%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
%a = constant int srem (int -7, int 3)
%b = constant int rem (int 7, int -3)
%c = constant sbyte srem (sbyte -7, sbyte -3)
declare int %printf(sbyte*, ...)

implementation

void %show(int %m7, int %p7, int %m3, int %p3, uint %u) {
  %d = srem int %m7, %m3
  %e = srem int %p7, %m3
  %f = rem int %m7, %p3
  ; 4294967289 is -7
  %g = srem uint %u, 3
  %h = rem uint %u, 4
  %x = load int* %a
  %y = load int* %b
  %z = load sbyte* %c
  %s = getelementptr [25 x sbyte]* %fmt, int 0, int 0
  %i = cast uint %g to int
  %j = cast uint %h to int
  %k = sub int %j, 3
  call int (sbyte*, ...)* %printf(sbyte* %s, int %x, int %y, sbyte %z, int %d, int %e, int %f, uint %h, int %k)
  ret void
}

int %main() {
  call void %show(int -7, int 7, int -3, int 3, uint 4294967289)
  ret int 0
}
