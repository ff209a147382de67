; The top bits of the lanes of x86's vectors.
; STDOUT: 33283 2 9
@bytes = global <16 x i8> <i8 -1, i8 -128, i8 0, i8 1, i8 127, i8 64, i8 5, i8 9, i8 0, i8 -3, i8 0, i8 0, i8 0, i8 1, i8 2, i8 -1>
@doubles = global <2 x double> <double 1.0, double -0.0>
@floats = global <4 x float> <float -1.0, float 2.0, float 0.0, float -3.0>
@format = private constant [10 x i8] c"%d %d %d\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8>)
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)
declare i32 @llvm.x86.sse.movmsk.ps(<4 x float>)

define i32 @main() {
  %a = load <16 x i8>, ptr @bytes
  %b = load <2 x double>, ptr @doubles
  %c = load <4 x float>, ptr @floats
  %x = call i32 @llvm.x86.sse2.pmovmskb.128(<16 x i8> %a)
  %y = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %b)
  %z = call i32 @llvm.x86.sse.movmsk.ps(<4 x float> %c)
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %x, i32 %y, i32 %z)
  ret i32 0
}
