; Classes of x86_fp80 numbers whose integer bit contradicts the exponent: NaNs, as the processor compares them.
; Pseudo-denormal numbers are numbers, but neither zeros nor subnormal.
; The exit status is the number of the first result that is wrong.
; EXIT: 0

declare i1 @llvm.is.fpclass.f80(x86_fp80, i32)

@pseudo_nan = global x86_fp80 0xK7FFF3FFFFFFFFFFFFFFF
@pseudo_infinity = global x86_fp80 0xK7FFF0000000000000000
@unnormal = global x86_fp80 0xK40000000000000000001
@pseudo_denormal = global x86_fp80 0xK00008000000000000000

define i32 @main() {
  %a = load volatile x86_fp80, ptr @pseudo_nan
  %b = load volatile x86_fp80, ptr @pseudo_infinity
  %c = load volatile x86_fp80, ptr @unnormal
  %d = load volatile x86_fp80, ptr @pseudo_denormal
  %a.nan = call i1 @llvm.is.fpclass.f80(x86_fp80 %a, i32 3)
  br i1 %a.nan, label %t2, label %bad
t2:
  %b.nan = call i1 @llvm.is.fpclass.f80(x86_fp80 %b, i32 3)
  br i1 %b.nan, label %t3, label %bad
t3:
  %c.nan = call i1 @llvm.is.fpclass.f80(x86_fp80 %c, i32 3)
  br i1 %c.nan, label %t4, label %bad
t4:
  %d.number = call i1 @llvm.is.fpclass.f80(x86_fp80 %d, i32 1020)
  br i1 %d.number, label %t5, label %bad
t5:
  %b.infinite = call i1 @llvm.is.fpclass.f80(x86_fp80 %b, i32 516)
  br i1 %b.infinite, label %bad, label %t6
t6:
  %c.normal = call i1 @llvm.is.fpclass.f80(x86_fp80 %c, i32 264)
  br i1 %c.normal, label %bad, label %t7
t7:
  %d.tiny = call i1 @llvm.is.fpclass.f80(x86_fp80 %d, i32 240)
  br i1 %d.tiny, label %bad, label %good
good:
  ret i32 0
bad:
  %n = phi i32 [ 1, %0 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ]
  ret i32 %n
}
