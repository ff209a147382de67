; Results of invokes of every kind, variadic callees and conventions; values live across an unwinding.
; EXIT: 45

declare void %llvm.va_start(sbyte**)
declare void %llvm.va_end(sbyte**)

implementation

int %sum(int %n, ...) {
  %ap = alloca sbyte*
  call void %llvm.va_start(sbyte** %ap)
  %a = va_arg sbyte** %ap, int
  %b = va_arg sbyte** %ap, sbyte
  call void %llvm.va_end(sbyte** %ap)
  %c = cast sbyte %b to int
  %d = add int %a, %c
  %odd = setgt int %d, 100
  br bool %odd, label %throw, label %fine
throw:
  unwind
fine:
  ret int %d
}

fastcc double %half(double %x) {
  %y = div double %x, 2.0
  ret double %y
}

int %try(int %a, int %b, double %d) {
entry:
  %keep = mul int %a, 2
  %r = invoke int (int, ...)* %sum(int 2, int %a, sbyte 3) to label %one unwind label %bad
one:
  %h = invoke fastcc double %half(double %d) to label %two unwind label %bad
two:
  %hi = cast double %h to int
  %s = add int %r, %hi
  %t = add int %s, %b
  ret int %t
bad:
  %why = phi int [ 1, %entry ], [ 2, %one ]
  %k = sub int %keep, 205
  %z = add int %k, %why
  ret int %z
}

int %main() {
  %x = call int %try(int 4, int 20, double 8.5)
  %y = call int %try(int 109, int 0, double 0.0)
  %r = add int %x, %y
  ret int %r
}
