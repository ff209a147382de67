; Interrupt handlers get the address of what the processor pushed, and an error code, return to where it came from, and
; preserve every register; so do functions that are told to. The program pushes what the processor would.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"

@pushed = global i64 0
@codes = global i64 0
@lengths = global i64 0

declare ptr @memset(ptr, i32, i64)
declare i64 @strlen(ptr)

define x86_intrcc void @plain(ptr byval([5 x i64]) align 8 %frame) {
  %second = getelementptr i8, ptr %frame, i64 8
  %segment = load i64, ptr %second
  store i64 %segment, ptr @pushed
  %area = alloca [100 x i8]
  %filled = call ptr @memset(ptr %area, i32 65, i64 100)
  %end = getelementptr i8, ptr %area, i64 99
  store i8 0, ptr %end
  %length = call i64 @strlen(ptr %filled)
  store i64 %length, ptr @lengths
  ret void
}

define x86_intrcc void @fault(ptr byval([5 x i64]) align 8 %frame, i64 %code) {
  %old = load i64, ptr @codes
  %new = add i64 %old, %code
  store i64 %new, ptr @codes
  ; Continue two bytes on.
  %rip = load i64, ptr %frame
  %next = add i64 %rip, 2
  store i64 %next, ptr %frame
  ret void
}

define void @quiet() "no_caller_saved_registers" {
  %area = alloca [100 x i8]
  %filled = call ptr @memset(ptr %area, i32 65, i64 100)
  ret void
}

; What handlers and @quiet leave in the registers, added up.
define i64 @probe(i64 %which) noinline {
  %sum = call i64 asm sideeffect "mov %rsp, %rbx
  and $$-16, %rsp
  mov $1, %r12
  mov $$1, %eax
  mov $$2, %ecx
  mov $$3, %edx
  mov $$4, %esi
  mov $$5, %edi
  mov $$6, %r8d
  mov $$7, %r9d
  mov $$8, %r10d
  mov $$9, %r11d
  pcmpeqd %xmm0, %xmm0
  pcmpeqd %xmm15, %xmm15
  cmp $$2, %r12
  je 3f
  mov %ss, %r13
  push %r13
  push %rbx
  pushfq
  mov %cs, %r13
  push %r13
  lea 1f(%rip), %r13
  push %r13
  cmp $$0, %r12
  jne 2f
  jmp plain
2: push $$100
  jmp fault
3: call quiet
1: jmp 4f
4: mov %rbx, %rsp
  add %rcx, %rax
  add %rdx, %rax
  add %rsi, %rax
  add %rdi, %rax
  add %r8, %rax
  add %r9, %rax
  add %r10, %rax
  add %r11, %rax
  pand %xmm15, %xmm0
  pmovmskb %xmm0, %ecx
  add %rcx, %rax", "={ax},r,~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{xmm0},~{xmm15},~{memory},~{flags}"(i64 %which)
  ret i64 %sum
}

define i32 @main() {
  %a = call i64 @probe(i64 0)
  %a.ok = icmp eq i64 %a, 65580
  %b = call i64 @probe(i64 1)
  %b.ok = icmp eq i64 %b, 65580
  %c = call i64 @probe(i64 2)
  %c.ok = icmp eq i64 %c, 65580
  %length = load i64, ptr @lengths
  %length.ok = icmp eq i64 %length, 99
  %code = load i64, ptr @codes
  %code.ok = icmp eq i64 %code, 100
  %cs = load i64, ptr @pushed
  %cs.now = call i64 asm "mov %cs, $0", "=r"()
  %cs.ok = icmp eq i64 %cs, %cs.now
  %1 = and i1 %a.ok, %b.ok
  %2 = and i1 %1, %c.ok
  %3 = and i1 %2, %length.ok
  %4 = and i1 %3, %code.ok
  %5 = and i1 %4, %cs.ok
  %status = select i1 %5, i32 0, i32 1
  ret i32 %status
}
