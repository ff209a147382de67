; The static chain (nest) in definitions and calls, beside arguments of all kinds, also through a pointer.
; STDOUT: 42 134 36
declare i32 @printf(ptr, ...)
@f = private constant [10 x i8] c"%d %d %d\0A\00"
define internal i32 @inner(ptr nest %env, i32 %x) noinline {
  %v = load i32, ptr %env
  %s = add i32 %v, %x
  ret i32 %s
}
define internal i32 @inner5(i32 %a, ptr nest %env, i32 %b, i32 %c, i32 %d, i32 %e, double %z) noinline {
  %v = load i32, ptr %env
  %s = sub i32 %v, %a
  %s1 = sub i32 %s, %e
  %zi = fptosi double %z to i32
  %s2 = add i32 %s1, %zi
  ret i32 %s2
}
define i32 @main() {
  %env = alloca i32
  store i32 40, ptr %env
  %a = call i32 @inner(ptr nest %env, i32 2)
  %p = alloca ptr
  store volatile ptr @inner5, ptr %p
  %q = load volatile ptr, ptr %p
  %b = call i32 %q(i32 1, ptr nest %env, i32 2, i32 3, i32 4, i32 5, double 100.0)
  %c = call i32 @inner5(i32 2, ptr nest %env, i32 2, i32 3, i32 4, i32 5, double 3.0)
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
