; Functions and variables of one name and different types are different symbols; the first keeps the name.
; SYMBOL: f global .text
; SYMBOL: f.1 global .text
; SYMBOL: f.2 global .text
; EXIT: 60

%v = global int 20
%v = global sbyte 5

implementation

int %f(int %x) {
  %y = load int* %v
  %z = add int %x, %y
  ret int %z
}

int %f(uint %x) {
  %y = cast uint %x to int
  %z = load sbyte* %v
  %w = cast sbyte %z to int
  %s = add int %y, %w
  ret int %s
}

uint %f(int %x) {
  %p = getelementptr int* %v, int 0
  %a = call int %f(int %x)
  %b = call int %f(uint 4)
  %c = add int %a, %b
  %d = cast int %c to uint
  ret uint %d
}

int %main() {
  %a = call uint %f(int 10)
  %b = cast uint %a to int
  %c = call int %f(int 1)
  %d = add int %b, %c
  ret int %d
}
