; A musttail call whose result is larger than the result registers: the caller's own result memory is passed on.
; EXIT: 5
%big = type { i64, i64, i64, i64, i64 }

define %big @dem(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %r
done:
  ret %big { i64 1, i64 2, i64 3, i64 4, i64 5 }
r:
  %m = sub i64 %n, 1
  %v = musttail call %big @dem(i64 %m)
  ret %big %v
}

define i32 @main() {
  %d = call %big @dem(i64 10000000)
  %last = extractvalue %big %d, 4
  %r = trunc i64 %last to i32
  ret i32 %r
}
