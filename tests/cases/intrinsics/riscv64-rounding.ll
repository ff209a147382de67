; The rounding mode is read and set without a C library; mode 4 is to nearest, ties away from zero.
; PLATFORMS: riscv64
; RUN
declare i32 @llvm.get.rounding()
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare void @llvm.set.rounding(i32)
@one = global double 1.0
@three = global double 3.0
define i64 @third() noinline strictfp {
  %a = load volatile double, ptr @one
  %b = load volatile double, ptr @three
  %c = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %bits = bitcast double %c to i64
  %low = and i64 %bits, 15
  ret i64 %low
}
define i32 @main() {
  %before = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 4)
  %away = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 2)
  %up = call i32 @llvm.get.rounding()
  %third.up = call i64 @third()
  call void @llvm.set.rounding(i32 3)
  %down = call i32 @llvm.get.rounding()
  %third.down = call i64 @third()
  call void @llvm.set.rounding(i32 0)
  %zero = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 1)
  %a = icmp eq i32 %before, 1
  %b = icmp eq i32 %away, 4
  %c = icmp eq i32 %up, 2
  %d = icmp eq i32 %down, 3
  %e = icmp eq i32 %zero, 0
  %f = icmp eq i64 %third.up, 6
  %g = icmp eq i64 %third.down, 5
  %ab = and i1 %a, %b
  %cd = and i1 %c, %d
  %ef = and i1 %e, %f
  %abcd = and i1 %ab, %cd
  %efg = and i1 %ef, %g
  %right = and i1 %abcd, %efg
  %status = select i1 %right, i32 0, i32 1
  ret i32 %status
}
