; Vectors of bfloat travel lane by lane in float registers, then in integer registers, each with ones above it.
; PLATFORMS: riscv64
; RUN
@first.pointer = global ptr @first
@third.pointer = global ptr @third
@pair.pointer = global ptr @pair
define float @first(float %a, float %b, i64 %last) noinline {
  ret float %a
}
define bfloat @third(<3 x bfloat> %v, i64 %last) noinline {
  %lane = extractelement <3 x bfloat> %v, i32 2
  ret bfloat %lane
}
define <2 x bfloat> @pair(<2 x bfloat> %v) noinline {
  %r = shufflevector <2 x bfloat> %v, <2 x bfloat> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x bfloat> %r
}
define i32 @main() {
  %first = load volatile ptr, ptr @first.pointer
  %float = call float %first(<2 x bfloat> <bfloat 0xR3F80, bfloat 0xR4000>, i64 1)
  %bits = bitcast float %float to i32
  %a = icmp eq i32 %bits, -49280
  %third = load volatile ptr, ptr @third.pointer
  %three = call bfloat %third(float 0.0, float 0.0, float 0xFFFFE00200000000, i64 1)
  %three.bits = bitcast bfloat %three to i16
  %b = icmp eq i16 %three.bits, 16
  %pair = load volatile ptr, ptr @pair.pointer
  %swapped = call { bfloat, bfloat } %pair(bfloat 0xR3F80, bfloat 0xR4000)
  %zero = extractvalue { bfloat, bfloat } %swapped, 0
  %zero.bits = bitcast bfloat %zero to i16
  %c = icmp eq i16 %zero.bits, 16384
  %ab = and i1 %a, %b
  %abc = and i1 %ab, %c
  %status = select i1 %abc, i32 0, i32 1
  ret i32 %status
}
