; With AVX a vector of 256 bits has one register; functions of this module may agree on two.
; ERROR: 3:18: cannot compile a vector in a register of AVX
define <8 x i32> @wide(<8 x i32> %a) "target-features"="+avx" {
  ret <8 x i32> %a
}
define internal <8 x i32> @own(<8 x i32> %a) "target-cpu"="haswell" {
  ret <8 x i32> %a
}
define <8 x i16> @caller(<8 x i16> %a, ptr %f) "target-cpu"="haswell" {
  %r = call <8 x i32> %f(<8 x i32> zeroinitializer)
  %s = call <8 x i32> @own(<8 x i32> zeroinitializer)
  ret <8 x i16> %a
}
define <8 x i32> @without(<8 x i32> %a) "target-features"="+avx,-avx" {
  ret <8 x i32> %a
}
