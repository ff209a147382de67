; musttail calls that never return to their callers: ten million deep, direct and through a pointer, with stack
; arguments, with an sret result, with results in three registers, with floats, and of a variadic function that passes on its arguments.
; STDOUT: 25000000000000 -5740
; STDOUT: 42 0
; STDOUT: 12 13
; STDOUT: 8 0
; STDOUT: 1 2.500000 3 4 5 6 7 8 9.500000 %ld %ld
; STDOUT:
@fmt = constant [10 x i8] c"%ld %ld\0A\00\00"
declare i32 @printf(ptr, ...)
define i64 @even(i64 %n, i64 %acc) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %d, label %r
d:
  ret i64 %acc
r:
  %m = sub i64 %n, 1
  %a = add i64 %acc, %m
  %v = musttail call i64 @odd(i64 %m, i64 %a)
  ret i64 %v
}
define i64 @odd(i64 %n, i64 %acc) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %d, label %r
d:
  %k = mul i64 %acc, 3
  ret i64 %k
r:
  %m = sub i64 %n, 1
  %p = load ptr, ptr @fp
  %v = musttail call i64 %p(i64 %m, i64 %acc)
  ret i64 %v
}
@fp = global ptr @even
define i64 @stk(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  %z = icmp eq i64 %a, 0
  br i1 %z, label %done, label %r
done:
  %s1 = sub i64 %g, %h
  %s2 = mul i64 %s1, %i
  ret i64 %s2
r:
  %m = sub i64 %a, 1
  %v = musttail call i64 @stk(i64 %m, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %i, i64 %g, i64 %h)
  ret i64 %v
}
%big = type { i64, i64, i64, i64, i64 }
define void @sr(ptr sret(%big) %out, i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %r
done:
  store i64 42, ptr %out
  ret void
r:
  %m = sub i64 %n, 1
  musttail call void @sr(ptr sret(%big) %out, i64 %m)
  ret void
}
define { i64, i64, i64 } @three(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %r
done:
  ret { i64, i64, i64 } { i64 11, i64 12, i64 13 }
r:
  %m = sub i64 %n, 1
  %v = musttail call { i64, i64, i64 } @three(i64 %m)
  ret { i64, i64, i64 } %v
}
define double @fl(i64 %n, double %x, double %y) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %r
done:
  %q = fdiv double %x, %y
  ret double %q
r:
  %m = sub i64 %n, 1
  %v = musttail call double @fl(i64 %m, double %y, double %x)
  ret double %v
}
define i32 @thunk(ptr %f, ...) {
  %v = musttail call i32 (ptr, ...) @printf(ptr %f, ...)
  ret i32 %v
}
@f2 = constant [40 x i8] c"%d %f %d %d %d %d %d %d %f %s\0A\00\00\00\00\00\00\00\00\00\00"
define i32 @main() {
  %e = call i64 @even(i64 10000000, i64 0)
  %s = call i64 @stk(i64 10000001, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 80, i64 900)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %e, i64 %s)
  %b = alloca %big
  call void @sr(ptr sret(%big) %b, i64 10000000)
  %b0 = load i64, ptr %b
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %b0, i64 0)
  %t = call { i64, i64, i64 } @three(i64 10000000)
  %t1 = extractvalue { i64, i64, i64 } %t, 1
  %t2 = extractvalue { i64, i64, i64 } %t, 2
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %t1, i64 %t2)
  %f = call double @fl(i64 10000001, double 1.0, double 8.0)
  %fi = fptosi double %f to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %fi, i64 0)
  call i32 (ptr, ...) @thunk(ptr @f2, i32 1, double 2.5, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, double 9.5, ptr @fmt)
  ret i32 0
}
