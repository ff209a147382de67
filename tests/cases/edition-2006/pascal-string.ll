; A struct that ends in an array of no elements holds as many as its memory has.
; EXIT: 97

%string = type { int, [0 x sbyte] }

implementation

%string* %new(int %n) {
  %size = getelementptr %string* null, int 0, uint 1, int %n
  %bytes = cast sbyte* %size to uint
  %raw = malloc sbyte, uint %bytes
  %s = cast sbyte* %raw to %string*
  %lp = getelementptr %string* %s, int 0, uint 0
  store int %n, int* %lp
  ret %string* %s
}

int %main() {
entry:
  %s = call %string* %new(int 40)
  br label %fill
fill:
  %i = phi int [ 0, %entry ], [ %j, %fill ]
  %p = getelementptr %string* %s, int 0, uint 1, int %i
  %c = cast int %i to sbyte
  %d = add sbyte %c, 58
  store sbyte %d, sbyte* %p
  %j = add int %i, 1
  %more = setlt int %j, 40
  br bool %more, label %fill, label %done
done:
  %lp = getelementptr %string* %s, int 0, uint 0
  %n = load int* %lp
  %last = sub int %n, 1
  %q = getelementptr %string* %s, int 0, uint 1, int %last
  %x = load sbyte* %q
  free %string* %s
  %r = cast sbyte %x to int
  ret int %r
}
