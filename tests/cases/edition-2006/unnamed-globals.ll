; Globals without names are numbered for each type, before the unnamed values of functions; they may be used before
; their definition, and a global may be defined twice with the same value.
; EXIT: 36

%forward = global int* %1
global int 4
global float 2.5
internal constant int 30
constant [2 x int] [ int 1, int 2 ]
%again = global int 9
%again = global int 9
%again = external global int

implementation

int %main() {
  %first = load int* %0
  %p = load int** %forward
  %second = load int* %p
  alloca int
  store int 2, int* %2
  %third = load int* %2
  %h = load float* %0
  %x = cast float %h to int
  %s = add int %first, %second
  %t = add int %s, %third
  %y = sub int %x, 2
  %r = add int %t, %y
  ret int %r
}
