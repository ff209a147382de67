; Dense, sparse and wide switches, with repeated destinations and a value that is negative.
; STDOUT:  10 11 12 99 11 20 21 22 99 31 32 99
; PLATFORMS: host aarch64
@format = private constant [4 x i8] c" %d\00"
@line = private constant [2 x i8] c"\0A\00"

declare i32 @printf(ptr, ...)

define i32 @dense(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 5, label %one
  ]
zero:
  ret i32 10
one:
  ret i32 11
two:
  ret i32 12
other:
  ret i32 99
}

define i32 @sparse(i64 %x) {
entry:
  switch i64 %x, label %other [
    i64 -9223372036854775808, label %a
    i64 1000000007, label %b
    i64 -1, label %c
  ]
a:
  br label %other
b:
  br label %other
c:
  br label %other
other:
  %r = phi i32 [ 99, %entry ], [ 20, %a ], [ 21, %b ], [ 22, %c ]
  ret i32 %r
}

define i32 @wide(i128 %x) {
  switch i128 %x, label %other [
    i128 18446744073709551616, label %a
    i128 1, label %b
  ]
a:
  ret i32 31
b:
  ret i32 32
other:
  ret i32 99
}

define void @show(i32 %x) {
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %x)
  ret void
}

define i32 @main() {
  %a = call i32 @dense(i32 0)
  call void @show(i32 %a)
  %b = call i32 @dense(i32 1)
  call void @show(i32 %b)
  %c = call i32 @dense(i32 2)
  call void @show(i32 %c)
  %d = call i32 @dense(i32 3)
  call void @show(i32 %d)
  %e = call i32 @dense(i32 5)
  call void @show(i32 %e)
  %f = call i32 @sparse(i64 -9223372036854775808)
  call void @show(i32 %f)
  %g = call i32 @sparse(i64 1000000007)
  call void @show(i32 %g)
  %h = call i32 @sparse(i64 -1)
  call void @show(i32 %h)
  %i = call i32 @sparse(i64 4294967295)
  call void @show(i32 %i)
  %j = call i32 @wide(i128 18446744073709551616)
  call void @show(i32 %j)
  %k = call i32 @wide(i128 1)
  call void @show(i32 %k)
  %l = call i32 @wide(i128 0)
  call void @show(i32 %l)
  %r = call i32 (ptr, ...) @printf(ptr @line)
  ret i32 0
}
