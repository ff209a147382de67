; Fields of packed structs are read and written where they are, also through initializers in either spelling.
; EXIT: 110

%rec = type <{ ubyte, int, ushort }>
%g = internal global %rec <{ ubyte 1, int 2, ushort 3 }>
%h = internal global <{ sbyte, int }> { sbyte 4, int 100 }

implementation

int %main() {
  %raw = cast %rec* %g to ubyte*
  %p = getelementptr ubyte* %raw, int 1
  %x = load ubyte* %p
  %q = getelementptr ubyte* %raw, int 5
  %y = load ubyte* %q
  %r = getelementptr <{ sbyte, int }>* %h, int 0, uint 1
  %z = load int* %r
  %s = getelementptr %rec* %g, int 0, uint 1
  store int 1027, int* %s
  %t = getelementptr ubyte* %raw, int 2
  %w = load ubyte* %t
  %a = cast ubyte %x to int
  %b = cast ubyte %y to int
  %c = cast ubyte %w to int
  %ab = add int %a, %b
  %abc = add int %ab, %c
  %sum = add int %abc, %z
  %d = load ubyte* %raw
  %e = cast ubyte %d to int
  %r = add int %sum, %e
  ret int %r
}
