; switch on each integer type, with the extremes of each, an empty table, and a dense one.
; STDOUT: 12 21 30 43 51 62 73 80

%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %sb(sbyte %x) {
  switch sbyte %x, label %d [ sbyte -128, label %a  sbyte -1, label %b ]
a:
  ret int 11
b:
  ret int 12
d:
  ret int 10
}

int %ub(ubyte %x) {
  switch ubyte %x, label %d [ ubyte 255, label %a  ubyte 0, label %b ]
a:
  ret int 21
b:
  ret int 22
d:
  ret int 20
}

int %ss(short %x) {
  switch short %x, label %d [ short -32768, label %a ]
a:
  ret int 31
d:
  ret int 30
}

int %us(ushort %x) {
  switch ushort %x, label %d [ ushort 0, label %a  ushort 1, label %b  ushort 2, label %c  ushort 3, label %e ]
a:
  ret int 41
b:
  ret int 42
c:
  ret int 43
e:
  ret int 44
d:
  ret int 40
}

int %si(int %x) {
  switch int %x, label %d [ int -2147483648, label %a  int 2147483647, label %b ]
a:
  ret int 51
b:
  ret int 52
d:
  ret int 50
}

int %ui(uint %x) {
  switch uint %x, label %d [ uint 0, label %a  uint 4294967295, label %b ]
a:
  ret int 61
b:
  ret int 62
d:
  ret int 60
}

int %sl(long %x) {
  switch long %x, label %d [ long -9223372036854775808, label %a  long 1, label %b  long -1, label %c ]
a:
  ret int 71
b:
  ret int 72
c:
  ret int 73
d:
  ret int 70
}

int %ul(ulong %x) {
  switch ulong %x, label %d [ ]
d:
  ret int 80
}

int %main() {
  %a = call int %sb(sbyte -1)
  %b = call int %ub(ubyte 255)
  %c = call int %ss(short 5)
  %d = call int %us(ushort 2)
  %e = call int %si(int -2147483648)
  %f = call int %ui(uint 4294967295)
  %g = call int %sl(long -1)
  %h = call int %ul(ulong 3)
  %s = getelementptr [25 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, int %b, int %c, int %d, int %e, int %f, int %g, int %h)
  ret int 0
}
