; Allocas of structs, arrays and bytes whose parts are scalars, and those that have to stay in memory.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
%complex = type { double, double }
%mixed = type { i8, i32, [2 x i16], ptr }

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

; (a + 2i)² after n steps: parts that change in a loop.
define double @squares(i32 %n) {
entry:
  %z = alloca %complex
  %i = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr %z)
  %re = getelementptr %complex, ptr %z, i32 0, i32 0
  %im = getelementptr %complex, ptr %z, i32 0, i32 1
  store double 1.0, ptr %re
  store double 2.0, ptr %im
  store i32 0, ptr %i
  br label %head
head:
  %0 = load i32, ptr %i
  %1 = icmp slt i32 %0, %n
  br i1 %1, label %body, label %done
body:
  %a = load double, ptr %z
  %im.again = getelementptr i8, ptr %z, i64 8
  %b = load double, ptr %im.again
  %aa = fmul double %a, %a
  %bb = fmul double %b, %b
  %ab = fmul double %a, %b
  %new.re = fsub double %aa, %bb
  %new.im = fadd double %ab, %ab
  store double %new.re, ptr %re
  store double %new.im, ptr %im.again
  %2 = load i32, ptr %i
  %3 = add i32 %2, 1
  store i32 %3, ptr %i
  br label %head
done:
  %x = load double, ptr %re
  %y = load double, ptr %im
  %sum = fadd double %x, %y
  call void @llvm.lifetime.end.p0(ptr %z)
  ret double %sum
}

; The same bytes as a float and as an integer, as a pointer and as an integer, through nested constant distances.
define i32 @views(float %f, ptr %p) {
  %m = alloca [3 x %mixed]
  %second = getelementptr [3 x %mixed], ptr %m, i64 0, i64 1
  %int = getelementptr %mixed, ptr %second, i64 0, i32 1
  store float %f, ptr %int
  %bits = load i32, ptr %int
  %pointer = getelementptr %mixed, ptr %second, i64 0, i32 3
  store ptr %p, ptr %pointer
  %address = load i64, ptr %pointer
  %low = trunc i64 %address to i32
  %half = getelementptr %mixed, ptr %second, i64 0, i32 2, i64 1
  store i16 7, ptr %half
  %byte = getelementptr i8, ptr %half, i64 -12
  store i8 -1, ptr %byte
  %short = load i16, ptr %half
  %wide = sext i16 %short to i32
  %flag = load i8, ptr %byte
  %flag.wide = sext i8 %flag to i32
  %s1 = add i32 %bits, %low
  %s2 = add i32 %wide, %flag.wide
  %s = add i32 %s1, %s2
  ret i32 %s
}

; Bytes of a word that is stored whole.
define i8 @overlap(i32 %x) {
  %w = alloca i32
  store i32 %x, ptr %w
  %at = getelementptr i8, ptr %w, i64 1
  %b = load i8, ptr %at
  store i8 85, ptr %at
  %y = load i32, ptr %w
  %t = lshr i32 %y, 8
  %u = trunc i32 %t to i8
  %v = lshr i32 %y, 16
  %q = trunc i32 %v to i8
  %same = icmp eq i8 %u, 85
  %r = select i1 %same, i8 %u, i8 %q
  %s = add i8 %r, %b
  ret i8 %s
}

; A part that is reached by a variable index, one whose address leaves, one that a phi chooses, a volatile one.
define i32 @escapes(i64 %n, i1 %which) {
entry:
  %a = alloca [4 x i32]
  %b = alloca { i32, i32 }
  %c = alloca { i32, i32 }
  %d = alloca { i32, i32 }
  %a0 = getelementptr i8, ptr %a, i64 0
  %a2 = getelementptr i8, ptr %a, i64 8
  store i32 1, ptr %a0
  store i32 2, ptr %a2
  %an = getelementptr i32, ptr %a, i64 %n
  store i32 5, ptr %an
  %b1 = getelementptr { i32, i32 }, ptr %b, i64 0, i32 1
  store i32 10, ptr %b
  store i32 20, ptr %b1
  call void @change(ptr %b1)
  %d1 = getelementptr i8, ptr %d, i64 4
  store i32 400, ptr %d1
  store volatile i32 300, ptr %d
  br i1 %which, label %left, label %right
left:
  %c0 = getelementptr i8, ptr %c, i64 0
  store i32 100, ptr %c0
  br label %join
right:
  %c1 = getelementptr i8, ptr %c, i64 4
  store i32 200, ptr %c1
  br label %join
join:
  %chosen = phi ptr [ %c0, %left ], [ %c1, %right ]
  %x = load i32, ptr %a2
  %y = load i32, ptr %b1
  %z = load i32, ptr %chosen
  %w = load i32, ptr %d1
  %s1 = add i32 %x, %y
  %s2 = add i32 %z, %w
  %s = add i32 %s1, %s2
  ret i32 %s
}

define void @change(ptr %p) noinline {
  %x = load i32, ptr %p
  %y = mul i32 %x, 1000
  store i32 %y, ptr %p
  ret void
}

; A pointer computed in a block that stands later, and used in a phi that comes before it.
define i32 @order(i32 %n) {
entry:
  %pair = alloca { i32, i32 }
  %other = alloca i32
  store i32 9, ptr %other
  store i32 0, ptr %pair
  br label %first
use:
  %x = load i32, ptr %at
  %plus = add i32 %x, 1
  store i32 %plus, ptr %at
  %more = icmp slt i32 %plus, %n
  br i1 %more, label %first, label %done
first:
  %before = phi ptr [ %other, %entry ], [ %later, %use ]
  %y = load i32, ptr %before
  %at = getelementptr i8, ptr %pair, i64 0
  %later = getelementptr i8, ptr %at, i64 0
  br label %use
done:
  %z = load i32, ptr %pair
  %s = shl i32 %z, 8
  %r = or i32 %s, %y
  ret i32 %r
}

; The value of a call goes through a part: the call may become a jump only if its value is what is returned.
define i32 @identity(i32 %x) noinline {
  ret i32 %x
}

define i32 @through(i32 %x) {
  %pair = alloca { i32, i32 }
  %high = getelementptr { i32, i32 }, ptr %pair, i64 0, i32 1
  %high.again = getelementptr i8, ptr %pair, i64 4
  %y = call i32 @identity(i32 %x)
  store i32 %y, ptr %high
  store i32 77, ptr %high.again
  %r = load i32, ptr %high
  ret i32 %r
}

define i32 @check(i32 %actual, i32 %expected) {
  %differs = icmp ne i32 %actual, %expected
  %bit = zext i1 %differs to i32
  ret i32 %bit
}

define i32 @main() {
  ; (1 + 2i)² = −3 + 4i, squared −7 − 24i.
  %a = call double @squares(i32 2)
  %a.int = fptosi double %a to i32
  %a.bad = call i32 @check(i32 %a.int, i32 -31)
  %b = call i32 @views(float 1.0, ptr inttoptr (i64 16 to ptr))
  %b.bad = call i32 @check(i32 %b, i32 1065353238)
  %one = load i32, ptr @one
  %little = trunc i32 %one to i1
  ; Of 0x11223344, the bytes 0x33 and 0x22 in either order; 85 comes back in one of the two.
  %c = call i8 @overlap(i32 287454020)
  %c.wide = zext i8 %c to i32
  %c.expected = select i1 %little, i32 136, i32 119
  %c.bad = call i32 @check(i32 %c.wide, i32 %c.expected)
  %d = call i32 @escapes(i64 2, i1 true)
  %d.bad = call i32 @check(i32 %d, i32 20505)
  %e = call i32 @escapes(i64 1, i1 false)
  %e.bad = call i32 @check(i32 %e, i32 20602)
  %f = call i32 @order(i32 4)
  %f.bad = call i32 @check(i32 %f, i32 1027)
  %g = call i32 @through(i32 5)
  %g.bad = call i32 @check(i32 %g, i32 77)
  %s1 = add i32 %a.bad, %b.bad
  %s2 = add i32 %c.bad, %d.bad
  %s3 = add i32 %e.bad, %f.bad
  %s4 = add i32 %s1, %s2
  %s5 = add i32 %s3, %g.bad
  %bad = add i32 %s4, %s5
  ret i32 %bad
}
@one = global [4 x i8] c"\01\00\00\00"
