; Expressions on packed values, in initializers and as operands.
; EXIT: 42

%a = global int extractelement (<4 x int> <int 1, int 2, int 30, int 4>, uint 2)
%b = global <2 x int> insertelement (<2 x int> <int 1, int 2>, int 7, uint 1)
%c = global <2 x int> shufflevector (<2 x int> <int 1, int 2>, <2 x int> <int 3, int 4>, <2 x uint> <uint 3, uint 0>)
%d = global <2 x int> add (<2 x int> <int 1, int 2>, <2 x int> <int -1, int -2>)

implementation

int %main() {
  %a = load int* %a
  %b = load <2 x int>* %b
  %c = load <2 x int>* %c
  %d = load <2 x int>* %d
  %b1 = extractelement <2 x int> %b, uint 1
  %c0 = extractelement <2 x int> %c, uint 0
  %c1 = extractelement <2 x int> %c, uint 1
  %d1 = extractelement <2 x int> %d, uint 1
  %e = add int %a, %b1
  %f = add int %e, %c0
  %g = add int %f, %c1
  %h = add int %g, %d1
  ret int %h
}
