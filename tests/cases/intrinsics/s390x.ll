; Intrinsics of s390x that are one instruction: results in vectors and in the condition code, immediates, memory.
; PLATFORMS: s390x
; STDOUT: 7fff 1 2 3 5 1 24 0
target triple = "s390x-unknown-linux-gnu"
@format = private constant [25 x i8] c"%x %d %d %d %d %d %d %d\0A\00"
@word = private constant [16 x i8] c"abcdefgh\00jklmnop"
declare i32 @printf(ptr, ...)
declare { <8 x i16>, i32 } @llvm.s390.vpksfs(<4 x i32>, <4 x i32>)
declare { <16 x i8>, i32 } @llvm.s390.vfaebs(<16 x i8>, <16 x i8>, i32)
declare i32 @llvm.s390.vtm(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.s390.vll(i32, ptr)
declare i128 @llvm.s390.vaccq(i128, i128)
declare <4 x i32> @llvm.s390.vmalhf(<4 x i32>, <4 x i32>, <4 x i32>)
declare i32 @llvm.s390.tdc.f64(double, i64)
define i32 @main() #0 {
  ; The first lane is too large.
  %packed = call { <8 x i16>, i32 } @llvm.s390.vpksfs(<4 x i32> <i32 100000, i32 1, i32 2, i32 3>, <4 x i32> zeroinitializer)
  %lanes = extractvalue { <8 x i16>, i32 } %packed, 0
  %first = extractelement <8 x i16> %lanes, i32 0
  %most = zext i16 %first to i32
  %some = extractvalue { <8 x i16>, i32 } %packed, 1
  %bytes = load <16 x i8>, ptr @word
  ; The first of the bytes that is among "fc" is the third, at 2.
  %set = insertelement <16 x i8> <i8 102, i8 99, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102, i8 102>, i8 99, i32 3
  %found = call { <16 x i8>, i32 } @llvm.s390.vfaebs(<16 x i8> %bytes, <16 x i8> %set, i32 0)
  %places = extractvalue { <16 x i8>, i32 } %found, 0
  %place = extractelement <16 x i8> %places, i32 7
  %index = zext i8 %place to i32
  %ones = call i32 @llvm.s390.vtm(<16 x i8> splat (i8 3), <16 x i8> splat (i8 1))
  %five = call <16 x i8> @llvm.s390.vll(i32 4, ptr @word)
  %fifth = extractelement <16 x i8> %five, i32 4
  %e = zext i8 %fifth to i32
  %letter = sub i32 %e, 96
  %carry = call i128 @llvm.s390.vaccq(i128 -1, i128 1)
  %one = trunc i128 %carry to i32
  %high = call <4 x i32> @llvm.s390.vmalhf(<4 x i32> splat (i32 -1), <4 x i32> splat (i32 25), <4 x i32> zeroinitializer)
  %product = extractelement <4 x i32> %high, i32 2
  ; No zero.
  %zero = call i32 @llvm.s390.tdc.f64(double 1.0, i64 3072)
  call i32 (ptr, ...) @printf(ptr @format, i32 %most, i32 %some, i32 %index, i32 %ones, i32 %letter, i32 %one, i32 %product, i32 %zero)
  ret i32 0
}
attributes #0 = { "target-features"="+vector" }
