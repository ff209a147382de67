; Functions without SSE leave its registers alone: in copies and fills of memory, where they save unnamed arguments, and
; in calls of variadic functions. All registers are set to ones before the calls and must still be so behind them.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"

@from = global [64 x i8] c"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
@to = global [64 x i8] zeroinitializer
@sum = global i64 0

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define i64 @add(i64 %count, ...) noinline #0 {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i64
  %b = va_arg ptr %list, i64
  call void @llvm.va_end.p0(ptr %list)
  %s = add i64 %a, %b
  %t = add i64 %s, %count
  ret i64 %t
}

define void @work() noinline #0 {
  call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 60, i1 false)
  call void @llvm.memset.p0.i64(ptr @to, i8 66, i64 33, i1 false)
  %s = call i64 (i64, ...) @add(i64 1, i64 20, i64 300)
  store i64 %s, ptr @sum
  ret void
}

define void @quiet() noinline noimplicitfloat {
  call void @llvm.memcpy.p0.p0.i64(ptr @to, ptr @from, i64 48, i1 false)
  ret void
}

define i32 @untouched(ptr %callee) {
  %mask = call i32 asm sideeffect "mov %rsp, %rbx\0A\09and $$-16, %rsp\0A\09pcmpeqd %xmm0, %xmm0\0A\09pcmpeqd %xmm1, %xmm1\0A\09pcmpeqd %xmm2, %xmm2\0A\09pcmpeqd %xmm3, %xmm3\0A\09pcmpeqd %xmm4, %xmm4\0A\09pcmpeqd %xmm5, %xmm5\0A\09pcmpeqd %xmm6, %xmm6\0A\09pcmpeqd %xmm7, %xmm7\0A\09call *%rcx\0A\09pand %xmm1, %xmm0\0A\09pand %xmm2, %xmm0\0A\09pand %xmm3, %xmm0\0A\09pand %xmm4, %xmm0\0A\09pand %xmm5, %xmm0\0A\09pand %xmm6, %xmm0\0A\09pand %xmm7, %xmm0\0A\09pmovmskb %xmm0, %eax\0A\09mov %rbx, %rsp", "={ax},{cx},~{cx},~{dx},~{si},~{di},~{r8},~{r9},~{r10},~{r11},~{bx},~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{memory},~{flags}"(ptr %callee)
  ret i32 %mask
}

define i32 @main() {
  %q = call i32 @untouched(ptr @quiet)
  %q.ok = icmp eq i32 %q, 65535
  %w = call i32 @untouched(ptr @work)
  %w.ok = icmp eq i32 %w, 65535
  %s = load i64, ptr @sum
  %s.ok = icmp eq i64 %s, 321
  %b = load i8, ptr getelementptr (i8, ptr @to, i64 32)
  %b.ok = icmp eq i8 %b, 66
  %c = load i8, ptr getelementptr (i8, ptr @to, i64 33)
  %c.ok = icmp eq i8 %c, 49
  %1 = and i1 %q.ok, %w.ok
  %2 = and i1 %1, %s.ok
  %3 = and i1 %2, %b.ok
  %4 = and i1 %3, %c.ok
  %status = select i1 %4, i32 0, i32 1
  ret i32 %status
}

attributes #0 = { "target-features"="-mmx,-sse,-sse2,-x87" }
