; sqrt and powi of float and double.
; STDOUT: 1.500000 3.000000 8.000000 0.250000

%fmt = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
declare float %llvm.sqrt.f32(float)
declare double %llvm.sqrt.f64(double)
declare float %llvm.powi.f32(float, int)
declare double %llvm.powi.f64(double, int)
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %a = call float %llvm.sqrt.f32(float 2.25)
  %b = call double %llvm.sqrt.f64(double 9.0)
  %c = call float %llvm.powi.f32(float 2.0, int 3)
  %d = call double %llvm.powi.f64(double 2.0, int -2)
  %f = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, float %a, double %b, float %c, double %d)
  ret int 0
}
