; Floats in decimal, with exponents, in hexadecimal; rounded to float; infinities and small numbers.
; STDOUT: 4.5e+15 123.421 1.23421e+20 -0.001
; STDOUT: inf -inf 1.40129846e-45 0.100000001
; STDOUT: 1 3 0

%fmt = internal constant [13 x sbyte] c"%g %g %g %g\0A\00"
%fmt2 = internal constant [17 x sbyte] c"%g %g %.9g %.9g\0A\00"
%fmt3 = internal constant [10 x sbyte] c"%d %d %d\0A\00"
%single = global float 0.1
%tiny = global float 0x36A0000000000000
%int = global double 3.0
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %s = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, double 0x432ff973cafa8000, double 123.421, double 1.23421e+20, double -1.0E-3)
  %a = load float* %single
  %b = load float* %tiny
  %s2 = getelementptr [17 x sbyte]* %fmt2, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, double 0x7FF0000000000000, double 0xFFF0000000000000, float %b, float %a)
  %c = seteq float %a, 0.1
  %d = load double* %int
  %e = cast double %d to int
  %wide = cast float %a to double
  %f = seteq double %wide, 0.1
  %s3 = getelementptr [10 x sbyte]* %fmt3, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s3, bool %c, int %e, bool %f)
  ret int 0
}
