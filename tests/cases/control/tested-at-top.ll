; Loops as front ends write them without an optimizer: variables in memory, the test in the head.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x

; Triangle of products with a continue: the sum of i × j for j < i, i and j < n, without those where i + j = 5.
define i32 @nested(i32 %n) {
entry:
  %i = alloca i32
  %j = alloca i32
  %sum = alloca i32
  store i32 0, ptr %sum
  store i32 0, ptr %i
  br label %outer
outer:
  %0 = load i32, ptr %i
  %1 = icmp slt i32 %0, %n
  br i1 %1, label %outer.body, label %done
outer.body:
  store i32 0, ptr %j
  br label %inner
inner:
  %2 = load i32, ptr %j
  %3 = load i32, ptr %i
  %4 = icmp sge i32 %2, %3
  br i1 %4, label %inner.done, label %inner.body
inner.body:
  %5 = load i32, ptr %i
  %6 = load i32, ptr %j
  store i32 %6, ptr %j
  %7 = add i32 %5, %6
  %8 = add i32 %6, 1
  store i32 %8, ptr %j
  %9 = icmp eq i32 %7, 5
  br i1 %9, label %inner, label %inner.add
inner.add:
  %10 = mul i32 %5, %6
  %11 = load i32, ptr %sum
  %12 = add i32 %11, %10
  store i32 %12, ptr %sum
  br label %inner
inner.done:
  %13 = load i32, ptr %i
  %14 = add i32 %13, 1
  store i32 %14, ptr %i
  br label %outer
done:
  %15 = load i32, ptr %sum
  ret i32 %15
}

; What the head computes is used behind the loop and in it, and by phis.
define i32 @used(i32 %n) {
entry:
  %i = alloca i32
  store i32 0, ptr %i
  br label %head
head:
  %0 = load i32, ptr %i
  %square = mul i32 %0, %0
  %1 = icmp ult i32 %square, %n
  br i1 %1, label %body, label %done
body:
  %2 = load i32, ptr %i
  %3 = add i32 %2, 1
  store i32 %3, ptr %i
  br label %head
done:
  %last = phi i32 [ %square, %head ]
  %4 = add i32 %last, %square
  ret i32 %4
}

; Phis behind the head whose operands come from before the loop.
define i32 @phis(i32 %n, i32 %a, i32 %b) {
entry:
  %i = alloca i32
  %total = alloca i32
  store i32 %n, ptr %i
  store i32 0, ptr %total
  %c = add i32 %a, 100
  br label %head
head:
  %0 = load i32, ptr %i
  %1 = icmp ne i32 %0, 0
  br i1 %1, label %body, label %done
body:
  %step = phi i32 [ %c, %head ]
  %2 = load i32, ptr %i
  %3 = add i32 %2, -1
  store i32 %3, ptr %i
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %done, label %more
more:
  %5 = load i32, ptr %total
  %6 = add i32 %5, %step
  store i32 %6, ptr %total
  br label %head
done:
  %factor = phi i32 [ %a, %head ], [ %b, %body ]
  %7 = load i32, ptr %total
  %8 = mul i32 %7, %factor
  ret i32 %8
}

; A loop that starts with another, and a variable whose address is known elsewhere.
define i32 @twice(ptr %counter) {
entry:
  %turns = alloca i32
  store i32 0, ptr %turns
  br label %outer
outer:
  %0 = load i32, ptr %counter
  %1 = icmp sgt i32 %0, 0
  br i1 %1, label %inner, label %done
inner:
  %2 = load i32, ptr %counter
  %3 = and i32 %2, 3
  %4 = icmp ne i32 %3, 0
  br i1 %4, label %inner.body, label %inner.done
inner.body:
  %5 = sub i32 %2, 1
  store i32 %5, ptr %counter
  br label %inner
inner.done:
  %6 = load i32, ptr %counter
  %7 = sub i32 %6, 1
  store i32 %7, ptr %counter
  %8 = load i32, ptr %turns
  %9 = add i32 %8, 1
  store i32 %9, ptr %turns
  br label %outer
done:
  %10 = load i32, ptr %turns
  ret i32 %10
}

define i32 @main() {
  ; n = 5: i = 2: 2 × (0 + 1), without 2 + 3; i = 3: 3 × (0 + 1), without 2; i = 4: 4 × (0 + 2 + 3), without 1.
  %a = call i32 @nested(i32 5)
  %a.ok = icmp eq i32 %a, 25
  %b = call i32 @used(i32 50)
  %b.ok = icmp eq i32 %b, 128
  %c = call i32 @phis(i32 5, i32 3, i32 2)
  %c.ok = icmp eq i32 %c, 412
  %d = call i32 @phis(i32 2, i32 3, i32 2)
  %d.ok = icmp eq i32 %d, 618
  %counter = alloca i32
  store i32 11, ptr %counter
  ; 11, 10, 9 lead to 8; 7, 6, 5 to 4; 3, 2, 1 to 0, and one more turn to −1.
  %e = call i32 @twice(ptr %counter)
  %e.ok = icmp eq i32 %e, 3
  %left = load i32, ptr %counter
  %f.ok = icmp eq i32 %left, -1
  %ok1 = and i1 %a.ok, %b.ok
  %ok2 = and i1 %c.ok, %d.ok
  %ok3 = and i1 %e.ok, %f.ok
  %ok4 = and i1 %ok1, %ok2
  %ok = and i1 %ok3, %ok4
  %bad = xor i1 %ok, true
  %status = zext i1 %bad to i32
  ret i32 %status
}
