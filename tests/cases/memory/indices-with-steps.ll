; Indices that are sums with constants: widened in every way, with and without flags, of every width.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
@numbers = constant [8 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17]
@pairs = constant [4 x { i8, i24 }] [{ i8, i24 } { i8 1, i24 100 }, { i8, i24 } { i8 2, i24 200 }, { i8, i24 } { i8 3, i24 300 }, { i8, i24 } { i8 4, i24 400 }]

define i32 @signed(ptr %p, i32 %i) {
  %next = add nsw i32 %i, 3
  %wide = sext i32 %next to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  %x = load i32, ptr %at
  ret i32 %x
}

define i32 @unsigned(ptr %p, i32 %i) {
  %next = sub nuw i32 %i, 2
  %wide = zext i32 %next to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  %x = load i32, ptr %at
  ret i32 %x
}

; The sum may wrap: −1 + 4 is 3, 254 + 4 is 2 in eight bits.
define i32 @wrapping(ptr %p, i8 %i) {
  %next = add i8 %i, 4
  %wide = zext i8 %next to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  %x = load i32, ptr %at
  ret i32 %x
}

define i32 @wrapping_signed(ptr %p, i8 %i) {
  %next = add i8 %i, -128
  %wide = sext i8 %next to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  %x = load i32, ptr %at
  ret i32 %x
}

; What is not negative, though it comes from a number that is.
define i32 @not_negative(ptr %p, i32 %i) {
  %next = add nsw i32 %i, 1
  %wide = zext nneg i32 %next to i64
  %at = getelementptr i32, ptr %p, i64 %wide
  %x = load i32, ptr %at
  ret i32 %x
}

define i32 @disjoint(ptr %p, i64 %i) {
  %next = or disjoint i64 %i, 1
  %at = getelementptr i32, ptr %p, i64 %next
  %x = load i32, ptr %at
  ret i32 %x
}

define i32 @joint(ptr %p, i64 %i) {
  %next = or i64 %i, 1
  %at = getelementptr i32, ptr %p, i64 %next
  %x = load i32, ptr %at
  ret i32 %x
}

; Sums of 64 bits wrap as addresses do.
define i32 @far(ptr %p, i64 %i) {
  %next = add i64 %i, 6148914691236517206
  %again = sub i64 %next, 3
  %at = getelementptr { i32, i32, i32 }, ptr %p, i64 %again
  %x = load i32, ptr %at
  ret i32 %x
}

; Indices that are not widened by an instruction, of types of the getelementptr's own.
define i32 @narrow(ptr %p, i7 %i) {
  %next = add nsw i7 %i, -2
  %at = getelementptr [4 x { i8, i24 }], ptr %p, i32 0, i7 %next, i32 1
  %x = load i24, ptr %at
  %wide = zext i24 %x to i32
  ret i32 %wide
}

define i32 @broad(ptr %p, i128 %i) {
  %next = add nsw i128 %i, -18446744073709551615
  %at = getelementptr i32, ptr %p, i128 %next
  %x = load i32, ptr %at
  ret i32 %x
}

; The counter of a loop ends by equality, before and behind its step, and wraps.
define i32 @turns(i8 %start, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %start, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %wide = zext i8 %i to i32
  %sum.next = add i32 %sum, %wide
  %next = add i8 %i, 5
  %last = icmp eq i8 %i, 3
  br i1 %last, label %done, label %loop
done:
  %after = zext i8 %next to i32
  %scaled = mul i32 %sum.next, 1000
  %result = add i32 %scaled, %after
  ret i32 %result
}

define i32 @check(i32 %actual, i32 %expected) {
  %differs = icmp ne i32 %actual, %expected
  %bit = zext i1 %differs to i32
  ret i32 %bit
}

define i32 @main() {
  %end = getelementptr [8 x i32], ptr @numbers, i64 0, i64 7
  %a = call i32 @signed(ptr @numbers, i32 -1)
  %a.bad = call i32 @check(i32 %a, i32 12)
  %b = call i32 @unsigned(ptr @numbers, i32 5)
  %b.bad = call i32 @check(i32 %b, i32 13)
  %c = call i32 @wrapping(ptr @numbers, i8 254)
  %c.bad = call i32 @check(i32 %c, i32 12)
  %d = call i32 @wrapping_signed(ptr %end, i8 123)
  %d.bad = call i32 @check(i32 %d, i32 12)
  %e = call i32 @not_negative(ptr @numbers, i32 -1)
  %e.bad = call i32 @check(i32 %e, i32 10)
  %f = call i32 @disjoint(ptr @numbers, i64 6)
  %f.bad = call i32 @check(i32 %f, i32 17)
  %g = call i32 @joint(ptr @numbers, i64 5)
  %g.bad = call i32 @check(i32 %g, i32 15)
  ; 12 × (6148914691236517206 − 3 + 1) is −16 modulo 2^64.
  %h = call i32 @far(ptr %end, i64 1)
  %h.bad = call i32 @check(i32 %h, i32 13)
  %i = call i32 @narrow(ptr @pairs, i7 5)
  %i.bad = call i32 @check(i32 %i, i32 400)
  %j = call i32 @broad(ptr @numbers, i128 18446744073709551618)
  %j.bad = call i32 @check(i32 %j, i32 13)
  ; 248, 253, 2, 7, … never meet 3 before all numbers were added once: the sum of 0 … 255.
  %k = call i32 @turns(i8 8, ptr @numbers)
  %k.bad = call i32 @check(i32 %k, i32 32640008)
  %l = call i32 @turns(i8 -2, ptr @numbers)
  %l.bad = call i32 @check(i32 %l, i32 257008)
  %s1 = add i32 %a.bad, %b.bad
  %s2 = add i32 %c.bad, %d.bad
  %s3 = add i32 %e.bad, %f.bad
  %s4 = add i32 %g.bad, %h.bad
  %s5 = add i32 %i.bad, %j.bad
  %s6 = add i32 %k.bad, %l.bad
  %s7 = add i32 %s1, %s2
  %s8 = add i32 %s3, %s4
  %s9 = add i32 %s5, %s6
  %s10 = add i32 %s7, %s8
  %bad = add i32 %s9, %s10
  ret i32 %bad
}
