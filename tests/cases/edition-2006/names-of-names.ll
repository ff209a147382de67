; Names of types for names of types, forward and through functions, arrays and packed types; numbered unnamed types.
; EXIT: 30
%c = type %b
%b = type %a
%a = type { %n, [2 x %n], <4 x %f>, %fp }
%fp = type %fn*
%fn = type %n (%n, ...)
%n = type int
%f = type float
type { int }
type opaque

implementation

%n %sum(%n %count, ...) {
  ret %n %count
}

int %main() {
  %m = alloca %c, uint 1, align 16
  %p = getelementptr %b* %m, int 0, uint 3
  store int (int, ...)* %sum, %fn** %p
  %f = load %fp* %p
  %r = call int (int, ...)* %f(int 10, %f 1.0, ubyte 3)
  %q = getelementptr %a* %m, int 0, uint 1, int 1
  store %n 12, int* %q
  %v = load %n* %q
  %vp = getelementptr %a* %m, int 0, uint 2
  store <4 x float> < float 1.0, float 2.0, float 3.0, float 8.0 >, <4 x %f>* %vp
  %vec = load <4 x float>* %vp
  %e = extractelement <4 x %f> %vec, uint 3
  %i = cast float %e to int
  %s = add int %r, %v
  %t = add int %s, %i
  ret int %t
}
