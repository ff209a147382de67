; Intrinsics of RISC-V that are one instruction.
; PLATFORMS: riscv64
; STDOUT: 27 40000000 80000000 ff0000ff
target triple = "riscv64-unknown-linux-gnu"
@format = private constant [15 x i8] c"%d %x %x %llx\0A\00"
declare i32 @printf(ptr, ...)
declare i64 @llvm.riscv.clmul.i64(i64, i64)
declare i32 @llvm.riscv.clmulh.i32(i32, i32)
declare i32 @llvm.riscv.clmulr.i32(i32, i32)
declare i64 @llvm.riscv.orc.b.i64(i64)
declare void @llvm.riscv.pause()
define i32 @main() #0 {
  call void @llvm.riscv.pause()
  %product = call i64 @llvm.riscv.clmul.i64(i64 7, i64 5)
  %low = trunc i64 %product to i32
  ; The product is that of 32 bits, whatever the width of registers.
  %upper = call i32 @llvm.riscv.clmulh.i32(i32 -2147483648, i32 -2147483648)
  %reversed = call i32 @llvm.riscv.clmulr.i32(i32 -2147483648, i32 -2147483648)
  %bytes = call i64 @llvm.riscv.orc.b.i64(i64 16777232)
  call i32 (ptr, ...) @printf(ptr @format, i32 %low, i32 %upper, i32 %reversed, i64 %bytes)
  ret i32 0
}
attributes #0 = { "target-features"="+zbb,+zbc" }
