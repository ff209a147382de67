; Functions that save registers for their callers: results, and arguments in all kinds of registers. The body in
; assembly checks that what it keeps in rcx, rdx, rsi, rdi, r8 to r10 and xmm2 stays.
; STDOUT: 14 1 7.5 2 3
@format = private constant [19 x i8] c"%ld %d %.1f %d %d\0A\00"

declare i32 @printf(ptr, ...)

define preserve_mostcc i64 @most(i64 %x) noinline {
  %y = call i64 @clobber(i64 %x)
  ret i64 %y
}

define preserve_allcc double @all(double %x) noinline {
  %i = fptosi double %x to i64
  %y = call i64 @clobber(i64 %i)
  %z = sitofp i64 %y to double
  %s = fadd double %z, 0.5
  ret double %s
}

define i64 @clobber(i64 %x) noinline {
  call void asm sideeffect "xorl %ecx, %ecx; xorl %edx, %edx; xorl %esi, %esi; xorl %edi, %edi; xorl %r8d, %r8d; xorl %r9d, %r9d; xorl %r10d, %r10d; xorps %xmm2, %xmm2; xorps %xmm15, %xmm15", "~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{xmm2},~{xmm15}"()
  %double = shl i64 %x, 1
  ret i64 %double
}

define internal i32 @keeps.ints() noinline {
  %r = call i32 asm sideeffect "movl $$1, %ecx; movl $$2, %edx; movl $$3, %esi; movl $$4, %edi; movl $$5, %r8d; movl $$6, %r9d; movl $$7, %r10d; call most@PLT; addl %edx, %ecx; addl %esi, %ecx; addl %edi, %ecx; addl %r8d, %ecx; addl %r9d, %ecx; addl %r10d, %ecx; xorl %eax, %eax; cmpl $$28, %ecx; sete %al", "={eax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"()
  ret i32 %r
}

define internal i32 @keeps.floats() noinline {
  %r = call i32 asm sideeffect "movl $$2, %eax; cvtsi2sdl %eax, %xmm15; movsd %xmm15, %xmm0; movsd %xmm15, %xmm2; call all@PLT; cvtsd2si %xmm15, %eax; cvtsd2si %xmm2, %ecx; cmpl %eax, %ecx; je 1f; xorl %eax, %eax; 1:", "={eax},~{rcx},~{xmm0},~{xmm2},~{xmm15},~{r11},~{memory},~{flags}"()
  ret i32 %r
}

define i32 @main() {
  %a = call preserve_mostcc i64 @most(i64 7)
  %b = call i32 @keeps.ints()
  %c = call preserve_allcc double @all(double 3.5)
  %d = call i32 @keeps.floats()
  %e = add i32 %d, 1
  %c1 = fadd double %c, 1.0
  call i32 (ptr, ...) @printf(ptr @format, i64 %a, i32 %b, double %c1, i32 %d, i32 %e)
  ret i32 0
}
