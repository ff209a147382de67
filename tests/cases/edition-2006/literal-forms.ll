; Numbers in every form: of the sign's letter and hexadecimal digits, negative names of values, decimal numbers for floating point.
; STDOUT: 255 -1 65535 4096 -128
; STDOUT: 1 0 1
; STDOUT: 4.000000 -5.000000 0.500000 1.000000

%fmt = internal constant [17 x sbyte] c"%d %d %d %d %d\0A\00\00"
%fmt2 = internal constant [10 x sbyte] c"%d %d %d\0A\00"
%fmt3 = internal constant [13 x sbyte] c"%f %f %f %f\0A\00"
%a = global uint u0xFF
%b = global int s0xFFFFFFFFFFFFFFFF
%c = global ushort u0xffff
%d = global [u0x2 x short] [ short s0x1000, short 0 ]
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %va = load uint* %a
  %vb = load int* %b
  %vc = load ushort* %c
  %pd = getelementptr [2 x short]* %d, long 0, long u0x0
  %vd = load short* %pd
  %f = getelementptr [17 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f, uint %va, int %vb, ushort %vc, short %vd, sbyte s0xFFFFFFFFFFFFFF80)
  %p = setne float 4, 5
  %q = seteq float 4, 5
  %r = setlt double -1, 0
  %f2 = getelementptr [10 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f2, bool %p, bool %q, bool %r)
  %x = add float 1, 3
  %y = sub double 0, 5
  %z = fdiv float 1.0, 2.0
  %f3 = getelementptr [13 x sbyte]* %fmt3, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %f3, float %x, double %y, float %z, double +1.0e0)
  ret int 0
}
