; Every atomicrmw operation, compare-and-exchange that succeeds and fails, loads, stores and a fence.
; STDOUT: 5 15 12 8 -9 12 12 7 3 3 9 100 1 9 0 42
; PLATFORMS: host aarch64
@cell = global i32 5
@format = private constant [4 x i8] c"%d \00"
@last = private constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define internal void @show(i32 %x) {
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %x)
  ret void
}

define i32 @main() {
  %1 = atomicrmw add ptr @cell, i32 10 seq_cst
  call void @show(i32 %1)
  %2 = atomicrmw sub ptr @cell, i32 3 acquire
  call void @show(i32 %2)
  %3 = atomicrmw and ptr @cell, i32 -5 release
  call void @show(i32 %3)
  %4 = atomicrmw nand ptr @cell, i32 8 monotonic
  call void @show(i32 %4)
  %5 = atomicrmw xchg ptr @cell, i32 12 acq_rel
  call void @show(i32 %5)
  %6 = atomicrmw max ptr @cell, i32 7 seq_cst
  call void @show(i32 %6)
  %7 = atomicrmw min ptr @cell, i32 7 seq_cst
  call void @show(i32 %7)
  %8 = atomicrmw umin ptr @cell, i32 3 seq_cst
  call void @show(i32 %8)
  %9 = atomicrmw umax ptr @cell, i32 2 seq_cst
  call void @show(i32 %9)
  %10 = atomicrmw xor ptr @cell, i32 10 seq_cst
  call void @show(i32 %10)
  %11 = cmpxchg ptr @cell, i32 9, i32 100 seq_cst monotonic
  %12 = extractvalue { i32, i1 } %11, 0
  call void @show(i32 %12)
  %13 = load atomic i32, ptr @cell acquire, align 4
  call void @show(i32 %13)
  %14 = extractvalue { i32, i1 } %11, 1
  %15 = zext i1 %14 to i32
  call void @show(i32 %15)
  store atomic i32 9, ptr @cell release, align 4
  fence seq_cst
  %16 = cmpxchg weak ptr @cell, i32 8, i32 1 acq_rel acquire
  %17 = extractvalue { i32, i1 } %16, 0
  call void @show(i32 %17)
  %18 = extractvalue { i32, i1 } %16, 1
  %19 = zext i1 %18 to i32
  call void @show(i32 %19)
  %20 = atomicrmw or ptr @cell, i32 42 seq_cst
  %21 = load i32, ptr @cell
  %22 = sub i32 %21, 1
  %r = call i32 (ptr, ...) @printf(ptr @last, i32 %22)
  ret i32 0
}
