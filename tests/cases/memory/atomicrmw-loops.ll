; atomicrmw operations that no instruction does, on integers, floats and vectors, and atomics of 16 and 32 bytes and
; of objects that are not aligned to their size.
; STDOUT: 7 0 3 9 9 5 2 0 1 250
; STDOUT: 400c000000000000 7fc0 3c00 4000000040800000 fffffffffffffffe
; STDOUT: 1111 2222 1 0 ffffffffffffffff 5 33
; LINK: -latomic
; PLATFORMS: host aarch64 riscv64 s390x
@i32 = global i32 0
@i8 = global i8 0
@double = global double 1.25
@bfloat = global bfloat 0xR3F80
@half = global half 0xH3800
@pair = global <2 x float> <float 1.0, float 3.0>
@wide = global i128 0, align 16
@wider = global i256 0, align 32
@bytes = global [16 x i8] zeroinitializer, align 16
@format = private constant [4 x i8] c"%d \00"
@format.hex = private constant [5 x i8] c"%lx \00"
@end = private constant [2 x i8] c"\08\0A"
@line = private constant [5 x i8] c"%lx\0A\00"
@line.d = private constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define internal void @show(i32 %x) {
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %x)
  ret void
}

define internal void @show64(i64 %x) {
  %r = call i32 (ptr, ...) @printf(ptr @format.hex, i64 %x)
  ret void
}

define i32 @main() {
  ; Increment and decrement that wrap around at the operand.
  store i32 7, ptr @i32
  %1 = atomicrmw uinc_wrap ptr @i32, i32 7 seq_cst
  call void @show(i32 %1)
  %2 = atomicrmw udec_wrap ptr @i32, i32 3 seq_cst
  call void @show(i32 %2)
  %3 = load i32, ptr @i32
  call void @show(i32 %3)
  store i32 9, ptr @i32
  %4 = atomicrmw usub_cond ptr @i32, i32 10 seq_cst
  call void @show(i32 %4)
  %5 = atomicrmw usub_cond ptr @i32, i32 4 seq_cst
  call void @show(i32 %5)
  %6 = atomicrmw usub_sat ptr @i32, i32 3 seq_cst
  call void @show(i32 %6)
  %7 = atomicrmw usub_sat ptr @i32, i32 3 seq_cst
  call void @show(i32 %7)
  %8 = atomicrmw uinc_wrap ptr @i32, i32 3 seq_cst
  call void @show(i32 %8)
  %9 = load i32, ptr @i32
  call void @show(i32 %9)
  store i8 251, ptr @i8
  %10 = atomicrmw udec_wrap ptr @i8, i8 251 seq_cst
  %11 = load i8, ptr @i8
  %12 = zext i8 %11 to i32
  %l1 = call i32 (ptr, ...) @printf(ptr @line.d, i32 %12)

  ; Floats: 1.25 + 2.25 = 3.5; the maximum that keeps a NaN; 0.5 + 0.5 = 1.0; lanes 1 + 1, 3 + 1.
  %13 = atomicrmw fadd ptr @double, double 2.25 seq_cst
  %14 = load i64, ptr @double
  call void @show64(i64 %14)
  %15 = atomicrmw fmaximum ptr @bfloat, bfloat 0xR7FC0 seq_cst
  %16 = load i16, ptr @bfloat
  %17 = zext i16 %16 to i64
  call void @show64(i64 %17)
  %18 = atomicrmw fadd ptr @half, half 0xH3800 seq_cst
  %19 = load i16, ptr @half
  %20 = zext i16 %19 to i64
  call void @show64(i64 %20)
  %21 = atomicrmw fadd ptr @pair, <2 x float> <float 1.0, float 1.0> seq_cst, align 8
  %22 = load <2 x float>, ptr @pair
  %23 = bitcast <2 x float> %22 to <2 x i32>
  %24 = extractelement <2 x i32> %23, i32 0
  %25 = extractelement <2 x i32> %23, i32 1
  %26 = zext i32 %24 to i64
  %27 = zext i32 %25 to i64
  %28 = shl i64 %26, 32
  %29 = or i64 %28, %27
  call void @show64(i64 %29)

  ; 16 bytes: 2^64 − 1 + 2^64 − 1 carries into the upper word.
  store atomic i128 18446744073709551615, ptr @wide seq_cst, align 16
  %30 = atomicrmw add ptr @wide, i128 18446744073709551615 seq_cst
  %31 = load atomic i128, ptr @wide acquire, align 16
  %32 = trunc i128 %31 to i64
  %l2 = call i32 (ptr, ...) @printf(ptr @line, i64 %32)
  %33 = cmpxchg ptr @wide, i128 %31, i128 40926266145185870080529 seq_cst seq_cst
  %34 = load i128, ptr @wide
  %35 = trunc i128 %34 to i64
  call void @show64(i64 4369)
  %36 = lshr i128 %34, 64
  %37 = trunc i128 %36 to i64
  %38 = extractvalue { i128, i1 } %33, 1
  %39 = add i64 %37, 6520
  call void @show64(i64 %39)
  %40 = zext i1 %38 to i64
  call void @show64(i64 %40)
  %41 = cmpxchg weak ptr @wide, i128 1, i128 2 acq_rel monotonic
  %42 = extractvalue { i128, i1 } %41, 1
  %43 = zext i1 %42 to i64
  call void @show64(i64 %43)

  ; 32 bytes and unaligned 4 bytes: the library's locks.
  %44 = atomicrmw sub ptr @wider, i256 1 seq_cst
  %45 = load atomic i256, ptr @wider seq_cst, align 32
  %46 = lshr i256 %45, 192
  %47 = trunc i256 %46 to i64
  call void @show64(i64 %47)
  %odd = getelementptr i8, ptr @bytes, i64 1
  store atomic i32 5, ptr %odd seq_cst, align 1
  %48 = atomicrmw add ptr %odd, i32 46 monotonic, align 1
  %49 = zext i32 %48 to i64
  call void @show64(i64 %49)
  %50 = load atomic i32, ptr %odd seq_cst, align 1
  %51 = zext i32 %50 to i64
  %l3 = call i32 (ptr, ...) @printf(ptr @line, i64 %51)
  ret i32 0
}
