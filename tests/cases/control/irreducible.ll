; A loop with two entries.
; EXIT: 15
; PLATFORMS: host aarch64
define i32 @f(i1 %enter, i32 %n) {
entry:
  br i1 %enter, label %a, label %b
a:
  %i = phi i32 [ %n, %entry ], [ %j.next, %b ]
  %s = phi i32 [ 0, %entry ], [ %t.next, %b ]
  %s.next = add i32 %s, 1
  br label %b
b:
  %j = phi i32 [ %n, %entry ], [ %i, %a ]
  %t = phi i32 [ 0, %entry ], [ %s.next, %a ]
  %t.next = add i32 %t, 2
  %j.next = sub i32 %j, 1
  %more = icmp sgt i32 %j.next, 0
  br i1 %more, label %a, label %end
end:
  ret i32 %t.next
}

define i32 @main() {
  %a = call i32 @f(i1 true, i32 3)
  %b = call i32 @f(i1 false, i32 2)
  %c = add i32 %a, %b
  %d = add i32 %c, 1
  ret i32 %d
}
