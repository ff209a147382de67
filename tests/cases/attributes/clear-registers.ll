; zero-call-used-regs: a return clears what belongs to the callee and holds no result.
; RUN
; STDOUT: 42 0 0 0 0 0
; STDOUT: 42 0 1 0 0 1
; STDOUT: 42 1 1 1 1 1

@format = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @all(i32 %a, ptr %b) noinline "zero-call-used-regs"="all" {
  %old = load volatile i32, ptr %b
  %sum = add i32 %a, %old
  ret i32 %sum
}

define i32 @some(i32 %a, ptr %b) noinline "zero-call-used-regs"="used-gpr-arg" {
  %old = load volatile i32, ptr %b
  %sum = add i32 %a, %old
  ret i32 %sum
}

define i32 @none(i32 %a, ptr %b) noinline "zero-call-used-regs"="skip" {
  %old = load volatile i32, ptr %b
  %sum = add i32 %a, %old
  ret i32 %sum
}

; Calls with 1 in the registers asked for, and says which are still not 0: rcx, r10, rdi, rdx, xmm7.
define void @show(ptr %f) {
  %two = alloca i32
  store i32 2, ptr %two
  %r = call { i32, i32, i32, i32, i32, i32 } asm sideeffect "movl $$1, %ecx; movl $$1, %r10d; movl $$40, %edi; movl $$1, %edx; movd %edx, %xmm7; callq *$6; movl %eax, $0; movl %ecx, $1; movl %r10d, $2; movl %edi, $3; movl %edx, $4; movd %xmm7, $5", "=&{rbx},=&{r12},=&{r13},=&{r14},=&{r15},=&{ax},{r8},{rsi},~{rcx},~{rdx},~{rdi},~{r9},~{r10},~{r11},~{xmm7},~{memory}"(ptr %f, ptr %two)
  %r0 = extractvalue { i32, i32, i32, i32, i32, i32 } %r, 0
  %r1 = extractvalue { i32, i32, i32, i32, i32, i32 } %r, 1
  %r2 = extractvalue { i32, i32, i32, i32, i32, i32 } %r, 2
  %r3 = extractvalue { i32, i32, i32, i32, i32, i32 } %r, 3
  %r4 = extractvalue { i32, i32, i32, i32, i32, i32 } %r, 4
  %r5 = extractvalue { i32, i32, i32, i32, i32, i32 } %r, 5
  %s3 = icmp ne i32 %r3, 0
  %s3.i = zext i1 %s3 to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %r0, i32 %r1, i32 %r2, i32 %s3.i, i32 %r4, i32 %r5)
  ret void
}

define i32 @main() {
  call void @show(ptr @all)
  call void @show(ptr @some)
  call void @show(ptr @none)
  ret i32 0
}
