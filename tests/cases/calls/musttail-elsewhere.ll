; musttail calls where the tail convention of the code generator is not the platform's: with deep recursion through a
; table, with results in memory, with floats.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
; STDOUT: 1000000 1000 2.500000 21

@table = internal constant [2 x ptr] [ptr @even, ptr @odd]
@format = constant [16 x i8] c"%ld %ld %f %ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @even(i64 %n, i64 %sum) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %more
end:
  ret i64 %sum
more:
  %less = sub i64 %n, 1
  %sum.next = add i64 %sum, 1
  %odd = and i64 %less, 1
  %place = getelementptr ptr, ptr @table, i64 %odd
  %next = load ptr, ptr %place
  %r = musttail call i64 %next(i64 %less, i64 %sum.next)
  ret i64 %r
}

define i64 @odd(i64 %n, i64 %sum) {
  %memory = alloca i64
  store volatile i64 1, ptr %memory
  %one = load volatile i64, ptr %memory
  %sum.next = add i64 %sum, %one
  %less = sub i64 %n, 1
  %r = musttail call i64 @even(i64 %less, i64 %sum.next)
  ret i64 %r
}

define void @large(ptr sret([4 x i64]) %r, i64 %n) noinline {
  %last = getelementptr i64, ptr %r, i64 3
  store i64 %n, ptr %last
  ret void
}

define void @large.through(ptr sret([4 x i64]) %r, i64 %n) noinline {
  %small = icmp slt i64 %n, 5
  br i1 %small, label %own, label %other
own:
  %last = getelementptr i64, ptr %r, i64 3
  store i64 -1, ptr %last
  ret void
other:
  %ten = mul i64 %n, 10
  musttail call void @large(ptr sret([4 x i64]) %r, i64 %ten)
  ret void
}

define double @difference(double %a, double %b) noinline {
  %r = fsub double %a, %b
  ret double %r
}

define double @swapped(double %a, double %b) noinline {
  %r = musttail call double @difference(double %b, double %a)
  ret double %r
}

define [5 x i64] @many(i64 %n) noinline {
  %r = insertvalue [5 x i64] zeroinitializer, i64 %n, 4
  ret [5 x i64] %r
}

define [5 x i64] @many.through(i64 %n) noinline {
  %m = mul i64 %n, 7
  %r = musttail call [5 x i64] @many(i64 %m)
  ret [5 x i64] %r
}

define i32 @main() {
  %sum = call i64 @even(i64 1000000, i64 0)
  %memory = alloca [4 x i64]
  call void @large.through(ptr sret([4 x i64]) %memory, i64 100)
  %last = getelementptr i64, ptr %memory, i64 3
  %large = load i64, ptr %last
  %difference = call double @swapped(double 1.5, double 4.0)
  %many = call [5 x i64] @many.through(i64 3)
  %fifth = extractvalue [5 x i64] %many, 4
  call i32 (ptr, ...) @printf(ptr @format, i64 %sum, i64 %large, double %difference, i64 %fifth)
  ret i32 0
}
