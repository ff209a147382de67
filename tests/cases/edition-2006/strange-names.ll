; Names with dots, dollars, dashes and digits, quoted ones with and without sign, names of reserved words, and \01.
; SYMBOL: int global .text
; SYMBOL: a.b$c-d_1 global .data
; SYMBOL: spaced name global .data
; SYMBOL: exact global .text
; EXIT: 33

%a.b$c-d_1 = global int 1
%"spaced name" = global int 2
"another one" = global int 30

implementation

int %"\01exact"(int %ret) {
  ret int %ret
}

int %int(int %add, int %.x, int %$y, int %-z) {
add:
  %load = add int %add, %.x
  %store = add int %load, %$y
  %br = add int %store, %-z
  br label %ret
ret:
  ret int %br
}

int %main() {
0:
  %a = load int* %a.b$c-d_1
  %b = load int* %"spaced name"
  %c = load int* "another one"
  %d = call int %"\01exact"(int 0)
  %r = call int %int(int %a, int %b, int %c, int %d)
  ret int %r
}
