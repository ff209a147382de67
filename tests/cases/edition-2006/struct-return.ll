; csretcc gives the address of the result first, as C does; direct, indirect and declared.
; EXIT: 35

%pair = type { long, long, long }
%fn = type void (%pair*, int)*

implementation

csretcc void %make(%pair* %result, int %x) {
  %l = cast int %x to long
  %a = getelementptr %pair* %result, long 0, uint 0
  store long %l, long* %a
  %m = mul long %l, 2
  %b = getelementptr %pair* %result, long 0, uint 1
  store long %m, long* %b
  %n = mul long %l, 4
  %c = getelementptr %pair* %result, long 0, uint 2
  store long %n, long* %c
  ret void
}

long %sum(%pair* %p) {
  %a = getelementptr %pair* %p, long 0, uint 0
  %b = getelementptr %pair* %p, long 0, uint 1
  %c = getelementptr %pair* %p, long 0, uint 2
  %x = load long* %a
  %y = load long* %b
  %z = load long* %c
  %xy = add long %x, %y
  %xyz = add long %xy, %z
  ret long %xyz
}

int %main() {
  %r = alloca %pair
  %q = alloca %pair
  %f = alloca %fn
  store %fn %make, %fn* %f
  call csretcc void %make(%pair* %r, int 2)
  %g = load %fn* %f
  call csretcc void %g(%pair* %q, int 3)
  %a = call long %sum(%pair* %r)
  %b = call long %sum(%pair* %q)
  %c = add long %a, %b
  %d = cast long %c to int
  ret int %d
}
