; Cranelift compares a register with a halfword of a symbol in memory.
; PLATFORMS: s390x
; RUN
@a = internal global { i16, i16 } { i16 5, i16 -6 }, align 2
define i1 @equal(i16 %x, i16 %y) noinline {
  %p = load i16, ptr @a, align 2
  %q = load i16, ptr getelementptr (i8, ptr @a, i64 2), align 2
  %c = icmp ult i16 %x, %p
  %d = icmp ugt i16 %y, %q
  %r = or i1 %c, %d
  ret i1 %r
}
define i32 @main() {
  %r = call i1 @equal(i16 5, i16 -6)
  %z = zext i1 %r to i32
  ret i32 %z
}
