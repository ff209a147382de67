; switch on every integer type, with the values at the ends of their ranges.
; STDOUT: 1 2 9 1 2 1 2
; STDOUT: 1 2 9 1 2 9 1
%fmt = internal constant [22 x sbyte] c"%d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %on_ubyte(ubyte %v) {
  switch ubyte %v, label %d [ ubyte 255, label %one  ubyte 128, label %two ]
one: ret int 1
two: ret int 2
d: ret int 9
}

int %on_sbyte(sbyte %v) {
  switch sbyte %v, label %d [ sbyte -128, label %one
                              sbyte -1, label %two ]
one: ret int 1
two: ret int 2
d: ret int 9
}

int %on_ushort(ushort %v) {
  switch ushort %v, label %d [ ushort 65535, label %one ushort 0, label %two ]
one: ret int 1
two: ret int 2
d: ret int 9
}

int %on_ulong(ulong %v) {
  switch ulong %v, label %d [ ulong 18446744073709551615, label %one
     ulong 9223372036854775808, label %two ]
one:
  ret int 1
two:
  ret int 2
d:
  ret int 9
}

int %on_long(long %v) {
  switch long %v, label %d [ long -9223372036854775808, label %one
     long 4294967296, label %two ]
one:
  ret int 1
two:
  ret int 2
d:
  ret int 9
}

int %on_uint(uint %v) {
  switch uint %v, label %d [ uint 4294967295, label %one uint 2147483648, label %two ]
one:
  ret int 1
two:
  ret int 2
d:
  ret int 9
}

int %main() {
  %a = call int %on_ubyte(ubyte 255)
  %b = call int %on_ubyte(ubyte 128)
  %c = call int %on_ubyte(ubyte 127)
  %d = call int %on_sbyte(sbyte -128)
  %e = call int %on_sbyte(sbyte -1)
  %g = call int %on_ushort(ushort 65535)
  %h = call int %on_ushort(ushort 0)
  %f = getelementptr [22 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %a, int %b, int %c, int %d, int %e, int %g, int %h)
  %a2 = call int %on_ulong(ulong 18446744073709551615)
  %b2 = call int %on_ulong(ulong 9223372036854775808)
  %c2 = call int %on_ulong(ulong 0)
  %d2 = call int %on_long(long -9223372036854775808)
  %e2 = call int %on_long(long 4294967296)
  %g2 = call int %on_long(long 0)
  %h2 = call int %on_uint(uint 4294967295)
  call int (sbyte*, ...)* %printf(sbyte* %f, int %a2, int %b2, int %c2, int %d2, int %e2, int %g2, int %h2)
  ret int 0
}
