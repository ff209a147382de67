; One name stands for values of different types; unnamed values are numbered for each type.
; STDOUT: 3 4.500000 24 7

%fmt = internal constant [13 x sbyte] c"%d %f %u %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

uint %times8(uint %X) {
  add uint %X, %X
  add uint %0, %0
  %result = add uint %1, %1
  ret uint %result
}

int %pick(int %x) { ret int %x }
float %pick(float %x) {
  %x = cast float %x to double
  %x = cast double %x to int
  %y = cast int %x to float
  %z = add float %y, 0.5
  ret float %z
}

int %main() {
  %v = call int %pick(int 3)
  %v = call float %pick(float 4.25)
  %u = call uint %times8(uint 3)
  add int 3, 4
  %f = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, int %v, float %v, uint %u, int %0)
  ret int 0
}
