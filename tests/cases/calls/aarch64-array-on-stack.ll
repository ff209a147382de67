; Arrays of floats that find no registers lie on the stack without gaps; small integers take a word each.
; PLATFORMS: aarch64
; STDOUT: 1 2 3 2.5 4.5 6.5 10 20 30
target triple = "aarch64-unknown-linux-gnu"
@format = private constant [28 x i8] c"%d %d %d %g %g %g %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
; The eight float registers are taken by the first two arrays, the general ones by the numbers.
define void @callee([4 x float] %a, [4 x float] %b, [3 x float] %floats, [3 x half] %halves, [7 x i64] %taken, [3 x i32] %words) noinline {
  %f0 = extractvalue [3 x float] %floats, 0
  %f1 = extractvalue [3 x float] %floats, 1
  %f2 = extractvalue [3 x float] %floats, 2
  %n0 = fptosi float %f0 to i32
  %n1 = fptosi float %f1 to i32
  %n2 = fptosi float %f2 to i32
  %h0 = extractvalue [3 x half] %halves, 0
  %h1 = extractvalue [3 x half] %halves, 1
  %h2 = extractvalue [3 x half] %halves, 2
  %d0 = fpext half %h0 to double
  %d1 = fpext half %h1 to double
  %d2 = fpext half %h2 to double
  %w0 = extractvalue [3 x i32] %words, 0
  %w1 = extractvalue [3 x i32] %words, 1
  %w2 = extractvalue [3 x i32] %words, 2
  call i32 (ptr, ...) @printf(ptr @format, i32 %n0, i32 %n1, i32 %n2, double %d0, double %d1, double %d2, i32 %w0, i32 %w1, i32 %w2)
  ret void
}
define i32 @main() {
  call void @callee([4 x float] zeroinitializer, [4 x float] zeroinitializer, [3 x float] [float 1.0, float 2.0, float 3.0], [3 x half] [half 2.5, half 4.5, half 6.5], [7 x i64] zeroinitializer, [3 x i32] [i32 10, i32 20, i32 30])
  ret i32 0
}
