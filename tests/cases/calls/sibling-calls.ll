; Calls marked `tail` in tail position are jumps, as llc makes them: ten million deep, mutual, through a phi, through a
; pointer, with floats, of a void function from one, and of a function whose result a void caller drops.
; STDOUT: 15000000 15000000
; STDOUT: 5000000.5
; STDOUT: 20000000
; STDOUT: 7 -1
; PLATFORMS: host riscv64
@fmt = constant [9 x i8] c"%ld %ld\0A\00"
@float = constant [6 x i8] c"%.1f\0A\00"
@one = constant [5 x i8] c"%ld\0A\00"
@counter = global i64 0
@step = global ptr @through_pointer
declare i32 @printf(ptr, ...)

define i64 @even(i64 %n, i64 %acc) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
more:
  %m = sub i64 %n, 1
  %a = add i64 %acc, 1
  %v = tail call i64 @odd(i64 %m, i64 %a)
  br label %done
done:
  %r = phi i64 [ %acc, %0 ], [ %v, %more ]
  ret i64 %r
}

define i64 @odd(i64 %n, i64 %acc) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i64 0
more:
  %m = sub i64 %n, 1
  %a = add i64 %acc, 2
  %v = tail call i64 @even(i64 %m, i64 %a)
  ret i64 %v
}

define i64 @through_pointer(i64 %n, i64 %acc) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i64 %acc
more:
  %p = load ptr, ptr @step
  %m = sub i64 %n, 2
  %a = add i64 %acc, 3
  %v = tail call i64 %p(i64 %m, i64 %a)
  ret i64 %v
}

define internal fastcc double @floats(double %x, i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret double %x
more:
  %m = sub i64 %n, 1
  %y = fadd double %x, 5.000000e-01
  %v = tail call fastcc double @floats(double %y, i64 %m)
  ret double %v
}

define void @count(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret void
more:
  %c = load i64, ptr @counter
  %d = add i64 %c, 2
  store i64 %d, ptr @counter
  %m = sub i64 %n, 1
  tail call void @count(i64 %m)
  ret void
}

; The callee does not promise the extension that this function promises, so this is no jump.
declare i32 @atoi(ptr)
@seven = constant [3 x i8] c"-7\00"
define internal signext i8 @narrow(i64 %x) {
  %t = trunc i64 %x to i8
  ret i8 %t
}
define i8 @unextended(i64 %x) {
  %t = trunc i64 %x to i8
  ret i8 %t
}
define zeroext i8 @extended(i64 %x) noinline {
  %v = tail call i8 @unextended(i64 %x)
  ret i8 %v
}
define void @drops(ptr %p) {
  %v = tail call i32 @atoi(ptr %p)
  ret void
}

define i32 @main() {
  %a = call i64 @even(i64 10000000, i64 0)
  %b = call i64 @through_pointer(i64 10000000, i64 0)
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %a, i64 %b)
  %c = call fastcc double @floats(double 5.000000e-01, i64 10000000)
  call i32 (ptr, ...) @printf(ptr @float, double %c)
  call void @count(i64 10000000)
  %d = load i64, ptr @counter
  call i32 (ptr, ...) @printf(ptr @one, i64 %d)
  call void @drops(ptr @seven)
  %e = call zeroext i8 @extended(i64 1031)
  %f = call signext i8 @narrow(i64 255)
  %g = zext i8 %e to i64
  %h = sext i8 %f to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %g, i64 %h)
  ret i32 0
}

; The callee is a constant, but no symbol.
define internal i64 @to_nowhere(i64 %x) {
  %v = tail call i64 inttoptr (i64 4096 to ptr)(i64 %x)
  ret i64 %v
}
@keep = global ptr @to_nowhere
