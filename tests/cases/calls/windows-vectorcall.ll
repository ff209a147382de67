; __vectorcall: the first six positions have float registers, which hold vectors too; vectors behind them are passed by
; address. The names end with the bytes of the arguments.
; PLATFORMS: windows-gnu
; STDOUT: 11 22 33 48 | 7 | 36.0
; SYMBOL: four@@72 global .text
; SYMBOL: late@@112 global .text
; SYMBOL: sum@@64 global .text
; SYMBOL: verbatim global .text
@format = private constant [25 x i8] c"%d %d %d %d | %d | %.1f\0A\00"
@pointer = global ptr @four

declare i32 @printf(ptr, ...)

define x86_vectorcallcc <4 x i32> @four(<4 x i32> %a, i32 %b, i32 %c, i32 %d, i32 %e, <4 x i32> %f, i32 %g) noinline {
  %1 = add <4 x i32> %a, %f
  %2 = add i32 %b, %c
  %3 = add i32 %d, %e
  %4 = sub i32 %2, %3
  %5 = add i32 %4, %g
  %6 = insertelement <4 x i32> zeroinitializer, i32 %5, i32 3
  %7 = add <4 x i32> %1, %6
  ret <4 x i32> %7
}

define x86_vectorcallcc i32 @late(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c, <4 x i32> %d, <4 x i32> %e, <4 x i32> %f, <4 x i32> %g) noinline {
  %1 = sub <4 x i32> %g, %f
  %2 = extractelement <4 x i32> %1, i32 2
  ret i32 %2
}

define x86_vectorcallcc double @sum(double %a, double %b, double %c, double %d, double %e, double %f, double %g, double %h) noinline {
  %1 = fadd double %a, %b
  %2 = fadd double %1, %c
  %3 = fadd double %2, %d
  %4 = fadd double %3, %e
  %5 = fadd double %4, %f
  %6 = fadd double %5, %g
  %7 = fadd double %6, %h
  ret double %7
}

define x86_vectorcallcc void @"\01verbatim"(i32 %x) {
  ret void
}

define i32 @main() {
  %p = load volatile ptr, ptr @pointer
  %r = call x86_vectorcallcc <4 x i32> %p(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 10, i32 20, i32 5, i32 22, <4 x i32> <i32 10, i32 20, i32 30, i32 40>, i32 1)
  %r0 = extractelement <4 x i32> %r, i32 0
  %r1 = extractelement <4 x i32> %r, i32 1
  %r2 = extractelement <4 x i32> %r, i32 2
  %r3 = extractelement <4 x i32> %r, i32 3
  %l = call x86_vectorcallcc i32 @late(<4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <4 x i32> <i32 0, i32 0, i32 5, i32 0>, <4 x i32> <i32 0, i32 0, i32 12, i32 0>)
  %s = call x86_vectorcallcc double @sum(double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0)
  call i32 (ptr, ...) @printf(ptr @format, i32 %r0, i32 %r1, i32 %r2, i32 %r3, i32 %l, double %s)
  ret i32 0
}
