; Constant expressions: conversions, arithmetic, comparisons, addresses; floats are rounded to their type.
; STDOUT: 124 -4 1 3.141500 65535

%a = global [4 x int] [ int 1, int 2, int 3, int 4 ]
%p = global int* getelementptr ([4 x int]* %a, long 0, long 2)
%v = global int add (int 123, int 1)
%s = global int shr (int -8, ubyte 1)
%c = global bool setlt (int -1, int 0)
%f = global float 3.1415
%w = global uint cast (ushort cast (short -1 to ushort) to uint)
%q = global bool cast (int 512 to bool)
%fmt = internal constant [16 x sbyte] c"%d %d %d %f %u\0A\00"
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %v = load int* %v
  %s = load int* %s
  %c = load bool* %c
  %f = load float* %f
  %w = load uint* %w
  %t = getelementptr [16 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %t, int %v, int %s, bool %c, float %f, uint %w)
  %p = load int** %p
  %e = load int* %p
  %ok = seteq int %e, 3
  %q = load bool* %q
  %both = and bool %ok, %q
  br bool %both, label %good, label %bad
good:
  ret int 0
bad:
  ret int 1
}
