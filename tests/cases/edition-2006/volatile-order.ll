; volatile loads and stores of every type keep their number and their order.
; EXIT: 36
%port = global { ubyte, ushort, uint, ulong, float, double, bool, int* } { ubyte 1, ushort 2, uint 3, ulong 4, float 5.0, double 6.0, bool true, int* %cell }
%cell = global int 14

implementation

int %main() {
  %p0 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 0
  %p1 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 1
  %p2 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 2
  %p3 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 3
  %p4 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 4
  %p5 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 5
  %p6 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 6
  %p7 = getelementptr { ubyte, ushort, uint, ulong, float, double, bool, int* }* %port, int 0, uint 7
  %v0 = volatile load ubyte* %p0
  %v1 = volatile load ushort* %p1
  %v2 = volatile load uint* %p2
  %v3 = volatile load ulong* %p3
  %v4 = volatile load float* %p4
  %v5 = volatile load double* %p5
  %v6 = volatile load bool* %p6
  %v7 = volatile load int** %p7
  volatile store int 15, int* %v7
  %v8 = volatile load int* %v7
  volatile store bool false, bool* %p6
  %c0 = cast ubyte %v0 to int
  %c1 = cast ushort %v1 to int
  %c2 = cast uint %v2 to int
  %c3 = cast ulong %v3 to int
  %c4 = cast float %v4 to int
  %c5 = cast double %v5 to int
  %s0 = add int %c0, %c1
  %s1 = add int %c2, %c3
  %s2 = add int %c4, %c5
  %s3 = add int %s0, %s1
  %s4 = add int %s2, %s3
  %s5 = add int %s4, %v8
  %v9 = volatile load bool* %p6
  %bad = seteq bool %v9, %v6
  br bool %bad, label %no, label %yes
yes:
  ret int %s5
no:
  ret int 1
}
