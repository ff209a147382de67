; Calls through pointers by retpolines, own ones and a thunk of the platform, and a switch without a table.
; EXIT: 0
target triple = "x86_64-unknown-linux-gnu"

@functions = global [3 x ptr] [ptr @add, ptr @mix, ptr @large]
@count = global i64 0

; The thunk of the platform: a return to r11, counted.
module asm ".globl __x86_indirect_thunk_r11"
module asm "__x86_indirect_thunk_r11:"
module asm "incq count(%rip)"
module asm "pushq %r11"
module asm "ret"

define i64 @add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}

define double @mix(i64 %a, double %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, float %i) {
  %x = sitofp i64 %h to double
  %y = fpext float %i to double
  %z = fadd double %x, %y
  %r = fadd double %z, %b
  ret double %r
}

define void @large(ptr sret([5 x i64]) %result, i64 %x) {
  %p = getelementptr i64, ptr %result, i64 4
  store i64 %x, ptr %p
  ret void
}

define i64 @own(ptr %f) "target-features"="+retpoline-indirect-calls,+retpoline-indirect-branches" {
  %add = load ptr, ptr %f
  %r = call i64 %add(i64 30, i64 12)
  ret i64 %r
}

define i64 @external(ptr %f) #0 {
  %mp = getelementptr ptr, ptr %f, i64 1
  %mix = load ptr, ptr %mp
  %d = call double %mix(i64 1, double 2.0, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, float 9.0)
  %lp = getelementptr ptr, ptr %f, i64 2
  %large = load ptr, ptr %lp
  %block = alloca [5 x i64]
  call void %large(ptr sret([5 x i64]) %block, i64 100)
  %p = getelementptr i64, ptr %block, i64 4
  %x = load i64, ptr %p
  %w = fptosi double %d to i64
  %add = load ptr, ptr %f
  %r = tail call i64 %add(i64 %w, i64 %x)
  ret i64 %r
}

define i64 @choose(i64 %x) #0 {
  switch i64 %x, label %other [
    i64 0, label %a
    i64 1, label %b
    i64 2, label %c
    i64 3, label %d
    i64 4, label %e
    i64 5, label %f
  ]

a:
  ret i64 11

b:
  ret i64 7

c:
  ret i64 5

d:
  ret i64 3

e:
  ret i64 2

f:
  ret i64 1

other:
  ret i64 0
}

define i32 @main() {
  %a = call i64 @own(ptr @functions)
  %b = call i64 @external(ptr @functions)
  %c = call i64 @choose(i64 3)
  %n = load i64, ptr @count
  %ok1 = icmp eq i64 %a, 42
  %ok2 = icmp eq i64 %b, 119
  %ok3 = icmp eq i64 %c, 3
  %ok4 = icmp eq i64 %n, 3
  %x = and i1 %ok1, %ok2
  %y = and i1 %ok3, %ok4
  %z = and i1 %x, %y
  %wrong = xor i1 %z, true
  %r = zext i1 %wrong to i32
  ret i32 %r
}

attributes #0 = { "target-features"="+retpoline-indirect-calls,+retpoline-indirect-branches,+retpoline-external-thunk" }
