; What the C libraries of Apple and Microsoft call functions.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-pc-windows-msvc

define double @power(double %x, i32 %n) {
  %y = call double @llvm.powi.f64.i32(double %x, i32 %n)
  ret double %y
}
declare double @llvm.powi.f64.i32(double, i32)
