; What a library or a part of a program offers in every way that ELF has.
@count = global i32 40
@inside = hidden global i32 7
@guarded = protected global i32 9
@tentative = common global i32 0
@given = weak global i32 1
@everyone = thread_local global i32 100
@mine = internal thread_local global i32 200
@ours = hidden thread_local global i32 300
@last = internal thread_local global [3 x i32] [i32 1, i32 2, i32 3]
@early = thread_local(initialexec) global i32 400
@events = internal global i32 0
@second = alias i32, getelementptr ([3 x i32], ptr @three, i64 0, i64 1)
@three = global [3 x i32] [i32 5, i32 6, i32 7]
@relocated = constant [2 x ptr] [ptr @count, ptr @next]
@same = alias i32 (), ptr @next
@faint = weak alias i32 (), ptr @next
@chosen = ifunc i32 (i32), ptr @choose
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 65535, ptr @later, ptr null },
  { i32, ptr, ptr } { i32 200, ptr @sooner, ptr null }]
@absent = extern_weak global i32
declare extern_weak void @missing()

define internal void @sooner() {
  store i32 3, ptr @events
  ret void
}
define internal void @later() {
  %n = load i32, ptr @events
  %m = mul i32 %n, 10
  store i32 %m, ptr @events
  ret void
}
; 30: both constructors have run, in order.
define i32 @started() {
  %n = load i32, ptr @events
  ret i32 %n
}
; count, which the program may have its own of, and inside: 47.
define i32 @next() {
  %a = load i32, ptr @count
  %b = load i32, ptr @inside
  %c = add i32 %a, %b
  ret i32 %c
}
; guarded + tentative + given: 10.
define i32 @plain() {
  %a = load i32, ptr @guarded
  %b = load i32, ptr @tentative
  %c = load i32, ptr @given
  %d = add i32 %a, %b
  %e = add i32 %c, %d
  ret i32 %e
}
; Adds to the thread's own variables: 1003 + 4 n at first.
define i32 @threads(i32 %n) {
  %a = load i32, ptr @mine
  %a1 = add i32 %a, %n
  store i32 %a1, ptr @mine
  %b = load i32, ptr @ours
  %b1 = add i32 %b, %n
  store i32 %b1, ptr @ours
  %c = load i32, ptr @everyone
  %c1 = add i32 %c, %n
  store i32 %c1, ptr @everyone
  %d = load i32, ptr @early
  %d1 = add i32 %d, %n
  store i32 %d1, ptr @early
  %p = getelementptr i32, ptr @last, i64 2
  %e = load i32, ptr %p
  %s1 = add i32 %a1, %b1
  %s2 = add i32 %s1, %c1
  %s3 = add i32 %s2, %d1
  %s4 = add i32 %s3, %e
  ret i32 %s4
}
define internal i32 @twice(i32 %n) {
  %m = mul i32 %n, 2
  ret i32 %m
}
define internal ptr @choose() {
  ret ptr @twice
}
define i32 @chooses(i32 %n) {
  %m = call i32 @chosen(i32 %n)
  ret i32 %m
}
; 0: nobody defines them.
define i32 @nobody() {
  %a = icmp ne ptr @absent, null
  %b = icmp ne ptr @missing, null
  %c = or i1 %a, %b
  %d = zext i1 %c to i32
  ret i32 %d
}
$shared = comdat any
define linkonce_odr ptr @shared() comdat {
  ret ptr @shared
}
define ptr @of_library() {
  ret ptr @shared
}
!llvm.ident = !{!0}
!0 = !{!"library"}
