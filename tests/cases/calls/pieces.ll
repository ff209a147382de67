; Arguments and results that LLVM takes apart: wide and odd integers, half and bfloat, vectors narrower and wider than a
; register, of odd lengths and of i1, arrays, nested structs, more than fit in registers.
; EXIT: 0
%nested = type { i8, { float, i16 }, [2 x { double, i1 }] }

define i65 @i65(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i65 %x) {
  ret i65 %x
}
define i128 @i128(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i128 %x, i64 %f) {
  %w = zext i64 %f to i128
  %r = add i128 %x, %w
  ret i128 %r
}
define i256 @i256(i256 %x, i256 %y) {
  %r = xor i256 %x, %y
  ret i256 %r
}
define i17 @i17(i17 signext %x) {
  ret i17 %x
}
define half @half(half %x, bfloat %y, i1 zeroext %c) {
  ret half %x
}
define <3 x i8> @v3(<3 x i8> %x) {
  ret <3 x i8> %x
}
define <2 x i32> @v2(<2 x i32> %x, <3 x float> %y) {
  ret <2 x i32> %x
}
define <8 x i64> @v8(<8 x i64> %x, <8 x i64> %y, <5 x i16> %z) {
  ret <8 x i64> %y
}
define <4 x i1> @mask(<4 x i1> %x, <16 x i1> %y, <3 x i1> %z) {
  ret <4 x i1> %x
}
define %nested @nested(%nested %x, %nested %y, %nested %z) {
  ret %nested %z
}
define [3 x i64] @array([3 x i64] %x, [9 x i32] %y) {
  ret [3 x i64] %x
}

define i32 @main() {
  %1 = call i65 @i65(i64 1, i64 2, i64 3, i64 4, i64 5, i65 -2)
  %r1 = icmp ne i65 %1, -2
  %2 = call i128 @i128(i64 1, i64 2, i64 3, i64 4, i64 5, i128 18446744073709551615, i64 1)
  %r2 = icmp ne i128 %2, 18446744073709551616
  %3 = call i256 @i256(i256 -1, i256 1)
  %r3 = icmp ne i256 %3, -2
  %4 = call i17 @i17(i17 signext -5)
  %r4 = icmp ne i17 %4, -5
  %5 = call half @half(half 0xH4200, bfloat 0xR4000, i1 zeroext true)
  %b5 = bitcast half %5 to i16
  %r5 = icmp ne i16 %b5, 16896
  %6 = call <3 x i8> @v3(<3 x i8> <i8 1, i8 2, i8 3>)
  %e6 = extractelement <3 x i8> %6, i32 2
  %r6 = icmp ne i8 %e6, 3
  %7 = call <2 x i32> @v2(<2 x i32> <i32 7, i32 8>, <3 x float> <float 1.0, float 2.0, float 3.0>)
  %e7 = extractelement <2 x i32> %7, i32 1
  %r7 = icmp ne i32 %e7, 8
  %8 = call <8 x i64> @v8(<8 x i64> zeroinitializer, <8 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7>, <5 x i16> zeroinitializer)
  %e8 = extractelement <8 x i64> %8, i32 7
  %r8 = icmp ne i64 %e8, 7
  %9 = call <4 x i1> @mask(<4 x i1> <i1 true, i1 false, i1 true, i1 false>, <16 x i1> zeroinitializer, <3 x i1> zeroinitializer)
  %e9 = bitcast <4 x i1> %9 to i4
  %r9 = icmp ne i4 %e9, 5
  %n = insertvalue %nested zeroinitializer, double 2.5, 2, 1, 0
  %n1 = insertvalue %nested %n, i1 true, 2, 1, 1
  %10 = call %nested @nested(%nested zeroinitializer, %nested zeroinitializer, %nested %n1)
  %d10 = extractvalue %nested %10, 2, 1, 0
  %f10 = fcmp une double %d10, 2.5
  %b10 = extractvalue %nested %10, 2, 1, 1
  %t10 = xor i1 %b10, true
  %r10 = or i1 %f10, %t10
  %11 = call [3 x i64] @array([3 x i64] [i64 1, i64 2, i64 3], [9 x i32] zeroinitializer)
  %e11 = extractvalue [3 x i64] %11, 2
  %r11 = icmp ne i64 %e11, 3
  %z1 = zext i1 %r1 to i32
  %z2 = select i1 %r2, i32 2, i32 %z1
  %z3 = select i1 %r3, i32 3, i32 %z2
  %z4 = select i1 %r4, i32 4, i32 %z3
  %z5 = select i1 %r5, i32 5, i32 %z4
  %z6 = select i1 %r6, i32 6, i32 %z5
  %z7 = select i1 %r7, i32 7, i32 %z6
  %z8 = select i1 %r8, i32 8, i32 %z7
  %z9 = select i1 %r9, i32 9, i32 %z8
  %z10 = select i1 %r10, i32 10, i32 %z9
  %z11 = select i1 %r11, i32 11, i32 %z10
  ret i32 %z11
}
