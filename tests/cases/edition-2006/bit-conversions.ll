; bitconvert keeps the bits: floats and integers, pointers and integers, packed values.
; STDOUT: 1065353216 4611686018427387904 1.500000 1

%fmt = internal constant [15 x sbyte] c"%u %lu %f %d\0A\00\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %f = add float 1.0, 0.0
  %a = bitconvert float %f to uint
  %d = add double 2.0, 0.0
  %b = bitconvert double %d to ulong
  %l = add long 4609434218613702656, 0
  %c = bitconvert long %l to double
  %v = bitconvert long 4294967298 to <2 x uint>
  %w = extractelement <2 x uint> %v, uint 1
  %x = cast uint %w to int
  %p = alloca int
  %q = bitconvert int* %p to ulong
  %r = bitconvert ulong %q to int*
  store int %x, int* %r
  %y = load int* %p
  %s = getelementptr [15 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, uint %a, ulong %b, double %c, int %y)
  ret int 0
}
