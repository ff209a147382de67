; getelementptr by int, uint, long, ulong, negative and large, through nested arrays and structs, and none.
; STDOUT: 4 40 400 4 200 12
%RT = type { sbyte, [10 x [20 x int]], sbyte }
%ST = type { int, double, %RT }
%fmt = internal constant [25 x sbyte] c"%ld %ld %ld %ld %ld %ld\0A\00"
%a = global [3 x [5 x long]] zeroinitializer
declare int %printf(sbyte*, ...)

implementation

int* %foo(%ST* %s) {
  %t1 = getelementptr %ST* %s, int 0
  %t2 = getelementptr %ST* %t1, int 0, uint 2
  %t3 = getelementptr %RT* %t2, int 0, uint 1
  %t4 = getelementptr [10 x [20 x int]]* %t3, int 0, int 2
  %t5 = getelementptr [20 x int]* %t4, int 0, int 5
  ret int* %t5
}

long %distance(sbyte* %a, sbyte* %b) {
  %x = cast sbyte* %a to long
  %y = cast sbyte* %b to long
  %d = sub long %y, %x
  ret long %d
}

int %main() {
  %base = getelementptr [3 x [5 x long]]* %a, int 0, int 0, int 0
  %b = cast long* %base to sbyte*
  %i1 = getelementptr sbyte* %b, int 4
  %d1 = call long %distance(sbyte* %b, sbyte* %i1)
  %i2 = getelementptr [3 x [5 x long]]* %a, ulong 0, uint 1
  %c2 = cast [5 x long]* %i2 to sbyte*
  %d2 = call long %distance(sbyte* %b, sbyte* %c2)
  %i3 = getelementptr [3 x [5 x long]]* %a, uint 4, ulong 0, uint 0
  %i3b = getelementptr long* %i3, long -10
  %c3 = cast long* %i3b to sbyte*
  %d3 = call long %distance(sbyte* %b, sbyte* %c3)
  %n = add uint 4294967290, 10
  %i4 = getelementptr sbyte* %b, uint %n
  %d4 = call long %distance(sbyte* %b, sbyte* %i4)
  %st = alloca %ST
  %p = call int* %foo(%ST* %st)
  %pb = cast int* %p to sbyte*
  %sb = cast %ST* %st to sbyte*
  %d5 = call long %distance(sbyte* %sb, sbyte* %pb)
  %same = getelementptr %ST* %st
  %v = cast %ST* %same to sbyte*
  %v1 = getelementptr sbyte* %v, uint 12
  %d6 = call long %distance(sbyte* %sb, sbyte* %v1)
  %s = getelementptr [25 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, long %d1, long %d2, long %d3, long %d4, long %d5, long %d6)
  ret int 0
}
