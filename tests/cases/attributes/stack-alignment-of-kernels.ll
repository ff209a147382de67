; Where the module says that the stack is aligned to 8 bytes only, objects of more alignment are aligned in the frame. The
; program calls with both.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"
define i64 @low(i64 %size) noinline {
  %a = alloca [3 x i64], align 16
  %b = alloca i8, i64 %size, align 16
  store volatile i64 1, ptr %a
  store volatile i8 1, ptr %b
  %a.n = ptrtoint ptr %a to i64
  %b.n = ptrtoint ptr %b to i64
  %both = or i64 %a.n, %b.n
  %low = and i64 %both, 15
  ret i64 %low
}
define i32 @main() {
  %sum = call i64 asm sideeffect "mov %rsp, %rbx
  and $$-16, %rsp
  mov $$40, %edi
  call low
  mov %rax, %r12
  sub $$8, %rsp
  mov $$40, %edi
  call low
  add %r12, %rax
  mov %rbx, %rsp", "={ax},~{rbx},~{r12},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"()
  %status = trunc i64 %sum to i32
  ret i32 %status
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"override-stack-alignment", i32 8}
