; and, or, xor and not on integers, bool and packed integers.
; STDOUT: 8 47 39 -8 251
; STDOUT: 0 1 1 0 12

%fmt = internal constant [16 x sbyte] c"%d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %x = add int 15, 0
  %a = and int %x, 40
  %b = or int %x, 40
  %c = xor int %x, 40
  %seven = and int %x, 7
  %d = not int %seven
  %u = cast int 4 to ubyte
  %e = xor ubyte %u, 255
  %s = getelementptr [16 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d, ubyte %e)
  %t = setgt int %x, 3
  %f = setgt int %x, 30
  %g = and bool %t, %f
  %h = or bool %t, %f
  %i = xor bool %t, %f
  %j = xor bool %t, true
  %v = or <4 x int> <int 1, int 2, int 4, int 8>, <int 8, int 8, int 8, int 8>
  %w = and <4 x int> %v, <int 15, int 15, int 13, int 7>
  %k = extractelement <4 x int> %w, uint 2
  call int (sbyte*, ...)* %printf(sbyte* %s, bool %g, bool %h, bool %i, bool %j, int %k)
  ret int 0
}
