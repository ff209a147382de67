; A struct with a name and the same struct without one, or with another name, are one type.
; EXIT: 12

%inner = type { float, { ubyte } }
%outer = type { int, { float, { ubyte } }, ulong }
%again = type { float, { ubyte } }
%g = global %outer { int 5, { float, { ubyte } } { float 3.0, { ubyte } { ubyte 4 } }, ulong 0 }

implementation

int %read(%again* %p) {
  %q = getelementptr %inner* %p, long 0, uint 1
  %r = getelementptr { ubyte }* %q, long 0, uint 0
  %v = load ubyte* %r
  %f = getelementptr { float, { ubyte } }* %p, long 0, uint 0
  %x = load float* %f
  %i = cast float %x to int
  %j = cast ubyte %v to int
  %s = add int %i, %j
  ret int %s
}

int %main() {
  %p = getelementptr %outer* %g, long 0, uint 1
  %a = call int %read(%inner* %p)
  %q = getelementptr { int, %inner, ulong }* %g, long 0, uint 0
  %b = load int* %q
  %r = add int %a, %b
  ret int %r
}
