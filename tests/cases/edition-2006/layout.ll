; Sizes and offsets of structs, packed structs and arrays, as the address of the element after the first at null.
; STDOUT: 24 11 12 6 40 8

%plain = type { sbyte, double, short }
%packed = type <{ sbyte, double, short }>
%nested = type { int, { sbyte, short, int } }
%bytes = type [3 x { sbyte, sbyte }]
%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
%s = internal constant int cast (%plain* getelementptr (%plain* null, int 1) to int)
%vectors = type { bool, <4 x float>, bool }
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = load int* %s
  %p = getelementptr %packed* null, int 1
  %b = cast %packed* %p to int
  %q = getelementptr %nested* null, int 1
  %c = cast %nested* %q to int
  %r = getelementptr %bytes* null, int 1
  %d = cast %bytes* %r to int
  %t = getelementptr %vectors* null, int 1, uint 2
  %e0 = cast bool* %t to int
  %e = sub int %e0, 40
  %u = getelementptr %plain* null, int 0, uint 1
  %f = cast double* %u to int
  %fm = getelementptr [19 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %fm, int %a, int %b, int %c, int %d, int %e, int %f)
  ret int 0
}
