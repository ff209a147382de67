; Where C's convention passes a word, small integers are extended by their signs: both sides may rely on it.
; EMIT: declare signext i8 @f(i8 zeroext, i16 signext, i1 zeroext, i32)
; EMIT: define zeroext i16 @g(i8 signext %x)
; EMIT: %a = call signext i8 @f(i8 zeroext %u, i16 signext %s, i1 zeroext true, i32 1)
; EMIT: define fastcc i8 @h(i8 %x)

declare sbyte %f(ubyte, short, bool, int)

implementation

ushort %g(sbyte %x) {
  %u = cast sbyte %x to ubyte
  %s = cast sbyte %x to short
  %a = call sbyte %f(ubyte %u, short %s, bool true, int 1)
  %r = cast sbyte %a to ushort
  ret ushort %r
}

fastcc sbyte %h(sbyte %x) {
  ret sbyte %x
}
