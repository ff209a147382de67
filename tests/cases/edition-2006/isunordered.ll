; llvm.isunordered with float, double, and by name without a type.
; STDOUT: 0 1 1 0
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
declare bool %llvm.isunordered.f32(float, float)
declare bool %llvm.isunordered.f64(double, double)
declare bool %llvm.isunordered(double, double)

implementation

int %main() {
  %zero = cast int 0 to double
  %nan = fdiv double %zero, %zero
  %nanf = fptrunc double %nan to float
  %a = call bool %llvm.isunordered.f32(float 1.0, float 2.0)
  %b = call bool %llvm.isunordered.f32(float %nanf, float 2.0)
  %c = call bool %llvm.isunordered.f64(double 1.0, double %nan)
  %d = call bool %llvm.isunordered(double 1.0, double 0x7FF0000000000000)
  %f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, bool %a, bool %b, bool %c, bool %d)
  ret int 0
}
