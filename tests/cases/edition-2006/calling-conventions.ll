; ccc, fastcc, coldcc and conventions by number, direct, indirect and in tail position.
; EXIT: 21

declare ccc int %putchar(int)

implementation

ccc int %c(int %x) { %y = add int %x, 1 ret int %y }
fastcc int %f(int %x, long %l, double %d) {
  %y = cast long %l to int
  %z = cast double %d to int
  %a = add int %x, %y
  %b = add int %a, %z
  ret int %b
}
coldcc int %d(int %x) { %y = mul int %x, 2 ret int %y }
cc 8 int %g(int %x) { %y = sub int %x, 1 ret int %y }
cc 42 int %h(int %x) { %y = add int %x, 3 ret int %y }

fastcc int %chain(int %x) {
  %r = tail call fastcc int %f(int %x, long 2, double 3.5)
  ret int %r
}

int %main() {
  %p = alloca int (int)*
  store int (int)* %d, int (int)** %p
  %a = call ccc int %c(int 1)
  %b = call fastcc int %chain(int %a)
  %f = load int (int)** %p
  %c = call coldcc int %f(int %b)
  %d = call cc 8 int %g(int %c)
  %e = call cc 42 int %h(int %d)
  %g = call int %c(int %e)
  %h = add int %g, 4
  ret int %h
}
