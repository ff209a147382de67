; Lanes of odd widths travel in the first wider lanes with which that many fill a register. The callers pass, and take,
; vectors of those lanes.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"
define i64 @two(<2 x i12> %v) noinline {
  %a = extractelement <2 x i12> %v, i32 0
  %b = extractelement <2 x i12> %v, i32 1
  %d = sub i12 %b, %a
  %r = zext i12 %d to i64
  ret i64 %r
}
define i64 @four(<4 x i12> %v) noinline {
  %a = extractelement <4 x i12> %v, i32 1
  %b = extractelement <4 x i12> %v, i32 3
  %d = sub i12 %b, %a
  %r = zext i12 %d to i64
  ret i64 %r
}
define <8 x i5> @eight(<8 x i5> %v) noinline {
  %r = add <8 x i5> %v, <i5 1, i5 2, i5 3, i5 4, i5 5, i5 6, i5 7, i5 8>
  ret <8 x i5> %r
}
define i64 @sixteen(i32 %first, <16 x i7> %v) noinline {
  %a = extractelement <16 x i7> %v, i32 15
  %r = zext i7 %a to i64
  ret i64 %r
}
define half @three(<3 x half> %v) noinline {
  %c = extractelement <3 x half> %v, i32 2
  ret half %c
}
define half @stacked(<32 x i32> %registers, half %a, <1 x half> %b, half %c) noinline {
  %v = extractelement <1 x half> %b, i32 0
  %d = fsub half %v, %c
  ret half %d
}
define i32 @main() {
  %stacked = call half @stacked(<32 x i32> zeroinitializer, half 0xH3C00, <4 x half> <half 0xH4400, half 0xH4400, half 0xH4400, half 0xH4400>, half 0xH4000)
  %is.stacked = fcmp oeq half %stacked, 0xH4000
  %three = call half @three(<4 x half> <half 0xH3C00, half 0xH4000, half 0xH4200, half 0xH4400>)
  %is.three = fcmp oeq half %three, 0xH4200
  %two = call i64 @two(<2 x i64> <i64 4095, i64 70000>)
  %is.two = icmp eq i64 %two, 369
  %four = call i64 @four(<4 x i32> <i32 -1, i32 4097, i32 -1, i32 9>)
  %is.four = icmp eq i64 %four, 8
  %eight = call <8 x i16> @eight(<8 x i16> <i16 32, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 30>)
  %fields = and <8 x i16> %eight, splat (i16 31)
  %same = icmp eq <8 x i16> %fields, <i16 1, i16 3, i16 5, i16 7, i16 9, i16 11, i16 13, i16 6>
  %bits = bitcast <8 x i1> %same to i8
  %is.eight = icmp eq i8 %bits, -1
  %sixteen = call i64 @sixteen(i32 0, <16 x i8> <i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8, i8 9, i8 10, i8 11, i8 12, i8 13, i8 14, i8 -3>)
  %is.sixteen = icmp eq i64 %sixteen, 125
  %1 = and i1 %is.two, %is.four
  %2 = and i1 %1, %is.eight
  %3 = and i1 %2, %is.sixteen
  %4 = and i1 %3, %is.three
  %5 = and i1 %4, %is.stacked
  %status = select i1 %5, i32 0, i32 1
  ret i32 %status
}
