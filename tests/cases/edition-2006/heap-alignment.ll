; malloc with counts and alignments of all kinds, free, and sizes that the count multiplies.
; EXIT: 55
%s = type { int, [0 x float] }

implementation

int %main() {
  %a = malloc [4 x ubyte ]
  %size = add uint 2, 2
  %b = malloc ubyte, uint 4
  %c = malloc [12 x ubyte], uint %size
  %d = malloc int, uint 4, align 1024
  %e = malloc int, align 1024
  %f = malloc %s, uint 0
  %g = malloc int, uint %size, align 0
  %di = cast int* %d to ulong
  %ei = cast int* %e to ulong
  %dm = rem ulong %di, 1024
  %em = rem ulong %ei, 1024
  %or = or ulong %dm, %em
  %ok = seteq ulong %or, 0
  br label %fill
fill:
  %i = phi int [ 0, %0 ], [ %next, %fill ]
  %p = getelementptr int* %d, int %i
  %v = mul int %i, 10
  store int %v, int* %p
  %next = add int %i, 1
  %more = setlt int %next, 4
  br bool %more, label %fill, label %done
done:
  %last = getelementptr int* %d, int 3
  %x = load int* %last
  %q = getelementptr [12 x ubyte]* %c, int 3, int 11
  store ubyte 25, ubyte* %q
  %y = load ubyte* %q
  %yi = cast ubyte %y to int
  %sum = add int %x, %yi
  free [4 x ubyte]* %a
  free ubyte* %b
  free [12 x ubyte]* %c
  free int* %d
  free int* %e
  free %s* %f
  free int* %g
  free int* null
  %r = select bool %ok, int %sum, int 1
  ret int %r
}
