; A list is given to another function and read there, through its value and through its address.
; STDOUT: 6 15

%fmt = internal constant [7 x sbyte] c"%d %d\0A\00"
declare int %printf(sbyte*, ...)
declare void %llvm.va_start(sbyte**)
declare void %llvm.va_copy(sbyte**, sbyte**)
declare void %llvm.va_end(sbyte**)

implementation

int %sum3(sbyte** %ap) {
  %a = va_arg sbyte** %ap, int
  %b = va_arg sbyte** %ap, int
  %c = va_arg sbyte** %ap, int
  %ab = add int %a, %b
  %abc = add int %ab, %c
  ret int %abc
}

int %sumvalue(sbyte* %list) {
  %ap = alloca sbyte*
  store sbyte* %list, sbyte** %ap
  %r = call int %sum3(sbyte** %ap)
  ret int %r
}

void %both(int %n, ...) {
  %ap = alloca sbyte*
  %aq = alloca sbyte*
  call void %llvm.va_start(sbyte** %ap)
  %x = call int %sum3(sbyte** %ap)
  call void %llvm.va_copy(sbyte** %aq, sbyte** %ap)
  call void %llvm.va_end(sbyte** %ap)
  %list = load sbyte** %aq
  %y = call int %sumvalue(sbyte* %list)
  call void %llvm.va_end(sbyte** %aq)
  %s = getelementptr [7 x sbyte]* %fmt, long 0, long 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %x, int %y)
  ret void
}

int %main() {
  call void (int, ...)* %both(int 6, int 1, int 2, int 3, int 4, int 5, int 6)
  ret int 0
}
