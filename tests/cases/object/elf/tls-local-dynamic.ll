; Variables of the image itself, found from where its variables start; and the models that are asked for.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; PLATFORMS: host aarch64 riscv64 s390x
; LINK: -pie
; EXIT: 42
@a = internal thread_local global i32 1
@b = hidden thread_local global i64 2
@c = thread_local global i64 3
@d = thread_local(localdynamic) global i64 4
@e = thread_local(initialexec) global i64 5
@f = internal thread_local(localexec) global i64 6
@many = internal thread_local global [100 x i64] zeroinitializer
define internal void @set(ptr %p, i64 %n) noinline {
  store i64 %n, ptr %p
  ret void
}
define i64 @sum(i64 %count) noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr [100 x i64], ptr @many, i64 0, i64 %i
  call void @set(ptr %p, i64 %i)
  %q = load i64, ptr %p
  %old = load i64, ptr @b
  %new = add i64 %old, %q
  store i64 %new, ptr @b
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  %a = load i32, ptr @a
  %a64 = zext i32 %a to i64
  %b = load i64, ptr @b
  %c = load i64, ptr @c
  %d = load i64, ptr @d
  %e = load i64, ptr @e
  %f = load i64, ptr @f
  %s1 = add i64 %a64, %b
  %s2 = add i64 %s1, %c
  %s3 = add i64 %s2, %d
  %s4 = add i64 %s3, %e
  %s5 = add i64 %s4, %f
  ret i64 %s5
}
; 1 + 2 + (0 + ... + 6) + 3 + 4 + 5 + 6
define i32 @main() {
  %s = call i64 @sum(i64 7)
  %t = trunc i64 %s to i32
  ret i32 %t
}
