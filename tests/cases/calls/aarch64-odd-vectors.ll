; Vectors whose lanes are no register's: a mask in lanes of 16 bits, three words in a register each, words of wide lanes from an
; even register on. The callers pass what lies in these places.
; PLATFORMS: aarch64
; RUN
target triple = "aarch64-unknown-linux-gnu"
define i32 @mask(<4 x i1> %m) noinline {
  %bits = bitcast <4 x i1> %m to i4
  %r = zext i4 %bits to i32
  ret i32 %r
}
define i64 @three(i64 %first, <3 x i64> %v) noinline {
  %a = extractelement <3 x i64> %v, i32 0
  %c = extractelement <3 x i64> %v, i32 2
  %d = sub i64 %c, %a
  %r = add i64 %d, %first
  ret i64 %r
}
define i64 @wide(i64 %first, <2 x i128> %v, i64 %last) noinline {
  %b = extractelement <2 x i128> %v, i32 1
  %upper = lshr i128 %b, 64
  %word = trunc i128 %upper to i64
  %r = sub i64 %word, %last
  ret i64 %r
}
define <2 x i1> @less(<2 x i32> %a, <2 x i32> %b) noinline {
  %r = icmp slt <2 x i32> %a, %b
  ret <2 x i1> %r
}
define i64 @array(<4 x double> %a, <4 x double> %b, <4 x double> %c, [2 x <3 x i64>] %v) noinline {
  %second = extractvalue [2 x <3 x i64>] %v, 1
  %r = extractelement <3 x i64> %second, i32 1
  ret i64 %r
}
define i32 @main() {
  %mask = call i32 @mask(<4 x i16> <i16 1, i16 -2, i16 -1, i16 3>)
  %is_mask = icmp eq i32 %mask, 13
  %three = call i64 @three(i64 1, double 0x0000000000000005, double 0x0000000000000006, double 0x0000000000000009)
  %is_three = icmp eq i64 %three, 5
  %wide = call i64 @wide(i64 0, i64 0, i64 1, i64 2, i64 3, i64 40, i64 7)
  %is_wide = icmp eq i64 %wide, 33
  %less = call <2 x i32> @less(<2 x i32> <i32 -1, i32 5>, <2 x i32> <i32 0, i32 4>)
  %first = extractelement <2 x i32> %less, i32 0
  %second = extractelement <2 x i32> %less, i32 1
  %first_bit = and i32 %first, 1
  %second_bit = and i32 %second, 1
  %bits = shl i32 %second_bit, 1
  %both = or i32 %bits, %first_bit
  %is_less = icmp eq i32 %both, 1
  ; Eight registers hold the first doubles; the array begins the stack's words.
  %array = call i64 @array(<4 x double> zeroinitializer, <4 x double> zeroinitializer, <4 x double> zeroinitializer, [6 x double] [double 0.0, double 0.0, double 0.0, double 0.0, double 0x000000000000004D, double 0.0])
  %is_array = icmp eq i64 %array, 77
  %a = and i1 %is_mask, %is_three
  %b = and i1 %a, %is_wide
  %c = and i1 %b, %is_less
  %d = and i1 %c, %is_array
  %bad = xor i1 %d, true
  %r = zext i1 %bad to i32
  ret i32 %r
}
