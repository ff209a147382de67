; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; SYMBOL: ___exp10 global undefined
; SYMBOL: ___exp10f global undefined

target triple = "x86_64-apple-macosx11"

define double @tens(double %x) {
  %y = call double @llvm.exp10.f64(double %x)
  ret double %y
}
define float @tens_of_float(float %x) {
  %y = call float @llvm.exp10.f32(float %x)
  ret float %y
}
declare double @llvm.exp10.f64(double)
declare float @llvm.exp10.f32(float)
