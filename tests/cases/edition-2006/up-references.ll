; Up-references through pointers, arrays and functions, and the same type spelled in several places.
; EXIT: 31

%list = type { \2*, int }
%tree = type { [2 x \3*], int }
%fn = type int (\2, int)*
%head = internal global { \2, int }* null
%both = type { \2*, \2*, int }

implementation

{ \2, int }* %push({ \2, int }* %rest, int %x) {
  %n = malloc { { \2, int }*, int }
  %new = cast { { \2, int }*, int }* %n to { \2, int }*
  %v = getelementptr { \2, int }* %new, int 0, uint 1
  store int %x, int* %v
  %l = getelementptr { \2, int }* %new, int 0, uint 0
  store { \2, int }* %rest, { \2, int }** %l
  ret { \2, int }* %new
}

int %count(%fn %self, int %n) {
  %z = seteq int %n, 0
  br bool %z, label %end, label %more
end:
  ret int 0
more:
  %m = sub int %n, 1
  %r = call int %self(%fn %self, int %m)
  %s = add int %r, 2
  ret int %s
}

int %main() {
  %a = call { \2, int }* %push({ \2, int }* null, int 4)
  %b = call { \2, int }* %push({ \2, int }* %a, int 5)
  store { \2, int }* %b, { \2, int }** %head
  %h = load { \2, int }** %head
  %l = getelementptr { \2, int }* %h, int 0, uint 0
  %t = load { \2, int }** %l
  %v = getelementptr { \2, int }* %t, int 0, uint 1
  %x = load int* %v
  %w = getelementptr { \2, int }* %h, int 0, uint 1
  %y = load int* %w
  %tree = alloca %tree
  %c = getelementptr %tree* %tree, int 0, uint 0, int 1
  store %tree* %tree, %tree** %c
  %d = load %tree** %c
  %e = getelementptr %tree* %d, int 0, uint 1
  store int 2, int* %e
  %f = load int* %e
  %p = alloca %both
  %q = getelementptr %both* %p, int 0, uint 0
  store %both* %p, %both** %q
  %r = getelementptr %both* %p, int 0, uint 1
  %s = load %both** %q
  store %both* %s, %both** %r
  %n = call int %count(%fn %count, int 10)
  %xy = add int %x, %y
  %xyf = add int %xy, %f
  %sum = add int %xyf, %n
  ret int %sum
}
