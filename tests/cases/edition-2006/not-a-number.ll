; Comparisons with NaN are false but for setne; isunordered tells it; infinities and zeros of both signs compare.
; STDOUT: 0 1 0 0 0 0
; STDOUT: 1 0 1 1 1 1
; STDOUT: 1 1 1 0 1 0

%fmt = internal constant [19 x sbyte] c"%d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
declare bool %llvm.isunordered.f32(float, float)
declare bool %llvm.isunordered.f64(double, double)

implementation

void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f) {
  %s = getelementptr [19 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
  ret void
}

void %six(double %x, double %y) {
  %a = seteq double %x, %y
  %b = setne double %x, %y
  %c = setlt double %x, %y
  %d = setgt double %x, %y
  %e = setle double %x, %y
  %f = setge double %x, %y
  call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
  ret void
}

int %main() {
  %z = sub double 1.0, 1.0
  %nan = div double %z, %z
  call void %six(double %nan, double 1.0)
  %fnan = cast double %nan to float
  %a = call bool %llvm.isunordered.f64(double %nan, double 1.0)
  %b = call bool %llvm.isunordered.f64(double %z, double 1.0)
  %c = call bool %llvm.isunordered.f32(float 2.0, float %fnan)
  %d = setne float %fnan, %fnan
  %inf = div double 1.0, %z
  %e = setgt double %inf, 1.0e308
  %negz = mul double %z, -1.0
  %f = seteq double %negz, %z
  call void %show(bool %a, bool %b, bool %c, bool %d, bool %e, bool %f)
  %g = seteq double 0x7FF0000000000000, %inf
  %h = setlt double 0xFFF0000000000000, %negz
  %i = call bool %llvm.isunordered.f64(double 0x7FF8000000000000, double 0.0)
  %j = seteq double 0x7FF8000000000000, %nan
  %k = setle double %negz, %z
  %l = setlt double %negz, %z
  call void %show(bool %g, bool %h, bool %i, bool %j, bool %k, bool %l)
  ret int 0
}
