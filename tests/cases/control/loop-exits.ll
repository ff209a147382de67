; Loops that go on where a condition holds and where it does not: of integers, of floats that may be NaN, of any i1.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
@counts = global [4 x i32] [i32 3, i32 0, i32 7, i32 2]
@steps = global [4 x double] [double 1.0, double 0.5, double 0x7FF8000000000000, double 1.0]
@flags = global [4 x i8] c"\01\01\00\01"

; How many numbers come before the first that is zero.
define i32 @before_zero(ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %more = icmp ne i32 %x, 0
  br i1 %more, label %body, label %done
body:
  %next = add i32 %i, 1
  br label %head
done:
  ret i32 %i
}

; How many steps are less than two before one that is not, or is no number.
define i32 @ordered(ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr double, ptr %p, i32 %i
  %x = load double, ptr %at
  %more = fcmp olt double %x, 2.0
  br i1 %more, label %body, label %done
body:
  %next = add i32 %i, 1
  br label %head
done:
  ret i32 %i
}

; Goes on where the number is not less than the limit, or is none.
define i32 @unordered(ptr %p, double %limit) {
entry:
  br label %head
head:
  %i = phi i32 [ 3, %entry ], [ %next, %body ]
  %at = getelementptr double, ptr %p, i32 %i
  %x = load double, ptr %at
  %more = fcmp uge double %x, %limit
  br i1 %more, label %body, label %done
body:
  %next = sub i32 %i, 1
  br label %head
done:
  ret i32 %i
}

; Exits from the middle of an inner loop, to the outer one and out of both.
define i32 @nested(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %skip ]
  %sum = phi i32 [ 0, %entry ], [ %sum.in, %skip ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner.more ]
  %sum.in = phi i32 [ %sum, %outer ], [ %sum.next, %inner.more ]
  %all = icmp slt i32 %sum.in, 100
  br i1 %all, label %test, label %done
test:
  %in = icmp slt i32 %j, %n
  br i1 %in, label %inner.more, label %skip
inner.more:
  %j.next = add i32 %j, 1
  %product = mul i32 %i, %j
  %sum.next = add i32 %sum.in, %product
  br label %inner
skip:
  %i.next = add i32 %i, 1
  br label %outer
done:
  %tens = mul i32 %i, 1000
  %result = add i32 %tens, %sum.in
  ret i32 %result
}

; Stays while the flags are set.
define i32 @flagged(ptr %p) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i8, ptr %p, i32 %i
  %x = load i8, ptr %at
  %more = trunc i8 %x to i1
  br i1 %more, label %body, label %done
body:
  %next = add i32 %i, 1
  br label %head
done:
  ret i32 %i
}

define i32 @main() {
  %a = call i32 @before_zero(ptr @counts)
  %a.ok = icmp eq i32 %a, 1
  %b = call i32 @ordered(ptr @steps)
  %b.ok = icmp eq i32 %b, 2
  %c = call i32 @unordered(ptr @steps, double 0.75)
  %c.ok = icmp eq i32 %c, 1
  ; 0 + (0 + 1 + 2 + 3) × (1 + 2 + …): 6, 18, 36, 60, 90, then 90 + 0 + 6 + 12 = 108 in row 6.
  %d = call i32 @nested(i32 4)
  %d.ok = icmp eq i32 %d, 6108
  %e = call i32 @flagged(ptr @flags)
  %e.ok = icmp eq i32 %e, 2
  %ok1 = and i1 %a.ok, %b.ok
  %ok2 = and i1 %c.ok, %d.ok
  %ok3 = and i1 %ok1, %ok2
  %ok = and i1 %ok3, %e.ok
  %bad = xor i1 %ok, true
  %status = zext i1 %bad to i32
  ret i32 %status
}
