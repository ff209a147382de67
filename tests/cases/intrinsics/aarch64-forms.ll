; Forms of AArch64's intrinsics: immediates, lanes, scalars, half-precision lanes, tables, roundings.
; PLATFORMS: aarch64
; STDOUT: 38 20 4096 4300 -3 5 41 3 2 -3
target triple = "aarch64-unknown-linux-gnu"
@format = private constant [31 x i8] c"%d %d %d %x %d %d %d %d %d %d\0A\00"
@half = global float 2.5
declare i32 @printf(ptr, ...)
declare <8 x i8> @llvm.aarch64.neon.sqrshrn.v8i8(<8 x i16>, i32)
declare i32 @llvm.aarch64.neon.vcvtfp2fxs.i32.f32(float, i32)
declare <4 x i16> @llvm.aarch64.neon.sqdmulh.lane.v4i16.v4i16(<4 x i16>, <4 x i16>, i32)
declare <4 x half> @llvm.aarch64.neon.faddp.v4f16(<4 x half>, <4 x half>)
declare <2 x float> @llvm.aarch64.neon.vcadd.rot90.v2f32(<2 x float>, <2 x float>)
declare <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8>, <16 x i8>, <8 x i8>)
declare float @llvm.round.f32(float)
declare float @llvm.rint.f32(float)
declare i64 @llvm.lround.i64.f32(float)
define i32 @main() {
  ; (300 + 4) >> 3
  %shifted = call <8 x i8> @llvm.aarch64.neon.sqrshrn.v8i8(<8 x i16> splat (i16 300), i32 3)
  %byte = extractelement <8 x i8> %shifted, i32 7
  %a = zext i8 %byte to i32
  %x = load volatile float, ptr @half
  %b = call i32 @llvm.aarch64.neon.vcvtfp2fxs.i32.f32(float %x, i32 3)
  ; 2 * 16384 * 8192 >> 16
  %product = call <4 x i16> @llvm.aarch64.neon.sqdmulh.lane.v4i16.v4i16(<4 x i16> splat (i16 16384), <4 x i16> <i16 1, i16 2, i16 8192, i16 3>, i32 2)
  %high = extractelement <4 x i16> %product, i32 0
  %c = zext i16 %high to i32
  ; 1.5 + 2.0
  %sums = call <4 x half> @llvm.aarch64.neon.faddp.v4f16(<4 x half> <half 1.0, half 1.0, half 1.5, half 2.0>, <4 x half> zeroinitializer)
  %sum = extractelement <4 x half> %sums, i32 1
  %bits = bitcast half %sum to i16
  %d = zext i16 %bits to i32
  ; (1 + 2i) + i (3 + 4i)
  %turned = call <2 x float> @llvm.aarch64.neon.vcadd.rot90.v2f32(<2 x float> <float 1.0, float 2.0>, <2 x float> <float 3.0, float 4.0>)
  %real = extractelement <2 x float> %turned, i32 0
  %imaginary = extractelement <2 x float> %turned, i32 1
  %e = fptosi float %real to i32
  %f = fptosi float %imaginary to i32
  %table = insertelement <16 x i8> zeroinitializer, i8 41, i32 1
  %looked = call <8 x i8> @llvm.aarch64.neon.tbl2.v8i8(<16 x i8> zeroinitializer, <16 x i8> %table, <8 x i8> splat (i8 17))
  %found = extractelement <8 x i8> %looked, i32 3
  %g = zext i8 %found to i32
  %away = call float @llvm.round.f32(float %x)
  %h = fptosi float %away to i32
  %even = call float @llvm.rint.f32(float %x)
  %i = fptosi float %even to i32
  %negative = fneg float %x
  %long = call i64 @llvm.lround.i64.f32(float %negative)
  %j = trunc i64 %long to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j)
  ret i32 0
}
