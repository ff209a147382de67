; Vectors do not ask for the floating-point support of the C runtime.
; LLC: x86_64-pc-windows-msvc aarch64-pc-windows-msvc

define <4 x float> @add(<4 x float> %a, <4 x float> %b) {
  %sum = fadd <4 x float> %a, %b
  ret <4 x float> %sum
}
