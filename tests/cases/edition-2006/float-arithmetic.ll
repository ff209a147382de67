; add, sub, mul, div and rem of floats, fdiv and frem; the remainder has the sign of the dividend.
; STDOUT: 3.750000 -0.750000 3.375000 0.666667
; STDOUT: 1.500000 -1.500000 0.100000 2.250000

%fmt = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %show(double %a, double %b, double %c, double %d) {
  %f = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, double %a, double %b, double %c, double %d)
  ret void
}

void %work(float %x, float %y, double %p, double %q) {
  %a = add float %x, %y
  %b = sub float %x, %y
  %c = mul float %x, %y
  %d = div float %x, %y
  %ad = cast float %a to double
  %bd = cast float %b to double
  %cd = cast float %c to double
  %dd = fpext float %d to double
  call void %show(double %ad, double %bd, double %cd, double %dd)
  %e = rem double %p, %q
  %n = sub double 0.0, %p
  %g = frem double %n, %q
  %h = fdiv double 0.5, 5.0
  %i = frem float 6.75, 4.5
  %id = cast float %i to double
  call void %show(double %e, double %g, double %h, double %id)
  ret void
}

int %main() {
  call void %work(float 1.5, float 2.25, double 7.5, double 2.0)
  ret int 0
}
