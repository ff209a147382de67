; csretcc by its name and its number, through a pointer, with more arguments; cc n for unknown conventions.
; EXIT: 66
%pair = type { long, long }

implementation

csretcc void %make(%pair* %r, long %a, long %b) {
  %p = getelementptr %pair* %r, int 0, uint 0
  store long %a, long* %p
  %q = getelementptr %pair* %r, int 0, uint 1
  store long %b, long* %q
  ret void
}

cc 1 void %swap(%pair* %r, %pair* %s) {
  %p = getelementptr %pair* %s, int 0, uint 0
  %q = getelementptr %pair* %s, int 0, uint 1
  %a = load long* %p
  %b = load long* %q
  call csretcc void %make(%pair* %r, long %b, long %a)
  ret void
}

cc 0 long %first(%pair* %r) {
  %p = getelementptr %pair* %r, int 0, uint 0
  %a = load long* %p
  ret long %a
}

int %main() {
  %x = alloca %pair
  %y = alloca %pair
  %f = alloca void (%pair*, %pair*)*
  store void (%pair*, %pair*)* %swap, void (%pair*, %pair*)** %f
  call csretcc void %make(%pair* %x, long 11, long 55)
  %g = load void (%pair*, %pair*)** %f
  call cc 1 void %g(%pair* %y, %pair* %x)
  %a = call cc 0 long %first(%pair* %x)
  %b = call ccc long %first(%pair* %y)
  %s = add long %a, %b
  %r = cast long %s to int
  ret int %r
}
