; Small values through ... : each is extended by its sign, float becomes double.
; STDOUT: -1 255 -2 65534 1 0 2.500000 -7
%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %f %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %f = getelementptr [25 x sbyte]* %fmt, long 0, long 0
  %a = sub sbyte 0, 1
  %b = sub ubyte 0, 1
  %c = sub short 0, 2
  %d = sub ushort 0, 2
  %e = seteq ubyte %b, 255
  %g = seteq sbyte %a, 0
  %h = add float 1.0, 1.5
  %i = cast float -7.9 to sbyte
  call int (sbyte*, ...)* %printf(sbyte* %f, sbyte %a, ubyte %b, short %c, ushort %d, bool %e, bool %g, float %h, sbyte %i)
  ret int 0
}
