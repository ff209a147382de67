; getelementptr by int, uint, long and ulong, negative and large; fields; arrays of no elements; constant addresses.
; EXIT: 43

%text = type { int, [0 x sbyte] }
%deep = type { sbyte, { short, [3 x { long, [2 x int] }] } }
%data = internal global [5 x int] [ int 1, int 2, int 4, int 8, int 16 ]
%obj = internal global %deep zeroinitializer
%inside = internal global int* getelementptr (%deep* %obj, int 0, uint 1, uint 1, int 2, uint 1, int 1)
%raw = internal global [12 x sbyte] c"\03\00\00\00abcdefgh"

implementation

int %main() {
  %middle = getelementptr [5 x int]* %data, int 0, int 2
  %m2 = sub int 0, 2
  %first = getelementptr int* %middle, int %m2
  %a = load int* %first
  %m1 = sub long 0, 1
  %second = getelementptr int* %middle, long %m1
  %b = load int* %second
  %u = cast int 1 to uint
  %fourth = getelementptr int* %middle, uint %u
  %c = load int* %fourth
  %ul = cast int 2 to ulong
  %fifth = getelementptr int* %middle, ulong %ul
  %d = load int* %fifth
  %p = load int** %inside
  store int 9, int* %p
  %two = add int 2, 0
  %one = add long 1, 0
  %q = getelementptr %deep* %obj, long 0, uint 1, uint 1, int %two, uint 1, long %one
  %e = load int* %q
  %t = cast [12 x sbyte]* %raw to %text*
  %np = getelementptr %text* %t, long 0, uint 0
  %n = load int* %np
  %cp = getelementptr %text* %t, long 0, uint 1, int %n
  %f = load sbyte* %cp
  %g = cast sbyte %f to int
  %h = sub int %g, 93
  %ab = add int %a, %b
  %cd = add int %c, %d
  %abcd = add int %ab, %cd
  %x = add int %abcd, %e
  %y = add int %x, %h
  ret int %y
}
