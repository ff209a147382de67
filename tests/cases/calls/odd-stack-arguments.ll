; A function that may end in a jump returns without touching what lies above an odd number of stack words: it is the
; caller's.
; RUN
; STDOUT: 577

@format = constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define i64 @seven(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) noinline {
  %again = icmp sgt i64 %g, 5
  br i1 %again, label %more, label %end
end:
  ret i64 %g
more:
  %less = sub i64 %g, 1
  %r = musttail call i64 @seven(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %less)
  ret i64 %r
}

; Calls it with 9 on the stack, right below 77.
define i64 @call.seven() naked noinline {
  call void asm sideeffect "pushq %rbp; movq %rsp, %rbp; pushq $$77; pushq $$9; callq seven; imulq $$100, %rax, %rax; addq 8(%rsp), %rax; movq %rbp, %rsp; popq %rbp; ret", ""()
  unreachable
}

define i32 @main() {
  %r = call i64 @call.seven()
  call i32 (ptr, ...) @printf(ptr @format, i64 %r)
  ret i32 0
}
