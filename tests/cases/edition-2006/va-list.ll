; A va_list is one pointer. What C passes as int or double through ... is read as the smaller type.
; STDOUT: 1 -2 2.500000
; EXIT: 3

%fmt = internal constant [10 x sbyte] c"%d %d %f\0A\00"
declare int %vprintf(sbyte*, sbyte*)
declare void %llvm.va_start(sbyte**)
declare void %llvm.va_copy(sbyte**, sbyte**)
declare void %llvm.va_end(sbyte**)

implementation

int %log(sbyte* %f, ...) {
  %ap = alloca sbyte*
  %aq = alloca sbyte*
  call void %llvm.va_start(sbyte** %ap)
  call void %llvm.va_copy(sbyte** %aq, sbyte** %ap)
  %v = load sbyte** %ap
  %r = call int %vprintf(sbyte* %f, sbyte* %v)
  call void %llvm.va_end(sbyte** %ap)
  %a = va_arg sbyte** %aq, bool
  %b = va_arg sbyte** %aq, sbyte
  %d = va_arg sbyte** %aq, float
  call void %llvm.va_end(sbyte** %aq)
  %ai = cast bool %a to int
  %bi = cast sbyte %b to int
  %di = cast float %d to int
  %s = add int %ai, %di
  %t = mul int %bi, 0
  %u = add int %s, %t
  ret int %u
}

int %main() {
  %f = getelementptr [10 x sbyte]* %fmt, long 0, long 0
  %r = call int (sbyte*, ...)* %log(sbyte* %f, bool true, sbyte -2, float 2.5)
  ret int %r
}
