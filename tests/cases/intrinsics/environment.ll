; The floating-point environment (which printf honours too), and functions of floats that are not their own type.
; STDOUT: 1
; STDOUT: 0.33333333333333331
; STDOUT: 2
; STDOUT: 0.33333333333333338
; STDOUT: 0
; STDOUT: 0.33333333333333331
; STDOUT: 1
; STDOUT: 6
; STDOUT: 0.5625
; STDOUT: 0.5625
; STDOUT: 4.5
; STDOUT: 1296
; STDOUT: 36
; STDOUT: 168
; STDOUT: 4
; STDOUT: 0.65625
; STDOUT: 2147483647
; STDOUT: 3
; STDOUT: -2147483647
; STDOUT: 2147483647
; STDOUT: -2
; STDOUT: 1
; STDOUT: 6
; STDOUT: 1
; STDOUT: 15872
; STDOUT: 1.5
; LINK: -lm

declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"
@g = constant [7 x i8] c"%.17g\0A\00"
define void @p(i32 %x) noinline { 
  call i32 (ptr, ...) @printf(ptr @f, i32 %x)
  ret void
}
define void @d(double %x) noinline { 
  call i32 (ptr, ...) @printf(ptr @g, double %x)
  ret void
}
@one = global double 1.0
@three = global double 3.0
@x80 = global x86_fp80 0xK40049000000000000000
@q = global fp128 0xL00000000000000004002500000000000
define void @div() {
  %a = load volatile double, ptr @one
  %b = load volatile double, ptr @three
  %c = fdiv double %a, %b
  call void @d(double %c)
  ret void
}
define i32 @main() {
  %r = call i32 @llvm.get.rounding()
  call void @p(i32 %r)
  call void @div()
  call void @llvm.set.rounding(i32 2)
  %r1 = call i32 @llvm.get.rounding()
  call void @p(i32 %r1)
  call void @div()
  call void @llvm.set.rounding(i32 0)
  %r2 = call i32 @llvm.get.rounding()
  call void @p(i32 %r2)
  call void @div()
  call void @llvm.reset.fpenv()
  %r3 = call i32 @llvm.get.rounding()
  call void @p(i32 %r3)
  %x = load volatile x86_fp80, ptr @x80
  %fr = call { x86_fp80, i32 } @llvm.frexp.f80.i32(x86_fp80 %x)
  %m = extractvalue { x86_fp80, i32 } %fr, 0
  %e = extractvalue { x86_fp80, i32 } %fr, 1
  call void @p(i32 %e)
  %md = fptrunc x86_fp80 %m to double
  call void @d(double %md)
  %mf = call { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80 %m)
  %mf0 = extractvalue { x86_fp80, x86_fp80 } %mf, 0
  %mf0d = fptrunc x86_fp80 %mf0 to double
  call void @d(double %mf0d)
  %ld = call x86_fp80 @llvm.ldexp.f80.i32(x86_fp80 %x, i32 -3)
  %ldd = fptrunc x86_fp80 %ld to double
  call void @d(double %ldd)
  %pw = call x86_fp80 @llvm.powi.f80.i32(x86_fp80 %x, i32 2)
  %pwd = fptrunc x86_fp80 %pw to double
  call void @d(double %pwd)
  %lr = call i64 @llvm.lrint.i64.f80(x86_fp80 %x)
  %lr32 = trunc i64 %lr to i32
  call void @p(i32 %lr32)
  %q = load volatile fp128, ptr @q
  %qs = call fp128 @llvm.ldexp.f128.i32(fp128 %q, i32 4)
  %qd = fptrunc fp128 %qs to double
  call void @d(double %qd)
  %qf = call { fp128, i32 } @llvm.frexp.f128.i32(fp128 %q)
  %qm = extractvalue { fp128, i32 } %qf, 0
  %qe = extractvalue { fp128, i32 } %qf, 1
  call void @p(i32 %qe)
  %qmd = fptrunc fp128 %qm to double
  call void @d(double %qmd)
  %sat = call i200 @llvm.fptosi.sat.i200.f64(double 0x7FF0000000000000)
  %sh = lshr i200 %sat, 168
  %s32 = trunc i200 %sh to i32
  call void @p(i32 %s32)
  %k = load volatile double, ptr @three
  %sat2 = call i200 @llvm.fptoui.sat.i200.f64(double %k)
  %s2 = trunc i200 %sat2 to i32
  call void @p(i32 %s2)
  %cm = call i32 @llvm.clmul.i32(i32 %s2, i32 %s32)
  call void @p(i32 %cm)
  %fx = call i32 @llvm.smul.fix.sat.i32(i32 2000000000, i32 131072, i32 16)
  call void @p(i32 %fx)
  %s2n = sub i32 0, %s2
  %fd = call i32 @llvm.sdiv.fix.i32(i32 %s2n, i32 131072, i32 16)
  call void @p(i32 %fd)
  %tp = call ptr @llvm.thread.pointer.p0()
  %tpv = load ptr, ptr %tp
  %teq = icmp eq ptr %tp, %tpv
  %te = zext i1 %teq to i32
  call void @p(i32 %te)
  %mode = call i64 @llvm.get.fpmode.i64()
  call void @llvm.set.fpmode.i64(i64 %mode)
  %c1 = call double @llvm.experimental.constrained.fadd.f64(double %k, double %k, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  call void @d(double %c1)
  %c2 = call i1 @llvm.experimental.constrained.fcmp.f64(double %k, double %c1, metadata !"olt", metadata !"fpexcept.ignore")
  %c2i = zext i1 %c2 to i32
  call void @p(i32 %c2i)
  %h = call i16 @llvm.convert.to.fp16.f32(float 1.5)
  %h32 = zext i16 %h to i32
  call void @p(i32 %h32)
  %hf = call double @llvm.convert.from.fp16.f64(i16 %h)
  call void @d(double %hf)
  ret i32 0
}
