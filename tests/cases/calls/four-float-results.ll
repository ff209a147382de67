; Four floats as results: two in vector registers, two on the x87 stack.
; STDOUT: 0.5 1.5 2.5 3.5
declare i32 @printf(ptr, ...)
@f = private constant [16 x i8] c"%g %g %g %g\0A\00\00\00\00"
define {float, float, float, float} @r4(float %a) noinline {
  %1 = insertvalue {float,float,float,float} undef, float %a, 0
  %b = fadd float %a, 1.0
  %2 = insertvalue {float,float,float,float} %1, float %b, 1
  %c = fadd float %a, 2.0
  %3 = insertvalue {float,float,float,float} %2, float %c, 2
  %d = fadd float %a, 3.0
  %4 = insertvalue {float,float,float,float} %3, float %d, 3
  ret {float,float,float,float} %4
}
define i32 @main() {
  %r = call {float,float,float,float} @r4(float 0.5)
  %a = extractvalue {float,float,float,float} %r, 0
  %b = extractvalue {float,float,float,float} %r, 1
  %c = extractvalue {float,float,float,float} %r, 2
  %d = extractvalue {float,float,float,float} %r, 3
  %ad = fpext float %a to double
  %bd = fpext float %b to double
  %cd = fpext float %c to double
  %dd = fpext float %d to double
  call i32 (ptr,...) @printf(ptr @f, double %ad, double %bd, double %cd, double %dd)
  ret i32 0
}
