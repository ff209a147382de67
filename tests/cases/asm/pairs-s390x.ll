; Values of 16 bytes in pairs of registers, and addresses that the template names as memory.
; PLATFORMS: s390x
; STDOUT: 8 12
; STDOUT: 3.000000
; STDOUT: 7
target triple = "s390x-unknown-linux-gnu"
target datalayout = "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"
@two = private constant [9 x i8] c"%ld %ld\0A\00"
@real = private constant [4 x i8] c"%f\0A\00"
@number = private constant [4 x i8] c"%d\0A\00"
@cell = internal global [2 x i32] [i32 1, i32 7]
declare i32 @printf(ptr, ...)
define i32 @main() {
  %pair = call i128 asm "agr ${0:N}, $1\0Aagr $0, $1", "=r,r,0"(i64 3, i128 92233720368547758089)
  %high = lshr i128 %pair, 64
  %a = trunc i128 %high to i64
  %b = trunc i128 %pair to i64
  call i32 (ptr, ...) @printf(ptr @two, i64 %a, i64 %b)
  %half = fpext double 1.5 to fp128
  %sum = call fp128 asm "axbr $0, $1", "=f,f,0"(fp128 %half, fp128 %half)
  %real = fptrunc fp128 %sum to double
  call i32 (ptr, ...) @printf(ptr @real, double %real)
  %place = getelementptr i32, ptr @cell, i64 1
  %address = call ptr asm "la $0, $1", "=a,^ZR"(ptr %place)
  %value = load i32, ptr %address
  call i32 (ptr, ...) @printf(ptr @number, i32 %value)
  ret i32 0
}
