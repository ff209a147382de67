; A function that may end in a jump returns without touching what lies above an odd number of stack words: it is the
; caller's. One that may jump with words that it does not have itself returns with the stack pointer in its place.
; RUN
; STDOUT: 577
; STDOUT: 9

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

@other = global ptr null

define preserve_nonecc i64 @grown(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) noinline {
  %again = icmp ne i64 %a, 0
  br i1 %again, label %more, label %end
end:
  ret i64 %f
more:
  %other = load ptr, ptr @other
  %r = musttail call preserve_nonecc i64 %other(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f)
  ret i64 %r
}

; Calls it with 0 first and 9 last, and says what it returns if the stack pointer is as before.
define i64 @call.grown() naked noinline {
  call void asm sideeffect "pushq %rbp; movq %rsp, %rbp; pushq %r12; pushq %r13; pushq %r14; pushq %r15; xorl %r12d, %r12d; movl $$9, %esi; callq grown; leaq 32(%rsp), %rdx; cmpq %rbp, %rdx; movl $$0, %edx; cmovneq %rdx, %rax; leaq -32(%rbp), %rsp; popq %r15; popq %r14; popq %r13; popq %r12; popq %rbp; ret", ""()
  unreachable
}

define i32 @main() {
  %r = call i64 @call.seven()
  call i32 (ptr, ...) @printf(ptr @format, i64 %r)
  %grown = call i64 @call.grown()
  call i32 (ptr, ...) @printf(ptr @format, i64 %grown)
  ret i32 0
}
