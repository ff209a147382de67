; Functions that pop their arguments jump through pointers to others with none, one, two and three words on the stack. The
; numbers were computed by a loop over the same steps with integers modulo 2^64.
; RUN
; STDOUT: 58101448 -6588478294993321016

@near.address = global ptr @near
@far.address = global ptr @far
@far8.address = global ptr @far8
@format = constant [9 x i8] c"%ld %ld\0A\00"
declare i32 @printf(ptr, ...)

define swifttailcc i64 @near(i64 %n, i64 %a) noinline {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %e, label %g
g:
  %m = sub i64 %n, 1
  %o = and i64 %n, 1
  %c = icmp eq i64 %o, 0
  br i1 %c, label %x, label %y
x:
  %far = load volatile ptr, ptr @far.address
  %r = musttail call swifttailcc i64 %far(i64 %m, i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 %m, i64 %a)
  ret i64 %r
y:
  %far8 = load volatile ptr, ptr @far8.address
  %s = musttail call swifttailcc i64 %far8(i64 %m, i64 %a, i64 1, i64 2, i64 3, i64 4, i64 5, i64 %m)
  ret i64 %s
e:
  ret i64 %a
}
define i64 @start(i64 %n) {
  %r = call swifttailcc i64 @near(i64 %n, i64 7)
  %s = call swifttailcc i64 @far(i64 %n, i64 9, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %t = mul i64 %r, 3
  %u = add i64 %t, %s
  ret i64 %u
}
define swifttailcc i64 @far(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %1 = mul i64 %a, 5
  %2 = add i64 %1, %g
  %3 = xor i64 %2, %h
  %near = load volatile ptr, ptr @near.address
  %r = musttail call swifttailcc i64 %near(i64 %n, i64 %3)
  ret i64 %r
}
define swifttailcc i64 @far8(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) noinline {
  %1 = mul i64 %a, 7
  %2 = add i64 %1, %g
  %far = load volatile ptr, ptr @far.address
  %r = musttail call swifttailcc i64 %far(i64 %n, i64 %2, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %a)
  ret i64 %r
}

define i32 @main() {
  %few = call i64 @start(i64 5)
  %many = call i64 @start(i64 1000003)
  call i32 (ptr, ...) @printf(ptr @format, i64 %few, i64 %many)
  ret i32 0
}
