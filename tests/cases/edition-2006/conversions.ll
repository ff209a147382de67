; Every conversion by its own name, and its other name.
; STDOUT: 1 255 -1 65535
; STDOUT: 3 4294967293 -3 1.500000
; STDOUT: 4294967295.000000 -1.000000 16777216.000000 0.100000

%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [13 x sbyte] c"%d %u %d %f\0A\00"
%fmt3 = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
declare int %printf(sbyte*, ...)

implementation

void %ints(int %x, sbyte %m) {
  %a = trunc int %x to ubyte
  %b = zext sbyte %m to int
  %c = sext sbyte %m to int
  %d = sext sbyte %m to ushort
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, ubyte %a, int %b, int %c, ushort %d)
  ret void
}

void %floats(double %x, double %y, float %z) {
  %a = fp2sint double %x to int
  %b = fp2uint double %y to uint
  %n = sub double 0.0, %x
  %c = fptosi double %n to int
  %d = fpext float %z to double
  %s = getelementptr [13 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %a, uint %b, int %c, double %d)
  ret void
}

void %back(uint %u, int %i, int %big, double %d) {
  %a = uint2fp uint %u to double
  %b = sint2fp uint %u to double
  %c = sitofp int %big to float
  %cd = fpext float %c to double
  %e = fptrunc double %d to float
  %f = fpext float %e to double
  %s = getelementptr [13 x sbyte]* %fmt3, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, double %a, double %b, double %cd, double %f)
  ret void
}

int %main() {
  call void %ints(int 257, sbyte -1)
  call void %floats(double 3.99, double 4294967293.5, float 1.5)
  call void %back(uint 4294967295, int 0, int 16777217, double 0.1)
  ret int 0
}
