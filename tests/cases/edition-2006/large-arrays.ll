; Arrays of a million elements in memory and of 100000 on the stack, with elements of all sizes.
; EXIT: 21

%big = internal global [1000000 x long] zeroinitializer
%grid = internal global [300 x [200 x { sbyte, int }]] zeroinitializer

implementation

int %main() {
  %local = alloca [100000 x short]
  %i = add uint 999999, 0
  %p = getelementptr [1000000 x long]* %big, int 0, uint %i
  store long 5, long* %p
  %j = add long 299, 0
  %k = add int 199, 0
  %q = getelementptr [300 x [200 x { sbyte, int }]]* %grid, int 0, long %j, int %k, uint 1
  store int 7, int* %q
  %m = add ulong 99999, 0
  %r = getelementptr [100000 x short]* %local, int 0, ulong %m
  store short 9, short* %r
  %a = load long* getelementptr ([1000000 x long]* %big, int 0, int 999999)
  %b = load int* getelementptr ([300 x [200 x { sbyte, int }]]* %grid, int 0, int 299, int 199, uint 1)
  %c = load short* %r
  %d = cast long %a to int
  %e = cast short %c to int
  %de = add int %d, %e
  %s = add int %de, %b
  ret int %s
}
