; Intrinsics of AArch64 that are one instruction.
; PLATFORMS: aarch64
; STDOUT: 030b131b 255 36 -7 28d7
target triple = "aarch64-unknown-linux-gnu"
@format = private constant [21 x i8] c"%08x %d %d %d %x\0A\00\00\00\00"
declare i32 @printf(ptr, ...)
declare <8 x i8> @llvm.aarch64.neon.addp.v8i8(<8 x i8>, <8 x i8>)
declare <4 x i16> @llvm.aarch64.neon.uqadd.v4i16(<4 x i16>, <4 x i16>)
declare <8 x i8> @llvm.aarch64.neon.uqxtn.v8i8(<8 x i16>)
declare i32 @llvm.aarch64.neon.uaddlv.i32.v8i8(<8 x i8>)
declare i32 @llvm.aarch64.neon.sminv.i32.v8i8(<8 x i8>)
declare <8 x i16> @llvm.aarch64.neon.pmull.v8i16(<8 x i8>, <8 x i8>)
declare i32 @llvm.aarch64.crc32b(i32, i32)
declare void @llvm.aarch64.dmb(i32)
declare void @llvm.aarch64.hint(i32)
define i32 @main() {
  %a = call <8 x i8> @llvm.aarch64.neon.addp.v8i8(<8 x i8> <i8 13, i8 14, i8 9, i8 10, i8 5, i8 6, i8 1, i8 2>, <8 x i8> zeroinitializer)
  %word = bitcast <8 x i8> %a to <2 x i32>
  %first = extractelement <2 x i32> %word, i32 0
  %narrow = call <8 x i8> @llvm.aarch64.neon.uqxtn.v8i8(<8 x i16> <i16 300, i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7>)
  %most = extractelement <8 x i8> %narrow, i32 0
  %sat = zext i8 %most to i32
  %sum = call i32 @llvm.aarch64.neon.uaddlv.i32.v8i8(<8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>)
  %least = call i32 @llvm.aarch64.neon.sminv.i32.v8i8(<8 x i8> <i8 1, i8 -7, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>)
  ; Only the bits of a lane count.
  %lane = trunc i32 %least to i8
  %signed = sext i8 %lane to i32
  %product = call <8 x i16> @llvm.aarch64.neon.pmull.v8i16(<8 x i8> splat (i8 -1), <8 x i8> <i8 121, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0>)
  %low = extractelement <8 x i16> %product, i32 0
  %carryless = zext i16 %low to i32
  call void @llvm.aarch64.dmb(i32 11)
  call void @llvm.aarch64.hint(i32 1)
  call i32 (ptr, ...) @printf(ptr @format, i32 %first, i32 %sat, i32 %sum, i32 %signed, i32 %carryless)
  ret i32 0
}
