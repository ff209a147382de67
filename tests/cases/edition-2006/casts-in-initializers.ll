; Every cast as the initializer of a global, nested and inside aggregates.
; STDOUT: 1 257 -1 65535
; STDOUT: 1078530011 3 -3 200
; STDOUT: 1 1
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
%fmt2 = internal constant [7 x sbyte] c"%d %d\0A\00"
%a = constant ubyte trunc (int 257 to ubyte)
%b = constant { ulong, int } { ulong zext (int 257 to ulong), int sext (bool true to int) }
%c = constant [1 x ushort] [ ushort sext (sbyte -1 to ushort) ]
%pi = constant uint bitconvert (float 0x400921FB60000000 to uint)
%d = constant ubyte fp2uint (double fpext (float 3.5 to double) to ubyte)
%e = constant short fp2sint (float fptrunc (double -3.5 to float) to short)
%f = constant float uint2fp (ubyte 200 to float)
%p = constant ulong cast (ulong* %q to ulong)
%q = global ulong add (ulong cast (ulong* %q to ulong), ulong 1)
%r = constant bool trunc (int 123 to bool)
declare int %printf(sbyte*, ...)

implementation

int %main() {
  %va = load ubyte* %a
  %vbp = getelementptr { ulong, int }* %b, int 0, uint 0
  %vb = load ulong* %vbp
  %vcp = getelementptr { ulong, int }* %b, int 0, uint 1
  %vc = load int* %vcp
  %vdp = getelementptr [1 x ushort]* %c, int 0, int 0
  %vd = load ushort* %vdp
  %s = getelementptr [13 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, ubyte %va, ulong %vb, int %vc, ushort %vd)
  %ve = load uint* %pi
  %vf = load ubyte* %d
  %vg = load short* %e
  %vh = load float* %f
  %vi = fp2uint float %vh to uint
  call int (sbyte*, ...)* %printf(sbyte* %s, uint %ve, ubyte %vf, short %vg, uint %vi)
  %vp = load ulong* %p
  %vq = load ulong* %q
  %diff = sub ulong %vq, %vp
  %vr = load bool* %r
  %s2 = getelementptr [7 x sbyte]* %fmt2, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s2, ulong %diff, bool %vr)
  ret int 0
}
