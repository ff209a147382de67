; Argument lists of the first releases: va_start gives the list, vaarg reads it, vanext steps on.
; EXIT: 42

declare sbyte* %llvm.va_start()
declare sbyte* %llvm.va_copy(sbyte*)
declare void %llvm.va_end(sbyte*)

implementation

int %sum(int %n, ...) {
entry:
  %ap = call sbyte* %llvm.va_start()
  %aq = call sbyte* %llvm.va_copy(sbyte* %ap)
  %first = vaarg sbyte* %aq, int
  call void %llvm.va_end(sbyte* %aq)
  br label %loop
loop:
  %i = phi int [ 0, %entry ], [ %i2, %loop ]
  %s = phi int [ %first, %entry ], [ %s2, %loop ]
  %l = phi sbyte* [ %ap, %entry ], [ %l2, %loop ]
  %x = vaarg sbyte* %l, int
  %l2 = vanext sbyte* %l, int
  %s2 = add int %s, %x
  %i2 = add int %i, 1
  %more = setlt int %i2, %n
  br bool %more, label %loop, label %done
done:
  call void %llvm.va_end(sbyte* %l2)
  ret int %s2
}

int %main() {
  %r = call int (int, ...)* %sum(int 8, int 3, int 4, int 5, int 6, int 7, int 8, int 9, short -3)
  ret int %r
}
