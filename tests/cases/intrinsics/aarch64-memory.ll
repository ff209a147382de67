; Vectors from and to memory with their lanes in turn, and shifts with insertion.
; PLATFORMS: aarch64
; STDOUT: 2 6 1 5 f4
target triple = "aarch64-unknown-linux-gnu"
@format = private constant [16 x i8] c"%d %d %d %d %x\0A\00"
@numbers = global [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
declare i32 @printf(ptr, ...)
declare { <4 x i32>, <4 x i32> } @llvm.aarch64.neon.ld2.v4i32.p0(ptr)
declare void @llvm.aarch64.neon.st2.v4i32.p0(<4 x i32>, <4 x i32>, ptr)
declare <8 x i8> @llvm.aarch64.neon.vsli.v8i8(<8 x i8>, <8 x i8>, i32)
define i32 @main() {
  %pair = call { <4 x i32>, <4 x i32> } @llvm.aarch64.neon.ld2.v4i32.p0(ptr @numbers)
  %odd = extractvalue { <4 x i32>, <4 x i32> } %pair, 0
  %even = extractvalue { <4 x i32>, <4 x i32> } %pair, 1
  ; The lanes of the other come first.
  call void @llvm.aarch64.neon.st2.v4i32.p0(<4 x i32> %even, <4 x i32> %odd, ptr @numbers)
  %a = load i32, ptr @numbers
  %b = load i32, ptr getelementptr (i32, ptr @numbers, i64 4)
  %c = load i32, ptr getelementptr (i32, ptr @numbers, i64 1)
  %d = load i32, ptr getelementptr (i32, ptr @numbers, i64 5)
  %inserted = call <8 x i8> @llvm.aarch64.neon.vsli.v8i8(<8 x i8> splat (i8 4), <8 x i8> splat (i8 15), i32 4)
  %lane = extractelement <8 x i8> %inserted, i32 3
  %e = zext i8 %lane to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 0
}
