; undef of every kind of type stands where a constant may; what is computed does not depend on it.
; EXIT: 4

%u = global { int, [2 x sbyte], int* } undef
%v = global [4 x int] undef

implementation

int %main() {
  %a = select bool true, int 4, int undef
  %b = and int %a, 7
  %w = insertelement <2 x int> undef, int %b, uint 0
  %c = extractelement <2 x int> %w, uint 0
  store int %c, int* getelementptr ([4 x int]* %v, int 0, int 1)
  %d = load int* getelementptr ([4 x int]* %v, int 0, int 1)
  br bool true, label %x, label %y
x:
  %p = phi int [ %d, %0 ]
  ret int %p
y:
  ret int undef
}
